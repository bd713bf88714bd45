/** Instructions that compute the values of nodes. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { concatenation } from './concatenation.ts';
import type { Context, Helpers } from './context.ts';
import { element } from './element-code.ts';
import type { FunctionWriter } from './encoder.ts';
import type { Graph, GraphNode } from './graph.ts';
import type { Layout } from './layout.ts';
import { linearBits } from './linear-code.ts';
import { narrowLoad } from './narrow-loads.ts';
import { type LocalType, loadFrom, op, operators, type ValueType } from './opcodes.ts';
import { operation } from './operations.ts';
import type { Optimisations } from './options.ts';
import { inTree, type Placement } from './placement.ts';
import { storeValue } from './stores.ts';
import { storeShift, storeSum } from './vector-sums.ts';
import { storeVectors, VECTORS } from './vectors.ts';
import { wideProduct, wideShift, wideSum } from './wide.ts';
import { bitsOf, typeOf, WORD, wordCount, wordWidth } from './words.ts';

/** Nodes in the arms of a multiplexer from which on a branch pays: `select` computes both. */
const LAZY = 8;

/**
 * Bytes of instructions that a loaded word of state is kept for without a use. Longer it would not stay in a register
 * of the processor but be written to the stack, and loading it again costs no more than reading it from there.
 */
const KEPT = 200;

/** The parameter of the functions of instances: how far the record is from the first one's. */
const DISTANCE = 1;

type Node<Op extends GraphNode['op']> = Extract<GraphNode, { op: Op }>;

/**
 * Writes into one function. Values are canonical, that is 0 above their width, unless a request is `loose`: then bits
 * above the requested ones may be anything, because the one who asks drops them.
 */
export class Expressions {
  readonly graph: Graph;
  readonly #placement: Placement;
  readonly #stored: ReadonlySet<NodeId>;
  readonly layout: Layout;
  readonly functions: Helpers;
  readonly #record: Context['record'];
  readonly optimisations: Optimisations;
  readonly f: FunctionWriter;
  /** Locals that hold the words of a value: all of a root computed here, or those loaded so far. */
  readonly #locals = new Map<NodeId, number[]>();
  /** Where in the function a local with a word of state was used last. */
  readonly #lastUses: number[] = [];
  #branches = 0;
  readonly #costs = new Map<NodeId, number>();

  /** `stored`: roots that are to be at their addresses too. */
  constructor(context: Context, stored: ReadonlySet<NodeId>, f: FunctionWriter) {
    this.graph = context.graph;
    this.#placement = context;
    this.#stored = stored;
    this.layout = context.layout;
    this.functions = context.functions;
    this.#record = context.record;
    this.optimisations = context.optimisations;
    this.f = f;
  }

  /** Where the value of a node is in memory, if it is there whenever it is read here. */
  address(id: NodeId): number | undefined {
    return this.graph.isState(id) || this.#stored.has(id) ? this.layout.address(id) : undefined;
  }

  /** Whether the node is computed where it is used. */
  inTree(id: NodeId): boolean {
    return inTree(this.#placement, id);
  }

  /** `write`'s instructions in a branch that is open: what is loaded or computed in it is not known after it. */
  scope(write: () => void): void {
    const outside = [...this.#locals].map(([id, words]) => [id, [...words]] as [NodeId, number[]]);
    write();
    this.#locals.clear();
    for (const [id, words] of outside) this.#locals.set(id, words);
  }

  /** `write`'s instructions in an `if` (its condition is on the stack), and others in its `else`. */
  branch(taken: () => void, otherwise?: () => void, result?: ValueType): void {
    this.#branches++;
    this.f.open(op.if, result);
    taken();
    if (otherwise !== undefined) {
      this.f.op(op.else);
      otherwise();
    }
    this.f.op(op.end);
    this.#branches--;
  }

  /** Computes a root into locals, and into its address where somebody else reads it. */
  root(id: NodeId): void {
    const { width } = this.graph.get(id);
    const address = this.#stored.has(id) ? this.layout.address(id) : undefined;
    const f = this.f;
    if (width > WORD) {
      const vectors = this.optimisations.vectors && width >= VECTORS && address !== undefined;
      if (vectors && storeVectors(this, id, { row: undefined, offset: address }, { computed: true })) return;
      if (vectors && this.#byLoop(id, address)) return;
      const locals = this.#wideRoot(id);
      if (address !== undefined)
        locals.forEach((local, k) => {
          this.storeWord(address + 8 * k, () => this.get(local));
        });
      this.#locals.set(id, locals);
      return;
    }
    const type = typeOf(width);
    const local = f.local(type);
    this.#compute(id, 0, width, type, false);
    f.indexed(op.localSet, local);
    if (address !== undefined) {
      this.base(address);
      this.get(local);
      f.memory(operators[type].store, address);
    }
    this.#locals.set(id, [local]);
  }

  /** Pushes what an address is counted from: 0 or, in the record of an instance, the distance from the first one's. */
  base(address: number): void {
    if (this.#isInRecord(address)) this.get(DISTANCE);
    else this.f.const('i32', 0n);
  }

  /** Adds that to an offset on the stack. */
  addBase(address: number): void {
    if (!this.#isInRecord(address)) return;
    this.get(DISTANCE);
    this.f.op(operators.i32.add);
  }

  #isInRecord(address: number): boolean {
    return this.#record !== undefined && this.#record.start <= address && address < this.#record.end;
  }

  /** Pushes the offset from `address`, where the first row is, of one of a memory or table. */
  rowOffset(addr: NodeId, stride: number, address: number): void {
    this.bits(addr, 0, this.graph.width(addr), 'i32');
    if (stride > 1) {
      this.f.const('i32', BigInt(stride));
      this.f.op(operators.i32.mul);
    }
    this.addBase(address);
  }

  /** Pushes bits `lo + width - 1` down to `lo` of the node's value: at most as many as the type holds. */
  bits(id: NodeId, lo: number, width: number, type: ValueType, loose = false): void {
    const constant = this.graph.constant(id);
    if (constant !== undefined) this.f.const(type, (constant >> BigInt(lo)) & mask(width));
    else if (this.inTree(id)) this.#compute(id, lo, width, type, loose);
    else this.#placed(id, lo, width, type, loose);
  }

  // Places

  get(local: number): void {
    this.f.indexed(op.localGet, local);
  }

  keep(type: LocalType, push: () => void): number {
    push();
    const local = this.f.local(type);
    this.f.indexed(op.localSet, local);
    return local;
  }

  storeWord(address: number, push: () => void): void {
    this.base(address);
    push();
    this.f.memory(operators.i64.store, address);
  }

  /** Pushes word `k` of a root, input or register. */
  word(id: NodeId, k: number): void {
    const known = this.#locals.get(id);
    const local = known?.[k];
    const now = this.f.length;
    if (local !== undefined && now - (this.#lastUses[local] ?? now) <= KEPT) {
      if (local in this.#lastUses) this.#lastUses[local] = now;
      this.get(local);
      return;
    }
    const { width } = this.graph.get(id);
    const type = width <= 32 ? 'i32' : 'i64';
    const address = this.layout.address(id);
    if (address === undefined) throw new Error(`node ${id} has no place`);
    this.base(address);
    this.f.memory(loadFrom(type, this.layout.bytes(id, width)), address + 8 * k);
    // The next uses in this function take the local: nothing here reads state after its store, so it still holds. What
    // is loaded in a branch is not kept, because the branch may not be taken.
    if (this.#branches > 0) return;
    const kept = this.f.local(type);
    if (this.graph.isState(id)) this.#lastUses[kept] = now;
    this.f.indexed(op.localTee, kept);
    const words = known ?? [];
    words[k] = kept;
    this.#locals.set(id, words);
  }

  /** Pushes a range of a value that has a place. */
  #placed(id: NodeId, lo: number, width: number, type: ValueType, loose: boolean): void {
    const total = this.graph.width(id);
    const known = this.#locals.get(id)?.[Math.floor(lo / WORD)] !== undefined;
    if (!known && total > WORD && narrowLoad(this, id, lo, width, type)) return;
    if (total <= WORD) {
      this.word(id, 0);
      this.narrow(typeOf(total), total, lo, width, type, loose);
      return;
    }
    this.#fromWords(total, lo, width, type, loose, (k) => this.word(id, k));
  }

  /** Pushes a range of a wide value whose words `word` pushes. */
  #fromWords(
    total: number,
    lo: number,
    width: number,
    type: ValueType,
    loose: boolean,
    word: (k: number) => void,
  ): void {
    const k = Math.floor(lo / WORD);
    const from = lo % WORD;
    word(k);
    if (from + width <= WORD) {
      this.narrow('i64', wordWidth(total, k), from, width, type, loose);
      return;
    }
    const { shl, shrU, or } = operators.i64;
    this.f.const('i64', BigInt(from));
    this.f.op(shrU);
    word(k + 1);
    this.f.const('i64', BigInt(WORD - from));
    this.f.op(shl);
    this.f.op(or);
    this.convert('i64', type);
    if (lo + width < total) this.mask(width, type, loose);
  }

  /** From a canonical value of `total` bits on the stack to a range of it. */
  narrow(from: ValueType, total: number, lo: number, width: number, type: ValueType, loose: boolean): void {
    if (lo > 0) {
      this.f.const(from, BigInt(lo));
      this.f.op(operators[from].shrU);
    }
    this.convert(from, type);
    if (lo + width < total) this.mask(width, type, loose);
  }

  convert(from: ValueType, to: ValueType): void {
    if (from !== to) this.f.op(to === 'i32' ? op.wrap : op.extend);
  }

  mask(width: number, type: ValueType, loose = false): void {
    if (loose || width === bitsOf[type]) return;
    this.f.const(type, mask(width));
    this.f.op(operators[type].and);
  }

  // Computation

  /** Pushes up to 64 bits of a root that has no value yet; it is of a kind that can be computed in pieces. */
  computed(id: NodeId, lo: number, width: number): void {
    this.#compute(id, lo, width, 'i64', false);
  }

  /** Pushes a range of a node that is computed here; of a root, the whole. */
  #compute(id: NodeId, lo: number, width: number, type: ValueType, loose: boolean): void {
    const node = this.graph.get(id);
    const o = operators[type];
    const f = this.f;
    switch (node.op) {
      case 'const':
        f.const(type, (node.value >> BigInt(lo)) & mask(width));
        return;
      case 'and': {
        // One canonical operand is enough; a constant is canonical for nothing.
        const first = this.graph.constant(node.a) !== undefined;
        this.bits(node.a, lo, width, type, !first || loose);
        this.bits(node.b, lo, width, type, first || loose);
        f.op(o.and);
        return;
      }
      case 'or':
      case 'xor':
        this.bits(node.a, lo, width, type, loose);
        this.bits(node.b, lo, width, type, loose);
        f.op(o[node.op]);
        return;
      case 'not':
        if (width === 1 && type === 'i32' && !loose) {
          this.bits(node.a, lo, width, type);
          f.op(o.eqz);
          return;
        }
        this.bits(node.a, lo, width, type, loose);
        f.const(type, loose ? -1n : mask(width));
        f.op(o.xor);
        return;
      case 'mux':
        this.#mux(node, lo, width, type, loose);
        return;
      case 'slice':
        this.bits(node.a, node.lo + lo, width, type, loose);
        return;
      case 'copy':
        this.bits(node.a, lo, width, type, loose);
        return;
      case 'cat':
        concatenation(this, node, lo, width, type, loose);
        return;
      case 'input':
      case 'register':
        this.#placed(id, lo, width, type, loose);
        return;
      case 'memRead':
        this.#memRead(node, lo, width, type, loose);
        return;
      case 'element': {
        const own = typeOf(node.width);
        element(this, node, own);
        this.narrow(own, node.width, lo, width, type, loose);
        return;
      }
      case 'table': {
        const own = typeOf(node.width);
        const { load, load8, load16, load32 } = operators[own];
        this.rowOffset(node.index, node.unit / 8, node.address);
        f.memory(node.unit === 8 ? load8 : node.unit === 16 ? load16 : node.unit === 32 ? load32 : load, node.address);
        this.narrow(own, node.width, lo, width, type, loose);
        return;
      }
      case 'box': {
        const own = typeOf(node.width);
        const address = this.#boxOutput(node);
        f.const('i32', 0n);
        f.memory(operators[own].load, address);
        this.narrow(own, node.width, lo, width, type, loose);
        return;
      }
      case 'linear':
        linearBits(this, node, lo, width, type);
        return;
      default: {
        const own = typeOf(node.width);
        // Low bits of sums do not depend on higher ones: what is above may stay when no one looks at it.
        operation(this, node, own, lo === 0 && loose);
        if (lo === 0 && width === node.width) {
          this.convert(own, type);
          return;
        }
        this.narrow(own, node.width, lo, width, type, loose);
        return;
      }
    }
  }

  /** `kept`: a local that holds the condition already. */
  #mux(node: Node<'mux'>, lo: number, width: number, type: ValueType, loose: boolean, kept?: number): void {
    const sel = (): void => (kept === undefined ? this.bits(node.sel, 0, 1, 'i32') : this.get(kept));
    const f = this.f;
    const o = operators[type];
    const [a, b] = [this.constantBits(node.a, lo, width), this.constantBits(node.b, lo, width)];
    if (width === 1 && type === 'i32' && (a === 1n || b === 0n)) {
      // Gates are cheaper than `select`, which V8 compiles to a branch.
      sel();
      this.bits(a === 1n ? node.b : node.a, lo, width, type, loose);
      f.op(a === 1n ? o.or : o.and);
      return;
    }
    if (b === 0n) {
      f.const(type, 0n);
      sel();
      this.convert('i32', type);
      f.op(o.sub);
      this.bits(node.a, lo, width, type, loose);
      f.op(o.and);
      return;
    }
    if (a === 0n) {
      sel();
      this.convert('i32', type);
      f.const(type, 1n);
      f.op(o.sub);
      this.bits(node.b, lo, width, type, loose);
      f.op(o.and);
      return;
    }
    if (this.optimisations.lazyArms && this.#cost(node.a) + this.#cost(node.b) >= LAZY) {
      sel();
      this.branch(
        () => this.bits(node.a, lo, width, type, loose),
        () => this.bits(node.b, lo, width, type, loose),
        type,
      );
      return;
    }
    this.bits(node.a, lo, width, type, loose);
    this.bits(node.b, lo, width, type, loose);
    sel();
    f.op(op.select);
  }

  /** Nodes that are computed only for this one, itself included; 0 if it has a place. */
  #cost(id: NodeId): number {
    if (!this.inTree(id)) return 0;
    const known = this.#costs.get(id);
    if (known !== undefined) return known;
    const cost = this.graph.operands(id).reduce((sum, operand) => sum + this.#cost(operand), 1);
    this.#costs.set(id, cost);
    return cost;
  }

  /** The bits of a constant; `undefined` for other nodes. */
  constantBits(id: NodeId, lo: number, width: number): bigint | undefined {
    const value = this.graph.constant(id);
    return value === undefined ? undefined : (value >> BigInt(lo)) & mask(width);
  }

  #memRead(node: Node<'memRead'>, lo: number, width: number, type: ValueType, loose: boolean): void {
    const { address, stride } = this.layout.memories[node.memory]!;
    if (node.width > WORD) {
      const row = this.keep('i32', () => this.rowOffset(node.addr, stride, address));
      this.#fromWords(node.width, lo, width, type, loose, (k) => this.#rowWord(row, address, k));
      return;
    }
    const own = typeOf(node.width);
    this.rowOffset(node.addr, stride, address);
    this.f.memory(loadFrom(own, stride), address);
    this.narrow(own, node.width, lo, width, type, loose);
  }

  #rowWord(row: number, address: number, k: number): void {
    this.get(row);
    this.f.memory(operators.i64.load, address + 8 * k);
  }

  /** Has a black box leave an output at the address that is returned. */
  #boxOutput({ box, output, inputs }: Node<'box'>): number {
    const { asked, outputs } = this.layout.boxes[box]!;
    inputs.forEach((input, i) => {
      storeValue(this, input, { row: undefined, offset: asked[i]! }, false);
    });
    this.f.const('i32', BigInt(box));
    this.f.const('i32', BigInt(output));
    this.f.indexed(op.call, this.functions.boxOutput);
    return outputs[output]!;
  }

  /** Computes a wide root right into its place, if it is a sum or a shift for which that is better. */
  #byLoop(id: NodeId, address: number): boolean {
    const node = this.graph.get(id);
    if (node.op === 'add' || node.op === 'sub') return storeSum(this, node, address);
    return (node.op === 'shl' || node.op === 'shr') && storeShift(this, node, address);
  }

  /** The locals with the words of a wide root. */
  #wideRoot(id: NodeId): number[] {
    const node = this.graph.get(id);
    const { width } = node;
    switch (node.op) {
      case 'add':
      case 'sub':
        return wideSum(this, node.op, node);
      case 'mul':
        return wideProduct(this, node);
      case 'box': {
        const address = this.#boxOutput(node);
        return this.words(width, (k) => {
          this.f.const('i32', 0n);
          this.f.memory(operators.i64.load, address + 8 * k);
        });
      }
      case 'shl':
      case 'shr':
        return wideShift(this, node);
      case 'memRead': {
        const { address, stride } = this.layout.memories[node.memory]!;
        const row = this.keep('i32', () => this.rowOffset(node.addr, stride, address));
        return this.words(width, (k) => this.#rowWord(row, address, k));
      }
      case 'mux': {
        const sel = this.keep('i32', () => this.bits(node.sel, 0, 1, 'i32'));
        return this.words(width, (k) => this.#mux(node, WORD * k, wordWidth(width, k), 'i64', false, sel));
      }
      default:
        return this.words(width, (k) => this.#compute(id, WORD * k, wordWidth(width, k), 'i64', false));
    }
  }

  words(width: number, push: (k: number) => void): number[] {
    return Array.from({ length: wordCount(width) }, (_, k) => this.keep('i64', () => push(k)));
  }
}
