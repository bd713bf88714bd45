/** DCQCN and HPCC at the seam of a sender: what they hear, and that each context keeps to its path. */
import assert from 'node:assert/strict';
import { pickLatency } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { Body, Dut, TestContext } from '../../../../bench/context.ts';
import type { Agent } from '../../../../kernel/kernel.ts';
import { type PacedEvent, pacedReader, setDcqcnRegisters } from '../../cms/dcqcn/dcqcn-ports.ts';
import { sampledReader, setHpccRegisters } from '../../cms/hpcc/hpcc-ports.ts';
import { PacedWatch, SampledWatch } from '../congestion/congestion-watch.ts';
import { dcqcnRegisters, hpccRegisters } from '../pair/congestion-settings.ts';
import { SeamDriver, strangers, type ToldEvent, toldReader } from './seam-driver.ts';

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

/** What leaves is what the algorithm says, in the same clock. */
function sameLimit(dut: Dut): void {
  const number = (name: string): number => Number(dut.port(name).get());
  for (const name of ['valid', 'ccc', 'window']) {
    if (name !== 'valid' && number('permits_limit_valid') === 0) continue;
    assert.equal(number(`permits_limit_${name}`), number(`shown_limit_${name}`), name);
  }
  assert.equal(number('permits_limit_credit_on'), 0);
}

/** `heard` is `latency` clocks after each event of the sender what the algorithm is to hear `of` it. */
function follow<T>(t: TestContext, latency: number, heard: () => T, of: (told: ToldEvent | undefined) => T): void {
  const read = toldReader(t.dut);
  const due: (ToldEvent | undefined)[] = Array.from({ length: latency }, () => undefined);
  t.attach({
    sample: () => {
      due.push(read());
      assert.deepEqual(heard(), of(due.shift()));
    },
  });
}

const marking = ['nack_trim', 'nack_last_hop'];

/** What DCQCN hears of an event. */
function pacedOf(told: ToldEvent | undefined): PacedEvent | undefined {
  if (told === undefined) return undefined;
  const { ccc, kind, bytes, ecn } = told;
  if (kind === 'start' || kind === 'sent' || kind === 'idle') return { ccc, kind, bytes };
  const isMark = marking.includes(kind) || (ecn && ['ack', 'probe_ack'].includes(kind));
  return isMark ? { ccc, kind: 'mark', bytes } : undefined;
}

export const dcqcnSeamProperty =
  (contexts: number, clocks: number): Body<void> =>
  async (t) => {
    const settings = dcqcnRegisters(contexts);
    // Those of DCQCN are a record of their own.
    setDcqcnRegisters(
      { ...t.dut, port: (name) => t.dut.port(name.replace('registers_', 'registers_dcqcn_')) },
      settings,
    );
    t.dut.port('registers_flight').set(75_000);
    t.attach(new SeamDriver(t.dut, contexts, t.random.fork('told')));
    const watch = t.attach(new PacedWatch(t.dut, settings, contexts, {}, 'shown_'));
    const path = t.attach(new OnePathChecker(t.dut));
    follow(t, 1, pacedReader(portsOf(t.dut, 'shown_')), pacedOf);
    t.attach({ sample: () => sameLimit(t.dut) });
    await t.cycles(clocks);
    if (clocks < 2000) return;
    assert(watch.seen.starts > 2 && watch.seen.running > 10 && path.picks > 50, JSON.stringify(watch.seen));
  };

/** Clocks of an event to HPCC: a register, and the way to its sample. */
const sampledLatency = 5;

export const hpccSeamProperty =
  (contexts: number, clocks: number): Body<void> =>
  async (t) => {
    const settings = hpccRegisters();
    setHpccRegisters(t.dut, settings);
    t.attach(new SeamDriver(t.dut, contexts, t.random.fork('told')));
    const watch = t.attach(new SampledWatch(t.dut, settings, {}, 'shown_'));
    const path = t.attach(new OnePathChecker(t.dut));
    const read = sampledReader(portsOf(t.dut, 'shown_'));
    const heard = () => {
      const event = read();
      if (event === undefined) return undefined;
      for (const { time } of event.sample?.hops ?? []) assert(time < strangers, 'a sample of a PDC that is not ours');
      return { ccc: event.ccc, kind: event.kind, bytes: event.bytes };
    };
    follow(t, sampledLatency, heard, (told) =>
      told === undefined ? undefined : { ccc: told.ccc, kind: told.kind as 'ack', bytes: told.bytes },
    );
    t.attach({ sample: () => sameLimit(t.dut) });
    await t.cycles(clocks);
    if (clocks < 2000) return;
    assert(watch.seen.starts > 2 && watch.seen.heard > 10 && path.picks > 50, JSON.stringify(watch.seen));
  };
