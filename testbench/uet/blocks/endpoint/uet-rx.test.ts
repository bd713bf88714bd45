import { rxOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetRx } from '../../../../rtl-gen/uet/endpoint/uet-rx.ts';
import { describe, elaborate, expect, hwTest } from '../vitest-kit.ts';
import { rxDirected } from './rx-directed.ts';
import { rxBench, rxFlow } from './rx-flow.ts';
import { rxProperty } from './rx-property.ts';

const options = rxOptions(64);
const design = elaborate(uetRx(options));
const isLong = process.env.GATEWRIGHT_LONG !== undefined;
const bytes = isLong ? 2 ** 20 : 100_000;

describe('the receive half', () => {
  hwTest(
    `places ${bytes} bytes of three senders once and at their place, over loss, copies and reordering`,
    { design, seeds: 1, timeout: 600_000, maxCycles: 2_000_000 },
    async (t) => {
      const bench = rxBench(t.dut, options, t.random.fork('bench'));
      const weather = { loss: 0.02, copies: 0.02, maxDelay: 10 };
      const fate = { trimmed: 0.02, trimmedAtLastHop: 0.01, corrupted: 0.05 };
      const flow = { bytes, senders: 3, weather, fate };
      const result = await rxFlow(bench, flow, t.random.fork('flow'), () => t.rising());
      expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(bench.checker.routes.get('malformed')).toBeGreaterThan(0);
      expect(bench.checker.frames.get('nack')).toBeGreaterThan(0);
    },
  );

  for (const { name, body } of rxDirected(options)) hwTest(name, { design, maxCycles: 500_000 }, body);
});

describe('flows of any weather arrive whole', () => {
  for (const width of [16, 32, 64] as const) {
    const ofWidth = elaborate(uetRx(rxOptions(width)));
    hwTest(
      `${width} bytes a clock`,
      { design: ofWidth, seeds: 2, maxCycles: 500_000 },
      rxProperty(rxOptions(width), 1_000),
    );
  }
});
