// Being told that it is my turn while the page is closed: setting it up, and what the browser does with a notice.

import { expect, test } from "./kit";
import { openTable, Somebody } from "./people";

test("a webhook is added, kept quiet at night, and removed", async ({ browser }) => {
  const { page } = await Somebody.named(browser, "Ada");
  await page.goto("/#/online/me");
  await page.getByLabel("Add a webhook").fill("http://table.example/hook");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("The address has to begin with https://.")).toBeVisible();
  await page.getByLabel("Add a webhook").fill("https://discord.com/api/webhooks/1/secret");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const list = page.getByRole("list", { name: "Where you are told" });
  await expect(list.getByText("Discord")).toBeVisible();
  await expect(page.getByLabel("Add a webhook")).toHaveValue("");

  await page.getByLabel("Do not disturb me").check();
  await page.getByLabel("From", { exact: true }).fill("23:15");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("23:15");

  const table = await openTable(page, "congestion", ["me", "commuter"]);
  await page.goto(table);
  await page.locator("summary", { hasText: "Table" }).click();
  await page.getByRole("button", { name: "Notices for this table: on" }).click();
  await expect(page.getByRole("button", { name: "Notices for this table: off" })).toBeVisible();

  await page.goto("/#/online/me");
  await page.getByRole("button", { name: "Remove Discord" }).click();
  await expect(list).toHaveCount(0);
});

test("a link that switches notices off says so when they are off", async ({ page }) => {
  await page.goto("/#/off/nothing/t");
  await expect(page.getByRole("alert")).toHaveText("These notices are off already, or the link is not complete.");
});

test.describe("a notice from the server", () => {
  test.use({ serviceWorkers: "allow" });

  test("is shown by the browser, with the way to the table", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["notifications"]);
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((found) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const ours = registrations.find(({ isDeleted }) => !isDeleted);
        if (ours) found(ours.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    const notice = { title: "Your turn: Tango", body: "Bo waits.", tag: "abc", url: "/#/t/abc", off: "/#/off/x/abc", offText: "Off" };
    const origin = baseURL ?? "";
    const push = { origin, registrationId: await registered, data: JSON.stringify(notice) };
    await session.send("ServiceWorker.deliverPushMessage", push);
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        const all = await worker.getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }));
      });
    await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: "abc", url: "/#/t/abc" }]);
    // The same notice once more takes the place of the first.
    await session.send("ServiceWorker.deliverPushMessage", push);
    await expect.poll(async () => (await shown()).length).toBe(1);
  });
});
