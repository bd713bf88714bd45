/**
 * `node site/build.ts`: the site, into `out/site`, of what stands in the repository; `--serve` serves it then,
 * `--short` leaves out what takes long.
 * `npm run site` installs first what it is built with (`install.ts`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaRows, placesOf } from '../cli/verbs/report.ts';
import { openProject } from '../config/open-project.ts';
import type { Project } from '../config/project.ts';
import { committedNames, committedReports } from '../fpga/report/committed.ts';
import { buildPlayground } from '../playground/build.ts';
import { renderAreaPage } from '../report/area-page.ts';
import { execa } from '../support/execa.ts';
import { bundle } from '../support/pages/browser-script.ts';
import { projectRoot as root } from '../support/project.ts';
import { UserError } from '../support/user-error.ts';
import { markdownPages, writeAll } from './generate/all.ts';
import { apiPages } from './generate/api.ts';
import { blockDesigns, blockPictures } from './generate/blocks.ts';
import { brokenLinks } from './generate/check-links.ts';
import { finishPages } from './generate/finish-pages.ts';
import { homePage } from './generate/home.ts';
import type { SitePage } from './generate/pages.ts';
import { favicon } from './logo.ts';

const here = join(root, 'site');
/** What is made for one build. */
const made = join(here, '.pages');
const docs = join(made, 'docs');
/** What is served as it is. */
const files = join(made, 'public');
const site = join(root, 'out', 'site');
const started = performance.now();
const say = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

/**
 * A short build is what a submission waits for: all documents and the playground, but a reference of few modules, the
 * pictures and waves of one block, and sources without colours.
 */
const short = { modules: ['./hdl', './waves'], blocks: ['uet/cbfc'] };

async function build(isShort: boolean): Promise<void> {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const { project } = await openProject();
  const documents = await markdownPages(root);
  const api = await apiPages(root, join(made, 'api'), isShort ? short.modules : undefined);
  say(`reference of ${api.length} exports`);
  const pages = [...(await withPictures(project, documents, isShort)), ...api];
  say('pictures and waves of blocks');
  say(writeAll(pages, { root, docs, files, coloured: !isShort }));
  writeFileSync(join(docs, 'index.mdx'), await homePage({ root, made, files }));
  const extra = {
    'area.html': areaOf(project),
    'favicon.svg': favicon,
    'waves.js': bundle(new URL('./browser/waves-element.ts', import.meta.url)),
  };
  for (const [name, text] of Object.entries(extra)) writeFileSync(join(files, name), text);
  await buildPlayground(join(files, 'playground'));
  say('playground');
  await astro('build');
  finishPages(site);
  const broken = brokenLinks(site);
  if (broken.length > 0) throw new UserError(`${broken.length} links lead nowhere:\n${broken.slice(0, 40).join('\n')}`);
  say(`${site}: built, and every link leads somewhere`);
}

/** Pages of blocks with what is drawn and recorded of their designs. */
async function withPictures(
  project: Project,
  pages: readonly SitePage[],
  isShort: boolean,
): Promise<readonly SitePage[]> {
  const all: SitePage[] = [];
  for (const page of pages) {
    const designs = isShort && !short.blocks.includes(page.slug) ? undefined : blockDesigns[page.slug];
    const after = designs && { after: await blockPictures(project, designs, join(files, 'waves')) };
    all.push({ ...page, ...after });
  }
  return all;
}

/** The page that `gatewright report` writes, of all kept reports. */
function areaOf(project: Project): string {
  const reports = committedReports(committedNames(project.folders.reports), project.folders.reports);
  const places = new Map(reports.map(({ design }) => [design, placesOf(project, design)]));
  return renderAreaPage({
    reports: areaRows(reports),
    changes: [],
    before: 'the kept reports',
    placeOf: (design, signal) => places.get(design)?.(signal),
  });
}

async function astro(command: string): Promise<void> {
  const program = join(here, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  const { exitCode } = await execa(process.execPath, [program, command], {
    cwd: here,
    stdio: 'inherit',
    env,
    reject: false,
  });
  if (exitCode !== 0) throw new UserError(`astro ${command} ended with ${exitCode}`);
}

try {
  await build(process.argv.includes('--short'));
  if (process.argv.includes('--serve')) await astro('preview');
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
