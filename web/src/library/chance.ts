// The engine has no randomness of its own: whoever gives no seed gets one from here.

const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A seed for a dealer: 64 hexadecimal digits. */
export const dealer = () => Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seed for a bot. */
export const bot = () => new DataView(bytes(8).buffer).getBigUint64(0);
