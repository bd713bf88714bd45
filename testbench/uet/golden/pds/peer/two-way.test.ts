import { describe, expect, test } from 'vitest';
import { hostOptions } from './conversation.ts';
import { TwoWay } from './two-way.ts';
import { worldTarget } from './world.ts';

const target = { ...worldTarget, contexts: 8, adopts: true, window: 128 } as const;
const initiator = { ...hostOptions, returns: 4, pdcidBase: 0x8000 } as const;

const start = (seed: number, weather: Partial<TwoWay['weather']>): TwoWay => {
  const talk = new TwoWay(seed, initiator, target, 60_000);
  Object.assign(talk.weather, { maxDelay: 40, ...weather });
  return talk;
};

const errorsOf = (talk: TwoWay) => talk.ends.flatMap(({ errors }) => errors);

describe.each([0, 0.001, 0.01, 0.1, 0.2])('two ends read from each other, with a loss of %d', (loss) => {
  test.each(['rud', 'rod'] as const)('every packet of %s is delivered once, and told once', (mode) => {
    const talk = start(1, { loss, copies: 0.02 });
    for (let i = 0; i < 40; i++) {
      talk.read(0, mode, 1 + (i % 5), i % 2);
      talk.read(1, mode, 1 + (i % 3), i % 2);
      talk.run(40);
    }
    talk.settle();
    talk.checkAllRead();
    expect(talk.reads.length).toBe(80);
    expect(errorsOf(talk)).toEqual([]);
    expect(talk.sent.get('return request')).toBeGreaterThanOrEqual(40 * 3 + 40 * 2 - 1);
  });

  test('PDCs that are closed while they read have all of it first, and CLOSE_REQ is acknowledged', () => {
    const talk = start(2, { loss, copies: 0.02 });
    for (let i = 0; i < 30; i++) {
      for (const from of [0, 1] as const) talk.read(from, 'rud', 6);
      talk.run(10 + i);
      if (i % 3 === 0) talk.close(i % 2 === 0 ? 0 : 1);
      if (i % 4 === 0) talk.askForClose(i % 8 === 0 ? 0 : 1);
    }
    talk.settle();
    talk.checkAllRead();
    expect(talk.sent.get('return close_req')).toBeGreaterThan(1);
    expect(errorsOf(talk)).toEqual([]);
  });
});

test('a peer that is gone in the middle: both ends hear of each packet once', () => {
  const registers = { ...initiator.registers, maxRtoRetx: 2, maxNackRetx: 2 };
  const talk = new TwoWay(3, { ...initiator, registers }, target, 60_000);
  Object.assign(talk.weather, { loss: 0.1, copies: 0.1, maxDelay: 40 });
  for (let i = 0; i < 10; i++) for (const from of [0, 1] as const) talk.read(from, 'rud', 8);
  talk.run(150);
  talk.weather.loss = 1;
  talk.run(4000);
  talk.giveUp();
  talk.settle();
  expect(talk.reads.some(({ outcome }) => outcome === 'failed')).toBe(true);
  expect(errorsOf(talk).length).toBeGreaterThan(0);
});
