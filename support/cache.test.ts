import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, cacheFolder, contentKey } from './cache.ts';
import { UserError } from './user-error.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-cache-'));
  vi.stubEnv('GATEWRIGHT_CACHE', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('makes what is not there once, and leaves nothing else behind', async () => {
  const make = vi.fn(async () => Uint8Array.of(1, 2, 3));
  expect([...(await cached('part', 'a', make))]).toEqual([1, 2, 3]);
  expect([...(await cached('part', 'a', make))]).toEqual([1, 2, 3]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(cacheFolder('part'))).toEqual(['a']);
});

test('keeps nothing of what could not be made', async () => {
  await expect(cached('part', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that cannot be written is a mistake of the user', async () => {
  mkdirSync(join(cacheFolder('part'), 'a'), { recursive: true });
  await expect(cached('part', 'a', async () => new Uint8Array())).rejects.toThrow(UserError);
});

test('keys differ wherever the parts differ', () => {
  expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'));
  expect(contentKey('a')).not.toBe(contentKey('a', ''));
  expect(contentKey('a', 'b')).toBe(contentKey('a', 'b'));
});
