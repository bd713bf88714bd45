import { describe, expect, test } from 'vitest';
import { linkedOptions, linkParts } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointLink } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import type { LinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/link-options.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { decode } from '../../../golden/wire/index.ts';
import type { EndpointWorld } from '../pair/endpoint-world.ts';
import { badWeather, fairRun } from '../pair/world-options.ts';
import { runLinkWorld } from './link-world.ts';

const { llr, cbfc } = linkParts;
const right = { bytesWrong: 0, lost: 0, duplicates: 0 };
const isLong = process.env.GATEWRIGHT_LONG !== undefined;
const build = (parts: Pick<LinkOptions, 'llr' | 'cbfc'>) => linkedOptions(64, parts);
const tuples = [
  { mode: 'rud', lane: 0 },
  { mode: 'rod', lane: 1 },
] as const;

/** Counts the packets that a sender has sent again. */
function countsAgain(world: EndpointWorld, options: ReturnType<typeof build>): () => number {
  let again = 0;
  world.onFrame = (bytes) => {
    const { layers } = decode(bytes, options.rx.wire);
    if (layers.some(({ fields }) => 'retx' in fields && fields.retx === 1)) again++;
  };
  return () => again;
}

describe('two endpoints over lines that damage frames, and a network that loses none', () => {
  const bytes = isLong ? 4 * 2 ** 20 : 100_000;
  const send = async (parts: Pick<LinkOptions, 'llr' | 'cbfc'>) => {
    const options = build(parts);
    const run = fairRun(options, { seed: 4, bytes, tuples, sends: 10, refused: 2 });
    let again = (): number => 0;
    const result = await runLinkWorld(wasmEngine, options, 2, run, {
      errors: 0.002,
      watches: (_, world) => {
        again = countsAgain(world, options);
        return () => {};
      },
    });
    expect(result.world.result()).toMatchObject(right);
    expect(result.damaged).toBeGreaterThan(20);
    return { ...result, again: again() };
  };

  test('with link-level retry no packet is sent again by its endpoint', async () => {
    const { again, sums } = await send({ llr });
    expect(again).toBe(0);
    expect(sums.transmit_counts_tx_replayed_frames).toBeGreaterThan(5);
    expect(sums.lost).toBe(0);
  }, 600_000);

  test('nor with credit beside it', async () => {
    const { again, sums } = await send({ llr, cbfc });
    expect(again).toBe(0);
    expect(sums.transmit_counts_tx_replayed_frames).toBeGreaterThan(5);
    expect(sums.lost).toBe(0);
  }, 600_000);

  test('without it they are dropped, and the endpoints send again', async () => {
    const { again, sums } = await send({});
    expect(again).toBeGreaterThan(2);
    expect(sums.damaged).toBeGreaterThan(2);
  }, 600_000);
});

describe('credit', () => {
  test('what answers leaves while data of the same endpoint has no credit, however much of it waits', async () => {
    const options = build({ llr, cbfc });
    const run = fairRun(options, { seed: 6, bytes: 60_000, lengths: [4096], decodes: false });
    let data = 0;
    let others = 0;
    const { world } = await runLinkWorld(wasmEngine, options, 2, run, {
      errors: 0,
      settings: (end, isFar) => (end === 0 && !isFar ? { limits: [128, 0] } : {}),
      until: ({ ends }) => ends[1]!.host.isDone,
      watches: (_, each) => {
        each.onFrame = (bytes, from) => {
          if (from !== 0) return;
          if (bytes.length > 1000) data++;
          else others++;
        };
        return () => {};
      },
    });
    expect(world.ends[1]!.host.completed).toBeGreaterThan(10);
    expect(world.ends[0]!.host.completed).toBe(0);
    expect(data).toBe(0);
    expect(others).toBeGreaterThan(10);
  }, 600_000);

  // The spacings of SAI: an ACK of link-level retry is due at every place for an ordered set. Two frames of 4 KiB fit.
  test('comes back beside ACKs of link-level retry that are always due', async () => {
    const options = build({ llr, cbfc });
    const run = fairRun(options, { seed: 7, bytes: 120_000, lengths: [16_384], decodes: false });
    const { world, sums } = await runLinkWorld(wasmEngine, options, 2, run, {
      errors: 0,
      settings: () => ({ spacing: 6400, cfSpacing: 6400, limits: [128, 140], ownLimits: [128, 140] }),
    });
    expect(world.result()).toMatchObject(right);
    expect(sums.transmit_counts_rx_ack_ctl_os).toBeGreaterThan(40);
    expect(sums.credit_sender_cf_updates).toBeGreaterThan(40);
    // Four stores of 30 packets of 66 beats, two at a time, each time after 200 clocks at most and a round.
    expect(world.now).toBeLessThan(20_000);
    expect(sums.lost).toBe(0);
  }, 600_000);
});

describe('over lines and a network that lose, copy, reorder, damage and trim', () => {
  const bytes = isLong ? 4 * 2 ** 20 : 60_000;
  test.each(
    [{}, { llr }, { cbfc }, { llr, cbfc }].map(
      (parts) => [Object.keys(parts).join(' and ') || 'neither', parts] as const,
    ),
  )(
    'every byte arrives once, with %s',
    async (_, parts) => {
      const options = build(parts);
      const run = fairRun(options, {
        seed: 9,
        bytes,
        tuples,
        sends: 10,
        refused: 2,
        decodes: !isLong,
        weather: { ...badWeather(0.03), copies: 0.04, corrupted: 0.04, trimmed: 0.06 },
        willing: { place: 0.8, completion: 0.5, line: 1, send: 0.8 },
      });
      const { world, damaged, sums } = await runLinkWorld(wasmEngine, options, 2, run, { errors: 0.001 });
      expect(world.result()).toMatchObject(right);
      expect(damaged).toBeGreaterThan(10);
      const { seen } = world.network;
      for (const name of ['lost', 'copied', 'corrupted', 'trimmed'] as const) expect(seen[name]).toBeGreaterThan(0);
      expect(sums.lost).toBe(0);
    },
    isLong ? 3_600_000 : 200_000,
  );
});

test('a link of 16 bytes a clock is refused in one sentence', () => {
  expect(() => uetEndpointLink(linkedOptions(16, {}))).toThrow(
    'A link of 16 bytes a clock is not built: give 32 or 64.',
  );
});
