/**
 * `node site/site-check.ts`: opens pages of the built site in Chromium, as files of a server on this machine, and uses
 * them as a reader does. Prints a table of first visits, what was done, and what went wrong, with exit code 1.
 * `--short` leaves out what a short build does not have.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project.ts';
import { endBrowser, launchBrowser } from '../support/testing/browser.ts';
import { serveFolder } from '../support/testing/serve-folder.ts';
import { exampleProblems } from './checking/example-runs.ts';
import { readers } from './checking/reader.ts';
import { visit } from './checking/visit.ts';

const site = join(projectRoot, 'out', 'site');
/** One of each kind. */
const pages = ['/', '/language/', '/uet/cbfc/', '/reports/area/', '/api/waves/'];
const isShort = process.argv.includes('--short');
const others = isShort ? [] : ['/uet/llr/', '/diagnostics/', '/reports/performance/', '/api/hdl/', '/area.html'];

if (!existsSync(site)) {
  console.error('error: there is no out/site to look at: npm run site builds it');
  process.exit(2);
}
const server = await serveFolder(site);
const browser = await launchBrowser();
const problems: string[] = [];
try {
  const origin = server.url.slice(0, -1);
  console.log('| page | kB at the first visit | elements | ms |\n| --- | --: | --: | --: |');
  for (const path of [...pages, ...others]) {
    const { bytes, elements, milliseconds, problems: found } = await visit(browser, origin, path);
    console.log(
      `| \`${path}\` | ${Math.round(bytes / 1000)} | ${elements.toLocaleString('en')} | ${Math.round(milliseconds)} |`,
    );
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  for (const [what, read] of Object.entries(readers)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    try {
      await read(page, origin);
      console.log(`a reader ${what}`);
    } catch (error) {
      problems.push(`a reader ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await page.close();
  }
  const examples = await exampleProblems(await browser.newPage(), origin, projectRoot, isShort);
  console.log(`${examples.count} examples of pages run in the playground`);
  problems.push(...examples.problems);
} finally {
  await browser.close();
  await endBrowser();
  await server.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
