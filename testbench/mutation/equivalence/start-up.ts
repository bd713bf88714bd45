/** Proofs that a mutant which differs in reset alone has become the original before anyone may use it. */
import { type ExprId, operands } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { StartUp } from '../../blocks/start-up.ts';
import { nodeExprs, type SourceNode } from '../node-expr.ts';
import { observable } from '../observable.ts';
import {
  apartTwin,
  betweenTwins,
  chosen,
  eitherTwin,
  equalTwins,
  knownTwin,
  sameTwin,
  type Twin,
  twinOf,
} from './twin.ts';

/** Clocks after reset in which the two may differ inside. */
const LONGEST = 2048;

/**
 * Whether both are the same from the start-up on, after a reset that comes when they are the same and lasts long enough (without
 * `startUp` one clock). Both runs
 * are followed together, from any state and with any inputs that `startUp` allows, with what is known of each bit in both
 * (`Twin`): until all state that can be seen is the same, all outputs are, but for `x_*` in clocks in which `x_valid` is 0. Where the
 * two compute the same outside of reset, they stay so. Where they do not, all states are looked at that can follow once `ready` is 1:
 * in them what is different has no effect, as where a register has become a constant, or is that long before `ready`.
 *
 * As `sameAfterReset` it takes for granted that reset does not come again before they are the same.
 */
export function sameAfterStartUp(original: Netlist, mutant: Netlist, startUp: StartUp | undefined): boolean {
  const reset = original.inputs.findIndex((input) => input.reset !== undefined);
  if (reset < 0 || ![original, mutant].every(canFollow)) return false;
  const active = BigInt(original.inputs[reset]!.reset!.active);
  const running = new Clock(original, mutant, { input: reset, value: 1n - active }, startUp);
  const resetting = new Clock(original, mutant, { input: reset, value: active }, startUp);
  let state = anyState(original);
  for (let i = 0; i < (startUp?.resetClocks ?? 1); i++) state = resetting.next(state).state;
  for (;;) {
    const after = either(state, resetting.next(state).state);
    if (isSame(state, after)) break;
    state = after;
  }
  for (let i = 0; i < LONGEST; i++) {
    const isTogether = running.isTogether(state);
    if (isTogether && !running.differs) return true;
    const { state: after, isShown, isReady } = running.next(state);
    if (isShown) return false;
    if (isTogether && isReady) return staysTogether(running, state);
    state = after;
  }
  return false;
}

/** Whether the two are the same in all states that can follow: what is known of them all is what no further clock changes. */
function staysTogether(running: Clock, first: State): boolean {
  for (let state = first; ; ) {
    const { state: after, isShown } = running.next(state);
    if (isShown || !running.isTogether(after)) return false;
    const all = either(state, after);
    if (isSame(state, all)) return true;
    state = all;
  }
}

const canFollow = (net: Netlist): boolean =>
  net.clocks.length <= 1 &&
  net.clocks.every(({ edge }) => edge === 'rising') &&
  net.boxes.length === 0 &&
  net.registers.every((r) => r.asyncReset === undefined);

/** What is known of all state in both runs. */
interface State {
  readonly registers: readonly Twin[];
  /** Word by word. */
  readonly memories: readonly (readonly Twin[])[];
}

const anyState = ({ registers, memories }: Netlist): State => ({
  registers: registers.map(() => sameTwin),
  memories: memories.map(({ width, depth, words = depth }) =>
    Array.from({ length: depth }, (_, i) => (i < words ? sameTwin : knownTwin(width, 0n))),
  ),
});

const either = (a: State, b: State): State => ({
  registers: a.registers.map((x, i) => eitherTwin(x, b.registers[i]!)),
  memories: a.memories.map((words, i) => words.map((x, at) => eitherTwin(x, b.memories[i]![at]!))),
});

const isSame = (a: State, b: State): boolean =>
  a.registers.every((x, i) => equalTwins(x, b.registers[i]!)) &&
  a.memories.every((words, i) => words.every((x, at) => equalTwins(x, b.memories[i]![at]!)));

/** An expression in the first netlist and in the second. */
type Pair = readonly [ExprId, ExprId];

interface Write {
  readonly addr: Pair;
  readonly data: Pair;
  readonly enable: Pair;
  readonly mask: Pair | undefined;
}

/** One clock of both netlists, with an input that is held, as expressions of one table: equal ones are one. */
class Clock {
  readonly #table = new ExprTable();
  readonly #sources: { readonly node: SourceNode; readonly addr: ExprId }[] = [];
  readonly #known = new Map<string, ExprId>();
  readonly #net: Netlist;
  readonly #seen: { readonly registers: ReadonlySet<number>; readonly memories: ReadonlySet<number> };
  readonly #registers: readonly Pair[];
  readonly #writes: readonly (readonly Write[])[];
  readonly #reads: readonly { readonly addr: Pair; readonly enable: Pair }[];
  readonly #outputs: readonly Pair[];
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
    const pair = (of: (net: Netlist) => NodeId): Pair => [exprs[0]![of(nets[0])]!, exprs[1]![of(nets[1])]!];
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
  isTogether({ registers, memories }: State): boolean {
    return (
      registers.every(({ apart }, i) => apart === 0n || !this.#seen.registers.has(i)) &&
      memories.every((words, i) => words.every(({ apart }) => apart === 0n) || !this.#seen.memories.has(i))
    );
  }

  /** The state behind a clock; whether outputs show a difference in it; whether the design is ready, for all that is known. */
  next(state: State): { readonly state: State; readonly isShown: boolean; readonly isReady: boolean } {
    let values = this.#values(state, this.#ready >= 0);
    const mayBeReady = this.#ready < 0 || this.#mayBe(values, this.#outputs[this.#ready]!, 1n);
    if (this.#ready >= 0 && mayBeReady) values = this.#values(state, false);
    const isReady = this.#ready < 0 || !this.#mayBe(values, this.#outputs[this.#ready]!, 0n);
    const of = (pair: Pair): Twin => this.#of(values, pair, this.#table.get(pair[0]).width);
    const memories = state.memories.map((words, i) => {
      const { width } = this.#net.memories[i]!;
      return this.#writes[i]!.reduce((now, write) => written(now, width, write, of), words);
    });
    const registers = this.#registers.map(of);
    for (const [i, { register, memory, onCollision }] of this.#net.syncReads.entries()) {
      const { addr, enable } = this.#reads[i]!;
      const { width } = this.#net.registers[register]!;
      const words = onCollision === 'new' ? memories[memory]! : state.memories[memory]!;
      registers[register] = chosen(width, of(enable), word(words, width, of(addr)), registers[register]!);
    }
    return { state: { registers, memories }, isShown: this.#isShown(of), isReady };
  }

  /** What nobody looks at is excused: fields of an output in clocks without its `valid`. */
  #isShown(of: (pair: Pair) => Twin): boolean {
    const twins = this.#outputs.map(of);
    const { outputs } = this.#net;
    const idle = outputs.flatMap(({ name }, i) => {
      const { known, value } = twins[i]!;
      return name.endsWith('_valid') && known === 1n && value === 0n ? [name.slice(0, -'valid'.length)] : [];
    });
    return twins.some(({ apart }, i) => apart !== 0n && !idle.some((prefix) => outputs[i]!.name.startsWith(prefix)));
  }

  /** Whether an output of one bit may have that value. */
  #mayBe(values: readonly Twin[], output: Pair, value: bigint): boolean {
    const twin = this.#of(values, output, 1);
    return twin.known === 0n || twin.value === value;
  }

  #of(values: readonly Twin[], [a, b]: Pair, width: number): Twin {
    return this.#agree(values, a, b) ? values[a]! : betweenTwins(width, values[a]!, values[b]!);
  }

  /** Whether both are one function of the state: the same operators of the same, behind multiplexers of which it is known what they choose. */
  #agree(values: readonly Twin[], a: ExprId, b: ExprId): boolean {
    const [x, y] = [this.#chosen(values, a), this.#chosen(values, b)];
    if (x === y) return true;
    const [left, right] = [this.#table.get(x), this.#table.get(y)];
    if (left.op !== right.op || left.width !== right.width || left.op === 'ref' || left.op === 'const') return false;
    if (left.op === 'slice' && right.op === 'slice' && left.lo !== right.lo) return false;
    const [of, others] = [operands(left), operands(right)];
    return of.length === others.length && of.every((operand, i) => this.#agree(values, operand, others[i]!));
  }

  #chosen(values: readonly Twin[], id: ExprId): ExprId {
    for (let at = id; ; ) {
      const e = this.#table.get(at);
      const sel = e.op === 'mux' ? values[e.sel]! : undefined;
      if (e.op !== 'mux' || sel === undefined || sel.known === 0n) return at;
      at = sel.value !== 0n ? e.a : e.b;
    }
  }

  #values(state: State, isQuiet: boolean): readonly Twin[] {
    const values: Twin[] = [];
    const of = (id: ExprId): Twin => values[id]!;
    const widthOf = (id: ExprId): number => this.#table.get(id).width;
    for (const id of this.#order) {
      const e = this.#table.get(id);
      values[id] = e.op === 'ref' ? this.#sourceValue(e.decl, state, of, isQuiet) : twinOf(e, of, widthOf);
    }
    return values;
  }

  #sourceValue(index: number, state: State, of: (id: ExprId) => Twin, isQuiet: boolean): Twin {
    const { node, addr } = this.#sources[index]!;
    switch (node.op) {
      case 'input':
        return isQuiet && this.#net.inputs[node.input]!.name.endsWith('_valid') ? knownTwin(1, 0n) : sameTwin;
      case 'register':
        return state.registers[node.register]!;
      case 'memRead':
        return word(state.memories[node.memory]!, node.width, of(addr));
      case 'box':
        return apartTwin(node.width);
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

  #pairs(): readonly Pair[] {
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

/** Whether a word may be the one at `addr`. */
const mayBeAt = (at: number, addr: Twin, depth: number): boolean =>
  ((BigInt(at) ^ addr.value) & addr.known & BigInt(depth - 1)) === 0n;

/** The word at an address; where addresses may differ, the runs may read different ones. */
function word(words: readonly Twin[], width: number, addr: Twin): Twin {
  const join = addr.apart === 0n ? eitherTwin : (x: Twin, y: Twin): Twin => betweenTwins(width, x, y);
  return words.filter((_, at) => mayBeAt(at, addr, words.length)).reduce(join);
}

function written(words: readonly Twin[], width: number, write: Write, of: (pair: Pair) => Twin): readonly Twin[] {
  const enable = of(write.enable);
  if (enable.known !== 0n && enable.value === 0n) return words;
  const [addr, data] = [of(write.addr), of(write.data)];
  const mask = write.mask && of(write.mask);
  const isKnown = (~addr.known & BigInt(words.length - 1)) === 0n && enable.known !== 0n;
  return words.map((old, at) => {
    if (!mayBeAt(at, addr, words.length)) return old;
    const now = mask === undefined ? data : merged(width, mask, data, old);
    if (isKnown) return now;
    return addr.apart === 0n && enable.apart === 0n ? eitherTwin(now, old) : betweenTwins(width, now, old);
  });
}

/** Bits of `data` where the mask is 1, else of `old`. */
function merged(width: number, mask: Twin, data: Twin, old: Twin): Twin {
  const ones = mask.value;
  const zeros = mask.known & ~mask.value;
  const either = mask.apart === 0n ? eitherTwin(data, old) : betweenTwins(width, data, old);
  const pick = (of: (twin: Twin) => bigint): bigint =>
    (of(data) & ones) | (of(old) & zeros) | (of(either) & ~mask.known);
  return { value: pick((t) => t.value), known: pick((t) => t.known), apart: pick((t) => t.apart) };
}
