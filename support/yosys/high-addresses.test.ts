import { expect, test } from 'vitest';
import { sliceAtHighAddresses } from './high-addresses.ts';

/** As large as a memory of 2 GiB and 128 KiB; only pages that are written take any. */
const large = new ArrayBuffer(2 ** 31 + 2 ** 17);
const prototype = { slice: ArrayBuffer.prototype.slice };
sliceAtHighAddresses(prototype);
const text = (begin: number, end: number, buffer = large) =>
  Buffer.from(prototype.slice.call(buffer, begin, end)).toString();

test('bytes are read where WebAssembly says, below and above 2 GiB', () => {
  for (const address of [64, 2 ** 31 - 64, 2 ** 31 - 4, 2 ** 31, 2 ** 31 + 4097]) {
    Buffer.from(large).write('written', address);
    // What a function of JavaScript has for an i32.
    const signed = address | 0;
    expect(text(signed, signed + 7)).toBe('written');
  }
});

test('a smaller buffer is sliced from its end, as before', () => {
  const small = new ArrayBuffer(2 ** 16);
  Buffer.from(small).write('end', 2 ** 16 - 3);
  expect(text(-3, 2 ** 16, small)).toBe('end');
});
