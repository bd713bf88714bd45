/** The agent that answers an APB manager of the design: a completer. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { type AnswerOptions, type BusAnswer, BusAnswers } from '../bus/bus-answers.ts';
import { laneMask } from '../bus/words.ts';
import type { Memory } from '../memory.ts';
import { type PatternLike, startPattern } from '../patterns.ts';
import { inReset, onClock } from '../stream-ports.ts';
import { type ApbPorts, type ApbResponse, apbPorts } from './apb-ports.ts';

/** The result of a read: bytes and OKAY, an error with random data, or both. */
export type ApbAnswer = BusAnswer<ApbResponse>;

/** How a subordinate behaves. */
export interface ApbSubordinateOptions extends AnswerOptions<ApbResponse> {
  /** In which clocks it may answer, asked in each clock of an Access phase. Default: in all, without wait states. */
  readonly ready?: PatternLike;
  /** Wait states of each transfer, drawn: at least, and at most; `ready` counts after them. Default [0, 0]. */
  readonly waits?: readonly [least: number, most: number];
}

/** A subordinate on the APB interface `name` of the design, whose ports are `name_psel` and so on. */
export function apbSubordinate(t: AgentMaker, name: string, options?: ApbSubordinateOptions): ApbSubordinate {
  return t.attach(new ApbSubordinate(apbPorts(t.dut, name, 'subordinate'), t.host, options));
}

/**
 * Answers every transfer in its Access phase, in the first clock of it that `waits` and `ready` allow (ARM IHI 0024E
 * 3.1, 3.3). A write takes effect after the clock before its answer, and a read is made there; words outside of the
 * memory are answered SLVERR, without effect. While it does not answer, PREADY is random outside of the Access phase,
 * PSLVERR and PRDATA are always random, since they have no meaning (3.4). Without `pready` it cannot wait. A reset
 * discards the transfer in progress.
 */
export class ApbSubordinate implements Agent {
  readonly ports: ApbPorts;
  readonly #answers: BusAnswers<ApbResponse>;
  readonly #random: Random;
  readonly #waits: readonly [number, number];
  #willing: () => boolean;
  /** The state at the edge: no transfer, one whose Access phase follows or continues, or a completed one. */
  #asked = false;
  /** Wait states that are left of the transfer; undefined before its Setup phase. */
  #left: number | undefined;
  #answering = false;

  constructor(ports: ApbPorts, host: AgentHost, options: ApbSubordinateOptions = {}) {
    this.ports = onClock(ports, host);
    this.#answers = new BusAnswers(ports.lanes, 'OKAY', 'SLVERR', options);
    this.#random = host.random.fork(`subordinate ${ports.name}`);
    this.#waits = options.waits ?? [0, 0];
    this.#willing = startPattern(options.ready ?? true, this.#random);
    if (ports.ready === undefined && (options.ready !== undefined || options.waits !== undefined))
      throw new UserError(`${ports.name} has no pready, so its subordinate cannot make it wait`);
    this.#rest();
  }

  get memory(): Memory {
    return this.#answers.memory;
  }

  /** Whether no transfer waits for its answer. */
  get idle(): boolean {
    return this.#left === undefined;
  }

  /** From now on answer in the clocks of this pattern. */
  setPattern(ready: PatternLike): void {
    if (this.ports.ready === undefined)
      throw new UserError(`${this.ports.name} has no pready, so its subordinate cannot make it wait`);
    this.#willing = startPattern(ready, this.#random);
  }

  sample(): void {
    const { sel, enable } = this.ports;
    const selected = sel.get() !== 0 && !inReset(this.ports);
    // A transfer that was answered at this edge is over, and so is one that its manager gives up.
    const isOver = this.#answering && enable.get() !== 0;
    if (!selected || isOver) this.#left = undefined;
    this.#asked = selected && !isOver;
  }

  drive(): void {
    const { ready } = this.ports;
    this.#answering = false;
    if (!this.#asked) {
      this.#rest();
      return;
    }
    if (this.#left === undefined) this.#left = this.#random.int(...this.#waits);
    else if (this.#left > 0) this.#left--;
    if (this.#left === 0 && this.#willing()) this.#answer();
    else {
      this.#noise();
      ready?.set(0);
    }
  }

  #answer(): void {
    const { address, write, wdata, strb, ready, rdata, slverr, lanes } = this.ports;
    this.#answering = true;
    this.#noise();
    const isWrite = write.get() !== 0;
    const mask = strb === undefined ? laneMask(0, lanes, lanes) : strb.get();
    const { response, data } = isWrite
      ? { response: this.#answers.write(address.get(), wdata.get(), mask), data: undefined }
      : this.#answers.read(address.get());
    if (data !== undefined) rdata.set(data);
    if (response !== 'OKAY' && slverr === undefined)
      throw new UserError(`${this.ports.name} has no pslverr, so its subordinate cannot answer ${response}`);
    slverr?.set(response === 'OKAY' ? 0 : 1);
    ready?.set(1);
  }

  #rest(): void {
    this.#noise();
    this.ports.ready?.set(this.#random.below(2));
  }

  #noise(): void {
    const { rdata, slverr } = this.ports;
    rdata.set(this.#random.bits(rdata.width));
    slverr?.set(this.#random.below(2));
  }
}
