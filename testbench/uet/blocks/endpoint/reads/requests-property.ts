/** Runs of what cuts READs, with random messages and ends, and what it promises step by step. */
import { hostReads, readPackets } from '../../../../../rtl-gen/uet/endpoint/transmit/read-requests.ts';
import { assert, type Body, type NamedTest, named, type Random } from '../../test-kit.ts';
import { type Rates, RequestsBench } from './requests-bench.ts';

interface Options {
  readonly bytes: number;
  readonly mtu: number;
}

const always: Rates = {
  ...{ messages: 1, payload: 1 },
  ...{ out: 1, bytes: 1, ends: 1, completion: 1 },
};

/** Lengths of READs: none, a few bytes, whole packets and a byte beside, and more packets than may be under way. */
const drawnLength = (random: Random, mtu: number): number =>
  random.chance(0.1)
    ? mtu * random.int(readPackets - 1, 2 * readPackets) + random.pick([0, 1, mtu - 1])
    : random.pick([0, 1, mtu - 1, mtu, mtu + 1, 2 * mtu, random.below(5 * mtu)]);

function give(bench: RequestsBench, random: Random, mtu: number): void {
  const names = ['write', 'send', 'read', 'read', 'rudi_read', 'rudi_write', 'atomic', 'fetching_atomic'] as const;
  const op = random.pick(names);
  const length = op === 'read' || op === 'rudi_read' ? drawnLength(random, mtu) : random.below(2 ** 32);
  bench.give({ op: bench.op(op), length: BigInt(length) }, bench.packet(random.int(1, 4)));
}

/** So many clocks, and then until each message has ended. */
export const requestsProperty =
  ({ mtu }: Options, clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('requests');
    const bench = new RequestsBench(t, random, mtu);
    await bench.start();
    const rate = () => random.pick([1, 1, 0.5, 0.05]);
    let rates = always;
    for (let i = 0; i < clocks; i++) {
      if (i % 300 === 0) {
        const sources = { messages: rate(), payload: rate() };
        rates = { ...sources, out: rate(), bytes: rate(), ends: random.pick([1, 0.3, 0.02]), completion: rate() };
      }
      if (bench.messages.length < 3) give(bench, random, mtu);
      if (random.chance(0.02)) bench.answer();
      await bench.clock(rates);
    }
    for (let i = 0; i < 20_000 && !bench.isDone; i++) await bench.clock(always);
    assert(bench.isDone, 'something never ends');
    if (clocks >= 1000) assert(bench.completions > clocks / 100, 'too little happens');
  };

export const requestsDirected = ({ mtu }: Options): readonly NamedTest[] => [
  named('a message a clock, also where the host reads', async (t) => {
    const bench = new RequestsBench(t, t.random.fork('turns'), mtu);
    await bench.start();
    bench.give({ op: bench.op('read'), length: BigInt(20 * mtu) }, []);
    for (let i = 0; i < 20; i++) bench.give({ op: bench.op('write') }, bench.packet(1));
    for (let i = 0; i < 120; i++) await bench.clock(always);
    assert(bench.isDone);
    const [first] = bench.order;
    for (const [i, { clock }] of bench.order.entries())
      assert.equal(clock, first!.clock + i, `message ${i} has waited`);
  }),
  named('no more packets of READs are under way than may be, and the next one leaves when one has ended', async (t) => {
    const bench = new RequestsBench(t, t.random.fork('under way'), mtu);
    await bench.start();
    bench.give({ op: bench.op('read'), length: BigInt(3 * readPackets * mtu) }, []);
    const still = { ...always, ends: 0 };
    for (let i = 0; i < 2 * readPackets; i++) await bench.clock(still);
    assert.equal(bench.sent.length, readPackets);
    await bench.clock(always);
    for (let i = 0; i < 8; i++) await bench.clock(still);
    assert.equal(bench.order.length, readPackets + 1);
    for (let i = 0; i < 4 * readPackets; i++) await bench.clock(always);
    assert(bench.isDone);
  }),
  named('so many READs are under way, and no more; other messages go past none of them', async (t) => {
    const bench = new RequestsBench(t, t.random.fork('places'), mtu);
    await bench.start();
    for (let i = 0; i <= hostReads; i++) bench.give({ op: bench.op('read'), length: BigInt(i % 2) }, []);
    bench.give({ op: bench.op('send') }, bench.packet(2));
    const still = { ...always, ends: 0 };
    for (let i = 0; i < 100; i++) await bench.clock(still);
    assert.equal(bench.sent.length, hostReads);
    for (let i = 0; i < 100; i++) await bench.clock(always);
    assert(bench.isDone);
    assert.equal(bench.completions, hostReads + 2);
    // All places have come back.
    for (let i = 0; i < hostReads; i++) bench.give({ op: bench.op('read'), length: 1n }, []);
    for (let i = 0; i < 100; i++) await bench.clock(still);
    assert.equal(bench.sent.length, hostReads);
    for (let i = 0; i < 100; i++) await bench.clock(always);
    assert(bench.isDone);
  }),
  named('a READ of 4 GiB goes on, packet by packet', async (t) => {
    const bench = new RequestsBench(t, t.random.fork('long'), mtu);
    await bench.start();
    bench.give({ op: bench.op('read'), length: 2n ** 32n - 1n }, []);
    for (let i = 0; i < 5000; i++) await bench.clock(always);
    assert(bench.order.length > 4000 && bench.completions === 0);
  }),
];
