// What a card beside the board points at, such as the place of a destination.

class Pointed {
  /** The ids of the places in the picture. */
  ids: string[] = $state.raw([]);
}

export const pointed = new Pointed();
