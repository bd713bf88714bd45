/** The browser that tests of pages run, where one is installed. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { skipNote } from './skip-note.ts';

/** Where the command is. */
export const browserPath: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((bin) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(bin, name)))
  .find(existsSync);

export const hasBrowser: boolean = browserPath !== undefined;

/** What stands after the name of a test that is skipped without the browser. */
export const browserNote: string = hasBrowser ? '' : skipNote('chromium');

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

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath!, args: [...browserArguments] });
