import { CcKind } from '../../../../rtl-gen/uet/cms/records.ts';
import { fixedLimit } from '../../../../rtl-gen/uet/endpoint/transmit/fixed-limit.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type CongestionEvent, FixedLimit } from '../../golden/pds/initiator/index.ts';
import { describe, elaborate, expect, hwTest, onEngine } from '../vitest-kit.ts';
import { fixedLimitProperty } from './fixed-limit-property.ts';

const contexts = 8;
const limiter = fixedLimit(initiatorLayout({ contexts, window: 128, records: 256 }));
const design = elaborate(limiter);
const kinds = CcKind.leaves[0]!.states!.map(({ name }) => name) as CongestionEvent['kind'][];
const cwnd = 50_000;
const latency = 2;

describe('a constant window', () => {
  hwTest(
    'is the model of it, whatever is heard of a context, an event in each clock',
    limiter,
    async (t, dut) => {
      const random = t.random.fork('events');
      const models = new Map<number, FixedLimit>();
      const expected: (readonly [number, number] | undefined)[] = Array.from({ length: latency }, () => undefined);
      dut.cwnd.set(cwnd);
      dut.event.valid.set(0);
      for (let ccc = 0; ccc < contexts; ccc++) models.set(ccc, new FixedLimit(cwnd));
      const heard = new Set<string>();
      for (let i = 0; i < 2000; i++) {
        const isOne = i < contexts || random.chance(0.8);
        // Every context starts before all else.
        const ccc = i < contexts ? i : random.below(contexts);
        const kind = i < contexts ? 'start' : random.pick(kinds);
        const bytes = kind === 'idle' || kind === 'start' ? random.word() : random.below(9000);
        dut.event.valid.set(Number(isOne));
        dut.event.ccc.set(ccc);
        dut.event.kind.set(kind);
        dut.event.bytes.set(bytes);
        const due = expected.shift();
        expect(dut.limit.valid.get()).toBe(Number(due !== undefined));
        if (due !== undefined) expect([dut.limit.ccc.get(), dut.limit.window.get()]).toEqual([...due]);
        if (isOne) {
          heard.add(kind);
          if (kind === 'start') models.set(ccc, new FixedLimit(cwnd));
          const { window } = models.get(ccc)!.next({ ccc, kind, bytes, entropy: 0, ecn: false });
          expected.push([ccc, window]);
        } else expected.push(undefined);
        await t.rising();
      }
      expect(heard.size).toBe(kinds.length);
    },
    { seeds: 2 },
  );

  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `is that of each clock, also after a reset, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 2 : 1 },
      fixedLimitProperty(contexts, 2_000),
    );
});
