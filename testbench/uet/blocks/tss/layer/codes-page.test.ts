import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JobAnswer } from '../../../../../rtl-gen/uet/tss/layer/bindings.ts';
import { Verdict } from '../../../../../rtl-gen/uet/tss/layer/receive-verdict.ts';
import { inProject } from '../../../../../support/project.ts';

const page = readFileSync(inProject('docs', 'uet', 'tss-layer.md'), 'utf8');

/** The codes of the table in which a column is called so, by what stands in that column. */
function codesOf(column: string): ReadonlyMap<string, bigint> {
  const rows = page
    .slice(page.indexOf(`| ${column} | Code |`))
    .split('\n\n')[0]!
    .matchAll(/\| `(\w+)` \| (\d+) \|/g);
  const codes = new Map<string, bigint>();
  for (const [, name, code] of rows) {
    expect(codes.get(name!) ?? BigInt(code!), name).toBe(BigInt(code!));
    codes.set(name!, BigInt(code!));
  }
  return codes;
}

test.each([
  ['`rx_verdict`', Verdict],
  ['`job_answer`', JobAnswer],
] as const)('the page of the layer has the codes of %s that its port has', (column, shape) => {
  const states = shape.leaves[0]!.states!.map(({ name, value }) => [name, value] as const);
  expect([...codesOf(column)].toSorted()).toEqual(states.toSorted());
});
