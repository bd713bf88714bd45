/** The demo with a program on each host, as MPI ranks run one, over the semantic sublayer of HPC in hardware. */
import { UserError } from '../../support/user-error.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import { rtlName } from '../../testbench/uet/system/libfabric/rtl-endpoint.ts';
import { hardwareSizes, runOnHardware } from '../../testbench/uet/system/programs/hardware-run.ts';
import { type Workload, workloads } from '../../testbench/uet/system/programs/workloads.ts';
import { captured } from './demo-capture.ts';
import { count, fraction, oneOf } from './option-values.ts';

/** As they stand on the command line; what is left out is a default. */
export interface DemoProgramOptions {
  readonly program: string;
  readonly hosts: string;
  /** How many of them are hardware: the first ones. */
  readonly rtl: string;
  /** Of each host's vector, or what it sends in a round: by default 64 KiB. */
  readonly bytes?: string | undefined;
  readonly loss?: string | undefined;
  readonly seed: string;
  readonly engine: string;
  readonly capture: string;
  readonly pair?: boolean | undefined;
  readonly senders?: string | undefined;
}

/** What came of a program. */
export interface ProgramFigures {
  readonly program: string;
  readonly hosts: number;
  readonly rtl: number;
  /** When the last host has ended, and what a closed form says of an idle network. */
  readonly us: number;
  readonly closedFormUs: number;
  /** The form, from rates, delays and lengths of frames. */
  readonly formula: string;
  readonly wordsWrong: number;
  readonly passed: boolean;
  /** Frames that switches cut, or had no room for, and those that links lost. */
  readonly trimmed: number;
  readonly dropped: number;
  readonly lost: number;
  readonly design: string;
  readonly engine: string;
  readonly capture: string;
  readonly frames: number;
}

/** Programs by their names on the command line. */
export const programNames = [
  'ring-all-reduce',
  'tree-all-reduce',
  'all-to-all',
  'halo-exchange',
  'parameter-server',
  'storage-reads',
] as const;
export type ProgramName = (typeof programNames)[number];

/** Rounds of the halo exchange. */
const rounds = 2;
/** Blocks that each host of the storage reads reads. */
const blocks = 16;

/** The program with so many bytes a host: each part of it is as many words for each host. */
function workloadOf(name: ProgramName, hosts: number, bytes: number): Workload {
  const share = 4 * Math.ceil(bytes / (4 * hosts));
  const edge = 4 * Math.ceil(bytes / (16 * rounds));
  const vector = share * hosts;
  const block = 4 * Math.ceil(bytes / (4 * blocks));
  const sizes = { hosts, vector, part: share, edge, rounds, gradient: vector, block, blocks };
  return workloads(hardwareSizes(sizes)).find((one) => one.name.replaceAll(' ', '-') === name)!;
}

/**
 * Runs the program; `onFrame` hears of each frame that leaves, and when, in us. All of them are in `capture`. An
 * `Error` where a message completes with another code than OK, or a check of the design fails.
 */
export async function demoProgram(
  options: DemoProgramOptions,
  onFrame: (frames: number, us: number) => void,
): Promise<ProgramFigures> {
  if (options.pair === true || options.senders !== undefined)
    throw new UserError('--program is a demo of its own: leave out --pair and --senders');
  const name = oneOf('program', options.program, programNames);
  const hosts = Number(oneOf('hosts', options.hosts, ['4', '8']));
  const rtl = count('rtl', options.rtl, 0, hosts);
  const bytes = count('bytes', options.bytes ?? '65536', 1, 2 ** 20);
  const loss = fraction('loss', options.loss ?? '0', 0.05);
  const seed = count('seed', options.seed, 0, 2 ** 32 - 1);
  const engine = findEngine(options.engine);
  const workload = workloadOf(name, hosts, bytes);
  const { result, frames } = await captured(options.capture, (file) => {
    const onSent = (frame: Uint8Array, time: number): void => {
      file.keepAt(frame, time);
      onFrame(file.frames, time / 1e6);
    };
    return runOnHardware(engine, workload, { hosts, hardware: rtl, loss, seed, onSent });
  });
  const { ends, memories, trimmed, dropped, lost } = result;
  const wordsWrong = workload.wrong(memories);
  return {
    ...{ program: `${workload.name}: ${workload.text}`, hosts, rtl },
    us: Number(Math.max(...ends).toFixed(2)),
    closedFormUs: Number(workload.form.toFixed(2)),
    formula: workload.formula,
    ...{ wordsWrong, passed: wordsWrong === 0, trimmed, dropped, lost },
    ...{ design: rtlName, engine: engine.name, capture: options.capture, frames },
  };
}

/** For people. */
export const programText = (of: ProgramFigures): string =>
  [
    `${of.program}, on ${of.hosts} hosts, ${of.rtl} of them ${of.design} on engine ${of.engine}`,
    `${of.us} us; on an idle network ${of.formula} = ${of.closedFormUs} us`,
    `words wrong ${of.wordsWrong}; frames trimmed ${of.trimmed}, dropped ${of.dropped}, lost ${of.lost}: ${of.passed ? 'passed' : 'FAILED'}`,
    `${of.frames} frames in ${of.capture}: npx gatewright dissect ${of.capture} --set crc=little --set trimmed=11,13`,
  ].join('\n');

/** How far it is, on one line of a terminal. */
export const programProgress = (frames: number, us: number): string => `${us.toFixed(1)} us, ${frames} frames`;
