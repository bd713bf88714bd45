/** The agent that monitors an AXI4 interface and checks the protocol on both sides. */
import { Ring } from '../../../support/ring.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { StreamMonitor, StreamViolation } from '../stream-monitor.ts';
import { type Handshake, inReset, onClock } from '../stream-ports.ts';
import { type AxiResponse, responseOf, worse } from './axi-channels.ts';
import { type Burst, beatPlace, burstMistake, burstOf } from './axi4-burst.ts';
import { type Axi4Ports, axi4Ports } from './axi4-ports.ts';

/** A burst that was answered, with the worst response to one of its beats. */
export interface Axi4Answered {
  readonly burst: Burst;
  readonly response: AxiResponse;
}

/** What a monitor reports: bursts as their addresses are taken, and each at the edge of its last answer. */
export interface Axi4MonitorOptions {
  readonly onBurst?: (kind: 'read' | 'write', burst: Burst, cycle: number) => void;
  readonly onWrite?: (write: Axi4Answered, cycle: number) => void;
  readonly onRead?: (read: Axi4Answered, cycle: number) => void;
}

/** A monitor on the AXI4 interface `name`, on whichever side the testbench plays, or none. */
export function axi4Monitor(t: AgentMaker, name: string, options?: Axi4MonitorOptions): Axi4Monitor {
  return t.attach(new Axi4Monitor(axi4Ports(t.dut, name, 'monitor'), t.host, options));
}

/** Bursts of one kind that are not answered whole, in the order of their addresses. */
class Open {
  readonly #byId = new Map<number, { readonly burst: Burst; beats: number; response: AxiResponse }[]>();
  count = 0;

  add(burst: Burst): void {
    const list = this.#byId.get(burst.id) ?? [];
    list.push({ burst, beats: 0, response: 'OKAY' });
    this.#byId.set(burst.id, list);
    this.count++;
  }

  /** The oldest one with that id. */
  oldest(id: number) {
    return this.#byId.get(id)?.[0];
  }

  remove(id: number): void {
    this.#byId.get(id)?.shift();
    this.count--;
  }

  clear(): void {
    this.#byId.clear();
    this.count = 0;
  }
}

/**
 * Drives nothing; fails the run with a `StreamViolation` if a channel breaks the contract of streams (an offered item
 * stays unchanged), if a burst is illegal in AXI4 (`burstMistake`), if `wlast` or `rlast` is not at
 * the end of its burst, if `wstrb` selects bytes outside the beat, and if a response belongs to no open burst.
 * Data of writes may come before their address.
 */
export class Axi4Monitor implements Agent {
  readonly #ports: Axi4Ports;
  readonly #host: AgentHost;
  readonly #requests: Handshake;
  readonly #channels: readonly { sample(): void }[];
  readonly #options: Axi4MonitorOptions;
  /** Bursts whose data has not come, and beats whose burst has not. */
  readonly #addresses = new Ring<Burst>();
  readonly #data = new Ring<{ readonly strb: Value; readonly last: Value }>();
  #beat = 0;
  /** Writes whose data has come, and reads. */
  readonly #written = new Open();
  readonly #asked = new Open();

  constructor(ports: Axi4Ports, host: AgentHost, options: Axi4MonitorOptions = {}) {
    const { write, read } = ports;
    this.#ports = ports;
    this.#host = host;
    this.#options = options;
    this.#requests = onClock((write?.aw ?? read?.ar)!, host);
    // Answers first: they are to what was taken at earlier edges.
    this.#channels = [
      ...(write === undefined
        ? []
        : [
            new StreamMonitor(write.b, host, { onItem: ({ id, resp }) => this.#answered(Number(id), resp) }),
            new StreamMonitor(write.aw, host, { onItem: (item) => this.#address(burstOf(item)) }),
            new StreamMonitor(write.w, host, { onItem: ({ strb, last }) => this.#beatWritten(strb, last) }),
          ]),
      ...(read === undefined
        ? []
        : [
            new StreamMonitor(read.r, host, { onItem: ({ id, resp, last }) => this.#beatRead(Number(id), resp, last) }),
            new StreamMonitor(read.ar, host, {
              onItem: (item) => {
                const burst = this.#legal(burstOf(item), 'ar');
                this.#asked.add(burst);
                this.#options.onBurst?.('read', burst, this.#host.cycle);
              },
            }),
          ]),
    ];
  }

  /** Bursts that are not answered whole. */
  get open(): number {
    return this.#written.count + this.#asked.count + this.#addresses.length;
  }

  sample(): void {
    if (inReset(this.#requests)) {
      this.#addresses.cut(0);
      this.#data.cut(0);
      this.#beat = 0;
      this.#written.clear();
      this.#asked.clear();
    }
    for (const channel of this.#channels) channel.sample();
  }

  #legal(burst: Burst, channel: string): Burst {
    const mistake = burstMistake(burst, this.#ports.lanes);
    if (mistake !== undefined) throw this.#violation(`${channel}: ${mistake}`);
    return burst;
  }

  #address(burst: Burst): void {
    this.#addresses.push(this.#legal(burst, 'aw'));
    this.#options.onBurst?.('write', burst, this.#host.cycle);
    this.#pair();
  }

  #beatWritten(strb: Value, last: Value): void {
    this.#data.push({ strb, last });
    this.#pair();
  }

  /** Beats to bursts, as far as both have come. */
  #pair(): void {
    while (this.#data.length > 0 && this.#addresses.length > 0) {
      const burst = this.#addresses.first();
      const { strb, last } = this.#data.shift();
      const isLast = this.#beat === burst.beats - 1;
      if (isLast !== (last !== 0))
        throw this.#violation(`wlast is ${last} in beat ${this.#beat + 1} of a burst of ${burst.beats}`);
      const { lanes } = this.#ports;
      const { address, bytes } = beatPlace(burst, this.#beat);
      const low = address % BigInt(lanes);
      const legal = ((1n << BigInt(bytes)) - 1n) << low;
      if ((BigInt(strb) & ~legal) !== 0n) throw this.#violation(`wstrb ${strb} names bytes beside those of its beat`);
      this.#beat++;
      if (!isLast) continue;
      this.#beat = 0;
      this.#written.add(this.#addresses.shift());
    }
  }

  #answered(id: number, resp: Value): void {
    const open = this.#written.oldest(id);
    if (open === undefined)
      throw this.#violation(`a write is answered with id ${id}, and no burst with that id has been taken whole`);
    this.#written.remove(id);
    this.#options.onWrite?.({ burst: open.burst, response: responseOf(resp) }, this.#host.cycle);
  }

  #beatRead(id: number, resp: Value, last: Value): void {
    const open = this.#asked.oldest(id);
    if (open === undefined)
      throw this.#violation(`a read is answered with id ${id}, and no burst with that id is open`);
    open.response = worse(open.response, responseOf(resp));
    open.beats++;
    const isLast = open.beats === open.burst.beats;
    if (isLast !== (last !== 0))
      throw this.#violation(`rlast is ${last} in beat ${open.beats} of a burst of ${open.burst.beats}`);
    if (!isLast) return;
    this.#asked.remove(id);
    this.#options.onRead?.({ burst: open.burst, response: open.response }, this.#host.cycle);
  }

  #violation(what: string): StreamViolation {
    return new StreamViolation(`${this.#ports.name}: ${what}, at cycle ${this.#host.cycle}`);
  }
}
