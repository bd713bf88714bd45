/**
 * Steps at random that hardware and the golden model take together: what a host sends, what a peer may say, what
 * congestion control permits, and time. Whatever they are, the same comes of them.
 */

import type { PeerNack } from '../../../golden/pds/initiator/index.ts';
import {
  ackState,
  type Desk,
  type DeskOptions,
  rodTuple,
  rudTuple,
} from '../../../golden/pds/initiator/testing/desk.ts';
import { type Body, type NamedTest, named, type Random } from '../../test-kit.ts';
import { DeskPair } from './desk-pair.ts';

/** Codes of NACKs after which the PDC goes on. */
const mild = ['trimmed', 'trimmed_lasthop', 'pkt_not_rcvd', 'rcvr_infer_loss', 'no_resource', 'no_bitmap'] as const;
const others = [
  'new_start_psn',
  'psn_oor_window',
  'rcvd_ses_procg',
  'exp_nack_normal',
  'trimmed_ack',
  'ack_with_data',
] as const;

/** The same of a PDC in order. Hardware holds one of which a packet was refused, so none is here. */
const ordered = [
  'trimmed',
  'trimmed_lasthop',
  'pkt_not_rcvd',
  'rcvr_infer_loss',
  'rod_ooo',
  'rod_ooo',
  'rcvd_ses_procg',
] as const;

/** A time that is short, or as long as 2^28 clocks. */
const anyTime = (random: Random): number => random.int(17, 31) * 2 ** random.int(8, 17) + random.below(4096);

/** Packets of a PDC that have a PSN and are not retired, at most. */
const slots = 128;

/** Packets that wait for room at most, which fill what hardware has for packets that leave. */
const queued = 64;

/** What a run is about. */
interface Scene {
  readonly unit: number;
  readonly isLimited: boolean;
  /** CACK lags far behind what is answered, so that the peer's MP_Range counts. */
  readonly lags: boolean;
  /** The PDC is one of ROD, whose peer takes what comes in order. */
  readonly isOrdered: boolean;
  /** What it has sent, a multiple of its slots, when it begins: where many bits of its PSNs change. */
  readonly from: number;
  readonly options: DeskOptions;
}

const anyScene = (random: Random): Scene => {
  const isLimited = random.chance(0.4);
  const isOrdered = random.chance(0.25);
  const lags = !isOrdered && random.chance(0.3);
  const bits = random.int(8, 31);
  // Fewer than 2^16 before 2^31 a PDC closes.
  const from = random.chance(0.5) ? 0 : 2 ** bits - (bits === 31 ? 2 ** 17 : slots * random.below(2));
  const grain = anyTime(random);
  const unit = 16 * grain;
  let last = 0;
  // No two of them are the same.
  const times = (): number => unit * random.int(1, 6) + grain * ++last;
  const options: DeskOptions = {
    cwnd: 2 ** 30,
    registers: {
      rtoInitTime: times(),
      rtoMaxTime: unit * random.pick([4, 8, 15]),
      maxRtoRetx: random.pick([1, 3, 15]),
      nackRetxTime: times(),
      maxNackRetx: random.pick([1, 3, 31]),
      goBackTime: random.pick([100, unit]),
      tailLossTime: times(),
      maxTailLoss: random.pick([1, 3, 15]),
      probeTime: times(),
      probeTailTime: times(),
      probeAgainTime: times(),
      probeFirst: random.chance(0.2),
      clearTime: times(),
      idleTime: 0,
      defaultMpr: random.pick([0, 1, 2]),
      overrideMprZero: random.pick([0, 0, 1]),
      ackRequestBelow: random.pick([0, 1200, 5000]),
      packetBytes: random.pick([1024, 2048, 4096]),
      loss: {
        trimNack: random.chance(0.9),
        lossNack: random.chance(0.9),
        outOfOrder: false,
        entropy: false,
        probe: random.chance(0.5),
        tail: 'off',
        // In order those whose RTO has passed go back with the first of them: the model tells no timeout of the others.
        rto: !isLimited && !isOrdered && random.chance(0.8),
        ackReq: true,
      },
    },
  };
  return { unit, isLimited, lags, isOrdered, from, options };
};

class Steps {
  readonly #pair: DeskPair;
  readonly #random: Random;
  readonly #unit: number;
  /** Places of the PDCs before. */
  #before = 0;
  #cack = -1;
  /** The message that is sent, and whether it is over. */
  #message = 0;
  #isBetween = true;
  /** Places that the peer has received, and bytes of them. */
  readonly #got = new Set<number>();
  #received = 0;
  /** Of each packet; whether ACKs tell how many bytes have been received, and have SACK. */
  readonly #sizes: number[] = [];
  readonly #counts: boolean;
  /** Windows and credit change, and nothing is lost: what is sent again may overtake what finds no room. */
  readonly #isLimited: boolean;
  readonly #lags: boolean;
  readonly #isOrdered: boolean;

  constructor(pair: DeskPair, random: Random, { unit, isLimited, lags, isOrdered }: Scene) {
    this.#pair = pair;
    this.#random = random;
    this.#unit = unit;
    this.#isLimited = isLimited;
    this.#lags = lags;
    this.#isOrdered = isOrdered;
    this.#counts = random.chance(0.75);
  }

  get #desk(): Desk {
    return this.#pair.desk;
  }

  get #pdc() {
    return this.#desk.model.pdcs()[0];
  }

  /** Places of packets that are outstanding. */
  get #out(): number[] {
    return this.#pdc?.outstanding.map(({ psn }) => this.#desk.placeOf({ psn })) ?? [];
  }

  async step(): Promise<string> {
    const random = this.#random;
    const what = random.pick([
      ...(['send', 'send', 'send', 'ack', 'ack', 'ack', 'ack', 'nack', 'nack', 'wait', 'wait', 'limit'] as const),
      ...(['probe_ack', 'control', 'stranger'] as const),
    ]);
    await this.#clock();
    switch (what) {
      case 'send':
        this.#send();
        break;
      case 'ack':
        for (let i = this.#lags ? random.below(20) : 0; i > 0; i--) {
          this.#ack();
          await this.#pair.said();
          await this.#clock();
        }
        this.#ack();
        break;
      case 'nack':
        this.#nack();
        break;
      case 'limit':
        this.#limit();
        break;
      case 'probe_ack':
        this.#probeAck();
        break;
      case 'control':
        if (this.#pdc !== undefined)
          this.#desk.control(random.pick(['clear_req', 'clear_req', 'credit'] as const), random.below(2 ** 24));
        break;
      case 'stranger':
        this.#stranger();
        break;
      case 'wait': {
        const time = this.#unit;
        return `wait ${time}: ${await this.#pair.waitForNext(time)}`;
      }
    }
    return `${what}: ${await this.#pair.said()}`;
  }

  /** What an ACK answers has left a clock before at least. */
  async #clock(): Promise<void> {
    while ((await this.#pair.waitForNext(1)).length > 0);
  }

  /**
   * What a peer says waits in a queue of 64, whose words stay: a PDC that all of them are about does not hear any of
   * them once more.
   */
  async hearEchoes(): Promise<void> {
    const size = 1024;
    this.#sizes.push(size);
    this.#desk.submit(1, { ...this.#tuple, size, length: size - 64 });
    await this.#pair.said();
    for (let i = 0; i < 66; i++) this.#desk.ack(undefined, { cack: -1, response: { kind: 'none' } });
    await this.#pair.said();
  }

  /** A PDC has opened at a place that another one has had, and has sent so many packets before those that are out. */
  async goFar(from: number): Promise<void> {
    const desk = this.#desk;
    // Assertions of the memories watch the words that are written first.
    for (let i = 0; i < 2; i++) await this.#openAndClose();
    this.#before = this.#sizes.length;
    const size = 1024;
    const give = (): void => {
      this.#sizes.push(size);
      desk.submit(1, { ...this.#tuple, size, length: size - 64 });
    };
    give();
    await this.#pair.said();
    await this.#clock();
    const first = this.#sizes.length - 1;
    this.#got.add(first);
    this.#cack = first;
    this.#received = size;
    const state = this.#state(first);
    desk.ack(first, { cack: first, ...(state === undefined ? {} : { state }) });
    await this.#pair.said();
    for (let i = 0; i < queued; i++) give();
    await this.#pair.saidFrom(from);
  }

  /** The next place has a PDC of another mode, and none any more: the one after it has the next PSNs. */
  async #openAndClose(): Promise<void> {
    const desk = this.#desk;
    const first = this.#sizes.length;
    const noop = { tuple: this.#isOrdered ? rudTuple : rodTuple, kind: 'noop', size: 0, length: 0 } as const;
    for (const place of [first, first + 1]) {
      desk.submit(1, noop);
      if (place > first) desk.close();
      await this.#pair.said();
      // CLOSE_CMD waits for so long after the request to close.
      await this.#pair.waitForNext(400);
      desk.ack(place, { cack: place });
      await this.#pair.said();
    }
    await this.#clock();
    desk.ack(first + 2, { cack: first + 2 });
    await this.#pair.said();
    for (const place of [first, first + 1, first + 2]) {
      this.#sizes.push(0);
      this.#got.add(place);
    }
  }

  /** A PDC that has failed is followed by none: whoever chooses PDCs has failed what is left of its messages. */
  get isOver(): boolean {
    return this.#sizes.length > 0 && this.#pdc === undefined;
  }

  get #tuple() {
    return this.#isOrdered ? { tuple: rodTuple } : {};
  }

  #send(): void {
    const random = this.#random;
    const count = random.pick(this.#lags ? [10, 20, 40] : [1, 2, 5, 20]);
    const out = this.#out;
    const queued = this.#pdc?.queued ?? 0;
    // Slots up to the oldest packet that is outstanding are taken, whatever of them is answered.
    const oldest = out[0] ?? this.#sizes.length - queued;
    const room = Math.min(60 - out.length - queued, slots - (this.#sizes.length - oldest));
    for (let i = 0; i < Math.min(count, room); i++) {
      const size = 256 * random.pick([4, 4, 16, random.int(1, 35)]);
      this.#sizes.push(size);
      const first = this.#isBetween;
      const last = random.chance(0.7);
      this.#isBetween = last;
      if (first) this.#message = random.below(2 ** 16);
      const message = { message: this.#message, first, last };
      const data = { size, length: size - 64 + (size & 1), handle: random.word() };
      this.#desk.submit(1, { ...this.#tuple, ...data, ...message });
    }
  }

  /** Bytes of all sendings so far are what windows and credit go by. */
  #limit(): void {
    const random = this.#random;
    if (!this.#isLimited || this.#out.length === 0) return;
    const sent = this.#desk.congestion.reduce((sum, { kind, bytes }) => sum + (kind === 'sent' ? bytes : 0), 0);
    const cwnd = random.pick([2000, 20_000, 200_000]);
    // About what just suffices for the next packet, or for it to ask for no ACK, at each distance.
    const next = this.#sizes.at(-(this.#pdc?.queued ?? 0) || this.#sizes.length) ?? 0;
    const about = random.pick([0, 0, -1, 1, 2 ** random.below(20), -(2 ** random.below(20))]);
    const window = random.pick([
      sent + random.int(0, 3) * cwnd,
      sent + next + about,
      sent + next + this.#desk.model.registers.ackRequestBelow + about,
    ]);
    const credit = random.pick([sent + random.int(-1, 3) * 2048, sent + about, sent + next + about]);
    this.#pair.limit(Math.max(0, window), {
      cwnd,
      maxWindow: random.pick([10_000, 300_000]),
      small: random.chance(0.1),
      credit: random.chance(0.7) ? undefined : Math.max(0, credit),
    });
  }

  /** Something that is not of this PDC, or not of what it has sent. */
  #stranger(): void {
    const random = this.#random;
    const pdcid = this.#pdc?.pdcid ?? 0x8000;
    const wrong = random.pick([
      { dpdcid: pdcid ^ (8 << random.below(11)) },
      { source: rudTuple.destination ^ (1n << BigInt(random.below(128))) },
      { local: rudTuple.local ^ (1 << random.below(4)) },
      { spdcid: 99 ^ (1 << random.below(16)) },
      {},
    ] as const);
    const far = Object.keys(wrong).length === 0 ? 128 << random.below(8) : 0;
    if (this.#cack < 0) return;
    if (random.chance(0.5)) this.#desk.ack(this.#cack + far, { cack: this.#cack, ...wrong });
    else this.#desk.nack(this.#cack + 1 + far, 'trimmed', wrong);
  }

  #receive(): void {
    for (const { psn, state } of this.#pdc?.outstanding ?? []) {
      const place = this.#desk.placeOf({ psn });
      // What has moved with a new Start_PSN is not heard of.
      const size = this.#sizes[place];
      if (size === undefined || this.#got.has(place)) continue;
      const comes = state === 'out' && this.#random.chance(0.3);
      if (this.#isOrdered && !comes) break;
      if (!comes) continue;
      this.#got.add(place);
      this.#received += size;
    }
    if (this.#lags && !this.#random.chance(0.03)) return;
    while (this.#got.has(this.#cack + 1)) this.#cack++;
  }

  #state(cack: number) {
    if (!this.#counts) return undefined;
    const random = this.#random;
    const offset = random.pick([1, 1, random.int(-10, 40)]);
    let sackBitmap = 0n;
    // What is refused, and shown by SACK then, has its RTO from another time on in hardware.
    const refused = new Set(
      this.#pdc?.outstanding.filter(({ state }) => state === 'waiting').map(({ psn }) => this.#desk.placeOf({ psn })),
    );
    for (let i = 0; i < 64; i++) {
      const place = cack + offset + i;
      if (this.#got.has(place) && !refused.has(place)) sackBitmap |= 1n << BigInt(i);
    }
    // Now and then one that was not sent.
    const unsent = this.#sizes.length + random.below(32) - cack - offset;
    if (random.chance(0.1) && unsent >= 0 && unsent < 64) sackBitmap |= 1n << BigInt(unsent);
    const told = ackState({
      rcvdBytes: Math.ceil(this.#received / 256),
      sackPsnOffset: offset,
      sackBitmap,
      mpr: random.pick([0, 1, 1, 2]),
    });
    // 0xFFFF is not measured.
    const serviceTime = random.pick([0, 0, random.below(2 ** random.int(1, 16)), 0xffff]);
    return { ...told, nscc: { ...told.nscc!, serviceTime } };
  }

  #ack(): void {
    const random = this.#random;
    this.#receive();
    const out = this.#out.filter((place) => this.#got.has(place));
    const cack = random.chance(0.8) ? this.#cack : random.int(this.#before - 1, this.#cack);
    const place = out.length === 0 ? cack : random.pick(out);
    if (place < this.#before) return;
    const state = this.#state(cack);
    const record = this.#pdc?.outstanding.find(({ psn }) => this.#desk.placeOf({ psn }) === place);
    this.#desk.ack(place, {
      cack,
      // Of what SACK has shown it tells no time, in hardware only where it tells of another sending.
      retx: record?.state === 'sacked' ? record.sendings === 1 : random.chance(0.2),
      m: random.chance(0.2),
      entropy: random.below(2 ** 16),
      // CLEAR_PSN of what a walk frees is as far as the walk has come, in hardware.
      req: !this.#lags && !this.#isOrdered && random.chance(0.25) ? 'clear' : 'none',
      response: random.pick([{ kind: 'none' }, { kind: 'ses', handle: random.word(), nextHdr: 4 }] as const),
      ...(state === undefined ? {} : { state }),
    });
  }

  #probeAck(): void {
    const random = this.#random;
    this.#receive();
    const state = this.#state(this.#cack);
    this.#desk.ack(undefined, {
      cack: this.#cack,
      answered: { probeOpaque: random.int(0, 3) },
      response: { kind: 'none' },
      ...(state === undefined ? {} : { state }),
    });
  }

  #nack(): void {
    const random = this.#random;
    const out = this.#out;
    if (this.#isLimited || out.length === 0) return;
    const known = this.#isOrdered ? ordered : random.chance(0.7) ? mild : others;
    const code: PeerNack['code'] = random.chance(0.06) ? undefined : random.pick(known);
    const lost = out.filter((place) => !this.#got.has(place));
    // Now and then of one that SACK has shown, which takes that back.
    const isOfAny = lost.length === 0 || random.chance(0.5);
    const first = this.#isOrdered && random.chance(0.7) ? this.#cack + 1 : random.pick(out);
    this.#desk.nack(random.pick(isOfAny ? out : lost), code, {
      m: random.chance(0.3),
      payload: this.#desk.psn(first),
    });
  }
}

/** So many steps at random, with registers at random. */
export const randomSteps =
  (count: number, which = ''): Body<void> =>
  async (t) => {
    const random = t.random.fork(`steps ${which}`);
    const scene = anyScene(random);
    const pair = await DeskPair.make(t, scene.options, true);
    const steps = new Steps(pair, random, scene);
    const taken: string[] = [];
    try {
      pair.bench.now = random.word();
      if (scene.from > 0) await steps.goFar(scene.from);
      else if (random.chance(0.3)) await steps.hearEchoes();
      while (taken.length < count && !steps.isOver) taken.push(await steps.step());
    } catch (error) {
      if (error instanceof Error)
        error.message += `\nAfter these steps, with ${JSON.stringify(scene)}:\n${taken.join('\n')}`;
      throw error;
    }
  };

/** For cores of 8 PDCs: `DeskPair` takes the place of a PDC from its PDCID. */
export const anySteps: readonly NamedTest[] = Array.from({ length: 12 }, (_, i) => i + 1).map((which) =>
  named(`steps at random, ${which}`, randomSteps(60, String(which))),
);
