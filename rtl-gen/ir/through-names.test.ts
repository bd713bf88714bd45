import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../hdl/index.ts';
import { ThroughNames } from './through-names.ts';

test('a constant is known through names and operators, an input and a register are not', () => {
  const { top } = elaborate(
    module('named', { in: { a: bits(4) }, out: { y: bits(4), z: bit } }, ({ a }, m) => {
      const { three } = m.named({ three: m.lit(4, 3) });
      const { sum } = m.named({ sum: three.add(three) });
      const { is } = m.named({ is: m.mux(sum.eq(6), sum.cat(three), three.cat(sum)).slice(6, 3) });
      const { open } = m.named({ open: a.add(sum) });
      const held = m.reg('held', bits(4), { reset: 3 });
      held.set(three);
      return { y: open.xor(held).xor(is), z: a.lt(three) };
    }),
  );
  const constants = new ThroughNames(top);
  const constantOf = (name: string) => {
    const d = top.decls.find((x) => x.name === name);
    if (d?.kind !== 'named') throw new Error(`no value ${name}`);
    return constants.valueOf(d.value);
  };
  expect(['three', 'sum', 'is', 'open'].map(constantOf)).toEqual([3n, 6n, 0b1100n, undefined]);
  const held = top.exprs.findIndex((e) => e.op === 'ref' && top.decls[e.decl]!.name === 'held');
  expect(constants.valueOf(held)).toBeUndefined();
});
