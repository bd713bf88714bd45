/**
 * One program for equal instances: lanes, channels, processing elements.
 *
 * Straight-line code runs at full speed while it stays near the processor: some ten kilobytes. A hundred equal
 * instances have the code of one a hundred times, and each runs at half its speed. So what equal instances do at an
 * edge is a function of the place where the state of one lies, called for each of them.
 *
 * Sound: the functions run after everything else of the edge but the stores of registers that they read. All that
 * they take from outside of their instance has been copied to its place before, so nothing reads what another one has
 * stored already.
 */
import type { Graph, Sink } from './graph.ts';
import { type InstanceBody, instanceBody } from './instance-body.ts';
import { type Copy, equalScopes } from './instance-scopes.ts';
import { wordCount } from './words.ts';

/** Instances with one program. */
export interface Instances extends InstanceBody {
  readonly copies: readonly Copy[];
}

/** The edges of all instances of a class; `index` is that of the class. */
export interface InstancesSink {
  readonly kind: 'instances';
  readonly index: number;
  readonly instances: Instances;
}

/** A value that is left at an address for a body: of one copy, or of all. */
export interface CellSink {
  readonly kind: 'cell';
  readonly value: number;
  readonly address: number;
  /** The class that reads it. */
  readonly index: number;
}

/** What all copies have to compute at least, in words: what is less has room in a first-level cache without this. */
const SHARE_FROM = 2000;
/** What copies compute for each of their registers and memories, about: fewer of those are not looked at. */
const EACH = 20;
/** What one copy computes at most: the code of more has no room there either. */
const ONE = 1500;
/** Registers and memories of one copy at most. */
const MOST = 300;
/** What a body has to compute for each word that is copied to it. */
const WORTH = 8;

/** The classes of a design. Arrays of registers keep theirs, but those that lie in one instance. */
export function equalInstances(
  graph: Graph,
  sinks: readonly Sink[],
  arrays: readonly (readonly number[])[],
  shareFrom = SHARE_FROM,
): readonly Instances[] {
  const { net } = graph;
  // Models of black boxes may read anything at any time.
  if (net.registers.length + net.memories.length < shareFrom / EACH || net.boxes.length > 0) return [];
  const used = { registers: new Set<number>(), memories: new Set<number>() };
  const found: Instances[] = [];
  for (const scopes of equalScopes(net)) {
    const copies = freeCopies(scopes, { ...used, registers: new Set([...used.registers, ...across(arrays, scopes)]) });
    const { registers = [], memories = [] } = copies[0] ?? {};
    const state = registers.length + memories.length;
    if (copies.length === 0 || state * copies.length < shareFrom / EACH || state > MOST) continue;
    const most = shareFrom === 0 ? Number.POSITIVE_INFINITY : ONE;
    const body = instanceBody(graph, sinks, copies, { least: shareFrom / copies.length, most });
    if (body === undefined || !isWorth(body, copies.length, shareFrom)) continue;
    found.push({ ...body, copies });
    for (const copy of copies) {
      for (const r of copy.registers) used.registers.add(r);
      for (const m of copy.memories) used.memories.add(m);
    }
  }
  return found;
}

/** Registers of arrays that are not of one scope alone. */
function across(arrays: readonly (readonly number[])[], scopes: readonly Copy[]): ReadonlySet<number> {
  const copyOf = new Map(scopes.flatMap(({ registers }, i) => registers.map((r) => [r, i] as const)));
  return new Set(arrays.filter(([first, ...rest]) => rest.some((r) => copyOf.get(r) !== copyOf.get(first!))).flat());
}

/** Copies without the places that are taken in any of them, and without those that are in a class already. */
function freeCopies(
  scopes: readonly Copy[],
  used: { readonly registers: ReadonlySet<number>; readonly memories: ReadonlySet<number> },
): readonly Copy[] {
  const places = (key: keyof Copy) =>
    scopes[0]![key]
      .map((_, place) => place)
      .filter((place) => scopes.every((copy) => !used[key].has(copy[key][place]!)));
  const [registers, memories] = [places('registers'), places('memories')];
  if (registers.length + memories.length === 0) return [];
  return scopes.map((copy) => ({
    registers: registers.map((place) => copy.registers[place]!),
    memories: memories.map((place) => copy.memories[place]!),
  }));
}

function isWorth({ cost, inputs, net: body }: InstanceBody, copies: number, shareFrom: number): boolean {
  if (shareFrom === 0) return true;
  const copied = inputs.reduce((sum, { shared }, i) => sum + (shared ? 0 : wordCount(body.inputs[i]!.width)), 0);
  return cost <= ONE && cost * copies >= shareFrom && cost >= WORTH * copied;
}

/** The sinks with those of the classes in the place of what their bodies do. */
export function joinInstances(
  sinks: readonly Sink[],
  classes: readonly Instances[],
  cells: readonly CellSink[],
): readonly Sink[] {
  const registers = new Set(
    classes.flatMap(({ copies, stored }) => copies.flatMap((copy) => stored.map((place) => copy.registers[place]!))),
  );
  const memories = new Set(classes.flatMap(({ copies }) => copies.flatMap((copy) => copy.memories)));
  const rest = sinks.filter(
    (sink) =>
      !(sink.kind === 'register' && registers.has(sink.register)) &&
      !(sink.kind === 'write' && memories.has(sink.memory)),
  );
  const all = classes.map((instances, index): InstancesSink => ({ kind: 'instances', index, instances }));
  return [...rest, ...cells, ...all];
}
