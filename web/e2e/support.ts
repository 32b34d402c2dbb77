import { type Browser, chromium } from 'playwright-core';

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
