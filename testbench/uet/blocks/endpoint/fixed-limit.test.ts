import { describe, expect } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { fixedLimit } from '../../../../rtl-gen/uet/endpoint/transmit/fixed-limit.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { onEngine } from '../../../bench/verilog-once.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { type CongestionEvent, FixedLimit } from '../../golden/pds/initiator/index.ts';
import { fixedLimitProperty } from './fixed-limit-property.ts';

const contexts = 8;
const design = elaborate(fixedLimit(initiatorLayout({ contexts, window: 128, records: 256 })));
const cwnd = 50_000;
const latency = 2;

describe('a constant window', () => {
  hwTest(
    'is the model of it, whatever is heard of a context, an event in each clock',
    { create: (options) => wasmEngine.create(design, options), seeds: 2 },
    async (t) => {
      const { dut } = t;
      const random = t.random.fork('events');
      const kinds = dut.port('event_kind').states!;
      const models = new Map<number, FixedLimit>();
      const expected: (readonly [number, number] | undefined)[] = Array.from({ length: latency }, () => undefined);
      dut.port('cwnd').set(cwnd);
      dut.port('event_valid').set(0);
      for (let ccc = 0; ccc < contexts; ccc++) models.set(ccc, new FixedLimit(cwnd));
      const heard = new Set<string>();
      for (let i = 0; i < 2000; i++) {
        const isOne = i < contexts || random.chance(0.8);
        // Every context starts before all else.
        const ccc = i < contexts ? i : random.below(contexts);
        const { name, value } = i < contexts ? kinds.find((kind) => kind.name === 'start')! : random.pick(kinds);
        const bytes = name === 'idle' || name === 'start' ? random.word() : random.below(9000);
        dut.port('event_valid').set(Number(isOne));
        dut.port('event_ccc').set(ccc);
        dut.port('event_kind').set(Number(value));
        dut.port('event_bytes').set(bytes);
        const due = expected.shift();
        expect(dut.port('limit_valid').get()).toBe(Number(due !== undefined));
        if (due !== undefined) expect([dut.port('limit_ccc').get(), dut.port('limit_window').get()]).toEqual([...due]);
        if (isOne) {
          heard.add(name);
          if (name === 'start') models.set(ccc, new FixedLimit(cwnd));
          const kind = name as CongestionEvent['kind'];
          const { window } = models.get(ccc)!.next({ ccc, kind, bytes, entropy: 0, ecn: false });
          expected.push([ccc, window]);
        } else expected.push(undefined);
        await t.rising();
      }
      expect(heard.size).toBe(kinds.length);
    },
  );

  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `is that of each clock, also after a reset, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 2 : 1 },
      fixedLimitProperty(contexts, 2_000),
    );
});
