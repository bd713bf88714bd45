import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { checkedCoverage } from '../../coverage/testing/checked-coverage.ts';

test('coverage of the SACK tracker is the same on both engines, and its toggles are those of the signals', async () => {
  const data = await checkedCoverage({ design: elaborate(sackTracker(128)), seed: 7, edges: 300, reset: 0.01 });
  expect(data.points.some(({ runs }) => runs > 0)).toBe(true);
});
