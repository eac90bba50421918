// A network that breaks off what is asked for by some name, in front of a server.

import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

export interface Flaky {
  address: string;
  /** How often something was broken off. */
  broken(): number;
  /** Lets everything through from now on. */
  mend(): void;
  stop(): void;
}

export async function flaky(server: string, name: RegExp): Promise<Flaky> {
  let [broken, whole] = [0, false];
  const network = createServer((request, response) => {
    const url = request.url ?? "/";
    if (!whole && name.test(url)) {
      broken += 1;
      request.socket.destroy();
      return;
    }
    get(`${server}${url}`, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).on("error", () => request.socket.destroy());
  });
  await new Promise<void>((done) => network.listen(0, "127.0.0.1", done));
  const stop = () => {
    network.close();
    network.closeAllConnections();
  };
  const address = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  return { address, broken: () => broken, mend: () => void (whole = true), stop };
}
