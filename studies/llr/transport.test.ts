import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { goBackNGoodput } from '../../testbench/uet/golden/llr/goodput.ts';
import { messageFrames, runTransport, type TransportOptions } from './transport.ts';

const way: TransportOptions = {
  repeat: 'selective',
  frameNs: 10,
  thereNs: 1_000,
  backNs: 900,
  timeoutNs: 20_000,
  loss: 0,
  ackLoss: 0,
};
const whole = messageFrames * way.frameNs + way.thereNs;

/** Loses the frames with those numbers, counted as they arrive; ACKs are never asked about. */
function losing(...lost: readonly number[]) {
  const random = seededRandom(1);
  let arrived = 0;
  return { ...random, fork: () => random, chance: (share: number) => share > 0 && lost.includes(arrived++) };
}

const once = (repeat: TransportOptions['repeat'], ...lost: readonly number[]) => {
  const { completed, sent } = runTransport({ ...way, repeat, loss: 0.5 }, Float64Array.of(0), losing(...lost));
  return { late: completed[0]! - whole, again: sent - messageFrames };
};

test('a message that loses nothing has come when its last frame has, and the next one after it', () => {
  const { completed, sent } = runTransport(way, Float64Array.of(0, 100), seededRandom(1));
  expect([...completed]).toEqual([whole, whole + messageFrames * way.frameNs]);
  expect(sent).toBe(2 * messageFrames);
});

describe('a lost frame', () => {
  test('comes again, by itself, once three later ones are acknowledged', () => {
    // Frame 4 is lost; the ACK of frame 7 tells so, when all others have left long ago.
    const told = 8 * way.frameNs + way.thereNs + way.backNs;
    expect(once('selective', 4)).toEqual({ late: told + way.frameNs + way.thereNs - whole, again: 1 });
  });

  test('comes again with all after it, once the next one has come', () => {
    const told = 6 * way.frameNs + way.thereNs + way.backNs;
    const again = messageFrames - 4;
    expect(once('go_back_n', 4)).toEqual({ late: told + again * way.frameNs + way.thereNs - whole, again });
  });

  test('that has none after it comes again after the timeout', () => {
    for (const repeat of ['selective', 'go_back_n'] as const)
      expect(once(repeat, messageFrames - 1)).toEqual({ late: way.timeoutNs + way.frameNs, again: 1 });
  });

  test('is lost again: a selective sender sees that by what it sends after it, go-back-N by the timeout', () => {
    // The last three of 32 and a fourth one: nothing is sent after the second transmission.
    expect(once('selective', 28, messageFrames).late).toBeGreaterThan(way.timeoutNs);
    expect(once('go_back_n', 4, messageFrames).late).toBeGreaterThan(way.timeoutNs);
  });
});

test.each([0.001, 0.01, 0.05])('a full line is as full as the closed forms say, with %f of the frames lost', (loss) => {
  const count = 3_000;
  const offered = Float64Array.from({ length: count }, (_, i) => i * messageFrames * way.frameNs);
  const goodput = (repeat: TransportOptions['repeat']): number => {
    const { completed } = runTransport({ ...way, repeat, loss }, offered, seededRandom(7));
    return (count * messageFrames * way.frameNs) / completed.reduce((a, b) => Math.max(a, b));
  };
  // At the end is a timeout at worst.
  expect(goodput('selective')).toBeGreaterThan((1 - loss) * 0.97);
  expect(goodput('selective')).toBeLessThan(1 - loss + 0.002);
  // Of a message no more than its 32 frames ever leave again, so it is better than go-back-N of an endless stream.
  const endless = goBackNGoodput({ frame: way.frameNs, loop: way.thereNs + way.backNs, loss });
  expect(goodput('go_back_n')).toBeGreaterThan(endless);
  expect(goodput('go_back_n')).toBeLessThan(1 - 5 * loss + 5 * loss * loss * 10);
});
