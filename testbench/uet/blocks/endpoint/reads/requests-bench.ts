/** A naive model of what an endpoint sends of its host's messages and its READs. */
import { hostReads, readPackets } from '../../../../../rtl-gen/uet/endpoint/transmit/read-requests.ts';
import { assert, type PortHandle, type Random, type TestContext } from '../../test-kit.ts';
import { codeOf } from '../pair/endpoint-ports.ts';

type Values = Readonly<Record<string, bigint>>;

/** A message of the host; packets of a READ have no beats of their own. */
interface Given {
  readonly fields: Values;
  readonly beats: readonly Beat[];
}

export interface Beat {
  readonly data: bigint;
  readonly keep: bigint;
  readonly last: number;
  readonly isWrong: boolean;
}

/** A packet that has left and has not ended; or an answer, which has left elsewhere. */
export interface Sent {
  readonly kind: 'message' | 'piece' | 'answer';
  readonly fields: Values;
}

/** A READ of the host under way. */
interface Read {
  readonly wrId: bigint;
  readonly length: bigint;
  left: number;
  result: bigint;
  code: bigint;
}

export interface Rates {
  readonly messages: number;
  readonly payload: number;
  readonly out: number;
  readonly bytes: number;
  readonly ends: number;
  readonly completion: number;
}

/** What the bench gives. */
type Stream = 'messages' | 'payload' | 'ended';

const mod64 = (value: bigint): bigint => BigInt.asUintN(64, value);

/** Drives `readRequests`, and holds all that it shows against queues in arrays. */
export class RequestsBench {
  /** What waits to be given, and what has been given and has not left. */
  readonly messages: Given[] = [];
  /** What has left, of which nothing is told yet. */
  readonly sent: Sent[] = [];
  /** Of whom each message that left was, in their order, and in which clock. */
  readonly order: { readonly kind: Sent['kind']; readonly clock: number }[] = [];
  completions = 0;
  clocks = 0;
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #mtu: bigint;
  readonly #fields: readonly string[];
  readonly #ports = new Map<string, PortHandle>();
  /** Beats that are to be given, and packets that are to be seen. */
  readonly #payload: Beat[] = [];
  readonly #expected: (readonly Beat[])[] = [];
  readonly #seen: { readonly beats: Beat[]; readonly wrong: boolean[] }[] = [{ beats: [], wrong: [] }];
  readonly #reads = new Map<number, Read>();
  /** Packets of the READ that is being cut which have left, and its place. */
  #cut = { pieces: 0, slot: -1 };
  #offered = { messages: false, payload: false, ended: false };
  #ending = -1;

  constructor(t: TestContext, random: Random, mtu: number) {
    this.#t = t;
    this.#random = random;
    this.#mtu = BigInt(mtu);
    const prefix = 'messages_payload_';
    this.#fields = t.dut.ports.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    for (const port of t.dut.ports) {
      this.#ports.set(port.name, port);
      if (port.direction === 'in' && port.name !== 'rst') port.set(port.width > 32 ? 0n : 0);
    }
  }

  op(name: string): bigint {
    return BigInt(codeOf(this.#t.dut, 'messages_payload_op', name));
  }

  /** Until the table is set up. */
  async start(): Promise<void> {
    while (this.#get('ready') === 0n) await this.#t.rising();
  }

  /** A message of the host with random fields beside the given ones; with as many bytes as it says. */
  give(fields: Values, beats: readonly Beat[]): void {
    const random = Object.fromEntries(
      this.#fields.map((name) => [name, this.#drawn(this.#port(`messages_payload_${name}`).width)]),
    );
    const isRead = this.#isRead(fields);
    this.messages.push({ fields: { ...random, ...fields }, beats: isRead ? [] : beats });
    if (!isRead) this.#payload.push(...beats);
  }

  #isRead({ op }: Values): boolean {
    return op === this.op('read') || op === this.op('rudi_read');
  }

  /** An answer has left, of which the host does not hear. */
  answer(): void {
    this.sent.push({
      kind: 'answer',
      fields: {
        op: this.op(this.#random.pick(['answer', 'rudi_answer'])),
        wr_id: this.#drawn(32),
        length: this.#drawn(14),
      },
    });
  }

  /** Beats of a packet of random bytes. */
  packet(beats: number): readonly Beat[] {
    return Array.from({ length: beats }, (_, i) => ({
      data: this.#drawn(this.#port('payload_payload_data').width),
      keep: this.#drawn(this.#port('payload_payload_keep').width),
      last: Number(i === beats - 1),
      isWrong: this.#random.chance(0.2),
    }));
  }

  /** A clock: each side is there, or takes, at those rates. */
  async clock(rates: Rates): Promise<void> {
    this.#offer('messages', rates.messages, this.messages[0]?.fields);
    this.#offer('payload', rates.payload, beatFields(this.#payload[0]));
    this.#set('payload_wrong', BigInt(this.#payload[0]?.isWrong ?? false));
    const ended = this.#drawnEnd(rates.ends);
    const takes = { out: rates.out, bytes: rates.bytes, completion: rates.completion };
    for (const [name, rate] of Object.entries(takes)) this.#set(`${name}_ready`, BigInt(this.#random.chance(rate)));

    const taken = (name: Stream) => this.#offered[name] && this.#get(`${name}_ready`) === 1n;
    const shown = (name: string) => this.#get(`${name}_valid`) === 1n && this.#get(`${name}_ready`) === 1n;
    if (shown('bytes')) this.#beat();
    if (shown('out')) this.#left();
    if (ended !== undefined) this.#ended(ended, taken('ended'), shown('completion'));
    else assert.equal(this.#get('completion_valid'), 0n, 'a completion of nothing');
    for (const name of (Object.keys(this.#offered) as Stream[]).filter(taken)) {
      if (name === 'payload') this.#payload.shift();
      if (name === 'ended') this.sent.splice(this.#ending, 1);
      // What is given is not offered again; a READ has been with its last packet.
      if (name === 'messages') this.#given.push(this.messages.shift()!);
      this.#offered = { ...this.#offered, [name]: false };
    }
    await this.#t.rising();
    this.clocks++;
  }

  /** What has been taken, and not yet seen on `out`. */
  readonly #given: Given[] = [];

  get isDone(): boolean {
    const rest = [this.messages, this.#given, this.sent, this.#expected, this.#payload];
    return rest.every(({ length }) => length === 0) && this.#reads.size === 0;
  }

  #drawn(width: number): bigint {
    let value = 0n;
    for (let i = 0; i < width; i += 32) value = (value << 32n) | BigInt(this.#random.bits(32));
    return BigInt.asUintN(width, value);
  }

  #port(name: string): PortHandle {
    const port = this.#ports.get(name);
    assert(port !== undefined, name);
    return port;
  }

  #get(name: string): bigint {
    return BigInt(this.#port(name).get());
  }

  #set(name: string, value: bigint): void {
    const port = this.#port(name);
    port.set(port.width > 32 ? value : Number(value));
  }

  #offer(name: Exclude<Stream, 'ended'>, rate: number, fields: Values | undefined): void {
    if (!this.#offered[name]) this.#offered[name] = fields !== undefined && this.#random.chance(rate);
    this.#set(`${name}_valid`, BigInt(this.#offered[name]));
    if (fields === undefined) return;
    for (const [field, value] of Object.entries(fields)) this.#set(`${name}_payload_${field}`, value);
  }

  #beat(): void {
    const packet = this.#seen.at(-1)!;
    const last = Number(this.#get('bytes_payload_last'));
    packet.beats.push({
      ...{ data: this.#get('bytes_payload_data'), keep: this.#get('bytes_payload_keep') },
      ...{ last, isWrong: this.#get('wrong') === 1n },
    });
    if (last === 1) this.#seen.push({ beats: [], wrong: [] });
    this.#compare();
  }

  /** Packets of bytes are in the order of what has left. */
  #compare(): void {
    while (this.#expected.length > 0 && this.#seen.length > 1) {
      const beats = this.#expected.shift()!;
      const { beats: seen } = this.#seen.shift()!;
      assert.equal(seen.length, Math.max(1, beats.length), 'beats of a packet');
      if (beats.length === 0) assert.deepEqual([seen[0]!.keep, seen[0]!.isWrong], [0n, false], 'a beat without bytes');
      else assert.deepEqual(seen, beats);
    }
  }

  #left(): void {
    const out = Object.fromEntries(this.#fields.map((name) => [name, this.#get(`out_payload_${name}`)])) as Values;
    const [given] = [...this.#given, ...this.messages];
    assert(given !== undefined, 'a message that was not given');
    if (this.#isRead(given.fields)) {
      this.#piece(given, out);
      return;
    }
    assert.deepEqual(out, given.fields);
    this.#given.shift();
    this.#leaves('message', out, given.beats);
  }

  #piece(given: Given, out: Values): void {
    const { fields } = given;
    const { pieces } = this.#cut;
    const total = fields.length! === 0n ? 1n : (fields.length! + this.#mtu - 1n) / this.#mtu;
    const before = BigInt(pieces) * this.#mtu;
    const length = fields.length! - before < this.#mtu ? fields.length! - before : this.#mtu;
    assert.deepEqual(out, {
      ...fields,
      ...{ offset: mod64(fields.offset! + before), header_data: mod64(fields.header_data! + before) },
      ...{ has_header_data: 0n, length, wr_id: out.wr_id, back_enable: 0n },
      // By RUDI no message of the peer answers it.
      expects: BigInt(length > 0n && fields.op === this.op('read')),
    });
    const slot = Number(out.wr_id);
    if (pieces === 0) {
      assert(slot < hostReads && !this.#reads.has(slot), `the place ${slot} is not free`);
      this.#reads.set(slot, { wrId: fields.wr_id!, length: fields.length!, left: Number(total), result: 0n, code: 0n });
    } else assert.equal(slot, this.#cut.slot);
    this.#leaves('piece', out, []);
    assert(this.sent.filter(({ kind }) => kind === 'piece').length <= readPackets, 'too many packets under way');
    this.#cut = { pieces: pieces + 1, slot };
    if (BigInt(pieces + 1) < total) return;
    this.#cut = { pieces: 0, slot: -1 };
    if (this.#given.shift() === undefined) assert.fail('a READ that was not taken with its last packet');
  }

  #leaves(kind: Sent['kind'], fields: Values, beats: readonly Beat[]): void {
    this.sent.push({ kind, fields });
    this.order.push({ kind, clock: this.clocks });
    this.#expected.push(beats);
    this.#compare();
  }

  /** What becomes of one that has left, any of them; it stays until it is taken. */
  #drawnEnd(rate: number): Values | undefined {
    if (!this.#offered.ended && this.sent.length > 0 && this.#random.chance(rate)) {
      this.#offered.ended = true;
      this.#ending = this.#random.chance(0.5) ? 0 : this.#random.below(this.sent.length);
      const { fields } = this.sent[this.#ending]!;
      const isOk = this.#random.chance(0.8);
      const result = isOk ? 'ok' : this.#random.pick(['refused', 'failed']);
      this.#end = {
        ...{ wr_id: fields.wr_id!, message_id: this.#drawn(16), bytes: fields.length!, op: fields.op! },
        result: BigInt(codeOf(this.#t.dut, 'ended_payload_result', result)),
        code: this.#drawn(8),
      };
    }
    this.#set('ended_valid', BigInt(this.#offered.ended));
    if (!this.#offered.ended) return undefined;
    for (const [name, value] of Object.entries(this.#end)) this.#set(`ended_payload_${name}`, value);
    return this.#end;
  }

  #end: Values = {};

  #ended(end: Values, isTaken: boolean, isTold: boolean): void {
    const { kind, fields } = this.sent[this.#ending]!;
    const told = { wr_id: end.wr_id, message_id: end.message_id, bytes: end.bytes, result: end.result, code: end.code };
    if (kind !== 'piece') {
      this.#tells(kind === 'message' ? told : undefined, isTaken, isTold);
      return;
    }
    const slot = Number(fields.wr_id);
    const read = this.#reads.get(slot)!;
    const ok = BigInt(codeOf(this.#t.dut, 'ended_payload_result', 'ok'));
    const isFirst = read.result === ok;
    const [result, code] = isFirst ? [end.result!, end.code!] : [read.result, read.code];
    const whole = { wr_id: read.wrId, message_id: end.message_id, bytes: read.length, result, code };
    this.#tells(read.left === 1 ? whole : undefined, isTaken, isTold);
    if (!isTaken) return;
    read.left--;
    [read.result, read.code] = [result, code];
    if (read.left === 0) this.#reads.delete(slot);
  }

  /** The host hears of it in the clock in which it is taken, or does not hear of it, and then it is taken at once. */
  #tells(expected: Readonly<Record<string, bigint | undefined>> | undefined, isTaken: boolean, isTold: boolean): void {
    assert.equal(this.#get('completion_valid'), BigInt(expected !== undefined));
    assert.equal(isTaken, expected === undefined || isTold);
    if (expected === undefined) return;
    const shown = Object.fromEntries(
      Object.keys(expected).map((name) => [name, this.#get(`completion_payload_${name}`)]),
    );
    assert.deepEqual(shown, expected);
    if (isTold) this.completions++;
  }
}

const beatFields = (beat: Beat | undefined): Values | undefined =>
  beat && { data: beat.data, keep: beat.keep, last: BigInt(beat.last) };
