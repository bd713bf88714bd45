import { describe, expect, test } from 'vitest';
import { checkWithYosys } from '../../../../fpga/flow/check.ts';
import { sackTracker } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { windowSizes } from '../../../../rtl-gen/uet/pds/window.ts';
import { emitVerilog } from '../../../../rtl-gen/verilog/emit.ts';
import { seededRandom } from '../../../../support/random.ts';
import { interpreterEngine } from '../../../engine/interpreter/engine.ts';
import { readTrace } from '../../traces/read-trace.ts';
import { describeInVerilator, elaborate, hwTest, inVerilator, verilatorTest } from '../vitest-kit.ts';
import { sackProperty } from './sack-property.ts';
import { replaySack } from './sack-replay.ts';

const designs = windowSizes.map((window) => ({ window, design: elaborate(sackTracker(window)) }));

describe('the emitted Verilog of the SACK tracker', () => {
  for (const { window, design } of designs) {
    test(`W = ${window} is accepted by Yosys without a warning`, () => checkWithYosys(emitVerilog(design)));
  }
});

describeInVerilator(() => {
  for (const { window, design } of designs) {
    hwTest(
      `W = ${window}: random traffic agrees with the golden model at every output in every clock, on Verilator`,
      { create: inVerilator(design), seeds: 12 },
      sackProperty(window, 20_000),
    );

    verilatorTest(
      `W = ${window}: both engines drive the same value on every output in every clock`,
      design,
      async (create) => {
        const reference = await interpreterEngine.create(design, { seed: 3 });
        const verilated = await create({ seed: 3, trace: false });
        const random = seededRandom(window);
        let near = 0;
        for (let clock = 0; clock < 4_000; clock++) {
          for (const port of reference.ports) {
            if (port.direction === 'out') continue;
            // PSNs near each other, so that the window moves; few loads and resets.
            const rare = port.name === 'rst' || port.name === 'start_valid';
            if (port.name === 'arrival_payload' && random.chance(0.5)) near++;
            const psn = (near + random.int(-4, random.chance(0.1) ? 2 * window : 8)) >>> 0;
            const value = port.width === 32 ? psn : rare ? Number(random.chance(0.002)) : random.bits(1);
            port.set(clock < 2 ? Number(port.name === 'rst') : value);
            verilated.port(port.name).set(port.get());
          }
          reference.step();
          verilated.step();
          if (clock < 2) continue;
          for (const port of reference.ports) {
            const held = /^(verdict|sack)_payload/.exec(port.name)?.[1];
            // While nothing is offered, the payload is what the buffer's memory holds from power-up on.
            if (held !== undefined && reference.port(`${held}_valid`).get() === 0) continue;
            expect(`${port.name} ${verilated.port(port.name).get()} at ${clock}`).toBe(
              `${port.name} ${port.get()} at ${clock}`,
            );
          }
        }
        verilated.dispose();
      },
    );
  }

  const largest = designs.at(-1)!.design;
  verilatorTest('a recorded flow through the largest window, without a disagreement', largest, async (create) => {
    const trace = await readTrace(`${import.meta.dirname}/../../traces/data/slow_uplink_drop_rto.f59.rx.csv.gz`);
    const verilated = await create({ seed: 1, trace: false });
    const { disagreements, packets } = await replaySack(verilated, 1024, trace);
    expect({ disagreements, packets }).toEqual({ disagreements: 0, packets: trace.arrivals.length });
    verilated.dispose();
  });
});
