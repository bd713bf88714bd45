/** Operators on values of more than 64 bits, word by word, and what narrow ones share with them. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import type { Binary } from './graph.ts';
import { op, operators } from './opcodes.ts';
import { WORD, wordCount, wordWidth } from './words.ts';

/** Pushes the words that `word` pushes for a value of `width` bits, combined by an operator. */
export function combine(e: Expressions, width: number, operator: number, word: (k: number) => void): void {
  for (let k = 0; k < wordCount(width); k++) {
    word(k);
    if (k > 0) e.f.op(operator);
  }
}

export function equalWord(e: Expressions, id: NodeId, k: number): void {
  const { width } = e.graph.get(id);
  if (e.constantBits(id, WORD * k, wordWidth(width, k)) === 0n) return;
  e.bits(id, WORD * k, wordWidth(width, k), 'i64');
  e.f.op(operators.i64.xor);
}

/** Pushes whether all words of a wide value are 0 after `change`. */
export function wideDifference(e: Expressions, id: NodeId, change: (k: number) => void): void {
  const { width } = e.graph.get(id);
  combine(e, width, operators.i64.or, (k) => {
    e.bits(id, WORD * k, wordWidth(width, k), 'i64');
    change(k);
  });
  e.f.op(operators.i64.eqz);
}

/** Pushes `a < b`: from the least significant word up, a difference overrules what was found below. */
export function wideLess(e: Expressions, a: NodeId, b: NodeId): void {
  const f = e.f;
  const { width } = e.graph.get(a);
  const { ltU, ne } = operators.i64;
  f.const('i32', 0n);
  for (let k = 0; k < wordCount(width); k++) {
    const [x, y] = [a, b].map((id) => e.keep('i64', () => e.bits(id, WORD * k, wordWidth(width, k), 'i64')));
    const below = f.local('i32');
    f.indexed(op.localSet, below);
    for (const instruction of [ltU, ne]) {
      e.get(x!);
      e.get(y!);
      f.op(instruction);
      if (instruction === ltU) e.get(below);
    }
    f.op(op.select);
  }
}

/** Pushes a shift amount as an i32: itself below `limit`, else something that is at least `limit` and below 2^31. */
export function shiftAmount(e: Expressions, id: NodeId, limit: number): void {
  const f = e.f;
  const width = e.graph.width(id);
  if (width <= 31) {
    e.bits(id, 0, width, 'i32');
    return;
  }
  const low = e.keep('i64', () => e.bits(id, 0, Math.min(WORD, width), 'i64'));
  e.get(low);
  f.op(op.wrap);
  f.const('i32', BigInt(limit));
  e.get(low);
  f.const('i64', BigInt(limit));
  f.op(operators.i64.ltU);
  if (width > WORD) {
    combine(e, width - WORD, operators.i64.or, (k) => e.bits(id, WORD * (k + 1), wordWidth(width, k + 1), 'i64'));
    f.op(operators.i64.eqz);
    f.op(operators.i32.and);
  }
  f.op(op.select);
}

/** A chain of words, each with the carry (or borrow) of the one below. */
export function wideSum(e: Expressions, operator: 'add' | 'sub', { width, a, b }: Binary): number[] {
  const f = e.f;
  const o = operators.i64;
  const count = wordCount(width);
  let carry: number | undefined;
  return e.words(width, (k) => {
    const part = (id: NodeId) => () => e.bits(id, WORD * k, wordWidth(width, k), 'i64');
    const last = k === count - 1;
    const x = e.keep('i64', part(a));
    const y = e.keep('i64', part(b));
    const first = e.keep('i64', () => {
      e.get(x);
      e.get(y);
      f.op(o[operator]);
    });
    // An addition overflowed when the sum is below an operand; a subtraction when the minuend is below the subtrahend.
    const overflow = (): void => {
      e.get(operator === 'add' ? first : x);
      e.get(operator === 'add' ? x : y);
      f.op(o.ltU);
    };
    if (carry === undefined) {
      carry = e.keep('i32', overflow);
      return e.get(first);
    }
    const before = carry;
    const sum = e.keep('i64', () => {
      e.get(first);
      e.get(before);
      f.op(op.extend);
      f.op(o[operator]);
    });
    if (!last) {
      carry = e.keep('i32', () => {
        overflow();
        // With a carry of 1 into it, the word overflows here only at the end of its range: not where it did above.
        e.get(operator === 'add' ? sum : first);
        if (operator === 'add') e.get(first);
        else {
          e.get(before);
          f.op(op.extend);
        }
        f.op(o.ltU);
        f.op(operators.i32.or);
      });
    }
    e.get(sum);
    e.mask(wordWidth(width, k), 'i64');
  });
}

/** Through memory and a function that loops, because the steps are as many as the words squared. */
export function wideProduct(e: Expressions, { width, a, b }: Binary): number[] {
  const count = wordCount(width);
  const { product, factors } = e.layout.product(count);
  [a, b].forEach((id, i) => {
    for (let k = 0; k < count; k++) {
      e.storeWord(factors[i]! + 8 * k, () => e.bits(id, WORD * k, wordWidth(width, k), 'i64'));
    }
  });
  for (const value of [product, ...factors, count]) e.f.const('i32', BigInt(value));
  e.f.indexed(op.call, e.functions.multiply);
  return e.words(width, (k) => {
    e.f.const('i32', 0n);
    e.f.memory(operators.i64.load, product + 8 * k);
    e.mask(wordWidth(width, k), 'i64');
  });
}

/**
 * Through memory: the words lie between zeros, so that a word from any distance is one load. A result word is parts of
 * two neighbours; the second shift is by one and then by the rest, because a shift by 64 would be one by 0.
 */
export function wideShift(e: Expressions, node: Binary): number[] {
  const f = e.f;
  const o = operators.i64;
  const { width } = node;
  const count = wordCount(width);
  const area = e.layout.scratch(count);
  const left = node.op === 'shl';
  for (let k = 0; k < count; k++) {
    e.storeWord(area + 8 * k, () => e.bits(node.a, WORD * k, wordWidth(width, k), 'i64'));
  }
  const { origin, near: bits } = shiftPosition(e, node, area);
  const near = e.keep('i64', () => {
    e.get(bits);
    f.op(op.extend);
  });
  const far = e.keep('i64', () => {
    f.const('i64', 63n);
    e.get(near);
    f.op(o.sub);
  });
  const [towards, away] = left ? [o.shl, o.shrU] : [o.shrU, o.shl];
  return e.words(width, (k) => {
    const load = (offset: number): void => {
      e.get(origin);
      f.memory(o.load, 8 * (k + offset));
    };
    load(left ? 1 : 0);
    e.get(near);
    f.op(towards);
    load(left ? 0 : 1);
    f.const('i64', 1n);
    f.op(away);
    e.get(far);
    f.op(away);
    f.op(o.or);
    if (left) e.mask(wordWidth(width, k), 'i64');
  });
}

/** What a shift of a value in a scratch area amounts to. */
export interface ShiftPosition {
  /** Local with the address that the result's lowest word is fetched from; to the left, from the word above it. */
  readonly origin: number;
  /** Local with the shift within a word. */
  readonly near: number;
}

/** From a variable amount to words and bits. */
export function shiftPosition(e: Expressions, node: Binary, area: number): ShiftPosition {
  const f = e.f;
  const count = wordCount(node.width);
  const left = node.op === 'shl';
  const amount = e.keep('i32', () => shiftAmount(e, node.b, WORD * count));
  // At most `count` words away everything is 0.
  const distance = e.keep('i32', () => {
    e.get(amount);
    f.const('i32', BigInt(WORD * count));
    e.get(amount);
    f.const('i32', BigInt(WORD * count));
    f.op(operators.i32.ltU);
    f.op(op.select);
    f.const('i32', 6n);
    f.op(operators.i32.shrU);
    f.const('i32', 8n);
    f.op(operators.i32.mul);
  });
  const origin = e.keep('i32', () => {
    // Left shifts fetch from below: the address stays positive, because the zeros below the area are in the memory.
    f.const('i32', BigInt(left ? area - 8 : area));
    e.get(distance);
    f.op(operators.i32[left ? 'sub' : 'add']);
  });
  const near = e.keep('i32', () => {
    e.get(amount);
    f.const('i32', 63n);
    f.op(operators.i32.and);
  });
  return { origin, near };
}
