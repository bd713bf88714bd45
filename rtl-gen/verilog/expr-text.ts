/** Expressions as Verilog text. */
import { type Expr, type ExprId, mask } from '../ir/expr.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import type { States } from '../ir/states.ts';
import { ThroughNames } from '../ir/through-names.ts';
import type { StateConstants } from './state-constants.ts';

/** How tightly an operator binds; an operand that binds less tightly is put in parentheses. */
type Binding = number;
const binding = {
  choice: 0,
  logic: 1,
  bitwise: 2,
  compare: 3,
  shift: 4,
  sum: 5,
  product: 6,
  unary: 7,
  atom: 8,
} as const;

type Comparison = '==' | '!=' | '<' | '>' | '<=' | '>=';
/** The comparison that says the same with its operands exchanged. */
const mirrored = { '==': '==', '!=': '!=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;

interface Text {
  readonly text: string;
  readonly binds: Binding;
  /** The operator of an associative chain, which may continue without parentheses. */
  readonly chain?: string;
  /** Means what it should only where nothing unsigned stands beside it: Verilog would make it unsigned too. */
  readonly signed?: true;
}

/** Prints the expressions of one module, given which of them are wires of their own. */
export class ExprText {
  readonly #m: ModuleIr;
  readonly #names: ReadonlyMap<ExprId, string>;
  readonly #states: StateConstants;
  readonly #constants: ThroughNames;

  constructor(m: ModuleIr, spilled: ReadonlyMap<ExprId, string>, states: StateConstants) {
    this.#m = m;
    this.#names = spilled;
    this.#states = states;
    this.#constants = new ThroughNames(m);
  }

  /** Where it is used: a wire's name if it is one. Constants of an enum print as its states. */
  use(id: ExprId, states?: States): string {
    return unsigned(this.#text(id, states)).text;
  }

  /** Where it is the whole right-hand side of an assignment. */
  assigned(id: ExprId, states?: States): string {
    return this.#text(id, states).text;
  }

  /** Where it is used as the operand of any operator: in parentheses unless it is an atom. */
  operand(id: ExprId): string {
    return this.#operand(id, binding.atom);
  }

  /** Where it decides a choice: in parentheses unless it is an atom or a negation. */
  condition(id: ExprId): string {
    return this.#operand(id, binding.unary);
  }

  /** The opposite of a condition. */
  negated(id: ExprId): string {
    return this.#not(id).text;
  }

  /** A condition, or its opposite, where it stands beside others with `&&`. */
  conjunct(id: ExprId, holds: boolean): string {
    const t = unsigned(holds ? this.#text(id, undefined) : this.#not(id));
    return t.binds >= binding.compare || t.chain === '&&' ? t.text : `(${t.text})`;
  }

  /** That a word is one of those values, with `||`, or none of them, with `&&`. */
  isOneOf(id: ExprId, values: readonly bigint[], holds: boolean): string {
    const states = this.#statesOf(id);
    const { width } = this.#m.exprs[id]!;
    const word = this.#operand(id, binding.shift, undefined, states);
    const texts = values.map((value) => {
      return `${word} ${holds ? '==' : '!='} ${this.#states.name(states, width, value) ?? literal(width, value)}`;
    });
    if (!holds) return texts.join(' && ');
    return texts.join(' || ');
  }

  /** The expression itself, for the right-hand side of its own wire. */
  define(id: ExprId): string {
    return this.#build(id, undefined).text;
  }

  #constant({ name, width, value }: Extract<Expr, { op: 'const' }>, states: States | undefined): string {
    if (name !== undefined) return this.#states.named(name, width, value);
    return this.#states.name(states, width, value) ?? literal(width, value);
  }

  #text(id: ExprId, states: States | undefined): Text {
    const name = this.#names.get(id);
    return name === undefined ? this.#build(id, states) : { text: name, binds: binding.atom };
  }

  #build(id: ExprId, states: States | undefined): Text {
    const e = this.#m.exprs[id]!;
    switch (e.op) {
      case 'ref':
        return atom(this.#m.decls[e.decl]!.name);
      case 'const':
        return atom(this.#constant(e, states));
      case 'slice':
        return atom(this.#slice(e));
      case 'cat':
        return atom(this.#cat(e.parts));
      case 'not':
        return this.#not(e.a);
      case 'reduceAnd':
        return this.#reduction('&', e.a);
      case 'reduceOr':
        return this.#reduction('|', e.a);
      case 'reduceXor':
        return this.#reduction('^', e.a);
      case 'mux': {
        const known = states ?? this.#statesOf(id);
        const sel = this.#operand(e.sel, binding.logic);
        const a = this.#operand(e.a, binding.logic, undefined, known);
        return {
          text: `${sel} ? ${a} : ${this.#operand(e.b, binding.choice, undefined, known)}`,
          binds: binding.choice,
        };
      }
      case 'and':
        return this.#chain(e.width === 1 ? '&&' : '&', e.a, e.b, e.width === 1 ? binding.logic : binding.bitwise);
      case 'or':
        return this.#chain(e.width === 1 ? '||' : '|', e.a, e.b, e.width === 1 ? binding.logic : binding.bitwise);
      case 'xor':
        return this.#chain('^', e.a, e.b, binding.bitwise);
      case 'add':
        return this.#infix('+', e.a, e.b, binding.sum, '+');
      case 'sub':
        return this.#infix('-', e.a, e.b, binding.sum, '+');
      case 'mul':
        return this.#infix('*', e.a, e.b, binding.product, '*');
      case 'shl':
        return this.#infix('<<', e.a, e.b, binding.shift);
      case 'shr':
        return this.#infix('>>', e.a, e.b, binding.shift);
      case 'mulSigned':
        return this.#infixSigned('*', this.#signed(e.a), this.#signed(e.b), binding.product);
      case 'shrSigned': {
        const amount = this.#operand(e.b, binding.sum);
        return { ...this.#infixSigned('>>>', this.#signed(e.a), amount, binding.shift), signed: true };
      }
      case 'ltSigned':
        return this.#compareSigned('<', e.a, e.b);
      case 'eq':
        return this.#compare('==', e.a, e.b);
      case 'lt':
        return this.#compare('<', e.a, e.b);
    }
  }

  /** Negations print as the opposite comparison where there is one. */
  #not(a: ExprId): Text {
    const e = this.#m.exprs[a]!;
    if (!this.#names.has(a)) {
      if (e.op === 'eq') return this.#compare('!=', e.a, e.b);
      if (e.op === 'lt') return this.#compare('>=', e.a, e.b);
      if (e.op === 'ltSigned') return this.#compareSigned('>=', e.a, e.b);
    }
    return this.#unary(e.width === 1 ? '!' : '~', a);
  }

  #unary(op: string, a: ExprId): Text {
    // Two unary operators in a row read as another operator (`~&`), so the operand must be an atom.
    return { text: op + this.#operand(a, binding.atom), binds: binding.unary };
  }

  /** As an operand a reduction is always in parentheses: `a && (|b)`. */
  #reduction(op: string, a: ExprId): Text {
    return { text: op + this.#operand(a, binding.atom), binds: binding.choice };
  }

  /** A constant stands on the right: `x <= 3`, not `3 >= x`. */
  #compare(op: Comparison, a: ExprId, b: ExprId): Text {
    if (this.#m.exprs[a]!.op === 'const') return this.#compare(mirrored[op], b, a);
    const states = this.#statesOf(a) ?? this.#statesOf(b);
    if (op !== '==' && op !== '!=' && this.#isDecided(op, a, b)) {
      return this.#infixSigned(op, this.#widened(a), this.#widened(b), binding.compare);
    }
    const left = this.#operand(a, binding.shift, undefined, states);
    return { text: `${left} ${op} ${this.#operand(b, binding.shift, undefined, states)}`, binds: binding.compare };
  }

  /**
   * Whether an order of words is always the same, because one of them is a name for the least or the greatest number.
   */
  #isDecided(op: Exclude<Comparison, '==' | '!='>, a: ExprId, b: ExprId): boolean {
    const [low, high] = op === '<' || op === '>=' ? [a, b] : [b, a];
    return this.#constants.valueOf(high) === 0n || this.#constants.valueOf(low) === mask(this.#m.exprs[low]!.width);
  }

  /** A word as a number in two's complement, where lint tools do not say that it is never negative. */
  #widened(id: ExprId): string {
    return `$signed({1'b0, ${this.use(id)}})`;
  }

  #compareSigned(op: Comparison, a: ExprId, b: ExprId): Text {
    if (this.#m.exprs[a]!.op === 'const') return this.#compareSigned(mirrored[op], b, a);
    return this.#infixSigned(op, this.#signed(a), this.#signed(b), binding.compare);
  }

  #infixSigned(op: string, a: string, b: string, binds: Binding): Text {
    return { text: `${a} ${op} ${b}`, binds };
  }

  /** As an operand that Verilog takes for signed; what stands in the parentheses is no matter of the operator's. */
  #signed(id: ExprId): string {
    const e = this.#m.exprs[id]!;
    return e.op === 'const' ? signedLiteral(e.width, e.value) : `$signed(${this.#text(id, undefined).text})`;
  }

  #infix(op: string, a: ExprId, b: ExprId, binds: Binding, chain?: string): Text {
    const left = this.#operand(a, binds + 1, chain);
    return { text: `${left} ${op} ${this.#operand(b, binds + 1)}`, binds, ...(chain === undefined ? {} : { chain }) };
  }

  /** An associative operator: longer chains of it need no parentheses, other operators of its level get them. */
  #chain(op: string, a: ExprId, b: ExprId, binds: Binding): Text {
    const level = op === '&&' || op === '||' ? binding.compare : binding.unary;
    return { text: `${this.#operand(a, level, op)} ${op} ${this.#operand(b, level, op)}`, binds, chain: op };
  }

  #operand(id: ExprId, atLeast: Binding, chain?: string, states?: States): string {
    const t = unsigned(this.#text(id, states));
    return t.binds >= atLeast || (chain !== undefined && t.chain === chain) ? t.text : `(${t.text})`;
  }

  #slice(e: Extract<Expr, { op: 'slice' }>): string {
    const range = e.width === 1 ? `${e.lo}` : `${e.lo + e.width - 1}:${e.lo}`;
    return `${this.use(e.a)}[${range}]`;
  }

  /** Runs of one part print as a replication. */
  #cat(parts: readonly ExprId[]): string {
    const runs: { part: ExprId; count: number }[] = [];
    for (const part of parts) {
      const last = runs.at(-1);
      if (last?.part === part) last.count++;
      else runs.push({ part, count: 1 });
    }
    const texts = runs.map(({ part, count }) => (count === 1 ? this.use(part) : `{${count}{${this.use(part)}}}`));
    if (runs.length === 1 && runs[0]!.count > 1) return texts[0]!;
    const line = texts.join(', ');
    return line.length <= 100 ? `{${line}}` : `{\n        ${texts.join(',\n        ')}\n    }`;
  }

  /** The states of an enum's value. */
  #statesOf(id: ExprId): States | undefined {
    const e = this.#m.exprs[id]!;
    if (e.op === 'ref') return this.#m.decls[e.decl]!.states;
    return e.op === 'mux' ? (this.#statesOf(e.a) ?? this.#statesOf(e.b)) : undefined;
  }
}

const atom = (text: string): Text => ({ text, binds: binding.atom });

/** What means the same beside anything. */
const unsigned = (t: Text): Text => (t.signed ? atom(`$unsigned(${t.text})`) : t);

/** A sized signed literal; the smallest value stands as it is, because it has no positive counterpart. */
function signedLiteral(width: number, value: bigint): string {
  const number = BigInt.asIntN(width, value);
  if (number >= 0n) return `${width}'sd${number}`;
  return number === -(1n << BigInt(width - 1)) ? `$signed(${literal(width, value)})` : `-${width}'sd${-number}`;
}

/** A sized literal: binary for one bit, decimal up to 255, hexadecimal above. */
export function literal(width: number, value: bigint): string {
  if (width === 1) return `1'b${value}`;
  if (value === mask(width) && width > 8) return `{${width}{1'b1}}`;
  return value < 256n ? `${width}'d${value}` : `${width}'h${value.toString(16)}`;
}
