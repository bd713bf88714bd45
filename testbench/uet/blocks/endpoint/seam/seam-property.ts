/** DCQCN and HPCC at the seam of a sender: what they hear, and that each context keeps to its path. */
import { sweepClocks } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import { pickLatency } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { HopSample } from '../../../golden/cms/hpcc/hpcc.ts';
import { setDcqcnRegisters } from '../../cms/dcqcn/dcqcn-ports.ts';
import { drawDcqcnSettings } from '../../cms/dcqcn/dcqcn-property.ts';
import { sampledReader, setHpccRegisters } from '../../cms/hpcc/hpcc-ports.ts';
import { drawHpccSettings, moveHops } from '../../cms/hpcc/hpcc-property.ts';
import { ccEventOf, type Fields, shownEvent } from '../../cms/seam/seam-checker.ts';
import { type Agent, assert, type Body, type Dut, type TestContext } from '../../test-kit.ts';
import { PacedWatch, SampledWatch } from '../congestion/congestion-watch.ts';
import { SeamDriver } from './seam-driver.ts';

/** The ports whose names begin with `prefix`, without it. */
const portsOf = (dut: Dut, prefix: string): Dut => ({
  ports: dut.ports,
  signals: dut.signals,
  port: (name) => dut.port(`${prefix}${name}`),
});

/** The entropy value of each pick is the one that was drawn when its context began. */
class OnePathChecker implements Agent {
  picks = 0;
  readonly #number: (name: string) => number;
  readonly #drawn = new Map<number, number>();
  readonly #due: (number | undefined)[] = Array.from({ length: pickLatency }, () => undefined);

  constructor(dut: Dut) {
    this.#number = (name) => Number(dut.port(name).get());
  }

  sample(): void {
    const number = this.#number;
    if (number('told_begins_valid') === 1) this.#drawn.set(number('told_begins_ccc'), number('random') >>> 17);
    this.#due.push(number('told_pick_valid') === 1 ? this.#drawn.get(number('told_pick_ccc'))! : undefined);
    const due = this.#due.shift();
    if (due === undefined) return;
    assert.equal(number('permits_picked_entropy'), 0x8000 + due);
    this.picks++;
  }
}

/** What leaves is what the algorithm says, in the same clock, and it has no credit beside the window. */
function sameLimit(
  dut: Dut,
  { cwnd, maxWindow, isSmall }: { cwnd: () => number; maxWindow: () => number; isSmall: () => number },
): void {
  const number = (name: string): number => Number(dut.port(name).get());
  const limit = (name: string): number => number(`permits_limit_${name}`);
  assert.equal(limit('valid'), number('shown_limit_valid'));
  for (const name of ['limit_credit_on', 'limit_credit', 'picked_ccc_id', 'picked_credit_target'])
    assert.equal(number(`permits_${name}`), 0, name);
  if (limit('valid') === 0) return;
  for (const name of ['ccc', 'window']) assert.equal(limit(name), number(`shown_limit_${name}`), name);
  assert.deepEqual([limit('cwnd'), limit('max_window'), limit('is_small')], [cwnd(), maxWindow(), isSmall()]);
}

/** The port `shown_event` has `latency` clocks after each event of the sender what the algorithm is to hear of it. */
function follow(t: TestContext, latency: number, heard: () => Fields | undefined): void {
  const due: (Fields | undefined)[] = Array.from({ length: latency }, () => undefined);
  t.attach({
    sample: () => {
      due.push(heard());
      const expected = due.shift();
      assert.deepEqual(shownEvent(t.dut, 'shown_event', expected), expected);
    },
  });
}

const marking: readonly unknown[] = ['nack_trim', 'nack_last_hop'];

/** What DCQCN hears of an event. */
function pacedOf(told: Fields | undefined): Fields | undefined {
  if (told === undefined) return undefined;
  const { ccc, kind, bytes, ecn } = told;
  if (kind === 'start' || kind === 'sent' || kind === 'idle') return { ccc: ccc!, kind, bytes: bytes! };
  const isMark = marking.includes(kind) || (ecn === 1 && (kind === 'ack' || kind === 'probe_ack'));
  return isMark ? { ccc: ccc!, kind: 'mark', bytes: bytes! } : undefined;
}

export const dcqcnSeamProperty =
  (contexts: number, clocks: number): Body<void> =>
  async (t) => {
    const settings = drawDcqcnSettings(t.random.fork('registers'), sweepClocks(contexts));
    // Those of DCQCN are a record of their own.
    setDcqcnRegisters(
      { ...t.dut, port: (name) => t.dut.port(name.replace('registers_', 'registers_dcqcn_')) },
      settings,
    );
    const flight = t.random.fork('flight').below(2 ** 24);
    t.dut.port('registers_flight').set(flight);
    // What a sweep adds at the rate of the link, so that a burst is filled to the byte.
    const added = Math.floor((Math.floor(settings.linkRate / 2 ** 14) * settings.pace) / 2 ** 22);
    const sizes = [added - 1, added, added + 1].filter((size) => size > 0 && size < 2 ** 20);
    t.attach(new SeamDriver(t.dut, contexts, t.random.fork('told'), { sizes }));
    const watch = t.attach(new PacedWatch(t.dut, settings, contexts, {}, 'shown_'));
    const path = t.attach(new OnePathChecker(t.dut));
    follow(t, 1, () => pacedOf(ccEventOf(t.dut, 0)));
    const permits = { cwnd: () => flight, maxWindow: () => flight, isSmall: () => 0 };
    t.attach({ sample: () => sameLimit(t.dut, permits) });
    await t.cycles(clocks);
    if (clocks < 2000) return;
    assert(watch.seen.starts > 2 && watch.seen.running > 10 && path.picks > 50, JSON.stringify(watch.seen));
  };

/** Clocks of an event to HPCC: a register, and the way to its sample. */
const sampledLatency = 5;

export const hpccSeamProperty =
  (contexts: number, clocks: number): Body<void> =>
  async (t) => {
    const settings = drawHpccSettings(t.random.fork('registers'));
    setHpccRegisters(t.dut, settings);
    const paths = t.random.fork('paths');
    const move = (hops: readonly HopSample[]) => moveHops(paths, hops, settings);
    const driver = t.attach(new SeamDriver(t.dut, contexts, t.random.fork('told'), { move }));
    const watch = t.attach(new SampledWatch(t.dut, settings, {}, 'shown_'));
    const path = t.attach(new OnePathChecker(t.dut));
    const read = sampledReader(portsOf(t.dut, 'shown_'));
    t.attach({
      sample: () => {
        const sample = read()?.sample;
        if (sample === undefined) return;
        assert(!driver.strangers.has(JSON.stringify(sample.hops)), 'a sample of a PDC that is not ours');
      },
    });
    follow(t, sampledLatency, () => ccEventOf(t.dut, 0));
    const shown = (name: string) => () => Number(t.dut.port(`shown_limit_${name}`).get());
    const permits = { cwnd: shown('cwnd'), maxWindow: shown('max_window'), isSmall: shown('small') };
    t.attach({ sample: () => sameLimit(t.dut, permits) });
    await t.cycles(clocks);
    if (clocks < 2000) return;
    assert(watch.seen.starts > 2 && watch.seen.heard > 10 && path.picks > 50, JSON.stringify(watch.seen));
  };
