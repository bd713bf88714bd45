import assert from 'node:assert/strict';
import { readingOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { profileSizes } from '../../../../rtl-gen/uet/ses/receive/target-designs.ts';
import type { Engine, Simulator } from '../../../engine/simulator.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { describe, elaborate, expect, test, wasmEngine, yosysEngine } from '../vitest-kit.ts';
import { badNetwork } from './pair/bad-network.ts';
import type { WorldOptions, WorldResult } from './pair/endpoint-world.ts';
import type { MakeNetwork } from './pair/network.ts';
import { runWorld } from './pair/run-world.ts';
import { StrangeAnswers } from './pair/strange-answers.ts';
import { badWeather, fairRun, fairWeather, rudAndRod } from './pair/world-options.ts';

const profile = profileSizes.find(({ profile: name }) => name === 'hpc')!;
const options = readingOptions(64, profile);
const design = elaborate(uetEndpoint(options));

/** A run, and what the senders of RUDI have counted in both. */
async function run(engine: Engine, of: WorldOptions, seen?: (frame: Uint8Array) => void, count = 2) {
  let ends: readonly Simulator[] = [];
  const world = await runWorld(
    engine,
    design,
    count,
    of,
    undefined,
    (its) => {
      its.onFrame = seen;
    },
    (simulators) => {
      ends = simulators;
      return () => {};
    },
  );
  const counted = (name: string): number =>
    ends.reduce((sum, end) => sum + Number(end.port(`rudi_counts_${name}`).get()), 0);
  return { result: world.result(), seen: world.network.seen, trimmed: world.network.seen.trimmed!, count: counted };
}

/** A request for each packet, of which some messages have several, and a response for each request; no PDC. */
async function runAlone(of: WorldOptions, expected: Partial<WorldResult> & { messages: number }): Promise<void> {
  const frames = new Map<string, number>();
  const { result, count } = await run(wasmEngine, of, (frame) => {
    const { layers } = decode(frame, of.wire);
    const name = (['rudi_req', 'rudi_resp'] as const).find((one) => layerOf(layers, one) !== undefined) ?? 'other';
    frames.set(name, (frames.get(name) ?? 0) + 1);
  });
  expect(result).toMatchObject(expected);
  const requests = frames.get('rudi_req')!;
  expect(requests).toBeGreaterThan(expected.messages);
  expect(Object.fromEntries(frames)).toEqual({ rudi_req: requests, rudi_resp: requests });
  expect([count('datagram_sent'), count('retransmitted')]).toEqual([requests, 0]);
}

describe('WRITEs and READs by RUDI between two endpoints of HPC', () => {
  test('WRITEs alone: a request for each packet, a response for each request, and no PDC', async () => {
    const of = fairRun(options, { seed: 3, bytes: 0, isWhole: true, rudi: 24 });
    await runAlone(of, { messages: 48, bytesWrong: 0, lost: 0, again: 0 });
  }, 300_000);

  test.each([0, 0.02, 0.2])(
    'beside all other messages, with a loss of %d: each is complete once, and its bytes are there',
    async (loss) => {
      const of = fairRun(options, {
        ...{ seed: 900 + 1000 * loss, bytes: 20_000, sends: 6, isWhole: true, datagrams: 8, rudi: 24, tagged: 8 },
        rudiReads: 24,
        ...{ refused: 4, reads: 10, atomics: 10, rests: 2, waits: { tagged: 8, sends: 0 } },
        tuples: rudAndRod,
        willing: { place: 0.8, completion: 0.5, line: 0.9, send: 0.5 },
        weather: loss === 0 ? { ...fairWeather, copies: 0.05, spread: 200 } : badWeather(loss),
        pdcsPerTuple: 2,
      });
      const { result, count } = await run(wasmEngine, of);
      expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(count('retransmitted') > 0).toBe(loss > 0);
      assert(result.again > 0, 'nothing has come twice');
    },
    600_000,
  );

  test('what answers packets of PDCs is no answer to RUDI', async () => {
    const of = fairRun(options, { seed: 21, bytes: 20_000, sends: 6, isWhole: true, rudi: 24, weather: fairWeather });
    const { result, count } = await run(wasmEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, again: 0 });
    expect(count('datagram_sent')).toBeGreaterThan(48);
    expect([count('pkt_id_unknown'), count('nack_unexpected'), count('retransmitted')]).toEqual([0, 0, 0]);
  }, 300_000);

  test('trimmed requests come again at once, by the NACK of their pkt_id', async () => {
    const of = fairRun(options, {
      ...{ seed: 11, bytes: 0, isWhole: true, rudi: 24, rudiReads: 12, weather: { ...fairWeather, trimmed: 0.2 } },
    });
    const { result, count, trimmed } = await run(wasmEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, again: 0 });
    expect(trimmed).toBeGreaterThan(10);
    expect([count('lost_trim'), count('retransmitted'), count('lost_timeout')]).toEqual([trimmed, trimmed, 0]);
  }, 300_000);

  test('READs alone: a response with the bytes for each request, and no PDC', async () => {
    const of = fairRun(options, { seed: 4, bytes: 0, isWhole: true, rudiReads: 40 });
    await runAlone(of, { messages: 80, bytesWrong: 0, lost: 0, duplicates: 0 });
  }, 300_000);

  test.each([0, 0.02, 0.2])(
    'READs alone over a network with a loss of %d, copies and reordering',
    async (loss) => {
      const weather = loss === 0 ? { ...fairWeather, copies: 0.2, spread: 300 } : { ...badWeather(loss), copies: 0.1 };
      const willing = { place: 0.4, completion: 0.5, line: 0.8, send: 0.5 };
      const of = fairRun(options, { seed: 77 + 100 * loss, bytes: 0, isWhole: true, rudiReads: 60, weather, willing });
      const { result, count } = await run(wasmEngine, of);
      expect(result).toMatchObject({ messages: 120, bytesWrong: 0, lost: 0, duplicates: 0 });
      expect(count('retransmitted') > 0).toBe(loss > 0);
      // What comes twice is heard once.
      expect(count('pkt_id_unknown')).toBeGreaterThan(10);
    },
    300_000,
  );

  test('answers to another pkt_id, of a stranger, and late ones place and complete nothing', async () => {
    const { wire, bytes: size } = options.rx;
    const network: MakeNetwork = (ends, random) => {
      const fair = badNetwork({ wire, size, weather: fairWeather }, ends, random.fork('fair'));
      return new StrangeAnswers(fair, { wire, size }, random.fork('strange'));
    };
    const of = fairRun(options, { seed: 13, bytes: 4000, sends: 4, isWhole: true, reads: 10, rudiReads: 30, network });
    const { result, count, seen: strange } = await run(wasmEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
    const { otherId, stranger, late } = strange;
    expect(otherId).toBeGreaterThan(40);
    expect([stranger, late]).toEqual([otherId, otherId]);
    // None of them was heard, but for those whose pkt_id was that of another request of the same peer.
    expect(count('pkt_id_unknown')).toBeGreaterThan(2.5 * otherId!);
  }, 300_000);

  test('more READs than a target has places for are refused by NACKs, and come again', async () => {
    const willing = { place: 1, completion: 1, line: 1, send: 1 };
    const of = fairRun(options, { seed: 17, senders: 5, sink: 0, bytes: 0, isWhole: true, rudiReads: 60, willing });
    const { result, count } = await run(wasmEngine, of, undefined, 5);
    expect(result).toMatchObject({ messages: 240, bytesWrong: 0, lost: 0, duplicates: 0 });
    expect(count('lost_nack')).toBeGreaterThan(0);
    expect(count('lost_timeout')).toBe(0);
  }, 300_000);

  test('where nothing comes through they are given up, and each is complete once', async () => {
    const weather = { ...fairWeather, loss: 1 };
    const of = fairRun(options, { seed: 5, bytes: 0, isWhole: true, rudi: 10, rudiReads: 10, weather, maxRtoRetx: 3 });
    const { count } = await run(wasmEngine, of);
    expect(count('retransmitted')).toBe(3 * count('datagram_sent'));
  }, 300_000);

  test('on the emitted Verilog, through Yosys: beside others over a bad network', async () => {
    const of = fairRun(options, {
      ...{ seed: 5, bytes: 4000, sends: 4, isWhole: true, rudi: 6, rudiReads: 8, tagged: 2, weather: badWeather(0.02) },
    });
    const { result } = await run(yosysEngine, of);
    expect(result).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0 });
  }, 900_000);
});
