import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { interpreterEngine } from './interpreter/engine.ts';
import type { Simulator } from './simulator.ts';
import { simulate } from './wasm/engine.ts';

const block = (width: number) =>
  module(
    'block',
    {
      in: { at: bits(2), d: bits(width), we: bit },
      out: { now: bits(width), read: bits(width), sum: bits(width) },
    },
    ({ at, d, we }, m) => {
      const words = m.mem('words', bits(width), { depth: 4 });
      words.write({ addr: at, data: d, enable: we });
      const sum = m.reg('sum', bits(width), { reset: 0 });
      sum.set(sum.add(words.read(at)));
      return { now: words.read(at), read: words.readSync({ addr: at, onCollision: 'old' }), sum };
    },
  );

const makers: Readonly<Record<string, (width: number) => Promise<Simulator>>> = {
  interpreter: (width) => interpreterEngine.create(elaborate(block(width))),
  wasm: (width) => simulate(flatten(elaborate(block(width)))),
  'both forms of wasm': (width) => simulate(flatten(elaborate(block(width))), { compare: true }),
};

const widths = [1, 8, 9, 16, 17, 32, 33, 64, 65, 200];
const cases = Object.keys(makers).flatMap((name) => widths.map((width) => [name, width] as const));

test.each(cases)('%s: a word of %i bits is read and put from outside', async (name, width) => {
  const s = await makers[name]!(width);
  const top = (1n << BigInt(width)) - 1n;
  const get = (port: string): bigint => BigInt(s.port(port).get());
  const words = s.memories!.find(({ path }) => path === 'words')!;
  expect([words.width, words.depth]).toEqual([width, 4]);
  s.port('rst').set(1);
  s.step();
  s.port('rst').set(0);
  s.port('at').set(2);
  s.port('d').set(width <= 32 ? Number(top) : top);
  s.port('we').set(1);
  s.step();
  s.port('we').set(0);
  expect(BigInt(words.get(2))).toBe(top);
  // Long enough that nothing is worked out again where nothing changes.
  for (const at of [0, 1, 2, 3]) words.set(at, width <= 32 ? 0 : 0n);
  s.step(3000);
  const before = get('sum');
  words.set(2, width <= 32 ? 1 : 1n);
  expect(get('now')).toBe(1n);
  s.step();
  expect([get('read'), get('sum')]).toEqual([1n, (before + 1n) & top]);
  expect(words.get(2)).toBe(width <= 32 ? 1 : 1n);
  // Registers too, that of the memory's registered read among them.
  expect(s.registers!.map((register) => register.width)).toEqual([width, width]);
  const shown = s.registers!.map((register) => BigInt(register.get()));
  expect(shown.toSorted()).toEqual([get('sum'), get('read')].toSorted());
});
