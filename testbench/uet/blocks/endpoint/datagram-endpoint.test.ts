import assert from 'node:assert/strict';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { endpointProfiles } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { badWeather, fairRun, fairWeather, rudAndRod, runWorld } from './pair/index.ts';
import { sendReceives } from './pair/semantic-setup.ts';

const profile = endpointProfiles[0]!;
const options = readingOptions(64, profile);
const design = elaborate(uetEndpoint(options));

describe(`datagrams of UUD between two endpoints of ${profile.profile}`, () => {
  test('alone: each comes once, no PDC is opened, and nothing answers', async () => {
    const run = fairRun(options, { seed: 3, bytes: 0, isWhole: true, datagrams: 16 });
    const types = new Set<string>();
    const watch = await runWorld(wasmEngine, design, 2, run, undefined, (world) => {
      world.onFrame = (frame) => {
        const { layers } = decode(frame, run.wire);
        types.add(layerOf(layers, 'uud_req') === undefined ? 'other' : 'uud_req');
      };
    });
    expect(watch.result()).toMatchObject({ messages: 32, bytesWrong: 0, lost: 0, datagrams: 32 });
    expect([...types]).toEqual(['uud_req']);
    expect(watch.network.seen.frames).toBe(32);
  }, 300_000);

  test.each([0, 0.02, 0.2])(
    'beside all other messages, with a loss of %d: each at most once for each copy of its frame',
    async (loss) => {
      const run = fairRun(options, {
        ...{ seed: 900 + 1000 * loss, bytes: 20_000, sends: 6, isWhole: true, datagrams: 12, tagged: 8, refused: 4 },
        ...{ reads: 10, atomics: 10, rests: 2, waits: { tagged: 8, sends: 0 } },
        tuples: rudAndRod,
        willing: { place: 0.8, completion: 0.5, line: 0.9, send: 0.5 },
        weather: loss === 0 ? { ...fairWeather, copies: 0.05 } : badWeather(loss),
        pdcsPerTuple: 2,
      });
      const { network, ...world } = await resultOf(run);
      expect(world.result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      const { datagrams } = world.result;
      // Copies of frames are of any; those of datagrams alone take receives again.
      assert(datagrams <= 24 + network.copied, `${datagrams} have come of 24`);
      assert(loss === 0 ? datagrams >= 24 : datagrams >= 12 && datagrams < 24 + network.copied, `${datagrams} of 24`);
    },
    600_000,
  );

  test('where no receive is there any more they are dropped, and all else goes on', async () => {
    const run = fairRun(options, { seed: 8, bytes: 20_000, isWhole: true, datagrams: 48, tagged: 8, reads: 5 });
    const world = await runWorld(wasmEngine, design, 2, run);
    expect(world.result()).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0, datagrams: 2 * sendReceives });
  }, 300_000);
});

async function resultOf(run: Parameters<typeof runWorld>[3]) {
  const world = await runWorld(wasmEngine, design, 2, run);
  return { result: world.result(), network: world.network.seen as { readonly copied: number; readonly lost: number } };
}
