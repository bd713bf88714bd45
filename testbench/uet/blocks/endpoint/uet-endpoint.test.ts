import assert from 'node:assert/strict';
import { endpointOptions, returnOptions } from '../../../../rtl-gen/uet/endpoint/designs.ts';
import { uetEndpoint } from '../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import { describe, elaborate, expect, test, wasmEngine } from '../vitest-kit.ts';
import { answering, runAnswers, withoutAsks } from './pair/answers-run.ts';
import type { EndpointWorld } from './pair/endpoint-world.ts';
import { headerOf } from './pair/message-host.ts';
import { makeWorld, runRight, runWorld } from './pair/run-world.ts';
import { badWeather, fairRun, fairWeather, lossyRun, twoRudAndRod, weatherOf } from './pair/world-options.ts';

const options = endpointOptions(64);
const design = elaborate(uetEndpoint(options));
const isLong = process.env.GATEWRIGHT_LONG !== undefined;

describe('two endpoints send to each other', () => {
  /** Bytes each way. */
  const bytes = isLong ? 16 * 2 ** 20 : 100_000;

  test.each([0, 0.01, 0.05])(
    `places ${bytes} bytes each way once, and completes each message once, with a loss of %d`,
    async (loss) => {
      const isFair = loss === 0;
      const run = lossyRun(options, loss, {
        seed: 1,
        bytes,
        tuples: twoRudAndRod,
        sends: 20,
        refused: 4,
        decodes: !isLong,
      });
      const world = await runRight(wasmEngine, design, 2, run);
      const { seen } = world.network;
      if (!isFair) for (const name of ['lost', 'copied', 'corrupted'] as const) expect(seen[name]).toBeGreaterThan(0);
    },
    isLong ? 3_600_000 : undefined,
  );

  test('also with narrow windows, and hosts and lines that pause', async () => {
    const run = fairRun(options, {
      seed: 5,
      bytes: isLong ? 4 * 2 ** 20 : 40_000,
      lengths: [1, 64, 65, 200, 4097],
      tuples: twoRudAndRod,
      sends: 5,
      decodes: !isLong,
      weather: badWeather(0.02),
      willing: { place: 0.6, completion: 0.3, line: 0.7, send: 0.5 },
      cwnd: 10_000,
    });
    await runRight(wasmEngine, design, 2, run);
  }, 600_000);
});

test('PDCs close when they are idle, and open again, more often than a window holds of each context', async () => {
  const run = fairRun(options, {
    seed: 3,
    senders: 1,
    bytes: 160_000,
    lengths: [4096],
    cwnd: 10_000,
    willing: { place: 1, completion: 1, line: 1, send: 0.012 },
    idleTime: 1200,
    decodes: false,
  });
  let opened = 0;
  await runRight(wasmEngine, design, 2, run, undefined, undefined, ([sender]) => {
    const [valid, opens] = ['pdc_event_valid', 'pdc_event_opened'].map((name) => sender!.port(name));
    return () => {
      if (valid!.get() === 1 && opens!.get() === 1) opened++;
    };
  });
  // Eight contexts, of which none has more than 10,000 bytes in flight.
  expect(opened).toBeGreaterThan(8 * 3);
});

describe('two endpoints whose messages go by PDCs of their own and by return spaces of those of the peer', () => {
  const withReturns = returnOptions(64);
  const returns = elaborate(uetEndpoint(withReturns));
  test.each([0, 0.01, 0.05])(
    'with a loss of %d',
    async (loss) => {
      const run = fairRun(withReturns, {
        seed: 11 + 1000 * loss,
        bytes: isLong ? 4 * 2 ** 20 : 60_000,
        tuples: twoRudAndRod,
        sends: 20,
        refused: 4,
        decodes: !isLong,
        weather: weatherOf(loss),
        backs: 0.5,
        idleTime: 0,
      });
      const world = await runRight(wasmEngine, returns, 2, run);
      for (const { host, seen } of world.ends) {
        expect(host.backs).toBeGreaterThan(3);
        expect(seen.returned).toBeGreaterThan(10);
      }
    },
    600_000,
  );

  test.each([
    [0, 0],
    [0.01, 3000],
    [0.05, 0],
  ])(
    'which answer what the peer asks, while either side closes PDCs, with a loss of %d',
    async (loss, idleTime) => {
      const run = fairRun(withReturns, { seed: 31 + 1000 * loss, weather: badWeather(loss), idleTime, ...answering });
      const { closed, asked } = await runAnswers(wasmEngine, returns, run);
      expect(closed).toBeGreaterThan(5);
      expect(asked).toBeGreaterThan(5);
    },
    600_000,
  );

  test('and a PDC that waits for an answer closes when the host waits for it no more', async () => {
    const run = fairRun(withReturns, {
      seed: 51,
      senders: 1,
      bytes: 20_000,
      lengths: [4096],
      idleTime: 500,
      asks: 2,
      isSilent: true,
    });
    const { world, simulators, step, dispose } = await makeWorld(wasmEngine, returns, 2, run);
    const [sender] = simulators;
    const event = (name: string) => Number(sender!.port(`pdc_event_${name}`).get());
    const closed: number[] = [];
    let opened = 0;
    const clocks = (count: number): void => {
      for (let i = 0; i < count; i++) {
        world.clock();
        if (event('valid') === 1 && event('opened') === 1) opened = event('pdcid');
        if (event('valid') === 1 && event('closed') === 1) closed.push(event('pdcid'));
        step();
      }
    };
    const conclude = (pdcid: number): void => {
      sender!.port('conclude_payload').set(pdcid);
      sender!.port('conclude_valid').set(1);
      assert.equal(sender!.port('conclude_ready').get(), 1);
      clocks(1);
      sender!.port('conclude_valid').set(0);
    };
    while (!world.isDone) clocks(1);
    clocks(10_000);
    conclude(opened);
    // Another one says nothing of it.
    conclude(opened ^ 0x800);
    clocks(10_000);
    expect(closed).toEqual([]);
    conclude(opened);
    clocks(5000);
    expect(closed).toEqual([opened]);
    dispose();
  });

  test('and CLOSE_REQ alone closes a PDC, where no ACK asks for it', async () => {
    const run = fairRun(withReturns, { seed: 41, weather: badWeather(0.01), idleTime: 0, ...answering });
    const { closed, asked } = await runAnswers(wasmEngine, returns, { ...run, network: withoutAsks(run) });
    expect(closed).toBeGreaterThan(5);
    expect(asked).toBeGreaterThan(5);
  }, 600_000);

  test('and PDCs close when they are idle, and others open', async () => {
    const run = fairRun(withReturns, {
      seed: 21,
      bytes: 20_000,
      tuples: twoRudAndRod,
      weather: badWeather(0.02),
      willing: { place: 1, completion: 1, line: 1, send: 0.004 },
      idleTime: 3000,
    });
    await runRight(wasmEngine, returns, 2, run);
  }, 600_000);
});

test('an endpoint with one half of return spaces is refused in one sentence', () => {
  const { rx } = returnOptions(64);
  expect(() => uetEndpoint({ rx, tx: options.tx })).toThrow(
    'An endpoint with return spaces needs a target that adopts as many PDCs: give both, or neither',
  );
});

test('messages to a peer that is gone fail, each once, and leave nothing', async () => {
  const run = fairRun(options, {
    seed: 8,
    bytes: 60_000,
    tuples: twoRudAndRod,
    sends: 5,
    weather: { ...fairWeather, loss: 1 },
    maxRtoRetx: 1,
  });
  const world = await runWorld(wasmEngine, design, 2, run);
  const { messages } = world.result();
  expect(world.ends.reduce((sum, { host }) => sum + host.completed, 0)).toBe(messages);
  for (const { seen, free } of world.ends) {
    expect(seen.placed).toBe(0);
    expect(free).toBe(512);
  }
});

test('a run fails with a message that its receiver is never told of, and says which it is', async () => {
  const run = fairRun(options, { seed: 9, senders: 1, bytes: 4096, lengths: [1024] });
  const forget = (world: EndpointWorld): void => {
    const receiver = world.ends[1]!;
    const { onDelivered } = receiver;
    receiver.onDelivered = (header, ...told) => {
      if (header !== headerOf(0, 2)) onDelivered(header, ...told);
    };
  };
  await expect(runWorld(wasmEngine, design, 2, run, undefined, forget)).rejects.toThrow(
    'no frame has left or come for 100000 clocks, and still under way are messages that their receivers have not ' +
      'heard of: 1 (message 2 of end 0): ',
  );
});

describe('rate and latency', () => {
  /**
   * Payload in percent of what a line without a pause could carry beside headers, from the end of the first frame to
   * the last completion, a way of 100 clocks and back included.
   */
  const goodput = async (senders: number, bytes: number): Promise<number> => {
    const run = fairRun(options, { seed: 3, senders, bytes, lengths: [65_536], decodes: false });
    const world = await runRight(wasmEngine, design, 2, run);
    const { seen, host } = world.ends[0]!;
    // 66 beats: 4,096 bytes of payload and 102 of headers and CRC.
    return (100 * (world.ends[1]!.seen.placed / (host.lastDone - seen.firstSent))) / (4096 / 66);
  };
  const bytes = isLong ? 8 * 2 ** 20 : 2 ** 20;

  test('one way 95 % or more of ideal are placed, in packets of 4 KiB', async () => {
    expect(await goodput(1, bytes)).toBeGreaterThan(95);
  }, 600_000);

  test('both ways at once, ACKs beside data, 94 % or more', async () => {
    expect(await goodput(2, bytes)).toBeGreaterThan(94);
  }, 600_000);

  // Two beats each. Of one PDC 128 are under way at most, in a round of 520 clocks; of all 256.
  test.each([
    [1, 4.2],
    [4, 2.6],
  ])('a WRITE of 8 bytes, by %d PDCs, takes %d clocks at most', async (pdcsPerTuple, most) => {
    const messages = isLong ? 20_000 : 4_000;
    const run = { seed: 3, senders: 1, bytes: 8 * messages, lengths: [8], decodes: false, pdcsPerTuple };
    const world = await runRight(wasmEngine, design, 2, fairRun(options, run));
    const { seen, host } = world.ends[0]!;
    expect((host.lastDone - seen.firstSent) / messages).toBeLessThan(most);
  });

  test.each([
    [8, 130, 310],
    [4096, 260, 500],
  ])('a WRITE of %d bytes has left after %d clocks, and is completed after %d', async (length, left, done) => {
    const weather = { ...fairWeather, delay: 0 };
    const run = fairRun(options, { seed: 1, senders: 1, bytes: length, lengths: [length], weather });
    const { ends } = await runWorld(wasmEngine, design, 2, run);
    const { seen, host } = ends[0]!;
    expect(seen.firstSent).toBeLessThanOrEqual(left);
    expect(host.given[0]!.doneAt).toBeLessThanOrEqual(done);
  });
});
