/** `gatewright demo`: messages of senders in software through the receive half of the endpoint, live. */
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { rxOptions } from '../../rtl-gen/uet/endpoint/designs.ts';
import { endpointWidths } from '../../rtl-gen/uet/endpoint/settings.ts';
import { rxName, uetRx } from '../../rtl-gen/uet/endpoint/uet-rx.ts';
import { seededRandom } from '../../support/random.ts';
import { StreamedFile } from '../../support/streamed-file.ts';
import { UserError } from '../../support/user-error.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { type FlowProgress, type FlowResult, rxBench, rxFlow } from '../../testbench/uet/blocks/endpoint/rx-flow.ts';
import { linkTypes } from '../../testbench/uet/captures/packet.ts';
import { pcapngHeader, pcapngPacket } from '../../testbench/uet/captures/write-pcapng.ts';

/** As they stand on the command line. */
export interface DemoOptions {
  readonly bytes: string;
  readonly senders: string;
  readonly width: string;
  readonly loss: string;
  readonly seed: string;
  readonly engine: string;
  readonly capture: string;
}

/** What `--json` prints, and how it came about. */
export interface DemoResult {
  readonly messages: number;
  readonly bytes: number;
  readonly bytesWrong: number;
  readonly lost: number;
  readonly duplicates: number;
  readonly passed: boolean;
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

/**
 * Senders of the golden model write messages into memory through the receive half, over a network that loses `loss` of
 * the frames, copies as many, reorders, trims and corrupts some. Everything that the hardware shows is checked on the
 * way, each byte at the end. All frames at the receiver are in `capture`, as pcapng.
 */
export async function demo(options: DemoOptions, progress: (now: FlowProgress) => void): Promise<DemoResult> {
  const bytes = count('bytes', options.bytes, 1, 2 ** 26);
  const senders = count('senders', options.senders, 1, 8);
  const seed = count('seed', options.seed, 0, 2 ** 32 - 1);
  const size = endpointWidths.find((width) => width === Number(options.width));
  if (size === undefined) throw new UserError(`--width is ${options.width}: give ${endpointWidths.join(', ')}`);
  const loss = Number(options.loss);
  if (!(loss >= 0 && loss <= 0.3)) throw new UserError(`--loss is ${options.loss}: give a fraction from 0 to 0.3`);
  const engine = findEngine(options.engine);
  const rx = rxOptions(size);

  const capture = new StreamedFile(options.capture);
  let frames = 0;
  try {
    capture.write(pcapngHeader(linkTypes.ethernet));
    const simulator = await engine.create(elaborate(uetRx(rx)), { seed });
    let result: FlowResult | undefined;
    try {
      const run = await runSeed(simulator, seed, async (t) => {
        const random = seededRandom(seed);
        const bench = rxBench(t.dut, rx, random.fork('bench'));
        bench.world.onFrame = (frame) => {
          frames++;
          const time = (BigInt(bench.host.clocks) * 1_000_000_000n) / clockHz;
          capture.write(pcapngPacket(frame, time));
        };
        const fate = { trimmed: loss / 2, trimmedAtLastHop: loss / 4, corrupted: loss / 4 };
        const flow = { bytes, senders, weather: { loss, copies: loss, maxDelay: 10 }, fate };
        result = await rxFlow(bench, flow, random.fork('flow'), () => t.rising(), progress);
      });
      const found = result ?? { messages: 0, bytes: 0, bytesWrong: 0, lost: 0, duplicates: 0, clocks: run.cycles };
      const { messages, bytes: written, bytesWrong, lost, duplicates, clocks } = found;
      const passed = result !== undefined && run.failure === undefined && bytesWrong + lost + duplicates === 0;
      capture.close();
      return {
        ...{ messages, bytes: written, bytesWrong, lost, duplicates, passed },
        ...(run.failure === undefined ? {} : { disagreement: run.failure.message }),
        ...{ clocks, design: rxName(rx), engine: engine.name, capture: options.capture, frames },
      };
    } finally {
      simulator.dispose();
    }
  } catch (error) {
    capture.discard();
    throw error;
  }
}

/** A whole number of an option. */
function count(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && value <= most && text.trim() !== '') return value;
  throw new UserError(`--${name} is ${JSON.stringify(text)}: give an integer from ${least} to ${most}`);
}

/** For people. */
export function demoText(result: DemoResult): string {
  const { messages, bytes, bytesWrong, lost, duplicates, clocks, frames, capture, passed, disagreement } = result;
  const kib = (bytes / 1024).toFixed(0);
  return [
    `${messages} messages of ${kib} KiB in ${clocks} clocks through ${result.design}, engine ${result.engine}`,
    `bytes wrong ${bytesWrong}, messages lost ${lost}, bytes written twice ${duplicates}: ${passed ? 'passed' : 'FAILED'}`,
    ...(disagreement === undefined ? [] : [disagreement]),
    `${frames} frames in ${capture}: npx gatewright dissect ${capture} --set crc=little --set trimmed=11,13`,
  ].join('\n');
}

/** How far it is, on one line of a terminal. */
export const progressText = ({ clocks, messages, bytes }: FlowProgress, all: number): string =>
  `${((100 * bytes) / all).toFixed(0).padStart(3)} %  ${(bytes / 1024).toFixed(0)} KiB placed, ${messages} messages, ${clocks} clocks`;
