/** Drives a tracker of messages, and holds what it says against a list of messages. */
import {
  messageTracker,
  messageTrackerLatency,
} from '../../../../../rtl-gen/uet/ses/message-tracker/message-tracker.ts';
import { assert, portsOf, type Random, reset, type TestContext } from '../../test-kit.ts';
import { type Packet, TrackerOracle, type Verdict } from './tracker-oracle.ts';

const ports = portsOf(messageTracker({ sets: 2, ways: 2 }));
type Ports = ReturnType<typeof ports>;

/** A message's name as a record. */
function nameOf(message: string): ReturnType<Ports['expired']['message']['get']> {
  const [peer, pdc, message_id] = message.split('.').map(Number);
  return { peer: peer!, pdc: pdc!, message_id: message_id! };
}

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
  readonly #dut: Ports;
  readonly #ways: number;
  readonly #due: { readonly clock: number; readonly packet?: Packet; readonly tick: boolean }[] = [];
  readonly #slots = new Map<string, number>();
  readonly #random: Random;
  #clock = 0;

  constructor(t: TestContext, ways: number) {
    this.#t = t;
    this.#dut = ports(t);
    this.#ways = ways;
    this.#random = t.random.fork('decoys');
    this.#dut.packet.valid.set(0);
    this.#dut.tick.set(0);
  }

  async begin(): Promise<void> {
    const { ready, verdict, expired } = this.#dut;
    while (ready.get() === 0) {
      assert.deepEqual([verdict.valid.get(), expired.valid.get()], [0, 0]);
      await this.#t.rising();
    }
  }

  async clock(packet?: Packet, tick = false): Promise<void> {
    if (packet === undefined) this.#decoy();
    else {
      const { message, ...fields } = packet;
      this.#dut.packet.set({ valid: 1, message: nameOf(message), ...fields });
    }
    this.#dut.tick.set(tick ? 1 : 0);
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
    const code = random.below(32);
    const { packet } = this.#dut;
    const message =
      this.#slots.size === 0 || random.chance(0.2)
        ? packet.message.get()
        : nameOf(random.pick([...this.#slots.keys()]));
    packet.set({ valid: 0, message, code, ...flags, ...lengths });
  }

  /** Some clocks of reset, in which packets count for nothing. */
  async reset(): Promise<void> {
    const { packet } = this.#dut;
    const begins = { som: 1, eom: 0, msg_error: 0, payload_length: 1, request_length: 9, message_offset: 0 };
    packet.set({ ...packet.get(), valid: 1, ...begins });
    await reset(this.#t, 8);
    packet.valid.set(0);
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
    const { valid, refused, found, slot, ...said } = this.#dut.verdict.get();
    assert.equal(valid, due?.packet === undefined ? 0 : 1);
    // A look at a set takes the place of a packet of the clock before it.
    if (due?.tick) this.oracle.tick();
    const gone = this.#dut.expired.get();
    if (gone.valid === 1) this.#checkExpired(gone);
    if (due?.packet === undefined) return;
    const { packet } = due;
    const isRefused = refused === 1;
    if (isRefused) assert(this.oracle.entries.size >= this.#ways, 'refused though there is room');
    const expected = this.oracle.take(packet, isRefused);
    this.#checkSlot(packet, found === 1, Number(slot));
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

  #checkExpired({ message: { peer, pdc, message_id }, slot, code }: ReturnType<Ports['expired']['get']>): void {
    const message = [peer, pdc, message_id].join('.');
    assert.equal(this.oracle.expire(message), code, `${message} expires`);
    assert.equal(Number(slot), this.#slots.get(message));
    this.#slots.delete(message);
    this.expired.push({ message, code });
  }
}
