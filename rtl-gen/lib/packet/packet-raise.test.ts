import { describe, expect, test } from 'vitest';
import { packetSource } from '../../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, clog2, elaborate } from '../../hdl/index.ts';
import { beat } from './beat.ts';
import { packetRaise } from './packet-raise.ts';
import { cleaned, raised, type Stimulus, stimuli } from './testing/raised.ts';

describe('packet raise', () => {
  for (const size of [2, 8]) {
    const shape = beat(size, bits(clog2(size)));
    const play = async (t: TestContext, { packets, up, down }: Stimulus) => {
      const taken: number[] = [];
      const source = packetSource(t, 'up', { valid: up });
      t.monitor('up', { onItem: (_, cycle) => taken.push(cycle) });
      const sink = t.sink('down', { ready: down });
      t.monitor('down');
      for (const { bytes, user } of packets) source.sendNow({ bytes, user });
      const expected = packets.flatMap(({ bytes, user }) => raised(bytes, user, size));
      await t.timeout(
        5000,
        t.until(() => sink.count === expected.length),
      );
      await t.cycles(10);
      expect(sink.items.map(({ item }) => cleaned(item as never, size))).toEqual(expected);
      return taken;
    };
    everyEngineProperty(
      `beats of ${size}: byte 0 goes where the packet says`,
      elaborate(packetRaise(shape, 'by', (user) => user)),
      stimuli(size),
      async (t, run) => void (await play(t, run)),
      { numRuns: 25 },
    );
    everyEngineProperty(
      `beats of ${size}: a packet that gets no longer is taken without a pause`,
      elaborate(packetRaise(shape, 'by', (user) => user)),
      stimuli(size).map((run) => ({
        packets: run.packets.map(({ bytes }) => ({ bytes, user: 0 })),
        up: [true],
        down: [true],
      })),
      async (t, run) => {
        const taken = await play(t, run);
        expect(taken).toEqual(taken.map((_, i) => taken[0]! + i));
      },
      { numRuns: 10 },
    );
  }

  test('refuses beats that are no power of two', () => {
    expect(() => packetRaise(beat(6, bits(3)), 'by', (user) => user)).toThrow(RangeError);
  });
});
