import assert from 'node:assert/strict';
import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { elaborate, hwTest } from '../../vitest-kit.ts';
import { LossyTraffic } from './lossy-traffic.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, smallTarget, targetLatency } from './target-designs.ts';
import { settle } from './target-property.ts';

// Room for all guaranteed responses that the windows of all PDCs can have, wherever they fall.
const hardware = { ...smallTarget, contexts: 4, guaranteedEntries: 1024 };
const design = elaborate(pdsTarget(hardware));
/** In units: what lingers outlives what is sent again, and what is under way. */
const times = { lingerTime: 1_000, quarantineTime: 50, closeReqTime: 100_000 };

// As Yosys reads the emitted Verilog.
hwTest(
  'initiators behind a lossy network, more than there are PDCs, get all messages delivered once and acknowledged, and close',
  { design, engine: 'yosys', seeds: 1 },
  async (t) => {
    const model = modelOf(hardware);
    const bench = new TargetBench(
      t,
      { ...model, registers: { ...model.registers, ...times } },
      hardware.clocksPerUnit,
      targetLatency,
    );
    const traffic = new LossyTraffic(hardware.window, t.random.fork('network'));
    for (let i = 0; i < 6; i++) {
      const startPsn = t.random.pick([t.random.word(), 2 ** 32 - 20]);
      traffic.open({ spdcid: i + 1, rod: i % 3 === 2, startPsn }, t.random.int(1, 200)).close();
    }
    await bench.begin();
    for (let clocks = 0; !traffic.isOver; clocks++) {
      assert(clocks < 60_000, `after ${clocks} clocks not all is acknowledged`);
      traffic.saw(await bench.clock(traffic.next()));
    }
    traffic.check();
    await settle(bench);
    const { counters } = bench.checker.golden;
    assert(counters.get('duplicate_answered') > 0 && counters.get('nack_no_pdc_avail') > 0);
  },
);
