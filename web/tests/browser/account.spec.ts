// Logins, devices and what lets somebody in.

import type { Browser } from "@playwright/test";
import { expect, test } from "./kit";
import { openTable, Somebody } from "./people";

const PASSWORD = "a long password";

async function logIn(page: Somebody["page"], login: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Login name").fill(login);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Somebody with a device that keeps passkeys, who always proves who they are. Passkeys need a name: numbers are none. */
async function withAuthenticator(browser: Browser, address: string): Promise<Somebody["page"]> {
  const { page } = await Somebody.come(browser, { baseURL: address.replace("127.0.0.1", "localhost") });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return page;
}

async function openAccount(page: Somebody["page"], login: string): Promise<void> {
  await page.goto("/#/online/me");
  await page.getByRole("radio", { name: "I’m new here" }).check();
  await page.getByLabel("Login name").fill(login);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Keep my games under a new login" }).click();
  await expect(page.getByText(`Logged in as ${login}.`)).toBeVisible();
}

test("a guest is asked before somebody takes their place, and may take the games along", async ({ browser }) => {
  const ada = await Somebody.named(browser, "Ada");
  await openAccount(ada.page, "ada.b");

  const { page } = await Somebody.named(browser, "Bo");
  const table = await openTable(page, "congestion", ["me", "open"]);
  await page.goto("/#/online/me");
  await logIn(page, "ada.b");
  await expect(page.getByRole("heading", { name: "You are playing as a guest here" })).toBeFocused();
  await expect(page.getByText("Bo has 1 game in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Switch" }).click();
  await expect(page.getByText("Before, this browser was Bo.")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Your name")).toHaveValue("Bo");

  await logIn(page, "ada.b");
  await page.getByRole("button", { name: "Bring these games along" }).click();
  await expect(page.getByText(/^From Bo, on/)).toBeVisible();
  await ada.page.goto(table);
  await expect(ada.page.getByRole("button", { name: "Leave seat" })).toBeVisible();
  await page.getByRole("button", { name: "Undo…" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByLabel("Your name")).toHaveValue("Bo");
});

test("a new password signs every other device out, and a code replaces a forgotten one", async ({ browser }) => {
  const { page } = await Somebody.named(browser, "Cy");
  await openAccount(page, "cy.d");
  const table = await openTable(page, "congestion", ["me", "open"]);
  const phone = await Somebody.come(browser);
  await phone.page.goto("/#/online/me");
  await logIn(phone.page, "cy.d");
  await expect(phone.page.getByText("Logged in as cy.d.")).toBeVisible();
  await phone.page.goto(table);
  await expect(phone.page.getByRole("button", { name: "Leave seat" })).toBeVisible();

  await page.goto("/#/online/me");
  await expect(page.getByRole("list").getByText("this browser")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign out / })).toHaveCount(2);
  await page.getByText("Recovery codes", { exact: true }).click();
  await page.getByLabel("Current password").last().fill(PASSWORD);
  await page.getByRole("button", { name: "Make new codes" }).click();
  const code = await page.locator("code").first().innerText();
  await page.getByText("Change password").first().click();
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByLabel(/^New password/).fill("another password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  // The other device was at the table: it is signed out there and then.
  await expect(phone.page.getByLabel("Login name")).toBeVisible();

  await phone.page.getByRole("button", { name: "Forgot your password?" }).click();
  await phone.page.getByLabel("Login name").fill("cy.d");
  await phone.page.getByLabel("Recovery code").fill(code);
  await phone.page.getByLabel(/^New password/).fill("a third password");
  await phone.page.getByRole("button", { name: "Set the new password" }).click();
  await expect(phone.page.getByText("Logged in as cy.d.")).toBeVisible();
  await phone.page.getByLabel("Password, to confirm").fill("a third password");
  await phone.page.getByRole("button", { name: "Delete me…" }).click();
  await phone.page.getByRole("button", { name: "Delete me", exact: true }).click();
  await expect(phone.page.getByLabel("Login name")).toBeVisible();
});

test("a passkey is added, and logs in without a name or a password", async ({ browser, server }) => {
  const page = await withAuthenticator(browser, server.address);
  await openAccount(page, "di.e");
  await page.getByText("Add a passkey", { exact: true }).first().click();
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("Logged in as di.e.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByText("last used")).toBeVisible();
});

test("a passkey alone is enough for a login, and nobody locks themselves out", async ({ browser, server }) => {
  const page = await withAuthenticator(browser, server.address);
  await page.goto("/#/online/me");
  await page.getByRole("button", { name: "Keep my games with a passkey" }).click();
  await expect(page.getByLabel("Login name")).toBeFocused();
  await page.getByLabel("Login name").fill("di.alone");
  await page.getByRole("button", { name: "Keep my games with a passkey" }).click();
  await expect(page.getByText("Logged in as di.alone.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove Chrome/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("only way to log in");
  await page.getByText("Set a password", { exact: true }).first().click();
  await page.getByLabel(/^New password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove Chrome/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Passkey removed.")).toBeVisible();
});

test("Enter logs in, a login that does not exist is refused, and a new one is made only where that is meant", async ({ browser }) => {
  const { page } = await Somebody.come(browser);
  await page.goto("/#/online/me");
  await page.getByLabel("Login name").fill("eve.f");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Password/).press("Enter");
  await expect(page.getByRole("alert")).toContainText("The login or the password is wrong");
  await expect(page.getByText("Logged in as eve.f.")).toHaveCount(0);
  await page.getByRole("button", { name: "No login yet? Make a new one" }).click();
  await expect(page.getByRole("radio", { name: "I’m new here" })).toBeChecked();
  await page.getByLabel(/^Password/).press("Enter");
  await expect(page.getByText("Logged in as eve.f.")).toBeVisible();
});
