/** The receiver of LLR: frames are delivered in order and each once, none before an INIT, and a gap has one NACK. */
import { bind, bit, bits } from '../../../rtl-gen/hdl/index.ts';
import { sequenceCheck } from '../../../rtl-gen/uet/llr/receive/sequence-check.ts';
import { seqBits } from '../../../rtl-gen/uet/llr/settings.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const sequence = bind(sequenceCheck, (io, inside, m) => {
  const { state, verdict, next_seq: next } = io;
  const rearm = m.symbolic('spec_rearm', bit);
  m.assume('spec_rearm_stays', io.rearm.eq(rearm));
  m.assume('spec_seq_after', io.seq_after.eq(io.seq.add(1)));
  m.assume('spec_init_before', io.init_before.eq(io.init_seq.sub(1)));
  m.assume('spec_one_status', io.good.and(io.poisoned).not());
  m.assume('spec_nack_where_due', io.nack_sent.implies(state.is('send_nack')));

  // The clock before, whose verdict this clock shows.
  const judged = state.is('off').or(state.is('await_init')).not();
  const was = m.reg('spec_was', bit, { reset: 0 });
  const early = m.reg('spec_early', bit, { reset: 0 });
  const besideEarly = m.reg('spec_beside_early', bit, { reset: 0 });
  const wasSeq = m.reg('spec_was_seq', bits(seqBits), { reset: 0 });
  const began = m.reg('spec_began', bit, { reset: 0 });
  const first = m.reg('spec_first', bits(seqBits), { reset: 0 });
  was.set(io.frame.and(io.llr));
  early.set(io.frame.and(io.llr).and(judged.not()));
  besideEarly.set(io.frame.and(io.llr.not()).and(judged.not()));
  wasSeq.set(io.seq);
  began.set(io.init.and(state.is('off').not()));
  first.set(io.init_seq);
  const delivered = was.and(verdict.is('drop').not());

  // Counted by deliveries alone: the number that the frame of the clock before had to have.
  const expected = m.reg('spec_expected', bits(seqBits), { reset: 0 });
  const counted = m.mux(delivered, expected.add(1), expected);
  const following = m.mux(began, first, counted);
  expected.set(following);
  m.assert('in_order_and_once', delivered.implies(wasSeq.eq(expected)));
  m.assert('none_before_an_init', early.implies(verdict.is('drop')));
  m.assert('beside_llr_is_never_dropped', besideEarly.implies(verdict.is('drop').not()));
  m.assert('next_is_counted', next.eq(following));
  m.assert('acknowledges_what_was_delivered', judged.implies(io.acked.add(1).eq(next)));

  const silent = m.reg('spec_silent', bit, { reset: 0 });
  const closes = io.frame.and(io.llr).and(judged).and(io.seq.eq(next)).and(io.good.or(io.poisoned));
  m.when(io.nack_sent, () => silent.set(1));
  m.when(closes.or(io.init).or(io.enable.not()), () => silent.set(0));
  m.assert('one_nack_a_gap', silent.and(rearm.not()).implies(state.is('send_nack').not()));
  m.assert('silent_after_a_nack', silent.and(rearm.not()).implies(state.is('nack_sent')));
  m.assert('armed_only_where_wanted', inside.bits('armed', 1).implies(rearm));
  m.cover('delivers_after_a_nack', delivered.and(verdict.is('deliver')).and(m.past(state.is('nack_sent'))));
  m.cover('early_is_dropped', early.and(m.past(state.is('off'))));
  m.cover('goes_round', delivered.and(wasSeq.eq(2 ** seqBits - 1)).and(next.eq(0)));
});

export const llrProofs: readonly Proof[] = [
  proof(
    'llr-sequence',
    'LLR delivers frames in the order of their numbers and each once, none before an INIT, acknowledges only those, and has one NACK a gap.',
    sequence,
  ),
];
