/** The memory of a host that peers read from, as the endpoint's channels of AXI4 ask for it. */
import { assert, type PortHandle, type Random, wordOf } from '../../test-kit.ts';
import { hasPort, type Ports } from './endpoint-ports.ts';
import { readable } from './endpoint-settings.ts';

interface Burst {
  readonly address: bigint;
  readonly beats: number;
  /** In which clock its first beat may come. */
  readonly from: number;
  beat: number;
}

/** Bursts that wait, and the most clocks until memory answers. */
const waiting = 8;
const latency = 150;

const okay = 0;
const slaveError = 2;

/** A page whose reads fail. */
export const isBadPage = (offset: number): boolean => offset >> 12 === readable.badPage;

/** Bytes of `readable.base` on, which never change: in order of the bursts, with pauses. */
export class ReadableMemory {
  readonly bytes: Uint8Array;
  readonly #random: Random;
  readonly #size: number;
  readonly #p: Record<
    'arValid' | 'arReady' | 'addr' | 'len' | 'rValid' | 'rReady' | 'data' | 'resp' | 'last',
    PortHandle
  >;
  readonly #bursts: Burst[] = [];
  #offers = false;
  #takes = false;

  constructor(ports: Ports, size: number, random: Random) {
    this.#random = random;
    this.#size = size;
    this.bytes = Uint8Array.from({ length: readable.bytes }, () => random.below(256));
    this.#p = {
      arValid: ports.port('memory_reads_ar_valid'),
      arReady: ports.port('memory_ar_ready'),
      addr: ports.port('memory_reads_ar_payload_addr'),
      len: ports.port('memory_reads_ar_payload_len'),
      rValid: ports.port('memory_r_valid'),
      rReady: ports.port('memory_reads_r_ready'),
      data: ports.port('memory_r_payload_data'),
      resp: ports.port('memory_r_payload_resp'),
      last: ports.port('memory_r_payload_last'),
    };
  }

  /** That of an endpoint that answers reads. */
  static of(ports: Ports, size: number, random: Random): ReadableMemory | undefined {
    return hasPort(ports, 'memory_r_valid') ? new ReadableMemory(ports, size, random) : undefined;
  }

  /** What is offered before an edge. */
  drive(now: number): void {
    const p = this.#p;
    this.#takes = this.#bursts.length < waiting && this.#random.chance(0.8);
    p.arReady.set(Number(this.#takes));
    const [burst] = this.#bursts;
    if (!this.#offers && burst !== undefined && burst.from <= now && this.#random.chance(0.9)) {
      const at = burst.address + BigInt(burst.beat * this.#size);
      const start = Number(at - (at % BigInt(this.#size)) - readable.base);
      assert(start >= 0 && start < this.bytes.length, `a read of ${at}, outside of all memory`);
      p.data.set(wordOf(this.bytes.subarray(start, start + this.#size)));
      p.resp.set(isBadPage(start) ? slaveError : okay);
      p.last.set(Number(burst.beat === burst.beats - 1));
      this.#offers = true;
    }
    p.rValid.set(Number(this.#offers));
  }

  /** What is taken before an edge. */
  read(now: number): void {
    const p = this.#p;
    if (this.#takes && p.arValid.get() === 1) {
      const from = now + this.#random.int(1, latency);
      this.#bursts.push({ address: BigInt(p.addr.get()), beats: Number(p.len.get()) + 1, from, beat: 0 });
    }
    if (!this.#offers || p.rReady.get() !== 1) return;
    this.#offers = false;
    const burst = this.#bursts[0]!;
    burst.beat++;
    if (burst.beat === burst.beats) this.#bursts.shift();
  }
}
