import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axi4Monitor } from '../../../testbench/agents/axi/axi4-monitor.ts';
import { axi4Subordinate } from '../../../testbench/agents/axi/axi4-subordinate.ts';
import { Memory } from '../../../testbench/agents/memory.ts';
import { packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import { chance } from '../../../testbench/agents/patterns.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { axiReader } from './axi-reader.ts';
import { axiWriter } from './axi-writer.ts';

interface Range {
  readonly address: bigint;
  readonly length: number;
}

/** Ranges of memory that do not overlap; many begin or end at a page of 4,096 bytes, or near it. */
const ranges = (least: number): fc.Arbitrary<Range[]> =>
  fc
    .array(
      fc.record({
        near: fc.oneof(fc.integer({ min: -70, max: 70 }), fc.nat(4095)),
        length: fc.oneof(
          { arbitrary: fc.integer({ min: least, max: 140 }), weight: 3 },
          fc.integer({ min: least, max: 9000 }),
        ),
      }),
      { maxLength: 8, size: 'max' },
    )
    .map((list) =>
      list.map(({ near, length }, i) => ({ address: BigInt(0x1_0000_0000 + 0x4000 * i + 4096 + near), length })),
    );

interface Run {
  readonly ranges: Range[];
  readonly up: boolean[];
  readonly down: boolean[];
  readonly latency: number;
  /** The page, of 4,096 bytes, that answers with an error. */
  readonly bad: number;
}

const runs = (least: number): fc.Arbitrary<Run> =>
  fc.record({ ranges: ranges(least), up: patterns, down: patterns, latency: fc.nat(60), bad: fc.nat(40) });

const pageOf = (address: bigint): number => Number((address - 0x1_0000_0000n) >> 12n);
const errorIn = (bad: number) => (address: bigint) =>
  pageOf(address) === bad ? ('SLVERR' as const) : ('OKAY' as const);
const touches = ({ address, length }: Range, bad: number): boolean =>
  length > 0 && pageOf(address) <= bad && bad <= pageOf(address + BigInt(length) - 1n);

const widths = (bytes: number) => ({ bytes, address: 64, id: 2 });
const noise = (length: number, seed: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 7 + seed * 31 + 1) & 255);

describe('AXI4 writer', () => {
  for (const bytes of [8, 64]) {
    const options = { lengthBits: 14, id: 1, outstanding: 4 };
    const writer = axiWriter(widths(bytes), options);
    everyEngineProperty(
      `beats of ${bytes} bytes: memory has the bytes of each packet, and no other`,
      elaborate(writer),
      runs(0),
      async (t: TestContext, { ranges: list, up, down, latency, bad }) => {
        const subordinate = axi4Subordinate(t, 'm_axi', {
          memory: new Memory({ fill: 0xa5 }),
          latency: [0, latency],
          pauses: { aw: down, w: chance(0.7), b: up },
          respond: errorIn(bad),
        });
        const monitor = axi4Monitor(t, 'm_axi');
        const source = packetSource(t, 'up', { valid: up });
        const expected = new Memory({ fill: 0xa5 });
        const seen = { issued: 0, failed: [] as boolean[] };
        const { issued, done, failed } = dutOf(t.dut, writer);
        t.attach({
          sample() {
            seen.issued += issued.get();
            if (done.get() === 1) seen.failed.push(failed.get() === 1);
          },
        });
        for (const [i, { address, length }] of list.entries()) {
          const data = noise(length, i);
          source.sendNow({ bytes: data, user: { address, length } });
          for (let at = 0; at < length; at++)
            if (pageOf(address + BigInt(at)) !== bad) expected.write(address + BigInt(at), data.subarray(at, at + 1));
        }
        const written = list.filter(({ length }) => length > 0);
        await t.timeout(
          40_000,
          t.until(() => source.idle && seen.failed.length === written.length),
        );
        await t.cycles(20);
        expect(seen.issued).toBe(written.length);
        expect(seen.failed).toEqual(written.map((range) => touches(range, bad)));
        expect(monitor.open).toBe(0);
        for (const { address, length } of list) {
          const around = [address - 200n, length + 400] as const;
          expect(subordinate.memory.read(...around)).toEqual(expected.read(...around));
        }
      },
      { numRuns: 12 },
    );
  }
});

describe('AXI4 reader', () => {
  for (const bytes of [8, 64]) {
    const room = bytes === 8 ? 512 : 128;
    const reader = axiReader(widths(bytes), { lengthBits: 14, id: 2, outstanding: 4, room });
    everyEngineProperty(
      `beats of ${bytes} bytes: each range is a packet, in order`,
      elaborate(reader),
      runs(1),
      async (t: TestContext, { ranges: list, up, down, latency, bad }) => {
        const memory = new Memory({ fill: 0x5a });
        axi4Subordinate(t, 'm_axi', {
          memory,
          latency: [0, latency],
          pauses: { ar: up, r: chance(0.8) },
          respond: errorIn(bad),
        });
        // Answers are taken whenever they come, whatever becomes of `down`.
        axi4Monitor(t, 'm_axi');
        const { ready } = dutOf(t.dut, reader).m_axi_r;
        t.attach({ sample: () => expect(ready.get()).toBe(1) });
        const source = t.source('up', { valid: up });
        const sink = t.sink('down', { ready: down });
        t.monitor('down');
        const expected: { bytes: number[]; wrong: boolean }[] = [];
        for (const [i, range] of list.entries()) {
          const data = noise(range.length, i);
          memory.write(range.address, data);
          expected.push({ bytes: [...data], wrong: touches(range, bad) });
          source.sendNow({ address: range.address, length: range.length });
        }
        const got: { bytes: number[]; wrong: boolean }[] = [];
        let open: number[] = [];
        let taken = 0;
        const gather = (): void => {
          for (; taken < sink.items.length; taken++) {
            const { data, keep, last, wrong } = sink.items[taken]!.item as Record<string, bigint | number>;
            for (let lane = 0; lane < bytes; lane++)
              if (((BigInt(keep!) >> BigInt(lane)) & 1n) === 1n)
                open.push(Number((BigInt(data!) >> BigInt(8 * lane)) & 255n));
            if (last === 0) expect(BigInt(keep!)).toBe((1n << BigInt(bytes)) - 1n);
            else {
              got.push({ bytes: open, wrong: wrong === 1 });
              open = [];
            }
          }
        };
        await t.timeout(
          40_000,
          t.until(() => {
            gather();
            return got.length === list.length;
          }),
        );
        await t.cycles(20);
        gather();
        expect(got.map(({ wrong }) => wrong)).toEqual(expected.map(({ wrong }) => wrong));
        // What is wrong has its length, and any bytes.
        expect(got.map(({ bytes: all, wrong }) => (wrong ? all.length : all))).toEqual(
          expected.map(({ bytes: all, wrong }) => (wrong ? all.length : all)),
        );
      },
      { numRuns: 12 },
    );
  }
});

test('widths and rooms that cannot be are refused', () => {
  const options = { lengthBits: 14, id: 1, outstanding: 4 };
  expect(() => axiWriter({ bytes: 12, address: 64, id: 1 }, options)).toThrow('12 bytes a beat');
  expect(() => axiWriter({ bytes: 16, address: 64, id: 1 }, { ...options, id: 2 })).toThrow('the id 2');
  expect(() => axiWriter({ bytes: 16, address: 64, id: 1 }, { ...options, lengthBits: 4 })).toThrow('4 bits');
  expect(() => axiReader(widths(64), { ...options, room: 64 })).toThrow('room for 64 beats');
});
