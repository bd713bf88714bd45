/** The property run of the PDS target: random traffic, everything that is shown held against the golden model. */
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import {
  verdicts as every,
  type PdcView,
  type PdsPacket,
  type PdsRegisters,
  pdsPacket,
} from '../../../golden/pds/index.ts';
import { addPsn } from '../../../golden/serial.ts';
import { assert, type Body, type Random, type TestContext } from '../../test-kit.ts';
import { TargetBench } from './target-bench.ts';
import type { Offer } from './target-checker.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { TargetTraffic } from './target-traffic.ts';
import { TidyTraffic } from './tidy-traffic.ts';

export interface TargetRun {
  readonly hardware: Hardware;
  readonly clocks: number;
  /**
   * `any`, which is what is run by default: initiators that may do anything at any time. A number: so many that open
   * PDCs, fill them in any order and close them, and start again.
   */
  readonly traffic?: 'any' | number;
  /** Instead of those that all tests have. */
  readonly registers?: Partial<PdsRegisters>;
  /** The time at which the run begins, in units of 128 ns. */
  readonly start?: number;
  /** Clocks of traffic before the run, which a reset ends whatever is on its way: nothing of them may be left. */
  readonly before?: number;
  /** How often each verdict was given is added to these. */
  readonly verdicts?: Map<string, number>;
}

/** A test of so many clocks; traffic follows from the seed. */
export const targetProperty =
  ({ hardware, clocks, traffic, registers = {}, start = 0, before = 0, verdicts }: TargetRun): Body<void> =>
  async (t) => {
    const model = modelOf(hardware);
    const options = { ...model, registers: { ...model.registers, ...registers } };
    const random = t.random.fork('traffic');
    /** A bench after reset, and the traffic of so many clocks. */
    const run = async (now: number, length: number) => {
      const bench = new TargetBench(t, options, hardware.clocksPerUnit, targetLatency);
      bench.now = now;
      const sender =
        typeof traffic === 'number'
          ? new TidyTraffic(bench.settings, traffic, random)
          : new TargetTraffic(bench.settings, random);
      await bench.begin();
      for (let i = 0; i < length; i++) {
        if (random.chance(0.05)) bench.offer(anyOffer(random));
        sender.saw(await bench.clock(sender.next()));
      }
      return { bench, sender };
    };
    let now = start;
    if (before > 0) {
      ({ now } = (await run(now, before)).bench);
      await resetTarget(t);
    }
    const { bench, sender } = await run(now, clocks);
    while (sender.owes) sender.saw(await bench.clock(sender.rest()));
    await settle(bench);
    for (const verdict of every) {
      const count = bench.checker.golden.counters.get(verdict);
      if (count > 0) verdicts?.set(verdict, (verdicts.get(verdict) ?? 0) + count);
    }
  };

const anyOffer = (random: Random): Offer => ({
  mpr: random.below(256),
  rcvCwndPend: random.below(128),
  restoreCwnd: random.chance(0.5),
});

/** A reset, in the midst of whatever is driven. */
export async function resetTarget(t: TestContext): Promise<void> {
  const rst = t.dut.port('rst');
  rst.set(1);
  for (let i = 0; i < 2; i++) await t.rising();
  rst.set(0);
}

/**
 * The end of a run in which SES has answered all deliveries: all is acknowledged, and all contexts and stored responses
 * come back.
 */
export async function settle(bench: TargetBench): Promise<void> {
  await bench.rest();
  await acknowledgeAll(bench);
  await endAll(bench);
  await bench.finish();
}

/**
 * SES has responded to everything, and what was guaranteed is cleared: CACK then covers all that has come without a
 * hole.
 */
async function acknowledgeAll(bench: TargetBench): Promise<void> {
  const { golden } = bench.checker;
  const open = golden.pdcs().filter(({ state }) => state === 'established');
  const control = ({ source, local, spdcid, pdcid }: PdcView, kind: PdsPacket['kind'], payload: number) =>
    bench.clock({ packet: pdsPacket({ source, local, spdcid, dpdcid: pdcid, kind, payload }), ready: true });
  for (const pdc of open) await control(pdc, 'clear_cmd', pdc.highest);
  await bench.rest();
  // Of many PDCs the first are answered while the last are still asked.
  const early = [];
  for (const pdc of open) early.push((await control(pdc, 'probe', pdc.cackPsn)).reply);
  const replies = [...early.filter((reply) => reply !== undefined), ...(await bench.rest())];
  const told = new Map(replies.filter(({ p }) => p).map(({ spdcid, cack_psn }) => [spdcid, cack_psn]));
  for (const { pdcid, frontier } of open) {
    // One that was to be closed may have failed meanwhile.
    if (golden.pdc(pdcid)?.state !== 'established') continue;
    assert.equal(told.get(pdcid), addPsn(frontier, -1), `CACK of PDC ${pdcid}`);
  }
}

/** All PDCs are closed in error: all contexts come back, and the store is empty. */
async function endAll(bench: TargetBench): Promise<void> {
  const { golden } = bench.checker;
  for (const { pdcid } of golden.pdcs()) {
    const command = { kind: 'close_in_error', pdcid } as const;
    while (!(await bench.clock({ command, ready: true })).commandTaken);
  }
  const { contexts, adopts } = golden.settings;
  const own = adopts ? contexts / 2 : contexts;
  for (let i = 0; i < 40 && (golden.free < own || golden.stored > 0); i++) await bench.rest();
  assert.deepEqual(golden.pdcs(), [], 'PDCs are left');
  assert.equal(golden.free, own, 'contexts that came back');
  assert.equal(golden.stored, 0, 'responses are left');
}
