/** One clock of two netlists, as expressions of one table, on what is known of both. */
import { type Expr, type ExprId, operands } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { StartUp } from '../../design-tests/start-up.ts';
import { nodeExprs, type SourceNode } from '../node-expr.ts';
import { observable } from '../observable.ts';
import type { Known } from './known.ts';
import { apartPair, betweenPairs, chosen, knownPair, type Pair, pairOf, samePair } from './pair.ts';
import { mayBe, type PairWrite, wordAt, written } from './pair-memory.ts';
import type { PairState } from './pair-state.ts';

/** What a clock leaves behind, and what can be told of it. */
export interface Step {
  readonly state: PairState;
  /** Whether outputs show a difference in it. */
  readonly isShown: boolean;
  /** Whether the design is ready, for all that is known. */
  readonly isReady: boolean;
}

/** An expression in the first netlist and in the second. */
type ExprPair = readonly [ExprId, ExprId];

interface Write {
  readonly addr: ExprPair;
  readonly data: ExprPair;
  readonly enable: ExprPair;
  readonly mask: ExprPair | undefined;
}

/** One clock of both netlists, with an input that is held: equal expressions of the two are one. */
export class PairClock {
  readonly #table = new ExprTable();
  readonly #sources: { readonly node: SourceNode; readonly addr: ExprId }[] = [];
  readonly #known = new Map<string, ExprId>();
  readonly #net: Netlist;
  readonly #seen: { readonly registers: ReadonlySet<number>; readonly memories: ReadonlySet<number> };
  readonly #registers: readonly ExprPair[];
  readonly #writes: readonly (readonly Write[])[];
  readonly #reads: readonly { readonly addr: ExprPair; readonly enable: ExprPair }[];
  readonly #outputs: readonly ExprPair[];
  readonly #ready: number;
  /** All expressions that matter, operands first. */
  readonly #order: readonly ExprId[];

  constructor(
    original: Netlist,
    mutant: Netlist,
    held: { readonly input: number; readonly value: bigint },
    startUp: StartUp | undefined,
  ) {
    const nets = [original, mutant] as const;
    const exprs = nets.map((net) =>
      nodeExprs(this.#table, net.nodes, (node, of) =>
        node.op === 'input' && node.input === held.input
          ? this.#table.const(node.width, held.value)
          : this.#source(node, of),
      ),
    );
    const pair = (of: (net: Netlist) => NodeId): ExprPair => [exprs[0]![of(nets[0])]!, exprs[1]![of(nets[1])]!];
    this.#net = original;
    this.#registers = original.registers.map((_, i) => pair((net) => net.registers[i]!.next));
    this.#writes = original.memories.map(({ writes }, i) =>
      writes.map(({ mask }, w) => ({
        addr: pair((net) => net.memories[i]!.writes[w]!.addr),
        data: pair((net) => net.memories[i]!.writes[w]!.data),
        enable: pair((net) => net.memories[i]!.writes[w]!.enable),
        mask: mask === undefined ? undefined : pair((net) => net.memories[i]!.writes[w]!.mask!),
      })),
    );
    this.#reads = original.syncReads.map((_, i) => ({
      addr: pair((net) => net.syncReads[i]!.addr),
      enable: pair((net) => net.syncReads[i]!.enable),
    }));
    this.#outputs = original.outputs.map((_, i) => pair((net) => net.outputs[i]!.node));
    this.#ready = original.outputs.findIndex(({ name }) => name === startUp?.ready);
    const seen = nets.flatMap((net) => observable(net).readers.map(({ reader }) => reader));
    this.#seen = {
      registers: new Set(seen.flatMap((r) => (r.kind === 'register' ? [r.register] : []))),
      memories: new Set(seen.flatMap((r) => (r.kind === 'write' ? [r.memory] : []))),
    };
    this.#order = this.#needed();
  }

  /** Whether the two compute anything by different expressions. */
  get differs(): boolean {
    return this.#pairs().some(([a, b]) => a !== b);
  }

  /** Whether all that can be seen of the state is the same in both. */
  isTogether({ registers, memories }: PairState): boolean {
    return (
      registers.every(({ apart }, i) => apart === 0n || !this.#seen.registers.has(i)) &&
      memories.every((words, i) => words.every(({ apart }) => apart === 0n) || !this.#seen.memories.has(i))
    );
  }

  /** The clock that follows a state. */
  next(state: PairState): Step {
    let of = this.#values(state, this.#ready >= 0);
    const ready = (): Pair => of(this.#outputs[this.#ready]!);
    const mayBeReady = this.#ready < 0 || eitherMayBe(ready(), 1n);
    if (this.#ready >= 0 && mayBeReady) of = this.#values(state, false);
    const isReady = this.#ready < 0 || !eitherMayBe(ready(), 0n);
    const writes = this.#writes.map((ofMemory) =>
      ofMemory.map(
        ({ addr, data, enable, mask }): PairWrite => ({
          addr: of(addr),
          data: of(data),
          enable: of(enable),
          mask: mask && of(mask),
        }),
      ),
    );
    const memories = state.memories.map((words, i) =>
      writes[i]!.reduce((now, write) => written(now, this.#net.memories[i]!.width, write), words),
    );
    const registers = this.#registers.map(of);
    for (const [i, { register, memory, onCollision }] of this.#net.syncReads.entries()) {
      const { addr, enable } = this.#reads[i]!;
      const { width } = this.#net.registers[register]!;
      const words = onCollision === 'new' ? memories[memory]! : state.memories[memory]!;
      registers[register] = chosen(width, of(enable), wordAt(words, width, of(addr)), registers[register]!);
    }
    return {
      state: { registers, memories },
      isShown: this.#isShown(of),
      isReady,
    };
  }

  /** What no one looks at is excused: fields of an output in clocks without its `valid`. */
  #isShown(of: (pair: ExprPair) => Pair): boolean {
    const pairs = this.#outputs.map(of);
    const { outputs } = this.#net;
    const idle = outputs.flatMap(({ name }, i) =>
      name.endsWith('_valid') && !eitherMayBe(pairs[i]!, 1n) ? [name.slice(0, -'valid'.length)] : [],
    );
    return pairs.some(({ apart }, i) => apart !== 0n && !idle.some((prefix) => outputs[i]!.name.startsWith(prefix)));
  }

  /**
   * The values of expressions in a state; of a pair, the first run's of its first and the second one's of its second.
   */
  #values(state: PairState, isQuiet: boolean): (pair: ExprPair) => Pair {
    const values: Pair[] = [];
    const at = (id: ExprId): Pair => values[id]!;
    const widthOf = (id: ExprId): number => this.#table.get(id).width;
    for (const id of this.#order) {
      const e = this.#table.get(id);
      values[id] = e.op === 'ref' ? this.#sourceValue(e.decl, state, at, isQuiet) : pairOf(e, at, widthOf);
    }
    const pairs = new Map<string, Pair>();
    const of = ([a, b]: ExprPair): Pair => {
      if (a === b) return at(a);
      const key = `${a} ${b}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const pair = this.#pairValue(
        this.#behind(a, (id) => at(id).first),
        this.#behind(b, (id) => at(id).second),
        at,
        of,
      );
      pairs.set(key, pair);
      return pair;
    };
    return of;
  }

  /** Two expressions that are one operator of other expressions differ as those do. */
  #pairValue(a: ExprId, b: ExprId, at: (id: ExprId) => Pair, of: (pair: ExprPair) => Pair): Pair {
    if (a === b) return at(a);
    const [x, y] = [this.#table.get(a), this.#table.get(b)];
    const [left, right] = [operands(x), operands(y)];
    if (x.op === 'ref' || !isSameOperator(x, y) || left.length !== right.length)
      return betweenPairs(x.width, at(a), at(b));
    const pairs = left.map((id, i) => of([id, right[i]!]));
    return pairOf(
      onPlaces(x),
      (place) => pairs[place]!,
      (place) => this.#table.get(left[place]!).width,
    );
  }

  /** The expression after multiplexers of which it is known in a run what they choose. */
  #behind(id: ExprId, known: (id: ExprId) => Known): ExprId {
    for (let at = id; ; ) {
      const e = this.#table.get(at);
      const sel = e.op === 'mux' ? known(e.sel) : undefined;
      if (e.op !== 'mux' || sel === undefined || sel.known === 0n) return at;
      at = sel.value !== 0n ? e.a : e.b;
    }
  }

  #sourceValue(index: number, state: PairState, of: (id: ExprId) => Pair, isQuiet: boolean): Pair {
    const { node, addr } = this.#sources[index]!;
    switch (node.op) {
      case 'input':
        return isQuiet && this.#net.inputs[node.input]!.name.endsWith('_valid') ? knownPair(1, 0n) : samePair;
      case 'register':
        return state.registers[node.register]!;
      case 'memRead':
        return wordAt(state.memories[node.memory]!, node.width, of(addr));
      case 'box':
        return apartPair(node.width);
    }
  }

  /** Equal sources of the two netlists are one. */
  #source(node: SourceNode, of: (id: NodeId) => ExprId): ExprId {
    const addr = node.op === 'memRead' ? of(node.addr) : -1;
    const place = node.op === 'input' ? node.input : node.op === 'register' ? node.register : -1;
    const key = node.op === 'memRead' ? `memory ${node.memory} ${addr}` : `${node.op} ${place}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = this.#table.ref(node.width, this.#sources.length);
    this.#sources.push({ node, addr });
    this.#known.set(key, id);
    return id;
  }

  #pairs(): readonly ExprPair[] {
    const writes = this.#writes
      .flat()
      .flatMap(({ addr, data, enable, mask }) => [addr, data, enable, ...(mask === undefined ? [] : [mask])]);
    const reads = this.#reads.flatMap(({ addr, enable }) => [addr, enable]);
    return [...this.#registers, ...writes, ...reads, ...this.#outputs];
  }

  /** Operands have smaller indices than what is made of them, and so has the address of what is read. */
  #needed(): readonly ExprId[] {
    const needed = new Set<ExprId>();
    const stack = this.#pairs().flat();
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (needed.has(id)) continue;
      needed.add(id);
      const e = this.#table.get(id);
      stack.push(...operands(e));
      if (e.op === 'ref' && this.#sources[e.decl]!.addr >= 0) stack.push(this.#sources[e.decl]!.addr);
    }
    return [...needed].sort((a, b) => a - b);
  }
}

const eitherMayBe = ({ first, second }: Pair, value: bigint): boolean => mayBe(first, value) || mayBe(second, value);

const isSameOperator = (x: Expr, y: Expr): boolean =>
  x.op === y.op && x.width === y.width && x.op !== 'const' && !(x.op === 'slice' && y.op === 'slice' && x.lo !== y.lo);

/** The operator with the places of its operands in place of these. */
function onPlaces(e: Exclude<Expr, { op: 'ref' }>): Exclude<Expr, { op: 'ref' }> {
  switch (e.op) {
    case 'const':
      return e;
    case 'not':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
    case 'slice':
      return { ...e, a: 0 };
    case 'mux':
      return { ...e, sel: 0, a: 1, b: 2 };
    case 'cat':
      return { ...e, parts: e.parts.map((_, place) => place) };
    default:
      return { ...e, a: 0, b: 1 };
  }
}
