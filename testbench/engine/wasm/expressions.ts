/** Instructions that compute the values of nodes. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { decision, negation } from './conditions.ts';
import type { FunctionWriter } from './encoder.ts';
import type { Graph, GraphNode } from './graph.ts';
import { type Layout, type Rows, valueBytes } from './layout.ts';
import { op, operators, type ValueType } from './opcodes.ts';
import { operation } from './operations.ts';
import type { Optimisations } from './options.ts';
import { inTree, type Placement } from './placement.ts';
import type { Context, Helpers } from './program.ts';
import { WORD } from './trees.ts';
import { wideProduct, wideShift, wideSum } from './wide.ts';

/** The type that holds a value, or a piece, of that many bits. */
export const typeOf = (width: number): ValueType => (width <= 32 ? 'i32' : 'i64');

/** The number of words of a value of that many bits. */
export const wordCount = (width: number): number => Math.ceil(width / WORD);

/** The width of word `k` of a value. */
export const wordWidth = (width: number, k: number): number => Math.min(WORD, width - WORD * k);

/** The number of bits of a type. */
export const bitsOf: Readonly<Record<ValueType, number>> = { i32: 32, i64: 64 };

/** Nodes in the arms of a multiplexer from which on a branch pays: `select` computes both. */
const LAZY = 8;

type Node<Op extends GraphNode['op']> = Extract<GraphNode, { op: Op }>;

/** Copies of bits of a part, side by side from bit `at` up. */
interface Run {
  readonly part: NodeId;
  readonly at: number;
  readonly lo: number;
  readonly width: number;
  count: number;
}

/** A node that cannot be computed in pieces. */
export type Operation = Exclude<
  GraphNode,
  { op: 'const' | 'input' | 'register' | 'memRead' | 'box' | 'copy' | 'mux' | 'cat' | 'slice' | 'element' }
>;

/** One that has two operands. */
export type Binary = Extract<Operation, { b: NodeId }>;

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
  readonly optimisations: Optimisations;
  readonly f: FunctionWriter;
  /** Locals that hold the words of a value: all of a root computed here, or those loaded so far. */
  readonly #locals = new Map<NodeId, number[]>();
  #branches = 0;
  readonly #costs = new Map<NodeId, number>();

  /** `stored`: roots that are to be at their addresses too. */
  constructor(context: Context, stored: ReadonlySet<NodeId>, f: FunctionWriter) {
    this.graph = context.graph;
    this.#placement = context;
    this.#stored = stored;
    this.layout = context.layout;
    this.functions = context.functions;
    this.optimisations = context.optimisations;
    this.f = f;
  }

  /** Whether the node is computed where it is used. */
  inTree(id: NodeId): boolean {
    return inTree(this.#placement, id);
  }

  /** `write`'s instructions in a branch that is open: what is loaded or computed in it is not known behind it. */
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
      f.const('i32', 0n);
      this.get(local);
      f.memory(operators[type].store, address);
    }
    this.#locals.set(id, [local]);
  }

  /** Stores the node's value at `offset` from the address that `base` pushes; `sampled`: all of it is read before any is stored. */
  store(id: NodeId, base: () => void, offset: number, sampled: boolean): void {
    const { width } = this.graph.get(id);
    if (width <= WORD) {
      base();
      this.bits(id, 0, width, typeOf(width));
      this.f.memory(operators[typeOf(width)].store, offset);
      return;
    }
    const words = Array.from({ length: wordCount(width) }, (_, k) => () => {
      this.bits(id, WORD * k, wordWidth(width, k), 'i64');
    });
    const sources = sampled ? words.map((push) => this.keep('i64', push)).map((local) => () => this.get(local)) : words;
    sources.forEach((push, k) => {
      base();
      push();
      this.f.memory(operators.i64.store, offset + 8 * k);
    });
  }

  /** Stores the node's value at an address if it is not there already, and then does something more. */
  storeChange(id: NodeId, address: number, changed: () => void): void {
    const { width } = this.graph.get(id);
    const type = typeOf(width);
    const o = operators[type];
    const words = Array.from({ length: wordCount(width) }, (_, k) =>
      this.keep(type, () => this.bits(id, WORD * k, wordWidth(width, k), type)),
    );
    words.forEach((local, k) => {
      this.get(local);
      this.f.const('i32', 0n);
      this.f.memory(o.load, address + 8 * k);
      this.f.op(o.xor);
      if (k > 0) this.f.op(o.or);
    });
    if (type === 'i64') {
      this.f.op(o.eqz);
      this.f.op(operators.i32.eqz);
    }
    this.branch(() => {
      words.forEach((local, k) => {
        this.f.const('i32', 0n);
        this.get(local);
        this.f.memory(o.store, address + 8 * k);
      });
      changed();
    });
  }

  /** Stores a narrow memory word in its row; the row's address is on the stack. */
  storeRow(id: NodeId, stride: number, offset: number): void {
    const { width } = this.graph.get(id);
    const type = typeOf(width);
    this.bits(id, 0, width, type);
    const { store, store8, store16 } = operators[type];
    this.f.memory(stride === 1 ? store8 : stride === 2 ? store16 : store, offset);
  }

  /**
   * Stores the bits of a memory word that are 1 in `bits`, in the row whose offset a local holds; `sampled` as for `store`.
   * What other writes of the same edge have stored there before stays.
   */
  storeMasked(data: NodeId, bits: NodeId, row: number, { address, stride }: Rows, sampled: boolean): void {
    const { width } = this.graph.get(data);
    const f = this.f;
    const type = typeOf(width);
    const { load, load8, load16, store, store8, store16, and, xor } = operators[type];
    const [from, to] = stride === 1 ? [load8, store8] : stride === 2 ? [load16, store16] : ([load, store] as const);
    const words = Array.from({ length: wordCount(width) }, (_, k) => {
      const piece = (id: NodeId) => () => this.bits(id, WORD * k, wordWidth(width, k), type);
      return () => {
        // old ^ ((old ^ data) & bits)
        const old = this.keep(type, () => {
          this.get(row);
          f.memory(from, address + 8 * k);
        });
        this.get(old);
        this.get(old);
        piece(data)();
        f.op(xor);
        piece(bits)();
        f.op(and);
        f.op(xor);
      };
    });
    const sources = sampled ? words.map((push) => this.keep(type, push)).map((local) => () => this.get(local)) : words;
    sources.forEach((push, k) => {
      this.get(row);
      push();
      f.memory(to, address + 8 * k);
    });
  }

  /** Pushes the row's offset in its memory. */
  rowOffset(addr: NodeId, stride: number): void {
    this.bits(addr, 0, this.graph.width(addr), 'i32');
    if (stride === 1) return;
    this.f.const('i32', BigInt(stride));
    this.f.op(operators.i32.mul);
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

  keep(type: ValueType, push: () => void): number {
    push();
    const local = this.f.local(type);
    this.f.indexed(op.localSet, local);
    return local;
  }

  storeWord(address: number, push: () => void): void {
    this.f.const('i32', 0n);
    push();
    this.f.memory(operators.i64.store, address);
  }

  /** Pushes word `k` of a root, input or register. */
  word(id: NodeId, k: number): void {
    const known = this.#locals.get(id);
    const local = known?.[k];
    if (local !== undefined) {
      this.get(local);
      return;
    }
    const { width } = this.graph.get(id);
    const type = width <= 32 ? 'i32' : 'i64';
    const address = this.layout.address(id);
    if (address === undefined) throw new Error(`node ${id} has no place`);
    this.f.const('i32', 0n);
    this.f.memory(operators[type].load, address + 8 * k);
    // Later uses in this function take the local: nothing here reads state after its store, so it still holds. What is
    // loaded in a branch is not kept, because the branch may not be taken.
    if (this.#branches > 0) return;
    const kept = this.f.local(type);
    this.f.indexed(op.localTee, kept);
    const words = known ?? [];
    words[k] = kept;
    this.#locals.set(id, words);
  }

  /** Pushes a range of a value that has a place. */
  #placed(id: NodeId, lo: number, width: number, type: ValueType, loose: boolean): void {
    const total = this.graph.width(id);
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
          if (node.width === 1) negation(this, node.a);
          else {
            this.bits(node.a, lo, width, type);
            f.op(o.eqz);
          }
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
        this.#cat(node, lo, width, type, loose);
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
        this.rowOffset(node.index, valueBytes(node.width));
        f.memory(operators[own].load, node.address);
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
      default: {
        const own = typeOf(node.width);
        // Low bits of sums do not depend on higher ones: what is above may stay when nobody looks at it.
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
    const negated = kept === undefined && this.optimisations.tests ? this.negated(node.sel) : undefined;
    const [taken, otherwise] = negated === undefined ? [node.a, node.b] : [node.b, node.a];
    if (this.optimisations.lazyArms && this.#cost(node.a) + this.#cost(node.b) >= LAZY) {
      if (kept === undefined) decision(this, negated ?? node.sel);
      else this.get(kept);
      this.branch(
        () => this.bits(taken, lo, width, type, loose),
        () => this.bits(otherwise, lo, width, type, loose),
        type,
      );
      return;
    }
    this.bits(taken, lo, width, type, loose);
    this.bits(otherwise, lo, width, type, loose);
    if (kept === undefined) decision(this, negated ?? node.sel);
    else this.get(kept);
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

  /** What a node of the tree is the negation of. */
  negated(id: NodeId): NodeId | undefined {
    const node = this.graph.get(id);
    return node.op === 'not' && this.inTree(id) ? node.a : undefined;
  }

  /** The bits of a constant; `undefined` for other nodes. */
  constantBits(id: NodeId, lo: number, width: number): bigint | undefined {
    const value = this.graph.constant(id);
    return value === undefined ? undefined : (value >> BigInt(lo)) & mask(width);
  }

  #cat(node: Node<'cat'>, lo: number, width: number, type: ValueType, loose: boolean): void {
    const f = this.f;
    const o = operators[type];
    let pushed = false;
    for (const run of this.#runs(node, lo, width)) {
      const end = run.at + run.width * run.count;
      // What is above the highest part's bits is shifted out, or may stay.
      const top = end === bitsOf[type] || (loose && end === width);
      this.#repeated(run, type, top);
      if (run.at > 0) {
        f.const(type, BigInt(run.at));
        f.op(o.shl);
      }
      if (pushed) f.op(o.or);
      pushed = true;
    }
    if (!pushed) f.const(type, 0n);
  }

  /** The parts of a range of a concatenation, from its bit 0 up, neighbours that are equal as one; zeros are left out. */
  #runs(node: Node<'cat'>, lo: number, width: number): readonly Run[] {
    const runs: Run[] = [];
    let base = 0;
    for (const part of node.parts.toReversed()) {
      const partWidth = this.graph.width(part);
      const from = Math.max(lo, base);
      const to = Math.min(lo + width, base + partWidth);
      const last = runs.at(-1);
      if (from < to && this.constantBits(part, from - base, to - from) !== 0n) {
        const next = { part, at: from - lo, lo: from - base, width: to - from, count: 1 };
        const adjoins = last !== undefined && last.at + last.width * last.count === next.at;
        if (adjoins && last.part === part && last.width === partWidth && next.width === partWidth) last.count++;
        else runs.push(next);
      }
      base += partWidth;
    }
    return runs;
  }

  /** Pushes copies of a part without their distance from bit 0: of one bit by negation, of more by multiplication. */
  #repeated({ part, lo, width, count }: Run, type: ValueType, loose: boolean): void {
    const f = this.f;
    const o = operators[type];
    if (count === 1) {
      this.bits(part, lo, width, type, loose);
    } else if (width === 1) {
      f.const(type, 0n);
      this.bits(part, 0, 1, type);
      f.op(o.sub);
      this.mask(count, type, loose);
    } else {
      this.bits(part, 0, width, type);
      // A one at the lowest bit of every copy: the copies do not overlap, so the product has no carries between them.
      f.const(type, mask(width * count) / mask(width));
      f.op(o.mul);
    }
  }

  #memRead(node: Node<'memRead'>, lo: number, width: number, type: ValueType, loose: boolean): void {
    const { address, stride } = this.layout.memories[node.memory]!;
    if (node.width > WORD) {
      const row = this.keep('i32', () => this.rowOffset(node.addr, stride));
      this.#fromWords(node.width, lo, width, type, loose, (k) => this.#rowWord(row, address, k));
      return;
    }
    const own = typeOf(node.width);
    const { load, load8, load16 } = operators[own];
    this.rowOffset(node.addr, stride);
    this.f.memory(stride === 1 ? load8 : stride === 2 ? load16 : load, address);
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
      this.store(input, () => this.f.const('i32', 0n), asked[i]!, false);
    });
    this.f.const('i32', BigInt(box));
    this.f.const('i32', BigInt(output));
    this.f.indexed(op.call, this.functions.boxOutput);
    return outputs[output]!;
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
        const row = this.keep('i32', () => this.rowOffset(node.addr, stride));
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
