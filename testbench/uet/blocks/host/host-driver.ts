/** The driver of a host: it keeps queues in a memory, sets them up by ports of the design, and polls completions. */
import type { Memory } from '../../../agents/memory.ts';
import type { PortList } from '../../../agents/stream-ports.ts';
import type { Value } from '../../../engine/simulator.ts';
import {
  type BufferEntry,
  bufferEntryBytes,
  type CompletionRead,
  completionOf,
  type SendEntry,
  sendEntryBytes,
} from './entries.ts';

/** A ring as the driver has it. */
interface DriverRing {
  readonly base: bigint;
  readonly logSize: number;
  /** Entries written, or completions read. */
  at: number;
  /** What software has told the hardware of that. */
  told: number;
}

/** Ports of a record `settings` that is set for one clock. */
type Fields = Readonly<Record<string, Value>>;

export class HostDriver {
  readonly memory: Memory;
  readonly sends: DriverRing[] = [];
  receives: DriverRing | undefined;
  readonly completions: DriverRing[] = [];
  readonly #dut: PortList;
  /** Ports that are 1 for one clock, to be cleared. */
  #pulses: string[] = [];

  constructor(dut: PortList, memory: Memory) {
    this.#dut = dut;
    this.memory = memory;
  }

  /** Ends what the last call has set: after each edge. */
  endPulses(): void {
    for (const name of this.#pulses) this.#dut.port(name).set(0);
    this.#pulses = [];
  }

  setSendRing(index: number, base: bigint, logSize: number, completions: number): void {
    this.sends[index] = { base, logSize, at: 0, told: 0 };
    this.#pulse('send', { index, ...ringFields(base, logSize, completions) });
  }

  setReceiveRing(base: bigint, logSize: number, completions: number): void {
    this.receives = { base, logSize, at: 0, told: 0 };
    this.#pulse('receive', { index: 0, ...ringFields(base, logSize, completions) });
  }

  setCompletionRing(index: number, base: bigint, logSize: number): void {
    this.completions[index] = { base, logSize, at: 0, told: 0 };
    this.#pulse('completions', { index, ...ringFields(base, logSize, 0) });
  }

  setModeration(index: number, count: number, time: number): void {
    this.#pulse('moderation', { index, count, time });
  }

  setPeer(index: number, known: boolean, local: number, destination: bigint): void {
    this.#pulse('peer', { index, known: Number(known), local, destination });
  }

  clearHostError(): void {
    this.#set('settings_clear_host_error', 1);
  }

  /** Whether a send ring has room, going by what the hardware has asked for. */
  hasRoom(index: number): boolean {
    const ring = this.sends[index]!;
    const heads = BigInt(this.#dut.port('status_send_heads').get());
    return ((ring.at - Number((heads >> BigInt(16 * index)) & 0xffffn)) & 0xffff) < 2 ** ring.logSize;
  }

  get hasReceiveRoom(): boolean {
    const ring = this.receives!;
    return ((ring.at - Number(this.#dut.port('status_receive_head').get())) & 0xffff) < 2 ** ring.logSize;
  }

  /** Writes an entry; `ring` tells of it. */
  post(index: number, entry: SendEntry): void {
    this.#append(this.sends[index]!, sendEntryBytes(entry));
  }

  postBuffer(entry: BufferEntry): void {
    this.#append(this.receives!, bufferEntryBytes(entry));
  }

  ringSend(index: number): void {
    const ring = this.sends[index]!;
    ring.told = ring.at;
    this.#pulse('send_doorbell', { index, producer: ring.at & 0xffff });
  }

  ringReceive(): void {
    const ring = this.receives!;
    ring.told = ring.at;
    this.#pulse('receive_doorbell', { index: 0, producer: ring.at & 0xffff });
  }

  /** The next completion of a ring, if it is there. */
  poll(index: number): CompletionRead | undefined {
    const ring = this.completions[index]!;
    const size = 2 ** ring.logSize;
    const completion = completionOf(this.memory.read(ring.base + BigInt(32 * (ring.at % size)), 32));
    // Memory that was never written has phase 0; the first lap has 1.
    if (completion.phase !== (Math.floor(ring.at / size) % 2 === 0 ? 1 : 0)) return undefined;
    ring.at++;
    return completion;
  }

  /** Tells how far completions have been read. */
  consume(index: number, arm: boolean): void {
    const ring = this.completions[index]!;
    ring.told = ring.at;
    this.#pulse('completion_doorbell', { index, consumer: ring.at & 0xffff, arm: Number(arm) });
  }

  #append(ring: DriverRing, bytes: Uint8Array): void {
    this.memory.write(ring.base + BigInt(64 * (ring.at % 2 ** ring.logSize)), bytes);
    ring.at++;
  }

  #pulse(name: string, fields: Fields): void {
    for (const [field, value] of Object.entries(fields)) this.#dut.port(`settings_${name}_${field}`).set(value);
    this.#set(`settings_${name}_valid`, 1);
  }

  #set(name: string, value: number): void {
    this.#dut.port(name).set(value);
    this.#pulses.push(name);
  }
}

const ringFields = (base: bigint, logSize: number, completions: number): Fields => ({
  ring_enable: 1,
  ring_base: base,
  ring_log_size: logSize,
  ring_completions: completions,
});
