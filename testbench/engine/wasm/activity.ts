/**
 * Activity gating: the stores of an instance are skipped while nothing that decides about them changes.
 *
 * A segment is all the stores of one instance (registers, memory writes, checks of one path prefix) with the values
 * that they alone read, at one place of the program after a flag. What decides about a store is the condition around
 * it or, if there is none, its whole value. The registers, memories, inputs and shared values after that are the
 * segment's triggers. The flag is set
 * - by the stores of the triggers (a store that has no condition sets it only if it changes the value);
 * - where a shared value or an input that is a trigger differs from its shadow, before the segment is reached;
 * - by every store of the segment itself that has a condition, when it is carried out.
 * It is cleared when the segment begins to run, and all flags are set where reset overwrites registers.
 *
 * Sound: let a segment's flag be clear at an edge. Since it last ran no trigger has changed, so all its conditions and
 * all values of its unconditional stores are what they were then; none of its conditional stores was carried out then,
 * so none is due now; and its unconditional ones would store what they stored then. So running it would change nothing.
 * A store that sets a flag comes after the segment in the program, because the segment reads what is stored and
 * readers come first: it counts for the next edge, as it should. Bodies are moved together only where that keeps every
 * reader before the store of what it reads.
 *
 * Cost: a load and a branch a segment and edge, about five instructions for each shared value that is watched, and one
 * store for each flag to be set. `phases.ts` bounds it for designs that are busy: they run without.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { type FreeRunning, freeRunning } from './free-running.ts';
import type { Graph } from './graph.ts';
import { holdsValue, type Placement } from './placement.ts';
import type { Item, Scheduled } from './schedule.ts';
import { WORD } from './words.ts';

/** What sets whose flags. */
export interface Activity {
  /** Instructions of each segment, about. */
  readonly costs: readonly number[];
  /** Segments by the registers, memories, inputs and shared values that trigger them. */
  readonly registers: ReadonlyMap<number, readonly number[]>;
  readonly memories: ReadonlyMap<number, readonly number[]>;
  readonly inputs: ReadonlyMap<number, readonly number[]>;
  readonly values: ReadonlyMap<NodeId, readonly number[]>;
}

/** A schedule with segments, and their triggers. */
export interface Gated {
  readonly order: readonly Scheduled[];
  readonly activity: Activity;
}

/** Instructions below which a segment does not pay for its flag. */
const SMALLEST = 40;
/** Instructions that watching a shared value costs. */
const WATCH = 6;
/** Only so many segments, the largest ones: each adds a flag to what a shared trigger sets. */
const MOST = 256;

interface Candidate {
  readonly items: ReadonlySet<Scheduled>;
  readonly registers: ReadonlySet<number>;
  readonly memories: ReadonlySet<number>;
  readonly cost: number;
}

/** Finds the segments that are worth a flag; `undefined` where there is none. `limit` bounds the size of one. */
export function gate(placement: Placement, order: readonly Scheduled[], limit: number): Gated | undefined {
  const { graph } = placement;
  const chosen = candidates(graph, order)
    .filter(({ cost }) => cost >= SMALLEST && cost <= limit)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, MOST);
  if (chosen.length === 0) return undefined;
  const running = freeRunning(placement, order);
  const triggers = new Map(chosen.map((c) => [c, findTriggers(graph, placement, running, c)]));
  const shares = new Map<NodeId, number>();
  for (const found of triggers.values()) {
    for (const value of found?.values ?? []) shares.set(value, (shares.get(value) ?? 0) + 1);
  }
  const places = new Places(order);
  const placed = chosen.filter((candidate) => {
    const found = triggers.get(candidate);
    if (found === undefined) return false;
    const watching = [...found.values].reduce((sum, v) => sum + WATCH / shares.get(v)!, 0);
    return candidate.cost - watching >= SMALLEST && places.gather(candidate);
  });
  if (placed.length === 0) return undefined;
  const segmentOf = new Map(placed.flatMap(({ items }, segment) => [...items].map((s) => [s, segment] as const)));
  const by = <K>(pick: (t: Triggers) => ReadonlySet<K>): ReadonlyMap<K, readonly number[]> => {
    const map = new Map<K, number[]>();
    placed.forEach((c, segment) => {
      for (const key of pick(triggers.get(c)!)) map.set(key, [...(map.get(key) ?? []), segment]);
    });
    return map;
  };
  return {
    order: nested(places.order(order, segmentOf), segmentOf, placed.length),
    activity: {
      costs: placed.map(({ cost }) => cost),
      registers: by((t) => t.registers),
      memories: by((t) => t.memories),
      inputs: by((t) => t.inputs),
      values: by((t) => t.values),
    },
  };
}

/** The stores of each instance with the values that only they read. */
function candidates(graph: Graph, order: readonly Scheduled[]): readonly Candidate[] {
  const owner = new Map<Scheduled, string>();
  /** The instance that alone reads a value; `undefined` for several. */
  const reader = new Map<NodeId, string | undefined>();
  for (const scheduled of order.toReversed()) {
    const { item } = scheduled;
    const scope = item.kind === 'value' ? reader.get(item.value) : scopeOf(graph, item);
    if (scope !== undefined) owner.set(scheduled, scope);
    for (const root of scheduled.reads) {
      reader.set(root, reader.has(root) && reader.get(root) !== scope ? undefined : scope);
    }
  }
  const groups = Map.groupBy(
    order.filter((s) => owner.has(s)),
    (s) => owner.get(s)!,
  );
  return [...groups.values()].map((items) => ({
    items: new Set(items),
    registers: new Set(items.flatMap(({ item }) => storedRegisters(item))),
    memories: new Set(items.flatMap(({ item }) => (item.kind === 'write' ? [item.memory] : []))),
    cost: items.reduce((sum, { cost }) => sum + cost, 0),
  }));
}

function storedRegisters(item: Item): readonly number[] {
  if (item.kind === 'register') return [item.register];
  return item.kind === 'element' ? item.registers : [];
}

/** The instance that a store belongs to: its path without the last name. */
function scopeOf({ net }: Graph, item: Item): string | undefined {
  const path =
    item.kind === 'register'
      ? net.registers[item.register]!.path
      : item.kind === 'element'
        ? net.registers[item.registers[0]!]!.path
        : item.kind === 'write'
          ? net.memories[item.memory]!.path
          : item.kind === 'check'
            ? net.checks[item.check]!.path
            : undefined;
  return path?.slice(0, path.lastIndexOf('.') + 1);
}

interface Triggers {
  readonly registers: Set<number>;
  readonly memories: Set<number>;
  readonly inputs: Set<number>;
  readonly values: Set<NodeId>;
}

/** What decides about the stores; `undefined` if one of them is due at every edge, as far as one can tell. */
function findTriggers(
  graph: Graph,
  placement: Placement,
  running: FreeRunning,
  candidate: Candidate,
): Triggers | undefined {
  const triggers: Triggers = { registers: new Set(), memories: new Set(), inputs: new Set(), values: new Set() };
  const inside = new Set<NodeId>();
  for (const { item } of candidate.items) if (item.kind === 'value') inside.add(item.value);
  const seen = new Set<NodeId>();
  let always = false;
  const visit = (start: NodeId): void => {
    const stack = [start];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const node = graph.get(id);
      if (placement.roots.has(id) && !inside.has(id) && !ofOwnState(graph, candidate, id)) {
        if (running.follows(id) || node.width > 2 * WORD) always = true;
        triggers.values.add(id);
        continue;
      }
      if (node.op === 'register') {
        triggers.registers.add(node.register);
        if (running.registers.has(node.register)) always = true;
      }
      if (node.op === 'input') triggers.inputs.add(node.input);
      if (node.op === 'memRead') triggers.memories.add(node.memory);
      if (node.op === 'box') always = true;
      stack.push(...graph.operands(id));
    }
  };
  const decide = (value: NodeId, own: NodeId | undefined, conditional: boolean): void => {
    const node = graph.get(value);
    if (node.op === 'mux' && holdsValue(placement, value, own)) {
      visit(node.sel);
      for (const arm of [node.a, node.b]) if (arm !== own) decide(arm, own, true);
    } else if (!conditional) visit(value);
  };
  for (const { item } of candidate.items) {
    if (item.kind === 'register') decide(item.value, graph.registerNodes[item.register], false);
    else if (item.kind === 'write') {
      if (graph.constant(item.enable) === undefined) visit(item.enable);
      else always = true;
    } else if (item.kind === 'element') {
      if (item.enable === undefined) always = true;
      else {
        visit(item.enable);
        // An enabled store to no element sets no flag: the index that then finds one has to.
        if (item.registers.length < 2 ** graph.width(item.index)) visit(item.index);
      }
    } else if (item.kind === 'check') visit(item.value);
  }
  return always ? undefined : triggers;
}

/** Whether a value follows from the candidate's own registers alone: their stores set its flag anyway. */
function ofOwnState(graph: Graph, { registers }: Candidate, id: NodeId): boolean {
  const stack = [id];
  for (let left = 32, at = stack.pop(); at !== undefined; at = stack.pop()) {
    const node = graph.get(at);
    if (node.op === 'register' ? !registers.has(node.register) : node.op === 'input' || node.op === 'memRead')
      return false;
    if (node.op === 'box' || left-- === 0) return false;
    stack.push(...graph.operands(at));
  }
  return true;
}

/** Finds places for bodies between the readers and the stores around them. */
class Places {
  /** Position of each item; those of one body are equal. */
  readonly #keys: Map<Scheduled, number>;
  readonly #values = new Map<NodeId, Scheduled>();
  readonly #registerReaders = new Map<number, Scheduled[]>();
  readonly #memoryReaders = new Map<number, Scheduled[]>();
  readonly #registerStores = new Map<number, Scheduled[]>();
  readonly #memoryStores = new Map<number, Scheduled[]>();

  constructor(order: readonly Scheduled[]) {
    this.#keys = new Map(order.map((s, at) => [s, at]));
    for (const s of order) {
      if (s.item.kind === 'value') this.#values.set(s.item.value, s);
      for (const r of storedRegisters(s.item)) listed(this.#registerStores, r, s);
      if (s.item.kind === 'write') listed(this.#memoryStores, s.item.memory, s);
      for (const r of s.registers) listed(this.#registerReaders, r, s);
      for (const m of s.memories) listed(this.#memoryReaders, m, s);
    }
  }

  /** Gives the candidate's items one place; false where none is after all that must come first and before the rest. */
  gather({ items, registers, memories }: Candidate): boolean {
    let from = -1;
    let to = Number.POSITIVE_INFINITY;
    const behind = (s: Scheduled | undefined): void => {
      if (s !== undefined && !items.has(s)) from = Math.max(from, this.#keys.get(s)!);
    };
    const before = (s: Scheduled): void => {
      if (!items.has(s)) to = Math.min(to, this.#keys.get(s)!);
    };
    for (const s of items) {
      for (const root of s.reads) behind(this.#values.get(root));
      for (const r of s.registers) this.#registerStores.get(r)?.forEach(before);
      for (const m of s.memories) this.#memoryStores.get(m)?.forEach(before);
    }
    for (const r of registers) this.#registerReaders.get(r)?.forEach(behind);
    for (const m of memories) this.#memoryReaders.get(m)?.forEach(behind);
    const key = (from + Math.min(to, Math.floor(from) + 1)) / 2;
    if (key <= from || key >= to) return false;
    for (const s of items) this.#keys.set(s, key);
    return true;
  }

  /** The items in their places; `segmentOf` keeps bodies of one place apart. */
  order(order: readonly Scheduled[], segmentOf: ReadonlyMap<Scheduled, number>): readonly Scheduled[] {
    return order.toSorted(
      (a, b) => this.#keys.get(a)! - this.#keys.get(b)! || (segmentOf.get(a) ?? -1) - (segmentOf.get(b) ?? -1),
    );
  }
}

function listed<K>(map: Map<K, Scheduled[]>, key: K, scheduled: Scheduled): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [scheduled]);
  else list.push(scheduled);
}

/** Bodies as single items. */
function nested(
  order: readonly Scheduled[],
  segmentOf: ReadonlyMap<Scheduled, number>,
  count: number,
): readonly Scheduled[] {
  const bodies = Array.from({ length: count }, (): Scheduled[] => []);
  for (const scheduled of order) bodies[segmentOf.get(scheduled) ?? -1]?.push(scheduled);
  return order.flatMap((scheduled) => {
    const segment = segmentOf.get(scheduled);
    if (segment === undefined) return [scheduled];
    return bodies[segment]![0] === scheduled ? [joined(segment, bodies[segment]!)] : [];
  });
}

function joined(segment: number, body: readonly Scheduled[]): Scheduled {
  const own = new Set(body.flatMap(({ item }) => (item.kind === 'value' ? [item.value] : [])));
  return {
    item: { kind: 'segment', segment, body },
    reads: [...new Set(body.flatMap(({ reads }) => reads))].filter((root) => !own.has(root)),
    registers: new Set(body.flatMap((s) => [...s.registers])),
    memories: new Set(body.flatMap((s) => [...s.memories])),
    readsOwn: false,
    cost: body.reduce((sum, { cost }) => sum + cost, 0),
  };
}
