/** The tests that the plans of SONiC and of the testers name (link-layer.md A6, A7, A10, A11), with the counters that they expect. */
import { describe, expect, test } from 'vitest';
import { type LlrSettings, NO_REPLAY_LIMIT } from '../index.ts';
import { expectDelivered, numberedFrames, worldWith } from '../testing/exchange.ts';
import {
  allOf,
  alterControl,
  burst,
  dropControl,
  dropFrame,
  duplicateFrame,
  poisonFrame,
  spoilFrame,
} from './faults.ts';
import type { Tamper } from './link.ts';
import { LlrWorld } from './world.ts';

const steady: Partial<LlrSettings> = {
  initBehaviour: 'block',
  flushBehaviour: 'block',
  replayTimerMax: 20_000,
  outstandingSeqMax: 4000,
};

/** 1,000 frames over a link on which that happens. */
function thousand(tamper: Tamper, settings: Partial<LlrSettings> = {}, backward?: Tamper) {
  const { world, frames } = worldWith(1000, {
    settings: { ...steady, ...settings },
    delayNs: 500,
    forward: { tamper },
    backward: backward === undefined ? {} : { tamper: backward },
  });
  return { world, frames, a: world.a.tx, b: world.b.rx };
}

test('LLR-02: frame 901 is missing: NACK(900), a replay from it on, all delivered', () => {
  const nacks: number[] = [];
  const { world, frames, a, b } = thousand(dropFrame(901), {}, (item) => {
    if (item.kind === 'control' && item.set.message === 'llr_nack') nacks.push(item.set.seq);
    return [item];
  });
  world.settle();
  expectDelivered(world, frames);
  expect(nacks).toEqual([900]);
  expect(a.counts).toMatchObject({ rx_nack_ctl_os: 1, tx_replay: 1, tx_discard: 0, rx_ack_nack_seq_error: 0 });
  expect(a.counts.tx_ok).toBe(1000 + a.counts.tx_replayed_frames);
  expect(a.counts.tx_replayed_frames).toBeGreaterThan(0);
  expect(b.counts).toMatchObject({ tx_nack_ctl_os: 1, rx_expected_seq_good: 1000, rx_bad: 0, rx_replay: 1 });
  expect(b.counts.rx_missing_seq).toBe(a.counts.tx_replayed_frames - 1);
});

test('LLR-03: frame 901 has a bad FCS: one NACK, a replay', () => {
  const { world, frames, a, b } = thousand(spoilFrame(901));
  world.settle();
  expectDelivered(world, frames);
  expect(a.counts.tx_replay).toBe(1);
  expect(b.counts).toMatchObject({ rx_bad: 1, rx_expected_seq_bad: 1, rx_expected_seq_good: 1000, tx_nack_ctl_os: 1 });
});

test('a frame that comes twice is delivered once and counted', () => {
  const { world, frames, a, b } = thousand(duplicateFrame(500));
  world.settle();
  expectDelivered(world, frames);
  expect(b.counts).toMatchObject({ rx_duplicate_seq: 1, rx_ok: 1001, tx_nack_ctl_os: 0 });
  expect(a.counts.tx_replay).toBe(0);
});

test('LLR-06: a poisoned frame is passed on as errored, without a NACK', () => {
  const poison = { pattern: 0xaaaaaaaa, mode: 'xor' } as const;
  const { world, a, b } = thousand(poisonFrame(901, poison), { poison });
  world.settle();
  expect(world.received[901]?.verdict).toBe('errored');
  expect(world.delivered.length).toBe(999);
  expect(b.counts).toMatchObject({ rx_poisoned: 1, rx_expected_seq_poisoned: 1, tx_nack_ctl_os: 0 });
  expect(a.counts.tx_replay).toBe(0);
});

test('a frame that its sender poisons is counted at both ends', () => {
  const world = new LlrWorld({ settings: steady });
  world.connect();
  world.submit(...numberedFrames(3), ...numberedFrames(1, { poison: true }), ...numberedFrames(2));
  world.settle();
  expect(world.received.map(({ verdict }) => verdict).indexOf('errored')).toBe(3);
  expect([world.a.tx.counts.tx_poisoned, world.b.rx.counts.rx_poisoned, world.a.tx.counts.tx_ok]).toEqual([1, 1, 5]);
});

test('LLR-05: without ACKs and with 3 replays, 1,000 frames are 4,000 on the wire, then FLUSH', () => {
  const { world, a, b } = thousand((item) => [item], { replayCountMax: 3 }, dropControl('llr_ack'));
  world.runUntil(() => a.state === 'flush');
  expect(world.forward.counts.sent).toBe(4000);
  expect(a.counts).toMatchObject({ tx_ok: 4000, tx_replay: 3, tx_replayed_frames: 3000 });
  expect([a.error, a.outstanding]).toEqual([true, 0]);
  expect(b.counts).toMatchObject({ rx_ok: 4000, rx_expected_seq_good: 1000, rx_duplicate_seq: 3000 });
});

test('LLR-07: at a limit of 10 frames, no more than 10 in one attempt: 10 new ones and 30 duplicates', () => {
  const limits = { replayCountMax: 3, outstandingSeqMax: 10 };
  const { world, a, b } = thousand((item) => [item], limits, dropControl('llr_ack'));
  world.runUntil(() => a.state === 'flush');
  expect(b.counts).toMatchObject({ rx_ok: 40, rx_expected_seq_good: 10, rx_duplicate_seq: 30 });
  expect(world.a.waiting).toBe(990);
});

test('the limits of frames and of bytes hold in every moment, and all is delivered', () => {
  for (const limit of [{ outstandingSeqMax: 7 }, { outstandingDataMax: 600 }]) {
    const { world, frames } = worldWith(500, { settings: { ...steady, ackSpacing: 320, ...limit }, delayNs: 50 });
    let most = { frames: 0, bytes: 0 };
    world.runUntil(() => {
      const { outstanding, outstandingBytes } = world.a.tx;
      most = { frames: Math.max(most.frames, outstanding), bytes: Math.max(most.bytes, outstandingBytes) };
      return world.a.idle;
    });
    expectDelivered(world, frames);
    if ('outstandingSeqMax' in limit) expect(most.frames).toBe(7);
    else expect([most.bytes > 400, most.bytes <= 600]).toEqual([true, true]);
  }
});

test('LLR-11: an ineligible frame that is lost stays lost; it has a normal preamble', () => {
  let normal = 0;
  const world = new LlrWorld({
    settings: steady,
    forward: {
      tamper: (item) => {
        if (item.kind !== 'frame' || item.preamble[1] !== 0x55) return [item];
        return normal++ === 50 ? [] : [item];
      },
    },
  });
  world.connect();
  world.submit(...numberedFrames(100, { eligible: false }), ...numberedFrames(100));
  world.settle();
  expect(normal).toBe(100);
  expect(world.b.rx.counts).toMatchObject({ rx_ineligible_good: 99, rx_ok: 100, tx_nack_ctl_os: 0 });
});

test('ineligible frames keep flowing during a replay, every other frame', () => {
  const { world, a } = thousand(dropFrame(5));
  world.runUntil(() => a.state === 'replay');
  for (const frame of numberedFrames(100, { eligible: false })) world.a.submit(frame);
  const before = world.forward.counts.sent;
  const replayed = a.counts.tx_replayed_frames;
  world.runUntil(() => a.counts.tx_replayed_frames === replayed + 50);
  expect(world.forward.counts.sent - before).toBeGreaterThanOrEqual(98);
  world.settle();
  expect(world.delivered.length).toBe(1100);
});

test('one NACK a gap, however many frames are missing in it', () => {
  const missing = allOf(...[300, 301, 302, 310, 320].map((seq) => dropFrame(seq)));
  const { world, frames, b } = thousand(missing);
  world.settle();
  expectDelivered(world, frames);
  expect(b.counts.tx_nack_ctl_os).toBe(1);
});

test('a replay whose first frame is lost again waits for the timer, or with re-arming for a second NACK', () => {
  const took = [false, true].map((rearm) => {
    const { world, frames, a, b } = thousand(spoilFrame(901, burst(0, 2)), { rearm });
    world.settle();
    expectDelivered(world, frames);
    expect([b.counts.tx_nack_ctl_os, a.counts.tx_replay]).toEqual([rearm ? 2 : 1, 2]);
    return world.now / world.settings.bytesPerNs;
  });
  expect(took[0]! - took[1]!).toBeGreaterThan(15_000);
});

test('an ACK that is lost is made up for by the next one', () => {
  const { world, frames, a } = thousand((item) => [item], {}, dropControl('llr_ack', burst(2, 5)));
  world.settle();
  expectDelivered(world, frames);
  expect(a.counts.tx_replay).toBe(0);
});

test('a NACK that is lost is made up for by the replay timer', () => {
  const { world, frames, a } = thousand(dropFrame(500), {}, dropControl('llr_nack'));
  world.settle();
  expectDelivered(world, frames);
  expect(a.counts).toMatchObject({ tx_replay: 1, rx_nack_ctl_os: 0 });
});

describe('wrong echoes are counted and not acted on', () => {
  test.each([{ seq: 77 }, { init_data: 0x1111 }])('%o', (wrong) => {
    const world = new LlrWorld({ backward: { tamper: alterControl('llr_init_echo', wrong, burst(0, 2)) } });
    world.connect();
    expect(world.a.tx.counts).toMatchObject({ rx_echo_mismatch: 2, rx_init_echo_ctl_os: 3 });
  });
});

test('ACKs whose number is frozen let frames out up to the limit, then replays, then FLUSH', () => {
  const limits = { outstandingSeqMax: 64, replayCountMax: 2 };
  const { world, a } = thousand((item) => [item], limits, alterControl('llr_ack', { seq: 20 }));
  world.runUntil(() => a.state === 'flush');
  expect(a.counts).toMatchObject({ tx_replay: 2, tx_ok: 21 + 3 * 64 });
});

test('ACKs with numbers that cannot be are counted, and what they say is not believed', () => {
  const { world, frames, a } = thousand((item) => [item], {}, alterControl('llr_ack', { seq: 5000 }, burst(0, 3)));
  world.settle();
  expectDelivered(world, frames);
  expect(a.counts.rx_ack_nack_seq_error).toBe(3);
});

test('data that grows too old is flushed', () => {
  const { world, a } = thousand(
    (item) => [item],
    { replayCountMax: NO_REPLAY_LIMIT, dataAgeTimerMax: 70_000 },
    dropControl('llr_ack'),
  );
  world.runUntil(() => a.state === 'flush');
  expect(a.counts.tx_replay).toBe(3);
});

test('a preamble that is damaged costs a replay, and nothing is delivered twice', () => {
  let passed = 0;
  const { world, frames } = thousand((item) => {
    if (item.kind !== 'frame' || passed++ % 100 !== 50) return [item];
    const preamble = item.preamble.slice();
    // The marker of LLR becomes that of a normal preamble.
    preamble[1]! ^= 0x2;
    return [{ ...item, preamble }];
  });
  world.settle();
  expectDelivered(world, frames);
  expect(world.b.preambleErrors).toBeGreaterThan(5);
});
