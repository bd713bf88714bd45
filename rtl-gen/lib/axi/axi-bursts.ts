/** Cuts ranges of memory into bursts of AXI4. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, type Shape, sink, source } from '../../hdl/index.ts';
import { type Axi4Widths, type AxiBurst, checkAxi4, mostBeats } from './axi4.ts';

/** Bytes of memory: `length` of them, 1 or more, from `address` on. */
export interface MemoryRange {
  readonly address: Bits;
  readonly length: Bits;
}

/** The shape of ranges of less than 2^`lengthBits` bytes. */
export const memoryRange = ({ address }: Axi4Widths, lengthBits: number): Shape<MemoryRange> =>
  record<MemoryRange>({ address: bits(address), length: bits(lengthBits) });

/** Throws a `RangeError` unless there can be ranges of less than 2^`lengthBits` bytes. */
export function checkRanges(widths: Axi4Widths, lengthBits: number): void {
  checkAxi4(widths);
  const least = clog2(widths.bytes) + 1;
  if (!Number.isInteger(lengthBits) || lengthBits < least || lengthBits > widths.address)
    throw new RangeError(`ranges of ${lengthBits} bits: give ${least} to the ${widths.address} of an address`);
}

/** A burst of a range. */
export interface RangeBurst {
  /** Of its first byte, for the first burst of a range; of a beat otherwise. */
  readonly address: Bits;
  /** Beats less one. */
  readonly len: Bits<8>;
  /** The last one of its range. */
  readonly last: Bits<1>;
}

export const rangeBurst = ({ address }: Axi4Widths): Shape<RangeBurst> =>
  record<RangeBurst>({ address: bits(address), len: bits(8), last: bit });

/**
 * Each range of `up` as bursts on `down`: incrementing, of whole beats of `bytes` bytes, none across a multiple of
 * 4,096 bytes (or, with 8 bytes a beat, of 2,048). The first one begins at the range's first byte, the others at such
 * a multiple. A burst a clock; latency 2 clocks. A range must not go beyond the last address, which `up` sees to.
 *
 * `down` comes from registers; `up.ready` follows `down.ready`.
 */
export const axiBursts = (widths: Axi4Widths, lengthBits: number) => {
  checkRanges(widths, lengthBits);
  const { bytes, address: addressBits } = widths;
  const lane = clog2(bytes);
  const most = mostBeats(bytes);
  // A line is what a burst stays in.
  const lineBits = lane + clog2(most);
  const countBits = clog2(most) + 1;
  const Beats = bits(Math.max(lengthBits + 1 - lane, countBits));
  return module(
    `axi_bursts_b${bytes}_a${addressBits}_l${lengthBits}`,
    {
      summary: `Cuts ranges of memory into bursts of AXI4 of ${bytes} bytes a beat.`,
      link: { up: sink(memoryRange(widths, lengthBits)), down: source(rangeBurst(widths)) },
    },
    ({ up, down }, m) => {
      // What is left of a range, if any: where it goes on, and beats.
      const busy = m.reg('busy', bit, { reset: 0 });
      const address = m.reg('address', bits(addressBits));
      const left = m.reg('left', Beats);
      const shown = m.reg('shown', bit, { reset: 0 });
      const burst = m.reg('burst', rangeBurst(widths));

      // The burst that goes on to the end of its line, or to that of the range.
      const free = m.named('free', shown.not().or(down.ready));
      const inLine = address.slice(lineBits - 1, lane);
      const room = m.named('room', m.lit(countBits, most).sub(inLine.zext(countBits)));
      const rest = m.named('rest', left.sub(room.zext(Beats.width)));
      const fits = m.named('fits', left.le(room.zext(Beats.width)));
      const count = m.named('count', m.mux(fits, left.trunc(countBits), room).sub(1));
      const makes = m.named('makes', free.and(busy));
      m.when(free, () => shown.set(busy));
      m.when(makes, () => {
        burst.set({ address, len: count.width < 8 ? count.zext(8) : count.trunc(8), last: fits });
        left.set(rest);
        address.set(
          address
            .slice(addressBits - 1, lineBits)
            .add(1)
            .cat(m.lit(lineBits, 0)),
        );
      });

      // The next range, in beats from that of its first byte to that of its last.
      const ready = m.named('ready', busy.not().or(makes.and(fits)));
      const { length } = up.payload;
      const reach = m.named(
        'reach',
        up.payload.address
          .trunc(lane)
          .zext(lane + 1)
          .add(bytes - 1),
      );
      const span = m.named('span', length.zext(lengthBits + 1).add(reach.zext(lengthBits + 1)));
      m.when(ready, () => {
        busy.set(up.valid);
        address.set(up.payload.address);
        left.set(span.slice(lengthBits, lane).zext(Beats.width));
      });
      m.assert('ranges_have_bytes', up.valid.implies(length.any()));
      return { up: { ready }, down: { payload: burst, valid: shown } };
    },
  );
};

/** The burst as AXI4 has it, with that id: incrementing, normal memory, no privilege (`cache` 3, `prot` 2). */
export function axiBurstOf(m: Ctx, { bytes, id }: Axi4Widths, { address, len }: RangeBurst, number: number): AxiBurst {
  return {
    id: m.lit(id, number),
    addr: address,
    len,
    size: m.lit(3, clog2(bytes)),
    burst: m.lit(2, 1),
    lock: m.lit(1, 0),
    cache: m.lit(4, 3),
    prot: m.lit(3, 2),
  };
}
