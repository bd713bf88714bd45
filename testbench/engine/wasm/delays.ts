/**
 * Delay lines: registers that take another register's value and nothing else, moved by vectors.
 *
 * Of the registers of a pipeline most only carry a value on to a later stage. One by one they are a load and a store
 * each. Here all registers of one size that stand in such chains lie side by side, chain after chain, each in the order
 * of its stages: `a1 a2 a3 b1 b2`. At the edge the whole line moves on by one place, 16 bytes at a time from its end
 * on, and then the first register of each chain is stored as any other. A register of up to 8 bits takes one byte there
 * and of up to 16 bits two, unless so few of them move that they are better off among larger ones.
 *
 * Sound: moved by one place each register but the first of a chain takes the value of the one before it, which is what
 * it has to take; from the end on, none is overwritten before it is read. The first of a chain takes a value that means
 * nothing, and is stored afterwards, as the schedule sees to (`schedule.ts`). Whoever else reads a register of the line
 * comes before the move. A reset at the end of the edge overwrites registers wherever they lie.
 */
import type { Graph, Sink } from './graph.ts';

/** Registers of one size, in the order in which they lie in memory. */
export interface DelayLine {
  /** Bytes of each register's place. */
  readonly stride: number;
  readonly registers: readonly number[];
  /** Those of them that are the first of a chain: they do not take the value of the one before them. */
  readonly firsts: ReadonlySet<number>;
}

/** The move of a line by one place. */
export interface DelaySink {
  readonly kind: 'delay';
  readonly line: DelayLine;
}

/** Bytes that a vector moves. */
export const MOVED = 16;
/** Registers that take another one's value, below which loads and stores one by one are as good. */
const FEWEST = 16;

/**
 * The lines of a design, from what its edge stores. `strideOf` gives the bytes of a register's place, `undefined` for
 * one that has to lie where it is.
 */
export function delayLines(
  graph: Graph,
  sinks: readonly Sink[],
  strideOf: (register: number) => number | undefined,
): readonly DelayLine[] {
  const followers = new Map<number, number[]>();
  const delayed = new Set<number>();
  for (const sink of sinks) {
    if (sink.kind !== 'register' || strideOf(sink.register) === undefined) continue;
    const node = graph.get(sink.value);
    if (node.op !== 'register') continue;
    delayed.add(sink.register);
    const list = followers.get(node.register);
    if (list === undefined) followers.set(node.register, [sink.register]);
    else list.push(sink.register);
  }
  const chains = chainsOf(followers, delayed).filter((chain) => chain.length > 1);
  const byStride = Map.groupBy(chains, (chain) => strideOf(chain[0]!)!);
  for (const stride of [1, 2]) {
    const few = byStride.get(stride);
    if (few === undefined || few.reduce((sum, { length }) => sum + length - 1, 0) >= FEWEST) continue;
    byStride.delete(stride);
    byStride.set(2 * stride, [...(byStride.get(2 * stride) ?? []), ...few]);
  }
  return [...byStride]
    .map(([stride, list]) => ({ stride, registers: list.flat(), firsts: new Set(list.map(([first]) => first!)) }))
    .filter(({ registers, firsts }) => registers.length - firsts.size >= FEWEST);
}

/** Chains of registers of which each takes the value of the one before it; where several do, the longest goes on. */
function chainsOf(
  followers: ReadonlyMap<number, readonly number[]>,
  delayed: ReadonlySet<number>,
): readonly (readonly number[])[] {
  // Each register after the one that it takes the value of; registers in a ring are reached from nowhere.
  const order = [...followers.keys()].filter((register) => !delayed.has(register));
  for (const register of order) order.push(...(followers.get(register) ?? []));
  const lengths = new Map<number, number>();
  const next = new Map<number, number>();
  for (const register of order.toReversed()) {
    const list = followers.get(register) ?? [];
    const longest = list.toSorted((a, b) => lengths.get(b)! - lengths.get(a)!)[0];
    lengths.set(register, 1 + (longest === undefined ? 0 : lengths.get(longest)!));
    if (longest !== undefined) next.set(register, longest);
  }
  const chains: number[][] = [];
  const taken = new Set<number>();
  for (const register of order) {
    if (!delayed.has(register) || taken.has(register)) continue;
    const chain: number[] = [];
    for (let at: number | undefined = register; at !== undefined; at = next.get(at)) {
      chain.push(at);
      taken.add(at);
    }
    chains.push(chain);
  }
  return chains;
}

/** The sinks with one for each line, in the place of those of its registers that it moves. */
export function joinDelays(sinks: readonly Sink[], lines: readonly DelayLine[]): readonly Sink[] {
  const moved = new Set(lines.flatMap(({ registers, firsts }) => registers.filter((r) => !firsts.has(r))));
  const rest = sinks.filter((sink) => sink.kind !== 'register' || !moved.has(sink.register));
  return [...rest, ...lines.map((line): DelaySink => ({ kind: 'delay', line }))];
}

/** Instructions of a line's move, about. */
export const moveCost = ({ stride, registers }: DelayLine): number =>
  4 * Math.ceil((stride * (registers.length - 1)) / MOVED);
