/**
 * Builds the expressions of one module: equal expressions are stored once, constants fold, and only identities that
 * leave the text a reader expects are applied. Anything cleverer belongs to the synthesis tool.
 *
 * Callers have checked widths; this table assumes them.
 */
import {
  type BinaryOp,
  type CompareOp,
  type DeclId,
  type Expr,
  type ExprId,
  mask,
  type ShiftOp,
  type SignedOp,
  type UnaryOp,
} from './expr.ts';

export class ExprTable {
  readonly #exprs: Expr[] = [];
  readonly #ids = new Map<string, ExprId>();

  /** The expressions so far; the index is the id. */
  get exprs(): readonly Expr[] {
    return this.#exprs;
  }

  get(id: ExprId): Expr {
    return this.#exprs[id]!;
  }

  const(width: number, value: bigint, name?: string): ExprId {
    if (name === undefined) return this.#intern(`c${width}:${value}`, { op: 'const', width, value });
    return this.#intern(`c${width}:${value}:${name}`, { op: 'const', width, value, name });
  }

  ref(width: number, decl: DeclId): ExprId {
    return this.#intern(`r${decl}`, { op: 'ref', width, decl });
  }

  unary(op: UnaryOp, a: ExprId): ExprId {
    const x = this.get(a);
    if (x.op === 'const') return this.#foldUnary(op, x.width, x.value);
    if (op === 'not' && x.op === 'not') return x.a;
    if (op !== 'not' && x.width === 1) return a;
    if (op !== 'not' && x.op === 'cat' && x.parts.some((p) => this.get(p).op === 'const')) {
      return this.#reduceParts(op, x.parts);
    }
    return this.#intern(`${op}(${a})`, { op, width: op === 'not' ? x.width : 1, a });
  }

  binary(op: BinaryOp, a: ExprId, b: ExprId): ExprId {
    const x = this.get(a);
    const y = this.get(b);
    const { width } = x;
    if (x.op === 'const' && y.op === 'const') return this.const(width, foldBinary(op, width, x.value, y.value));
    const identity = this.#identity(op, a, b);
    if (identity !== undefined) return identity;
    return this.#intern(`${op}(${a},${b})`, { op, width, a, b });
  }

  compare(op: CompareOp, a: ExprId, b: ExprId): ExprId {
    const x = this.get(a);
    const y = this.get(b);
    if (x.op === 'const' && y.op === 'const') {
      return this.const(1, (op === 'eq' ? x.value === y.value : x.value < y.value) ? 1n : 0n);
    }
    if (a === b) return this.const(1, op === 'eq' ? 1n : 0n);
    // Comparisons that no value can decide otherwise; lint tools reject them in text.
    if (op === 'lt' && y.op === 'const' && y.value === 0n) return this.const(1, 0n);
    if (op === 'lt' && x.op === 'const' && x.value === mask(x.width)) return this.const(1, 0n);
    if (op === 'eq' && x.width === 1) {
      if (y.op === 'const') return y.value === 1n ? a : this.unary('not', a);
      if (x.op === 'const') return x.value === 1n ? b : this.unary('not', b);
    }
    // Order of bits is logic: a reader expects `!a && b`, and lint tools see constants behind names in `a < b`.
    if (op === 'lt' && x.width === 1) return this.binary('and', this.unary('not', a), b);
    return this.#intern(`${op}(${a},${b})`, { op, width: 1, a, b });
  }

  /** `a` is not below `b`, unsigned. */
  atLeast(a: ExprId, b: ExprId): ExprId {
    if (this.get(a).width === 1) return this.binary('or', a, this.unary('not', b));
    return this.unary('not', this.compare('lt', a, b));
  }

  shift(op: ShiftOp, a: ExprId, b: ExprId): ExprId {
    const x = this.get(a);
    const y = this.get(b);
    if (y.op === 'const') return this.#shiftByConstant(op, a, y.value);
    if (x.op === 'const' && x.value === 0n) return a;
    return this.#intern(`${op}(${a},${b})`, { op, width: x.width, a, b });
  }

  /** `b` is as wide as `a`, except as the amount of a shift. */
  signed(op: SignedOp, a: ExprId, b: ExprId): ExprId {
    const x = this.get(a);
    const y = this.get(b);
    const { width } = x;
    if (op === 'shrSigned' && width === 1) return a;
    if (op === 'shrSigned' && y.op === 'const') return this.#shiftSigned(a, y.value);
    if (op === 'ltSigned' && a === b) return this.const(1, 0n);
    // Comparisons that no value can decide otherwise; lint tools reject them in text.
    const smallest = 1n << BigInt(width - 1);
    if (op === 'ltSigned' && y.op === 'const' && y.value === smallest) return this.const(1, 0n);
    if (op === 'ltSigned' && x.op === 'const' && x.value === smallest - 1n) return this.const(1, 0n);
    if (x.op === 'const' && y.op === 'const') {
      if (op === 'mulSigned') return this.binary('mul', a, b);
      const below = BigInt.asIntN(width, x.value) < BigInt.asIntN(width, y.value);
      return this.const(1, below ? 1n : 0n);
    }
    if (op === 'mulSigned') {
      const identity = this.#identity('mul', a, b);
      if (identity !== undefined) return identity;
    }
    return this.#intern(`${op}(${a},${b})`, { op, width: op === 'ltSigned' ? 1 : width, a, b });
  }

  mux(sel: ExprId, a: ExprId, b: ExprId): ExprId {
    const s = this.get(sel);
    if (s.op === 'const') return s.value === 1n ? a : b;
    if (a === b) return a;
    const x = this.get(a);
    const y = this.get(b);
    if (x.width === 1 && x.op === 'const' && y.op === 'const') return x.value === 1n ? sel : this.unary('not', sel);
    return this.#intern(`mux(${sel},${a},${b})`, { op: 'mux', width: x.width, sel, a, b });
  }

  /** Concatenation, most significant part first; adjacent constants and adjoining slices of one word are merged. */
  cat(parts: readonly ExprId[]): ExprId {
    const flat: ExprId[] = [];
    for (const part of parts) {
      const e = this.get(part);
      for (const p of e.op === 'cat' ? e.parts : [part]) {
        const last = flat.at(-1);
        const merged = last === undefined ? undefined : this.#mergeAdjacent(last, p);
        if (merged === undefined) flat.push(p);
        else flat[flat.length - 1] = merged;
      }
    }
    if (flat.length === 1) return flat[0]!;
    const width = flat.reduce((sum, p) => sum + this.get(p).width, 0);
    return this.#intern(`cat(${flat.join()})`, { op: 'cat', width, parts: flat });
  }

  /** Bits `lo + width - 1` down to `lo`. */
  slice(a: ExprId, lo: number, width: number): ExprId {
    const x = this.get(a);
    if (lo === 0 && width === x.width) return a;
    if (x.op === 'const') return this.const(width, (x.value >> BigInt(lo)) & mask(width));
    if (x.op === 'slice') return this.slice(x.a, x.lo + lo, width);
    if (x.op === 'cat') return this.#sliceOfCat(x.parts, lo, width);
    return this.#intern(`slice(${a},${lo},${width})`, { op: 'slice', width, a, lo });
  }

  #intern(key: string, e: Expr): ExprId {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#exprs.push(e) - 1;
    this.#ids.set(key, id);
    return id;
  }

  #foldUnary(op: UnaryOp, width: number, value: bigint): ExprId {
    switch (op) {
      case 'not':
        return this.const(width, value ^ mask(width));
      case 'reduceAnd':
        return this.const(1, value === mask(width) ? 1n : 0n);
      case 'reduceOr':
        return this.const(1, value === 0n ? 0n : 1n);
      case 'reduceXor':
        return this.const(1, BigInt(value.toString(2).replaceAll('0', '').length % 2));
    }
  }

  /** A reduction of constants and other parts: the constants decide it, or leave it to the others. */
  #reduceParts(op: Exclude<UnaryOp, 'not'>, parts: readonly ExprId[]): ExprId {
    const constants = parts.filter((p) => this.get(p).op === 'const').map((p) => this.get(this.unary(op, p)));
    const decided = constants.filter((e) => e.op === 'const' && e.value === 1n).length;
    if (op === 'reduceAnd' && decided < constants.length) return this.const(1, 0n);
    if (op === 'reduceOr' && decided > 0) return this.const(1, 1n);
    const rest = this.unary(op, this.cat(parts.filter((p) => this.get(p).op !== 'const')));
    return op === 'reduceXor' && decided % 2 === 1 ? this.unary('not', rest) : rest;
  }

  #identity(op: BinaryOp, a: ExprId, b: ExprId): ExprId | undefined {
    const x = this.get(a);
    const y = this.get(b);
    const all = mask(x.width);
    const is = (e: Expr, value: bigint): boolean => e.op === 'const' && e.value === value;
    switch (op) {
      case 'and':
        if (a === b || is(y, all)) return a;
        if (is(x, all)) return b;
        return is(x, 0n) || is(y, 0n) ? this.const(x.width, 0n) : undefined;
      case 'or':
        if (a === b || is(y, 0n)) return a;
        if (is(x, 0n)) return b;
        return is(x, all) || is(y, all) ? this.const(x.width, all) : undefined;
      case 'xor':
        if (a === b) return this.const(x.width, 0n);
        if (is(y, 0n)) return a;
        return is(x, 0n) ? b : undefined;
      case 'add':
        if (is(y, 0n)) return a;
        return is(x, 0n) ? b : undefined;
      case 'sub':
        if (a === b) return this.const(x.width, 0n);
        return is(y, 0n) ? a : undefined;
      case 'mul':
        if (is(y, 1n)) return a;
        if (is(x, 1n)) return b;
        return is(x, 0n) || is(y, 0n) ? this.const(x.width, 0n) : undefined;
    }
  }

  #shiftByConstant(op: ShiftOp, a: ExprId, amount: bigint): ExprId {
    const { width } = this.get(a);
    if (amount === 0n) return a;
    if (amount >= BigInt(width)) return this.const(width, 0n);
    const n = Number(amount);
    const zeros = this.const(n, 0n);
    return op === 'shl'
      ? this.cat([this.slice(a, 0, width - n), zeros])
      : this.cat([zeros, this.slice(a, n, width - n)]);
  }

  #shiftSigned(a: ExprId, amount: bigint): ExprId {
    const { width } = this.get(a);
    const n = Number(amount < BigInt(width) ? amount : BigInt(width));
    const sign = this.slice(a, width - 1, 1);
    const signs = Array.from({ length: n }, () => sign);
    return this.cat(n === width ? signs : [...signs, this.slice(a, n, width - n)]);
  }

  #mergeAdjacent(high: ExprId, low: ExprId): ExprId | undefined {
    const h = this.get(high);
    const l = this.get(low);
    if (h.op === 'const' && l.op === 'const') {
      return this.const(h.width + l.width, (h.value << BigInt(l.width)) | l.value);
    }
    if (h.op === 'slice' && l.op === 'slice' && h.a === l.a && h.lo === l.lo + l.width) {
      return this.slice(h.a, l.lo, h.width + l.width);
    }
    return undefined;
  }

  #sliceOfCat(parts: readonly ExprId[], lo: number, width: number): ExprId {
    const taken: ExprId[] = [];
    let base = 0;
    for (const part of parts.toReversed()) {
      const w = this.get(part).width;
      const from = Math.max(lo, base);
      const to = Math.min(lo + width, base + w);
      if (from < to) taken.unshift(this.slice(part, from - base, to - from));
      base += w;
    }
    return this.cat(taken);
  }
}

function foldBinary(op: BinaryOp, width: number, a: bigint, b: bigint): bigint {
  switch (op) {
    case 'and':
      return a & b;
    case 'or':
      return a | b;
    case 'xor':
      return a ^ b;
    case 'add':
      return (a + b) & mask(width);
    case 'sub':
      return (a - b) & mask(width);
    case 'mul':
      return (a * b) & mask(width);
  }
}
