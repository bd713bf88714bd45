/** Places of deferred and of rendezvous sends: no group of peers has more than its share, and none is lost. */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { peerShare } from '../../../rtl-gen/uet/ses/deferrable/peer-share.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** 64, 16 and 32 in the hardware; of rendezvous sends 32, 16 and 16. */
const size = { slots: 4, groups: 2, most: 2 } as const;
const Group = bits(1);

/**
 * Of all places and one group, any. Assumed is what the block says of whoever takes: in each second clock, or with
 * `prompt` in each, a place that was free in the clock before too, for no group that is full; what is taken is so from
 * the next clock on.
 */
const once = (prompt: boolean) =>
  bind(peerShare({ ...size, prompt }), (io, inside, m) => {
    const { take, taken, held, full } = io;
    const group = m.symbolic('spec_group', Group);
    const own = m.named('spec_own', take.slot.oneHot(size.slots).mask(take.valid));
    const before = m.pastValid(1);
    if (!prompt) m.assume('in_each_second_clock', before.and(m.past(take.valid)).implies(take.valid.not()));
    m.assume('gives_what_is_free', own.and(taken.or(held)).any().not());
    m.assume('was_free_before', take.valid.implies(before.and(m.past(taken.or(held)).and(own).any().not())));
    m.assume('keeps_to_shares', take.valid.implies(full.at(take.group).not()));
    m.assume(
      'is_taken_then',
      before.implies(m.past(taken).not().and(taken).eq(m.past(own)).and(m.past(own).and(taken.not()).any().not())),
    );
    m.assume('none_at_first', before.or(taken.any().not()));

    const groups = Array.from({ length: size.slots }, (_, i) => inside.mem('groups', Group).read(m.lit(2, i)));
    const counted = (flags: Bits): Bits<4> =>
      groups.map((one, i): Bits<4> => flags.at(i).and(one.eq(group)).zext(4)).reduce((a, b) => a.add(b));
    const goes = inside.value('goes', record({ valid: bit, slot: bits(2) }));
    const back = inside.value('back', record({ valid: bit, group: Group }));
    const comes = inside.value('comes', record({ valid: bit, group: Group }));
    const count = m.mux<Bits>(group.eq(0), inside.bits('count_0', 2), inside.bits('count_1', 2)).zext(4);
    const leaving = goes.slot.oneHot(size.slots).mask(goes.valid);
    const isBack = back.valid.and(back.group.eq(group)).zext(4);
    const isNew = comes.valid.and(comes.group.eq(group)).zext(4);
    m.assert('has_no_more_than_its_share', counted(taken).le(size.most));
    m.assert('held_while_taken', taken.and(held.not()).any().not());
    m.assert('counts_each_place_once', count.add(isNew).eq(counted(held).add(counted(leaving)).add(isBack)));
    m.assert('leaves_once', leaving.and(held).any().not());
    m.assert('counts_no_more_than_its_share', count.add(isNew).le(size.most));
    m.assert('comes_after_a_take', comes.valid.implies(before.and(m.past(take.valid))));
    m.assert('goes_before_it_comes', taken.or(held).and(leaving).any().not());
    m.cover('is_full', full.at(group));
    m.cover('is_full_no_longer', before.and(m.past(full.at(group))).and(full.at(group).not()));
  });

const depths = { depth: 4, coverDepth: 14 } as const;

export const sesShareProofs: readonly Proof[] = [
  proof(
    'ses-shares',
    'Places of deferred sends: no group of peers has more than its share, and none is lost.',
    once(false),
    depths,
  ),
  proof(
    'ses-read-shares',
    'Places of rendezvous sends, given clock by clock: no group of peers has more than its share, and none is lost.',
    once(true),
    depths,
  ),
];
