/** The agent that reads and writes through a WISHBONE interface of the design: a master. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { BusViolation } from '../bus/bus-violation.ts';
import { type Word, WordManager } from '../bus/word-manager.ts';
import { checkedLimit } from '../limit.ts';
import { type PatternLike, startPattern } from '../patterns.ts';
import { scramble } from '../payload.ts';
import { inReset, onClock } from '../stream-ports.ts';
import {
  requestPorts,
  terminations,
  type WishboneFormat,
  type WishbonePorts,
  type WishboneResponse,
  wishbonePorts,
  wishboneResponses,
} from './wishbone-ports.ts';

/** How a manager behaves. */
export interface WishboneManagerOptions extends WishboneFormat {
  /** In which clocks it may begin a transfer. Default: in all. */
  readonly begin?: PatternLike;
  /**
   * Of classic cycles: keep CYC, and STB where `begin` allows it, between words of one direction (BLOCK cycles).
   * Default false: each word is a SINGLE cycle, and a clock without CYC follows it.
   */
  readonly block?: boolean;
  /** Of pipelined cycles: how many words may have been asked for and not answered. Default: any number. */
  readonly inFlight?: number;
  /** How often a word that is answered RTY is made again, before what waits. Default 0: RTY is a result. */
  readonly retries?: number;
  /** The request signals while STB is low. Default `random`, which finds designs that use them nevertheless. */
  readonly idlePayload?: 'random' | 'hold';
}

/** A manager on the WISHBONE interface `name` of the design, whose ports are `name_cyc` and so on. */
export function wishboneManager(t: AgentMaker, name: string, options: WishboneManagerOptions = {}): WishboneManager {
  return t.attach(new WishboneManager(wishbonePorts(t.dut, name, 'manager', options), t.host, options));
}

type Request = Word<WishboneResponse, object>;

/**
 * Carries out words in order. Classic: CYC and STB with a request that stays as it is until ACK, ERR or RTY. Pipelined:
 * STB with a request until STALL is low, CYC until the last answer, which comes in the clock of its request at the
 * earliest. One bus cycle has words of one direction. ERR and RTY are results, not errors. Reset fails what is under
 * way.
 */
export class WishboneManager extends WordManager<WishboneResponse, object> implements Agent {
  readonly ports: WishbonePorts;
  readonly #host: AgentHost;
  readonly #random: Random;
  readonly #options: WishboneManagerOptions;
  readonly #limit: number;
  readonly #tries = new WeakMap<Request, number>();
  #begins: () => boolean;
  /** A request is shown that is not taken. */
  #strobing = false;
  /** The direction of the bus cycle that is open. */
  #cycle: 'read' | 'write' | undefined;
  #inReset = false;

  constructor(ports: WishbonePorts, host: AgentHost, options: WishboneManagerOptions = {}) {
    super(ports, host, wishboneResponses);
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#options = options;
    this.#random = host.random.fork(`manager ${ports.name}`);
    this.#begins = startPattern(options.begin ?? true, this.#random);
    this.#limit = ports.mode === 'classic' ? 1 : checkedLimit(options.inFlight, `the manager ${ports.name}`);
    const { block, inFlight } = options;
    if (ports.mode === 'pipelined' ? block !== undefined : inFlight !== undefined)
      throw new UserError(
        `${ports.name} is ${ports.mode}: block is for classic cycles, and inFlight for pipelined ones`,
      );
    this.#rest();
  }

  /** From now on begin transfers in the clocks of this pattern. */
  setPattern(begin: PatternLike): void {
    this.#begins = startPattern(begin, this.#random);
  }

  sample(): void {
    this.#inReset = inReset(this.ports);
    if (this.#inReset) {
      this.failAll();
      return;
    }
    const [response] = terminations(this.ports);
    if (this.ports.mode === 'classic') {
      // ACK may be held while there is no request (RULE 3.55).
      if (!this.#strobing || response === undefined) return;
      this.#strobing = false;
      this.#answered(response);
      return;
    }
    const { stall } = this.ports;
    const open = this.asked.length;
    const isTaken = this.#strobing && (stall === undefined || stall.get() === 0);
    if (isTaken) this.#strobing = false;
    if (response === undefined) return;
    if (open - (this.#strobing ? 1 : 0) === 0)
      throw new BusViolation(this.ports.name, `${response} answers no request`, 'RULE 3.35', this.#host.cycle);
    this.#answered(response);
  }

  drive(): void {
    const begins = this.#begins();
    if (this.#inReset) this.#rest();
    else if (this.#strobing) return;
    else if (begins && this.#mayBegin()) this.#show();
    else this.#pause();
  }

  #mayBegin(): boolean {
    if (this.pending === 0 || this.asked.length >= this.#limit) return false;
    if (this.#cycle === undefined) return true;
    const isSingle = this.ports.mode === 'classic' && this.#options.block !== true;
    return !isSingle && this.#cycle === directionOf(this.next);
  }

  #show(): void {
    const { cyc, stb, we, adr, wdata, sel, unit } = this.ports;
    const word = this.begin();
    const { address } = word;
    cyc.set(1);
    stb.set(1);
    we.set(word.data === undefined ? 0 : 1);
    const at = BigInt(address) / BigInt(unit);
    adr.set(adr.width > 32 ? at : Number(at));
    wdata.set(word.data ?? this.#random.bits(wdata.width));
    sel?.set(word.mask);
    this.#strobing = true;
    this.#cycle = directionOf(word);
  }

  /** No request; the bus cycle goes on while answers are to come, and between the words of a block. */
  #pause(): void {
    const goesOn =
      this.asked.length > 0 ||
      (this.#options.block === true && this.pending > 0 && this.#cycle === directionOf(this.next));
    if (!goesOn) {
      if (this.ports.cyc.get() !== 0) this.#rest();
      return;
    }
    if (this.ports.stb.get() === 0) return;
    this.ports.stb.set(0);
    this.#noise();
  }

  #rest(): void {
    this.ports.cyc.set(0);
    this.ports.stb.set(0);
    this.#noise();
    this.#strobing = false;
    this.#cycle = undefined;
  }

  #noise(): void {
    if (this.#options.idlePayload !== 'hold') scramble(requestPorts(this.ports), this.#random);
  }

  #answered(response: WishboneResponse): void {
    const word = this.asked.first();
    const tries = this.#tries.get(word) ?? 0;
    if (response !== 'RTY' || tries >= (this.#options.retries ?? 0)) {
      this.answer(response, this.ports.rdata.get());
      return;
    }
    this.#tries.set(word, tries + 1);
    this.again.push(this.asked.shift());
  }
}

const directionOf = ({ data }: Request): 'read' | 'write' => (data === undefined ? 'read' : 'write');
