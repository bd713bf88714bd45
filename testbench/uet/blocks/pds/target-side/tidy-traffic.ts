/**
 * Traffic of initiators that open PDCs, fill them in any order, close them, and start again: nearly every packet
 * changes something.
 */
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import type {
  Delivery,
  PdsCommand,
  PdsPacket,
  PdsResponse,
  PdsTargetSettings,
  Resources,
  Verdict,
} from '../../../golden/pds/index.ts';
import { pdsPacket, plenty, synWord } from '../../../golden/pds/index.ts';
import { addPsn, psnDifference } from '../../../golden/serial.ts';
import type { ClockIn, ClockOut } from './target-bench.ts';

/** A PDC from its opening to its close, as its initiator knows it; PSNs are offsets from `start`. */
interface Life {
  readonly source: bigint;
  readonly spdcid: number;
  readonly rod: boolean;
  readonly tss: PdsPacket['tss']['method'];
  start: number;
  /** The offset of the CLOSE_CMD. */
  readonly length: number;
  /**
   * The first one that is not in `open` yet; those that are to be sent, the lowest first; those received from
   * `frontier` on.
   */
  next: number;
  open: number[];
  readonly received: Set<number>;
  frontier: number;
  cack: number;
  pdcid: number | undefined;
  closed: boolean;
  /** Packets in a row that have come to nothing, or came after the close. */
  idle: number;
  /** It was told to wait until this clock. */
  sleeps: number;
}

/** So many packets in a row come to nothing, or come after its close, before an initiator starts again. */
const patience = { open: 300, closed: 30 };

const taken: readonly Verdict[] = ['created', 'accepted'];
const known: readonly Verdict[] = [...taken, 'duplicate_answered', 'stored_response', 'nack_rcvd_ses_procg'];
const lost: readonly Verdict[] = ['nack_inv_dpdcid', 'nack_closing_in_err', 'nack_invalid_syn', 'nack_closing'];
const resources = Object.keys(plenty) as (keyof Resources)[];

/** How things go for a while. */
function moodOf(random: Random) {
  const orders: readonly ((count: number) => number)[] = [
    () => 0,
    (count) => random.below(Math.min(count, 2)),
    (count) => random.below(Math.min(count, 20)),
    (count) => random.below(count),
    (count) => count - 1,
  ];
  return {
    packets: random.pick([1, 1, 1, 0.9, 0.5]),
    ready: random.pick([1, 1, 1, 0.9, 0.4]),
    /** SES answers any of so many deliveries. */
    answers: random.pick([1, 8, 1000]),
    guaranteed: random.pick([0, 0.05, 0.3]),
    lacks: random.pick([0, 0, 0.01, 0.2]),
    asides: random.pick([0.01, 0.1, 0.4]),
    commands: random.pick([0, 0.003, 0.003, 0.1]),
    /** Which of so many open PSNs is sent next. */
    order: random.pick(orders),
  };
}

type Mood = ReturnType<typeof moodOf>;

export class TidyTraffic {
  readonly #random: Random;
  readonly #window: number;
  readonly #local: number;
  readonly #lives: Life[];
  #mood: Mood;
  #left = 300;
  #clock = 0;
  /** Packets without a verdict yet. */
  readonly #sent: { readonly index: number; readonly life: Life; readonly packet: PdsPacket }[] = [];
  readonly #ses: Delivery[] = [];
  #response: PdsResponse | undefined;
  #command: PdsCommand | undefined;
  /** PDCs that their initiators have left, so that the host has to close them. */
  readonly #abandoned: number[] = [];

  /** Of `initiators`, which are a few more than there are PDCs where these are to run out. */
  constructor({ window }: PdsTargetSettings, initiators: number, random: Random) {
    this.#random = random;
    this.#window = window;
    const source = BigInt(random.bits(128));
    this.#local = random.below(16);
    this.#lives = Array.from({ length: initiators }, (_, i) => this.#begin(source ^ BigInt(i), random.below(0x1_0000)));
    this.#mood = moodOf(this.#random);
  }

  next(): ClockIn {
    const random = this.#random;
    if (this.#left-- === 0) {
      this.#mood = moodOf(this.#random);
      this.#left = random.int(50, 600);
    }
    this.#clock++;
    if (this.#response === undefined && this.#ses.length > 0) this.#respond();
    const index = this.#pick();
    const life = this.#lives[index]!;
    const packet = random.chance(this.#mood.packets) ? this.#packet(life) : undefined;
    if (packet !== undefined) this.#sent.push({ index, life, packet });
    this.#command ??= this.#newCommand(life);
    return { packet, response: this.#response, command: this.#command, ready: random.chance(this.#mood.ready) };
  }

  /** SES, or the host, has something left to say. */
  get owes(): boolean {
    return [this.#response, this.#command, this.#ses[0], this.#sent[0]].some((left) => left !== undefined);
  }

  /** Quiet: what SES owes and the host wants, and nothing else. */
  rest(): ClockIn {
    if (this.#response === undefined && this.#ses.length > 0) this.#respond();
    return { response: this.#response, command: this.#command, ready: true };
  }

  saw({ responseTaken, commandTaken, verdict, deliver, reply }: ClockOut): void {
    if (responseTaken) this.#response = undefined;
    if (commandTaken) this.#command = undefined;
    if (reply !== undefined) this.#hear(reply);
    if (verdict === undefined) return;
    const { index, life, packet } = this.#sent.shift()!;
    const isLeft = this.#lives[index] !== life;
    if (deliver !== undefined) {
      this.#ses.push(deliver);
      if (isLeft && life.pdcid === undefined) this.#abandoned.push(deliver.pdcid);
      life.pdcid ??= deliver.pdcid;
    }
    if (isLeft) return;
    this.#note(life, packet, verdict);
    const isOver = life.idle >= patience[life.closed ? 'closed' : 'open'];
    if (isOver || (lost.includes(verdict) && !life.closed)) this.#renew(index, life);
  }

  /** Of a few the one that does not sleep. */
  #pick(): number {
    const isAwake = (index: number): boolean => this.#lives[index]!.sleeps <= this.#clock;
    const drawn = [1, 2, 3, 4].map(() => this.#random.below(this.#lives.length));
    return drawn.find(isAwake) ?? drawn[0]!;
  }

  #begin(source: bigint, spdcid: number): Life {
    const random = this.#random;
    const length = random.int(1, random.pick([4, 20, 90, 4 * this.#window]));
    return {
      source,
      spdcid,
      rod: random.chance(0.3),
      tss: random.pick(['none', 'none', 'none', 'expected_0rtt', 'random_1rtt']),
      start: random.pick([random.word(), addPsn(0, -random.below(length + 1))]),
      length,
      next: 0,
      open: [],
      received: new Set(),
      frontier: 0,
      cack: -1,
      pdcid: undefined,
      closed: false,
      idle: 0,
      sleeps: 0,
    };
  }

  /** The same initiator again, sometimes under the same SPDCID, which may still be that of the last PDC. */
  #renew(index: number, { source, spdcid, pdcid }: Life): void {
    if (pdcid !== undefined) this.#abandoned.push(pdcid);
    this.#lives[index] = this.#begin(source, this.#random.chance(0.3) ? spdcid : (spdcid + 1) & 0xffff);
  }

  /** What the verdict on a packet tells its initiator. */
  #note(life: Life, packet: PdsPacket, verdict: Verdict): void {
    const offset = psnDifference(packet.psn, life.start);
    if (verdict === 'closed') Object.assign(life, { closed: true, idle: 0 });
    life.idle = taken.includes(verdict) ? 0 : life.idle + 1;
    if (life.pdcid === undefined && verdict.startsWith('nack_')) life.sleeps = this.#clock + this.#random.int(20, 300);
    const isData = packet.kind === 'request' || packet.kind === 'noop';
    if (!isData || offset < life.frontier || offset >= life.next) return;
    if (known.includes(verdict)) life.received.add(offset);
    else if (!life.received.has(offset) && !life.open.includes(offset)) {
      const place = life.open.findIndex((other) => other > offset);
      life.open.splice(place < 0 ? life.open.length : place, 0, offset);
    }
    while (life.received.delete(life.frontier)) life.frontier++;
  }

  /** What a reply tells: CACK, or the Start_PSN that the target demands. */
  #hear(reply: NonNullable<ClockOut['reply']>): void {
    if (reply.type === 'nack') {
      const life = this.#lives.find(({ source, spdcid }) => source === reply.destination && spdcid === reply.dpdcid);
      if (reply.nack_code !== nackCodes.code.new_start_psn || life === undefined || life.pdcid !== undefined) return;
      if (life.start !== reply.payload) Object.assign(life, { start: Number(reply.payload), next: 0, open: [] });
      return;
    }
    const life = reply.type === 'cp' ? undefined : this.#lives.find(({ pdcid }) => pdcid === reply.spdcid);
    if (life !== undefined) life.cack = Math.max(life.cack, psnDifference(Number(reply.cack_psn), life.start));
  }

  #packet(life: Life): PdsPacket {
    const random = this.#random;
    const { length, open } = life;
    for (; life.next < length && life.next <= life.cack + this.#window; life.next++) open.push(life.next);
    if (life.pdcid === undefined) {
      // ROD begins with its first packet, and goes on when that is known to be there.
      const offset = life.rod ? Number(random.chance(0.1)) : random.below(Math.min(open.length || 1, 3));
      return this.#make(life, random.chance(0.9) ? 'request' : 'noop', offset);
    }
    if (!life.closed && open.length > 0 && !random.chance(this.#mood.asides)) {
      const place = life.rod && random.chance(0.95) ? 0 : this.#mood.order(open.length);
      return this.#make(life, random.chance(0.9) ? 'request' : 'noop', open.splice(place, 1)[0]!);
    }
    const mayClose = open.length === 0 && life.next === length;
    if (mayClose && random.chance(life.frontier === length ? 0.7 : 0.1)) return this.#make(life, 'close_cmd', length);
    return this.#aside(life);
  }

  /** Something that the PDC has had, or is not to have; or what tells CACK. */
  #aside(life: Life): PdsPacket {
    const random = this.#random;
    const kind = random.pick(['request', 'request', 'ack_req', 'clear_cmd', 'probe', 'probe'] as const);
    const offset = random.pick([
      () => life.cack + random.int(-3, 70),
      () => random.int(0, life.next),
      () => life.frontier + random.int(-2, 2),
      () => life.cack + this.#window + random.int(-2, 2),
    ])();
    const isLast = offset >= life.next && !life.closed;
    const packet = this.#make(life, kind === 'request' && isLast ? 'ack_req' : kind, offset);
    return { ...packet, trimmed: random.chance(0.1) ? 'trimmed' : 'none' };
  }

  #newCommand({ pdcid }: Life): PdsCommand | undefined {
    const random = this.#random;
    if (this.#abandoned.length > 0 && random.chance(0.2)) {
      const kind = random.pick(['close', 'close_in_error'] as const);
      return { kind, pdcid: this.#abandoned.shift()! };
    }
    if (pdcid === undefined || !random.chance(this.#mood.commands)) return undefined;
    if (random.chance(0.3)) return { kind: 'request_clear', pdcid };
    if (random.chance(0.1)) return { kind: 'close', pdcid, ...(random.chance(0.5) ? { psn: random.word() } : {}) };
    if (random.chance(0.1)) return { kind: 'close_in_error', pdcid };
    return { kind: 'return_busy', pdcid, busy: random.chance(0.1) };
  }

  #without(missing: keyof Resources): Resources {
    return { ...plenty, [missing]: !plenty[missing] };
  }

  #make(life: Life, kind: PdsPacket['kind'], offset: number): PdsPacket {
    const random = this.#random;
    const { source, spdcid, rod, start, pdcid } = life;
    const psn = addPsn(start, offset);
    const syn = pdcid === undefined || (offset >= 0 && offset < 2 ** 12 && random.chance(0.02));
    // What was received in order is cleared, at once or later.
    const cleared = life.frontier - 1 - random.pick([0, 0, 0, random.int(0, 12)]);
    return pdsPacket({
      ...{ source, spdcid, rod, kind, psn, syn },
      local: this.#local,
      dpdcid: syn ? synWord(offset & 0xfff) : pdcid!,
      // Ahead of the packet itself it is a mistake.
      clearOffset: random.chance(0.03)
        ? random.int(1, 2 ** 15 - 1)
        : Math.max(Math.min(cleared - offset, 0), -(2 ** 15)),
      payload: kind === 'probe' ? addPsn(psn, -random.int(0, 9)) : addPsn(start, cleared),
      retx: random.chance(0.5),
      ar: random.chance(0.1),
      ce: random.chance(0.1),
      length: random.below(4097),
      size: random.below(4189),
      entropy: random.below(0x1_0000),
      resources: random.chance(this.#mood.lacks) ? this.#without(random.pick(resources)) : plenty,
      tss: {
        method: life.tss,
        startPsn: life.tss === 'random_1rtt' ? random.word() : addPsn(start, random.int(-9, 1)),
      },
    });
  }

  #respond(): void {
    const random = this.#random;
    const [delivery] = this.#ses.splice(random.below(Math.min(this.#ses.length, this.#mood.answers)), 1);
    const { pdcid, psn, cookie } = delivery!;
    const guaranteed = random.chance(this.#mood.guaranteed);
    const said = { plainOk: random.chance(0.95), handle: random.word(), nextHdr: random.below(16) };
    this.#response = { pdcid, psn, cookie, guaranteed, ...said };
  }
}
