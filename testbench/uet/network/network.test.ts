import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../support/random.ts';
import { EventQueue } from './event-queue.ts';
import type { LeafSpine } from './leaf-spine.ts';
import type { Packet } from './packet.ts';
import { isMarked } from './switch-queue.ts';
import { dataPacket, sendAll, settings } from './testing/hosts.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** A packet's bits on a line, and a trimmed one's, in ps. */
const [whole, cut] = [83_200, 1_280];

/** What became of all packets, summed over links and queues. */
function fates(network: LeafSpine<number>) {
  const ports = Object.values(network.levels).flat();
  const links = [...network.hostLinks, ...ports.map(({ link }) => link)].map(({ counts }) => counts);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    onLinks: sum(links.map(({ lost, corrupted, failed }) => lost + corrupted + failed)),
    dropped: sum(ports.map(({ queue: { counts } }) => counts.dropped + counts.controlDropped)),
    trimmed: sum(ports.map(({ queue: { counts } }) => counts.trimmed)),
    marked: sum(ports.map(({ queue: { counts } }) => counts.marked)),
  };
}

describe('one flow', () => {
  test('arrives in the time of its bits, of links and of switches, and in order', () => {
    const { arrivals } = sendAll(numbers(100).map((i) => dataPacket(0, 63, i)));
    // The first: four lines, four links, three switches; each more follows by its bits.
    const first = 4 * whole + 4 * 1e6 + 3 * 0.3e6;
    expect(arrivals.map(({ at }) => at)).toEqual(numbers(100).map((i) => first + i * whole));
    expect(arrivals.map(({ packet }) => packet.body)).toEqual(numbers(100));
    expect(arrivals.every(({ host, packet }) => host === 63 && !packet.isMarked)).toBe(true);
  });

  test('stays below its leaf where the destination is there', () => {
    const { arrivals, network } = sendAll([dataPacket(0, 1, 0)]);
    expect(arrivals[0]!.at).toBe(2 * whole + 2 * 1e6 + 0.3e6);
    expect(network.up.flat().every(({ transmitter }) => transmitter.sentBytes === 0)).toBe(true);
  });

  test('keeps to one spine with one entropy value, and takes all with many', () => {
    const spinesOf = (entropies: number): number => {
      const { network } = sendAll(numbers(256).map((i) => dataPacket(0, 63, i, { entropy: i % entropies })));
      return network.up[0]!.filter(({ transmitter }) => transmitter.sentBytes > 0).length;
    };
    expect(spinesOf(1)).toBe(1);
    expect(spinesOf(64)).toBe(8);
  });
});

test('a link that copies brings packets twice, the second time at most 20 us later, and as records of their own', () => {
  const packets = numbers(40).map((i) => dataPacket(0, 1, i));
  const { arrivals, network } = sendAll(packets, {}, ({ last }) => {
    last[1]!.link.state.copies = 0.5;
  });
  const { copied, delivered } = network.last[1]!.link.counts;
  expect(copied).toBeGreaterThan(10);
  expect([delivered, arrivals.length]).toEqual([40 + copied, 40 + copied]);
  const twice = numbers(40).map((i) => arrivals.filter(({ packet }) => packet.body === i));
  expect(twice.filter((of) => of.length === 2)).toHaveLength(copied);
  const late = twice.flatMap(([first, second]) => (second === undefined ? [] : [second.at - first!.at]));
  expect(late.every((time) => time >= 0 && time < 20e6)).toBe(true);
  expect(twice.every(([first, second]) => first!.packet !== second?.packet)).toBe(true);
});

describe('an incast', () => {
  const senders = [8, 16, 24, 32, 40, 48, 56, 9];
  const incast = (packets: number): Packet<number>[] =>
    senders.flatMap((source) =>
      numbers(packets).map((i) => dataPacket(source, 0, i, { entropy: i, flow: source * 7 })),
    );

  test('keeps the last line full from the first packet to the last', () => {
    const { arrivals } = sendAll(incast(50), { queue: { ...settings.queue, dataBytes: 1e9, ecn: undefined } });
    expect(arrivals).toHaveLength(400);
    const first = 4 * whole + 4 * 1e6 + 3 * 0.3e6;
    expect(arrivals[0]!.at).toBe(first);
    expect(arrivals.at(-1)!.at).toBe(first + 399 * whole);
  });

  test('fills the queue by what comes beyond the rate, and no further than to its size', () => {
    // Below one leaf all bits come at one time: seven packets in the time in which one leaves.
    const below = numbers(7).flatMap((source) => numbers(50).map((i) => dataPacket(source + 1, 0, i)));
    const { network } = sendAll(below, { queue: { ...settings.queue, dataBytes: 1e9 } });
    // When the last seven come, 48 have left, and the last bit of the 49th does.
    expect(network.last[0]!.queue.counts.mostData).toBe((7 * 50 - 48) * 4160);
    const { network: small } = sendAll(incast(50));
    expect(small.last[0]!.queue.counts.mostData).toBe(507_520);
  });

  test('trims what finds no room, says where, and lets the headers pass before data', () => {
    const { arrivals, network } = sendAll(incast(50));
    expect(arrivals).toHaveLength(400);
    const trimmed = arrivals.filter(({ packet }) => packet.trimming !== 'whole');
    expect(trimmed.length).toBe(fates(network).trimmed);
    expect(trimmed.length).toBeGreaterThan(100);
    expect(trimmed.every(({ packet }) => packet.trimming === 'trimmed_last_hop' && packet.size === 64)).toBe(true);
    // The last header arrives while the queue is still full of data: long before the last packet.
    expect(trimmed.at(-1)!.at).toBeLessThan(arrivals.at(-1)!.at - 100 * whole);
    const bits = (400 - trimmed.length) * whole + trimmed.length * cut;
    expect(arrivals.at(-1)!.at).toBe(4 * whole + 4 * 1e6 + 3 * 0.3e6 + bits - whole);
  });

  test('the last in the queue gives way as often as what arrives, where a coin decides', () => {
    const { arrivals } = sendAll(incast(50), { queue: { ...settings.queue, victim: 'either' } });
    expect(arrivals).toHaveLength(400);
    const order = arrivals.filter(({ packet }) => packet.trimming === 'whole').length;
    expect(order).toBe(sendAll(incast(50)).arrivals.filter(({ packet }) => packet.trimming === 'whole').length);
  });

  test('drops where nothing may be trimmed', () => {
    const { arrivals, network } = sendAll(incast(50), { queue: { ...settings.queue, isTrimming: false } });
    expect(arrivals.length + fates(network).dropped).toBe(400);
    expect(fates(network).dropped).toBeGreaterThan(100);
  });

  test('marks as the levels say, and none of what cannot be marked or at a last hop that does not', () => {
    const { network, arrivals } = sendAll(incast(50));
    expect(fates(network).marked).toBe(arrivals.filter(({ packet }) => packet.isMarked).length);
    // While the queue drains from its size to the lower level nearly all are marked, then none.
    expect(fates(network).marked).toBeGreaterThan(50);
    expect(fates(sendAll(incast(50), { marksAtLastHop: false }).network).marked).toBe(0);
    const plain = incast(50).map((packet) => ({ ...packet, isEcnCapable: false }));
    expect(fates(sendAll(plain).network).marked).toBe(0);
  });
});

test('the share of marks grows evenly between the levels', () => {
  const random = seededRandom(3);
  const share = (level: number): number =>
    numbers(20_000).filter(() => isMarked(level, random.word() / 2 ** 32, { low: 100, high: 300 })).length / 20_000;
  expect([100, 301].map(share)).toEqual([0, 1]);
  expect(share(200)).toBeCloseTo(0.5, 1);
  expect(share(150)).toBeCloseTo(0.25, 1);
});

test('a slowed port has a share of rate, room and levels', () => {
  const packets = numbers(7).flatMap((source) => numbers(50).map((i) => dataPacket(source + 1, 0, i)));
  const { network, arrivals } = sendAll(packets, {}, (net) => net.last[0]!.slowDown(0.25));
  expect(network.last[0]!.queue.counts.mostData).toBeLessThanOrEqual(507_520 / 4);
  expect(network.last[0]!.queue.settings.ecn).toEqual({ low: 26_000, high: 101_920 });
  const data = arrivals.filter(({ packet }) => packet.trimming === 'whole');
  expect(data.at(-1)!.at - data.at(-2)!.at).toBe(4 * whole);
});

describe('over bad links', () => {
  const traffic = (): Packet<number>[] =>
    numbers(64).flatMap((source) =>
      numbers(100).map((i) => dataPacket(source, (source * 11 + 5) % 64, i, { entropy: i, isControl: i % 10 === 0 })),
    );

  test('every packet arrives or is counted where it was lost', () => {
    const { arrivals, network } = sendAll(traffic(), {}, (net) => {
      for (const port of net.up.flat()) port.link.state.loss = 0.01;
      for (const port of net.down.flat()) port.link.state.bitErrorRate = 1e-6;
      for (const port of net.between(2, 3)) port.link.state.isFailed = true;
      for (const port of net.between(1, 5)) port.link.state.rate = 100e9;
    });
    const { onLinks, dropped } = fates(network);
    expect(arrivals.length + onLinks + dropped).toBe(6400);
    expect(network.between(2, 3)[0]!.link.counts.failed).toBeGreaterThan(0);
    const lost = network.up.flat().reduce((sum, { link }) => sum + link.counts.lost, 0);
    const corrupted = network.down.flat().reduce((sum, { link }) => sum + link.counts.corrupted, 0);
    expect(lost / 5500).toBeCloseTo(0.01, 2);
    // 4160 bytes are wrong with a probability of 3.3 %.
    expect(corrupted / 5500).toBeGreaterThan(0.02);
    expect(corrupted / 5500).toBeLessThan(0.045);
  });

  test('a failed link loses nothing more once routing knows it', () => {
    const { arrivals, network } = sendAll(traffic(), {}, (net, events) => {
      for (const port of net.between(2, 3)) port.link.state.isFailed = true;
      events.at(2e6, () => net.withdraw(2, 3), undefined);
    });
    const { failed } = network.between(2, 3)[0]!.link.counts;
    expect(failed).toBeGreaterThan(0);
    const late = sendAll(traffic(), {}, (net) => {
      for (const port of net.between(2, 3)) port.link.state.isFailed = true;
    });
    expect(failed).toBeLessThan(late.network.between(2, 3)[0]!.link.counts.failed / 2);
    expect(arrivals.length).toBeGreaterThan(late.arrivals.length);
  });

  test('the same seed gives the same run, another one another', () => {
    const run = (seed: number): string => {
      const { arrivals } = sendAll(traffic(), { seed }, (net) => {
        for (const port of net.up.flat()) port.link.state.loss = 0.05;
      });
      return arrivals.map(({ at, host, packet }) => `${at} ${host} ${packet.body}`).join('\n');
    };
    expect(run(7)).toBe(run(7));
    expect(run(7)).not.toBe(run(8));
  });
});

test('events run in the order of their times, and of one time in that of their setting', () => {
  const events = new EventQueue();
  const random = seededRandom(5);
  const planned = numbers(2000).map((i) => ({ at: random.below(300), i }));
  const ran: (typeof planned)[number][] = [];
  for (const plan of planned) events.at(plan.at, (it: (typeof planned)[number]) => ran.push(it), plan);
  expect(events.size).toBe(2000);
  events.run();
  expect(ran).toEqual(planned.toSorted((a, b) => a.at - b.at || a.i - b.i));
  expect(() => events.at(events.now - 1, () => {}, undefined)).toThrow('is set at');
});

test('a sample of each port that a packet leaves is in it, where its sender asked for them', () => {
  const packets = numbers(3).map((i) => dataPacket(0, 63, i, i === 1 ? {} : { samples: [] }));
  const { arrivals } = sendAll(packets);
  expect(arrivals.map(({ packet }) => packet.samples?.map(({ sentBytes }) => sentBytes / 4160))).toEqual([
    [1, 1, 1],
    undefined,
    [3, 3, 3],
  ]);
});
