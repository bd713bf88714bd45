/** Which frame leaves next: one that is sent again, a new one under LLR, or one beside it (link-layer.md A2, A6). */
import { bit, bits, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { type Beat, beat } from '../../../lib/packet/beat.ts';
import { LlrTag } from '../frame.ts';
import { checkLlrWidth, seqBits } from '../settings.ts';
import { clientBeat } from './client.ts';

/**
 * What may begin in this clock. Eligible frames: with a number, as ineligible ones, or to be dropped; or frames of a
 * replay: at most one of the four.
 */
export const Permissions = record({ numbered: bit, plain: bit, discarded: bit, beside: bit, again: bit });

/** Whose frame is under way. */
const Whose = enumOf('none', 'replay', 'eligible', 'beside');

/** What goes with a beat as far as the check sequence is filled in. */
export const Departure = record({ fresh: bit, poison: bit, marked: bit });

/**
 * Frames of three streams, one frame after the other, a beat in each clock with `go`. Where frames beside LLR and those
 * under LLR may both begin, they take turns frame by frame. `may` holds for the first beat of a frame; what has begun
 * goes on.
 *
 * - `eligible`, `beside`: new frames with room for the check sequence. `replay`: frames with their number; one that has
 *   not begun may be withdrawn.
 * - `taken`: a beat is. `out_beat`, `out_valid`: what was taken in the clock before, `departure` with it. `marked`:
 *   beats that are to be kept, but none that came before `forget` or with it.
 * - `sends`: a new frame begins that gets number `tx_seq`; `degrades`: an eligible one that gets none. `repeats`: the
 *   frame of `replay` begins. `discards`: an eligible frame begins that is dropped.
 * - `keeping`: a frame that is to be kept is under way or on `out_beat`. `repeating`: one of `replay` is under way.
 */
export const frameGate = (size: number) => {
  checkLlrWidth(size);
  const Client = clientBeat(size);
  const Seq = bits(seqBits);
  const Kept = beat(size, Seq);
  const Out = beat(size, LlrTag);
  return module(
    `llr_frame_gate_b${size}`,
    {
      summary: `Chooses which frame of link-level retry leaves next, in beats of ${size} bytes.`,
      in: { may: Permissions, go: bit, tx_seq: Seq, forget: bit },
      out: {
        out_beat: Out,
        out_valid: bit,
        departure: Departure,
        taken: bit,
        sends: bit,
        degrades: bit,
        repeats: bit,
        discards: bit,
        keeping: bit,
        repeating: bit,
      },
      link: { eligible: sink(Client), beside: sink(Client), replay: sink(Kept) },
    },
    ({ may, go, eligible, beside, replay, ...io }, m) => {
      const whose = m.reg('whose', Whose, { reset: 'none' });
      const keeps = m.reg('keeps', bit, { reset: 0 });
      const discarding = m.reg('discarding', bit, { reset: 0 });
      const besideNext = m.reg('beside_next', bit, { reset: 0 });

      const eligibles = may.numbered.or(may.plain).or(may.discarded);
      const several = may.numbered.and(may.plain).or(may.numbered.or(may.plain).and(may.discarded));
      m.assert('may_one_of_four', several.or(eligibles.and(may.again)).not());
      const idle = whose.is('none');
      const repeats_next = m.named('repeats_next', replay.valid.and(may.again));
      const wants = m.named('wants', eligible.valid.and(discarding.not()));
      const sends_next = m.named('sends_next', wants.and(may.numbered.or(may.plain)));
      const beside_wants = m.named('beside_wants', beside.valid.and(may.beside));
      const beside_first = m.named('beside_first', beside_wants.and(besideNext));
      const under_llr_goes = m.named('under_llr_goes', idle.and(beside_first.not()));
      const { from_replay, from_eligible, from_beside } = m.named({
        from_replay: whose.is('replay').or(under_llr_goes.and(repeats_next)),
        from_eligible: whose.is('eligible').or(under_llr_goes.and(sends_next)),
        from_beside: whose
          .is('beside')
          .or(idle.and(beside_wants).and(besideNext.or(repeats_next.or(sends_next).not()))),
      });
      const takes = m.named(
        'takes',
        go.and(from_replay.and(replay.valid).or(from_eligible.and(eligible.valid)).or(from_beside.and(beside.valid))),
      );
      const plain = ({ data, keep, last }: Beat<unknown>) => ({ data, keep, last });
      const chosen = m.choose(
        [
          [from_replay, plain(replay.payload)],
          [from_eligible, plain(eligible.payload)],
        ],
        plain(beside.payload),
      );
      const begins = m.named('begins', takes.and(idle));
      const numbered = m.next('numbered', may.numbered, { enable: begins });
      const seq = m.next('seq', io.tx_seq, { enable: begins });
      const sends = m.named('sends', begins.and(from_eligible).and(may.numbered));
      const is_numbered = m.named('is_numbered', from_eligible.and(m.mux(idle, may.numbered, numbered)));
      const is_kept = m.named('is_kept', from_eligible.and(m.mux(idle, may.numbered, keeps)));
      m.when(takes, () => {
        m.when(chosen.last, () => whose.set('none'))
          .elsewhen(from_replay, () => whose.set('replay'))
          .elsewhen(from_eligible, () => whose.set('eligible'))
          .otherwise(() => whose.set('beside'));
        keeps.set(is_kept.and(chosen.last.not()));
      });
      m.when(io.forget, () => keeps.set(0));
      m.when(begins, () => besideNext.set(from_beside.not()));

      const drops = m.named('drops', discarding.or(may.discarded.and(whose.is('eligible').not())));
      const dropped = m.named('dropped', drops.and(eligible.valid));
      m.when(dropped, () => discarding.set(eligible.payload.last.not()));

      const tag = {
        llr: from_replay.or(is_numbered),
        seq: m.mux(from_replay, replay.payload.user, m.mux(idle, io.tx_seq, seq)),
      };
      const departure = m.next(
        'departure',
        {
          fresh: from_replay.not(),
          poison: m.mux(from_eligible, eligible.payload.user.poison, beside.payload.user.poison),
          marked: takes.and(is_kept).and(io.forget.not()),
        },
        { reset: { fresh: 0, poison: 0, marked: 0 } },
      );
      return {
        out_beat: m.next('out_beat', { ...chosen, user: tag }),
        out_valid: m.next('out_valid', takes, { reset: 0 }),
        departure,
        taken: takes,
        sends,
        degrades: begins.and(from_eligible).and(may.numbered.not()),
        repeats: begins.and(from_replay),
        discards: dropped.and(discarding.not()),
        keeping: keeps.or(departure.marked),
        repeating: whose.is('replay'),
        eligible: { ready: drops.or(go.and(from_eligible)) },
        beside: { ready: go.and(from_beside) },
        replay: { ready: go.and(from_replay) },
      };
    },
  );
};
