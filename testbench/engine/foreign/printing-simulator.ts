/** The `Simulator` of a design that prints. */
import type { CheckFailure, ClockEdges, PortHandle, Signal, Simulator, Snapshot, Value } from '../simulator.ts';
import type { TaskName } from './display-tasks.ts';
import { type PrintFormat, printed } from './print-format.ts';
import { HIDDEN, type Print } from './prints.ts';

/** A simulator of Verilog that was written elsewhere. */
export interface VerilogSimulator extends Simulator {
  /**
   * Whether the design has called `$finish`, `$stop` or `$fatal`: from then on no edge has an effect. Absent where it
   * has no task that prints or ends.
   */
  readonly finished?: boolean;
}

interface PrintingSnapshot extends Snapshot {
  readonly inner: Snapshot;
  readonly finished: boolean;
}

/** A print with its signals at hand. */
interface Ready extends Print {
  readonly enabled: () => Value;
  readonly read: readonly (() => Value)[];
}

/** What a task says in front of its text. */
const titles: Partial<Record<TaskName, string>> = {
  info: 'info: ',
  warning: 'warning: ',
  error: 'error: ',
  fatal: 'fatal: ',
};

/** Periods are ten units of `$time`, and the first edge comes at 10, as in a run of a test with the default clock. */
const PERIOD = 10n;

/**
 * Prints what its design does before each edge, `$strobe` after it. A step of several periods is one of each, where
 * anything may print.
 */
export class PrintingSimulator implements VerilogSimulator {
  readonly engine: Simulator['engine'];
  readonly clocks: Simulator['clocks'];
  readonly ports: Simulator['ports'];
  readonly signals: readonly Signal[];
  readonly #inner: Simulator;
  /** By the index of their edge. */
  readonly #prints: readonly (readonly Ready[])[];
  readonly #print: (text: string) => void;
  /** Whether something prints at a fall of a clock. */
  readonly #falls: boolean;
  #failures: CheckFailure[] = [];
  #finished = false;

  constructor(inner: Simulator, prints: readonly Print[], print: (text: string) => void) {
    this.engine = inner.engine;
    this.clocks = inner.clocks;
    this.ports = inner.ports;
    this.signals = inner.signals.filter(({ path }) => !path.startsWith(HIDDEN));
    this.#inner = inner;
    this.#print = print;
    const readers = new Map(inner.signals.map((signal) => [signal.path, () => signal.get()]));
    const ready = prints.map(
      (one): Ready => ({
        ...one,
        enabled: readers.get(one.enable)!,
        read: one.values.map((path) => readers.get(path)!),
      }),
    );
    this.#prints = this.clocks.map((_, index) => ready.filter(({ clock }) => clock === index));
    this.#falls = this.clocks.some(({ edge }, index) => edge === 'falling' && this.#prints[index]!.length > 0);
    for (const one of ready) if (one.clock === undefined && one.enabled() !== 0) this.#carryOut(one, 0n);
  }

  get finished(): boolean {
    return this.#finished;
  }

  get memories(): Simulator['memories'] {
    return this.#inner.memories;
  }

  get registers(): Simulator['registers'] {
    return this.#inner.registers;
  }

  get cycle(): number {
    return this.#inner.cycle;
  }

  port(name: string): PortHandle {
    return this.#inner.port(name);
  }

  step(n = 1, clocks?: readonly string[]): void {
    if (this.#finished) return;
    if (this.#prints.every((prints) => prints.length === 0)) {
      this.#inner.step(n, clocks);
      return;
    }
    const names = clocks ?? [...new Set(this.clocks.map(({ name }) => name))];
    for (let i = 0; i < n && !this.#finished; i++) {
      if (this.#falls) {
        this.edges({ rise: names });
        if (!this.#finished) this.edges({ fall: names });
      } else this.#moment({ rise: names }, () => this.#inner.step(1, clocks));
    }
  }

  edges(edges: ClockEdges): void {
    if (!this.#finished) this.#moment(edges, () => this.#inner.edges(edges));
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = [...this.#inner.takeFailures(), ...this.#failures];
    if (this.#failures.length > 0) this.#failures = [];
    return failures;
  }

  snapshot(): PrintingSnapshot {
    return { cycle: this.cycle, inner: this.#inner.snapshot(), finished: this.#finished };
  }

  restore(snapshot: Snapshot): void {
    const { inner, finished } = snapshot as PrintingSnapshot;
    this.#inner.restore(inner);
    this.#finished = finished;
    this.#failures = [];
  }

  dispose(): void {
    this.#inner.dispose();
  }

  /** What prints at the edges, the edges themselves, and what prints after them. */
  #moment({ rise = [], fall = [] }: ClockEdges, move: () => void): void {
    const later: Ready[] = [];
    const time = PERIOD * BigInt(this.cycle + (rise.length > 0 ? 1 : 0));
    this.clocks.forEach(({ name, edge }, index) => {
      if (!(edge === 'rising' ? rise : fall).includes(name)) return;
      for (const one of this.#prints[index]!) {
        if (one.enabled() === 0) continue;
        if (one.format.task === 'strobe') later.push(one);
        else this.#carryOut(one, time);
      }
    });
    move();
    for (const one of later) this.#carryOut(one, time);
  }

  #carryOut(print: Ready, time: bigint): void {
    const { format, scope, place, read } = print;
    const { task } = format;
    const text = printed(format, valuesOf(format, read, time), scope);
    if (task === 'finish' || task === 'stop') {
      this.#finished = true;
      return;
    }
    const title = task === undefined ? undefined : titles[task];
    this.#print(title === undefined ? text : `${title}${text.replace(/\n$/, '')} (${scope}, ${place})\n`);
    if (task === 'fatal') this.#finished = true;
    if (task === 'error' || task === 'fatal') {
      const said = text.trim() === '' ? '' : `: ${text.trim()}`;
      this.#failures.push({ path: `${scope}, ${place}${said},`, cycle: this.cycle });
    }
  }
}

/** The values of a format in order, the time among them. */
function valuesOf({ parts }: PrintFormat, read: readonly (() => Value)[], time: bigint): readonly bigint[] {
  let next = 0;
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [part.size === 0 ? time : BigInt(read[next++]!())];
  });
}
