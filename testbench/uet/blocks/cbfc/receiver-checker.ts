/** Holds the receiver against the golden model, clock by clock. */
import { ccUpdateClocks } from '../../../../rtl-gen/uet/cbfc/receiver/receiver.ts';
import { addCredits, type CreditUnit, creditsBetween, shortFreed } from '../../golden/cbfc/credits.ts';
import { CbfcReceiver } from '../../golden/cbfc/receiver.ts';
import type { Agent, Dut } from '../test-kit.ts';
import { type EventCounts, type ReceiverClock, receiverReader } from './receiver-ports.ts';
import { ScheduleModel } from './schedule-model.ts';

/** A CC_Update that the hardware may still be working in: it may show the counters without it until `until`. */
interface Unsettled {
  readonly lost: number;
  readonly until: number;
}

const none: EventCounts = {
  cf_updates: 0,
  cc_updates: 0,
  cc_discarded: 0,
  cc_too_soon: 0,
  cc_malformed: 0,
  bad_frames: 0,
  overflows: 0,
};

/**
 * Watches every port of the receiver and drives none. What is handed over in clock t counts from t + 3 on; with that
 * the counters in `status` and CF_Updates are those of the golden model in every clock, and so are `overflowed`,
 * `counts` and the choice and time of every CF_Update. Two things are left to the hardware within bounds: when a
 * channel comes on, and in which of the clocks after a CC_Update a channel shows it. Each disagreement is thrown and
 * ends the test.
 */
export class ReceiverChecker implements Agent {
  readonly golden: CbfcReceiver;
  /** Clocks watched, and CF_Updates that left. */
  clocks = 0;
  cfUpdates = 0;
  /** CC_Updates that gave credits back. */
  recoveries = 0;
  readonly #vcs: number;
  readonly #read: () => ReceiverClock;
  readonly #schedule: ScheduleModel;
  /** The clocks before this one, the latest first. */
  #before: readonly ReceiverClock[] = [];
  readonly #unsettled: (Unsettled | undefined)[] = [];
  /** What each channel was last told, as of two clocks ago; and the writes that are later than that. */
  readonly #told: number[];
  #writes: { readonly clock: number; readonly vc: number; readonly freed: number }[] = [];
  #counts = none;
  readonly #overflowed: boolean[];
  /** Whether the arrivals of four clocks ago (and of those after it) went over their limit, by channel. */
  #over: (number | undefined)[] = [undefined];
  readonly #acceptedAt: number[] = [];
  /** Clocks in which nothing counted and the channel, which is enabled, was off. */
  readonly #waitsForStart: number[];
  #owed: { readonly vc: number; readonly credits: number } | undefined;

  constructor(dut: Dut, vcs: number, unit: CreditUnit) {
    this.golden = new CbfcReceiver(vcs, unit);
    this.#vcs = vcs;
    this.#read = receiverReader(dut, vcs);
    this.#schedule = new ScheduleModel(vcs);
    this.#told = Array.from({ length: vcs }, () => 0);
    this.#waitsForStart = Array.from({ length: vcs }, () => 0);
    this.#overflowed = Array.from({ length: vcs }, () => false);
  }

  sample(): void {
    const now = this.#read();
    const [last] = this.#before;
    this.#checkStatus(now, last);
    this.#checkActive(now, last);
    this.#count(now);
    this.#checkCounts(now);
    this.#checkUpdate(now);
    this.#before = [now, ...this.#before.slice(0, 3)];
    this.clocks++;
  }

  /** `status` shows a channel as it was in the clock before, so it comes before this clock's events. */
  #checkStatus(now: ReceiverClock, last: ReceiverClock | undefined): void {
    this.#writes = this.#writes.filter(({ clock, vc, freed }) => {
      if (clock + 2 > this.clocks) return true;
      this.#told[vc] = freed;
      return false;
    });
    if (last === undefined) {
      this.#compare('status_active after reset', now.statusActive, false);
      return;
    }
    // What the scan found one clock later, from what the status of the clock before showed.
    this.#owed = last.statusActive
      ? { vc: last.statusVc, credits: creditsBetween(this.#toldAgo(last.statusVc), last.statusFreed) }
      : undefined;
    const vc = now.statusVc;
    const next = (last.statusVc + 1) % this.#vcs;
    if (this.#before.length > 1 && vc !== next && !(vc === last.statusVc && !now.statusActive)) {
      this.#fail(`the status goes from channel ${last.statusVc} to ${vc}`);
    }
    this.#compare(`status_active of channel ${vc}`, now.statusActive, last.active[vc]);
    if (!now.statusActive) return;
    const lost = this.#shownLost(vc, now.statusFreed, (freed) => freed, this.clocks - 1);
    this.#compare(`R_CF of channel ${vc}`, now.statusFreed, addCredits(this.golden.freed(vc), -lost));
    this.#compare(`R_CC of channel ${vc}`, now.statusConsumed, addCredits(this.golden.consumed(vc), -lost));
  }

  /** A channel that is to be on comes on in its turn, once nothing counts; one that is not to be on is off. */
  #checkActive(now: ReceiverClock, last: ReceiverClock | undefined): void {
    if (last === undefined) return;
    const [, before] = this.#before;
    const waits: boolean[] = [];
    for (let vc = 0; vc < this.#vcs; vc++) {
      const enabled = before?.enable[vc] === true && !(before.linkFault && before.faultClears);
      const [was, is] = [last.active[vc]!, now.active[vc]!];
      if (is && !enabled) this.#fail(`channel ${vc} is on although it is not enabled`);
      if (was && enabled && !is) this.#fail(`channel ${vc} is off although it was on and is enabled`);
      waits[vc] = enabled && !is;
      if (was || !is) continue;
      this.golden.start(vc);
      this.#unsettled[vc] = undefined;
      this.#told[vc] = 0;
      this.#writes = this.#writes.filter((write) => write.vc !== vc);
    }
    const settled = this.#unsettled.every((entry) => entry === undefined || entry.until < this.clocks - 1);
    const [, second, third] = this.#before;
    const quiet = !third?.arrival && !third?.release && !second?.cfUpdate && !last.cfUpdate && settled;
    for (const [vc, waiting] of waits.entries()) {
      this.#waitsForStart[vc] = waiting ? this.#waitsForStart[vc]! + Number(quiet) : 0;
      if (this.#waitsForStart[vc]! > this.#vcs + 4) this.#fail(`channel ${vc} is enabled and does not come on`);
    }
  }

  /** Applies what was handed over three clocks ago. */
  #count(now: ReceiverClock): void {
    const [last, second, third] = this.#before;
    if (last?.limit !== undefined) this.golden.setLimit(last.limit.vc, last.limit.limit);
    if (second === undefined || third === undefined) {
      this.#over.push(undefined);
      return;
    }
    const { arrival, release, update } = third;
    if (release !== undefined && second.active[release.vc]) this.golden.release(release.vc, release.bytes);
    const counts = arrival?.good === true && second.active[arrival.vc];
    const isOver = counts === true && this.golden.arrive(arrival!.vc, arrival!.bytes);
    this.#over.push(isOver ? arrival!.vc : undefined);
    if (update === undefined || !this.#isAccepted(third, second, update.half)) return;
    const consumed = update.consumed.map((sent, i) => {
      const vc = 16 * update.half + i;
      const applies = now.active[vc] === true && last!.active[vc] === true;
      return applies || vc >= this.#vcs ? sent : this.golden.consumed(vc);
    });
    for (const [i, lost] of this.golden.reconcile(update.half, consumed).entries()) {
      if (lost === 0) continue;
      this.recoveries++;
      this.#unsettled[16 * update.half + i] = { lost, until: this.clocks + ccUpdateClocks(this.#vcs) - 4 };
    }
  }

  /** Whether the update of `third` was counted, as the counts of the clock after say. */
  #isAccepted(third: ReceiverClock, second: ReceiverClock, half: number): boolean {
    const eligible = this.#isEligible(third);
    const accepted = second.counts.cc_updates > third.counts.cc_updates;
    const clock = this.clocks - 3;
    const since = clock - (this.#acceptedAt[half] ?? Number.NEGATIVE_INFINITY);
    if (eligible && !accepted && since >= ccUpdateClocks(this.#vcs)) {
      this.#fail(`a CC_Update was dropped ${since} clocks after the last one`);
    }
    if (accepted && since <= 3) this.#fail(`a CC_Update was taken ${since} clocks after the last one`);
    if (accepted) this.#acceptedAt[half] = clock;
    return accepted;
  }

  #isEligible({ update, recovering, linkFault }: ReceiverClock): boolean {
    return update !== undefined && !recovering && !linkFault && update.half * 16 < this.#vcs;
  }

  #checkCounts(now: ReceiverClock): void {
    for (const [vc, is] of this.#overflowed.entries()) this.#compare(`overflowed[${vc}]`, now.overflowed[vc], is);
    // Whether an update was too soon is seen from its count; that it is one of both is checked.
    const tooSoon = now.counts.cc_too_soon - this.#counts.cc_too_soon;
    const [last] = this.#before;
    const eligible = last !== undefined && this.#isEligible(last);
    if (tooSoon !== 0 && !(eligible && tooSoon === 1)) this.#fail(`cc_too_soon grows by ${tooSoon}`);
    const expected = { ...this.#counts, cc_too_soon: this.#counts.cc_too_soon + tooSoon };
    if (eligible) expected.cc_updates += 1 - tooSoon;
    for (const name of Object.keys(expected) as (keyof EventCounts)[]) {
      this.#compare(`counts_${name}`, now.counts[name], expected[name]);
    }
    // What the next clock has to show, but for updates that this clock brings.
    const over = this.#over.shift();
    this.#counts = {
      ...expected,
      cc_discarded: expected.cc_discarded + Number(now.update !== undefined && !this.#isEligible(now)),
      cc_malformed: expected.cc_malformed + Number(now.malformed),
      bad_frames: expected.bad_frames + Number(now.arrival?.good === false),
      overflows: expected.overflows + Number(over !== undefined),
    };
    for (const vc of this.#overflowed.keys()) {
      if (now.clearOverflowed[vc]) this.#overflowed[vc] = false;
      if (over === vc) this.#overflowed[vc] = true;
    }
  }

  #checkUpdate(now: ReceiverClock): void {
    const offer = this.#schedule.offer();
    const { cfUpdate } = now;
    if (offer === undefined || cfUpdate === undefined) {
      this.#compare('cf_update_valid', cfUpdate !== undefined, offer !== undefined);
    } else {
      this.#compare('vc_0', cfUpdate.vc0, offer.first);
      this.#compare('vc_1', cfUpdate.vc1, offer.second);
      const first = this.#advertised(cfUpdate.vc0, cfUpdate.freed0);
      const second = this.#advertised(cfUpdate.vc1, cfUpdate.freed1);
      if (now.ready) {
        this.cfUpdates++;
        this.#counts = { ...this.#counts, cf_updates: this.#counts.cf_updates + 1 };
        this.#writes.push({ clock: this.clocks + 1, vc: cfUpdate.vc0, freed: first });
        this.#writes.push({ clock: this.clocks + 2, vc: cfUpdate.vc1, freed: second });
      }
    }
    const [last, second] = this.#before;
    const release = second?.release;
    const released = release !== undefined && last!.active[release.vc] ? release.vc : undefined;
    this.#schedule.clock({ ...now, released, owed: this.#owed });
  }

  /** R_CF of a channel, all 20 bits, as a CF_Update shows it. */
  #advertised(vc: number, shown: number): number {
    const lost = this.#shownLost(vc, shown, shortFreed, this.clocks);
    const freed = addCredits(this.golden.freed(vc), -lost);
    this.#compare(`freed count of channel ${vc}`, shown, shortFreed(freed));
    return freed;
  }

  /** The credits of the last CC_Update that are not shown yet. Once they are, they stay. */
  #shownLost(vc: number, shown: number, asShown: (freed: number) => number, clock: number): number {
    const unsettled = this.#unsettled[vc];
    if (unsettled === undefined) return 0;
    const { lost, until } = unsettled;
    const freed = this.golden.freed(vc);
    if (clock <= until && shown === asShown(addCredits(freed, -lost))) return lost;
    this.#unsettled[vc] = undefined;
    return 0;
  }

  #toldAgo(vc: number): number {
    return this.#told[vc]!;
  }

  #compare(what: string, actual: unknown, expected: unknown): void {
    if (actual !== expected) this.#fail(`${what} is ${actual}, the golden model says ${expected}`);
  }

  #fail(text: string): never {
    throw new Error(`clock ${this.clocks}: ${text}`);
  }
}
