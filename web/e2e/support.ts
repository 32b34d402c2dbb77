import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PYTHON = process.env.FISHKA_PYTHON ?? join(ROOT, '.venv/bin/python');

/** Starts the system's Chromium; it asks the network for nothing of its own. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.FISHKA_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A real server on a free port with data of its own; it can be killed and started again. */
export class Server {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly data: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'fishka-e2e-')));
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    const child = spawn(
      PYTHON,
      ['-m', 'fishka', 'serve', '--no-browser', '--host', '127.0.0.1', '--port', String(this.port), '--data', this.data],
      { cwd: this.data, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)));
    this.process = child;
    for (let tries = 0; tries < 150; tries++) {
      if (child.exitCode !== null) break;
      if (await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not start: ${errors}`);
  }

  /** Gone from one moment to the next, as if the power failed. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A browser of its own for one person; what goes wrong in it is collected. */
export class Person {
  readonly faults: string[] = [];
  private tapped = 0;

  private constructor(
    readonly page: Page,
    readonly server: Server,
  ) {}

  static async open(browser: Browser, server: Server, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1200, height: 800 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const person = new Person(page, server);
    page.on('pageerror', (error) => person.faults.push(String(error)));
    page.on('dialog', (dialog) => {
      person.faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      const text = message.text();
      // A server that was killed, and a page that is to say so, make these.
      if (/ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(text)) return;
      if (message.type() === 'error' || message.type() === 'warning') person.faults.push(text);
    });
    return person;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  // -- tables ----------------------------------------------------------------------------------

  /** Somebody at a new table where every seat is on this device; `wanted` as the server takes it. */
  static async sit(
    browser: Browser,
    server: Server,
    { names, ...wanted }: { game: string; options: object; position: object | null; names: string[] },
    context: BrowserContextOptions = {},
  ): Promise<Person> {
    const person = await Person.open(browser, server, context);
    const { page } = person;
    await page.goto(server.url);
    await page.waitForSelector('[data-play]');
    const id = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
      const made = (await answer.json()) as { id: string };
      if (!answer.ok) throw new Error(JSON.stringify(made));
      return made.id;
    }, { ...wanted, seats: names.map((name, seat) => ({ kind: seat ? 'device' : 'me', name })) });
    await page.goto(`${server.url}/t/${id}`);
    await person.ready();
    return person;
  }

  /** Makes a table through the form: seats as [kind, name or bot]. */
  async makeTable(seats: [string, string?][], tiles = 'islands-mini-18', more: Record<string, string> = {}): Promise<void> {
    const { page } = this;
    await page.goto(`${this.server.url}/new/islands`);
    await page.waitForSelector('form');
    for (let extra = seats.length - 2; extra > 0; extra--) {
      await page.click('form section:first-child > button');
    }
    for (const [index, [kind, name]] of seats.entries()) {
      await page.selectOption(`[data-seat-kind="${index}"]`, kind);
      if (kind === 'bot') await page.selectOption(`ol li:nth-child(${index + 1}) select:not([data-seat-kind])`, name ?? 'random');
      else if (name) await page.fill(`[data-seat-name="${index}"]`, name);
    }
    await page.selectOption('[data-option="tiles"]', tiles);
    for (const [option, value] of Object.entries(more)) {
      await page.selectOption(`[data-option="${option}"]`, value);
    }
    await page.click('button[type=submit]');
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.waitForSelector('.page[data-connection="online"] :is(.pieces, .chart)');
    await this.still();
  }

  /** Waits until the board neither glides nor is laid out anew: a forced click asks for no such thing. */
  async still(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      for (let last = '', same = 0, frames = 0; same < 3 && frames < 300; frames++) {
        await new Promise(requestAnimationFrame);
        const { x, y, width, height } = document.querySelector('.stage > svg > g')!.getBoundingClientRect();
        const now = [x, y, width, height].join();
        same = now === last ? same + 1 : 0;
        last = now;
      }
    });
  }

  version(): Promise<number> {
    return this.page.locator('.page').getAttribute('data-version').then(Number);
  }

  /** Waits until the page shows a version later than `before`, and nothing sent is unanswered. */
  async after(before: number): Promise<void> {
    await this.page.waitForFunction((past) => {
      const page = document.querySelector('.page');
      return Number(page?.getAttribute('data-version')) > past && page?.getAttribute('data-pending') === 'false';
    }, before);
  }

  isOver(): Promise<boolean> {
    return this.page.locator('[data-headline]').isVisible();
  }

  /** What is to be done now: lay a tile, put a meeple, or nothing. */
  async step(): Promise<'tile' | 'meeple' | 'wait' | 'over'> {
    return this.page.evaluate(() => {
      if (document.querySelector('[data-headline]')) return 'over';
      if (document.querySelector('[data-act="skip"]')) return 'meeple';
      return document.querySelector('.square.legal') ? 'tile' : 'wait';
    });
  }

  async confirm(): Promise<void> {
    const before = await this.version();
    await this.page.click('[data-act="confirm"]:enabled');
    await this.after(before);
  }

  /** Taps at the pace of a thumb: the second tap of a quick pair at one place is left out by the page. */
  async tap(what: Locator, force = false): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.tapped + 400 - Date.now()));
    await what.tap({ force });
    this.tapped = Date.now();
  }

  /** Lays the drawn tile on the n-th legal square, by pointer. */
  async layTile(n = 0, tap = false): Promise<void> {
    const legal = this.page.locator('.square.legal');
    const square = legal.nth(n % (await legal.count()));
    await (tap ? this.tap(square) : square.click());
    await this.confirm();
  }

  async skip(): Promise<void> {
    const before = await this.version();
    await this.page.click('[data-act="skip"]:enabled');
    await this.after(before);
  }

  /** Plays one step: tiles where they fit, meeples wherever one may go. */
  async play(n: number, tap = false): Promise<void> {
    if ((await this.step()) === 'tile') return this.layTile(n, tap);
    const spots = this.page.locator('.spot:not(.blocked)');
    if ((await spots.count()) === 0 || n % 3 === 2) return this.skip();
    const spot = spots.nth(n % (await spots.count()));
    await (tap ? this.tap(spot) : spot.click());
    await this.confirm();
  }

  /** What the table looks like, for two pages to be compared. */
  async table(): Promise<string> {
    return this.page.evaluate(() =>
      [
        document.querySelector('.page')?.getAttribute('data-version'),
        ...[...document.querySelectorAll('.laid')].map((tile) => tile.getAttribute('aria-label')),
        ...[...document.querySelectorAll('.meeple')].map((meeple) => meeple.getAttribute('data-spot')),
        ...[...document.querySelectorAll('.points')].map((points) => points.textContent?.trim()),
      ].join('\n'),
    );
  }

  /** Fails on anything that a browser complained of. */
  fine(): void {
    expect(this.faults).toEqual([]);
  }

  /** Serious findings of axe-core on the page as it is. */
  async axe(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    return this.page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, { resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    });
  }
}
