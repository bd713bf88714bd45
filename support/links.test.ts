import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';

/** Every page of documentation, by its path. */
const pages = globSync('{*.md,{docs,testbench,examples,template,create-gatewright}/**/*.md}', {
  cwd: projectRoot,
  exclude: ['**/node_modules/**'],
});
const texts = new Map(pages.map((page) => [page, readFileSync(join(projectRoot, page), 'utf8')]));

/** Where a page's links and pictures lead within the project, without code in which brackets are no links. */
function linksOf(page: string): readonly { readonly path: string; readonly heading: string | undefined }[] {
  const prose = texts
    .get(page)!
    .replace(/^```.*?^```$/gms, '')
    .replace(/(\[?)`[^`\n]*`/g, (code, bracket) => (bracket === '' ? '' : code));
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => {
    if (/^\w+:/.test(target!)) return [];
    const [path, heading] = target!.split('#');
    return [{ path: path === '' ? page : normalize(join(dirname(page), path!)), heading }];
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): readonly string[] =>
  [...texts.get(page)!.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('the links of %s lead to what is there', (page) => {
  const dead = linksOf(page).filter(({ path, heading }) => {
    const file = join(projectRoot, path);
    if (!existsSync(file)) return true;
    return heading !== undefined && !(statSync(file).isFile() && texts.has(path) && anchorsOf(path).includes(heading));
  });
  expect(dead).toEqual([]);
});

test('every page of docs is two links from the README or nearer', () => {
  const near = linksOf('README.md').map(({ path }) => path);
  const reached = new Set([...near, ...near.filter((p) => texts.has(p)).flatMap((p) => linksOf(p).map((l) => l.path))]);
  expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
});

test('the index by reader has every page of docs', () => {
  const listed = new Set(linksOf('docs/README.md').map(({ path }) => path));
  expect(pages.filter((page) => page.startsWith('docs/') && page !== 'docs/README.md' && !listed.has(page))).toEqual(
    [],
  );
});
