import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Design, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { emitVerilog } from '../../../../../rtl-gen/verilog/emit.ts';
import { lint } from '../../../../../rtl-gen/verilog/testing/lint.ts';
import { inProject } from '../../../../../support/project.ts';
import { smallTarget } from './target-designs.ts';

const sizes = [64, 256, 1024, 4096];
/** The Verilog of the others is that of the catalogue's designs, which `gatewright check` looks at. */
const linted = [64, 4096];

/** What all PDCs share: the stored responses, and the buffer of replies. */
const shared = /^answers\.(store\.(way_|sweeper\.(freed|shown_freed|doomed))|buffer\.)/;

/** Bits in the memories of a design, of each PDC and of all together. */
function stateOf(design: Design, contexts: number): { readonly each: number; readonly all: number } {
  const { memories } = flatten(design);
  const bits = (isShared: boolean): number =>
    memories
      .filter(({ path }) => shared.test(path) === isShared)
      .reduce((sum, { words, depth, width }) => sum + (words ?? depth) * width, 0);
  return { each: bits(false) / contexts, all: bits(true) };
}

describe('the PDS target of 64 to 4,096 PDCs', () => {
  const page = readFileSync(inProject('docs', 'uet', 'pds.md'), 'utf8');
  const shown = (n: number): string => n.toLocaleString('en-GB');
  const states = new Map<number, ReturnType<typeof stateOf>>();

  test.each(sizes)(
    '%i PDCs have the state that the page tells, and Verilog without a warning',
    async (contexts) => {
      const options = { ...smallTarget, contexts, window: 1024, guaranteedEntries: 1024, clocksPerUnit: 41 };
      const design = elaborate(pdsTarget(options));
      states.set(contexts, stateOf(design, contexts));
      if (linted.includes(contexts)) expect(await lint(emitVerilog(design))).toBe('');
      const { each, all } = states.get(contexts)!;
      expect(page).toContain(`\n| ${shown(contexts)} | ${shown(each)} | ${shown(all)} |`);
    },
    120_000,
  );

  test('no PDC has more state where there are more of them', () => {
    const each = sizes.map((contexts) => states.get(contexts)!.each);
    expect(each).toEqual([...each].sort((a, b) => b - a));
    expect(new Set([...states.values()].map(({ all }) => all)).size).toBe(1);
  });
});
