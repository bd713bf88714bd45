/** The agent that monitors an AXI4-Lite interface and checks the protocol on both sides. */
import { Ring } from '../../../support/ring.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { bytesOf } from '../lanes.ts';
import type { Address } from '../memory.ts';
import { StreamMonitor, StreamViolation } from '../stream-monitor.ts';
import { type Handshake, inReset, onClock } from '../stream-ports.ts';
import { type AxiResponse, responseOf } from './axi-channels.ts';
import { type AxiLiteItems, type AxiLitePorts, axiLitePorts } from './axi-lite-ports.ts';

/** A write with its response: the address as it was sent, the bytes of its word, and the `strobes` of valid bytes. */
export interface AxiLiteWrite {
  readonly address: Address;
  readonly bytes: Uint8Array;
  readonly strobes: readonly boolean[];
  readonly response: AxiResponse;
}

/** A read that was answered. */
export interface AxiLiteReadSeen {
  readonly address: Address;
  readonly bytes: Uint8Array;
  readonly response: AxiResponse;
}

/** The transfers that a monitor reports, each at the edge of its response. */
export interface AxiLiteMonitorOptions {
  readonly onWrite?: (write: AxiLiteWrite, cycle: number) => void;
  readonly onRead?: (read: AxiLiteReadSeen, cycle: number) => void;
}

/** A monitor on the AXI4-Lite interface `name`, on whichever side the testbench plays, or none. */
export function axiLiteMonitor(t: AgentMaker, name: string, options?: AxiLiteMonitorOptions): AxiLiteMonitor {
  return t.attach(new AxiLiteMonitor(axiLitePorts(t.dut, name, 'monitor'), t.host, options));
}

/**
 * Drives nothing; fails the run with a `StreamViolation` if a channel breaks the contract of streams (an offered item
 * stays unchanged), if a response is offered before its request has been accepted (for a write: address and
 * data), and for the response EXOKAY, which AXI4-Lite does not have.
 */
export class AxiLiteMonitor implements Agent {
  readonly #ports: AxiLitePorts;
  readonly #host: AgentHost;
  readonly #requests: Handshake;
  readonly #channels: readonly { sample(): void }[];
  readonly #addresses = new Ring<AxiLiteItems['aw']>();
  readonly #data = new Ring<AxiLiteItems['w']>();
  readonly #reads = new Ring<AxiLiteItems['ar']>();
  readonly #options: AxiLiteMonitorOptions;
  #writeCount = 0;
  #readCount = 0;

  constructor(ports: AxiLitePorts, host: AgentHost, options: AxiLiteMonitorOptions = {}) {
    const { aw, w, b, ar, r } = ports.channels;
    this.#ports = ports;
    this.#host = host;
    this.#requests = onClock(aw, host);
    this.#options = options;
    // Answers first: they are about requests that were taken at earlier edges.
    this.#channels = [
      new StreamMonitor(b, host, { onItem: ({ resp }) => this.#written(resp) }),
      new StreamMonitor(r, host, { onItem: ({ data, resp }) => this.#read(data, resp) }),
      new StreamMonitor(aw, host, { onItem: (item) => this.#addresses.push(item) }),
      new StreamMonitor(w, host, { onItem: (item) => this.#data.push(item) }),
      new StreamMonitor(ar, host, { onItem: (item) => this.#reads.push(item) }),
    ];
  }

  /** Writes answered so far. */
  get writes(): number {
    return this.#writeCount;
  }

  /** Reads answered so far. */
  get reads(): number {
    return this.#readCount;
  }

  sample(): void {
    const { b, r } = this.#ports.channels;
    if (inReset(this.#requests)) for (const requests of [this.#addresses, this.#data, this.#reads]) requests.cut(0);
    else {
      if (b.valid.get() !== 0 && (this.#addresses.length === 0 || this.#data.length === 0))
        throw this.#violation('a write is answered before its address and its data have been taken');
      if (r.valid.get() !== 0 && this.#reads.length === 0)
        throw this.#violation('a read is answered before its address has been taken');
    }
    for (const channel of this.#channels) channel.sample();
  }

  #written(resp: Value): void {
    const { lanes, hasStrobes } = this.#ports;
    const { addr } = this.#addresses.shift();
    const { data, strb } = this.#data.shift();
    const response = this.#checked(resp);
    this.#writeCount++;
    if (this.#options.onWrite === undefined) return;
    const bytes = bytesOf(data, lanes);
    const strobes = Array.from(bytes, (_, i) => !hasStrobes || ((BigInt(strb) >> BigInt(i)) & 1n) === 1n);
    this.#options.onWrite({ address: addr, bytes, strobes, response }, this.#host.cycle);
  }

  #read(data: Value, resp: Value): void {
    const { addr } = this.#reads.shift();
    const response = this.#checked(resp);
    this.#readCount++;
    this.#options.onRead?.({ address: addr, bytes: bytesOf(data, this.#ports.lanes), response }, this.#host.cycle);
  }

  #checked(resp: Value): AxiResponse {
    const response = responseOf(resp);
    if (response === 'EXOKAY') throw this.#violation('the response is EXOKAY, which AXI4-Lite does not have');
    return response;
  }

  #violation(what: string): StreamViolation {
    return new StreamViolation(`${this.#ports.name}: ${what}, at cycle ${this.#host.cycle}`);
  }
}
