import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { tscAllocator } from '../../../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { hwProperty } from '../../../../bench/hw-property.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { allocatorSteps, allocatorUpsets, contexts, noKind, takeSteps } from './tsc-allocator-property.ts';

const design = elaborate(tscAllocator({ contexts }));

hwProperty(
  'counters of keys are those of the model, one after another, whatever management says and however long results wait, on yosys',
  { create: (o) => yosysEngine.create(design, o), numRuns: 20 },
  fc.tuple(allocatorSteps, patterns),
  (t, [steps, ready]) => takeSteps(t, steps, ready),
);

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
