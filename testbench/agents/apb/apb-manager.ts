/** The agent that reads and writes through an APB interface of the design: a requester. */
import type { Random } from '../../../support/random.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { WordManager } from '../bus/word-manager.ts';
import { laneMask } from '../bus/words.ts';
import { type PatternLike, startPattern } from '../patterns.ts';
import { scramble } from '../payload.ts';
import { inReset, onClock } from '../stream-ports.ts';
import { type ApbPorts, type ApbResponse, apbPorts, requestPorts } from './apb-ports.ts';

/** How a manager behaves. */
export interface ApbManagerOptions {
  /** In which clocks it may begin a transfer. Default: in all, so that transfers are back to back. */
  readonly begin?: PatternLike;
  /** The request signals while idle. Default `random`, which finds designs that use them nevertheless. */
  readonly idlePayload?: 'random' | 'hold';
}

/** What `prot` (PPROT, 3 bits) an access has; 0 by default. */
export interface ApbAccess {
  readonly prot?: number;
}

/** A manager on the APB interface `name` of the design, whose ports are `name_psel` and so on. */
export function apbManager(t: AgentMaker, name: string, options?: ApbManagerOptions): ApbManager {
  return t.attach(new ApbManager(apbPorts(t.dut, name, 'manager'), t.host, options));
}

/**
 * Carries out one word after another, each in a Setup phase of one clock and an Access phase until PREADY (ARM IHI
 * 0024E 3.1, 3.3); without `pready` it lasts one clock. The request stays as it is in both; PSTRB is 0 in reads (3.2).
 * A write of some bytes of a word uses strobes. A reset rejects the accesses in progress.
 */
export class ApbManager extends WordManager<ApbResponse, ApbAccess> implements Agent {
  readonly ports: ApbPorts;
  readonly #random: Random;
  readonly #scrambles: boolean;
  #begins: () => boolean;
  #phase: 'idle' | 'setup' | 'access' = 'idle';
  #inReset = false;

  constructor(ports: ApbPorts, host: AgentHost, { begin = true, idlePayload = 'random' }: ApbManagerOptions = {}) {
    super(ports, host, ['OKAY', 'SLVERR']);
    this.ports = onClock(ports, host);
    this.#random = host.random.fork(`manager ${ports.name}`);
    this.#scrambles = idlePayload === 'random';
    this.#begins = startPattern(begin, this.#random);
    this.#rest();
  }

  /** From now on begin transfers in the clocks of this pattern. */
  setPattern(begin: PatternLike): void {
    this.#begins = startPattern(begin, this.#random);
  }

  sample(): void {
    const { ready, rdata, slverr } = this.ports;
    this.#inReset = inReset(this.ports);
    if (this.#inReset) this.failAll();
    else if (this.#phase === 'access' && (ready === undefined || ready.get() !== 0)) {
      this.answer(slverr === undefined || slverr.get() === 0 ? 'OKAY' : 'SLVERR', rdata.get());
      this.#phase = 'idle';
    }
  }

  drive(): void {
    const { enable, sel } = this.ports;
    const begins = this.#begins();
    if (this.#inReset) this.#rest();
    else if (this.#phase === 'setup') {
      enable.set(1);
      this.#phase = 'access';
    } else if (this.#phase === 'idle') {
      if (begins && this.pending > 0) this.#setUp();
      else if (sel.get() !== 0) this.#rest();
    }
  }

  #setUp(): void {
    const { sel, enable, address, write, wdata, strb, prot, lanes } = this.ports;
    const word = this.begin();
    sel.set(1);
    enable.set(0);
    address.set(word.address);
    write.set(word.data === undefined ? 0 : 1);
    wdata.set(word.data ?? this.#random.bits(wdata.width));
    strb?.set(word.data === undefined ? laneMask(0, 0, lanes) : word.mask);
    prot?.set(word.access.prot ?? 0);
    this.#phase = 'setup';
  }

  #rest(): void {
    this.ports.sel.set(0);
    this.ports.enable.set(0);
    if (this.#scrambles) scramble(requestPorts(this.ports), this.#random);
    this.#phase = 'idle';
  }
}
