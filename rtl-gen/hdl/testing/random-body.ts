/** The body of a random module: carries out a recipe. */
import { doubtfulCodes } from '../../ir/diagnostic-codes.ts';
import { mask } from '../../ir/expr.ts';
import type { Collision } from '../../ir/module-ir.ts';
import { lowestOne } from '../../lib/bits/lowest-one.ts';
import { type Bits, bits, type Ctx, clog2, type EnumV, enumOf, int, type Module, record, vec } from '../index.ts';
import { operators } from './operators.ts';
import type { Branch, Recipe, Statements, Step } from './random-module.ts';

/** Something that statements set; `set` takes the choice of a value. */
interface Target {
  set(choice: number): void;
}

const collisions: readonly Collision[] = ['old', 'new', 'undefined'];
const ownWrites = ['old', 'new', 'hold'] as const;
const stateNames = ['idle', 'busy', 'done'] as const;
const State = enumOf(...stateNames);
type StateValue = EnumV<(typeof stateNames)[number]>;
const phaseNames = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
type PhaseName = (typeof phaseNames)[number];
const Phase = enumOf(...phaseNames);
const byName = new Map(operators.map((operator) => [operator.name, operator]));
const searchWidths = [2, 4, 8, 16, 32, 64, 128] as const;
/** Keeps concatenations of concatenations in bounds; wider than four words of any engine. */
const widest = 130;

/** Runs once, in the module that is being elaborated. */
export class RandomBody {
  readonly #recipe: Recipe;
  readonly #m: Ctx;
  readonly #child: Module<object, object, Record<never, never>> | undefined;
  /** Every value so far; never empty, as a module has an input. */
  readonly #values: Bits[];
  readonly #states: StateValue[] = [];
  /** Registers and wires that the recipe's statements set. */
  readonly #targets: Target[] = [];
  /** Values of wires that those statements set: only outputs may read them. */
  readonly #late: Bits[] = [];
  readonly #touched = new Set<Target>();
  readonly #writes: (() => void)[] = [];

  constructor(recipe: Recipe, inputs: readonly Bits[], m: Ctx, child?: Module<object, object, Record<never, never>>) {
    this.#recipe = recipe;
    this.#m = m;
    m.allow(...doubtfulCodes);
    this.#child = child;
    this.#values = [...inputs];
  }

  /** Builds everything and gives the outputs. */
  outputs(): Record<string, Bits> {
    const { steps, statements, outputs } = this.#recipe;
    steps.forEach((step, i) => {
      this.#build(step, i);
    });
    for (const write of this.#writes) write();
    this.#setAll(statements, this.#targets);
    const readable = [...this.#late, ...this.#values.toReversed()];
    return Object.fromEntries(
      outputs.map(({ width, value }, i) => [`o${i}`, resized(readable[value % readable.length]!, width)]),
    );
  }

  #build(step: Step, i: number): void {
    const m = this.#m;
    const { x, y, width } = step;
    switch (step.kind) {
      case 'operator':
        this.#values.push(this.#operator(step));
        return;
      case 'named':
        this.#values.push(m.named({ [`n${i}`]: this.#operator(step) })[`n${i}`]!);
        return;
      case 'tree':
        this.#values.push(this.#tree(step, step.width, 3, step.k + 1));
        return;
      case 'register':
        this.#values.push(this.#register(step, i));
        return;
      case 'state':
        this.#values.push(this.#state(step, i).is('busy'));
        return;
      case 'wire': {
        const wire = m.wire(`w${i}`, bits(width), this.#sized(x, width));
        this.#setAll(step.statements, [{ set: (v) => wire.set(this.#sized(v, width)) }]);
        this.#values.push(wire);
        return;
      }
      case 'late wire': {
        const wire = m.wire(`l${i}`, bits(width), this.#sized(x, width));
        this.#targets.push({ set: (v) => wire.set(this.#sized(v, width)) });
        this.#late.push(wire);
        return;
      }
      case 'pair': {
        const shape = record({ p: bits(width), q: bits(8) });
        const pair = m.wire(`p${i}`, shape, { p: this.#sized(x, width), q: this.#sized(y, 8) });
        // One field follows the other, and in half of the cases stands before it.
        const follow = () => m.when(this.#bit(y), () => pair.set({ q: resized(pair.p, 8) }));
        if (step.n % 2 === 0) follow();
        this.#setAll(step.statements, [{ set: (v) => pair.set({ p: this.#sized(v, width) }) }]);
        if (step.n % 2 === 1) follow();
        this.#values.push(pair.p, pair.q);
        return;
      }
      case 'memory':
        this.#memory(step, i);
        return;
      case 'instance':
        this.#instance(step, i);
        return;
      case 'idle instance':
        this.#instance(step, i, this.#bit(step.z).and(this.#bit(step.y)));
        return;
      case 'array':
        this.#values.push(this.#array(step, i));
        return;
      case 'vec':
        this.#values.push(this.#vec(step, i));
        return;
      case 'phases':
        this.#values.push(this.#phases(step, i));
        return;
      case 'search': {
        const word = this.#sized(x, searchWidths[step.n % searchWidths.length]!);
        this.#values.push(m.inst(`f${i}`, lowestOne(word.width), { word }).position);
        return;
      }
      case 'assertion':
        m.assert(`a${i}`, this.#operator(step).any());
        return;
    }
  }

  /** A register: with a reset, with a start value, with both or with neither. */
  #register({ n, k, width }: Step, i: number): Bits {
    const value = (BigInt(k) * 0x9e3779b97f4a7c15n) & mask(width);
    const reg = this.#m.reg(`r${i}`, bits(width), {
      ...(n % 4 < 2 ? { reset: value } : {}),
      ...(n % 2 === 0 ? { init: value ^ 1n } : {}),
    });
    this.#targets.push({ set: (v) => reg.set(this.#sized(v, width)) });
    return reg;
  }

  /** A register that is a vec of signed integers, set whole or by an index, and the element at another index. */
  #vec({ x, y, n, k, width }: Step, i: number): Bits {
    const length = 1 + (k % 6);
    const lanes = this.#m.reg(`v${i}`, vec(int(width), length), n % 2 === 0 ? { reset: Array(length).fill(-1) } : {});
    const index = this.#sized(x, Math.max(1, clog2(length)) + (n % 2));
    this.#targets.push({
      set: (v) => {
        const value = this.#sized(v, width).asInt();
        if (v % 3 === 0) lanes.set(Array.from({ length }, (_, at) => lanes.at((at + v) % length).add(value)));
        else if (v % 3 === 1) lanes.setAt(index, value);
        else lanes.set(lanes.with(index, value));
      },
    });
    return lanes.select(this.#sized(y, 1 + (k % 5))).asBits();
  }

  /** A register with states; its start may be the value that is none of them. */
  #state({ n }: Step, i: number): StateValue {
    const m = this.#m;
    const state = m.reg(`s${i}`, State, n % 2 === 0 ? { reset: 'idle' } : {});
    const named = (v: number) => stateNames[v % 3]!;
    this.#targets.push({
      set: (v) => {
        const other = this.#states[v % this.#states.length]!;
        if (v % 3 === 0) state.set(named(v));
        else state.set(m.mux(this.#bit(v), other, this.#states[n % this.#states.length]!));
      },
    });
    this.#states.push(state);
    return state;
  }

  /** Registers that an index writes and another one reads. */
  #array({ x, y, z, n, k, width }: Step, i: number): Bits {
    const m = this.#m;
    const indexWidth = 1 + (n % 3);
    const [to, from] = [this.#sized(y, indexWidth), this.#sized(z, indexWidth)];
    const [value, enable] = [this.#sized(x, width), this.#bit(k % 41)];
    // In half of the cases no register has index 0.
    const first = k % 2;
    const registers = Array.from({ length: 2 ** indexWidth - first }, (_, at) => {
      const reg = m.reg(`y${i}_${at}`, bits(width), { reset: BigInt(at) & mask(width) });
      const here = to.eq(at + first);
      if (n % 2 === 0) m.when(enable.and(here), () => reg.set(value));
      else m.when(enable, () => m.when(here, () => reg.set(value)));
      return reg;
    });
    return registers.slice(1).reduce<Bits>((rest, reg, at) => m.mux(from.eq(at + 1), reg, rest), registers[0]!);
  }

  /** A state machine that walks through its states, with a register that each of them sets to something else. */
  #phases({ x, y, z, k, width }: Step, i: number): Bits {
    const m = this.#m;
    const phase = m.reg(`t${i}`, Phase, { reset: 'p0' });
    const out = m.reg(`u${i}`, bits(width));
    const next = (at: number): (typeof phaseNames)[number] => phaseNames[(at + 1 + (k % 3)) % phaseNames.length]!;
    const go = this.#bit(y);
    const values = phaseNames.map((_, at) => this.#sized(x + at, width));
    const leave = phaseNames.map((_, at) => (at % 2 === 0 ? go : this.#bit(z)));
    const arm = (at: number) => () => {
      out.set(at % 3 === 0 ? out.add(values[at]!) : values[at]!);
      m.when(leave[at]!, () => phase.set(next(at)));
    };
    m.match(phase, Object.fromEntries(phaseNames.map((name, at) => [name, arm(at)])) as Record<PhaseName, () => void>);
    return out;
  }

  #memory(step: Step, i: number): void {
    const { x, y, z, n, k, width } = step;
    const addressWidth = 1 + (k % 3);
    // In some cases no power of two, so that some addresses have no word.
    const depth = 2 ** addressWidth - (addressWidth > 1 && k % 5 === 0 ? 1 : 0);
    const init = Array.from({ length: k % (depth + 1) }, (_, a) => (BigInt(a + k) * 0x5851f42d4c957f2dn) & mask(width));
    const mem = this.#m.mem(`m${i}`, bits(width), { depth, init });
    if (n % 4 !== 0) this.#values.push(mem.read(this.#sized(x, addressWidth)));
    const port = { addr: this.#sized(y, addressWidth), onCollision: collisions[n % 3]! };
    this.#values.push(mem.readSync(n % 2 === 0 ? port : { ...port, enable: this.#bit(z) }));
    for (let w = 0; w < 1 + (k % 2); w++) {
      this.#writes.push(() => {
        const [addr, data] = [this.#sized(z + w, addressWidth), this.#sized(x + y + w, width)];
        const write = { addr, data, enable: this.#bit(y + z + w) };
        const lanes = width % 4 === 0 ? 4 : width % 2 === 0 ? 2 : 1;
        mem.write(n % 3 === 0 ? { ...write, lanes: this.#sized(x + w, lanes) } : write);
      });
    }
    if (n % 5 === 0) this.#twoPorts(step, i);
  }

  /**
   * A memory with two ports that never write one word at one edge: simulators of Verilog may take them in any order.
   */
  #twoPorts({ x, y, z, n, k, width }: Step, i: number): void {
    const mem = this.#m.mem(`d${i}`, bits(width), { depth: 7, init: [] });
    const [a, b] = [this.#sized(x, 3), this.#sized(y, 3)];
    const [enable, first, second] = [this.#bit(z), this.#bit(y), this.#bit(x)];
    const shows = (at: number) => ({ onWrite: ownWrites[at % 3]!, onCollision: 'undefined' }) as const;
    const apart = second.and(enable.and(first).and(a.eq(b)).not());
    const left = { addr: a, enable, write: first, data: this.#sized(k, width), ...shows(n) };
    this.#values.push(mem.port(width % 2 === 0 ? { ...left, lanes: this.#sized(k, 2) } : left));
    this.#values.push(mem.port({ addr: b, write: apart, data: this.#sized(n, width), ...shows(k) }));
  }

  /** With `busy`, an instance whose inputs are 0 most of the time. */
  #instance({ x }: Step, i: number, busy?: Bits<1>): void {
    const child = this.#recipe.child;
    if (child === undefined || this.#child === undefined) return;
    const drive = (choice: number, w: number): Bits => {
      const value = this.#sized(choice, w);
      return busy === undefined ? value : this.#m.mux(busy, value, this.#m.lit(w, 0));
    };
    const drives = Object.fromEntries(child.inputs.map((w, input) => [`i${input}`, drive(x + input, w)]));
    const outputs = this.#m.inst(`part${i}`, this.#child, drives) as Readonly<Record<string, Bits>>;
    this.#values.push(...Object.values(outputs));
  }

  #setAll(statements: Statements, targets: readonly Target[]): void {
    this.#statements(statements, targets);
    targets.forEach((target, i) => {
      if (!this.#touched.has(target)) target.set(i);
    });
  }

  #statements({ sets, branches }: Statements, targets: readonly Target[]): void {
    if (targets.length === 0) return;
    const seen = new Set<Target>();
    for (const { target, value } of sets) {
      const chosen = targets[target % targets.length]!;
      if (seen.has(chosen)) continue;
      seen.add(chosen);
      this.#touched.add(chosen);
      chosen.set(value);
    }
    for (const branch of branches) this.#branch(branch, targets);
  }

  #branch({ kind, conditions, otherwise }: Branch, targets: readonly Target[]): void {
    const [first, ...more] = conditions;
    const body = (statements: Statements) => () => this.#statements(statements, targets);
    const state = this.#states[first!.condition % this.#states.length];
    if (kind === 'match' && state !== undefined) {
      const arms = [first!, ...more].map((c) => c.body);
      this.#m.match(state, {
        idle: body(otherwise),
        busy: body(arms[0]!),
        done: body(arms[1] ?? { sets: [], branches: [] }),
      });
      return;
    }
    let chain = this.#m.when(this.#bit(first!.condition), body(first!.body));
    for (const c of more) chain = chain.elsewhen(this.#bit(c.condition), body(c.body));
    if (first!.condition % 2 === 0) chain.otherwise(body(otherwise));
  }

  /** An operator of the table, or a comparison with a state. */
  #operator({ operator: name, x, y, z, n, k }: Step): Bits {
    const operator = byName.get(name);
    if (operator === undefined) return this.#states[n % this.#states.length]?.is(stateNames[k % 3]!) ?? this.#bit(x);
    const operands: Bits[] = [];
    for (const [i, kind] of operator.operands.entries()) {
      const choice = [x, y, z][i]!;
      if (kind === 'bit') operands.push(this.#bit(choice));
      else if (kind === 'same') operands.push(this.#sized(choice, operands[0]!.width));
      else if (kind === 'amount' && n % 4 !== 0) operands.push(this.#sized(choice, 1 + (k % 8)));
      else operands.push(this.#value(choice));
    }
    return bounded(operator.build(operands, k, this.#m));
  }

  /** Operators of one width inside each other without a name between them, where grouping shows; `seed` picks them. */
  #tree(step: Step, width: number, depth: number, seed: number): Bits {
    const next = (seed * 48271) % 2147483647;
    if (depth === 0) return width === 1 ? this.#condition(step, next) : this.#sized(step.x + (next % 7), width);
    const a = this.#tree(step, width, depth - 1, next);
    const b = this.#tree(step, width, (next >> 8) % depth, (next * 16807) % 2147483647);
    switch ((next >> 4) % 13) {
      case 0:
        return a.and(b);
      case 1:
        return a.or(b);
      case 2:
        return a.xor(b);
      case 3:
        return a.add(b);
      case 4:
        return a.sub(b);
      case 5:
        return a.not();
      case 6:
        return a.shl(this.#sized(step.y, 3));
      case 7:
        return b.shr(this.#sized(step.z, 2)).sub(a);
      case 8:
        return this.#m.mux(this.#condition(step, next), a, b);
      case 9:
        return a.asInt().shr(this.#sized(step.z, 3)).asBits();
      case 10:
        return a.mul(b).slice(width + (next % width) - 1, next % width);
      case 11:
        return a.asInt().max(b.asInt()).neg().asBits();
      default:
        return resized(b.lt(a), width);
    }
  }

  #condition({ x, y }: Step, seed: number): Bits<1> {
    const a = this.#value(x + (seed % 5));
    const b = this.#sized(y + (seed % 3), a.width);
    const signed = a.asInt();
    return [a.lt(b), a.eq(b), a.ge(b), a.any(), b.parity(), a.all().not(), signed.lt(b.asInt()), signed.ge(-1)][
      (seed >> 3) % 8
    ]!;
  }

  /** A value so far, the latest first, because those are the ones that nothing reads yet. */
  #value(choice: number): Bits {
    return this.#values.at(-1 - (choice % this.#values.length))!;
  }

  #sized<W extends number>(choice: number, width: W): Bits<W> {
    return resized(this.#value(choice), width);
  }

  #bit(choice: number): Bits<1> {
    const value = this.#value(choice);
    return choice % 2 === 0 ? value.any() : value.at(choice % value.width);
  }
}

const resized = <W extends number>(value: Bits, width: W): Bits<W> =>
  value.width < width ? value.zext(width) : value.trunc(width);

const bounded = (value: Bits): Bits => (value.width > widest ? value.trunc(widest) : value);
