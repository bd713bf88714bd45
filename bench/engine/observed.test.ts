import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../support/random.ts';
import { Interpreter } from '../../testbench/engine/interpreter/engine.ts';
import { equalWork } from './equal-work.ts';
import { observed } from './observed.ts';

test('registers and writes that no output follows from are left out, and what an output follows from stays', () => {
  const design = module('less', { in: { x: bits(8), go: bit }, out: { y: bits(8) } }, ({ x, go }, m) => {
    const seen = m.reg('seen', bits(8), { reset: 0 });
    seen.set(x);
    const later = m.reg('later', bits(8), { reset: 0 });
    m.when(go, () => later.set(seen.add(later)));
    // These two follow from each other, and nothing else does.
    const dead = m.reg('dead', bits(8), { reset: 0 });
    const deader = m.reg('deader', bits(8), { reset: 0 });
    deader.set(dead);
    const ram = m.mem('ram', bits(8), { depth: 4 });
    ram.write({ addr: x.trunc(2), data: seen, enable: go });
    const unread = m.mem('unread', bits(8), { depth: 4 });
    unread.write({ addr: x.trunc(2), data: seen, enable: go });
    dead.set(deader.add(unread.read(x.trunc(2))));
    m.unused(dead, deader);
    const checked = m.reg('checked', bits(8), { reset: 0 });
    checked.set(x.add(1));
    m.assert('checked_is_next', checked.eq(seen.add(1)).or(go));
    return { y: later.xor(ram.read(x.trunc(2))) };
  });
  const net = flatten(elaborate(design));
  const names = ({ registers }: Netlist): readonly string[] => registers.map(({ path }) => path);
  // What only an assertion reads is none of an output's.
  expect(names(observed(net))).toEqual(['seen', 'later']);
  expect(names(equalWork(net))).toEqual(['seen', 'later']);
  expect(equalWork(net).memories.map(({ path, writes }) => `${path} ${writes.length}`)).toEqual(['ram 1', 'unread 0']);
});

test('outputs of random designs stay the same', () => {
  fc.assert(
    fc.property(recipes, fc.nat(1 << 30), (recipe, seed) => {
      const net = flatten(elaborate(randomModule(recipe)));
      // All state has a start value: where it is drawn, it hangs on what is there besides.
      const started: Netlist = {
        ...net,
        registers: net.registers.map((register) => ({ init: 0n, ...register })),
        memories: net.memories.map((memory) => ({ init: [], ...memory })),
      };
      const both = [started, observed(started)].map((net) => new Interpreter(net));
      const random = seededRandom(seed);
      for (let clock = 0; clock < 20; clock++) {
        for (const { name, width } of net.inputs) {
          const value = random.bits(width);
          for (const simulator of both) simulator.port(name).set(value);
        }
        const [whole, less] = both.map((s) => s.ports.filter((p) => p.direction === 'out').map((p) => p.get()));
        expect(less).toEqual(whole);
        for (const simulator of both) simulator.step();
      }
    }),
    { numRuns: 100 },
  );
});
