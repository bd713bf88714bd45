/** What a run says of the unknown values that reached something. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import type { SimulatorOptions } from '../engine/simulator.ts';
import { followUnknowns } from './follow.ts';
import { Replay } from './replay.ts';
import { type TracedBack, traceBack, type UnknownSource } from './trace-back.ts';
import type { UnknownOptions, UnknownsSimulator } from './unknowns-simulator.ts';
import type { Watched } from './watched.ts';

/** Something that was unknown at the first moment at which anything was that must not be. */
export interface UnknownReached {
  readonly what: Watched;
  /** Its unknown bits. */
  readonly bits: bigint;
  readonly width: number;
  readonly cycle: number;
  readonly afterReset: number;
  readonly from: TracedBack;
}

/**
 * What was unknown at the first moment, in the order in which it is watched; empty where nothing was, and of a run that
 * is too long to be done once more.
 */
export async function unknownsReached(
  simulator: UnknownsSimulator,
  options: SimulatorOptions = {},
  { boxes }: UnknownOptions = {},
): Promise<readonly UnknownReached[]> {
  const { first, log, prepared } = simulator;
  if (first === undefined || !log.isComplete) return [];
  const { moment, cycle, afterReset } = first;
  const common = { cycle, afterReset };
  const { original } = prepared.followed;
  const followed = followUnknowns(original, boxes === undefined ? {} : { boxes });
  const replay = await Replay.of(followed, log, moment, options);
  try {
    const reached = prepared.watched.filter(
      ({ node, when }) =>
        replay.unknown(node, moment) !== 0n && (when === undefined || replay.value(when.node, moment) === 1n),
    );
    return reached.map((what) => ({
      ...common,
      what,
      bits: replay.unknown(what.node, moment),
      width: original.nodes[what.node]!.width,
      from: traceBack(replay, what.node, moment),
    }));
  } finally {
    replay.dispose();
  }
}

/** Lines of a report that are printed; a fault that spreads is on all outputs soon. */
const MOST = 4;

/** The error of a run in which something unknown reached something, a sentence each. */
export class UnknownError extends Error {
  override readonly name = 'UnknownError';
  readonly reached: readonly UnknownReached[];

  constructor(reached: readonly UnknownReached[], net: Netlist) {
    const more = reached.length - MOST;
    const lines = reached.slice(0, MOST).map((each) => sentence(each, net));
    super([...lines, ...(more > 0 ? [`and ${more} more in this cycle`] : [])].join('\n'));
    this.reached = reached;
  }
}

/** `output q is unknown in cycle 3, 1 after reset: from register count, which has no reset and no start value`. */
export function sentence(reached: UnknownReached, net: Netlist): string {
  const { cycle, afterReset, from } = reached;
  const after = net.inputs.some((i) => i.reset !== undefined) ? ` (${ordinal(afterReset)} after reset)` : '';
  const where = `${subject(reached)} in cycle ${cycle}${after}`;
  const { path, source } = from;
  const way = path.length < 2 ? '' : `\n  by ${shortened(path).join(' <- ')}`;
  return `${where}\n  from ${sourceText(source, net)}${way}`;
}

const ordinal = (n: number): string => (n === 0 ? 'the first' : `number ${n + 1}`);

function subject({ what, bits, width }: UnknownReached): string {
  const { name, kind, when } = what;
  const part = width === 1 ? '' : bits === (1n << BigInt(width)) - 1n ? '' : ` (bits 0x${bits.toString(16)})`;
  switch (kind) {
    case 'output':
    case 'payload':
      return `output ${name}${part} is unknown${when === undefined ? '' : ` while ${when.name} is 1`}`;
    case 'handshake':
      return `handshake ${name} is unknown`;
    case 'assertion':
      return `the condition of assertion ${name} is unknown`;
    default:
      return `the ${kind} of memory ${name}${part} is unknown`;
  }
}

/** The first names and the last ones. */
const shortened = (path: readonly string[]): readonly string[] =>
  path.length <= 7 ? path : [...path.slice(0, 3), '...', ...path.slice(-3)];

function sourceText({ kind, name, address, cycle }: UnknownSource, net: Netlist): string {
  switch (kind) {
    case 'input':
      return `input ${name}, which was not set in cycle ${cycle}`;
    case 'memory':
      return `memory ${name}: the word at ${address} has not been written since the start`;
    case 'lost memory':
      return `memory ${name}: it was written at an unknown address, so all of its words are unknown`;
    case 'collision':
      return `memory ${name}: a word is read while it is written, and the design leaves open which is taken`;
    case 'black box':
      return `black box ${name}`;
    case 'earlier':
      return `${name}, and before that from further back than is followed`;
    case 'register':
      if (hasReset(net, name)) return `register ${name} as it was before its reset`;
      return `register ${name}, which has no start value and no reset`;
  }
}

/** Whether a port that resets, or an asynchronous reset, gives the register a value. */
function hasReset({ registers, nodes, inputs }: Netlist, path: string): boolean {
  const register = registers.find((r) => r.path === path);
  if (register === undefined) return false;
  const next = nodes[register.next]!;
  if (register.asyncReset !== undefined) return true;
  const isReset = (id: number): boolean => {
    const node = nodes[id]!;
    if (node.op === 'not') return isReset(node.a);
    return node.op === 'input' && inputs[node.input]!.reset !== undefined;
  };
  return next.op === 'mux' && isReset(next.sel);
}
