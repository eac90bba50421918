// Installing the page as an app, where the browser offers it.

/** What Chromium browsers offer; TypeScript does not know it, because it is no standard. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer: InstallOffer | undefined = $state.raw();

  constructor() {
    window.addEventListener("beforeinstallprompt", (event) => {
      // The browser's own bar would cover the page; the offer stands at its foot instead.
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    window.addEventListener("appinstalled", () => (this.offer = undefined));
  }

  get possible(): boolean {
    return this.offer !== undefined;
  }

  /** An offer can be taken up once; the browser makes another one if it was declined. */
  async ask(): Promise<void> {
    const { offer } = this;
    this.offer = undefined;
    await offer?.prompt();
  }
}

export const install = new Install();
