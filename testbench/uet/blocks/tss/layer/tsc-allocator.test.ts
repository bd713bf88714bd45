import fc from 'fast-check';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { tscAllocator } from '../../../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { elaborate, expect, hwProperty, hwTest, onEngine, test } from '../../vitest-kit.ts';
import { allocatorSteps, allocatorUpsets, noKind, smallAllocator, takeSteps } from './tsc-allocator-property.ts';

const design = elaborate(smallAllocator);

hwProperty(
  'counters of keys are those of the model, one after another, whatever management says and however long results wait, on yosys',
  { design, engine: 'yosys', numRuns: 20 },
  fc.tuple(allocatorSteps, patterns),
  (t, [steps, ready]) => takeSteps(t, steps, ready),
);

hwTest('a counter a clock, of one context too, 3 clocks later, on yosys', { design, engine: 'yosys' }, async (t) => {
  const [commands, up, down] = [t.source('command'), t.source('up'), t.sink('down')];
  for (const context of [0, 2]) await commands.send({ kind: 'start', context, next: 7n, limit: 12n });
  await t.cycles(4);
  const asked = [0, 0, 2, 0, 0, 0, 0, 1, 2];
  const sent = await Promise.all(asked.map((context) => up.send(context)));
  const told = await Promise.all(asked.map(() => down.recv()));
  expect(sent.map((cycle) => cycle - sent[0]!)).toEqual(asked.map((_, i) => i));
  expect(told.map(({ cycle }, i) => cycle - sent[i]!)).toEqual(asked.map(() => 3));
  const given = told.map(({ item }) => item as { given: number; counter: bigint });
  expect(given.map((one) => one.given)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 1]);
  expect(given.filter((one) => one.given === 1).map((one) => one.counter)).toEqual([7n, 8n, 7n, 9n, 10n, 11n, 8n]);
});

for (const engine of ['wasm', 'yosys'] as const)
  hwTest(
    `a command that is none of the kinds is refused, and neither starts counters nor changes any, on ${engine}`,
    { create: onEngine(engine, design), maxCycles: 1000 },
    noKind,
  );

for (const engine of ['wasm', 'yosys'] as const)
  hwTest(
    `numbers that have changed by themselves are not given until another start, whichever bit, on ${engine}`,
    { create: onEngine(engine, design), maxCycles: 100_000 },
    allocatorUpsets,
  );

test('counters of a number of keys that is no power of two are refused in one sentence', () => {
  const make = () => tscAllocator({ contexts: 3 });
  expect(make).toThrow(new RangeError('counters of 3 keys: give a power of two from 2'));
});
