// How fast a replay plays itself, remembered in this browser.

const KEY = "cloverleaf.replay";

export const SPEEDS = ["slow", "normal", "fast"] as const;
type Speed = (typeof SPEEDS)[number];

/** How long each position is shown, in milliseconds. */
const SHOWN: Record<Speed, number> = { slow: 2000, normal: 900, fast: 300 };

function read(): Speed {
  try {
    return SPEEDS.find((one) => one === localStorage.getItem(KEY)) ?? "normal";
  } catch {
    return "normal";
  }
}

class Pace {
  speed: Speed = $state(read());

  set(speed: Speed): void {
    this.speed = speed;
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      // Without storage it lasts as long as the page does.
    }
  }

  get shown(): number {
    return SHOWN[this.speed];
  }
}

export const pace = new Pace();
