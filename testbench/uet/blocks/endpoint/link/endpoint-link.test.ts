import { describe, expect, test } from 'vitest';
import { linkedOptions, linkParts } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpointLink } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import type { LinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/link-options.ts';
import { layerDefaults } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { wasmEngine } from '../../../../engine/wasm/engine.ts';
import { decode } from '../../../golden/wire/index.ts';
import { destinationOf, frameOf } from '../pair/frames.ts';
import { badWeather, type EndpointWorld, fairRun, rudAndRod } from '../pair/index.ts';
import { Software } from '../registers/software.ts';
import { runLinkWorld } from './link-world.ts';
import { installPair, SecureReader, zeroisePair } from './secure-setup.ts';

const { llr, cbfc } = linkParts;
const right = { bytesWrong: 0, lost: 0, duplicates: 0 };
const isLong = process.env.GATEWRIGHT_LONG !== undefined;
/** A layer with few keys: one for each source. */
const tss = { ...layerDefaults, domains: 4, keys: 16 };
type Parts = Pick<LinkOptions, 'llr' | 'cbfc'> & { readonly tss?: typeof tss };
const build = ({ tss: layer, ...parts }: Parts) => linkedOptions(64, parts, layer);

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
  const send = async (parts: Parts) => {
    const options = build(parts);
    const run = fairRun(options, { seed: 4, bytes, tuples: rudAndRod, sends: 10, refused: 2 });
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

describe('over lines and a network that lose, copy, reorder, damage and trim every byte arrives once, with', () => {
  const bytes = isLong ? 20 * 2 ** 20 : 30_000;
  const parts = [
    ['tss', { tss }],
    ['llr', { llr }],
    ['cbfc', { cbfc }],
  ] as const;
  const all = Array.from({ length: 8 }, (_, bits) => {
    const chosen = parts.filter((_, i) => (bits >> i) & 1);
    const on = Object.assign({}, ...chosen.map(([, part]) => part)) as Parts;
    return [chosen.map(([name]) => name).join(', ') || 'none of them', on] as const;
  });
  test.each(all)(
    '%s',
    async (_, on) => {
      const options = build(on);
      const run = fairRun(options, {
        seed: 9,
        bytes,
        tuples: rudAndRod,
        sends: 10,
        refused: 2,
        decodes: !isLong && on.tss === undefined,
        weather: { ...badWeather(0.03), copies: 0.04, corrupted: 0.05, trimmed: 0.06 },
        willing: { place: 0.8, completion: 0.5, line: 1, send: 0.8 },
      });
      const { world, damaged, sums } = await runLinkWorld(wasmEngine, options, 2, run, {
        errors: 0.001,
        watches: (_, each) => {
          const reader = on.tss && !isLong && new SecureReader(options.rx.wire);
          // Each frame that leaves is sealed, and has a good packet in it.
          each.onFrame = (frame) => {
            if (reader) reader.read(frame);
          };
          return () => {};
        },
      });
      expect(world.result()).toMatchObject(right);
      expect(damaged).toBeGreaterThan(5);
      const { seen } = world.network;
      for (const name of ['lost', 'copied', 'corrupted', 'trimmed'] as const) expect(seen[name]).toBeGreaterThan(0);
      if (on.cbfc) expect(sums.lost).toBe(0);
      // What was damaged or trimmed after the UDP header is not authentic.
      if (on.tss) expect(sums.dropped).toBeGreaterThanOrEqual(seen.corrupted!);
      else expect(sums.dropped).toBeUndefined();
    },
    isLong ? 7_200_000 : 300_000,
  );
});

test('a secured pair whose ends zeroise while they send goes on when their keys are there again, without a reset', async () => {
  const options = build({ llr, cbfc, tss });
  const run = fairRun(options, { seed: 31, bytes: 60_000, tuples: rudAndRod, sends: 10, decodes: false });
  const numbers = new Set<string>();
  let done = 0;
  const { world, sums } = await runLinkWorld(wasmEngine, options, 2, run, {
    errors: 0,
    watches: (simulators, each) => {
      const reader = new SecureReader(options.rx.wire);
      each.onFrame = (frame) => {
        reader.read(frame);
        // SSI and TSC: no number is given to two packets, as software begins at the limit that it stored.
        const number = Buffer.from(frame.subarray(46, 58)).toString('hex');
        expect(numbers.has(number)).toBe(false);
        numbers.add(number);
      };
      // One end by its pin, then the other by its command; the second time software is away for some time.
      const programs = [
        { at: 1200, end: 0, isPin: true, after: 0 },
        { at: 4000, end: 1, isPin: false, after: 900 },
      ];
      let software: Software | undefined;
      return () => {
        const next = programs[done];
        if (next === undefined) return;
        const ports = simulators[next.end]!;
        const since = each.now - next.at;
        ports.port('tss_zeroise').set(Number(next.isPin && since === 0));
        if (since === 0 && !next.isPin) software = new Software(ports, zeroisePair(), 'tss_axi');
        if (since === 100 + next.after) software = new Software(ports, installPair(0x100_0000), 'tss_axi');
        software?.drive();
        software?.read();
        if (since > 100 + next.after && software!.isDone) {
          software = undefined;
          done++;
        }
      };
    },
  });
  expect(done).toBe(2);
  expect(world.result()).toMatchObject(right);
  expect(sums.not_sent).toBeGreaterThan(0);
}, 300_000);

test('forged and plain packets of a secured pair are refused and counted, whatever they are, and change nothing', async () => {
  const options = build({ tss });
  const run = fairRun(options, { seed: 12, bytes: 30_000, decodes: false, refused: 1 });
  let plain = 0;
  let forged = 0;
  const { world, sums } = await runLinkWorld(wasmEngine, options, 2, run, {
    errors: 0,
    watches: (_, each) => {
      const frames: Uint8Array[] = [];
      each.onFrame = (frame) => {
        if (frames.length < 40) frames.push(Uint8Array.from(frame));
      };
      return () => {
        if (each.now % 40 !== 0 || frames.length === 0 || plain + forged === 100) return;
        const frame = Uint8Array.from(frames[(each.now / 40) % frames.length]!);
        // Authentic bytes with a wrong one; or plain ones of each type of packet, ACKs, NACKs and control among them.
        const isPlain = each.now % 80 === 0;
        if (isPlain) {
          frame[42] = ((2 + (plain % 12)) << 3) | (frame[42]! & 7);
          plain++;
        } else {
          frame[frame.length - 1 - (forged % 60)]! ^= 1 << (forged % 8);
          forged++;
        }
        each.network.send(frameOf(frame, 64), destinationOf(frameOf(frame, 64), 64), each.now);
      };
    },
  });
  expect(world.result()).toMatchObject(right);
  expect(plain).toBeGreaterThan(20);
  expect(forged).toBeGreaterThan(20);
  // A few may still be on their way at the end.
  expect(sums.refused).toBeGreaterThan(plain - 10);
  expect(sums.refused).toBeLessThanOrEqual(plain);
  expect(sums.dropped).toBeGreaterThan(forged - 10);
}, 300_000);

test('a link of 16 bytes a clock is refused in one sentence', () => {
  expect(() => uetEndpointLink(linkedOptions(16, {}))).toThrow(
    'A link of 16 bytes a clock is not built: give 32 or 64.',
  );
});
