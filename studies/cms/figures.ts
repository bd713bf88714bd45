/** The figures of a run. */
import type { OutputPort } from '../../testbench/uet/network/output-port.ts';
import type { Body } from './bodies.ts';
import type { CellRun, FlowRun } from './cell.ts';
import type { FlowCounts } from './flow.ts';
import { jain, median, percentile } from './statistics.ts';

/** Times in us, rates in Gb/s, queues in bytes. */
export interface CellFigures {
  /** Flows that had not come to their end when the run was given up. */
  readonly unfinished: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  /** Payload of all flows over the time of the last completion. */
  readonly goodput: number;
  readonly sent: number;
  readonly resent: number;
  readonly requests: number;
  readonly acks: number;
  readonly nacks: number;
  readonly timeouts: number;
  readonly duplicates: number;
  readonly marked: number;
  readonly trimmed: number;
  readonly dropped: number;
  /** The highest level of a queue to a spine, from a spine, and to a host; and the highest mean of one to a host. */
  readonly most: readonly [up: number, down: number, last: number];
  readonly meanLast: number;
  /** Jain's index over the goodputs of flows: those onto one host where several go there, else all. */
  readonly fairness: number;
}

export function figuresOf({ flows, network, end }: CellRun): CellFigures {
  const times = flows.map((flow) => ((flow.completed ?? end) - flow.start) / 1e6);
  const count = (what: keyof FlowCounts): number => flows.reduce((sum, { counts }) => sum + counts[what], 0);
  const { up, down, last } = network.levels;
  const queues = [...up, ...down, ...last].map(({ queue }) => queue.counts);
  const sum = (what: 'marked' | 'trimmed' | 'dropped'): number =>
    queues.reduce((total, counts) => total + counts[what], 0);
  const most = (ports: readonly OutputPort<Body>[]): number =>
    Math.max(...ports.map(({ queue }) => queue.counts.mostData));
  return {
    unfinished: flows.filter(({ completed }) => completed === undefined).length,
    median: median(times),
    p99: percentile(times, 0.99),
    slowest: Math.max(...times),
    goodput: (flows.reduce((total, { counts }) => total + counts.delivered, 0) * 8e3) / end,
    sent: count('sent'),
    resent: count('resent'),
    requests: count('requests'),
    acks: count('acks'),
    nacks: count('nacks'),
    timeouts: count('timeouts'),
    duplicates: count('duplicates'),
    marked: sum('marked'),
    trimmed: sum('trimmed'),
    dropped: sum('dropped'),
    most: [most(up), most(down), most(last)],
    meanLast: Math.max(...last.map(({ queue }) => queue.meanData)),
    fairness: jain(sharing(flows).map((flow) => flow.size / ((flow.completed ?? end) - flow.start))),
  };
}

/** Flows that share the line to a host, or all where no host has two. */
function sharing(flows: readonly FlowRun[]): readonly FlowRun[] {
  const byHost = Object.values(Object.groupBy(flows, ({ destination }) => destination));
  const most = byHost.reduce<readonly FlowRun[]>((a, b = []) => (b.length > a.length ? b : a), []);
  return most.length > 1 ? most : flows;
}
