/** `gatewright demo`: messages through endpoints, live: of a system below switches, of two, or to the receive half. */
import { systemPage } from '../../report/uet/system-page.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { rxOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { rxName } from '../../rtl-gen/uet/endpoint/rx-options.ts';
import { endpointWidths } from '../../rtl-gen/uet/endpoint/settings.ts';
import { uetRx } from '../../rtl-gen/uet/endpoint/uet-rx.ts';
import { seededRandom } from '../../support/random.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { type FlowProgress, type FlowResult, rxBench, rxFlow } from '../../testbench/uet/blocks/endpoint/rx-flow.ts';
import type { FlowStatistics } from '../../testbench/uet/system/flow-statistics.ts';
import type { SystemResult, SystemView } from '../../testbench/uet/system/system-bench.ts';
import { captured } from './demo-capture.ts';
import { type DemoFlow, demoEndpoints, type EndpointsOptions } from './demo-endpoints.ts';
import { demoSystem, pageDataOf, roundedFlow } from './demo-system.ts';
import { count, fraction } from './option-values.ts';

/** As they stand on the command line. */
export interface DemoOptions {
  /** By default 1 MiB of a system, else 256 KiB. */
  readonly bytes?: string | undefined;
  /** Endpoints of the system, and how many of them are hardware. */
  readonly hosts: string;
  readonly rtl: string;
  /** Two endpoints in place of a system. */
  readonly pair?: boolean | undefined;
  /** Senders in software to a receive half, in place of a system. */
  readonly senders?: string | undefined;
  /** Of the last two. */
  readonly width: string;
  /** By default 0.002 of a system, else 0.02. */
  readonly loss?: string | undefined;
  readonly seed: string;
  readonly engine: string;
  readonly capture: string;
  /** Of a system: the file of its page. */
  readonly page: string;
}

/** What `--json` prints, and how it came about. */
export interface DemoResult {
  readonly messages: number;
  readonly bytes: number;
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly passed: boolean;
  /** Of endpoints: what each has sent. */
  readonly flows?: readonly (DemoFlow | FlowStatistics)[];
  /** Of a system: what switches and links did, and the file of the page. */
  readonly network?: SystemResult['network'];
  readonly page?: string;
  /** What the hardware's outputs were held against: the first disagreement, if there is one. */
  readonly disagreement?: string;
  readonly clocks: number;
  readonly design: string;
  readonly engine: string;
  readonly capture: string;
  readonly frames: number;
}

/** Clocks a second of a real one (docs/uet/endpoint.md): what the times of the capture are in. */
const clockHz = 312_500_000n;

/** Who follows it while it goes on: a system, or what has less to show. */
export interface DemoWatch {
  onFlows(now: FlowProgress, bytes: number): void;
  onSystem(view: SystemView): void;
}

/**
 * All endpoints of a system below switches write to one; the page of `page` shows what came of it. With `pair` two
 * endpoints in hardware write messages into each other's memory, over a network that loses `loss` of the frames,
 * copies as many, reorders, trims and corrupts some; with `senders` that many of the golden model write through the
 * receive half of one. Everything that the hardware shows is checked on the way, each byte at the end. All frames are
 * in `capture`, as pcapng: of endpoints as they leave, of senders those at the receiver.
 */
export async function demo(options: DemoOptions, watch: DemoWatch): Promise<DemoResult> {
  const isSystem = options.pair !== true && options.senders === undefined;
  const bytes = count('bytes', options.bytes ?? (isSystem ? '1048576' : '262144'), 1, 2 ** 26);
  if (options.pair === true && options.senders !== undefined)
    throw new UserError('--pair and --senders are two demos: give one of them');
  const hosts = count('hosts', options.hosts, 2, 8);
  if (hosts % 2 !== 0)
    throw new UserError(`--hosts is ${hosts}: half of them are below each switch, so give 2, 4, 6 or 8`);
  const rtl = count('rtl', options.rtl, 0, hosts);
  const senders = options.senders === undefined ? undefined : count('senders', options.senders, 1, 8);
  const seed = count('seed', options.seed, 0, 2 ** 32 - 1);
  const width = endpointWidths.find((known) => known === Number(options.width));
  if (width === undefined) throw new UserError(`--width is ${options.width}: give ${endpointWidths.join(', ')}`);
  const loss = fraction('loss', options.loss ?? (isSystem ? '0.002' : '0.02'), 0.3);
  const engine = findEngine(options.engine);

  const { capture } = options;
  if (isSystem) {
    const { result, frames } = await captured(capture, (file) => {
      const onFrame = (frame: Uint8Array, time: number): void => file.keepAt(frame, time);
      return demoSystem({ hosts, rtl, bytes, loss, seed, engine, onFrame }, (view) => watch.onSystem(view));
    });
    const { figures, us, ...rest } = result;
    if (figures !== undefined) {
      const command = `npx gatewright demo --hosts ${hosts} --rtl ${rtl} --bytes ${bytes} --loss ${loss} --seed ${seed}`;
      writeWhole(options.page, systemPage(pageDataOf({ ...rest, us, figures }, command)));
    }
    const page = figures === undefined ? {} : { page: options.page };
    return { ...rest, engine: engine.name, capture, frames, ...page, flows: rest.flows.map(roundedFlow) };
  }
  const { result, frames } = await captured(capture, (file) => {
    const onFrame = (frame: Uint8Array, clock: number): void =>
      file.keep(frame, (BigInt(clock) * 1_000_000_000n) / clockHz);
    const progress = (now: FlowProgress): void => watch.onFlows(now, bytes);
    const settings = { bytes, width, loss, seed, engine, onFrame };
    return senders === undefined ? demoEndpoints(settings, progress) : demoSenders({ ...settings, senders }, progress);
  });
  const { messages, bytes: written, bytesWrong, lost, duplicates, ...rest } = result;
  const passed = rest.disagreement === undefined && bytesWrong + lost + duplicates === 0;
  return {
    ...{ messages, bytes: written, bytesWrong, lost, duplicates, passed },
    ...{ ...rest, engine: engine.name, capture, frames },
  };
}

/** Senders in software write through the receive half. */
async function demoSenders(
  { bytes, width, loss, seed, engine, onFrame, senders }: EndpointsOptions & { readonly senders: number },
  progress: (now: FlowProgress) => void,
) {
  const rx = rxOptions(width);
  const simulator = await engine.create(elaborate(uetRx(rx)), { seed });
  let result: FlowResult | undefined;
  try {
    const run = await runSeed(simulator, seed, async (t) => {
      const random = seededRandom(seed);
      const bench = rxBench(t.dut, rx, random.fork('bench'));
      bench.world.onFrame = (frame) => onFrame(frame, bench.host.clocks);
      const fate = { trimmed: loss / 2, trimmedAtLastHop: loss / 4, corrupted: loss / 4 };
      const flow = { bytes, senders, weather: { loss, copies: loss, maxDelay: 10 }, fate };
      result = await rxFlow(bench, flow, random.fork('flow'), () => t.rising(), progress);
    });
    const nothing = { messages: 0, bytes: 0, bytesWrong: 0, lost: 0, duplicates: 0, clocks: run.cycles };
    const disagreement = run.failure?.message ?? (result === undefined ? 'the run has no result' : undefined);
    return { ...(result ?? nothing), design: rxName(rx), ...(disagreement === undefined ? {} : { disagreement }) };
  } finally {
    simulator.dispose();
  }
}

/** For people. */
export function demoText(result: DemoResult): string {
  const { messages, bytes, bytesWrong, lost, duplicates, clocks, frames, capture, passed } = result;
  const { disagreement, flows, page } = result;
  const kib = (bytes / 1024).toFixed(0);
  return [
    `${messages} messages of ${kib} KiB in ${clocks} clocks through ${result.design}, engine ${result.engine}`,
    `bytes wrong ${bytesWrong}, messages lost ${lost}, bytes written twice ${duplicates}: ${passed ? 'passed' : 'FAILED'}`,
    ...(disagreement === undefined ? [] : [disagreement]),
    ...(flows ?? []).map(flowText),
    ...(page === undefined ? [] : [`pictures: ${page}`]),
    `${frames} frames in ${capture}: npx gatewright dissect ${capture} --set crc=little --set trimmed=11,13`,
  ].join('\n');
}

const flowText = (flow: DemoFlow | FlowStatistics): string =>
  [
    `endpoint ${flow.from} to ${flow.to}: ${flow.messages} messages, ${flow.goodputGbps} Gb/s of payload`,
    `done in ${flow.completionUs} us`,
    'packets' in flow
      ? `${flow.packets} packets, of them ${flow.retransmissions} sent again; ${flow.trimmed} came trimmed, ${flow.reordered} late`
      : `a message in ${flow.meanMessageUs} us, the slowest in ${flow.slowestMessageUs} us`,
  ].join(', ');

/** How far it is, on one line of a terminal. */
export const progressText = ({ clocks, messages, bytes }: FlowProgress, all: number): string =>
  `${((100 * bytes) / all).toFixed(0).padStart(3)} %  ${(bytes / 1024).toFixed(0)} KiB placed, ${messages} messages, ${clocks} clocks`;
