/**
 * Traffic through a network that loses, copies and reorders: the golden initiators with the hardware as their target.
 */
import assert from 'node:assert/strict';
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import { type PdsPacket, type PdsResponse, plenty, type Resources } from '../../../golden/pds/index.ts';
import { Initiator, type InitiatorOptions } from '../../../golden/pds/peer/initiator.ts';
import { Link, type Weather } from '../../../golden/pds/peer/link.ts';
import type { Reply, SesPart, TargetNack } from '../../../golden/pds/reply.ts';
import type { ClockIn, ClockOut } from './target-bench.ts';
import type { Fields } from './target-fields.ts';

/** What has become of a message. */
interface Fact {
  readonly initiator: Initiator;
  delivered: boolean;
  acknowledged: boolean;
  guaranteed: boolean;
}

/** Times of initiators in clocks: a way takes up to `weather.maxDelay`, an answer about 60 more. */
const timeouts = { rto: 1_200, nackRetx: 300, clear: 500 };

/** A clock has one packet at most: what arrives in the same clock waits, in order. */
export class LossyTraffic {
  readonly weather: Weather = { loss: 0.05, copies: 0.05, minDelay: 1, maxDelay: 200 };
  readonly initiators: Initiator[] = [];
  readonly #random: Random;
  readonly #window: number;
  readonly #forward: Link<PdsPacket>;
  readonly #back: Link<Reply>;
  readonly #facts: Fact[] = [];
  readonly #waiting: PdsPacket[] = [];
  readonly #sent: PdsPacket[] = [];
  #ses: PdsResponse[] = [];
  #offered: PdsResponse | undefined;
  #now = 0;

  constructor(window: number, random: Random) {
    this.#random = random;
    this.#window = window;
    this.#forward = new Link<PdsPacket>(this.weather, random.fork('forward'), (packet) => this.#onTheWay(packet));
    this.#back = new Link<Reply>(this.weather, random.fork('back'));
  }

  /** A new initiator with so many messages. */
  open(options: Pick<InitiatorOptions, 'spdcid' | 'rod' | 'startPsn'>, messages: number): Initiator {
    const initiator: Initiator = new Initiator({
      source: 0xffff_c0a8_2a01n,
      local: 0,
      window: options.rod ? 16 : this.#window,
      timeouts,
      registers: {
        probeTime: 700,
        probeTailTime: 500,
        probeAgainTime: 900,
        tailLossTime: 800,
        packetBytes: 1_000,
        // All ways to find losses: what they send is for the target to answer.
        loss: {
          trimNack: true,
          lossNack: true,
          outOfOrder: true,
          entropy: false,
          probe: true,
          tail: 'probe',
          rto: true,
          ackReq: true,
        },
      },
      onResponse: (id, response) => this.#respond(id, response),
      ...options,
    });
    this.initiators.push(initiator);
    for (let i = 0; i < messages; i++) {
      const id = this.#facts.push({ initiator, delivered: false, acknowledged: false, guaranteed: false }) - 1;
      initiator.submit({ id, length: this.#random.int(0, 4096) });
    }
    return initiator;
  }

  next(): ClockIn {
    const random = this.#random;
    this.#now++;
    for (const reply of this.#back.arrivals(this.#now)) {
      const isTheirs = ({ options }: Initiator): boolean => options.spdcid === reply.dpdcid;
      this.initiators.findLast(isTheirs)?.receive(reply, this.#now);
    }
    for (const initiator of this.initiators) {
      for (const packet of initiator.poll(this.#now)) this.#forward.send(packet, this.#now);
    }
    this.#waiting.push(...this.#forward.arrivals(this.#now));
    const packet = this.#waiting.shift();
    if (packet !== undefined) this.#sent.push(packet);
    if (this.#offered === undefined && this.#ses.length > 0 && random.chance(0.8)) {
      [this.#offered] = this.#ses.splice(random.below(this.#ses.length), 1);
    }
    return { packet, response: this.#offered, ready: true };
  }

  saw({ responseTaken, verdict, deliver, reply }: ClockOut): void {
    if (responseTaken) this.#offered = undefined;
    if (reply !== undefined) this.#back.send(replyOf(reply), this.#now);
    if (verdict === undefined) return;
    const packet = this.#sent.shift()!;
    if (deliver === undefined) return;
    const fact = this.#facts[packet.messageId]!;
    assert(!fact.delivered, `message ${packet.messageId} is delivered twice`);
    fact.delivered = true;
    fact.guaranteed = this.#random.chance(0.2);
    const { guaranteed } = fact;
    this.#ses.push({
      ...deliver,
      guaranteed,
      plainOk: !guaranteed,
      handle: packet.messageId,
      nextHdr: guaranteed ? 5 : 4,
    });
  }

  /** All initiators have closed, and nothing is on its way. */
  get isOver(): boolean {
    const isQuiet = this.#forward.isEmpty && this.#back.isEmpty && this.#waiting.length + this.#sent.length === 0;
    return isQuiet && this.#ses.length === 0 && !this.#offered && this.initiators.every(({ isOpen }) => !isOpen);
  }

  /** Every message was delivered once and acknowledged once. */
  check(): void {
    for (const { state, failure } of this.initiators) assert.equal(state, 'closed', failure);
    this.#facts.forEach(({ delivered, acknowledged }, id) => {
      assert(delivered && acknowledged, `message ${id} was ${delivered ? 'not acknowledged' : 'not delivered'}`);
    });
  }

  /** A response to an initiator: its own, once; a guaranteed one itself. */
  #respond(id: number, response: SesPart | undefined): void {
    const fact = this.#facts[id]!;
    assert(fact.delivered && !fact.acknowledged, `message ${id} is acknowledged, and should not be`);
    fact.acknowledged = true;
    const handle = response?.kind === 'ses' ? response.handle : undefined;
    if (handle !== undefined || fact.guaranteed) assert.equal(handle, id, 'the response to a message');
  }

  #onTheWay(packet: PdsPacket): PdsPacket {
    const random = this.#random;
    const isTrimmed = packet.kind === 'request' && random.chance(0.02);
    const names = Object.keys(plenty) as (keyof Resources)[];
    const resources = random.chance(0.02) ? { ...plenty, [random.pick(names)]: false } : plenty;
    return { ...packet, ce: random.chance(0.1), trimmed: isTrimmed ? 'trimmed' : 'none', resources };
  }
}

const signed16 = (value: Fields[string] | undefined): number => (Number(value) << 16) >> 16;

/** A reply of hardware as the golden model would have it. */
function replyOf(shown: Fields): Reply {
  const number = (name: string): number => Number(shown[name]);
  const route = {
    destination: BigInt(shown.destination as bigint),
    local: number('local'),
    entropy: number('entropy'),
    spdcid: number('spdcid'),
    dpdcid: number('dpdcid'),
  };
  if (shown.type === 'cp') {
    const kind = shown.control as 'clear_req' | 'close_req';
    return { type: 'cp', ...route, kind, ar: shown.ar === true, psn: number('psn'), payload: number('payload') };
  }
  const flags = { m: shown.m === true, retx: shown.retx === true };
  if (shown.type === 'nack') {
    const [code] = Object.entries(nackCodes.code).find(([, value]) => value === shown.nack_code)!;
    const nack = { code: code as TargetNack, nackPsn: number('psn'), payload: number('payload') };
    return { type: 'nack', ...route, ...flags, ...nack };
  }
  const responses: Readonly<Record<string, SesPart>> = {
    none: { kind: 'none' },
    default: { kind: 'default', messageId: number('message_id'), jobId: number('job_id') },
    ses: { kind: 'ses', handle: number('handle'), nextHdr: number('next_hdr') },
  };
  const offset = shown.ack_psn_offset;
  return {
    type: 'ack',
    ...route,
    ...flags,
    req: shown.req as 'none' | 'clear' | 'close',
    answered: shown.p === true ? { probeOpaque: Number(offset) } : { ackPsnOffset: signed16(offset) },
    cackPsn: number('cack_psn'),
    response: responses[String(shown.response)]!,
    state: {
      mpr: number('mpr'),
      sackPsnOffset: signed16(shown.sack_psn_offset),
      sackBitmap: BigInt(shown.sack_bitmap as bigint),
      serviceTime: number('service_time'),
      restoreCwnd: shown.restore_cwnd === true,
      rcvCwndPend: number('rcv_cwnd_pend'),
      rcvdBytes: number('rcvd_bytes'),
      oooCount: number('ooo_count'),
    },
  };
}
