/** Two endpoints among frames that neither has sent: these place and complete nothing, and stop nothing. */
import { endpointOptions, semanticDesigns } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { type EndpointOptions, uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { type Engine, seededRandom } from '../test-kit.ts';
import { elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { badNetwork } from './pair/bad-network.ts';
import { HostileNetwork } from './pair/hostile-network.ts';
import { drawnRun, runRight } from './pair/index.ts';
import type { MakeNetwork } from './pair/network.ts';

async function amongHostile(engine: Engine, options: EndpointOptions, bytes: number, seed: number): Promise<void> {
  const run = drawnRun(options, bytes, seededRandom(seed));
  const { wire, size } = run;
  const network: MakeNetwork = (ends, random) => {
    const bad = badNetwork(run, ends, random.fork('bad'));
    return new HostileNetwork(bad, ends, { wire, size, share: 0.5 }, random.fork('hostile'));
  };
  const world = await runRight(engine, elaborate(uetEndpoint(options)), 2, { ...run, network });
  const { seen } = world.network;
  for (const kind of ['unknownPdc', 'stranger', 'noise', 'cut', 'body', 'flipped', 'prologue'])
    expect([kind, seen[kind]! > 3]).toEqual([kind, true]);
}

test.each([21, 22, 23])('plain endpoints, seed %d', (seed) =>
  amongHostile(wasmEngine, endpointOptions(64), 100_000, seed),
);

test.each([31, 32])('endpoints with the semantic sublayer, seed %d', (seed) =>
  amongHostile(wasmEngine, semanticDesigns.at(-1)!, 60_000, seed),
);

test(
  'the emitted Verilog, as Yosys reads it',
  () => amongHostile(yosysEngine, endpointOptions(64), 60_000, 24),
  600_000,
);
