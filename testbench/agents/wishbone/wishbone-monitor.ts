/** The agent that monitors a WISHBONE interface and checks the protocol on both sides. */
import { Ring } from '../../../support/ring.ts';
import { formatValue } from '../../checking/values.ts';
import type { PortHandle, Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { BusViolation } from '../bus/bus-violation.ts';
import { laneMask, lanesOf } from '../bus/words.ts';
import { bytesOf } from '../lanes.ts';
import type { Address } from '../memory.ts';
import { inReset, onClock } from '../stream-ports.ts';
import {
  requestPorts,
  terminations,
  type WishboneFormat,
  type WishbonePorts,
  type WishboneResponse,
  wishbonePorts,
} from './wishbone-ports.ts';

/** A terminated transfer: its byte address, its word, and the valid bytes in `select`. */
export interface WishboneTransfer {
  readonly kind: 'read' | 'write';
  readonly address: Address;
  readonly bytes: Uint8Array;
  readonly select: readonly boolean[];
  readonly response: WishboneResponse;
}

/** The callbacks of a monitor, and the deviations that it allows. */
export interface WishboneMonitorOptions extends WishboneFormat {
  /** Called at the edge of each termination. */
  readonly onTransfer?: (transfer: WishboneTransfer, cycle: number) => void;
  /** Of classic cycles: ACK may be high while STB is low (PERMISSION 3.35). Default false. */
  readonly heldAck?: boolean;
  /** The manager may end a bus cycle before its last answer, as some do after ERR. Default false. */
  readonly aborts?: boolean;
}

/** A monitor on the WISHBONE interface `name`, on whichever side the testbench plays, or none. */
export function wishboneMonitor(t: AgentMaker, name: string, options: WishboneMonitorOptions = {}): WishboneMonitor {
  return t.attach(new WishboneMonitor(wishbonePorts(t.dut, name, 'monitor', options), t.host, options));
}

type Request = Pick<WishboneTransfer, 'kind' | 'address' | 'select'> & { readonly data: Value };

const handshake = 'B4, handshaking protocol';

/**
 * Drives nothing; fails the run with a `BusViolation` that names the rule of WISHBONE B4:
 *
 * - RULE 3.20: CYC and STB are low during reset, from its second clock on, and in the clock after it.
 * - RULE 3.25: CYC is high while STB is, and until the last answer of its bus cycle.
 * - RULE 3.30: nothing is answered while CYC is low.
 * - RULE 3.35: in pipelined cycles each answer is to a request that STALL did not hold up, at that edge or earlier.
 * - RULE 3.45: no two of ACK, ERR and RTY are high.
 * - RULE 3.50: in classic cycles none of them is high while STB is low.
 * - RULE 3.60, and the handshaking protocol: STB stays high, and ADR, WE, SEL and DAT of a write stay as they are,
 *   until the answer of a classic request, and until STALL is low in pipelined cycles.
 */
export class WishboneMonitor implements Agent {
  readonly ports: WishbonePorts;
  readonly #host: AgentHost;
  readonly #options: WishboneMonitorOptions;
  readonly #signals: readonly PortHandle[];
  /** The request that the edge before saw, and that was not taken. */
  #held: readonly Value[] | undefined;
  /** Requests of a pipelined cycle that are not answered. */
  readonly #open = new Ring<Request>();
  #wasReset = false;
  /** The edge before saw the end of a bus cycle that was not answered whole. */
  #aborted = false;
  #count = 0;

  constructor(ports: WishbonePorts, host: AgentHost, options: WishboneMonitorOptions = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#options = options;
    this.#signals = requestPorts(ports);
  }

  /** Transfers terminated so far. */
  get count(): number {
    return this.#count;
  }

  /** Requests of a pipelined bus cycle that are not answered. */
  get open(): number {
    return this.#open.length;
  }

  sample(): void {
    const [cyc, stb] = [this.ports.cyc.get() !== 0, this.ports.stb.get() !== 0];
    const isReset = inReset(this.ports);
    if (this.#wasReset && (cyc || stb)) throw this.#violation(`${cyc ? 'CYC' : 'STB'} is high in reset`, 'RULE 3.20');
    this.#wasReset = isReset;
    if (isReset) {
      this.#held = undefined;
      this.#open.cut(0);
      return;
    }
    if (this.#held !== undefined) this.#checkHeld(this.#held, cyc, stb);
    if (stb && !cyc) throw this.#violation('STB is high while CYC is low', 'RULE 3.25');
    const answers = terminations(this.ports);
    if (answers.length > 1) throw this.#violation(`${answers.join(' and ')} are high at once`, 'RULE 3.45');
    if (this.ports.mode === 'classic') this.#classic(cyc, stb, answers[0]);
    else this.#pipelined(cyc, stb, answers[0]);
  }

  #classic(cyc: boolean, stb: boolean, answer: WishboneResponse | undefined): void {
    if (answer !== undefined && !stb && !(this.#options.heldAck === true && answer === 'ACK')) {
      if (!cyc) throw this.#violation(`${answer} is high while CYC is low`, 'RULE 3.30');
      throw this.#violation(`${answer} is high while STB is low`, 'RULE 3.50');
    }
    if (!stb) return;
    if (answer === undefined) this.#hold();
    else this.#report(this.#request(), answer);
  }

  #pipelined(cyc: boolean, stb: boolean, answer: WishboneResponse | undefined): void {
    if (!cyc) {
      const left = this.#open.length;
      if (left > 0 && this.#options.aborts !== true)
        throw this.#violation(`CYC fell before ${left} of its requests were answered`, 'RULE 3.25');
      this.#open.cut(0);
      // Transfers that the subordinate had begun to answer when the cycle ended.
      const isLate = left > 0 || this.#aborted;
      this.#aborted = left > 0;
      if (answer !== undefined && !isLate) throw this.#violation(`${answer} is high while CYC is low`, 'RULE 3.30');
      return;
    }
    this.#aborted = false;
    const { stall } = this.ports;
    if (stb && stall !== undefined && stall.get() !== 0) this.#hold();
    else if (stb) this.#open.push(this.#request());
    if (answer === undefined) return;
    if (this.#open.length === 0) throw this.#violation(`${answer} answers no request`, 'RULE 3.35');
    this.#report(this.#open.shift(), answer);
  }

  #hold(): void {
    this.#held = this.#signals.map((port) => port.get());
  }

  /** The request at the previous edge was not accepted, and so is still present. */
  #checkHeld(held: readonly Value[], cyc: boolean, stb: boolean): void {
    this.#held = undefined;
    const taken = this.ports.mode === 'classic' ? 'answered' : 'taken';
    if (!cyc && this.#options.aborts === true) return;
    if (!cyc) throw this.#violation(`CYC fell before a request was ${taken}`, 'RULE 3.25');
    if (!stb) throw this.#violation(`STB fell before a request was ${taken}`, handshake);
    const { we, wdata } = this.ports;
    this.#signals.forEach((port, i) => {
      const [before, value] = [held[i]!, port.get()];
      if (before === value || (port === wdata && we.get() === 0)) return;
      const change = `${port.name} changed from ${formatValue(before)} to ${formatValue(value)}`;
      throw this.#violation(`${change} before the request was ${taken}`, 'RULE 3.60');
    });
  }

  #request(): Request {
    const { we, adr, sel, wdata, lanes, unit } = this.ports;
    const address = adr.get();
    return {
      kind: we.get() === 0 ? 'read' : 'write',
      address: typeof address === 'number' ? address * unit : address * BigInt(unit),
      select: lanesOf(sel === undefined ? laneMask(0, lanes, lanes) : sel.get(), lanes),
      data: wdata.get(),
    };
  }

  #report({ data, ...request }: Request, response: WishboneResponse): void {
    this.#count++;
    const { rdata, lanes } = this.ports;
    const bytes = bytesOf(request.kind === 'write' ? data : rdata.get(), lanes);
    this.#options.onTransfer?.({ ...request, bytes, response }, this.#host.cycle);
  }

  #violation(what: string, rule: string): BusViolation {
    return new BusViolation(this.ports.name, what, rule, this.#host.cycle);
  }
}
