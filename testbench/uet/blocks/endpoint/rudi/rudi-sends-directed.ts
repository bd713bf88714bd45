/** What random packets of RUDI seldom meet: each bit of a time, a window and an address, each code, and full tables. */
import { assert, type Body, type NamedTest, named } from '../../test-kit.ts';
import { places, SendsBench } from './rudi-sends-bench.ts';
import { nackCodesOf, type PeerItem, records, responseKinds, type Sent } from './rudi-sends-model.ts';

/** Clocks in which each timer is looked at, where no packet waits for room. */
const allTimers = 560;

/** As many as fill the lower 11 bits of a count. */
const many = 1100;

const test = (name: string, run: (bench: SendsBench) => Promise<void>, base?: number): NamedTest => {
  const body: Body<void> = async (t) => {
    const bench = new SendsBench(t);
    await bench.begin(1, base);
    await bench.settle();
    await answerAll(bench);
    await run(bench);
    await answerAll(bench);
    assert.equal(bench.live.length, 0, 'packets are left');
  };
  return named(name, body);
};

/** An answer for each packet, in fewer than half of all clocks, so that none is dropped. */
async function answerAll(bench: SendsBench): Promise<void> {
  const { rates } = bench;
  bench.rates = { ...rates, peer: 0.4 };
  await bench.settle();
  do {
    bench.peers.push(...bench.live.filter(({ state }) => state !== 'queued').map((one) => bench.event(one)));
    while (bench.peers.length > 0) await bench.clock();
    await bench.settle({ peer: 0.4 });
  } while (bench.live.length > 0);
  bench.rates = rates;
}

/** Events in the order given, none of which is dropped; and all that comes of them. */
async function hear(bench: SendsBench, events: readonly PeerItem[]): Promise<void> {
  bench.peers.push(...events);
  await bench.settle({ peer: 0.4 });
}

/** One packet more, and all that comes of it. */
async function one(bench: SendsBench, fields: Parameters<SendsBench['packet']>[0] = {}): Promise<Sent> {
  const { handle } = bench.packet(fields).packet;
  await bench.settle();
  return bench.model.live.get(Number(handle))!;
}

/** Each bit of an address chooses a window: what differs in one has another, and what differs in two like ones not. */
async function addresses(bench: SendsBench): Promise<void> {
  const size = 1000;
  await bench.setWindow(size);
  const address = BigInt(bench.random.bits(128));
  const held = await one(bench, { destination: address, size });
  for (let i = 0; i < 128; i++) {
    const other = await one(bench, { destination: address ^ (1n << BigInt(i)), size: 1 });
    assert.equal(other.state, 'out', `bit ${i} of an address`);
    await hear(bench, [bench.event(other)]);
    const like = address ^ (1n << BigInt(i)) ^ (1n << BigInt(i < 3 ? i + 3 : i - 3));
    assert.equal((await one(bench, { destination: like, size: 1 })).state, 'queued', `bits like ${i}`);
  }
  await bench.wait(allTimers);
  assert.equal(held.state, 'out');
}

/** Each bit of a window: so many bytes leave, and no more. */
async function windowBits(bench: SendsBench): Promise<void> {
  const destination = BigInt(bench.random.bits(128));
  await bench.setWindow(0);
  await bench.settle();
  const first = await one(bench, { destination, size: 1 });
  await bench.wait(100);
  assert.equal(first.state, 'queued');
  for (let bit = 0; bit < 32; bit++) {
    await bench.setWindow(2 ** bit);
    await bench.settle();
    await answerAll(bench);
    const size = Math.min(2 ** bit, 16_383);
    await one(bench, { destination, size });
    if (size !== 2 ** bit) continue;
    await one(bench, { destination, size: 1 });
    await bench.wait(100);
  }
}

/** The window of each number follows, also where nothing of it is heard. */
async function allWindows(bench: SendsBench): Promise<void> {
  await bench.setWindow(1);
  await bench.settle();
  for (let number = 0; number < 8; number++) await one(bench, { destination: BigInt(number), size: 2 });
  await bench.wait(100);
  assert(bench.live.every(({ state }) => state === 'queued'));
  await bench.setWindow(2);
  await bench.settle();
  assert(bench.live.every(({ state }) => state === 'out'));
}

/** Each bit of each time: nothing is sent again a tick before, and all that has to is at that tick. */
async function timeBits(bench: SendsBench): Promise<void> {
  const most = 2 ** 31;
  const fields = { size: 1 };
  for (let bit = 0; bit < 32; bit++) {
    await bench.setRegisters({ rto_init: 2 ** bit, rto_max: most });
    await one(bench, fields);
    await bench.setRegisters({ rto_init: most, rto_max: 2 ** bit });
    await one(bench, fields);
    await bench.setRegisters({ rto_max: most, nack_retx: 2 ** bit });
    await hear(bench, [bench.nack(await one(bench, fields), 0x0a)]);
  }
  const start = bench.now;
  for (let bit = 0; bit < 32; bit++) {
    const at = (start + 2 ** bit - 1) >>> 0;
    if (bit > 0) assert.equal(await bench.pass((at - bench.now) >>> 0), 0);
    await bench.wait(allTimers);
    bench.left.length = 0;
    const before = bench.live.length;
    assert.equal(await bench.pass(1), 3, `timers of bit ${bit}`);
    assert.equal(bench.left.length, 3);
    await hear(
      bench,
      bench.left.map((sent) => bench.event(sent)),
    );
    assert.equal(bench.live.length, before - 3);
  }
}

/** All records are in use; what is answered makes room for one each, whose pkt_ids go past 2^32. */
async function full(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  bench.packets(records + 20);
  await bench.wait(6 * records);
  assert.equal(bench.live.length, records);
  for (let i = 0; i < 20; i++) {
    bench.peers.push(bench.event(bench.random.pick(bench.live)));
    await bench.wait(40);
    assert.equal(bench.live.length, records);
  }
  assert(bench.sends.length === 0);
  await answerAll(bench);
  for (let round = 0; round < 2; round++) {
    bench.packets(records);
    await answerAll(bench);
  }
  assert.equal(bench.model.counts.datagram_sent, 3 * records + 20 + bench.early);
}

/** Outcomes wait in their order, and are told one in each clock when they may be. */
async function late(bench: SendsBench): Promise<void> {
  bench.rates = { send: 1, peer: 0.4, ready: 1, ends: 0 };
  await bench.setWindow(2 ** 31);
  let given = 0;
  for (const count of [records, places - records]) {
    bench.packets(count);
    await bench.wait(4 * records);
    given += count;
    bench.peers.push(...bench.live.map((sent) => bench.event(sent)));
    await bench.wait(4 * records);
    assert.equal(bench.live.length, 0);
  }
  const { told } = bench.seen;
  bench.rates = { ...bench.rates, ends: 1 };
  await bench.wait(given);
  assert.equal(bench.seen.told - told, places, 'an outcome in each clock');
}

/** Each code of a NACK, for packets on their way, those that were refused, and those that are lost. */
async function codes(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  for (let first = 0; first < 256; first += 64) {
    bench.packets(64);
    await bench.settle();
    const sent = bench.live;
    await hear(
      bench,
      sent.map((each, i) => bench.nack(each, first + i)),
    );
    const waiting = sent.filter(({ state }) => state === 'waiting');
    await hear(
      bench,
      waiting.map((each) => bench.nack(each, bench.random.below(256))),
    );
    await bench.pass(bench.registers.nack_retx);
    await answerAll(bench);
  }
}

/** Each opcode and each code of a response, by each kind of header. */
async function responses(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  const low = (1n << 336n) - 1n;
  for (const ses of ['none', ...responseKinds] as const) {
    const pairs = Array.from({ length: 64 }, (_, i) => [[i, 1] as const, [1, i] as const]).flat();
    bench.packets(pairs.length);
    await bench.settle();
    const events = bench.live.map((sent, i) => {
      const [opcode, code] = pairs[i]!;
      const above = BigInt(bench.random.below(256));
      const word = ((above & 3n) << 14n) | (BigInt(opcode) << 8n) | ((above >> 6n) << 6n) | BigInt(code);
      const header = (BigInt(bench.random.bits(352)) & low) | (word << 336n);
      const { arrival } = bench.event(sent);
      return { valid: 1, arrival: { ...arrival, ses, ses_header: header } };
    });
    await hear(bench, events);
  }
}

/** What comes for packets that have no room to be sent again, and for those that have not been sent. */
async function lost(bench: SendsBench): Promise<void> {
  const { trims, fatal, refusals } = nackCodesOf;
  for (const last of [undefined, ...trims, fatal[0], refusals[0]]) {
    await bench.setWindow(2 ** 20);
    const sent = await one(bench);
    const { id } = sent;
    await bench.setWindow(0);
    await bench.settle();
    await hear(bench, [bench.nack(sent, trims[0]!)]);
    assert.equal(sent.state, 'lost');
    const queued = await one(bench);
    // {1 more use of the next record} would be its pkt_id; nothing has it before it leaves.
    await hear(bench, [bench.event({ ...queued, id: (id + 1) >>> 0 })]);
    await hear(bench, [last === undefined ? bench.event(sent) : bench.nack(sent, last)]);
    await bench.setWindow(2 ** 20);
    await answerAll(bench);
  }
}

/** Retries have their limits, each of them, and no limit with all bits; the RTO doubles up to its most. */
async function retries(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  await bench.setRegisters({ rto_init: 3, rto_max: 2 ** 17 });
  for (const most of [0, 1, 8, 14, 15]) {
    await bench.setRegisters({ max_rto_retx: most });
    const sent = await one(bench);
    for (let i = 0; i < 18 && bench.live.length > 0; i++) {
      assert.equal(await bench.pass((sent.due - bench.now - 1) >>> 0), 0);
      await bench.wait(10);
      await bench.pass(1);
    }
    assert.equal(bench.live.length, Number(most === 15), `${most} retries`);
    await answerAll(bench);
  }
  await bench.setRegisters({ rto: 0, nack_retx: 5 });
  for (const most of [0, 1, 16, 30, 31]) {
    await bench.setRegisters({ max_nack_retx: most });
    const sent = await one(bench);
    for (let i = 0; i < 34 && bench.live.length > 0; i++) {
      await hear(bench, [bench.nack(sent, 0x0a)]);
      await bench.pass(5);
    }
    assert.equal(bench.live.length, Number(most === 31), `${most} refusals`);
    await answerAll(bench);
  }
}

/** So many packets of one window, which is full all the time: far more bytes than it has. */
async function manyPackets(bench: SendsBench): Promise<void> {
  const size = 16_383;
  await bench.setWindow(3 * size);
  while (bench.model.counts.datagram_sent < many) {
    // Not so many that the ring of those that wait is long.
    bench.packets(8 - bench.live.length - bench.sends.length, { destination: 5n, size });
    const out = bench.live.filter(({ state }) => state === 'out');
    bench.peers.push(...out.map((sent) => bench.event(sent)));
    await bench.wait(40);
  }
  // All of it is told once more when nothing is on its way, and then the window is what it was.
  await answerAll(bench);
  await bench.wait(allTimers);
  bench.packets(4, { destination: 5n, size });
  await bench.wait(allTimers);
  assert.equal(bench.live.filter(({ state }) => state === 'out').length, 3);
}

async function manyTrims(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  bench.packets(64);
  await bench.settle();
  while (bench.model.counts.retransmitted < many)
    await hear(
      bench,
      bench.live.map((sent) => bench.nack(sent, 0x01)),
    );
}

async function manyTimers(bench: SendsBench): Promise<void> {
  await bench.setWindow(2 ** 31);
  await bench.setRegisters({ rto_init: 100, rto_max: 100, nack_retx: 100 });
  bench.packets(records);
  await bench.settle();
  while (bench.model.counts.lost_nack < many) {
    await hear(
      bench,
      bench.live.slice(records / 2).map((sent) => bench.nack(sent, 0x0a)),
    );
    await bench.pass(100);
  }
  assert(bench.model.counts.lost_timeout >= many);
}

/** Events that are dropped, as more come than are looked at; and those that change nothing. */
async function manyEvents(bench: SendsBench): Promise<void> {
  const known = await one(bench, { destination: 1n });
  await bench.setWindow(0);
  bench.packets(20);
  const stranger = { ...known, id: (known.id + 2 ** 30) >>> 0 };
  bench.peers.push(...Array.from({ length: 3 * many }, () => bench.event(stranger)));
  await bench.settle();
  assert(bench.seen.dropped > many, 'events are dropped');
  await hear(
    bench,
    Array.from({ length: many }, () => bench.nack(known, 0x0c)),
  );
  await bench.setWindow(2 ** 20);
}

/** A reset in the midst of all: what comes for packets of before is of none. */
async function reset(bench: SendsBench): Promise<void> {
  bench.packets(100, { local: 3 });
  bench.rates = { send: 1, peer: 1, ready: 0.5, ends: 0 };
  await bench.wait(100);
  const events = bench.live.filter(({ state }) => state === 'out').map((sent) => bench.event(sent));
  bench.peers.push(...events.slice(0, 5));
  await bench.wait(30);
  bench.rates = { ...bench.rates, ends: 1, ready: 1 };
  await bench.begin(1, (bench.model.base + 2 ** 31) >>> 0);
  bench.packets(100, { local: 3 });
  await bench.settle();
  await hear(bench, events);
  assert.equal(bench.model.counts.pkt_id_unknown, events.length);
}

export const rudiSendsDirected: readonly NamedTest[] = [
  test('as many bytes are in flight as a window has', windowBits),
  test('each window follows its register', allWindows),
  test('each opcode and code of a response', responses),
  test('each code of a NACK', codes),
  test('what comes for packets that are lost or not sent', lost),
  test('no more packets than records, and pkt_ids that wrap', full, 2 ** 32 - 700),
  test('outcomes wait for clocks without others', late),
  test('a reset in flight', reset),
  test('windows are shared by addresses that fold to the same', addresses),
  test('many packets', manyPackets),
  test('many trims', manyTrims),
  test('many timers', manyTimers),
  test('more events than can wait', manyEvents),
  test('retries end where registers say', retries),
  test('each bit of the times', timeBits),
];
