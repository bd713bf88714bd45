/** The receiver of CBFC works a CC_Update in within a time that no arrival can make longer. */
import { bind, bit, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { costLatency } from '../../../rtl-gen/uet/cbfc/cost.ts';
import { reconciler } from '../../../rtl-gen/uet/cbfc/receiver/reconciler.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { ones } from '../../formal/specs/arbitration.ts';

const vcs = 8;
/** What the counters say is nothing to the time, so two bits of them will do. */
const counterBits = 2;
/** Clocks from the one in which an update is accepted to the one in which all that it says is in the accounts. */
const bound = 2 * vcs + 3;
const clocks = bits(clog2(bound + 1));
const number = bits(clog2(vcs + 1));

/**
 * Frames arrive in any clock and for any channel, channels go off and come on, CC_Updates are offered at any time.
 *
 * A clock of work is of one of two kinds: the turn goes on, or a frame arrives for a channel that waits, and the turn
 * stays. After `vcs` clocks of the first kind every channel has had its turn; each of the second kind ends the waiting
 * of a channel, so while one still waits there were at most `vcs` - 1 of each. That holds for the channels of one
 * CC_Update, up to 16.
 */
const timely = bind(reconciler(vcs, costLatency, counterBits), (io, inside, m) => {
  const watched = m.symbolic('spec_vc', bits(clog2(vcs)));
  const pending = inside.bits('pending', vcs);
  const turn = inside.bits('turn', clog2(vcs));
  const onWay = inside.bits('on_way_0', costLatency);
  const [overtakes, busy] = [inside.bits('overtakes', 1), inside.bits('busy_0', 1)];
  const waits = pending.shr(watched).at(0);
  const writes = io.write.and(io.write_vc.eq(watched));

  // The channel's part of an update is due from when that is accepted, and until it is written or the channel goes off.
  const due = m.reg('spec_due', bit, { reset: 0 });
  m.when(io.accepted, () => due.set(1)).elsewhen(writes.or(io.keep.shr(watched).at(0).not()), () => due.set(0));
  const age = m.reg('spec_age', clocks, { reset: 0 });
  const passed = m.reg('spec_passed', number, { reset: 0 });
  const overtaken = m.reg('spec_overtaken', number, { reset: 0 });
  m.when(io.accepted, () => {
    age.set(1);
    passed.set(0);
    overtaken.set(0);
  }).elsewhen(busy, () => {
    m.when(age.ne(bound), () => age.set(age.add(1)));
    m.when(pending.any(), () => {
      m.when(overtakes, () => overtaken.set(overtaken.add(1))).otherwise(() => passed.set(passed.add(1)));
    });
  });

  m.assert('worked_in_in_time', due.implies(age.lt(bound)));
  m.assert('is_accepted_again', busy.implies(age.le(bound)));
  m.cover('takes_all_that_time', due.and(age.eq(bound - 1)));

  m.assert('due_is_under_way', due.implies(onWay.any().or(waits).or(writes)));
  m.assert('busy_while_it_works', onWay.any().or(pending.any()).implies(busy));
  m.assert('one_at_a_time', onWay.and(onWay.sub(1)).any().or(onWay.any().and(pending.any())).not());
  for (let i = 0; i < costLatency; i++) {
    m.assert(`age_on_way_${i}`, onWay.at(i).implies(age.eq(i + 1).and(passed.or(overtaken).any().not())));
  }
  const wide = clocks.width;
  const worked = passed.zext(wide).add(overtaken.zext(wide));
  m.assert('age_is_the_work', pending.any().implies(age.zext(wide).eq(worked.add(costLatency + 1))));
  m.assert('written_in_the_next', io.write.implies(busy.and(age.lt(bound))));
  const left = ones(m, pending, number.width);
  m.assert('overtaking_ends_waiting', pending.any().implies(overtaken.zext(wide).add(left.zext(wide)).le(vcs)));
  // Whom the turn has passed since does not wait.
  for (let i = 0; i < vcs; i++) {
    const distance = m.lit(turn.width, i).sub(turn).zext(wide);
    m.assert(`passed_is_done_${i}`, pending.at(i).implies(distance.add(passed.zext(wide)).lt(vcs)));
  }
});

export const cbfcTimeProofs: readonly Proof[] = [
  proof(
    'cbfc-update-time',
    'A CC_Update is worked in for all its channels 2 x channels + 3 clocks after it came, whatever arrives meanwhile.',
    timely,
    { depth: 1, coverDepth: 24 },
  ),
];
