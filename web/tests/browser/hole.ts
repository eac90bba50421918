// A line to the server that can turn into a black hole: nothing comes through, and nobody is told.

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
  /** Where the server is reached by this line. */
  address: string;
  /** From now on nothing comes through. */
  swallow(): void;
  /** Everything comes through again, what was swallowed first. */
  release(): void;
  stop(): void;
}

export async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let swallowed = false;
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    end.on("data", (bytes) => other.write(bytes));
    end.on("error", () => other.destroy());
    end.on("close", () => {
      ends.delete(end);
      other.end();
    });
    if (swallowed) end.pause();
  };
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  await new Promise<void>((listening) => proxy.listen(0, hostname, listening));
  return {
    address: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    swallow: () => {
      swallowed = true;
      for (const end of ends) end.pause();
    },
    release: () => {
      swallowed = false;
      for (const end of ends) end.resume();
    },
    stop: () => {
      proxy.close();
      for (const end of ends) end.destroy();
    },
  };
}
