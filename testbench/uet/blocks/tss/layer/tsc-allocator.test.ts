import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { patterns } from '../../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { tscAllocator } from '../../../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { hwProperty } from '../../../../bench/hw-property.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { onEngine } from '../../../../bench/verilog-once.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { allocatorSteps, allocatorUpsets, contexts, takeSteps } from './tsc-allocator-property.ts';

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
    async (t) => {
      const port = (name: string) => t.dut.port(name);
      port('down_ready').set(1);
      /** Whether it is refused. */
      const command = async (kind: number, next: bigint, limit: bigint): Promise<number | bigint> => {
        port('command_payload_kind').set(kind);
        port('command_payload_context').set(1);
        port('command_payload_next').set(next);
        port('command_payload_limit').set(limit);
        port('command_valid').set(1);
        await t.cycles(1);
        port('command_valid').set(0);
        await t.cycles(3);
        return port('refused').get();
      };
      /** The counter that is given, or none. */
      const allocate = async (): Promise<bigint | undefined> => {
        port('up_payload').set(1);
        port('up_valid').set(1);
        await t.cycles(1);
        port('up_valid').set(0);
        await t.cycles(2);
        assert.equal(port('down_valid').get(), 1);
        const counter = port('down_payload_given').get() === 1 ? BigInt(port('down_payload_counter').get()) : undefined;
        await t.cycles(2);
        return counter;
      };
      const [start, none] = [0, 3];
      assert.equal(await command(none, 0n, 9n), 1);
      assert.equal(await allocate(), undefined);
      assert.equal(await command(start, 4n, 6n), 0);
      assert.equal(await command(none, 0n, 100n), 1);
      assert.deepEqual([await allocate(), await allocate(), await allocate()], [4n, 5n, undefined]);
    },
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
