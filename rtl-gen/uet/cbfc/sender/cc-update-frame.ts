/** A CC_Update as a frame of MAC Control. */
import { type Bits, bits, clog2, module, sink, source } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { lowFirst, unitsReversed } from '../../../lib/bits/joined.ts';
import { beat, ones } from '../../../lib/packet/beat.ts';
import { ccUpdate, ethernet, etherTypes } from '../../wire/layout/index.ts';
import { CcUpdate } from '../messages.ts';

/** Bytes of the frame without its FCS, which the MAC appends: 64 with it (link-layer.md B4). */
export const ccUpdateBytes = ethernet.bytes + ccUpdate.bytes;

/**
 * Makes the frame of each CC_Update in beats of `size` bytes, 8 to 64, as the layouts `ethernet` and `cc_update` have
 * it. A beat a clock, the first one in the clock in which the CC_Update is offered; it is taken with the last one.
 * `destination` and `source` stay while a frame is under way.
 */
export const ccUpdateFrame = (size: number) => {
  if (!Number.isInteger(size) || size < 8 || size > 64) {
    throw new RangeError(`ccUpdateFrame in beats of ${size} bytes: give 8 to 64`);
  }
  const beats = Math.ceil(ccUpdateBytes / size);
  const rest = ccUpdateBytes - (beats - 1) * size;
  const Beat = beat(size);
  return module(
    `cbfc_cc_update_frame_b${size}`,
    {
      summary: `CC_Updates as frames of ${ccUpdateBytes} bytes in beats of ${size}.`,
      in: { destination: bits(48), origin: bits(48) },
      link: { cc_update: sink(CcUpdate), frame: source(Beat) },
    },
    ({ destination, origin, cc_update, frame }, m) => {
      const { half, consumed } = cc_update.payload;
      const values: Readonly<Record<string, Bits>> = {
        destination,
        source: origin,
        ethertype: m.lit(16, etherTypes.code.mac_control),
        message: m.lit(7, 0).cat(half).add(1),
        ...Object.fromEntries([...consumed].map((count, i) => [`consumed_${i}`, count])),
      };
      const fields = [...ethernet.items, ...ccUpdate.items].map((f) => values[f.name] ?? m.lit(f.width, f.initial));
      // Byte 0 of a beat is in its lowest bits, the first byte on the wire in the highest of the fields.
      const bytes = unitsReversed(lowFirst(fields.toReversed())).zext(8 * size * beats);
      const parts = Array.from({ length: beats }, (_, n) => bytes.slice(8 * size * (n + 1) - 1, 8 * size * n));
      if (beats === 1) {
        const payload = { data: parts[0]!, keep: ones(m, rest).zext(size), last: m.lit(1, 1), user: {} };
        return { cc_update: { ready: frame.ready }, frame: { payload, valid: cc_update.valid } };
      }
      const at = m.reg('at', bits(clog2(beats)), { reset: 0 });
      const last = m.named('last', at.eq(beats - 1));
      m.when(cc_update.valid.and(frame.ready), () => at.set(m.mux(last, 0, at.add(1))));
      const payload = {
        data: chooseFrom(m, at, parts),
        keep: m.mux(last, ones(m, rest).zext(size), ones(m, size)),
        last,
        user: {},
      };
      return { cc_update: { ready: frame.ready.and(last) }, frame: { payload, valid: cc_update.valid } };
    },
  );
};
