/** The ports of the gate of receive contexts, a clock at a time, beside a plain model of what it promises. */
import { CheckedPacket } from '../../../../../rtl-gen/uet/ses/receive/checked-packet.ts';
import { contextGate } from '../../../../../rtl-gen/uet/ses/receive/context-gate.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Dut, dutOf, type PortHandle, type Random, type TestContext } from '../../test-kit.ts';

export type Space = 'send' | 'tagged';

export interface GateSize {
  readonly contextBits: number;
  readonly hasTagged: boolean;
}

/** The gate of a receive half of HPC, or of one that has the SEND space alone, with no message that waits. */
export const gateOf = ({ contextBits, hasTagged }: GateSize) =>
  contextGate(CheckedPacket(contextBits, 4, hasTagged, hasTagged ? 5 : undefined, true), contextBits, hasTagged);

type GatePorts = ReturnType<typeof gatePorts>;
const gatePorts = (dut: Dut, size: GateSize) => dutOf(dut, gateOf(size));

/** What a matching tells in a clock. */
export interface Told {
  readonly context: number;
  readonly answered?: boolean;
  readonly disables?: boolean;
  readonly posted?: boolean;
}

/** What happens in a clock. */
export interface Moment {
  readonly packet?: Packet | undefined;
  readonly takes?: boolean;
  readonly send?: Told | undefined;
  readonly tagged?: Told | undefined;
  readonly given?: { readonly context: number; readonly generation: number } | undefined;
}

/** Fields by their names at the ports. */
export type Packet = ReadonlyMap<string, bigint>;

/** A receive context: it is of one space, and has generations once software has set it. */
export interface ContextOf {
  readonly space: Space;
  isSet: boolean;
  isDisabled: boolean;
  generation: number;
}

/** Packets that may have gone through and not been taken. */
const places = 4;
const { disabled_gen: disabledGen, bad_generation: badGeneration } = returnCodes.code;

export class GateDesk {
  readonly size: GateSize;
  readonly contexts: readonly ContextOf[];
  clock = 0;
  /** What has been seen. */
  readonly seen = { passed: 0, disabled: 0, bad: 0, exhausted: 0, waited: 0, held: 0 };
  readonly #t: TestContext;
  readonly #random: Random;
  readonly #up: Ports;
  readonly #down: Ports;
  readonly #dut: GatePorts;
  /** Looked up, and what leaves of it. */
  #looked: { readonly packet: Packet; readonly out: Packet } | undefined;
  readonly #queue: Packet[] = [];
  #waits = false;
  /** What was told in the clock before. */
  #told: readonly (Told & { readonly space: Space })[] = [];

  constructor(t: TestContext, size: GateSize, spaceOf: (context: number) => Space) {
    this.#t = t;
    this.size = size;
    this.#random = t.random.fork('ports');
    this.#up = new Ports(t.dut, 'up_payload_');
    this.#down = new Ports(t.dut, 'down_payload_');
    assert.deepEqual(this.#up.names, this.#down.names);
    this.contexts = Array.from({ length: 2 ** size.contextBits }, (_, context) => ({
      ...{ space: size.hasTagged ? spaceOf(context) : 'send', isSet: false, isDisabled: false, generation: 0 },
    }));
    this.#dut = gatePorts(t.dut, size);
  }

  /** A packet of anything, but for these fields. */
  packet(fields: Readonly<Record<string, number>>): Packet {
    const packet = new Map(this.#up.some(this.#random));
    for (const [name, value] of Object.entries(fields)) {
      assert(packet.has(name), name);
      packet.set(name, BigInt(value));
    }
    return packet;
  }

  /** A reset of two clocks: all that was there has gone, and software sets contexts before they have generations. */
  async reset(): Promise<void> {
    this.#t.dut.port('rst').set(1);
    for (let i = 0; i < 2; i++) {
      this.#drive({});
      await this.#t.rising();
      assert.equal(this.#dut.exhausted.valid.get(), 0, 'a context is disabled in a reset');
      assert.equal(this.#dut.down.valid.get(), 0, 'a packet is there in a reset');
    }
    this.#t.dut.port('rst').set(0);
    this.clock += 2;
    this.#looked = undefined;
    this.#queue.length = 0;
    this.#waits = false;
    this.#told = [];
    for (const one of this.contexts) Object.assign(one, { isSet: false, isDisabled: false, generation: 0 });
  }

  /** A clock: every output is what the model has. Whether the packet was taken, and what has left. */
  async go(moment: Moment = {}): Promise<{ readonly isTaken: boolean; readonly left: Packet | undefined }> {
    const { packet, takes = true, given } = moment;
    this.#drive(moment);
    const hasRoom = this.#queue.length < places;
    const looked = this.#looked;
    const moves = looked === undefined || hasRoom;
    let isTaken = false;
    if (packet !== undefined) {
      const waits = is(packet, 'guard_counts') && (this.#waits || (looked !== undefined && mayRisk(looked.packet)));
      isTaken = moves && !waits;
      assert.equal(this.#dut.up.ready.get() === 1, isTaken, `a packet is taken in clock ${this.clock}`);
      if (!moves) this.seen.held++;
      else if (waits) this.seen.waited++;
    }
    const [first] = this.#queue;
    assert.equal(this.#dut.down.valid.get() === 1, first !== undefined, `a packet is there in clock ${this.clock}`);
    if (first !== undefined) assert.deepEqual(this.#down.get(), first);
    const disables = this.#told.find((one) => one.disables === true);
    assert.equal(this.#dut.exhausted.valid.get() === 1, disables !== undefined, `disabled in clock ${this.clock}`);
    if (disables !== undefined) assert.equal(Number(this.#dut.exhausted.context.get()), disables.context);

    const left = takes ? this.#queue.shift() : undefined;
    if (this.#told.some((one) => one.answered === true)) this.#waits = false;
    if (looked !== undefined && hasRoom) {
      this.#queue.push(looked.out);
      if (is(looked.out, 'guard_risks')) this.#waits = true;
    }
    if (moves) this.#looked = isTaken ? { packet: packet!, out: this.#outOf(packet!) } : undefined;
    for (const one of this.#told) this.#learn(one);
    if (given !== undefined)
      Object.assign(this.contexts[given.context]!, { isSet: true, isDisabled: false, generation: given.generation });
    const { send, tagged } = moment;
    this.#told = [
      ...(send ? [{ ...send, space: 'send' as const }] : []),
      ...(tagged ? [{ ...tagged, space: 'tagged' as const }] : []),
    ];
    await this.#t.rising();
    this.clock += 1;
    return { isTaken, left };
  }

  #learn({ context, disables = false, posted = false }: Told): void {
    const one = this.contexts[context]!;
    if (disables) {
      assert(!one.isDisabled, 'what is disabled answers no message');
      one.isDisabled = true;
      this.seen.exhausted++;
    } else if (posted && one.isDisabled) {
      one.isDisabled = false;
      one.generation = (one.generation + 1) % 256;
    }
  }

  #outOf(packet: Packet): Packet {
    const { isDisabled, generation } = this.contexts[Number(packet.get('context')!)]!;
    const isOther = is(packet, 'guard_compares') && Number(packet.get('guard_generation')!) !== generation;
    const out = new Map(packet);
    const refuses = is(packet, 'guard_counts') && (isDisabled || isOther);
    if (refuses) {
      out.set('step_first_code', BigInt(isDisabled ? disabledGen : badGeneration));
      out.set('step_first_generation', BigInt(isDisabled ? 0 : generation));
      for (const name of ['wants_send', 'wants_tagged', 'is_atomic', 'deferral_restarts'])
        if (out.has(name)) out.set(name, 0n);
      this.seen[isDisabled ? 'disabled' : 'bad']++;
    } else this.seen.passed++;
    out.set('guard_risks', mayRisk(packet) && !refuses ? 1n : 0n);
    return out;
  }

  /** What is not valid is whatever it is. */
  #drive({ packet, takes = true, send, tagged, given }: Moment): void {
    const random = this.#random;
    const { contextBits, hasTagged } = this.size;
    const { up, down, given: at, send_event, tagged_event } = this.#dut;
    up.valid.set(packet === undefined ? 0 : 1);
    this.#up.set(packet ?? new Map(this.#up.some(random)));
    down.ready.set(takes ? 1 : 0);
    const event = (told: Told | undefined) => ({
      context: told?.context ?? random.bits(contextBits),
      ...{ answered: Number(told?.answered ?? 0), disables: Number(told?.disables ?? 0) },
      posted: Number(told?.posted ?? 0),
    });
    send_event.set(event(send));
    if (hasTagged) (tagged_event as typeof send_event).set(event(tagged));
    at.set({
      valid: given === undefined ? 0 : 1,
      context: given?.context ?? random.bits(contextBits),
      generation: given?.generation ?? random.bits(8),
    });
  }
}

const is = (packet: Packet, name: string): boolean => packet.get(name) === 1n;

/** Whether it may be answered by a refusal that disables its context. */
export const mayRisk = (packet: Packet): boolean =>
  is(packet, 'guard_risks') && (is(packet, 'wants_send') || is(packet, 'wants_tagged'));

/** The ports of a packet. */
class Ports {
  readonly #ports: readonly (readonly [string, PortHandle])[];

  constructor(dut: Dut, prefix: string) {
    this.#ports = dut.ports
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name }) => [name.slice(prefix.length), dut.port(name)]);
  }

  get names(): readonly string[] {
    return this.#ports.map(([name]) => name);
  }

  some(random: Random): [string, bigint][] {
    return this.#ports.map(([name, { width }]) => [
      name,
      width <= 32
        ? BigInt(random.bits(width))
        : (BigInt(random.bits(32)) << BigInt(width - 32)) ^ BigInt(random.bits(32)),
    ]);
  }

  set(packet: Packet): void {
    for (const [name, port] of this.#ports) port.set(packet.get(name)!);
  }

  get(): Packet {
    return new Map(this.#ports.map(([name, port]) => [name, BigInt(port.get())]));
  }
}
