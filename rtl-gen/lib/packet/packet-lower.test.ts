import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../hdl/index.ts';
import { packetLower } from './packet-lower.ts';
import { cleaned, type RaisedBeat, raised, type Stimulus, stimuli } from './testing/raised.ts';

describe('packet lower', () => {
  for (const size of [2, 8]) {
    const design = elaborate(packetLower(size));
    const play = async (t: TestContext, { packets, wrong, up, down }: Stimulus & { wrong: boolean[] }) => {
      const taken: number[] = [];
      const source = t.source('up', { valid: up });
      t.monitor('up', { onItem: (_, cycle) => taken.push(cycle) });
      const sink = t.sink('down', { ready: down });
      t.monitor('down');
      let sent = 0;
      const expected: (RaisedBeat & { wrong: number })[] = [];
      for (const { bytes, user } of packets) {
        const beats = raised(bytes, user, size).map((of) => ({ ...of, wrong: Number(wrong[sent++ % wrong.length]) }));
        for (const of of beats) source.sendNow({ ...of, from: user } as never);
        // Wrong is what has a byte of a beat that is, or comes after one that has.
        raised(bytes, 0, size).forEach((of, i, { length }) => {
          const seen = i === length - 1 ? beats : beats.slice(0, i + 2);
          expected.push({ ...of, wrong: Number(seen.some((from) => from.wrong === 1)) });
        });
      }
      await t.timeout(
        5000,
        t.until(() => sink.count === expected.length),
      );
      await t.cycles(10);
      const got = sink.items.map(({ item }) => {
        const of = item as Record<'data' | 'keep' | 'last' | 'wrong', unknown>;
        return { ...cleaned(of, size), wrong: Number(of.wrong) };
      });
      expect(got).toEqual(expected);
      return taken;
    };
    const runs = fc
      .tuple(stimuli(size), fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }))
      .map(([run, wrong]) => ({ ...run, packets: run.packets.filter(({ bytes }) => bytes.length > 0), wrong }));
    everyEngineProperty(
      `beats of ${size}: each packet begins with its byte 0`,
      design,
      runs,
      async (t, run) => void (await play(t, run)),
      { numRuns: 25 },
    );
    everyEngineProperty(
      `beats of ${size}: a beat is taken in every clock`,
      design,
      runs.map((run) => ({ ...run, up: [true], down: [true] })),
      async (t, run) => {
        const taken = await play(t, run);
        expect(taken).toEqual(taken.map((_, i) => taken[0]! + i));
      },
      { numRuns: 10 },
    );
  }

  test('refuses beats that are no power of two', () => {
    expect(() => packetLower(6)).toThrow(RangeError);
  });
});
