import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../support/random.ts';
import { type BitErrorModel, burstErrors, independentErrors } from '../../../../agents/link/bit-errors.ts';
import { addSeq, type LlrSettings, SEQ_COUNT } from '../index.ts';
import { expectDelivered, numberedFrames, numberOf, worldWith } from '../testing/exchange.ts';
import { dropControl, dropFrame } from './faults.ts';
import type { LinkSettings } from './link.ts';
import { LlrWorld } from './world.ts';

/** Nothing is given up, so all has to be delivered. */
const patient: Partial<LlrSettings> = {
  initBehaviour: 'block',
  flushBehaviour: 'block',
  replayCountMax: 255,
  outstandingSeqMax: 100,
};

/** Both directions of a link with errors of that kind. */
function weather(model: BitErrorModel): { forward: Partial<LinkSettings>; backward: Partial<LinkSettings> } {
  const random = seededRandom(7);
  return { forward: { errors: model(random.fork('forward')) }, backward: { errors: model(random.fork('backward')) } };
}

describe('exactly once, in order, byte identical', () => {
  test.each([
    ['no errors', independentErrors(0), 0],
    ['one bit in a million wrong', independentErrors(1e-6), 5000],
    ['one bit in 100,000 wrong', independentErrors(1e-5), 500],
    ['one bit in 10,000 wrong, one frame in ten', independentErrors(1e-4), 100],
    ['bursts', burstErrors({ burst: 200, between: 200_000 }), 500],
  ])('with %s', (_, model, delayNs) => {
    for (const rearm of [false, true]) {
      const settings = { ...patient, rearm, replayTimerMax: 2 * delayNs + 1000 };
      const { world, frames } = worldWith(2000, { settings, delayNs, ...weather(model) });
      world.settle();
      expectDelivered(world, frames);
      expect(world.a.tx.ackedSeq).toBe(1999);
    }
  });

  test('over the end of the numbers, with one frame in ten lost', () => {
    const firstSeq = SEQ_COUNT - 300;
    const { world, frames } = worldWith(1000, {
      settings: { ...patient, replayTimerMax: 1200 },
      delayNs: 100,
      firstSeq,
      ...weather(independentErrors(1e-4)),
    });
    world.settle();
    expectDelivered(world, frames);
    expect(world.b.rx.nextSeq).toBe(addSeq(firstSeq, 1000));
  });

  test.each([0.3, 0.8])('with %f of the control sets lost', (loss) => {
    const random = seededRandom(3);
    const { world, frames } = worldWith(2000, {
      settings: { ...patient, replayTimerMax: 1200 },
      delayNs: 100,
      forward: { errors: independentErrors(1e-5)(seededRandom(4)) },
      backward: { tamper: (item) => (item.kind === 'control' && random.chance(loss) ? [] : [item]) },
    });
    world.settle();
    expectDelivered(world, frames);
  });

  test('in both directions at once', () => {
    const { world, frames } = worldWith(1000, { settings: patient, delayNs: 300, ...weather(independentErrors(2e-5)) });
    for (const frame of frames) world.b.submit(frame);
    world.settle();
    expectDelivered(world, frames);
    const back = world.receivedAtA.filter(({ verdict }) => verdict === 'deliver').map(({ bytes }) => numberOf(bytes));
    expect(back).toEqual(frames.map((_, i) => i));
  });

  test('while the link goes down and comes up again in time', () => {
    const { world, frames } = worldWith(3000, { settings: { ...patient, pcsLostTimerMax: 3000 }, delayNs: 200 });
    for (let i = 0; i < 3; i++) {
      world.runNs(1000);
      world.setLink(false);
      world.runNs(2500);
      world.setLink(true);
    }
    world.settle();
    expectDelivered(world, frames);
    expect(world.forward.counts.lostDown).toBeGreaterThan(0);
    expect(world.a.tx.error).toBe(false);
  });
});

test('after a link that was down for too long LLR starts again: in order, none twice, and from then on none lost', () => {
  const { world } = worldWith(3000, {
    settings: { ...patient, pcsLostTimerMax: 1000, reInitOnDiscard: true },
    delayNs: 200,
  });
  world.runNs(1000);
  const outstanding = world.a.tx.outstanding;
  world.setLink(false);
  world.runNs(5000);
  expect([world.a.tx.state, world.a.tx.error]).toEqual(['init', true]);
  world.setLink(true);
  world.settle();
  const numbers = world.delivered.map(numberOf);
  expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
  expect(numbers.length).toBeLessThan(3000);
  expect(numbers.length).toBeGreaterThanOrEqual(3000 - outstanding);
});

test('a NACK that is due while the PCS is down leaves when it is up again: nothing waits for a timer', () => {
  const { world, frames } = worldWith(40, {
    settings: { ...patient, replayTimerMax: 0 },
    // The answers to INIT let no other set go until all frames have come.
    spacing: { minimum: 30_000 },
    delayNs: 100,
    forward: { tamper: dropFrame(20) },
  });
  world.runUntil(() => world.b.rx.state === 'send_nack', 1e5);
  world.setLink(false);
  world.runNs(10_000);
  expect(world.b.rx.state).toBe('send_nack');
  world.setLink(true);
  world.runUntil(() => world.a.idle, 1e5);
  expectDelivered(world, frames);
  expect([world.b.rx.counts.tx_nack_ctl_os, world.a.tx.counts.tx_replay]).toEqual([1, 1]);
});

test('control sets keep to the spacings of A4, also within frames', () => {
  const sets: number[] = [];
  const world = new LlrWorld({
    settings: { ...patient, ackSpacing: 320, outstandingSeqMax: 4095 },
    spacing: { minimum: 320, fromStart: 256, inFrame: 1024 },
    backward: {
      tamper: (item) => {
        if (item.kind === 'control') sets.push(world.now);
        return [item];
      },
    },
  });
  world.connect();
  for (let i = 0; i < 20; i++) world.b.submit({ bytes: new Uint8Array(8996), eligible: true });
  world.submit(...numberedFrames(2000));
  const begin = sets.length;
  world.settle();
  const gaps = sets.slice(begin + 1).map((at, i) => at - sets[begin + i]!);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(328);
  // Eight in each long frame, 1,024 bytes apart, as often as the rule allows.
  expect(gaps.filter((gap) => gap === 1032).length).toBeGreaterThan(20 * 5);
});

test('INITs and echoes that are lost are repeated', () => {
  const world = new LlrWorld({
    forward: { tamper: dropControl('llr_init', (nth) => nth < 3) },
    backward: { tamper: dropControl('llr_init_echo', (nth) => nth < 2) },
  });
  world.connect();
  expect(world.a.tx.counts).toMatchObject({ rx_init_echo_ctl_os: 1, rx_echo_mismatch: 0 });
  expect(world.a.tx.counts.tx_init_ctl_os).toBeGreaterThanOrEqual(6);
  expect(world.b.rx.counts.rx_init_ctl_os).toBe(world.a.tx.counts.tx_init_ctl_os - 3);
});
