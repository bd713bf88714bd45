/** The checksum of an IPv4 header that is being built. */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import { ipv4 } from '../layout/index.ts';

/** Clocks from `header` to when `total_length` has to be there, and to `checksum`. */
export const ipv4ChecksumLatency = { length: 3, checksum: 4 } as const;

/**
 * The checksum of `header`, whose own checksum and total length count as 0, with `total_length`, which comes three
 * clocks later: the inverted one's complement sum of its words.
 *
 * Clocks 1 to 3: a tree of sums; clock 4: the length; then carries out of 16 bits come back in at the bottom.
 */
export const ipv4Checksum = module(
  'ipv4_checksum',
  {
    summary: 'Computes the checksum of an IPv4 header.',
    in: { header: bits(ipv4.width), total_length: bits(16) },
    out: { checksum: bits(16) },
  },
  ({ header, total_length: length }, m) => {
    const word = (i: number): Bits<16> => header.slice(ipv4.width - 1 - 16 * i, ipv4.width - 16 * (i + 1));
    // Words 1 and 5 are the total length and the checksum.
    const pairs = [
      [0, 2],
      [3, 4],
      [6, 7],
      [8, 9],
    ].map(([a, b], i) => m.next(`pair_${i}`, word(a!).addWide(word(b!))));
    const quads = [0, 2].map((i) => m.next(`quad_${i / 2}`, pairs[i]!.addWide(pairs[i + 1]!)));
    const others = m.next('others', quads[0]!.addWide(quads[1]!));
    const sum = m.reg('sum', bits(20));
    sum.set(others.addWide(length.zext(19)));
    const folded = m.named('folded', sum.trunc(16).addWide(sum.slice(19, 16).zext(16)));
    return { checksum: folded.trunc(16).add(folded.at(16).zext(16)).not() };
  },
);
