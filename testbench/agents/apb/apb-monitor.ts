/** The agent that monitors an APB interface and checks the protocol on both sides. */
import { formatValue } from '../../checking/values.ts';
import type { PortHandle, Value } from '../../engine/simulator.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { BusViolation } from '../bus/bus-violation.ts';
import { lanesOf } from '../bus/words.ts';
import { bytesOf } from '../lanes.ts';
import type { Address } from '../memory.ts';
import { inReset, onClock } from '../stream-ports.ts';
import { type ApbPorts, type ApbResponse, apbPorts, requestPorts } from './apb-ports.ts';

/** A completed transfer: its address as it was sent, its word, and the `strobes` of valid bytes. */
export interface ApbTransfer {
  readonly kind: 'read' | 'write';
  readonly address: Address;
  readonly bytes: Uint8Array;
  /** Of a write; all of a read. */
  readonly strobes: readonly boolean[];
  readonly prot: number;
  readonly response: ApbResponse;
  /** Clocks of the Access phase before the one of the answer. */
  readonly waits: number;
}

/** The callbacks of a monitor, and the deviations that it allows. */
export interface ApbMonitorOptions {
  /** Called at the edge of each answer. */
  readonly onTransfer?: (transfer: ApbTransfer, cycle: number) => void;
  /** Wait states that a subordinate may insert at most; APB has no limit. Default: any number. */
  readonly waits?: number;
  /** PENABLE is shared with other subordinates, so that it may be high without this PSEL. Default false. */
  readonly sharedEnable?: boolean;
  /** PSTRB may be anything in a read, as some managers have it. Default false. */
  readonly readStrobes?: boolean;
}

/** A monitor on the APB interface `name`, on whichever side the testbench plays, or none. */
export function apbMonitor(t: AgentMaker, name: string, options?: ApbMonitorOptions): ApbMonitor {
  return t.attach(new ApbMonitor(apbPorts(t.dut, name, 'monitor'), t.host, options));
}

const phases = 'IHI 0024E 4.1';

/**
 * Drives nothing; fails the run with a `BusViolation` that names the rule, by the sections of ARM IHI 0024E:
 *
 * - 4.1: PENABLE is low in the first clock of a transfer (Setup) and high in the second one (Access); a transfer that
 *   follows another begins with a Setup phase again; PENABLE is low while PSEL is.
 * - 3.1, 3.3: until PREADY, PSEL and PENABLE stay high, and PADDR, PWRITE, PSTRB, PPROT, and PWDATA of a write stay as
 *   they were in the Setup phase.
 * - 3.2: PSTRB is 0 in a read.
 *
 * Reset ends a transfer without a violation. That PSLVERR is low while there is no answer is only recommended (3.4),
 * and not checked.
 */
export class ApbMonitor implements Agent {
  readonly ports: ApbPorts;
  readonly #host: AgentHost;
  readonly #options: ApbMonitorOptions;
  readonly #request: readonly PortHandle[];
  #phase: 'idle' | 'setup' | 'access' = 'idle';
  /** The request as it was in the Setup phase. */
  #held: readonly Value[] = [];
  #waits = 0;
  #count = 0;

  constructor(ports: ApbPorts, host: AgentHost, options: ApbMonitorOptions = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#options = options;
    this.#request = requestPorts(ports);
  }

  /** Transfers answered so far. */
  get count(): number {
    return this.#count;
  }

  sample(): void {
    if (inReset(this.ports)) {
      this.#phase = 'idle';
      return;
    }
    const { sel, enable, ready } = this.ports;
    const [selected, enabled] = [sel.get() !== 0, enable.get() !== 0];
    if (this.#phase === 'idle') {
      this.#begin(selected, enabled);
      return;
    }
    this.#checkHeld(selected, enabled);
    this.#phase = 'access';
    if (ready === undefined || ready.get() !== 0) {
      this.#report();
      this.#phase = 'idle';
    } else if (++this.#waits > (this.#options.waits ?? Number.POSITIVE_INFINITY))
      throw this.#violation(`the subordinate waits for more than ${this.#options.waits} clocks`, 'the limit given');
  }

  #begin(selected: boolean, enabled: boolean): void {
    if (!selected) {
      if (enabled && this.#options.sharedEnable !== true)
        throw this.#violation('PENABLE is high while PSEL is low', phases);
      return;
    }
    if (enabled) throw this.#violation('PENABLE is high in the first clock of a transfer', phases);
    const { write, strb } = this.ports;
    const mayStrobe = write.get() !== 0 || strb === undefined || this.#options.readStrobes === true;
    if (!mayStrobe && BigInt(strb.get()) !== 0n)
      throw this.#violation(`PSTRB is ${formatValue(strb.get())} in a read`, 'IHI 0024E 3.2');
    this.#held = this.#request.map((port) => port.get());
    this.#waits = 0;
    this.#phase = 'setup';
  }

  /** The request is as it was, and still made. */
  #checkHeld(selected: boolean, enabled: boolean): void {
    const isFirst = this.#phase === 'setup';
    const { write, wdata } = this.ports;
    const section = write.get() === 0 ? 'IHI 0024E 3.3' : 'IHI 0024E 3.1';
    if (!selected) throw this.#violation('PSEL fell before the transfer was answered', isFirst ? phases : section);
    if (!enabled)
      throw isFirst
        ? this.#violation('PENABLE is low in the second clock of a transfer', phases)
        : this.#violation('PENABLE fell before the transfer was answered', section);
    this.#request.forEach((port, i) => {
      const [before, value] = [this.#held[i]!, port.get()];
      // Data of a read means nothing.
      if (value === before || (port === wdata && write.get() === 0)) return;
      const change = `${port.name} changed from ${formatValue(before)} to ${formatValue(value)}`;
      throw this.#violation(`${change} before the transfer was answered`, section);
    });
  }

  #report(): void {
    this.#count++;
    if (this.#options.onTransfer === undefined) return;
    const { address, write, wdata, strb, prot, rdata, slverr, lanes } = this.ports;
    const isWrite = write.get() !== 0;
    this.#options.onTransfer(
      {
        kind: isWrite ? 'write' : 'read',
        address: address.get(),
        bytes: bytesOf((isWrite ? wdata : rdata).get(), lanes),
        strobes: isWrite && strb !== undefined ? lanesOf(strb.get(), lanes) : Array.from({ length: lanes }, () => true),
        prot: Number(prot?.get() ?? 0),
        response: slverr === undefined || slverr.get() === 0 ? 'OKAY' : 'SLVERR',
        waits: this.#waits,
      },
      this.#host.cycle,
    );
  }

  #violation(what: string, rule: string): BusViolation {
    return new BusViolation(this.ports.name, what, rule, this.#host.cycle);
  }
}
