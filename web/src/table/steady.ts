// A button that has just got another meaning takes no press: whoever presses twice meant what was there before.

/** How long a new meaning must have been on the screen. */
const SEEN = 400;

interface Steady {
  update(meaning: string): void;
  destroy(): void;
}

/**
 * For a button whose meaning is told by this text; without one it does nothing. While it is too new it is disabled for
 * everybody. It keeps the focus meanwhile, which a button that is disabled otherwise loses.
 */
export function steady(button: HTMLElement, meaning: string): Steady {
  let seen = Infinity;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function renew(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    seen = Infinity;
    button.setAttribute("aria-disabled", "true");
    if (meaning === "") return;
    // It counts from when it can be seen, which on a slow machine is later.
    frame = requestAnimationFrame(() => {
      seen = performance.now();
      timer = setTimeout(() => button.removeAttribute("aria-disabled"), SEEN);
    });
  }

  /** When it was pressed counts, not when the page got round to it. */
  function press(event: Event): void {
    if (event.timeStamp >= seen + SEEN) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  button.addEventListener("click", press, { capture: true });
  renew();
  return {
    update(next) {
      if (next === meaning) return;
      meaning = next;
      renew();
    },
    destroy() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      button.removeEventListener("click", press, { capture: true });
    },
  };
}
