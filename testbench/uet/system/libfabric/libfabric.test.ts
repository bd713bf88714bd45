/** The calls of libfabric over the golden models and a bad network. */
import { expect, test } from 'vitest';
import { BadNetwork } from './bad-network.ts';
import { pingPong } from './ping-pong.ts';

test('a ping-pong comes back, and loss makes it no more than slower', () => {
  const quick = pingPong(20, 3000, 0);
  expect(Math.max(...quick)).toBeLessThan(50);
  const slow = pingPong(20, 3000, 0.05);
  expect(slow.reduce((a, b) => a + b)).toBeGreaterThan(quick.reduce((a, b) => a + b));
});

const all = { read: true, write: true, atomic: true };

test('writes, reads and atomics go to memory of a peer, and errors have their codes', () => {
  const network = new BadNetwork({ hosts: 2, seed: 5, loss: 0.02, profile: 'hpc', mode: 'rud' });
  const [a, b] = network.endpoints as [(typeof network.endpoints)[0], (typeof network.endpoints)[0]];
  b.register(9n, 4096n, 4096, all);
  const bytes = Uint8Array.from({ length: 2500 }, (_, i) => i % 255);
  a.write(1, bytes, 9n, 100n, 'w', { data: 77n });
  const done: ReturnType<typeof a.cqRead> = [];
  const wait = (count: number) => network.run(() => done.push(...a.cqRead()) * 0 + done.length >= count);
  wait(1);
  expect(b.cqRead()).toMatchObject([{ op: 'remote_write', data: 77n, length: 2500 }]);
  a.read(1, 0n, 2500, 9n, 100n, 'r');
  a.fetchAtomic(1, 'sum', 'uint64', Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 5), 9n, 0n, 'f');
  a.fetchAtomic(1, 'cswap', 'uint64', { compare: 5n, swap: 6n }, 9n, 4000n, 'c');
  a.write(1, bytes, 10n, 0n, 'x');
  wait(5);
  expect(network.memories[0]!.read(0n, 2500)).toEqual(bytes);
  const of = (context: string) => done.find((entry) => entry.context === context)!;
  expect([of('w').code, of('r').code, of('c').code, of('x').code]).toEqual(['ok', 'ok', 'ok', 'bad_mkey']);
  expect(of('f').result).toEqual(new Uint8Array(8));
  expect(network.memories[1]!.bytes[4096]).toBe(5);
});
