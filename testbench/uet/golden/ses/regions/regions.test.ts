/** Each check of ses.md 5.1 with its code, in the order of 1.2, and no byte outside of a region. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  idempotentSafe,
  type MemoryRegion,
  optimizedKeyOf,
  type RegionAccess,
  type RegionSettings,
  RegionTable,
} from './index.ts';

const region: MemoryRegion = {
  key: 0x1001n,
  base: 0x10_0000n,
  length: 4096n,
  rights: { read: true, write: true, atomic: true },
};
const access: RegionAccess = {
  operation: 'write',
  key: 0x1001n,
  jobId: 5,
  resourceIndex: 7,
  bufferOffset: 256n,
  messageOffset: 1024,
  length: 1024,
  requestLength: 2500,
};

function codeOf(of: Partial<MemoryRegion>, asked: Partial<RegionAccess> = {}, settings: Partial<RegionSettings> = {}) {
  const table = new RegionTable(settings);
  table.add({ ...region, ...of });
  return table.check({ ...access, ...asked }).code;
}

test('an address is base, buffer offset and message offset', () => {
  const table = new RegionTable();
  table.add(region);
  expect(table.check(access)).toMatchObject({ code: 'ok', address: 0x10_0000n + 256n + 1024n });
  table.add({ ...region, key: 2n, virtualBase: 0x7000n });
  expect(table.check({ ...access, key: 2n, bufferOffset: 0x7100n })).toMatchObject({ address: 0x10_0500n });
  expect(table.check({ ...access, key: 2n, bufferOffset: 0x6000n }).code).toBe('bad_addr');
});

test('each mistake has its code, the first in the order of the checks', () => {
  const rights = { read: false, write: false, atomic: false };
  const far = { bufferOffset: 4000n };
  expect(codeOf({}, { key: 9n, jobId: 6, ...far })).toBe('bad_mkey');
  expect(codeOf({ jobId: 6, rights }, far)).toBe('perm_violation');
  expect(codeOf({ jobId: 6, rights }, far, { wrongJob: 'bad_job_id' })).toBe('bad_job_id');
  expect(codeOf({ rights }, far, { wrongOperation: 'op_violation' })).toBe('op_violation');
  expect(codeOf({}, { isRudi: true, ...far })).toBe('op_violation');
  expect(codeOf({}, far)).toBe('bad_addr');
  expect(codeOf({}, far, { outside: 'unsupported_size' })).toBe('unsupported_size');
  expect(codeOf({}, { key: 9n }, { unknownKey: 'no_match' })).toBe('no_match');
  expect(codeOf({ resourceIndex: 8 })).toBe('bad_mkey');
  expect(codeOf({ resourceIndex: 7 })).toBe('ok');
});

test('rights are those of the operation', () => {
  const only = (right: string) => ({
    rights: { read: right === 'read', write: right === 'write', atomic: right === 'atomic' },
  });
  const allowed = (of: Partial<MemoryRegion>, settings: Partial<RegionSettings> = {}) =>
    (['write', 'read', 'atomic', 'fetching_atomic'] as const).filter(
      (operation) => codeOf(of, { operation }, settings) === 'ok',
    );
  expect(allowed(only('write'))).toEqual(['write']);
  expect(allowed(only('read'))).toEqual(['read']);
  expect(allowed(only('atomic'))).toEqual([]);
  expect(allowed(only('atomic'), { atomicNeeds: 'atomic' })).toEqual(['atomic']);
  expect(allowed({})).toEqual(['write', 'read', 'atomic', 'fetching_atomic']);
});

test('keys of RUDI are idempotent, and those of small headers have an index', () => {
  const key = idempotentSafe | optimizedKeyOf(0x123);
  expect(codeOf({ key }, { key, isRudi: true })).toBe('ok');
  expect(codeOf({ key, resourceIndex: 7 }, { key: { index: 0x123 }, resourceIndex: 0x123 })).toBe('ok');
  expect(codeOf({ key }, { key: { index: 0x124 } })).toBe('bad_mkey');
  const table = new RegionTable();
  expect(() => table.add({ ...region, key: 1n << 56n })).toThrow(RangeError);
  expect(() => table.add({ ...region, key: optimizedKeyOf(1) | (1n << 12n) })).toThrow(RangeError);
  table.add(region);
  expect(() => table.add(region)).toThrow(RangeError);
  expect([table.remove(region.key), table.remove(region.key)]).toEqual([true, false]);
  expect(table.check(access).code).toBe('bad_mkey');
});

test('a message may have to fit as a whole', () => {
  const asked = { bufferOffset: 2000n };
  expect(codeOf({}, asked)).toBe('ok');
  expect(codeOf({}, asked, { boundsOf: 'message' })).toBe('bad_addr');
});

test('no accepted byte is outside of its region, whatever the 64-bit sums', () => {
  const word = fc.oneof(
    fc.bigInt(0n, 2n ** 64n - 1n),
    fc.bigInt(0n, 5000n),
    fc.bigInt(2n ** 64n - 5000n, 2n ** 64n - 1n),
  );
  const offset = fc.oneof(fc.nat(5000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(word, word, word, offset, fc.nat(8192), (base, size, bufferOffset, messageOffset, length) => {
      const bytes = size % (2n ** 64n - base + 1n);
      const table = new RegionTable();
      table.add({ ...region, base, length: bytes });
      const done = table.check({ ...access, bufferOffset, messageOffset, length });
      const first = bufferOffset + BigInt(messageOffset);
      expect(done.code === 'ok').toBe(first + BigInt(length) <= bytes);
      if (done.code === 'ok' && length > 0) {
        expect(done.address).toBeGreaterThanOrEqual(base);
        expect(done.address + BigInt(length)).toBeLessThanOrEqual(base + bytes);
      }
    }),
    { numRuns: 2000 },
  );
});
