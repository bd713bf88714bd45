import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../support/project.ts';

const page = readFileSync(inProject('docs', 'package.md'), 'utf8');
const described = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** The names in the first column of the table that begins with this head. */
function namesBelow(head: string): readonly string[] {
  const [table] = page.slice(page.indexOf(`| ${head} |`)).split('\n\n');
  return table!
    .split('\n')
    .slice(2)
    .flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

test('the page lists every export of the package', () => {
  const exported = Object.keys(described.exports).filter((name) => name !== './package.json');
  const names = exported.map((name) => name.replace('.', 'gatewright'));
  expect([...namesBelow('import')].toSorted()).toEqual(names.toSorted());
});

test('the page lists every optional package, and none is installed with it', () => {
  const peers = Object.keys(described.peerDependencies);
  expect([...namesBelow('package')].toSorted()).toEqual(peers.toSorted());
  expect(peers.filter((name) => name in described.dependencies)).toEqual([]);
  expect(Object.entries(described.peerDependenciesMeta)).toEqual(peers.map((name) => [name, { optional: true }]));
});
