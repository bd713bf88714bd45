/** The agent that answers an AXI4-Lite manager of the design, from a memory or from functions. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { bytesOf, wordOf } from '../lanes.ts';
import { type Address, Memory } from '../memory.ts';
import { inReset } from '../stream-ports.ts';
import { StreamSink } from '../stream-sink.ts';
import { StreamSource } from '../stream-source.ts';
import { type AxiResponse, axiResponses } from './axi-channels.ts';
import { type AxiLiteItems, type AxiLitePauses, type AxiLitePorts, axiLitePorts } from './axi-lite-ports.ts';

/** How a subordinate behaves. */
export interface AxiLiteSubordinateOptions {
  /** The memory that it reads and writes. Default: a separate memory of all addresses. */
  readonly memory?: Memory;
  /**
   * Instead of the memory: the result of a read of the word at the aligned `address`: bytes and OKAY, an error
   * response with bytes of 0, or both. `undefined` leaves the read to the memory.
   */
  readonly read?: (address: Address, length: number) => AxiLiteAnswer | undefined;
  /**
   * Instead of the memory: the effect of a write of a word; `strobes` says which bytes are written. `undefined` leaves
   * the write to the memory.
   */
  readonly write?: (address: Address, bytes: Uint8Array, strobes: readonly boolean[]) => AxiResponse | undefined;
  /** When it takes requests and offers answers, by channel. */
  readonly pauses?: AxiLitePauses;
  /** The maximum number of pending requests and responses of each kind; beyond it takes no more. Default 16. */
  readonly inFlight?: number;
}

/** What a read gives. */
export type AxiLiteAnswer = Uint8Array | AxiResponse | { readonly bytes: Uint8Array; readonly response: AxiResponse };

/** A subordinate on the AXI4-Lite interface `name` of the design, whose ports are `name_awaddr` and so on. */
export function axiLiteSubordinate(
  t: AgentMaker,
  name: string,
  options?: AxiLiteSubordinateOptions,
): AxiLiteSubordinate {
  return t.attach(new AxiLiteSubordinate(axiLitePorts(t.dut, name, 'subordinate'), t.host, options));
}

/**
 * Answers every request once, in order, at the earliest after the edge at which it was accepted; a write after both its
 * address and its data. Words outside the memory are answered with SLVERR, without effect. A reset discards
 * requests.
 */
export class AxiLiteSubordinate implements Agent {
  readonly ports: AxiLitePorts;
  readonly memory: Memory;
  readonly aw: StreamSink<AxiLiteItems['aw']>;
  readonly w: StreamSink<AxiLiteItems['w']>;
  readonly b: StreamSource<AxiLiteItems['b']>;
  readonly ar: StreamSink<AxiLiteItems['ar']>;
  readonly r: StreamSource<AxiLiteItems['r']>;
  readonly #options: AxiLiteSubordinateOptions;

  constructor(ports: AxiLitePorts, host: AgentHost, options: AxiLiteSubordinateOptions = {}) {
    const { pauses = {}, inFlight: limit = 16 } = options;
    const { channels } = ports;
    this.memory = options.memory ?? new Memory();
    this.ports = ports;
    this.#options = options;
    this.aw = new StreamSink(channels.aw, host, { ready: pauses.aw ?? true, limit });
    this.w = new StreamSink(channels.w, host, { ready: pauses.w ?? true, limit });
    this.ar = new StreamSink(channels.ar, host, { ready: pauses.ar ?? true, limit });
    this.b = new StreamSource(channels.b, host, { valid: pauses.b ?? true, limit, atReset: 'clear' });
    this.r = new StreamSource(channels.r, host, { valid: pauses.r ?? true, limit, atReset: 'clear' });
  }

  sample(): void {
    if (inReset(this.aw.ports)) for (const channel of [this.aw, this.w, this.ar]) channel.clear();
    this.aw.sample();
    this.w.sample();
    this.ar.sample();
    this.b.sample();
    this.r.sample();
  }

  drive(): void {
    while (!this.aw.empty && !this.w.empty && !this.b.full) this.#write();
    while (!this.ar.empty && !this.r.full) this.#read();
    this.aw.drive();
    this.w.drive();
    this.ar.drive();
    this.b.drive();
    this.r.drive();
  }

  #write(): void {
    const { lanes, hasStrobes } = this.ports;
    const address = this.#aligned(this.aw.recvNow()!.item);
    const { data, strb } = this.w.recvNow()!.item;
    this.#forgetTaken();
    const bytes = bytesOf(data, lanes);
    const strobes = Array.from(bytes, (_, i) => !hasStrobes || ((BigInt(strb) >> BigInt(i)) & 1n) === 1n);
    const response = this.#options.write?.(address, bytes, strobes) ?? this.#writeMemory(address, bytes, strobes);
    this.b.sendNow({ resp: axiResponses.indexOf(response) });
  }

  #read(): void {
    const { lanes } = this.ports;
    const address = this.#aligned(this.ar.recvNow()!.item);
    this.#forgetTaken();
    const answer = this.#options.read?.(address, lanes) ?? this.#readMemory(address, lanes);
    const { bytes, response } =
      answer instanceof Uint8Array
        ? { bytes: answer, response: 'OKAY' as const }
        : typeof answer === 'string'
          ? { bytes: new Uint8Array(lanes), response: answer }
          : answer;
    this.r.sendNow({ data: wordOf(bytes), resp: axiResponses.indexOf(response) });
  }

  #writeMemory(address: Address, bytes: Uint8Array, strobes: readonly boolean[]): AxiResponse {
    if (!this.memory.holds(address, bytes.length)) return 'SLVERR';
    this.memory.write(address, bytes, strobes);
    return 'OKAY';
  }

  #readMemory(address: Address, length: number): AxiLiteAnswer {
    return this.memory.holds(address, length) ? this.memory.read(address, length) : 'SLVERR';
  }

  /** Low address bits within a word are ignored. */
  #aligned({ addr }: AxiLiteItems['aw']): Address {
    const { lanes } = this.ports;
    return typeof addr === 'number' ? addr - (addr % lanes) : addr - (addr % BigInt(lanes));
  }

  /** Sinks keep what they have handed out, and a subordinate may serve for a long time. */
  #forgetTaken(): void {
    for (const channel of [this.aw, this.w, this.ar]) if (channel.empty) channel.clear();
  }
}
