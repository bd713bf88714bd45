import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { tscAllocator } from '../../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { UserError } from '../../../../support/user-error.ts';
import { hwProperty } from '../../../bench/hw-property.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import { COUNTERS, TscAllocator } from '../../../golden/tss/tsc.ts';

const contexts = 4;
const design = elaborate(tscAllocator({ contexts }));
const last = COUNTERS - 1n;

/** Counters and limits around those at which something happens. */
const whole = fc.oneof(
  fc.bigInt(0n, 6n),
  fc.bigInt(last - 2n, last + 2n),
  fc.constantFrom(2n * COUNTERS - 1n, 1n << 40n),
);
const context = fc.nat(contexts - 1);
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('allocate' as const), context }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('start' as const), context, next: whole, limit: whole }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('raise' as const), context, next: whole, limit: whole }) },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

hwProperty(
  'counters of keys are those of the model, one after another, whatever management says and however long results wait, on yosys',
  { create: (o) => yosysEngine.create(design, o), numRuns: 20 },
  fc.tuple(steps, patterns),
  async (t, [drawn, ready]) => {
    const [commands, up, down] = [t.source('command'), t.source('up'), t.sink('down', { ready })];
    const model = new Map<number, TscAllocator>();
    for (const step of drawn) {
      if (step.kind === 'allocate') {
        await up.send(step.context);
        const counter = model.get(step.context)?.allocate()?.counter;
        const { item } = await down.recv();
        expect(item).toMatchObject(counter === undefined ? { given: 0 } : { given: 1, counter });
        continue;
      }
      await commands.send(step);
      await t.cycles(3);
      const allocator = model.get(step.context);
      const accepts = (change: () => void): boolean => {
        try {
          change();
        } catch (error) {
          if (error instanceof UserError) return false;
          throw error;
        }
        return true;
      };
      const accepted = accepts(() => {
        if (step.kind === 'start')
          model.set(step.context, new TscAllocator({ epoch: 0, counter: step.next }, step.limit));
        else if (allocator === undefined) throw new UserError('it was never started');
        else allocator.raise(step.limit);
      });
      expect(t.dut.port('refused').get()).toBe(Number(!accepted));
    }
  },
);

test('counters of a number of keys that is no power of two are refused in one sentence', () => {
  const make = () => tscAllocator({ contexts: 3 });
  expect(make).toThrow(new RangeError('counters of 3 keys: give a power of two from 2'));
});
