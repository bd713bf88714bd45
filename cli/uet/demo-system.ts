/** The demo with a system of endpoints, in hardware and golden, below switches: all hosts write to one. */
import { AssertionError } from 'node:assert';
import type { SystemFigures } from '../../report/uet/system-figures.ts';
import type { SystemPageData } from '../../report/uet/system-page.ts';
import type { Engine } from '../../testbench/engine/simulator.ts';
import { usualFabric } from '../../testbench/uet/system/fabric.ts';
import type { FlowStatistics } from '../../testbench/uet/system/flow-statistics.ts';
import { SystemRecorder, type SystemRecording } from '../../testbench/uet/system/recorder.ts';
import { systemDesignName } from '../../testbench/uet/system/rtl-system-node.ts';
import { runSystem, type SystemResult, type SystemView } from '../../testbench/uet/system/system-bench.ts';

export interface DemoSystemOptions {
  readonly hosts: number;
  /** How many of them are hardware: host 0 first, which all others write to, then hosts of both leaves in turn. */
  readonly rtl: number;
  /** Of all flows together. */
  readonly bytes: number;
  readonly loss: number;
  readonly seed: number;
  readonly engine: Engine;
  /** Every frame that leaves a host; `time` in ps. */
  onFrame(frame: Uint8Array, time: number): void;
}

export interface DemoSystemResult extends SystemResult {
  readonly design: string;
  readonly disagreement?: string;
  /** Nothing where the run has ended early. */
  readonly figures: SystemFigures | undefined;
}

/** The incast. A disagreement of hardware and rules, or a stall, ends the run. */
export async function demoSystem(
  options: DemoSystemOptions,
  onSample: (view: SystemView) => void,
): Promise<DemoSystemResult> {
  const { hosts, rtl, bytes, loss, seed, engine, onFrame } = options;
  const half = hosts / 2;
  // From the other leaf, so that the way of its packets is the longest.
  const recorder = new SystemRecorder(half);
  const turn = (host: number): number => (host < half ? 2 * host : 2 * (host - half) + 1);
  const nodes = Array.from({ length: hosts }, (_, host) => (turn(host) < rtl ? 'rtl' : 'golden'));
  const each = Math.ceil(bytes / (hosts - 1));
  const design = systemDesignName('nscc');
  let seen: SystemView | undefined;
  try {
    const result = await runSystem(
      engine,
      { nodes, workload: 'incast', bytes: each, seed, loss, traced: true },
      {
        onStart: (view) => recorder.onStart(view),
        follows: (frame) => recorder.follows(frame),
        onFrame: (frame, host, time) => {
          recorder.onFrame(frame, host, time);
          onFrame(frame, time);
        },
        onArrived: (frame, host, time, ports) => recorder.onArrived(frame, host, time, ports),
        onSample: (view) => {
          seen = view;
          recorder.onSample(view);
          onSample(view);
        },
      },
    );
    return { ...result, design, figures: figuresOf(recorder.recording(result.flows)) };
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    const nothing = { messages: 0, bytes: 0, bytesWrong: 0, lost: 0, duplicates: 0 };
    const delivery = seen?.checker.result() ?? nothing;
    const network = seen?.fabric.seen ?? { ...noFrames };
    const rest = { passed: false, us: 0, clocks: seen?.clock() ?? 0, flows: seen?.statistics.all ?? [], network };
    return { ...delivery, ...rest, design, disagreement: error.message, figures: undefined };
  }
}

const noFrames = { frames: 0, marked: 0, trimmed: 0, dropped: 0, lost: 0, corrupted: 0, swallowed: 0 };

function figuresOf({ kinds, leaves, spines, links, flows, queue, timeline }: SystemRecording): SystemFigures {
  const hosts = kinds.map((kind) => (kind === 'rtl' ? 'hardware' : 'golden model'));
  const title = `${kinds.length} endpoints, all write to host 0`;
  return {
    topology: { title, hosts, leaves, spines, links, rate: usualFabric.rate / 1e9 },
    timeline,
    flows: flows.map(({ from, to, rates, windows }) => ({ text: `${from} to ${to}`, rates, windows })),
    queue,
  };
}

export const pageDataOf = (
  result: DemoSystemResult & { readonly figures: SystemFigures },
  command: string,
): SystemPageData => ({
  passed: result.passed,
  sentence: systemSentence(result),
  command,
  flows: result.flows,
  figures: result.figures,
});

/** What became of it. */
export function systemSentence({ messages, bytes, us, bytesWrong, lost, duplicates, network }: SystemResult): string {
  const goodput = us === 0 ? 0 : (8e-3 * bytes) / us;
  return [
    `${messages} messages of ${(bytes / 1024).toFixed(0)} KiB in ${us.toFixed(1)} us, ${goodput.toFixed(1)} Gb/s`,
    `bytes wrong ${bytesWrong}, messages lost ${lost}, duplicates ${duplicates}`,
    `switches marked ${network.marked} frames and trimmed ${network.trimmed}, links lost ${network.lost}`,
  ].join('; ');
}

/** Figures of a flow with the digits that they are worth. */
export const roundedFlow = (flow: FlowStatistics): FlowStatistics => ({
  ...flow,
  goodputGbps: Number(flow.goodputGbps.toFixed(2)),
  completionUs: Number(flow.completionUs.toFixed(3)),
});
