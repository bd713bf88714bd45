import { expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module, record, sink } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { allMutations } from '../all-mutations.ts';
import { sameAfterStartUp } from './start-up.ts';

/**
 * The write of a request is a clock late, and comes first; until `sweep` clocks after reset each from the fifth on
 * clears a word.
 */
const block = ({ sweep, gated = true }: { readonly sweep: number; readonly gated?: boolean }): Netlist =>
  flatten(
    elaborate(
      module(
        'block',
        {
          in: { at: bits(2) },
          out: { ready: bit, shown: record({ valid: bit, word: bits(8) }) },
          link: { request: sink(bits(8)) },
        },
        ({ at, request }, m) => {
          const ready = m.reg('is_ready', bit, { reset: 0 });
          const swept = m.reg('swept', bits(4), { reset: 0 });
          m.when(ready.not(), () => swept.set(swept.add(1)));
          m.when(swept.eq(sweep - 1), () => ready.set(1));
          const writes = m.reg('writes', bit, { reset: 0 });
          writes.set(gated ? request.valid.and(ready) : request.valid);
          const data = m.reg('data', bits(8));
          data.set(request.payload);
          const words = m.mem('words', bits(8), { depth: 4 });
          const { sweeps } = m.named({ sweeps: ready.not().and(swept.at(2)) });
          words.write({
            addr: m.mux(writes, at, swept.trunc(2)),
            data: m.mux(writes, data, m.lit(8, 0)),
            enable: sweeps.or(writes),
          });
          const word = m.reg('word', bits(8));
          word.set(words.read(at));
          return { ready, shown: { valid: ready, word }, request: { ready } };
        },
      ),
    ),
  );

/** Whether the mutant of those words is proved to be the same after the start-up. */
function proved(net: Netlist, what: RegExp, startUp = { ready: 'ready', resetClocks: 1 }): boolean {
  const found = [...allMutations(net).values()].flat().filter((m) => what.test(m.what));
  expect(found).toHaveLength(1);
  return sameAfterStartUp(net, found[0]!.apply(), startUp);
}

const leftover = /^constant 0 becomes 1 in \(rst \? 0 : (writes|\(request_valid|request_valid)/;

test('a write that reset leaves behind is the same once all words have been cleared', () => {
  expect(proved(block({ sweep: 9 }), leftover)).toBe(true);
});

test('it is not where the sweep ends before its last word, or that word is shown as it was before', () => {
  expect(proved(block({ sweep: 8 }), leftover)).toBe(false);
  expect(proved(block({ sweep: 7 }), leftover)).toBe(false);
});

test('requests before all is ready can keep words from being cleared: the design or its surroundings must not take any', () => {
  const anyTime = { ready: 'nothing', resetClocks: 1 };
  expect(proved(block({ sweep: 9 }), leftover, anyTime)).toBe(true);
  expect(proved(block({ sweep: 9, gated: false }), leftover)).toBe(true);
  expect(proved(block({ sweep: 9, gated: false }), leftover, anyTime)).toBe(false);
});

test('a reset value that an output shows is not the same', () => {
  expect(proved(block({ sweep: 9 }), /^constant 0 becomes 1 in \(rst \? 0 : \(\(swept == /)).toBe(false);
});

test('a sweep that leaves words out is not the same', () => {
  expect(proved(block({ sweep: 9 }), /^constant 1 becomes 2 in \(swept \+ 1\)/)).toBe(false);
});

test('a part that seems to be ready too early is the same where another is ready later', () => {
  const parts = (first: number, last: number): Netlist =>
    flatten(
      elaborate(
        module('parts', { in: { word: bits(8) }, out: { ready: bit, shown: bits(8) } }, ({ word }, m) => {
          const count = m.reg('count', bits(4), { reset: 0 });
          count.set(count.add(1));
          const after = (name: string, clocks: number): Bits<1> => {
            const over = m.reg(name, bit, { reset: 0 });
            m.when(count.eq(clocks - 1), () => over.set(1));
            return over;
          };
          const seen = m.reg('seen', bit, { reset: 0 });
          seen.set(after('first', first));
          const ready = seen.and(after('last', last));
          return { ready, shown: word.and(ready.repeat(8)) };
        }),
      ),
    );
  const early = /^\(rst \? 0 : first\) stuck at 1/;
  expect(proved(parts(3, 9), early)).toBe(true);
  expect(proved(parts(9, 9), early)).toBe(false);
  expect(proved(parts(9, 3), early)).toBe(false);
});

/** Clears four words from word 0 on until its count is `last`, as long as another part needs to be ready. */
const sweeping = (last: number): Netlist =>
  flatten(
    elaborate(
      module(
        'sweeping',
        { in: { at: bits(2) }, out: { ready: bit, shown: bits(8) }, link: { request: sink(bits(8)) } },
        ({ at, request }, m) => {
          const count = m.reg('count', bits(5), { reset: 0 });
          count.set(count.add(1));
          const ready = m.reg('is_ready', bit, { reset: 0 });
          m.when(count.eq(20), () => ready.set(1));
          const clearing = m.reg('clearing', bit, { reset: 1 });
          const swept = m.reg('swept', bits(4), { reset: 0 });
          swept.set(swept.add(1));
          m.when(swept.eq(last), () => clearing.set(0));
          const words = m.mem('words', bits(8), { depth: 4 });
          words.write({
            addr: m.mux(clearing, swept.trunc(2), at),
            data: m.mux(clearing, m.lit(8, 0), request.payload),
            enable: clearing.or(request.valid.and(ready)),
          });
          return { ready, shown: words.read(at).and(ready.repeat(8)), request: { ready } };
        },
      ),
    ),
  );

test('a sweep that ends a clock earlier is the same where all words have been cleared by then', () => {
  const earlier = /^a == b becomes a \+ 1 == b in \(swept == /;
  expect(proved(sweeping(4), earlier)).toBe(true);
  expect(proved(sweeping(3), earlier)).toBe(false);
});

test('a sweep that begins with another word is the same where it comes round, whatever the two write in one clock', () => {
  const second = /^constant 0 becomes 1 in \(rst \? 0 : \(swept \+ 1\)/;
  expect(proved(sweeping(5), second)).toBe(true);
  expect(proved(sweeping(4), second)).toBe(true);
  expect(proved(sweeping(3), second)).toBe(false);
});

test('a sweep that does not end, or runs the other way, is not the same', () => {
  expect(proved(sweeping(4), /^constant 4 becomes 12 in \(swept == /)).toBe(true);
  expect(proved(sweeping(4), /^\(swept == 4\) stuck at 0/)).toBe(false);
  expect(proved(sweeping(7), /^add becomes sub in \(swept \+ 1\)/)).toBe(true);
  expect(proved(sweeping(15), /^add becomes sub in \(swept \+ 1\)/)).toBe(false);
});

test('a register that always becomes the same constant is that constant, and one that may change is not', () => {
  const policy = (isFixed: boolean): Netlist =>
    flatten(
      elaborate(
        module('policy', { in: { asks: bit, word: bits(8) }, out: { shown: bits(8) } }, ({ asks, word }, m) => {
          const drops = m.reg('drops', bit, { reset: 0 });
          drops.set(asks.and(isFixed ? 0 : 1));
          return { shown: m.mux(drops, m.lit(8, 3), word) };
        }),
      ),
    );
  const constant = /^constant 3 becomes 2 in/;
  expect(proved(policy(true), constant, { ready: 'none', resetClocks: 1 })).toBe(true);
  expect(proved(policy(false), constant, { ready: 'none', resetClocks: 1 })).toBe(false);
});
