/** The rules of AXI4-Stream that go beyond the handshake. */
import type { Agent } from '../../kernel/agent.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import { StreamViolation } from '../stream-monitor.ts';
import { type Handshake, inReset, onClock } from '../stream-ports.ts';
import type { AxiStreamPorts } from './axi-stream-ports.ts';

/** Rules of a stream, in addition to those of all streams. */
export interface AxiStreamRuleOptions {
  /** The maximum number of packets in progress: 1 for a stream that does not interleave. Default: any number. */
  readonly open?: number;
  /**
   * Where null bytes may be: `anywhere` (default), only at the `end` of a packet (a continuous stream), in `none` of
   * its beats.
   */
  readonly nullBytes?: 'anywhere' | 'end' | 'none';
}

/**
 * Fails the run with a `StreamViolation` if TVALID is high in reset, from its second clock on (ARM IHI 0051, reset),
 * and if a stream breaks a rule of the options.
 */
export class AxiStreamRules implements Agent {
  readonly #ports: Handshake;
  readonly #signals: AxiStreamPorts;
  readonly #host: Pick<AgentHost, 'cycle' | 'clockPort'>;
  readonly #options: AxiStreamRuleOptions;
  /** Packets that have begun, by `tid` and `tdest`, and whether a null byte has come in them. */
  readonly #packets = new Map<string, boolean>();
  #wasReset = false;

  constructor(
    ports: Handshake,
    signals: AxiStreamPorts,
    host: Pick<AgentHost, 'cycle' | 'clockPort'>,
    options: AxiStreamRuleOptions,
  ) {
    this.#ports = onClock(ports, host);
    this.#signals = signals;
    this.#host = host;
    this.#options = options;
  }

  sample(): void {
    const { valid, ready } = this.#ports;
    const wasReset = this.#wasReset;
    this.#wasReset = inReset(this.#ports);
    if (this.#wasReset) {
      this.#packets.clear();
      if (wasReset && valid.get() !== 0) throw this.#violation('tvalid is high in reset');
    } else if (valid.get() !== 0 && ready.get() !== 0) this.#beat();
  }

  #beat(): void {
    const { id, dest, last, keep, lanes } = this.#signals;
    const key = `${id?.get()} ${dest?.get()}`;
    let hasNulls = this.#packets.get(key);
    if (hasNulls === undefined) {
      const { open = Number.POSITIVE_INFINITY } = this.#options;
      if (this.#packets.size >= open)
        throw this.#violation(
          `a packet (${nameOf(key)}) begins before one that is open has ended (${[...this.#packets.keys()].map(nameOf).join('; ')}), and ${open} may be open`,
        );
      hasNulls = false;
    }
    const kept = keep === undefined ? (1n << BigInt(lanes)) - 1n : BigInt(keep.get());
    this.#checkNulls(kept, hasNulls);
    if (last !== undefined && last.get() === 0) this.#packets.set(key, hasNulls || kept !== (1n << BigInt(lanes)) - 1n);
    else this.#packets.delete(key);
  }

  #checkNulls(kept: bigint, hadNulls: boolean): void {
    const { nullBytes = 'anywhere' } = this.#options;
    const { lanes } = this.#signals;
    if (nullBytes === 'none' && kept !== (1n << BigInt(lanes)) - 1n) throw this.#violation('a beat has a null byte');
    if (nullBytes !== 'end') return;
    // Ones from bit 0 on without a gap, and none where a null byte has come before.
    const isRun = (kept & (kept + 1n)) === 0n;
    if (!isRun || (hadNulls && kept !== 0n)) throw this.#violation('a null byte comes before a byte of its packet');
  }

  #violation(what: string): StreamViolation {
    return new StreamViolation(`stream ${this.#ports.name}: ${what}, at cycle ${this.#host.cycle}`);
  }
}

/** `tid` and `tdest` as a message has them. */
const nameOf = (key: string): string => {
  const [id, dest] = key.split(' ');
  const parts = [...(id === 'undefined' ? [] : [`tid ${id}`]), ...(dest === 'undefined' ? [] : [`tdest ${dest}`])];
  return parts.length === 0 ? 'the only one' : parts.join(', ');
};
