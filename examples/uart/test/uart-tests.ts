/** What is run on the UART of the board: by Vitest, and on each of its mutants. */
import assert from 'node:assert/strict';
import type { Body, TestContext } from 'gatewright/bench';
import type { DesignTests } from 'gatewright/config';
import { baud, clockRate } from '../src/board.ts';
import { divisorOf } from '../src/sample-tick.ts';
import { readLine, sendByte } from './serial-line.ts';
import { Software } from './software.ts';

/** Bytes in each FIFO. */
const depth = 16;

const none = { overrun: false, framing: false, lost: false };

/** The UART with an idle line, at a divisor. */
async function begin(t: TestContext, divisor = 1) {
  t.dut.port('rx').set(1);
  const software = new Software(t);
  assert.equal(await software.read('divisor'), divisorOf(clockRate, baud));
  await software.write('divisor', divisor);
  await t.cycles(32);
  return { software, clocksPerBit: 8 * (divisor + 1) };
}

/** Random bytes both ways at once, at a random rate, from a far end whose clock is up to 3 % off. */
export const duplex =
  (clocks: number): Body<void> =>
  async (t) => {
    const divisor = t.random.below(4);
    const { software, clocksPerBit } = await begin(t, divisor);
    const sent = t.scoreboard<number>('sent');
    const received = t.scoreboard<number>('received');
    let under_way = 0;
    t.fork((s) => readLine(s, clocksPerBit, (byte) => sent.actual(byte)), 'line');
    await t.scope(async (s) => {
      s.fork(async (far) => {
        while (far.cycle < clocks) {
          const deviation = divisor === 0 ? 0 : (far.random.below(61) - 30) / 1000;
          const byte = far.random.below(256);
          received.expect(byte);
          under_way++;
          await sendByte(far, byte, clocksPerBit * (1 + deviation));
          if (far.random.chance(0.5)) await far.cycles(1 + far.random.below(3 * clocksPerBit));
        }
      }, 'far end');
      s.fork(async (near) => {
        while (near.cycle < clocks) {
          const byte = near.random.below(256);
          sent.expect(byte);
          await software.send(byte);
          if (near.random.chance(0.3)) await near.cycles(1 + near.random.below(30 * clocksPerBit));
        }
      }, 'writer');
      s.fork(async (near) => {
        while (near.cycle < clocks || under_way > 0) {
          const byte = await software.receive();
          if (byte === undefined) continue;
          received.actual(byte);
          under_way--;
        }
      }, 'reader');
    });
    await t.cycles((depth + 2) * 10 * clocksPerBit);
    assert.deepEqual(await software.events(), none);
  };

/** Bytes that come while no one reads: as many as there is room for stay, in order, and the next one is an overrun. */
export const overrun: Body<void> = async (t) => {
  const { software, clocksPerBit } = await begin(t);
  const bytes = Array.from({ length: depth + 2 }, () => t.random.below(256));
  for (const [i, byte] of bytes.entries()) {
    assert.deepEqual(await software.events(), none);
    await sendByte(t, byte, clocksPerBit);
    const waiting = Math.min(i, depth);
    assert.equal(await software.read('status'), waiting << 8);
  }
  assert.deepEqual(await software.events(), { ...none, overrun: true });
  // Another bit, and another byte, clear nothing.
  await software.write('events', 6);
  await software.bus.write(0x0d, [1]);
  assert.deepEqual(await software.events(), { ...none, overrun: true });
  await software.write('events', 1);
  assert.deepEqual(await software.events(), none);
  for (const byte of bytes.slice(0, -1)) {
    assert.equal(await software.receive(), byte);
    await t.cycles(4);
  }
  assert.equal(await software.receive(), undefined);
};

/** Bytes that are written to a full FIFO are lost, and software is told. */
export const lost: Body<void> = async (t) => {
  const { software, clocksPerBit } = await begin(t, 20);
  const sent = t.scoreboard<number>('sent');
  t.fork((s) => readLine(s, clocksPerBit, (byte) => sent.actual(byte)), 'line');
  for (let i = 0; i <= depth; i++) {
    const byte = t.random.below(256);
    sent.expect(byte);
    await software.write('tx', byte);
    // The transmitter takes the first one.
    if (i === 0) await t.cycles(30);
    assert.equal(await software.read('status'), i === depth ? (1 << 16) | i : i);
  }
  await software.write('tx', 0xff);
  assert.deepEqual(await software.events(), { ...none, lost: true });
  await software.write('events', 4);
  assert.deepEqual(await software.events(), none);
  await t.cycles((depth + 2) * 10 * clocksPerBit);
};

/** A stop bit that is 0 is a framing error and no byte; the line is followed again once it has been 1. */
export const framing: Body<void> = async (t) => {
  const { software, clocksPerBit } = await begin(t);
  await sendByte(t, 0x5a, clocksPerBit, 0);
  t.dut.port('rx').set(0);
  await t.cycles(30 * clocksPerBit);
  assert.deepEqual(await software.events(), { ...none, framing: true });
  assert.equal(await software.receive(), undefined);
  await software.write('events', 2);
  t.dut.port('rx').set(1);
  await t.cycles(clocksPerBit);
  await sendByte(t, 0xa5, clocksPerBit);
  await t.cycles(4);
  assert.equal(await software.receive(), 0xa5);
  assert.deepEqual(await software.events(), none);
};

/** A 0 of two samples is no start bit, and one wrong sample within a bit does not change it. */
export const noise: Body<void> = async (t) => {
  const { software, clocksPerBit } = await begin(t);
  const rx = t.dut.port('rx');
  const sample = clocksPerBit / 8;
  rx.set(0);
  await t.cycles(2 * sample);
  rx.set(1);
  await t.cycles(12 * clocksPerBit);
  assert.equal(await software.receive(), undefined);
  for (const wrong of [3, 4, 5]) {
    const byte = t.random.below(256);
    await t.scope(async (s) => {
      s.fork((far) => sendByte(far, byte, clocksPerBit), 'far end');
      s.fork(async (far) => {
        // Within each data bit, one sample is turned over.
        await far.cycles(clocksPerBit + wrong * sample);
        for (let i = 0; i < 8; i++) {
          rx.set(1 - Number(rx.get()));
          await far.cycles(sample);
          rx.set(1 - Number(rx.get()));
          await far.cycles(clocksPerBit - sample);
        }
      }, 'noise');
    });
    await t.cycles(4);
    assert.equal(await software.receive(), byte);
  }
  assert.deepEqual(await software.events(), none);
};

/** Each register reads as the table says, bytes without a strobe stay, and addresses without a register are refused. */
export const registers: Body<void> = async (t) => {
  const { software } = await begin(t, 0);
  const { bus } = software;
  assert.equal(await software.read('tx'), 0);
  assert.equal(await software.read('rx'), 0);
  assert.equal(await software.read('status'), 0);
  for (const name of ['rx', 'status'] as const) await software.write(name, 0xffff_ffff);
  assert.deepEqual([await software.read('rx'), await software.read('status')], [0, 0]);
  await software.write('divisor', 0xffff_ffff);
  assert.equal(await software.read('divisor'), 0xffff);
  for (const offset of [0x14, 0x18, 0x1c]) {
    assert.deepEqual(await bus.readWord(offset), { value: 0, response: 'SLVERR' });
    assert.deepEqual(await bus.writeWord(offset, 0), { response: 'SLVERR' });
  }
  assert.equal(await software.read('divisor'), 0xffff);
  await bus.write(0x11, [0x12]);
  assert.equal(await software.read('divisor'), 0x12ff);
  await bus.write(0x10, [0x34]);
  assert.equal(await software.read('divisor'), 0x1234);
  // Several at once, taken in order, with the answer of each.
  for (let i = 0; i < 50; i++) {
    const writes = [0x10, 0x14, 0x10].map((offset, k) => bus.writeWord(offset, 3 * i + k));
    const answers = [await writes[0]!, await writes[1]!, await writes[2]!].map(({ response }) => response);
    assert.deepEqual(answers, ['OKAY', 'SLVERR', 'OKAY']);
    assert.equal(await software.read('divisor'), 3 * i + 2);
  }
  // A write without the byte of a field is none.
  await bus.write(0x01, [1, 2, 3]);
  assert.equal(await software.read('status'), 0);
};

export const tests: DesignTests = {
  property: duplex,
  directed: [
    { name: 'overrun', body: overrun },
    { name: 'lost', body: lost },
    { name: 'framing', body: framing },
    { name: 'noise', body: noise },
    { name: 'registers', body: registers },
  ],
  survivors: [
    {
      mutants: /^dropped enable.*enable of transmitter\.data dropped: (?!transmitter\.ends)/,
      reason: 'A byte is loaded before it is sent, and what is shifted in above it is never sent.',
    },
    {
      mutants: /^dropped enable.*enable of receiver\.data dropped: \(receiver\.phase == 2\)/,
      reason: 'Bits of start and stop are shifted out by the eight of the next byte before anybody looks.',
    },
    {
      mutants: /^constant in (transmitter: .*sample\)\)\)$|(receiver|rx_sync): constant . becomes . in \(rst)/,
      reason: 'A start bit sets what a reset leaves of a count, and a start bit that is none is forgotten.',
    },
    {
      mutants: /^stuck bit in receiver: bit \d of \(\(sampling_tick & ~rx_sync\.stage_1\) \? 1 :/,
      reason: 'While the line is idle the count of samples means nothing: the start bit sets it.',
    },
  ],
};
