/**
 * The order in which an edge computes values and stores state, chosen so that next-value copies are rarely needed.
 *
 * Stores overwrite what other items still have to read in the same edge. Each reader of a register or memory therefore
 * comes before its store (an anti-edge), and the writes of one memory keep their order: then every item sees the state
 * before the edge, as if all had been sampled first. Where the anti-edges form a cycle (two registers that exchange
 * values), one store of it is split: its operands are sampled into copies, which read in its stead, and the store
 * itself waits. Splitting needs only the values of other items, never their stores, so it is always possible and the
 * order always exists; the cost is one copy per split.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { type DelayLine, moveCost } from './delays.ts';
import type { Graph, GraphNode, Sink } from './graph.ts';
import { MinHeap } from './min-heap.ts';
import type { ElementSink } from './register-arrays.ts';
import { sinkOperands } from './trees.ts';

/** One step of a program: give a root its value, or do what a sink asks for. */
export type Item =
  | Sink
  | { readonly kind: 'value'; readonly value: NodeId }
  /** Items side by side that may be skipped together (`activity.ts`). */
  | { readonly kind: 'segment'; readonly segment: number; readonly body: readonly Scheduled[] };

/** An item in its place, with the roots that it reads. */
export interface Scheduled {
  readonly item: Item;
  readonly reads: readonly NodeId[];
  /** Registers and memories that it reads. */
  readonly registers: ReadonlySet<number>;
  readonly memories: ReadonlySet<number>;
  /** Whether a store's operands read what it overwrites. */
  readonly readsOwn: boolean;
  /** About the number of instructions. */
  readonly cost: number;
}

/** What the tree below an item reads. */
interface Tree {
  readonly roots: Set<NodeId>;
  readonly registers: Set<number>;
  readonly memories: Set<number>;
  cost: number;
}

/** What the scheduler orders. */
type PlainItem = Exclude<Item, { kind: 'segment' }>;

interface Entry {
  item: PlainItem;
  tree: Tree;
  readonly position: number;
  /** Whether a delay line that has not moved waits for it. */
  holdsLine: boolean;
  /** Items whose value is missing, and items that must come first for another reason. */
  values: number;
  others: number;
  /** Items that read a value of this one, that overwrite what this one reads, that follow it. */
  readonly users: Entry[];
  readonly overwriters: Entry[];
  readonly followers: Entry[];
  done: boolean;
  split: boolean;
}

/** An order for what the sinks need. Roots that it adds (copies) join `roots`. */
export function schedule(graph: Graph, sinks: readonly Sink[], roots: Set<NodeId>): readonly Scheduled[] {
  return new Scheduler(graph, roots).run(sinks);
}

class Scheduler {
  readonly #graph: Graph;
  readonly #roots: Set<NodeId>;
  readonly #entries: Entry[] = [];
  readonly #order: Scheduled[] = [];
  readonly #ready = new MinHeap<Entry>((e) => e.position);
  /** Stores that lack no value, but may have to wait: those that a delay line waits for are the first to be split. */
  readonly #waiting = new MinHeap<Entry>((e) => (e.holdsLine ? e.position - this.#entries.length : e.position));

  constructor(graph: Graph, roots: Set<NodeId>) {
    this.#graph = graph;
    this.#roots = roots;
  }

  run(sinks: readonly Sink[]): readonly Scheduled[] {
    this.#collect(sinks);
    this.#connect();
    for (const entry of this.#entries) this.#offer(entry);
    for (let left = this.#entries.length; left > 0; ) {
      const entry = this.#ready.pop();
      if (entry === undefined) this.#splitOne();
      else {
        this.#finish(entry);
        left--;
      }
    }
    return this.#order;
  }

  /** Entries for the sinks in their order, each after the roots that it is the first to need: values live shortly. */
  #collect(sinks: readonly Sink[]): void {
    const known = new Set<NodeId>();
    for (const sink of sinks) {
      const stack: { item: PlainItem; tree: Tree; rest: NodeId[] }[] = [];
      const enter = (item: PlainItem): void => {
        const tree = this.#treeOf(item);
        stack.push({ item, tree, rest: [...tree.roots].reverse() });
      };
      if (sink.kind !== 'keep') enter(sink);
      else if (!known.has(sink.value)) {
        known.add(sink.value);
        enter({ kind: 'value', value: sink.value });
      }
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const root = top.rest.pop();
        if (root === undefined) {
          this.#entries.push(newEntry(top.item, top.tree, this.#entries.length));
          stack.pop();
        } else if (!known.has(root)) {
          known.add(root);
          enter({ kind: 'value', value: root });
        }
      }
    }
  }

  #connect(): void {
    const values = new Map<NodeId, Entry>();
    const registers = new Map<number, Entry>();
    const memories = new Map<number, Entry[]>();
    const lines: { readonly entry: Entry; readonly line: DelayLine }[] = [];
    const classes = new Map<number, Entry>();
    for (const entry of this.#entries) {
      const { item } = entry;
      if (item.kind === 'value') values.set(item.value, entry);
      else if (item.kind === 'register') registers.set(item.register, entry);
      else if (item.kind === 'element') for (const r of item.registers) registers.set(r, entry);
      else if (item.kind === 'delay') lines.push({ entry, line: item.line });
      else if (item.kind === 'instances') {
        classes.set(item.index, entry);
        const { copies, stored } = item.instances;
        for (const copy of copies) {
          for (const place of stored) registers.set(copy.registers[place]!, entry);
          for (const m of copy.memories) memories.set(m, [entry]);
        }
      } else if (item.kind === 'write') {
        const writes = memories.get(item.memory) ?? [];
        const last = writes.at(-1);
        if (last !== undefined) {
          last.followers.push(entry);
          entry.others++;
        }
        memories.set(item.memory, [...writes, entry]);
      }
    }
    for (const { entry, line } of lines) {
      // The first register of a chain is overwritten twice: its readers come before the move, its store after it.
      for (const r of line.registers) {
        const store = registers.get(r);
        if (store !== undefined) {
          entry.followers.push(store);
          store.others++;
        }
        registers.set(r, entry);
      }
    }
    for (const entry of this.#entries) {
      const { tree, item } = entry;
      if (item.kind === 'cell') {
        const body = classes.get(item.index)!;
        entry.followers.push(body);
        body.others++;
      }
      for (const root of tree.roots) {
        values.get(root)!.users.push(entry);
        entry.values++;
      }
      const stores = new Set([
        ...[...tree.registers].map((r) => registers.get(r)),
        ...[...tree.memories].flatMap((m) => memories.get(m)),
      ]);
      for (const store of stores) {
        if (store === undefined || store === entry) continue;
        entry.overwriters.push(store);
        if (store.item.kind === 'delay') entry.holdsLine = true;
        store.others++;
      }
    }
  }

  #offer(entry: Entry): void {
    if (entry.done || entry.values > 0) return;
    if (entry.others === 0) this.#ready.push(entry);
    else if (!entry.split && isStore(entry.item)) this.#waiting.push(entry);
  }

  #finish(entry: Entry): void {
    entry.done = true;
    this.#append(entry.item, entry.tree);
    for (const user of entry.users) {
      user.values--;
      this.#offer(user);
    }
    this.#release(entry.overwriters);
    this.#release(entry.followers);
  }

  #release(entries: readonly Entry[]): void {
    for (const entry of entries) {
      entry.others--;
      // While anything else is missing it is, or will be, among the waiting already.
      if (entry.others === 0) this.#offer(entry);
    }
  }

  /** All that is left waits for readers that wait: sample the operands of one store now. */
  #splitOne(): void {
    let entry = this.#waiting.pop();
    while (entry !== undefined && (entry.done || entry.split)) entry = this.#waiting.pop();
    if (entry === undefined) throw new Error('the netlist has a combinational loop');
    const { item } = entry;
    entry.split = true;
    entry.item =
      item.kind === 'write'
        ? this.#sampled(item)
        : item.kind === 'register'
          ? { ...item, value: this.#copy(item.value) }
          : item.kind === 'element'
            ? this.#sampledElement(item)
            : item;
    entry.tree = this.#treeOf(entry.item);
    this.#release(entry.overwriters.splice(0));
  }

  #sampled({ mask, ...item }: Extract<Sink, { kind: 'write' }>): PlainItem {
    const copies = { enable: this.#copy(item.enable), addr: this.#copy(item.addr), data: this.#copy(item.data) };
    return { ...item, ...copies, ...(mask === undefined ? {} : { mask: this.#copy(mask) }) };
  }

  #sampledElement({ enable, ...item }: ElementSink): PlainItem {
    const copies = { index: this.#copy(item.index), value: this.#copy(item.value) };
    return { ...item, ...copies, ...(enable === undefined ? {} : { enable: this.#copy(enable) }) };
  }

  #copy(a: NodeId): NodeId {
    if (this.#graph.constant(a) !== undefined || this.#roots.has(a)) return a;
    const value = this.#graph.add({ op: 'copy', width: this.#graph.width(a), a });
    this.#roots.add(value);
    const item: PlainItem = { kind: 'value', value };
    this.#append(item, this.#treeOf(item));
    return value;
  }

  #append(item: PlainItem, tree: Tree): void {
    const readsOwn =
      (item.kind === 'register' && tree.registers.has(item.register)) ||
      (item.kind === 'write' && tree.memories.has(item.memory));
    const { registers, memories } = tree;
    this.#order.push({ item, reads: [...tree.roots], registers, memories, readsOwn, cost: tree.cost });
  }

  #treeOf(item: PlainItem): Tree {
    const tree: Tree = { roots: new Set(), registers: new Set(), memories: new Set(), cost: 4 };
    if (item.kind === 'value') this.#addNode(item.value, tree);
    else if (item.kind === 'delay') tree.cost += moveCost(item.line);
    else if (item.kind === 'instances') {
      // The body's instructions are elsewhere.
      for (const { registers } of item.instances.copies) for (const r of registers) tree.registers.add(r);
    } else for (const operand of sinkOperands(item)) this.#addTree(operand, tree);
    return tree;
  }

  #addTree(id: NodeId, tree: Tree): void {
    if (this.#roots.has(id)) tree.roots.add(id);
    else this.#addNode(id, tree);
  }

  #addNode(id: NodeId, tree: Tree): void {
    const node = this.#graph.get(id);
    tree.cost += cost(node) * Math.ceil(node.width / 64);
    if (node.op === 'register') tree.registers.add(node.register);
    if (node.op === 'memRead') tree.memories.add(node.memory);
    for (const operand of this.#graph.operands(id)) {
      if (node.op === 'eq' || node.op === 'lt') tree.cost += Math.ceil(this.#graph.width(operand) / 64);
      this.#addTree(operand, tree);
    }
  }
}

const isStore = ({ kind }: PlainItem): boolean => kind === 'register' || kind === 'write' || kind === 'element';

const newEntry = (item: PlainItem, tree: Tree, position: number): Entry => ({
  item,
  tree,
  position,
  holdsLine: false,
  values: 0,
  others: 0,
  users: [],
  overwriters: [],
  followers: [],
  done: false,
  split: false,
});

/** Instructions per word, roughly: only where functions are cut hangs on it. */
function cost(node: GraphNode): number {
  const { op } = node;
  if (op === 'linear') return 4 * (node.moves.length + node.lookups.length);
  if (op === 'shl' || op === 'shr') return 14;
  if (op === 'add' || op === 'sub') return 8;
  return op === 'slice' || op === 'cat' || op === 'mux' ? 4 : 2;
}
