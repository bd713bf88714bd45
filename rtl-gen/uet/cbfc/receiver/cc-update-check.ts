/** Finds the CC_Updates among the frames of a link. */
import { type Bits, bit, bits, module, unpack } from '../../../hdl/index.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { headerCollect, headerCollectLatency } from '../../../lib/packet/header-collect.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { etherTypes } from '../../wire/layout/codes.ts';
import { ccUpdate, ethernet, fcs } from '../../wire/layout/link.ts';
import { CcUpdate } from '../messages.ts';
import { countersPerUpdate } from '../settings.ts';

/** Clocks from the last beat of a frame to `accepted` or `malformed`: arrivals beside it have to be as late. */
export const ccUpdateCheckLatency = headerCollectLatency;

/** The address of MAC Control frames (link-layer.md B4). */
export const macControlAddress = 0x0180_c200_0001n;

/** Bytes of a CC_Update with its FCS. */
export const ccUpdateBytes = ethernet.bytes + ccUpdate.bytes + fcs.bytes;

/**
 * Watches frames, beats of `size` bytes from the destination address on, the FCS included; `good` says in a frame's
 * last beat that its FCS is right. A frame is a CC_Update if it has EtherType 0x8808, opcode 0xFFFE and the CID of B4
 * in its first bytes. It is `accepted`, with its counters in `update`, if it is good, goes to the address of MAC
 * Control frames or to `address`, has 64 bytes and names channels 0 to 15 or 16 to 31. A good one that is not so is
 * `malformed`. Whatever else comes, and what is not good, is neither.
 *
 * A frame in each clock if beats are so wide. `size` is 8, 16, 32 or 64 bytes, else a `RangeError`.
 */
export const ccUpdateCheck = (size: number) => {
  if (![8, 16, 32, 64].includes(size)) throw new RangeError(`CC_Updates in beats of ${size} bytes: give 8, 16, 32, 64`);
  const shape = beat(size);
  return module(
    `cbfc_cc_update_check_b${size}`,
    {
      summary: `Finds CC_Updates among frames, ${size} bytes a clock.`,
      in: { beat: shape, valid: bit, good: bit, address: bits(48) },
      out: { update: CcUpdate, accepted: bit, malformed: bit },
    },
    ({ beat: data, valid, good, address }, m) => {
      const collect = m.inst('collect', headerCollect(shape, ccUpdateBytes), { beat: data, valid });
      // Whether the frame ended where its 64 bytes did; one that goes on is judged at its 64th byte, and has no FCS
      // yet.
      const ends = m.next('ends', data.last, { reset: 0 });
      const isGood = m.next('is_good', good.or(data.last.not()), { reset: 0 });
      const word = (from: number, count: number): Bits =>
        collect.header.slice(8 * (ccUpdateBytes - from) - 1, 8 * (ccUpdateBytes - from - count));
      const mac = unpack(headerShape(ethernet), word(0, ethernet.bytes));
      const said = unpack(headerShape(ccUpdate), word(ethernet.bytes, ccUpdate.bytes));

      const isUpdate = mac.ethertype
        .eq(etherTypes.code.mac_control)
        .and(said.opcode.eq(constantOf('opcode')))
        .and(said.cid.eq(constantOf('cid')));
      const isForUs = mac.destination.eq(macControlAddress).or(mac.destination.eq(address));
      const isHalf = said.message.eq(1).or(said.message.eq(2));
      const right = m.named('right', isForUs.and(isHalf).and(ends).and(collect.count.eq(ccUpdateBytes)));
      const found = m.named('found', collect.done.and(isGood).and(isUpdate));
      const consumed = toVec(
        Array.from({ length: countersPerUpdate }, (_, i) => said[`consumed_${i}` as 'consumed_0']),
      );
      return {
        update: { half: said.message.at(1), consumed },
        accepted: found.and(right),
        malformed: found.and(right.not()),
      };
    },
  );
};

/** The value that the layout gives a constant field. */
const constantOf = (name: string): number => {
  const item = ccUpdate.items.find((field) => field.name === name);
  return item?.kind === 'field' ? Number(item.initial) : 0;
};
