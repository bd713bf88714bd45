import { expect, test } from 'vitest';
import { seededRandom } from '../../../../support/random.ts';
import { goBackNGoodput } from './goodput.ts';
import { LlrWorld } from './peer/world.ts';

/** Bytes on the line of a frame of 256 bytes with its check sequence. */
const frame = 8 + 256 + 12;
const delayNs = 100;

test.each([0.001, 0.01, 0.1])(
  'goodput of two golden ends is that of go-back-N, with %f of the frames damaged',
  (loss) => {
    const random = seededRandom(1);
    const world = new LlrWorld({
      settings: { initBehaviour: 'block', rearm: true, replayCountMax: 255 },
      delayNs,
      forward: {
        tamper: (item) => {
          if (item.kind !== 'frame' || !random.chance(loss)) return [item];
          // A copy, as the replay buffer keeps the bytes.
          const damaged = item.bytes.slice();
          damaged[0]! ^= 1;
          return [{ ...item, bytes: damaged }];
        },
      },
    });
    world.connect();
    const bytes = new Uint8Array(252);
    const begin = world.now;
    const count = loss < 0.005 ? 12_000 : 3000;
    let delivered = 0;
    world.onReceived = ({ verdict }) => {
      if (verdict === 'deliver') delivered++;
    };
    for (let i = 0; i < count; i++) world.submit({ bytes, eligible: true });
    world.runUntil(() => delivered === count);
    const measured = (count * frame) / (world.now - begin);
    const loop = 2 * delayNs * world.settings.bytesPerNs + 8;
    const expected = goBackNGoodput({ frame, loop, loss });
    expect(measured / expected).toBeGreaterThan(0.94);
    expect(measured / expected).toBeLessThan(1.04);
  },
);
