/** The agent that answers a WISHBONE manager of the design: a slave. */
import type { Random } from '../../../support/random.ts';
import { Ring } from '../../../support/ring.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { type AnswerOptions, BusAnswers } from '../bus/bus-answers.ts';
import { laneMask } from '../bus/words.ts';
import { checkedLimit } from '../limit.ts';
import type { Memory } from '../memory.ts';
import { type PatternLike, startPattern } from '../patterns.ts';
import { inReset, onClock } from '../stream-ports.ts';
import {
  type WishboneFormat,
  type WishbonePorts,
  type WishboneResponse,
  wishbonePorts,
  wishboneResponses,
} from './wishbone-ports.ts';

/** How a subordinate behaves. */
export interface WishboneSubordinateOptions extends WishboneFormat, AnswerOptions<WishboneResponse> {
  /** In which clocks it may answer. Default: in all. */
  readonly ready?: PatternLike;
  /** Clocks that each answer comes later than it could, drawn: at least, and at most. Default [0, 0]. */
  readonly waits?: readonly [least: number, most: number];
  /** Of pipelined cycles: in which clocks STALL is low. Default: in all. */
  readonly accept?: PatternLike;
  /** Of pipelined cycles: how many requests may wait for their answers; STALL is high while as many do. Default 16. */
  readonly inFlight?: number;
}

/** A subordinate on the WISHBONE interface `name` of the design, whose ports are `name_cyc` and so on. */
export function wishboneSubordinate(
  t: AgentMaker,
  name: string,
  options: WishboneSubordinateOptions = {},
): WishboneSubordinate {
  return t.attach(new WishboneSubordinate(wishbonePorts(t.dut, name, 'subordinate', options), t.host, options));
}

interface Waiting {
  readonly isWrite: boolean;
  readonly address: Value;
  readonly data: Value;
  readonly mask: Value;
  /** The first cycle in which it may be answered. */
  readonly from: number;
}

/**
 * Answers every request once, in order, in the clock after the edge that saw it at the earliest: classic cycles take
 * two clocks at least, pipelined ones a clock each. It reads and writes as it answers; words outside of the memory are
 * answered ERR, without effect. Data is random while it does not answer. Reset, and a manager that ends its bus cycle,
 * make it forget requests. The rules of the protocol are `wishboneMonitor`'s to check.
 */
export class WishboneSubordinate implements Agent {
  readonly ports: WishbonePorts;
  readonly #host: AgentHost;
  readonly #answers: BusAnswers<WishboneResponse>;
  readonly #random: Random;
  readonly #waits: readonly [number, number];
  readonly #limit: number;
  readonly #requests = new Ring<Waiting>();
  #willing: () => boolean;
  #accepts: () => boolean;
  #stalled = false;
  /** A classic request has been taken and its answer, which may be shown, not been seen. */
  #busy = false;
  #answering = false;

  constructor(ports: WishbonePorts, host: AgentHost, options: WishboneSubordinateOptions = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#answers = new BusAnswers<WishboneResponse>(ports.lanes, 'ACK', 'ERR', options);
    this.#random = host.random.fork(`subordinate ${ports.name}`);
    this.#waits = options.waits ?? [0, 0];
    this.#limit = checkedLimit(options.inFlight ?? 16, `the subordinate ${ports.name}`);
    this.#willing = startPattern(options.ready ?? true, this.#random);
    this.#accepts = startPattern(options.accept ?? true, this.#random);
    if (ports.stall === undefined && (options.accept !== undefined || options.inFlight !== undefined))
      throw new UserError(`${ports.name} has no stall, so its subordinate takes what comes`);
    this.#show(undefined);
    ports.stall?.set(0);
  }

  get memory(): Memory {
    return this.#answers.memory;
  }

  /** Whether no request waits for its answer. */
  get idle(): boolean {
    return this.#requests.length === 0;
  }

  /** From now on answer in the clocks of this pattern. */
  setPattern(ready: PatternLike): void {
    this.#willing = startPattern(ready, this.#random);
  }

  sample(): void {
    const { cyc, stb, mode } = this.ports;
    if (inReset(this.ports) || cyc.get() === 0) {
      this.#requests.cut(0);
      this.#busy = false;
      return;
    }
    if (mode === 'pipelined') {
      if (stb.get() !== 0 && !this.#stalled) this.#take();
      return;
    }
    if (this.#answering) this.#busy = false;
    else if (stb.get() !== 0 && !this.#busy) {
      this.#busy = true;
      this.#take();
    }
  }

  drive(): void {
    const isWilling = this.#willing();
    const isDue = this.#requests.length > 0 && this.#requests.first().from <= this.#host.cycle;
    this.#show(isDue && isWilling ? this.#requests.shift() : undefined);
    if (this.ports.stall === undefined) return;
    this.#stalled = !this.#accepts() || this.#requests.length >= this.#limit;
    this.ports.stall.set(this.#stalled ? 1 : 0);
  }

  #take(): void {
    const { we, adr, wdata, sel, lanes, unit } = this.ports;
    const address = adr.get();
    this.#requests.push({
      isWrite: we.get() !== 0,
      address: typeof address === 'number' ? address * unit : address * BigInt(unit),
      data: wdata.get(),
      mask: sel === undefined ? laneMask(0, lanes, lanes) : sel.get(),
      from: this.#host.cycle + 1 + this.#random.int(...this.#waits),
    });
  }

  /** The answer to a request, or none. */
  #show(request: Waiting | undefined): void {
    const { rdata, ack, rty, err, name } = this.ports;
    this.#answering = request !== undefined;
    rdata.set(this.#random.bits(rdata.width));
    const response = request === undefined ? undefined : this.#answer(request);
    [ack, rty, err].forEach((port, i) => {
      const isIt = wishboneResponses[i] === response;
      if (isIt && port === undefined)
        throw new UserError(`${name} has no ${response!.toLowerCase()}, so its subordinate cannot answer ${response}`);
      port?.set(isIt ? 1 : 0);
    });
  }

  #answer({ isWrite, address, data, mask }: Waiting): WishboneResponse {
    if (isWrite) return this.#answers.write(address, data, mask);
    const { response, data: read } = this.#answers.read(address);
    if (read !== undefined) this.ports.rdata.set(read);
    return response;
  }
}
