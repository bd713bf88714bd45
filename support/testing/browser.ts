/** The browser that tests of pages run, where one is installed. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { skipNote } from './skip-note.ts';

/**
 * Where the command is. Chromium without its window needs half of the time of the whole one; Debian's command of that
 * name is a shell that would leave it running when it is killed, so the program itself is taken.
 */
export const browserPath: string | undefined = [
  '/usr/lib/chromium/chromium-headless-shell',
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((bin) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(bin, name))),
].find(existsSync);

export const hasBrowser: boolean = browserPath !== undefined;

/** What stands after the name of a test that is skipped without the browser. */
export const browserNote: string = hasBrowser ? '' : skipNote('chromium-headless-shell');

/** Headless, and silent on the network. */
export const browserArguments: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a test opens in the browser of its process; `close` closes that, and leaves the browser to the next test. */
export interface OpenedBrowser {
  newPage(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

let running: Promise<Browser> | undefined;

/** Test files that share a process share its browser, which ends with the process. */
export async function launchBrowser(): Promise<OpenedBrowser> {
  if (running !== undefined && !(await running).isConnected()) running = undefined;
  running ??= chromium.launch({ executablePath: browserPath!, args: [...browserArguments] });
  const browser = await running;
  const contexts: BrowserContext[] = [];
  return {
    async newPage(options) {
      const page = await browser.newPage(options);
      contexts.push(page.context());
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** For a script, which would wait for its browser. */
export async function endBrowser(): Promise<void> {
  await (await running)?.close();
  running = undefined;
}
