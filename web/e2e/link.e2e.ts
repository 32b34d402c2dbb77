import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { launch, Person, Server } from './support';

let browser: Browser;
let server: Server;
let host: Person;
let guest: Person;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), Server.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  host = await Person.open(browser, server);
  guest = await Person.open(browser, server);
});

afterEach(async () => {
  await host.close();
  await guest.close();
});

async function sitDown(tiles?: string): Promise<void> {
  await host.makeTable([['me', 'Host'], ['link']], tiles);
  await host.page.waitForSelector('text=Waiting for 1 more player');
  const link = await host.page.inputValue('main input[readonly]');
  expect(link).toBe(host.page.url());
  await guest.page.goto(link);
  await guest.page.fill('[data-join-name]', 'Guest');
  await guest.page.click('dialog button[type=submit]');
  await Promise.all([host.page.waitForSelector('.page[data-version="1"]'), guest.page.waitForSelector('.page[data-version="1"]')]);
}

/** Whoever is to move plays one step. */
async function playOne(n: number): Promise<void> {
  const before = await host.version();
  const mover = (await host.step()) === 'wait' ? guest : host;
  await mover.play(n);
  await Promise.all([host.after(before), guest.after(before)]);
}

test('a friend by link plays a whole game, with a reload on each side in the middle', async () => {
  await sitDown();
  const watcher = await Person.open(browser, server);
  await watcher.page.goto(host.page.url());
  await watcher.ready();
  for (let n = 0; n < 60 && (await host.step()) !== 'over'; n++) {
    await playOne(n);
    if (n === 9) {
      await guest.page.reload();
      await guest.ready();
    }
    if (n === 14) {
      await host.page.reload();
      await host.ready();
    }
    if (n % 5 === 0) {
      expect(await guest.table()).toBe(await host.table());
      expect(await watcher.step()).toBe('wait');
    }
  }
  for (const person of [host, guest, watcher]) {
    await person.page.waitForSelector('[data-headline]');
    person.fine();
  }
  expect(await guest.table()).toBe(await host.table());
  expect(await watcher.table()).toBe(await host.table());
  await watcher.close();
}, 240_000);

test('the title tells whose turn it is', async () => {
  await sitDown();
  const mover = (await host.step()) === 'wait' ? guest : host;
  const other = mover === host ? guest : host;
  expect(await mover.page.title()).toMatch(/^● Your turn/);
  expect(await other.page.title()).toBe('Islands');
});

test('after kill -9 and a new start the game goes on at both browsers without a reload', async () => {
  await sitDown('islands-base-72');
  for (let n = 0; n < 4; n++) await playOne(n);
  const table = await host.table();
  await server.kill();
  for (const { page } of [host, guest]) await page.waitForSelector('.page[data-connection="offline"]');
  await server.run();
  for (const { page } of [host, guest]) await page.waitForSelector('.page[data-connection="online"]', { timeout: 5000 });
  expect(await host.table()).toBe(table);
  expect(await guest.table()).toBe(table);
  for (let n = 4; n < 8; n++) await playOne(n);
  expect(await guest.table()).toBe(await host.table());
  host.fine();
  guest.fine();
});

test('a move made while the server is away is shown as pending and done once', async () => {
  await sitDown('islands-base-72');
  const mover = (await host.step()) === 'wait' ? guest : host;
  const { page } = mover;
  const before = await mover.version();
  await page.locator('.square.legal').first().click();
  await page.waitForSelector('[data-act="confirm"]:enabled');
  // The line breaks as the button is pressed: the message is on its way, or not.
  await server.kill();
  await page.waitForSelector('.page[data-connection="offline"]');
  expect(await page.locator('[data-act="confirm"]').isDisabled()).toBe(true);
  expect(await page.locator('.laid').count()).toBe(1);
  await server.run();
  await page.waitForSelector('.page[data-connection="online"]');
  await mover.confirm();
  expect(await mover.version()).toBe(before + 1);
  mover.fine();
});

test('a move under way when the line is slow is one move, and says that it is being sent', async () => {
  const { page } = host;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => setTimeout(() => upstream.send(message), 200));
    upstream.onMessage((message) => setTimeout(() => socket.send(message), 200));
  });
  await host.makeTable([['me'], ['device']], 'islands-base-72');
  for (let round = 0; round < 2; round++) {
    const before = await host.version();
    await page.locator('.square.legal').first().click();
    const confirm = page.locator('[data-act="confirm"]');
    await page.waitForSelector('[data-act="confirm"]:enabled');
    await confirm.click();
    expect(await page.locator('.pending').textContent()).toContain('Sending');
    await confirm.click({ force: true }).catch(() => undefined);
    await confirm.click({ force: true, clickCount: 2 }).catch(() => undefined);
    await host.after(before);
    await page.waitForTimeout(700);
    expect(await host.version()).toBe(before + 1);
    if ((await host.step()) === 'meeple') {
      await page.locator('[data-act="skip"]:enabled').click();
      await page.locator('[data-act="skip"]').click({ force: true, timeout: 300 }).catch(() => undefined);
      await host.after(before + 1);
      await page.waitForTimeout(700);
      expect(await host.version()).toBe(before + 2);
    }
  }
  host.fine();
});

test('a takeback is asked for and allowed', async () => {
  await sitDown('islands-base-72');
  const mover = (await host.step()) === 'wait' ? guest : host;
  const other = mover === host ? guest : host;
  const start = await mover.page.locator('.laid').count();
  await mover.layTile();
  if ((await mover.step()) === 'meeple') await mover.skip();
  await mover.page.click('[data-act="takeback"]:enabled');
  await mover.page.waitForSelector('[data-takeback]');
  await other.page.click('[data-act="accept"]:enabled');
  await mover.page.waitForFunction((n) => document.querySelectorAll('.laid').length === n, start);
  expect(await mover.step()).toBe('tile');
  host.fine();
  guest.fine();
});

test('an old page after an upgrade says that it is old', async () => {
  await host.makeTable([['me'], ['device']]);
  await host.page.routeWebSocket(/\/ws\//, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      upstream.send(String(message).replace(/"protocol":\d+/, '"protocol":999'));
    });
  });
  await host.page.reload();
  await host.page.waitForSelector('text=Fishka was updated');
  await host.page.waitForSelector('.page[data-connection="outdated"]');
});

test('a table that is not there is said to be so', async () => {
  await host.page.goto(`${server.url}/t/nowhere`);
  await host.page.waitForSelector('text=There is no such table');
});
