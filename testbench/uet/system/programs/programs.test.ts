/** Workloads of hosts by all ways that UET has for messages. */
import { describe, expect, test } from 'vitest';
import { messageWays, runPrograms } from './run-programs.ts';
import { workloads } from './workloads.ts';

const small = { hosts: 8, vector: 16_384, part: 6000, edge: 5000, rounds: 3, gradient: 9216, block: 8192, blocks: 6 };

describe.each(workloads(small))('$name', ({ memory, program, wrong, suits, form }) => {
  const ways = Object.values(messageWays).filter(suits);
  const run = (way: (typeof ways)[number], loss: number, seed: number) =>
    runPrograms({ hosts: small.hosts, way, memory, program: (host) => program(host, way), loss, seed });

  test.each(ways)('$name: every word is right, and little faster than the closed form of far hosts', (way) => {
    const { ends, memories } = run(way, 0, 1);
    expect(wrong(memories)).toBe(0);
    expect(Math.max(...ends)).toBeGreaterThan(0.8 * form);
  });

  test('every word is right where links lose 3 % of frames', () => {
    const runs = ways.map((way, seed) => run(way, 0.03, seed));
    expect(runs.map(({ memories }) => wrong(memories))).toEqual(ways.map(() => 0));
    expect(runs.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
  });
});
