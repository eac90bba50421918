// How well something can be seen: the part of its outline's length where it differs from what is there without it by 3:1.

import type { Page } from "@playwright/test";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of an area that differ by at least 3:1 between two pictures of the screen, for each pixel of its outline. */
export function outlined(page: Page, one: Buffer, other: Buffer, areas: Area[]): Promise<number[]> {
  return page.evaluate(
    async ([one, other, areas]) => {
      const read = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
        canvas?.drawImage(bitmap, 0, 0);
        return canvas;
      };
      const [before, after] = [await read(one), await read(other)];
      const linear = (part = 0) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      const light = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) + 0.05;
      return areas.map(({ x, y, width, height }) => {
        const [left, top] = [Math.max(0, Math.round(x - 4)), Math.max(0, Math.round(y - 4))];
        const [wide, high] = [Math.round(width + 8), Math.round(height + 8)];
        const [a, b] = [before, after].map((canvas) => canvas?.getImageData(left, top, wide, high).data ?? new Uint8ClampedArray());
        let differing = 0;
        for (let at = 0; a && b && at < a.length; at += 4) {
          const [dim, bright] = [light(a, at), light(b, at)].sort((one, other) => one - other);
          if ((bright ?? 0) / (dim ?? 1) >= 3) differing += 1;
        }
        return differing / (2 * (width + height));
      });
    },
    [one.toString("base64"), other.toString("base64"), areas] as const,
  );
}
