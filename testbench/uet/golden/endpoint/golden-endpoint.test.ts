/** Two endpoints in software write to each other over a network that loses, copies and reorders. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Random, seededRandom } from '../../../../support/random.ts';
import { GoldenEndpoint, type SentCompletion } from './golden-endpoint.ts';
import type { GoldenCompletion } from './ses-stub.ts';

const ips = [0x0a00_0001, 0x0a00_0002] as const;
const base = 0x1000n;
const bufferBase = 0x10_0000n;
const regionBytes = 200_000;

/** An end, and what its host has seen. */
function endOf(index: 0 | 1, random: Random) {
  const endpoint = new GoldenEndpoint({
    own: { ip: ips[index], mac: 1n },
    nextHop: 2n,
    wire: { crc: 'little' },
    lastHopDscp: 13,
    dataDscp: 10,
    jobId: 5,
    mtu: 1024,
    cwnd: 20_000,
    entropy: () => 0x8000 | random.below(4),
    random: () => random.word(),
    initiator: {
      contexts: 4,
      registers: {
        rtoInitTime: 3000,
        rtoMaxTime: 12_000,
        maxRtoRetx: 15,
        idleTime: 5000,
        defaultMpr: 1,
        probeTime: 1000,
        probeTailTime: 1000,
        probeAgainTime: 2000,
      },
    },
    target: { contexts: 8, registers: { lingerTime: 20_000, quarantineTime: 100 } },
  });
  const memory = new Uint8Array(regionBytes);
  const writes = new Uint8Array(regionBytes);
  const received = new Uint8Array(4096);
  const sent: SentCompletion[] = [];
  const heard: GoldenCompletion[] = [];
  const { stub } = endpoint.receiver;
  stub.regions.push({ key: 7n, base, length: BigInt(regionBytes), remoteWrite: true });
  stub.buffers.push({ address: bufferBase, length: 1024, wrId: 3 });
  endpoint.onSent = (completion) => sent.push(completion);
  endpoint.receiver.onCompletion = (completion) => heard.push(completion);
  endpoint.receiver.onPlaced = (address, bytes) => {
    if (address >= bufferBase) return received.set(bytes, Number(address - bufferBase));
    const at = Number(address - base);
    memory.set(bytes, at);
    for (let i = at; i < at + bytes.length; i++) writes[i]!++;
  };
  return { endpoint, memory, writes, received, sent, heard };
}

/** Runs both from a time to their end, which it returns: all messages have a result, and all PDCs are closed. */
function run(ends: readonly ReturnType<typeof endOf>[], loss: number, random: Random, from = 0): number {
  const coming: { readonly at: number; readonly to: number; readonly frame: Uint8Array }[] = [];
  let now = from;
  for (const [index, { endpoint }] of ends.entries()) {
    endpoint.onFrame = (frame) => {
      const copies = random.chance(loss) ? 0 : random.chance(loss) ? 2 : 1;
      for (let i = 0; i < copies; i++) coming.push({ at: now + 50 + random.below(60), to: 1 - index, frame });
    };
  }
  const isOver = (): boolean =>
    ends.every(({ endpoint }) => endpoint.underWay === 0 && endpoint.initiator.pdcs().length === 0);
  for (; !isOver(); now += 10) {
    expect(now).toBeLessThan(from + 20_000_000);
    for (const { endpoint } of ends) endpoint.poll(now);
    for (const arrived of coming.filter(({ at }) => at <= now)) {
      coming.splice(coming.indexOf(arrived), 1);
      ends[arrived.to]!.endpoint.receive(arrived.frame);
    }
  }
  return now;
}

const write = { mode: 'rud', opcode: 'write', key: 7n, offset: 0n } as const;

test('every byte of both comes once and at its place, and each message is completed once at both ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 31 }),
      fc.constantFrom(0, 0.02, 0.1),
      fc.constantFrom('rud', 'rod'),
      (seed, loss, mode) => {
        const random = seededRandom(seed);
        const ends = [endOf(0, random.fork('a')), endOf(1, random.fork('b'))];
        const sources = ends.map(() => Uint8Array.from({ length: 60_000 }, () => random.below(256)));
        const counts = sources.map((source, from) => {
          let [at, wrId] = [0, 0];
          for (; at < source.length; wrId++) {
            const length = Math.min(random.pick([0, 1, 1000, 1024, 5000]), source.length - at);
            const payload = source.subarray(at, at + length);
            const offset = BigInt(at);
            const message = { ...write, mode, wrId, to: ips[1 - from]!, payload, offset, headerData: BigInt(wrId) };
            ends[from]!.endpoint.submit({ ...message, mode: mode as 'rud' | 'rod' });
            at += length;
          }
          return wrId;
        });
        run(ends, loss, random);
        for (const [to, { memory, writes, heard }] of ends.entries()) {
          const from = 1 - to;
          expect(Buffer.compare(memory.subarray(0, 60_000), sources[from]!)).toBe(0);
          expect(writes.subarray(0, 60_000).every((count) => count === 1)).toBe(true);
          expect(writes.subarray(60_000).every((count) => count === 0)).toBe(true);
          const ids = heard.map(({ headerData }) => Number(headerData)).sort((a, b) => a - b);
          expect(ids).toEqual(Array.from({ length: counts[from]! }, (_, id) => id));
          expect(ends[from]!.sent.map(({ wrId }) => wrId).sort((a, b) => a - b)).toEqual(ids);
          expect(ends[from]!.sent.every(({ result }) => result === 'ok')).toBe(true);
        }
      },
    ),
    { numRuns: 6 },
  );
});

test('what SES refuses is told with its code, and SENDs take a buffer each', () => {
  const random = seededRandom(3);
  const ends = [endOf(0, random.fork('a')), endOf(1, random.fork('b'))];
  const payload = Uint8Array.of(1, 2, 3);
  const to = ips[1];
  const { endpoint, sent } = ends[0]!;
  endpoint.submit({ ...write, wrId: 0, to, payload, key: 8n });
  endpoint.submit({ ...write, wrId: 1, to, payload, offset: BigInt(regionBytes) });
  endpoint.submit({ ...write, wrId: 2, to, payload, opcode: 'send', initiator: 0xabcd });
  // Only one has a buffer, and the network reorders.
  const now = run(ends, 0, random);
  endpoint.submit({ ...write, wrId: 3, to, payload, opcode: 'send' });
  run(ends, 0, random, now);
  expect(sent.sort((a, b) => a.wrId - b.wrId)).toEqual([
    { wrId: 0, result: 'refused', code: 'bad_mkey' },
    { wrId: 1, result: 'refused', code: 'bad_addr' },
    { wrId: 2, result: 'ok', code: 'ok' },
    { wrId: 3, result: 'refused', code: 'no_match' },
  ]);
  expect(ends[1]!.received.subarray(0, 3)).toEqual(payload);
  const of = ends[1]!.heard.filter(({ returnCode }) => returnCode === 1);
  expect(of).toMatchObject([{ opcode: 5, wrId: 3, initiator: 0xabcd, bytes: 3 }]);
});

test('messages to a peer that is not there fail, each once', () => {
  const random = seededRandom(4);
  const { endpoint, sent } = endOf(0, random);
  endpoint.initiator.registers.maxRtoRetx = 2;
  for (let wrId = 0; wrId < 3; wrId++) endpoint.submit({ ...write, wrId, to: ips[1], payload: new Uint8Array(3000) });
  for (let now = 0; now < 100_000; now += 100) endpoint.poll(now);
  expect(sent.map(({ wrId, result }) => [wrId, result]).sort()).toEqual([
    [0, 'failed'],
    [1, 'failed'],
    [2, 'failed'],
  ]);
});
