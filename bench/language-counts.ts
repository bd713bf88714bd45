/**
 * What the hardware's sources say in how many words: `node bench/language-counts.ts`. The column `before` is what
 * `rtl-gen` had on 2026-11-23, before the second edition of the language, lines without tests. The sources have grown
 * since, and the first row is counted by a rule of its own (`plainRegisters`).
 */
import { globSync, readFileSync } from 'node:fs';
import { inProject } from '../support/project.ts';

const sourcesIn = (folder: string): readonly string[] =>
  globSync('**/*.ts', { cwd: inProject(folder) })
    .filter((name) => !name.endsWith('.test.ts') && !name.includes('testing/'))
    .map((name) => readFileSync(inProject(folder, name), 'utf8'));

const datapath = [...sourcesIn('rtl-gen/uet'), ...sourcesIn('rtl-gen/lib')];
const count = (pattern: RegExp): number => datapath.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
const lines = (folder: string): number => sourcesIn(folder).reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** The registers of a file that one unconditional `set` gives their next value. */
function plainRegisters(text: string): number {
  const names = [...text.matchAll(/^ *const (\w+) = m\.reg\(/gm)].map(([, name]) => name!);
  return names.filter((name) => {
    const sets = [...text.matchAll(new RegExp(`^( *)${name}\\.set\\(|[^\\n]\\b${name}\\.set\\(`, 'gm'))];
    return sets.length === 1 && sets[0]![1] !== undefined;
  }).length;
}

const crossbar = readFileSync(inProject('rtl-gen/lib/stream/testing/crossbars.ts'), 'utf8');
const shortForm = /export const shortCrossbar = [\s\S]*?\n\);\n/.exec(crossbar)![0].trimEnd().split('\n').length;

const rows: readonly (readonly [what: string, before: number | string, now: number])[] = [
  ['`m.reg` with one unconditional `set` alone on its line', 538, datapath.reduce((n, t) => n + plainRegisters(t), 0)],
  ['registers made with `m.next`', 0, count(/\bm\.next\(/g)],
  ['`const { x } = m.named({ x: ... })` of one name', 694, count(/const \{ \w+ \} = m\.named\(\{/g)],
  ['wires with a default that is never needed, now `m.forward`', 137, count(/\bm\.forward\(/g)],
  ['`.and(c.repeat(n))`', 106, count(/\.and\(\w+\.repeat\(/g)],
  ['`bits<number>`', 532, count(/\bbits<number>/g)],
  ['`zext<number>`, `trunc<number>`, `lit<number>`, `as<number>`', 246, count(/\.(zext|trunc|lit|as)<number>/g)],
  ['`m.mux<...>`', 126, count(/\bm\.mux</g)],
  ['`{ ready: ... }` given to an instance or returned', 86, count(/\{ ready: [\w.]+ \}/g)],
  ['`.set(x.up.ready)`', 62, count(/\.set\(\w+\.\w+\.ready\)/g)],
  ['lines of `rtl-gen/uet`, which had a third of its blocks', 23_942, lines('rtl-gen/uet')],
  ['lines of `rtl-gen/lib`', 5_592, lines('rtl-gen/lib')],
  ['lines of a crossbar of 4 by 4 (Chisel 17)', 48, shortForm],
];

console.log('| | before | now |\n| --- | --: | --: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
