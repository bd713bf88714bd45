/** What becomes of packets of RUDI at their sender (uet-wire.md 7.13), in arrays and maps. */
import type { ValueOf } from '../../../../../rtl-gen/hdl/index.ts';
import type { RudiPeer } from '../../../../../rtl-gen/uet/endpoint/transmit/rudi-sends.ts';
import type { TupleSend } from '../../../../../rtl-gen/uet/pds/initiator/choice/choice-records.ts';
import type {
  Datagram,
  DatagramOutcome,
  DatagramRegisters,
} from '../../../../../rtl-gen/uet/pds/initiator/datagrams/datagram-records.ts';
import type { Item } from '../../../../agents/item.ts';
import { hasFields, type Some } from '../../stream-ends.ts';
import { assert } from '../../test-kit.ts';

export type Given = Item<ValueOf<ReturnType<typeof TupleSend>>>;
export type PeerItem = Item<ValueOf<typeof RudiPeer>>;
type Arrival = PeerItem['arrival'];
type Outcome = Item<ValueOf<typeof DatagramOutcome>>;

/** Packets that are sent or wait to be sent, at most. */
export const records = 256;

/** Windows that peers share. */
export const windows = 8;

/** What it is told; it asks for no service times. */
export type SendsRegisters = Omit<Item<ValueOf<typeof DatagramRegisters>>, 'service_required'>;

export const countNames = [
  ...(['datagram_sent', 'retransmitted', 'lost_trim', 'lost_nack', 'lost_timeout', 'nack_unexpected'] as const),
  ...(['pkt_id_unknown', 'peer_dropped'] as const),
] as const;

const undeliverable = 0xf0;

/** What NACKs do by their codes (uet-wire.md 5.3). */
const trims = [0x01, 0x02];
const fatal = [0x0e, 0x0f, 0x10, 0x11, 0x13, 0x15, 0x16, 0x19, 0xff];
const refusals = [0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0d, 0x12, 0x14, 0x17, 0x18, 0x1a, 0xfd, 0xfe];
export const nackCodesOf = { trims, fatal, refusals } as const;

/** A packet: `queued` before it has left, `lost` until it leaves again, `waiting` after a refusal. */
export interface Sent {
  readonly given: Given;
  readonly window: number;
  readonly size: number;
  /** How many were given before it. */
  readonly order: number;
  state: 'queued' | 'out' | 'waiting' | 'lost';
  id: number;
  timeouts: number;
  refused: number;
  due: number;
}

/** The number of a window: each bit of an address changes one of its three. */
export function windowOf(destination: bigint): number {
  let number = 0;
  for (let i = 0; i < 128; i++) if ((destination >> BigInt(i)) & 1n) number ^= 1 << (i % 3);
  return number;
}

/** Kinds of headers that have one. */
export const responseKinds = ['response', 'response_data', 'response_data_small'] as const;

/** A response of SES in the header that has come (uet-wire.md 12.7): its first 12 bytes, of 44. */
function responseOf({ ses, ses_header }: Arrival): Outcome['response'] {
  const bits = (first: number, width: number): number =>
    Number(BigInt.asUintN(width, BigInt(ses_header) >> BigInt(352 - first - width)));
  const isPlain = ses === 'response';
  return {
    present: Number(responseKinds.some((kind) => kind === ses)),
    ...{ list: bits(0, 2), opcode: bits(2, 6), return_code: bits(10, 6) },
    message_id: isPlain ? bits(16, 16) : 0,
    modified_length: isPlain ? bits(64, 32) : 0,
  };
}

export class SendsModel {
  readonly live = new Map<number, Sent>();
  readonly counts = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<
    (typeof countNames)[number],
    number
  >;
  /** Outcomes that are to be told: groups one after the other, each in any order. */
  readonly outcomes: (Some<Outcome> & { readonly handle: number })[][] = [];
  readonly base: number;
  readonly #byId = new Map<number, Sent>();
  readonly #uses = new Array<number>(records).fill(0);
  #given = 0;

  constructor(base: number) {
    this.base = base;
  }

  /** Bytes of a window that are on their way. */
  flight(window: number): number {
    return this.#of(window, 'out').reduce((sum, { size }) => sum + size, 0);
  }

  #of(window: number, state: Sent['state']): Sent[] {
    return [...this.live.values()].filter((one) => one.window === window && one.state === state);
  }

  accept(given: Given): void {
    const { size } = given.packet;
    const handle = Number(given.packet.handle);
    assert(!this.live.has(handle), 'a test gives each packet a handle of its own');
    assert(this.live.size < records, 'more packets than there are records');
    this.live.set(handle, {
      ...{ given, window: windowOf(given.tuple.destination), size },
      order: this.#given++,
      ...{ state: 'queued', id: -1, timeouts: 0, refused: 0, due: 0 },
    });
  }

  /** Whether an event is that of a packet. */
  whose({ psn, source, local }: Pick<Arrival['event'], 'psn' | 'source' | 'local'>): Sent | undefined {
    const sent = this.#byId.get(psn);
    if (sent === undefined) return undefined;
    const { tuple } = sent.given;
    return source === tuple.destination && local === tuple.local ? sent : undefined;
  }

  /** What has come. Whether that can be seen: it is counted, or an outcome is told. */
  hear(arrival: Arrival, now: number, registers: SendsRegisters): boolean {
    const { event } = arrival;
    const sent = this.whose(event);
    if (sent === undefined) {
      this.counts.pkt_id_unknown++;
      return true;
    }
    if (event.kind !== 'nack' && event.kind !== 'nack_ccx') {
      const response = responseOf(arrival);
      const isBare = response.opcode === 3 || response.return_code === 0;
      if (response.present === 0) this.#end(sent, { kind: 'default_ok', response });
      else if (isBare) this.#end(sent, { kind: 'failed', code: undeliverable, response });
      else this.#end(sent, { kind: 'response', response });
      return true;
    }
    const code = event.nack_code;
    if (fatal.includes(code)) this.#end(sent, { kind: 'failed', code });
    else if (trims.includes(code)) {
      if (sent.state !== 'out') return false;
      this.counts.lost_trim++;
      sent.state = 'lost';
    } else if (refusals.includes(code)) {
      if (sent.state !== 'out') return false;
      this.counts.lost_nack++;
      const { max_nack_retx: most } = registers;
      if (most !== 31 && sent.refused >= most) this.#end(sent, { kind: 'failed', code: undeliverable });
      else {
        sent.refused++;
        sent.state = 'waiting';
        sent.due = now + registers.nack_retx;
      }
    } else this.counts.nack_unexpected++;
    return true;
  }

  /** It is so late: how many timers have run out. */
  tick(now: number, { rto, max_rto_retx: most }: SendsRegisters): number {
    const failed: SendsModel['outcomes'][number] = [];
    let expired = 0;
    for (const sent of [...this.live.values()]) {
      const isDue = ((now - sent.due) | 0) >= 0;
      if (!isDue || (sent.state !== 'waiting' && (sent.state !== 'out' || rto === 0))) continue;
      expired++;
      if (sent.state === 'out') {
        this.counts.lost_timeout++;
        if (most !== 15 && sent.timeouts >= most) {
          failed.push(this.#ended(sent, { kind: 'failed', code: undeliverable }));
          continue;
        }
        if (sent.timeouts < 15) sent.timeouts++;
      }
      sent.state = 'lost';
    }
    if (failed.length > 0) this.outcomes.push(failed);
    return expired;
  }

  /** A packet leaves: it is one that may, and says what was given. */
  leave(
    packet: Item<ValueOf<typeof Datagram>>,
    now: number,
    cwnd: number,
    { rto_init, rto_max }: SendsRegisters,
  ): void {
    const sent = this.live.get(packet.handle);
    assert(sent !== undefined, 'a packet leaves that is not there');
    assert(sent.state === 'queued' || sent.state === 'lost', `a packet leaves that is ${sent.state}`);
    const { given, size, window } = sent;
    const isFirst = sent.state === 'queued';
    if (isFirst) this.#number(sent, packet.pkt_id);
    const { destination, local } = given.tuple;
    const { handle, message, length } = given.packet;
    const none = { ccc_id: 0, credit_target: 0 };
    const expected = {
      ...{ uud: 0, retx: Number(!isFirst), pkt_id: sent.id, picked: { ...packet.picked, ...none } },
      ...{ destination, local, handle, message, length, size },
    };
    assert.deepEqual(packet, expected, 'a packet');
    assert(this.flight(window) + size <= cwnd, `${size} bytes more than ${this.flight(window)} of ${cwnd} leave`);
    let time = Math.min(rto_init, rto_max);
    if (!isFirst) for (let i = 0; i < sent.timeouts; i++) time = Math.min(2 * time, rto_max);
    sent.due = (now + time) >>> 0;
    sent.state = 'out';
  }

  /** {how often its record was used, the record} + base: a record that is free, and at first each in turn. */
  #number(sent: Sent, id: number): void {
    const above = (id - this.base) >>> 0;
    const record = above % records;
    if (sent.order < records) assert.equal(record, sent.order, 'at first records are used in turn');
    assert.equal(Math.floor(above / records), ++this.#uses[record]!, `how often record ${record} was used`);
    assert(
      [...this.#byId.keys()].every((other) => ((other - this.base) >>> 0) % records !== record),
      `record ${record} is that of another packet`,
    );
    sent.id = id;
    this.#byId.set(id, sent);
  }

  #end(sent: Sent, outcome: Some<Outcome>): void {
    this.outcomes.push([this.#ended(sent, outcome)]);
  }

  #ended(sent: Sent, outcome: Some<Outcome>) {
    const { message } = sent.given.packet;
    const handle = Number(sent.given.packet.handle);
    this.live.delete(handle);
    this.#byId.delete(sent.id);
    return { ...outcome, handle, message };
  }

  /** An outcome is told: it is one of the next group. */
  told(outcome: Outcome): void {
    const [group] = this.outcomes;
    const at = group?.findIndex(({ handle }) => handle === outcome.handle) ?? -1;
    assert(group !== undefined && at !== -1, `the outcome of ${outcome.handle} is not to be told`);
    const [expected] = group.splice(at, 1);
    if (group.length === 0) this.outcomes.shift();
    hasFields(outcome, expected!, 'an outcome');
  }

  /**
   * Packets that may leave. Those that are lost go first, and who finds no room first has the next room, so where one
   * is too long for what is free, those that are not may go or wait: `isSure` where none is.
   */
  next(window: number, cwnd: number): { readonly count: number; readonly isSure: boolean } {
    const free = cwnd - this.flight(window);
    const lost = this.#of(window, 'lost');
    const next = lost.length > 0 ? lost : this.#of(window, 'queued');
    const count = next.filter(({ size }) => size <= free).length;
    return { count, isSure: count === next.length };
  }
}
