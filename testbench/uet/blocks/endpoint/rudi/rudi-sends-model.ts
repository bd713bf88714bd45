/** What becomes of packets of RUDI at their sender (uet-wire.md 7.13), in arrays and maps. */
import assert from 'node:assert/strict';
import type { Item } from '../sends/stream-ends.ts';

/** Packets that are sent or wait to be sent, at most. */
export const records = 256;

/** Windows that peers share. */
export const windows = 8;

/** What it is told, by the names in hardware. */
export interface SendsRegisters {
  readonly rto: number;
  readonly rto_init: number;
  readonly rto_max: number;
  readonly max_rto_retx: number;
  readonly nack_retx: number;
  readonly max_nack_retx: number;
}

export const countNames = [
  ...['datagram_sent', 'retransmitted', 'lost_trim', 'lost_nack', 'lost_timeout', 'nack_unexpected'],
  ...['pkt_id_unknown', 'peer_dropped'],
] as const;

/** Kinds of outcomes, and of what comes, as they are numbered. */
const kinds = { response: 0, default_ok: 1, failed: 2 } as const;
const nackKinds = [3, 4];

const undeliverable = 0xf0;

/** What NACKs do by their codes (uet-wire.md 5.3). */
const trims = [0x01, 0x02];
const fatal = [0x0e, 0x0f, 0x10, 0x11, 0x13, 0x15, 0x16, 0x19, 0xff];
const refusals = [0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0d, 0x12, 0x14, 0x17, 0x18, 0x1a, 0xfd, 0xfe];
export const nackCodesOf = { trims, fatal, refusals } as const;

/** A packet: `queued` before it has left, `lost` until it leaves again, `waiting` after a refusal. */
export interface Sent {
  readonly given: Item;
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

/** A response of SES in the header that has come (uet-wire.md 12.7): its first 12 bytes, of 44. */
export function responseOf({ ses, ses_header }: Item): Item {
  const bits = (first: number, width: number): number =>
    Number(BigInt.asUintN(width, BigInt(ses_header!) >> BigInt(352 - first - width)));
  const isPlain = Number(ses) === 4;
  return {
    response_present: Number([4, 5, 6].includes(Number(ses))),
    ...{ response_list: bits(0, 2), response_opcode: bits(2, 6), response_return_code: bits(10, 6) },
    response_message_id: isPlain ? bits(16, 16) : 0,
    response_modified_length: isPlain ? bits(64, 32) : 0,
  };
}

export class SendsModel {
  readonly live = new Map<number, Sent>();
  readonly counts = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<
    (typeof countNames)[number],
    number
  >;
  /** Outcomes that are to be told: groups one after the other, each in any order. */
  readonly outcomes: Item[][] = [];
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

  accept(given: Item): void {
    const handle = Number(given.packet_handle);
    assert(!this.live.has(handle), 'a test gives each packet a handle of its own');
    assert(this.live.size < records, 'more packets than there are records');
    this.live.set(handle, {
      ...{ given, window: windowOf(BigInt(given.tuple_destination!)), size: Number(given.packet_size) },
      order: this.#given++,
      ...{ state: 'queued', id: -1, timeouts: 0, refused: 0, due: 0 },
    });
  }

  /** Whether an event is that of a packet. */
  whose(event: Item): Sent | undefined {
    const sent = this.#byId.get(Number(event.event_psn));
    if (sent === undefined) return undefined;
    const { tuple_destination, tuple_local } = sent.given;
    return event.event_source === tuple_destination && event.event_local === tuple_local ? sent : undefined;
  }

  /** What has come. Whether that can be seen: it is counted, or an outcome is told. */
  hear(event: Item, now: number, registers: SendsRegisters): boolean {
    const sent = this.whose(event);
    if (sent === undefined) {
      this.counts.pkt_id_unknown++;
      return true;
    }
    const { response_present: present, ...of } = responseOf(event);
    if (!nackKinds.includes(Number(event.event_kind))) {
      const isBare = Number(of.response_opcode) === 3 || Number(of.response_return_code) === 0;
      const response = { response_present: present!, ...of };
      if (present === 0) this.#end(sent, { kind: kinds.default_ok, ...response });
      else if (isBare) this.#end(sent, { kind: kinds.failed, code: undeliverable, ...response });
      else this.#end(sent, { kind: kinds.response, ...response });
      return true;
    }
    const code = Number(event.event_nack_code);
    if (fatal.includes(code)) this.#end(sent, { kind: kinds.failed, code });
    else if (trims.includes(code)) {
      if (sent.state !== 'out') return false;
      this.counts.lost_trim++;
      sent.state = 'lost';
    } else if (refusals.includes(code)) {
      if (sent.state !== 'out') return false;
      this.counts.lost_nack++;
      const { max_nack_retx: most } = registers;
      if (most !== 31 && sent.refused >= most) this.#end(sent, { kind: kinds.failed, code: undeliverable });
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
    const failed: Item[] = [];
    let expired = 0;
    for (const sent of [...this.live.values()]) {
      const isDue = ((now - sent.due) | 0) >= 0;
      if (!isDue || (sent.state !== 'waiting' && (sent.state !== 'out' || rto === 0))) continue;
      expired++;
      if (sent.state === 'out') {
        this.counts.lost_timeout++;
        if (most !== 15 && sent.timeouts >= most) {
          failed.push(this.#ended(sent, { kind: kinds.failed, code: undeliverable }));
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
  leave(packet: Item, now: number, cwnd: number, { rto_init, rto_max }: SendsRegisters): void {
    const sent = this.live.get(Number(packet.handle));
    assert(sent !== undefined, 'a packet leaves that is not there');
    assert(sent.state === 'queued' || sent.state === 'lost', `a packet leaves that is ${sent.state}`);
    const { given, size, window } = sent;
    const isFirst = sent.state === 'queued';
    if (isFirst) this.#number(sent, Number(packet.pkt_id));
    const expected: Item = {
      ...{ uud: 0, retx: Number(!isFirst), pkt_id: sent.id, picked_ccc_id: 0, picked_credit_target: 0 },
      ...{ destination: given.tuple_destination!, local: given.tuple_local! },
      ...{ handle: given.packet_handle!, message: given.packet_message! },
      ...{ length: given.packet_length!, size: given.packet_size! },
    };
    for (const [name, value] of Object.entries(expected))
      assert.equal(BigInt(packet[name]!), BigInt(value), `${name} of a packet`);
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

  #end(sent: Sent, outcome: Item): void {
    this.outcomes.push([this.#ended(sent, outcome)]);
  }

  #ended(sent: Sent, outcome: Item): Item {
    const { packet_handle: handle, packet_message: message } = sent.given;
    this.live.delete(Number(handle));
    this.#byId.delete(sent.id);
    return { handle: handle!, message: message!, ...outcome };
  }

  /** An outcome is told: it is one of the next group. */
  told(outcome: Item): void {
    const [group] = this.outcomes;
    const at = group?.findIndex(({ handle }) => BigInt(handle!) === BigInt(outcome.handle!)) ?? -1;
    assert(group !== undefined && at !== -1, `the outcome of ${outcome.handle} is not to be told`);
    const [expected] = group.splice(at, 1);
    if (group.length === 0) this.outcomes.shift();
    for (const [name, value] of Object.entries(expected!))
      assert.equal(BigInt(outcome[name]!), BigInt(value), `${name} of an outcome`);
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
