/** The driver of a host: it keeps queues in a memory, tells the hardware of them, and polls completions. */
import type { Memory } from '../../../agents/memory.ts';
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

/** What software tells the hardware: by ports, or by registers. */
export interface HostTell {
  setSendRing(index: number, ring: RingPlace): void;
  setReceiveRing(ring: RingPlace): void;
  setCompletionRing(
    index: number,
    ring: RingPlace,
    moderation: { readonly count: number; readonly time: number },
  ): void;
  setPeer(index: number, known: boolean, local: number, destination: bigint): void;
  ringSend(index: number, producer: number): void;
  ringReceive(producer: number): void;
  ringCompletion(index: number, consumer: number, arm: boolean): void;
}

export interface RingPlace {
  readonly base: bigint;
  readonly logSize: number;
  /** Of a send or receive ring: the completion ring that hears of it. */
  readonly completions: number;
}

export class HostDriver {
  readonly memory: Memory;
  readonly sends: DriverRing[] = [];
  receives: DriverRing | undefined;
  readonly completions: DriverRing[] = [];
  readonly #tell: HostTell;

  constructor(tell: HostTell, memory: Memory) {
    this.#tell = tell;
    this.memory = memory;
  }

  setSendRing(index: number, base: bigint, logSize: number, completions: number): void {
    this.sends[index] = { base, logSize, at: 0, told: 0 };
    this.#tell.setSendRing(index, { base, logSize, completions });
  }

  setReceiveRing(base: bigint, logSize: number, completions: number): void {
    this.receives = { base, logSize, at: 0, told: 0 };
    this.#tell.setReceiveRing({ base, logSize, completions });
  }

  setCompletionRing(index: number, base: bigint, logSize: number, count: number, time: number): void {
    this.completions[index] = { base, logSize, at: 0, told: 0 };
    this.#tell.setCompletionRing(index, { base, logSize, completions: 0 }, { count, time });
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
    this.#tell.ringSend(index, ring.at & 0xffff);
  }

  ringReceive(): void {
    const ring = this.receives!;
    ring.told = ring.at;
    this.#tell.ringReceive(ring.at & 0xffff);
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
    this.#tell.ringCompletion(index, ring.at & 0xffff, arm);
  }

  #append(ring: DriverRing, bytes: Uint8Array): void {
    this.memory.write(ring.base + BigInt(64 * (ring.at % 2 ** ring.logSize)), bytes);
    ring.at++;
  }
}
