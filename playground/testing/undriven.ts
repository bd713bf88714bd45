/**
 * Browsers that run a script of a page without a driver: a driver attaches the browser's debugger, under which stacks
 * cost more than they do for a person, and Debian's Firefox has none.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { browserArguments, browserPath } from '../../support/testing/browser.ts';
import { skipNote } from '../../support/testing/skip-note.ts';

/** What is on `PATH` of each, by its command. */
const paths = {
  chromium: browserPath,
  firefox: (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((bin) => ['firefox-esr', 'firefox'].map((name) => join(bin, name)))
    .find(existsSync),
} as const;

export type BrowserName = keyof typeof paths;

export const isInstalled = (browser: BrowserName): boolean => paths[browser] !== undefined;

/** What stands after the name of a test that is skipped without the browser. */
export const noteOf = (browser: BrowserName): string =>
  isInstalled(browser) ? '' : skipNote(browser === 'firefox' ? 'firefox-esr' : browser);

/** No first page, no other server than the test's. */
const firefoxSettings = `
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.normandy.enabled', false);
user_pref('extensions.update.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
`;

/** A script that could not do its work, with what it says. */
export class ScriptFailed extends Error {}

/**
 * What `script`, the body of an async function, returns in a page of `folder`'s server, as JSON; rejects with what it
 * throws. In it `workerSeconds()` gives the seconds of processor time that all workers of the browser have had
 * (on Linux; elsewhere those of the clock).
 */
export async function inBrowser<T>(browser: BrowserName, folder: string, script: string): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'gatewright-browser-'));
  writeFileSync(join(profile, 'user.js'), firefoxSettings);
  const files = sirv(folder, { dev: true });
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const take = async (request: IncomingMessage): Promise<void> => {
    const { result, error } = JSON.parse(await text(request));
    if (error === undefined) resolve(result);
    else reject(new ScriptFailed(error));
  };
  const server = createServer((request, response) => {
    if (request.url === '/script') response.setHeader('content-type', 'text/html').end(pageOf(script));
    else if (request.url === '/seconds') response.end(String(workerSeconds(child.pid!)));
    else if (request.url === '/result') {
      response.end();
      void take(request);
    } else
      files(request, response, () => {
        response.writeHead(404).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/script`;
  const args =
    browser === 'firefox'
      ? ['--headless', '--no-remote', '--profile', profile, url]
      : [...browserArguments, `--user-data-dir=${profile}`, '--remote-debugging-port=0', url];
  const child = spawn(paths[browser]!, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    void ended.then(() => reject(new ScriptFailed(`${browser} has ended`)));
    return await promise;
  } finally {
    child.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    // Its processes may write for a moment more.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
  }
}

const pageOf = (script: string): string => `<!doctype html><title>test</title><body><script type="module">
const workerSeconds = async () => Number(await (await fetch('/seconds')).text());
const said = await (async () => { ${script} })().then((result) => ({ result }), (error) => ({ error: String(error) + '\\n' + error.stack }));
await fetch('/result', { method: 'POST', body: JSON.stringify(said) });
</script>`;

/** Of all threads of workers in the processes that descend from `root`. */
function workerSeconds(root: number): number {
  if (process.platform !== 'linux') return performance.now() / 1000;
  const parents = new Map<string, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = readProc(`/proc/${pid}/status`);
    parents.set(pid, /^PPid:\s*(\d+)/m.exec(status)?.[1] ?? '');
  }
  const descends = (pid: string | undefined): boolean =>
    pid !== undefined && (Number(pid) === root || descends(parents.get(pid)));
  let nanoseconds = 0;
  for (const pid of [...parents.keys()].filter(descends)) {
    for (const thread of threadsOf(pid)) {
      const isWorker = /^(?:DedicatedWorker|DOM Worker)/.test(readProc(`/proc/${pid}/task/${thread}/comm`));
      if (isWorker) nanoseconds += Number(readProc(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]);
    }
  }
  return nanoseconds / 1e9;
}

/** A process or thread may end while it is looked at. */
function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function threadsOf(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
