/** Drives a tracker of messages, and holds what it says against a list of messages. */
import { messageTrackerLatency } from '../../../../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { assert, type Random, type TestContext } from '../../test-kit.ts';
import { type Fields, recordReader, recordWriter } from '../record-ports.ts';
import { type Packet, TrackerOracle, type Verdict } from './tracker-oracle.ts';

const names = ['peer', 'pdc', 'message_id'] as const;
const packetFields = [
  'valid',
  'som',
  'eom',
  'msg_error',
  'code',
  'payload_length',
  'message_offset',
  'request_length',
  'hd',
  'header_data',
] as const;
const verdictFields = ['code', 'place', 'completes', 'has_header_data', 'header_data'] as const;

export interface Shown extends Verdict {
  readonly message: string;
  readonly refused: boolean;
}

export class TrackerBench {
  readonly oracle = new TrackerOracle();
  /** What was said of packets, and messages that have expired. */
  readonly shown: Shown[] = [];
  readonly expired: { readonly message: string; readonly code: number }[] = [];
  readonly #t: TestContext;
  readonly #ways: number;
  readonly #packet: (values: Fields) => void;
  readonly #message: (values: Fields) => void;
  readonly #verdict: () => Readonly<
    Record<(typeof verdictFields)[number] | 'valid' | 'refused' | 'found' | 'slot', number | bigint>
  >;
  readonly #expired: () => Readonly<Record<'valid' | 'code' | 'slot', number | bigint>>;
  readonly #expiredName: () => Readonly<Record<(typeof names)[number], number | bigint>>;
  readonly #due: { readonly clock: number; readonly packet?: Packet; readonly tick: boolean }[] = [];
  readonly #slots = new Map<string, number>();
  readonly #random: Random;
  #clock = 0;

  constructor(t: TestContext, ways: number) {
    this.#t = t;
    this.#ways = ways;
    this.#random = t.random.fork('decoys');
    this.#packet = recordWriter(t.dut, 'packet', packetFields);
    this.#message = recordWriter(t.dut, 'packet_message', names);
    this.#verdict = recordReader(t.dut, 'verdict', [...verdictFields, 'valid', 'refused', 'found', 'slot']);
    this.#expired = recordReader(t.dut, 'expired', ['valid', 'code', 'slot']);
    this.#expiredName = recordReader(t.dut, 'expired_message', names);
    this.#packet({ valid: 0 });
    t.dut.port('tick').set(0);
  }

  async begin(): Promise<void> {
    while (Number(this.#t.dut.port('ready').get()) === 0) {
      assert.deepEqual([Number(this.#verdict().valid), Number(this.#expired().valid)], [0, 0]);
      await this.#t.rising();
    }
  }

  async clock(packet?: Packet, tick = false): Promise<void> {
    if (packet === undefined) this.#decoy();
    else {
      const { message, ...fields } = packet;
      const [peer, pdc, message_id] = message.split('.').map(Number);
      this.#packet({ valid: 1, ...fields });
      this.#message({ peer: peer!, pdc: pdc!, message_id: message_id! });
    }
    this.#t.dut.port('tick').set(tick ? 1 : 0);
    this.#due.push({ clock: this.#clock + messageTrackerLatency, tick, ...(packet === undefined ? {} : { packet }) });
    this.#look();
    await this.#t.rising();
    this.#clock += 1;
  }

  /** No packet, but what could be one, often of a message that is there. */
  #decoy(): void {
    const random = this.#random;
    const bits = (width: number) => random.bits(width);
    const flags = { som: bits(1), eom: bits(1), msg_error: bits(1), hd: bits(1), header_data: bits(64) };
    const lengths = { payload_length: random.below(8192), message_offset: bits(32), request_length: bits(32) };
    this.#packet({ valid: 0, code: random.below(32), ...flags, ...lengths });
    if (this.#slots.size === 0 || random.chance(0.2)) return;
    const [peer, pdc, message_id] = random
      .pick([...this.#slots.keys()])
      .split('.')
      .map(Number);
    this.#message({ peer: peer!, pdc: pdc!, message_id: message_id! });
  }

  /** Some clocks of reset, in which packets count for nothing. */
  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    this.#packet({ valid: 1, som: 1, eom: 0, msg_error: 0, payload_length: 1, request_length: 9, message_offset: 0 });
    for (let i = 0; i < 8; i++) await this.#t.rising();
    this.#t.dut.port('rst').set(0);
    this.#packet({ valid: 0 });
    this.#due.length = 0;
    this.#slots.clear();
    this.oracle.entries.clear();
    await this.begin();
  }

  async drain(): Promise<void> {
    for (let i = 0; i <= messageTrackerLatency; i++) await this.clock();
  }

  #look(): void {
    const due = this.#due[0]?.clock === this.#clock ? this.#due.shift()! : undefined;
    const { valid, refused, found, slot, ...shown } = this.#verdict();
    assert.equal(Number(valid), due?.packet === undefined ? 0 : 1);
    // A look at a set takes the place of a packet of the clock before it.
    if (due?.tick) this.oracle.tick();
    const gone = this.#expired();
    if (Number(gone.valid) === 1) this.#checkExpired(Number(gone.code));
    if (due?.packet === undefined) return;
    const { packet } = due;
    const isRefused = Number(refused) === 1;
    if (isRefused) assert(this.oracle.entries.size >= this.#ways, 'refused though there is room');
    const expected = this.oracle.take(packet, isRefused);
    this.#checkSlot(packet, Number(found) === 1, Number(slot));
    const said = {
      ...{ code: Number(shown.code), place: Number(shown.place), completes: Number(shown.completes) },
      ...{ has_header_data: Number(shown.has_header_data), header_data: BigInt(shown.header_data) },
    };
    this.shown.push({ ...said, message: packet.message, refused: isRefused });
    if (expected === undefined) assert.deepEqual([said.place, said.completes], [0, 0]);
    else assert.deepEqual(said, expected, `clock ${this.#clock}: ${packet.message}`);
  }

  /** A message keeps its entry, which no other one has meanwhile. */
  #checkSlot({ message, som, eom, msg_error }: Packet, found: boolean, slot: number): void {
    const isSingle = som === 1 && eom === 1 && msg_error === 0;
    const known = isSingle ? undefined : this.#slots.get(message);
    assert.equal(found, known !== undefined, `${message} is found`);
    if (known !== undefined) assert.equal(slot, known, `${message} keeps its entry`);
    if (isSingle) return;
    if (!this.oracle.entries.has(message)) this.#slots.delete(message);
    else if (!found) {
      assert(![...this.#slots.values()].includes(slot), 'two messages have one entry');
      this.#slots.set(message, slot);
    }
  }

  #checkExpired(code: number): void {
    const name = this.#expiredName();
    const message = names.map((field) => Number(name[field])).join('.');
    assert.equal(this.oracle.expire(message), code, `${message} expires`);
    assert.equal(Number(this.#expired().slot), this.#slots.get(message));
    this.#slots.delete(message);
    this.expired.push({ message, code });
  }
}
