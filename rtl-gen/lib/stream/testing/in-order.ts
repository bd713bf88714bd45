/** What every part with one stream in and one out has to do. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestContext } from '../../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import type { Value } from '../../../../testbench/engine/simulator.ts';
import type { elaborate } from '../../../hdl/index.ts';
import { items, patterns } from './stimulus.ts';

/** The part, with plain items of `width` bits on `up` and `down`. */
interface Subject {
  readonly design: ReturnType<typeof elaborate>;
  readonly width: number;
  /** Clocks from the edge that takes an item to the first one that can hand it on. */
  readonly latency: number;
}

/**
 * Register the properties, on every engine: items leave as they came and in order, whatever the two sides do, and no
 * offer is withdrawn or changed; with sides that are always willing n items take n clocks and the latency.
 */
export function inOrderTests(name: string, { design, width, latency }: Subject): void {
  const runs: fc.Arbitrary<Run> = fc.record({ sent: items(width), valid: patterns, ready: patterns });
  everyEngineProperty(`${name} hands items on in order, whatever the two sides do`, design, runs, play);

  const eager = items(width, 30).map((sent): Run => ({ sent, valid: [true], ready: [true] }));
  everyEngineProperty(
    `${name} passes an item in every clock, ${latency} clocks after it came`,
    design,
    eager,
    async (t, run) => {
      const cycles = await play(t, run);
      expect(cycles.out).toEqual(cycles.in.map((cycle) => cycle + latency));
      expect(cycles.in).toEqual(cycles.in.map((_, i) => cycles.in[0]! + i));
    },
    { numRuns: 10 },
  );
}

/** What goes through, and when the two sides are willing. */
interface Run {
  readonly sent: readonly Value[];
  readonly valid: readonly boolean[];
  readonly ready: readonly boolean[];
}

/** The edges at which the items entered and left. */
interface Edges {
  readonly in: readonly number[];
  readonly out: readonly number[];
}

async function play(t: TestContext, { sent, valid, ready }: Run): Promise<Edges> {
  const entered: number[] = [];
  const source = t.source('up', { valid, onItem: (_, cycle) => entered.push(cycle) });
  const sink = t.sink('down', { ready });
  t.monitor('down');
  // The sink is ready after its first edge.
  await t.rising();
  for (const item of sent) source.sendNow(item);
  await t.timeout(2000, sink.received(sent.length));
  await t.cycles(3);
  expect(sink.items.map(({ item }) => item)).toEqual(sent);
  return { in: entered, out: sink.items.map(({ cycle }) => cycle) };
}
