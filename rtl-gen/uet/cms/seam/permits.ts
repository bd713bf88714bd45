/** Permits of congestion control, in the sender's terms. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { CcLimit } from '../records.ts';

/** The `limit` of an algorithm that gives a window and no rate. */
export const windowPermit = (
  m: Ctx,
  { valid, ccc, window, cwnd, max_window, small }: ValueOf<ReturnType<typeof CcLimit>>,
) => ({
  valid,
  ccc,
  window,
  credit_on: m.lit(1, 0),
  credit: m.lit(32, 0),
  cwnd: cwnd.zext(32),
  max_window: max_window.zext(32),
  is_small: small,
});

/** `picked` of an entropy value, which has 1 in its top bit, as source ports that are not those of services have. */
export const entropyPermit = (m: Ctx, low: Bits<15>) => ({
  entropy: m.lit(1, 1).cat(low),
  ccc_id: m.lit(8, 0),
  credit_target: m.lit(24, 0),
});
