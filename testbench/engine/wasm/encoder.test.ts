import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter, encodeModule, FunctionWriter } from './encoder.ts';
import { op, operators } from './opcodes.ts';

const written = (write: (out: ByteWriter) => void): readonly number[] => {
  const out = new ByteWriter();
  write(out);
  return [...out.bytes];
};

describe('LEB128', () => {
  test.each([
    [0, [0]],
    [127, [0x7f]],
    [128, [0x80, 1]],
    [624485, [0xe5, 0x8e, 0x26]],
    [2 ** 32 - 1, [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])('writes %i unsigned', (value, bytes) => {
    expect(written((out) => out.unsigned(value))).toEqual(bytes);
  });

  test.each([
    [0, [0]],
    [63, [0x3f]],
    [64, [0xc0, 0]],
    [-1, [0x7f]],
    [-64, [0x40]],
    [-65, [0xbf, 0x7f]],
    [-123456, [0xc0, 0xbb, 0x78]],
    [2 ** 31 - 1, [0xff, 0xff, 0xff, 0xff, 7]],
    [-(2 ** 31), [0x80, 0x80, 0x80, 0x80, 0x78]],
  ])('writes %i signed, the same in 32 and 64 bits', (value, bytes) => {
    expect(written((out) => out.signed32(value))).toEqual(bytes);
    expect(written((out) => out.signed64(BigInt(value)))).toEqual(bytes);
  });

  test('takes words above half of the range as negative', () => {
    expect(written((out) => out.signed64((1n << 64n) - 1n))).toEqual([0x7f]);
    expect(written((out) => out.signed32(2 ** 32 - 1))).toEqual([0x7f]);
  });
});

test('a writer grows over any number of bytes', () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
  const out = written((w) => {
    w.append(bytes);
    for (const b of bytes) w.byte(b);
  });
  expect(out).toEqual([...bytes, ...bytes]);
});

describe('a module', () => {
  const run = async (functions: readonly FunctionWriter[], pages = 1) => {
    const bytes = encodeModule({ imports: [], pages, functions, exports: { run: functions.length - 1 } });
    const { exports } = new WebAssembly.Instance(await WebAssembly.compile(bytes), {});
    return { memory: exports.memory as WebAssembly.Memory, run: exports.run as (...x: unknown[]) => unknown };
  };

  test('has functions that call each other, locals of both types and a memory of the given size', async () => {
    const square = new FunctionWriter(['i64'], ['i64']);
    const copy = square.local('i64');
    square.local('i32');
    square.indexed(op.localGet, 0);
    square.indexed(op.localTee, copy);
    square.indexed(op.localGet, copy);
    square.op(operators.i64.mul);
    const outer = new FunctionWriter(['i64'], ['i64']);
    outer.indexed(op.localGet, 0);
    outer.indexed(op.call, 0);
    outer.const('i64', 5n);
    outer.op(operators.i64.add);
    const { run: f, memory } = await run([square, outer], 3);
    expect(f(12n)).toBe(149n);
    expect(memory.buffer.byteLength).toBe(3 * 65536);
  });

  test('keeps constants of both types', async () => {
    const value = fc.bigInt({ min: -(1n << 63n), max: (1n << 64n) - 1n });
    await fc.assert(
      fc.asyncProperty(value, fc.constantFrom('i32' as const, 'i64' as const), async (x, type) => {
        const f = new FunctionWriter([], [type]);
        f.const(type, x);
        const { run: constant } = await run([f]);
        expect(constant()).toBe(type === 'i32' ? Number(BigInt.asIntN(32, x)) : BigInt.asIntN(64, x));
      }),
      { numRuns: 50 },
    );
  });

  test('loads and stores at an offset', async () => {
    const f = new FunctionWriter(['i32'], ['i32']);
    f.indexed(op.localGet, 0);
    f.const('i32', 0x1234n);
    f.memory(operators.i32.store16, 1000);
    f.indexed(op.localGet, 0);
    f.memory(operators.i32.load8, 1001);
    const { run: store, memory } = await run([f]);
    expect(store(3)).toBe(0x12);
    expect([...new Uint8Array(memory.buffer, 1002, 4)]).toEqual([0, 0x34, 0x12, 0]);
  });
});
