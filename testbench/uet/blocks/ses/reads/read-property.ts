/** The property run of a read server: packets of several READs, mixed and in any order. */
import type { Body, Random } from '../../test-kit.ts';
import { type Read, runReads } from './read-bench.ts';

/** Addresses of reads do not overlap, so that each has bytes of its own: one a stretch of 16 KiB. */
export function drawnReads(random: Random, count: number, longest: number): Read[] {
  const reads: Omit<Read, 'address' | 'tag'>[] = [];
  while (reads.length < count) {
    const packets = random.pick([1, 1, 2, 5]);
    const payload = random.pick([0, 1, 8, 63, 64, 65, 1000, longest, random.int(1, longest)]);
    const length = Math.max(0, payload * packets - random.pick([0, 0, random.below(Math.max(1, payload))]));
    const header = {
      ...{
        request_length: random.chance(0.3) ? random.below(2 ** 32) : length,
        job_id: random.below(2 ** 24),
        message_id: random.below(2 ** 16),
      },
      ...{ small: packets === 1 ? random.below(2) : 0, rudi: random.chance(0.2) ? 1 : 0 },
    };
    for (let k = 0; k < packets; k++) {
      const message_offset = k * payload;
      const payload_length = Math.max(0, Math.min(payload, length - message_offset));
      reads.push({ ...header, message_offset, payload_length, psn: random.below(2 ** 32) });
    }
  }
  return random.shuffle(reads).map((read, i) => {
    const near = random.pick([random.int(-70, 70), random.below(4096)]);
    const high = random.chance(0.5) ? BigInt(random.below(2 ** 30)) << 34n : 0n;
    return { ...read, tag: random.below(2 ** 16), address: high + BigInt(0x2_0000_0000 + 0x4000 * i + 4096 + near) };
  });
}

/** A test of `count` reads of up to `longest` bytes, of a server of `bytes` a beat. */
export function readProperty(
  { bytes, longest }: { readonly bytes: number; readonly longest: number },
  count: number,
): Body<void> {
  return async (t) => {
    const random = t.random.fork('reads');
    const reads = drawnReads(random, count, longest);
    const rate = () => random.pick([1, 1, 0.7, 0.2]);
    const [requests, addresses, memory, answers, beats] = [rate(), rate(), rate(), rate(), rate()];
    const bad = reads.filter(() => random.chance(0.1)).map(({ address }) => (address >> 12n) + BigInt(random.below(2)));
    await runReads(
      t,
      {
        bytes,
        maxAckData: random.pick([0, 16, 64, longest]),
        rates: { requests, addresses, memory, answers, beats, latency: random.pick([0, 10, 80]) },
        badPages: new Set(bad),
      },
      reads,
    );
  };
}
