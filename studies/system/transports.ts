/** Three transports, same network, same seeds: over loss, and over a link that fails. */
import { wasmEngine } from '../../testbench/engine/wasm/engine.ts';
import { usualFabric } from '../../testbench/uet/system/fabric.ts';
import { runSystem, type SystemOptions } from '../../testbench/uet/system/system-bench.ts';
import { clocksPerUs, type NodeKind } from '../../testbench/uet/system/system-node.ts';

export interface Transport {
  readonly name: string;
  readonly text: string;
  readonly options: Pick<SystemOptions, 'mode' | 'congestion'>;
  /** Switches trim what does not fit, or drop it. */
  readonly trims: boolean;
  /** What all hosts are. */
  readonly nodes: NodeKind;
}

export const transports: readonly Transport[] = [
  { name: 'rud', text: 'RUD, NSCC, sprayed', options: { mode: 'rud' }, trims: true, nodes: 'golden' },
  { name: 'hardware', text: 'the same in hardware', options: { mode: 'rud' }, trims: true, nodes: 'rtl' },
  { name: 'rod', text: 'ROD, NSCC, one path', options: { mode: 'rod' }, trims: true, nodes: 'golden' },
  {
    name: 'roce',
    text: 'as RoCEv2: DCQCN, one path',
    options: { mode: 'roce', congestion: 'dcqcn' },
    trims: false,
    nodes: 'golden',
  },
];

/** The probability that a link between switches loses a packet, each in a column; and, in the last one, what fails. */
export const losses = [0, 1e-4, 1e-3, 1e-2] as const;
export type Condition = (typeof losses)[number] | 'failure';
export const conditions: readonly Condition[] = [...losses, 'failure'];

/** In us: when a link fails, and how much later routing knows. */
export const failure = { at: 15, known: 60 } as const;

export const shape = { hosts: 16, leaves: 4, spines: 4, bytes: 1_000_000 } as const;
export const seeds = [1, 2, 3] as const;

/** us of a point of a series. */
export const step = 5;

export interface TransportRun {
  /** Completion times of flows in us: the median, and the slowest. */
  readonly median: number;
  readonly slowest: number;
  /** Payload of all over the slowest completion, in Gb/s. */
  readonly goodput: number;
  /** Packets that were sent again, of those sent once. */
  readonly resent: number;
  readonly swallowed: number;
  readonly passed: boolean;
  /** Payload placed in each step, in Gb/s. */
  readonly series: readonly (readonly [us: number, gbps: number])[];
}

export async function runTransport(
  { options, trims, nodes }: Transport,
  condition: Condition,
  seed: number,
  bytes: number = shape.bytes,
): Promise<TransportRun> {
  const { hosts, leaves, spines } = shape;
  const isFailure = condition === 'failure';
  const where = { leaf: 0, spine: 0 };
  const series: [number, number][] = [];
  let [before, next] = [0, step];
  const result = await runSystem(
    wasmEngine,
    {
      nodes: Array.from({ length: hosts }, () => nodes),
      workload: 'long',
      bytes,
      seed,
      ...options,
      loss: isFailure ? 0 : condition,
      incidents: isFailure
        ? [
            { ...where, at: failure.at, what: 'fails' },
            { ...where, at: failure.at + failure.known, what: 'withdrawn' },
          ]
        : [],
      fabric: { leaves, spines, queue: { ...usualFabric.queue, isTrimming: trims } },
    },
    {
      onSample: ({ now, checker }) => {
        const us = now / clocksPerUs;
        if (us < next) return;
        const over = us - (series.at(-1)?.[0] ?? 0);
        series.push([us, (8e-3 * (checker.placed - before)) / over]);
        before = checker.placed;
        next += step;
      },
    },
  );
  const times = result.flows.map(({ completionUs }) => completionUs).sort((a, b) => a - b);
  const sum = (of: 'packets' | 'retransmissions'): number => result.flows.reduce((total, flow) => total + flow[of], 0);
  return {
    median: times[Math.floor(times.length / 2)]!,
    slowest: times.at(-1)!,
    goodput: (8e-3 * result.bytes) / times.at(-1)!,
    resent: sum('retransmissions') / (sum('packets') - sum('retransmissions')),
    swallowed: result.network.swallowed,
    passed: result.passed,
    series,
  };
}
