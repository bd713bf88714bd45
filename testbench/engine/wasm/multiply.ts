/** The function that multiplies wide values in linear memory. */
import { FunctionWriter } from './encoder.ts';
import { op, operators } from './opcodes.ts';

/**
 * Takes the addresses of the product and of two factors, and how many words of 64 bits each has; leaves the product's
 * lowest words. Schoolbook multiplication of 32-bit digits: digit times digit, plus a digit, plus a carry of 32 bits is
 * at most (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1, so nothing is lost. Its time grows with the square of the words, its
 * code not at all.
 */
export function multiplyFunction(): FunctionWriter {
  const [product, a, b, words] = [0, 1, 2, 3];
  const f = new FunctionWriter(['i32', 'i32', 'i32', 'i32'], []);
  const { add, shl, ltU, store } = operators.i32;
  const wide = operators.i64;
  const digits = f.local('i32');
  const i = f.local('i32');
  const j = f.local('i32');
  const carry = f.local('i64');
  const get = (local: number): void => f.indexed(op.localGet, local);
  const set = (local: number): void => f.indexed(op.localSet, local);
  /** Pushes the address of a digit. */
  const digit = (base: number, push: () => void): void => {
    push();
    f.const('i32', 2n);
    f.op(shl);
    get(base);
    f.op(add);
  };
  const sum = (): void => {
    get(i);
    get(j);
    f.op(add);
  };
  /** Runs `body` with `index` from 0 while `more` pushes a condition that holds. */
  const loop = (index: number, more: () => void, body: () => void): void => {
    f.const('i32', 0n);
    set(index);
    f.open(op.block);
    f.open(op.loop);
    more();
    f.op(operators.i32.eqz);
    f.indexed(op.brIf, 1);
    body();
    get(index);
    f.const('i32', 1n);
    f.op(add);
    set(index);
    f.indexed(op.br, 0);
    f.op(op.end);
    f.op(op.end);
  };
  const below = (left: () => void) => (): void => {
    left();
    get(digits);
    f.op(ltU);
  };
  get(words);
  f.const('i32', 1n);
  f.op(shl);
  set(digits);
  loop(
    i,
    below(() => get(i)),
    () => {
      digit(product, () => get(i));
      f.const('i32', 0n);
      f.memory(store, 0);
    },
  );
  loop(
    i,
    below(() => get(i)),
    () => {
      f.const('i64', 0n);
      set(carry);
      // Digits from the product's width up would be dropped.
      loop(j, below(sum), () => {
        digit(a, () => get(i));
        f.memory(wide.load32, 0);
        digit(b, () => get(j));
        f.memory(wide.load32, 0);
        f.op(wide.mul);
        digit(product, sum);
        f.memory(wide.load32, 0);
        f.op(wide.add);
        get(carry);
        f.op(wide.add);
        set(carry);
        digit(product, sum);
        get(carry);
        f.memory(wide.store32, 0);
        get(carry);
        f.const('i64', 32n);
        f.op(wide.shrU);
        set(carry);
      });
    },
  );
  return f;
}
