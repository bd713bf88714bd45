/** What the line has to know of a frame: its traffic class, its length, and whether it is MAC Control. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { beat, bytesKept } from '../../../lib/packet/beat.ts';
import { etherTypes } from '../../wire/layout/codes.ts';
import type { LinkWidth } from './link-options.ts';

/** Bits of the number of bytes of a frame. */
export const meteredBits = 14;

/**
 * Watches frames from the destination address on, a beat of `size` bytes (32 or 64) in each clock with `valid`, with
 * one VLAN tag at most.
 *
 * - `is_control`: the frame whose beat this is has a DSCP whose bit of `control_dscps` is 1. What is not IP has none.
 * - `is_mac_control`: it is a frame of MAC Control. Both are there from the first beat on, in the same clock.
 * - `ends`, `control`, `bytes`: in the clock after a last beat, what the frame is and how many bytes it has.
 */
export const frameMeter = (size: LinkWidth) => {
  const Beat = beat(size);
  return module(
    `uet_frame_meter_b${size}`,
    {
      summary: `Traffic class and length of frames in beats of ${size} bytes.`,
      in: { beat: Beat, valid: bit, control_dscps: bits(64) },
      out: { is_control: bit, is_mac_control: bit, ends: bit, control: bit, bytes: bits(meteredBits) },
    },
    ({ beat: shown, valid, control_dscps }, m) => {
      const { data, last } = shown;
      const first = m.reg('first', bit, { reset: 1 });
      m.when(valid, () => first.set(last));
      const word = (at: number): Bits<16> => data.slice(8 * at + 7, 8 * at).cat(data.slice(8 * at + 15, 8 * at + 8));
      // With a tag and without, IPv4 and IPv6: what each would be is looked up at once, and chosen last.
      const classOf = (name: string, at: number): Bits<1> => {
        const head = word(at + 2);
        const isOf = (kind: 'ipv4' | 'ipv6', dscp: Bits): Bits<1> =>
          word(at).eq(etherTypes.code[kind]).and(control_dscps.at(dscp));
        return m.named(name, isOf('ipv4', head.slice(7, 2)).or(isOf('ipv6', head.slice(11, 6))));
      };
      const plain = classOf('plain_control', 12);
      const tagged = classOf('tagged_control', 16);
      const found = m.named('found', plain.or(word(12).eq(etherTypes.code.vlan).and(tagged)));
      const foundMac = m.named('found_mac', word(12).eq(etherTypes.code.mac_control));
      const heldControl = m.reg('held_control', bit);
      const heldMac = m.reg('held_mac', bit);
      const isControl = m.named('is_control_now', m.mux(first, found, heldControl));
      const isMac = m.named('is_mac_now', m.mux(first, foundMac, heldMac));
      m.when(valid, () => {
        heldControl.set(isControl);
        heldMac.set(isMac);
      });
      const before = m.reg('bytes_before', bits(meteredBits), { reset: 0 });
      m.when(valid, () => before.set(before.add(size).mask(last.not())));
      const bytes = m.reg('bytes', bits(meteredBits));
      bytes.set(before.add(bytesKept(shown).zext(meteredBits)));
      return {
        is_control: isControl,
        is_mac_control: isMac,
        ends: m.next('ends', valid.and(last), { reset: 0 }),
        control: m.next('control', isControl),
        bytes,
      };
    },
  );
};
