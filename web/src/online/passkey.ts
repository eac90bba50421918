// Passkeys, as browsers make and show them. What the server says and hears of them is JSON, with base64url for bytes.

import { t } from "../lang.svelte";

/** Browsers know passkeys by https and a name alone; on this machine `localhost` is enough. */
export const usable = () => typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(location.hostname);

interface Descriptor extends Omit<PublicKeyCredentialDescriptor, "id"> {
  id: string;
}
interface ToMake extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  challenge: string;
  user: PublicKeyCredentialUserEntityJSON;
  excludeCredentials?: Descriptor[];
}
interface ToShow extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const withBytes = (descriptor: Descriptor) => ({ ...descriptor, id: bytes(descriptor.id) });

/** Makes a passkey as the server asks for it. */
export async function make(asked: unknown): Promise<unknown> {
  const { challenge, user, excludeCredentials, ...rest } = asked as ToMake;
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map(withBytes),
  };
  const made = await told(() => navigator.credentials.create({ publicKey }));
  const answer = made.response as AuthenticatorAttestationResponse;
  return credential(made, { attestationObject: text(answer.attestationObject) });
}

/** Shows a passkey as the server asks for it. */
export async function show(asked: unknown): Promise<unknown> {
  const { challenge, ...rest } = asked as ToShow;
  const shown = await told(() => navigator.credentials.get({ publicKey: { ...rest, challenge: bytes(challenge) } }));
  const answer = shown.response as AuthenticatorAssertionResponse;
  return credential(shown, {
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle && text(answer.userHandle),
  });
}

function credential(shown: PublicKeyCredential, more: object): unknown {
  const response = { clientDataJSON: text(shown.response.clientDataJSON), ...more };
  const id = text(shown.rawId);
  return { id, rawId: id, type: shown.type, response, clientExtensionResults: {} };
}

/** Browsers say for programs why there is no passkey; people are told in words. */
async function told(what: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!usable()) throw new Error(t("passkey-unusable"));
  try {
    const found = await what();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Error(t("passkey-here"), { cause: error });
    if (!(error instanceof DOMException) || !["NotAllowedError", "AbortError"].includes(error.name)) throw error;
  }
  throw new Error(t("passkey-none"));
}
