import { expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { allMutations } from '../all-mutations.ts';
import { sameForEveryValue } from './every-value.ts';

const Step = enumOf('idle', 'busy', 'done');

/** Three states in two bits, without a reset or with one; and a register that may have any value, or one. */
const machine = (kind: 'reset' | 'no reset' | 'any'): Netlist =>
  flatten(
    elaborate(
      module('machine', { in: { go: bit, order: bits(2), word: bits(8) }, out: { shown: bits(8) } }, (io, m) => {
        const step = m.reg('step', Step, kind === 'no reset' ? {} : { reset: 'idle' });
        const kept = m.reg('kept', bits(8));
        m.match(step, {
          idle: () => m.when(io.go, () => step.set('busy')),
          busy: () => step.set('done'),
          done: () => {
            kept.set(io.word);
            m.when(io.go, () => step.set('idle'));
          },
        });
        const counted = m.reg('counted', bits(2), { reset: 0 });
        counted.set(kind === 'any' ? io.order : 0);
        return { shown: m.mux(counted.eq(3), io.word, kept) };
      }),
    ),
  );

const order = flatten(
  elaborate(
    module('order', { in: { order: Step, word: bits(8) }, out: { shown: bits(8) } }, ({ order, word }, m) => {
      const shown = m.wire('shown_now', bits(8), 0);
      m.when(order.is('idle'), () => shown.set(word))
        .elsewhen(order.is('busy'), () => shown.set(1))
        .elsewhen(order.is('done'), () => shown.set(2));
      return { shown };
    }),
  ),
);

const proved = (net: Netlist, what: RegExp): readonly boolean[] =>
  [...allMutations(net).values()]
    .flat()
    .filter((m) => what.test(m.what))
    .map((m) => sameForEveryValue(net, m.apply()));

test('a state machine that is in none of its states need do nothing', () => {
  expect(proved(machine('reset'), /^\(step == 0\) stuck at 1/)).toEqual([true]);
  expect(proved(machine('no reset'), /^\(step == 0\) stuck at 1/)).toEqual([false]);
});

test('what differs in one of its states, or in reset, is not the same', () => {
  expect(proved(machine('reset'), /^\(step == [12]\) stuck at [01]/)).not.toContain(true);
  expect(proved(machine('reset'), /^constant . becomes . in \(rst \?/)).not.toContain(true);
  expect(proved(machine('any'), /^constant 3 becomes . in \(counted == /)).not.toContain(true);
});

test('an input has only the values of its enumeration', () => {
  expect(proved(order, /^\(order == 2\) stuck at 1/)).toEqual([true]);
  expect(proved(order, /^\(order == [01]\) stuck at/)).not.toContain(true);
  expect(proved(order, /^\(order == 2\) stuck at 0/)).toEqual([false]);
});
