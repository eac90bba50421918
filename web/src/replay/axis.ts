// The labels of an axis: round numbers, no more than there is room for.

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Some of the stops with their numbers, counted from 1. */
export function ticks(stops: number[], most: number): { number: number; at: number }[] {
  const step = STEPS.find((one) => stops.length / one <= most) ?? stops.length;
  return stops.map((at, index) => ({ number: index + 1, at })).filter(({ number }) => number % step === 0);
}
