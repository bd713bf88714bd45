import assert from 'node:assert/strict';
import { pdsTarget } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { PdsPacket } from '../../../golden/pds/index.ts';
import { elaborate, hwTest } from '../../vitest-kit.ts';
import { TargetBench } from './target-bench.ts';
import { modelOf, smallTarget, targetLatency } from './target-designs.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';

/** So many PDCs leave 6 of the 16 bits of a PDCID to the generation, which so comes round after 63 lives of a place. */
const hardware = { ...smallTarget, contexts: 1024 };
const lives = 63;
const design = elaborate(pdsTarget(hardware));
const times = { lingerTime: 1, quarantineTime: 0 };

hwTest(
  'the generations of a PDCID come round without 0, and what an older PDC of it was marked with is forgotten',
  { design, seeds: 1 },
  async (t) => {
    const model = modelOf(hardware);
    const options = { ...model, registers: { ...model.registers, ...times } };
    const bench = new TargetBench(t, options, hardware.clocksPerUnit, targetLatency);
    await bench.begin();
    const s = new TargetSteps(bench);
    // All places but one stay taken, so that one is used again and again.
    const others = Array.from({ length: hardware.contexts - 1 }, (_, i) => new StepsFlow(i + 1));
    await s.expect(...others.map((flow) => [flow.syn(), 'created'] as const));
    await s.respondAll();
    const pdcids: number[] = [];
    for (let life = 0; life <= lives; life++) {
      const flow = await new StepsFlow(5_000 + life).open(s);
      pdcids.push(flow.pdcid);
      await flow.take(s, 1);
      await s.respondAll();
      // The first life leaves marks of each kind: it has failed, is to be closed, and its return space is busy.
      if (life === 0) {
        await s.command({ kind: 'close', pdcid: flow.pdcid });
        await s.command({ kind: 'return_busy', pdcid: flow.pdcid, busy: true });
        await s.command({ kind: 'close_in_error', pdcid: flow.pdcid });
      } else await s.expect([flow.close(2), 'closed']);
      await s.until('the end of the PDC', () => s.free === 1, 2_000);
    }
    const [first] = pdcids;
    assert.equal(pdcids.at(-1), first, 'the first PDCID is used again');
    assert.deepEqual(
      pdcids.slice(0, -1).map((pdcid) => pdcid >> 10),
      Array.from({ length: lives }, (_, i) => i + 1),
    );
    await bench.finish();
  },
);

hwTest(
  'each place whose generations have come round is in quarantine for its own time',
  { design, seeds: 1 },
  async (t) => {
    const model = modelOf(hardware);
    const registers = { ...model.registers, lingerTime: 1, quarantineTime: 100 };
    const bench = new TargetBench(t, { ...model, registers }, hardware.clocksPerUnit, targetLatency);
    await bench.begin();
    const s = new TargetSteps(bench);
    const quarantine = registers.quarantineTime * hardware.clocksPerUnit;
    // The first places begin with their last generation.
    const flows = [await new StepsFlow(1).open(s), await new StepsFlow(2).open(s)];
    await s.respondAll();
    const { golden } = bench.checker;
    await s.until('both PDCs', () => golden.pdcs().length === 2, 1_000);
    /** The clocks in which PDCs are gone, and those in which their places are free, some clocks late. */
    const [gone, free]: [number[], number[]] = [[], []];
    let pending: PdsPacket[] = flows.map((flow) => flow.close(1));
    assert.deepEqual(
      flows.map(({ pdcid }) => pdcid >> 10),
      [lives, lives],
    );
    for (let clock = 0; free.length < 2; clock++) {
      assert(clock < 20_000, 'a place does not come back');
      // The second one closes when the first one is gone.
      const packet = pending.length === 2 || gone.length === 1 ? pending[0] : undefined;
      if (packet !== undefined) pending = pending.slice(1);
      await s.clock({ packet });
      if (golden.pdcs().length < 2 - gone.length) gone.push(clock);
      if (s.free > hardware.contexts - 2 + free.length) free.push(clock);
    }
    for (const i of [0, 1]) {
      const waited = free[i]! - gone[i]!;
      assert(waited >= quarantine && waited < quarantine + 120, `place ${i} is free after ${waited} clocks`);
    }
    await bench.finish();
  },
);
