/** Flows of a run on a terminal while it goes on: how far each is, its rate, its window. */
import type { SystemView } from '../../testbench/uet/system/system-bench.ts';
import { clocksPerUs } from '../../testbench/uet/system/system-node.ts';

/** What a flow's line says of the time since the one before. */
interface Last {
  readonly us: number;
  readonly placed: number;
}

/** Characters of a whole bar. */
const barWidth = 24;

export class LiveFlows {
  readonly #write: (text: string) => void;
  readonly #last = new Map<string, Last>();
  #lines = 0;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  /** The lines in place of those that stand there. */
  show(view: SystemView): void {
    const lines = this.text(view);
    const up = this.#lines === 0 ? '' : `\u001b[${this.#lines}A`;
    this.#write(`${up}${lines.map((line) => `\u001b[K${line}\n`).join('')}`);
    this.#lines = lines.length;
  }

  /** Nothing stands there any more. */
  clear(): void {
    if (this.#lines > 0) this.#write(`\u001b[${this.#lines}A\u001b[J`);
    this.#lines = 0;
  }

  /** A line of all, then one a flow. */
  text({ now, checker, fabric, nodes }: SystemView): string[] {
    const us = now / clocksPerUs;
    const { progress } = checker;
    const [placed, bytes] = [sum(progress.map((flow) => flow.placed)), sum(progress.map((flow) => flow.bytes))];
    const { marked, trimmed, lost } = fabric.seen;
    const head = `${percent(placed, bytes)}  ${us.toFixed(1).padStart(7)} us  marked ${marked}, trimmed ${trimmed}, lost ${lost}`;
    const lines = progress.map((flow) => {
      const name = `${flow.from} to ${flow.to}`;
      const last = this.#last.get(name) ?? { us: 0, placed: 0 };
      this.#last.set(name, { us, placed: flow.placed });
      const gbps = us > last.us ? (8e-3 * (flow.placed - last.placed)) / (us - last.us) : 0;
      const { kind, window } = nodes[flow.from]!;
      const full = Math.round((barWidth * flow.placed) / Math.max(1, flow.bytes));
      const bar = '#'.repeat(full).padEnd(barWidth, '.');
      const width = window === undefined ? '' : `  window ${(window / 1000).toFixed(1).padStart(6)} kB`;
      return `${name.padEnd(7)} ${kind.padEnd(6)} ${bar} ${percent(flow.placed, flow.bytes)} ${gbps.toFixed(1).padStart(6)} Gb/s${width}`;
    });
    return [head, ...lines];
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(0).padStart(3)} %`;
