/** A design of two clocks that counts their edges: what time, clocks and triggers are tested with. */
import { bit, bits, clock, elaborate, module, on } from '../../../rtl-gen/hdl/index.ts';
import type { Simulator } from '../../engine/simulator.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import type { Body } from '../context.ts';
import type { SeedRun } from '../run-seed.ts';
import { type RunOnOptions, runOn } from './run-on.ts';

/**
 * Outputs `count_a` and `count_b` of 16 bits count the edges of clocks `a_clk` and `b_clk`; `odd_a` is the lowest bit
 * of the former. `echo` is the input `go` in the same moment, and `seen` what it was at the last edge of `a_clk`.
 * Nothing is reset.
 */
const twoClocks = (edge: 'rising' | 'falling') =>
  elaborate(
    module(
      'two_clocks',
      {
        clocks: { a: clock({ reset: 'none' }), b: clock({ edge, reset: 'none' }) },
        in: { go: on('a', bit) },
        out: {
          count_a: on('a', bits(16)),
          count_b: on('b', bits(16)),
          odd_a: on('a', bit),
          echo: on('a', bit),
          seen: on('a', bit),
        },
      },
      (io, m) => {
        const a = m.on('a');
        const b = m.on('b');
        const countA = a.reg('a_edges', bits(16), { init: 0 });
        const countB = b.reg('b_edges', bits(16), { init: 0 });
        const seen = a.reg('seen', bit, { init: 0 });
        countA.set(countA.add(1));
        countB.set(countB.add(1));
        seen.set(io.go);
        return { count_a: countA, count_b: countB, odd_a: countA.trunc(1), echo: io.go, seen };
      },
    ),
  );

const designs = { rising: twoClocks('rising'), falling: twoClocks('falling') };

/** A fresh simulator of it; the state of `b` changes at that edge of its clock. */
export function twoClockSimulator(edge: 'rising' | 'falling' = 'rising'): Promise<Simulator> {
  return wasmEngine.create(designs[edge], { trace: true });
}

/** A run on a fresh one. */
export async function onTwoClocks(
  clocks: NonNullable<RunOnOptions['clocks']>,
  body: Body<void>,
  options: RunOnOptions & { readonly edge?: 'rising' | 'falling' } = {},
): Promise<SeedRun> {
  return runOn(await twoClockSimulator(options.edge), body, { ...options, clocks });
}
