/**
 * Random traffic for a PDS target's answers: PDCs that are opened, filled, asked about, closed and ended, and an SES
 * that answers when it likes.
 */
import { answersLatency } from '../../../../../rtl-gen/uet/pds/target-side/answers/answers.ts';
import type { Random } from '../../../../../support/random.ts';
import { type Delivery, type PdsPacket, type PdsResponse, pdsPacket, synWord } from '../../../golden/pds/index.ts';
import { addPsn, psnDifference } from '../../../golden/serial.ts';
import { type AnswersBench, type AnswersClock, type AnswersTaken, askLatency } from './answers-bench.ts';

/** An initiator of one PDC. */
interface Flow {
  readonly spdcid: number;
  readonly source: bigint;
  readonly rod: boolean;
  readonly start: number;
  pdcid: number;
  /** From this clock on the hardware knows it. */
  knownFrom: number;
  /** Nothing is sent any more; ends from this clock on. */
  endsFrom?: number;
}

export interface TrafficLimits {
  /** PDCs at a time, at most. */
  readonly flows: number;
  /** Clocks in which replies may be refused in a row make the buffer full. */
  readonly refuses: boolean;
}

/** How busy each part is, for a while. */
function moodOf(random: Random, refuses: boolean) {
  return {
    packet: random.pick([1, 1, 1, 0.6, 0.2]),
    response: random.pick([1, 1, 1, 0.5, 0.1]),
    reply: refuses ? random.pick([1, 1, 1, 0.9, 0.5, 0]) : 1,
    guaranteed: random.pick([0, 0, 0.05, 0.5, 1]),
    plain: random.pick([0, 0.5, 0.9, 1]),
    again: random.pick([0.05, 0.3, 0.9]),
    ack: random.pick([0.05, 0.5, 1]),
    control: random.pick([0, 0.02, 0.3]),
    close: random.pick([0, 0.002, 0.02]),
    inOrder: random.chance(0.5),
    /** CLEARs go up to what has just come, or lag behind. */
    clears: random.chance(0.5),
  };
}

type Mood = ReturnType<typeof moodOf>;

export class AnswersTraffic {
  readonly #bench: AnswersBench;
  readonly #random: Random;
  readonly #limits: TrafficLimits;
  readonly #flows: Flow[] = [];
  readonly #waiting: { readonly delivery: Delivery; readonly from: number }[] = [];
  readonly #forgets: number[] = [];
  readonly #releases: { readonly clock: number; readonly context: number }[] = [];
  #offered: AnswersClock['response'];
  #control: AnswersClock['control'];
  #handle = 1;
  #isFinishing = false;
  #spdcid = 1;
  #mood: Mood;

  constructor(bench: AnswersBench, random: Random, limits: TrafficLimits) {
    this.#bench = bench;
    this.#random = random;
    this.#limits = limits;
    this.#mood = moodOf(this.#random, this.#limits.refuses);
  }

  /** The next clock. */
  next(): AnswersClock {
    const random = this.#random;
    const { now, target } = this.#bench;
    if (random.chance(1 / 150)) this.#mood = moodOf(this.#random, this.#limits.refuses);
    const release =
      this.#releases[0] !== undefined && this.#releases[0].clock <= now ? this.#releases.shift() : undefined;
    if (release !== undefined) target.release(release.context);
    this.#offered ??= random.chance(this.#mood.response) ? this.#response() : undefined;
    this.#control ??= random.chance(this.#mood.control) ? this.#someControl() : undefined;
    const flow = this.#flows.length === 0 ? undefined : random.pick(this.#flows);
    const isOpen = flow && flow.endsFrom === undefined;
    const ending = this.#flows.find(({ endsFrom }) => endsFrom !== undefined && endsFrom <= now);
    const end = ending && this.#mayEnd(ending) ? ending.pdcid : undefined;
    if (end !== undefined) this.#flows.splice(this.#flows.indexOf(ending!), 1);
    const request_close =
      isOpen && !release && this.#isSettled(flow) && random.chance(this.#mood.control / 10) ? flow.pdcid : undefined;
    const packet = random.chance(this.#mood.packet) ? this.#packet() : undefined;
    // Housekeeping orders nothing of a PDC that closes.
    const isMeant = this.#control && (target.pdc(this.#control.pdcid)?.state ?? 'established') === 'established';
    if (!isMeant || packet?.kind === 'close_cmd') this.#control = undefined;
    return {
      packet,
      response: this.#offered,
      control: this.#control,
      forget: this.#forgets[0],
      request_close,
      retires: release?.context,
      end,
      takesReply: random.chance(this.#mood.reply),
      passes: random.chance(0.05) ? random.pick([1, 1, 1, 70, 65_600]) : 0,
    };
  }

  /** What became of it. */
  done(inputs: AnswersClock, taken: AnswersTaken): void {
    const now = this.#bench.now - 1;
    if (taken.delivery) this.#waiting.push({ delivery: taken.delivery, from: now + askLatency });
    if (taken.response) this.#offered = undefined;
    if (taken.control) this.#control = undefined;
    if (taken.forget) {
      this.#forgets.shift();
      this.#releases.push({ clock: now + answersLatency.forget, context: inputs.forget! });
    }
    if (inputs.end !== undefined) this.#forgets.push(this.#bench.indexOf(inputs.end));
    const { packet } = inputs;
    if (packet?.syn && taken.delivery) {
      const flow = this.#flows.find(({ spdcid }) => spdcid === packet.spdcid);
      if (flow) Object.assign(flow, { pdcid: taken.delivery.pdcid, knownFrom: now + askLatency });
    }
    for (const flow of this.#flows) {
      if (flow.endsFrom === undefined && this.#bench.target.pdc(flow.pdcid)?.state === 'close_ack_wait') {
        flow.endsFrom = now + this.#random.int(askLatency + 1, 60);
      }
    }
  }

  /** Every PDC is closed and ended, all is answered and given back. */
  async finish(): Promise<void> {
    const bench = this.#bench;
    this.#isFinishing = true;
    const mood = {
      ...moodOf(this.#random, this.#limits.refuses),
      packet: 0.5,
      response: 1,
      reply: 1,
      close: 1,
      control: 0,
      again: 0,
      clears: true,
    };
    for (
      let i = 0;
      i < 5_000 &&
      (this.#flows.length > 0 || this.#waiting.length > 0 || this.#releases.length > 0 || this.#forgets.length > 0);
      i++
    ) {
      this.#mood = mood;
      const inputs = this.next();
      this.done(inputs, await bench.clock(inputs));
    }
  }

  #packet(): PdsPacket {
    const random = this.#random;
    const living = this.#flows.filter(({ endsFrom }) => endsFrom === undefined);
    const opens =
      !this.#isFinishing && this.#flows.length < this.#limits.flows && (living.length === 0 || random.chance(0.05));
    if (opens && this.#bench.target.free > 0) return this.#open();
    const flow = living.length > 0 ? random.pick(living) : undefined;
    const pdc = flow && this.#bench.target.pdc(flow.pdcid);
    // For a PDC that there is not: a NACK.
    if (flow === undefined || pdc === undefined)
      return pdsPacket({ ...this.#common(), dpdcid: random.below(2 ** 16), psn: random.word() });
    const { cackPsn, highest, frontier } = pdc;
    const { window } = this.#bench.target.settings;
    const ours = {
      ...this.#common(),
      source: flow.source,
      spdcid: flow.spdcid,
      dpdcid: flow.pdcid,
      rod: flow.rod,
    };
    if (random.chance(0.02)) return pdsPacket({ ...ours, spdcid: random.below(2 ** 16) });
    if (this.#isFinishing && frontier !== addPsn(highest, 1)) return pdsPacket({ ...ours, psn: frontier });
    if (random.chance(this.#mood.close)) return pdsPacket({ ...ours, kind: 'close_cmd', psn: addPsn(highest, 1) });
    if (random.chance(this.#mood.again * 0.2)) {
      const far = (): number => addPsn(cackPsn, random.pick([1, -1]) * 2 ** random.int(6, 31) + random.int(-3, 3));
      const from = random.pick([far, () => addPsn(cackPsn, random.int(-80, window))])();
      return pdsPacket({ ...ours, kind: 'probe', opaque: random.below(2 ** 16), payload: from, psn: random.word() });
    }
    const received = addPsn(cackPsn, random.int(-70, Math.max(psnDifference(highest, cackPsn), 1)));
    if (random.chance(this.#mood.again * 0.3)) {
      return pdsPacket({ ...ours, kind: 'ack_req', psn: received, payload: random.word() });
    }
    if (random.chance(0.05))
      return pdsPacket({ ...ours, kind: 'clear_cmd', psn: 0, payload: this.#clear(cackPsn, highest) });
    const next = [
      () => addPsn(highest, 1),
      () => addPsn(highest, 1),
      () => frontier,
      () => addPsn(highest, random.int(1, 70)),
      () => addPsn(cackPsn, random.int(1, window)),
    ];
    const psn = random.chance(this.#mood.again * 0.4) ? received : flow.rod ? frontier : random.pick(next)();
    const clear = psnDifference(this.#clear(cackPsn, highest), psn);
    const clearOffset = clear <= 0 && clear >= -(2 ** 15) ? clear : 0;
    const kind = random.chance(0.1) ? random.pick(['noop', 'negotiation'] as const) : 'request';
    return pdsPacket({ ...ours, kind, psn, clearOffset });
  }

  #clear(cack: number, highest: number): number {
    const random = this.#random;
    if (!this.#mood.clears) return addPsn(cack, -random.below(3));
    return random.pick([
      () => cack,
      () => addPsn(cack, random.int(-5, 5)),
      () => addPsn(cack, random.int(-5, 70)),
      () => highest,
      () => addPsn(cack, -200),
    ])();
  }

  #common() {
    const random = this.#random;
    return {
      ar: random.chance(this.#mood.ack),
      ce: random.chance(0.2),
      retx: random.chance(0.1),
      entropy: random.below(2 ** 16),
      messageId: random.below(2 ** 16),
      jobId: random.below(2 ** 24),
      length: random.below(2 ** 12),
      size: random.below(2 ** 14),
      local: 3,
    };
  }

  #open(): PdsPacket {
    const random = this.#random;
    const start = random.pick([0, 1, addPsn(0, -1), addPsn(0, -random.below(300)), random.word()]);
    const flow: Flow = {
      spdcid: this.#spdcid++ & 0xffff,
      source: (BigInt(random.word()) << 96n) | BigInt(random.word()),
      rod: random.chance(0.2),
      start,
      pdcid: 0,
      knownFrom: Number.POSITIVE_INFINITY,
    };
    this.#flows.push(flow);
    const place = flow.rod ? 0 : random.pick([0, 0, 3]);
    return pdsPacket({
      ...this.#common(),
      source: flow.source,
      spdcid: flow.spdcid,
      rod: flow.rod,
      syn: true,
      psn: addPsn(start, place),
      dpdcid: synWord(place),
      clearOffset: -place - 1,
    });
  }

  #response(): PdsResponse | undefined {
    const random = this.#random;
    const { now } = this.#bench;
    const due = this.#waiting.filter(({ from }) => from <= now);
    if (due.length === 0) return undefined;
    const chosen = this.#mood.inOrder ? due[0]! : random.pick(due);
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
    const { pdcid, psn, cookie } = chosen.delivery;
    return {
      pdcid,
      psn,
      cookie,
      guaranteed: random.chance(this.#mood.guaranteed),
      plainOk: random.chance(this.#mood.plain),
      handle: this.#handle++,
      nextHdr: random.below(2 ** 4),
    };
  }

  #someControl(): AnswersClock['control'] {
    const random = this.#random;
    if (random.chance(0.2)) return { kind: 'request_clear', pdcid: random.below(2 ** 16) };
    const flow = this.#flows.find((one) => one.endsFrom === undefined && this.#isSettled(one));
    if (flow === undefined) return undefined;
    const isRequested = this.#bench.target.pdc(flow.pdcid)?.closeRequested;
    if (isRequested && random.chance(0.5)) return { kind: 'close', pdcid: flow.pdcid, psn: random.word() };
    return { kind: 'request_clear', pdcid: flow.pdcid };
  }

  /** It is open, and the hardware knows that. */
  #isSettled({ pdcid, knownFrom }: Flow): boolean {
    return this.#bench.now >= knownFrom && this.#bench.target.pdc(pdcid)?.state === 'established';
  }

  /** Nothing of it is on its way to being asked. */
  #mayEnd({ endsFrom }: Flow): boolean {
    return endsFrom !== undefined && endsFrom <= this.#bench.now;
  }
}
