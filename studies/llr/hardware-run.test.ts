import { expect, test } from 'vitest';
import { bytesPerNs, gapBytes, lines, oneWayNs } from '../line/line.ts';
import { hardwareEnds, hardwareGoodput, hardwareRig } from './hardware-run.ts';
import { closedGoodput } from './study.ts';

const place = { line: lines[0]!, metres: 10, frame: 1_518 };
const rig = await hardwareRig();

test('hardware leaves of a line what the closed form says: ACKs without errors, and for a damaged frame what is under way', async () => {
  const free = await hardwareGoodput(rig, place, () => false, 300);
  expect(free.goodput).toBeCloseTo(closedGoodput(place, 0), 3);

  let damaged = 0;
  const count = 300;
  const run = await hardwareGoodput(
    rig,
    place,
    (frame) => {
      const isDamaged = frame % 40 === 39;
      if (isDamaged) damaged++;
      return isDamaged;
    },
    count,
  );
  expect(damaged).toBeGreaterThan(5);
  const cost = (count * (free.goodput / run.goodput - 1)) / damaged;
  const loop = 2 * oneWayNs(place.line, place.metres) * bytesPerNs(place.line) + 8 + hardwareEnds(place);
  // The damaged frame, what is under way, and up to one that has begun when the NACK comes.
  const least = 1 + loop / (place.frame + gapBytes);
  expect(cost).toBeGreaterThan(least - 0.5);
  expect(cost).toBeLessThan(least + 1.5);
});
