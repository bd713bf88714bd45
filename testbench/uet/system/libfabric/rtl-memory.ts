/** The memory of a host as an endpoint in hardware reads it, by the read channels of AXI4. */
import type { PortHandle, Simulator } from '../../../engine/simulator.ts';
import { wordOf } from '../../blocks/beat-bytes.ts';
import { Fifo } from '../../network/fifo.ts';

/** A burst that waits: from which byte on, beats that are left, and from which clock on the next one may come. */
interface Burst {
  at: bigint;
  left: number;
  readonly from: number;
}

/** Clocks until memory answers. */
const latency = 40;

/** The word that holds a byte begins at a multiple of `size` bytes. */
export class RtlMemory {
  readonly #read: (address: bigint, length: number) => Uint8Array;
  readonly #size: number;
  readonly #p: Readonly<Record<string, PortHandle>>;
  readonly #bursts = new Fifo<Burst>();
  #offers = false;
  #now = 0;

  constructor(simulator: Simulator, size: number, read: (address: bigint, length: number) => Uint8Array) {
    this.#read = read;
    this.#size = size;
    const port = (name: string): PortHandle => simulator.port(`memory_${name}`);
    this.#p = {
      ...{ arValid: port('reads_ar_valid'), arReady: port('ar_ready') },
      ...{ addr: port('reads_ar_payload_addr'), len: port('reads_ar_payload_len') },
      ...{ rValid: port('r_valid'), rReady: port('reads_r_ready') },
      ...{ data: port('r_payload_data'), resp: port('r_payload_resp'), last: port('r_payload_last') },
    };
    this.#p.arReady!.set(1);
    this.#p.resp!.set(0);
  }

  /** What is offered before an edge. */
  drive(): void {
    const p = this.#p;
    const first = this.#bursts.first;
    this.#offers = first !== undefined && first.from <= this.#now;
    p.rValid!.set(Number(this.#offers));
    if (!this.#offers) return;
    const start = first!.at - (first!.at % BigInt(this.#size));
    p.data!.set(wordOf(this.#read(start, this.#size)));
    p.last!.set(Number(first!.left === 1));
  }

  /** What is taken before an edge; whether anything is under way. */
  read(): boolean {
    const p = this.#p;
    if (p.arValid!.get() === 1) {
      const left = Number(p.len!.get()) + 1;
      this.#bursts.put({ at: BigInt(p.addr!.get()), left, from: this.#now + latency });
    }
    this.#now++;
    const first = this.#bursts.first;
    if (this.#offers && p.rReady!.get() === 1) {
      first!.at += BigInt(this.#size);
      if (--first!.left === 0) this.#bursts.take();
    }
    return first !== undefined;
  }
}
