/**
 * What copies of one instance do at an edge, as one netlist for all of them.
 *
 * The next values of all copies are walked in step. Where the nodes are of one kind and nothing but their copy uses
 * them, they are one node of the body; where they are the same state of each copy, they are state of the body; all
 * else is an input of it, which the program of the design computes. So copies may differ in anything: what differs is
 * not in the body.
 */
import type { Netlist, NetMemory, NetNode, NetRegister, NetWrite, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { withOperands } from '../../../rtl-gen/ir/rename-nodes.ts';
import type { Graph, GraphNode, Sink } from './graph.ts';
import type { Copy } from './instance-scopes.ts';
import { sinkOperands } from './trees.ts';
import { wordCount } from './words.ts';

/** A value that the body is given: a node for each copy, or one for all. */
export interface BodyInput {
  readonly nodes: readonly NodeId[];
  readonly shared: boolean;
}

/** The netlist of a copy's edge. Its registers and memories are those of a copy, in that order. */
export interface InstanceBody {
  readonly net: Netlist;
  readonly inputs: readonly BodyInput[];
  /** Places in the lists of a copy of the registers that the body stores; the others it only reads. */
  readonly stored: readonly number[];
  /** Words that its operators compute. */
  readonly cost: number;
}

type Store = Extract<Sink, { kind: 'register' }>;
type Write = Extract<Sink, { kind: 'write' }>;

/** Nodes of no copy and of more than one, or of the rest of the design. */
const UNUSED = -1;
const OUTSIDE = -2;
/** Walks, each of which knows what the one before left to the rest of the design. */
const WALKS = 4;

/**
 * The body of those copies; `undefined` where they have little in common. `least` is what it computes at least to be
 * worth anything, in words, and `most` what it computes at most.
 */
export function instanceBody(
  graph: Graph,
  sinks: readonly Sink[],
  copies: readonly Copy[],
  { least, most }: { readonly least: number; readonly most: number },
): InstanceBody | undefined {
  const stores = new Map(sinks.flatMap((s) => (s.kind === 'register' ? [[s.register, s] as const] : [])));
  const writes = Map.groupBy(
    sinks.filter((s): s is Write => s.kind === 'write'),
    ({ memory }) => memory,
  );
  if (!sameWrites(copies, writes)) return undefined;
  let outside: readonly NodeId[] = [];
  let best: Walk | undefined;
  for (let i = 0; i < WALKS; i++) {
    const walk: Walk = new Walk(graph, copies, ownersOf(graph, sinks, copies, best?.left ?? new Set(), outside));
    walk.run(stores, writes);
    // Each walk leaves more to the rest of the design than the one before, but seldom half of it.
    if (walk.cost < least || walk.cost > 2 * most) return undefined;
    const more = walk.computedOutside;
    best = walk;
    if (more.length === outside.length) break;
    outside = more;
  }
  return best?.body(graph.net);
}

/** Whether a memory has as many writes, of the same form, in each copy. */
function sameWrites(copies: readonly Copy[], writes: ReadonlyMap<number, readonly Write[]>): boolean {
  const form = (memory: number): string =>
    (writes.get(memory) ?? []).map(({ mask }) => (mask === undefined ? 'whole' : 'masked')).join();
  return copies[0]!.memories.every((first, m) => copies.every(({ memories }) => form(memories[m]!) === form(first)));
}

/** The copy that alone uses each node. `left`: places of registers that the rest of the design stores. */
function ownersOf(
  graph: Graph,
  sinks: readonly Sink[],
  copies: readonly Copy[],
  left: ReadonlySet<number>,
  outside: readonly NodeId[],
): Int32Array {
  const owners = new Int32Array(graph.nodes.length).fill(UNUSED);
  const use = (id: NodeId, owner: number): void => {
    owners[id] = owners[id] === UNUSED || owners[id] === owner ? owner : OUTSIDE;
  };
  const registers = new Map(
    copies.flatMap(({ registers }, i) => registers.flatMap((r, place) => (left.has(place) ? [] : [[r, i] as const]))),
  );
  const memories = new Map(copies.flatMap(({ memories }, i) => memories.map((m) => [m, i] as const)));
  for (const sink of sinks) {
    const owner =
      sink.kind === 'register'
        ? registers.get(sink.register)
        : sink.kind === 'write'
          ? memories.get(sink.memory)
          : undefined;
    for (const operand of sinkOperands(sink)) use(operand, owner ?? OUTSIDE);
  }
  for (const id of outside) use(id, OUTSIDE);
  for (let id = owners.length - 1; id >= 0; id--) {
    if (owners[id] === UNUSED) continue;
    for (const operand of graph.operands(id)) use(operand, owners[id]!);
  }
  return owners;
}

/** Nodes that stand for each other, one of each copy. */
interface Met {
  readonly tuple: readonly NodeId[];
  readonly kind: 'constant' | 'register' | 'same' | 'input';
  operands: readonly Met[];
  /** In the body, when it has been made. */
  node: NodeId | undefined;
}

/** One walk over the next values of all copies. */
class Walk {
  readonly #graph: Graph;
  readonly #copies: readonly Copy[];
  readonly #owners: Int32Array;
  /** The place of each register and memory in its copy. */
  readonly #registers: readonly ReadonlyMap<number, number>[];
  readonly #memories: readonly ReadonlyMap<number, number>[];
  readonly #nodes: NetNode[] = [];
  /** What the walk has met, by the node of the first copy. */
  readonly #met = new Map<NodeId, Met[]>();
  readonly #registerNodes: (NodeId | undefined)[] = [];
  readonly #inputs: BodyInput[] = [];
  readonly #next: (NodeId | undefined)[] = [];
  readonly #writes: NetWrite[][] = [];
  /** Places of registers with stores that are not in the body. */
  readonly left = new Set<number>();
  /** Words that the body's operators compute. */
  cost = 0;

  constructor(graph: Graph, copies: readonly Copy[], owners: Int32Array) {
    this.#graph = graph;
    this.#copies = copies;
    this.#owners = owners;
    const places = (list: readonly number[]) => new Map(list.map((index, place) => [index, place] as const));
    this.#registers = copies.map(({ registers }) => places(registers));
    this.#memories = copies.map(({ memories }) => places(memories));
  }

  /** What the rest of the design has to compute for the body. */
  get computedOutside(): readonly NodeId[] {
    return this.#inputs.flatMap(({ nodes }) => nodes);
  }

  run(stores: ReadonlyMap<number, Store>, writes: ReadonlyMap<number, readonly Write[]>): void {
    const { registers, memories } = this.#copies[0]!;
    registers.forEach((_, place) => {
      const values = this.#copies.map((copy) => stores.get(copy.registers[place]!)?.value);
      if (values.every((value) => value === undefined)) return;
      const tuple = values.filter((value) => value !== undefined);
      // What would be an input alone is stored as well by who computes it.
      if (tuple.length === values.length && this.#meet(tuple).kind !== 'input') this.#next[place] = this.#node(tuple);
      else this.left.add(place);
    });
    memories.forEach((first, place) => {
      this.#writes[place] = (writes.get(first) ?? []).map((_, n): NetWrite => {
        const all = this.#copies.map((copy) => writes.get(copy.memories[place]!)![n]!);
        const operand = (of: (write: Write) => NodeId): NodeId => this.#node(all.map(of));
        const [addr, data, enable] = [operand((w) => w.addr), operand((w) => w.data), operand((w) => w.enable)];
        const mask = all[0]!.mask === undefined ? {} : { mask: operand((w) => w.mask!) };
        return { clock: 0, addr, data, enable, ...mask };
      });
    });
  }

  body(net: Netlist): InstanceBody {
    const [first] = this.#copies;
    const stored = first!.registers.flatMap((_, place) => (this.#next[place] === undefined ? [] : [place]));
    const registers = first!.registers.map((r, place): NetRegister => {
      const { path, width } = net.registers[r]!;
      return { path, width, clock: 0, next: this.#next[place] ?? this.#register(place, width) };
    });
    const memories = first!.memories.map((m, place): NetMemory => {
      const { path, width, depth } = net.memories[m]!;
      return { path, width, depth, writes: this.#writes[place]! };
    });
    return {
      net: {
        name: net.name,
        nodes: this.#nodes,
        clocks: [{ name: 'clk', edge: 'rising' }],
        inputs: this.#inputs.map(({ nodes }, i) => ({ name: `from_${i}`, width: this.#graph.width(nodes[0]!) })),
        outputs: [],
        registers,
        memories,
        syncReads: [],
        boxes: [],
        checks: [],
        signals: [],
        origins: new Map(),
      },
      inputs: this.#inputs,
      stored,
      cost: this.cost,
    };
  }

  /** The node of the body that stands for one of each copy. */
  #node(tuple: readonly NodeId[]): NodeId {
    const whole = this.#entered(this.#meet(tuple));
    // Operands before what they are operands of, without recursion: nodes may be chained thousands deep.
    const stack = [whole];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const missing = top.node === undefined ? top.operands.find(({ node }) => node === undefined) : undefined;
      if (missing !== undefined) {
        stack.push(this.#entered(missing));
        continue;
      }
      top.node ??= this.#made(top);
      stack.pop();
    }
    return whole.node!;
  }

  /** What is known of nodes of the copies. */
  #meet(tuple: readonly NodeId[]): Met {
    const others = this.#met.get(tuple[0]!) ?? [];
    const known = others.find((met) => met.tuple.every((id, i) => id === tuple[i]));
    if (known !== undefined) return known;
    const met: Met = { tuple, kind: this.#kind(tuple), operands: [], node: undefined };
    others.push(met);
    this.#met.set(tuple[0]!, others);
    return met;
  }

  /** The same, with its operands. */
  #entered(met: Met): Met {
    if (met.kind === 'same' && met.operands.length === 0)
      met.operands = this.#operands(met.tuple).map((tuple) => this.#meet(tuple));
    return met;
  }

  #made({ tuple, kind, operands }: Met): NodeId {
    const node = this.#graph.get(tuple[0]!);
    switch (kind) {
      case 'constant':
        return this.#add(node as NetNode);
      case 'register':
        return this.#register(this.#placeOf(tuple[0]!, 0)!, node.width);
      case 'same': {
        this.cost += wordCount(node.width);
        const moved = withOperands(node as NetNode, (_, i) => operands[i]!.node!);
        return this.#add(moved.op === 'memRead' ? { ...moved, memory: this.#placeOf(tuple[0]!, 0)! } : moved);
      }
      case 'input': {
        const shared = tuple.every((id) => id === tuple[0]);
        const input = this.#inputs.push({ nodes: shared ? [tuple[0]!] : tuple, shared }) - 1;
        return this.#add({ op: 'input', width: node.width, input });
      }
    }
  }

  #register(place: number, width: number): NodeId {
    this.#registerNodes[place] ??= this.#add({ op: 'register', width, register: place });
    return this.#registerNodes[place];
  }

  #add(node: NetNode): NodeId {
    return this.#nodes.push(node) - 1;
  }

  /** What nodes of the copies are for the body. */
  #kind(tuple: readonly NodeId[]): Met['kind'] {
    const [first] = tuple;
    const node = this.#graph.get(first!);
    if (tuple.every((id) => id === first)) return node.op === 'const' ? 'constant' : 'input';
    return tuple.every((id, i) => this.#alike(first!, id, i))
      ? node.op === 'register'
        ? 'register'
        : 'same'
      : 'input';
  }

  /** Whether a node of a copy is to it what another one is to the first copy. */
  #alike(first: NodeId, id: NodeId, copy: number): boolean {
    const [a, b] = [this.#graph.get(first), this.#graph.get(id)];
    if (a.op !== b.op || a.width !== b.width) return false;
    if (a.op === 'register') {
      const place = this.#placeOf(first, 0);
      return place !== undefined && place === this.#placeOf(id, copy);
    }
    if (a.op === 'const' || a.op === 'input' || a.op === 'box') return false;
    if (this.#owners[first] !== 0 || this.#owners[id] !== copy) return false;
    if (a.op === 'slice' && a.lo !== (b as typeof a).lo) return false;
    if (a.op === 'cat') {
      const [parts, others] = [a.parts, (b as typeof a).parts];
      return (
        parts.length === others.length &&
        parts.every((part, i) => this.#graph.width(part) === this.#graph.width(others[i]!))
      );
    }
    if (a.op !== 'memRead') return sameWidths(this.#graph, a, b);
    const place = this.#placeOf(first, 0);
    return place !== undefined && place === this.#placeOf(id, copy);
  }

  /** The place in its copy of the register or memory that a node reads. */
  #placeOf(id: NodeId, copy: number): number | undefined {
    const node = this.#graph.get(id);
    if (node.op === 'register') return this.#registers[copy]!.get(node.register);
    return node.op === 'memRead' ? this.#memories[copy]!.get(node.memory) : undefined;
  }

  /** The operands of nodes that are alike, each of all copies: where their order means nothing, that which is alike. */
  #operands(tuple: readonly NodeId[]): readonly (readonly NodeId[])[] {
    const lists = tuple.map((id) => this.#graph.operands(id));
    const first = lists[0]!;
    if (commutative.has(this.#graph.get(tuple[0]!).op)) {
      lists.forEach((list, copy) => {
        const fits = (order: readonly NodeId[]): boolean =>
          order.every((id, i) => id === first[i] || this.#alike(first[i]!, id, copy));
        const swapped = list.toReversed();
        if (!fits(list) && fits(swapped)) lists[copy] = swapped;
      });
    }
    return first.map((_, i) => lists.map((list) => list[i]!));
  }
}

const commutative: ReadonlySet<GraphNode['op']> = new Set(['and', 'or', 'xor', 'add', 'mul', 'eq']);

/** Whether operands are as wide: those of comparisons and reductions do not follow from the result. */
const sameWidths = (graph: Graph, a: GraphNode, b: GraphNode): boolean => {
  const widths = (node: GraphNode): string =>
    'a' in node ? `${graph.width(node.a)},${'b' in node ? graph.width(node.b) : 0}` : '';
  return widths(a) === widths(b);
};
