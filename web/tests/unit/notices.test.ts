// What notices need of the page apart from a server: addresses, times of day, the name of a browser.

import { describe, expect, it } from "vitest";
import { clock, isDiscord, minutes, offset } from "../../src/online/wishes";
import { browserName, known } from "../../src/online/push";

describe("webhooks", () => {
  it.each([
    ["https://discord.com/api/webhooks/1/x", true],
    ["https://canary.discord.com/api/webhooks/1/x", true],
    ["https://discordapp.com/api/webhooks/1/x", true],
    ["https://notdiscord.com/api/webhooks/1/x", false],
    ["https://table.example/discord.com/api/webhooks/", false],
  ])("%s is Discord's: %s", (url, discord) => {
    expect(isDiscord(url)).toBe(discord);
  });
});

describe("quiet hours", () => {
  it("are minutes of the day, both ways", () => {
    for (const time of ["00:00", "07:05", "23:59"]) expect(clock(minutes(time))).toBe(time);
    expect(minutes("22:30")).toBe(1350);
  });

  it("are told by the clock of whoever sets them", () => {
    const now = new Date();
    expect(offset(now) + now.getTimezoneOffset()).toBe(0);
  });
});

describe("a browser", () => {
  it("is called as people call it", () => {
    const pixel = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
    const iphone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1";
    expect(browserName(pixel)).toEqual({ browser: "Chrome", system: "Android" });
    expect(browserName(iphone)).toEqual({ browser: "Safari", system: "iPhone" });
  });

  it("is subscribed for one server's key", () => {
    expect(known(new Uint8Array([251, 239, 255]).buffer)).toBe("--__");
    expect(known(null)).toBe("");
  });
});
