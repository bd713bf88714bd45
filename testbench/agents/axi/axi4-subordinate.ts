/** The agent that answers an AXI4 manager of the design from a memory, with configurable latency and order. */
import type { Random } from '../../../support/random.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { bytesOf, wordOf } from '../lanes.ts';
import { Memory } from '../memory.ts';
import { inReset } from '../stream-ports.ts';
import { StreamSink } from '../stream-sink.ts';
import { StreamSource } from '../stream-source.ts';
import { type AxiResponse, axiResponses, worse } from './axi-channels.ts';
import { type Burst, beatPlace, burstOf } from './axi4-burst.ts';
import { type Axi4Items, type Axi4Pauses, type Axi4Ports, axi4Ports } from './axi4-ports.ts';

/** How a subordinate behaves. */
export interface Axi4SubordinateOptions {
  /** The memory that it reads and writes. Default: a separate memory of all addresses. */
  readonly memory?: Memory;
  /** When it takes requests and offers answers, by channel. */
  readonly pauses?: Axi4Pauses;
  /** Clocks from a request to its answer, drawn for each: at least, and at most. Default [0, 0]. */
  readonly latency?: readonly [least: number, most: number];
  /** Whether bursts of different ids overtake one another, and beats of reads of different ids mix. Default false. */
  readonly reorder?: boolean;
  /** The response of bytes of the memory, by address. Default: OKAY for all. */
  readonly respond?: (address: bigint, kind: 'read' | 'write') => AxiResponse;
  /** How many bursts of each kind may wait, and how many items on each channel. Default 16. */
  readonly inFlight?: number;
}

/** A subordinate on the AXI4 interface `name` of the design, whose ports are `name_awaddr` and so on. */
export function axi4Subordinate(t: AgentMaker, name: string, options?: Axi4SubordinateOptions): Axi4Subordinate {
  return t.attach(new Axi4Subordinate(axi4Ports(t.dut, name, 'subordinate'), t.host, options));
}

interface Waiting {
  readonly burst: Burst;
  /** The first cycle in which it may be answered. */
  readonly from: number;
}
interface OpenRead extends Waiting {
  beat: number;
}
interface DoneWrite extends Waiting {
  readonly response: AxiResponse;
}

/**
 * Answers every burst once, and bursts of one id in order. Data is written in the clock after both address
 * and beat have been accepted, and read in the clock in which its beat is offered; so an answered write is
 * visible to all later reads. Bytes outside the memory are answered with DECERR, without effect. A reset discards
 * requests. `axi4Monitor` checks the rules of the protocol.
 */
export class Axi4Subordinate implements Agent {
  readonly memory: Memory;
  readonly ports: Axi4Ports;
  readonly #host: AgentHost;
  readonly #options: Axi4SubordinateOptions;
  readonly #random: Random;
  readonly #limit: number;
  readonly #write:
    | {
        readonly aw: StreamSink<Axi4Items['aw']>;
        readonly w: StreamSink<Axi4Items['w']>;
        readonly b: StreamSource<Axi4Items['b']>;
      }
    | undefined;
  readonly #read: { readonly ar: StreamSink<Axi4Items['ar']>; readonly r: StreamSource<Axi4Items['r']> } | undefined;
  /** The burst whose beats arrive, its next beat, and its response so far. */
  #writing: { readonly burst: Burst; beat: number; response: AxiResponse } | undefined;
  #written: DoneWrite[] = [];
  #reads: OpenRead[] = [];
  /** Where the reads of one burst at a time are: the one that has begun. */
  #reading: OpenRead | undefined;

  constructor(ports: Axi4Ports, host: AgentHost, options: Axi4SubordinateOptions = {}) {
    const { pauses = {}, inFlight: limit = 16 } = options;
    this.memory = options.memory ?? new Memory();
    this.ports = ports;
    this.#host = host;
    this.#options = options;
    this.#limit = limit;
    this.#random = host.random.fork(`subordinate ${ports.name}`);
    const { write, read } = ports;
    this.#write = write && {
      aw: new StreamSink(write.aw, host, { ready: pauses.aw ?? true, limit }),
      w: new StreamSink(write.w, host, { ready: pauses.w ?? true, limit }),
      b: new StreamSource(write.b, host, { valid: pauses.b ?? true, limit, atReset: 'clear' }),
    };
    this.#read = read && {
      ar: new StreamSink(read.ar, host, { ready: pauses.ar ?? true, limit }),
      // One at a time, so that the order is drawn when a beat is offered.
      r: new StreamSource(read.r, host, { valid: pauses.r ?? true, limit: 1, atReset: 'clear' }),
    };
  }

  /** Whether every burst that has begun has been answered. */
  get idle(): boolean {
    return (
      this.#writing === undefined &&
      this.#written.length === 0 &&
      this.#reads.length === 0 &&
      (this.#write === undefined || (this.#write.aw.empty && this.#write.w.empty && this.#write.b.idle)) &&
      (this.#read === undefined || (this.#read.ar.empty && this.#read.r.idle))
    );
  }

  get #channels(): readonly Agent[] {
    return [...Object.values(this.#write ?? {}), ...Object.values(this.#read ?? {})];
  }

  sample(): void {
    const { aw, w } = this.#write ?? {};
    const { ar } = this.#read ?? {};
    const sinks = [aw, w, ar].filter((channel) => channel !== undefined);
    if (inReset(sinks[0]!.ports)) {
      for (const channel of sinks) channel.clear();
      this.#writing = undefined;
      this.#written = [];
      this.#reads = [];
      this.#reading = undefined;
    }
    for (const channel of this.#channels) channel.sample?.();
  }

  drive(): void {
    this.#takeWrites();
    this.#answerWrites();
    this.#takeReads();
    this.#answerReads();
    for (const channel of this.#channels) channel.drive?.();
  }

  #from(): number {
    const [least, most] = this.#options.latency ?? [0, 0];
    return this.#host.cycle + this.#random.int(least, most);
  }

  #takeWrites(): void {
    if (this.#write === undefined) return;
    const { aw, w } = this.#write;
    while (!w.empty && this.#written.length < this.#limit) {
      if (this.#writing === undefined) {
        if (aw.empty) return;
        this.#writing = { burst: burstOf(aw.recvNow()!.item), beat: 0, response: 'OKAY' };
        if (aw.empty) aw.clear();
      }
      const { data, strb } = w.recvNow()!.item;
      if (w.empty) w.clear();
      const { burst } = this.#writing;
      this.#writing.response = worse(this.#writing.response, this.#writeBeat(burst, this.#writing.beat++, data, strb));
      if (this.#writing.beat < burst.beats) continue;
      this.#written.push({ burst, from: this.#from(), response: this.#writing.response });
      this.#writing = undefined;
    }
  }

  #writeBeat(burst: Burst, beat: number, data: number | bigint, strb: number | bigint): AxiResponse {
    const { lanes } = this.ports;
    const { address } = beatPlace(burst, beat);
    const base = address - (address % BigInt(lanes));
    const strobes = Array.from({ length: lanes }, (_, i) => ((BigInt(strb) >> BigInt(i)) & 1n) === 1n);
    if (!strobes.includes(true)) return 'OKAY';
    const first = strobes.indexOf(true);
    const count = strobes.lastIndexOf(true) - first + 1;
    if (!this.memory.holds(base + BigInt(first), count)) return 'DECERR';
    const response = this.#options.respond?.(address, 'write') ?? 'OKAY';
    if (response === 'OKAY')
      this.memory.write(
        base + BigInt(first),
        bytesOf(data, lanes).subarray(first, first + count),
        strobes.slice(first, first + count),
      );
    return response;
  }

  #answerWrites(): void {
    if (this.#write === undefined) return;
    while (!this.#write.b.full) {
      const at = this.#next(this.#written);
      if (at === undefined) return;
      const [{ burst, response }] = this.#written.splice(at, 1) as [DoneWrite];
      this.#write.b.sendNow({ id: burst.id, resp: axiResponses.indexOf(response) });
    }
  }

  #takeReads(): void {
    if (this.#read === undefined) return;
    const { ar } = this.#read;
    while (!ar.empty && this.#reads.length < this.#limit)
      this.#reads.push({ burst: burstOf(ar.recvNow()!.item), from: this.#from(), beat: 0 });
    if (ar.empty) ar.clear();
  }

  #answerReads(): void {
    if (this.#read === undefined || this.#read.r.full) return;
    if (this.#options.reorder === true) this.#reading = undefined;
    if (this.#reading === undefined) {
      const at = this.#next(this.#reads);
      if (at === undefined) return;
      this.#reading = this.#reads[at]!;
    }
    const open = this.#reading;
    const { burst } = open;
    const { lanes } = this.ports;
    const { address, bytes } = beatPlace(burst, open.beat++);
    const last = open.beat === burst.beats;
    const base = address - (address % BigInt(lanes));
    const isThere = this.memory.holds(address, bytes);
    const response = isThere ? (this.#options.respond?.(address, 'read') ?? 'OKAY') : 'DECERR';
    // Unused byte lanes have random data.
    const isWhole = response === 'OKAY' && bytes === lanes;
    const word = isWhole ? new Uint8Array(lanes) : bytesOf(this.#random.bits(8 * lanes), lanes);
    if (response === 'OKAY') word.set(this.memory.read(address, bytes), Number(address - base));
    this.#read.r.sendNow({
      id: burst.id,
      data: wordOf(word),
      resp: axiResponses.indexOf(response),
      last: Number(last),
    });
    if (!last) return;
    this.#reads.splice(this.#reads.indexOf(open), 1);
    this.#reading = undefined;
  }

  /** The pending burst that is answered next, if any may be: the first of its id. */
  #next(all: readonly Waiting[]): number | undefined {
    const seen = new Set<number>();
    const may: number[] = [];
    for (const [i, { burst, from }] of all.entries()) {
      if (seen.has(burst.id)) continue;
      seen.add(burst.id);
      if (from <= this.#host.cycle) may.push(i);
      if (this.#options.reorder !== true) break;
    }
    return may.length === 0 ? undefined : this.#random.pick(may);
  }
}
