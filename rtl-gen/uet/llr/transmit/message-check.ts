/** What ACKs, NACKs and echoes mean for LLR's sender (link-layer.md A5, A6). */
import { bit, bits, module, sink } from '../../../hdl/index.ts';
import { ControlKind, ControlMessage } from '../messages.ts';
import { initDataBits, seqBits } from '../settings.ts';

/** Clocks from the one that takes a message to the one in which it is applied, without a `hold` in between. */
export const messageLatency = 2;

/**
 * Takes one message at a time, compares it in one clock, and gives it with the results in the next one, `applies`.
 * With `hold` in either clock it compares again.
 *
 * `oldest` is the first number that is not acknowledged, `kept` how many frames can be, `next_seq` the number of the
 * next new frame, `sends`: one begins, `replay_seq` that of the next frame of a replay. `believed`: the number is one
 * that can be acknowledged; `frees`: and frames are freed by it; `after` is the number after it. `all`: then none is
 * left; `beyond`: a replay has not come as far as that; `at_hand`: it has come just there, or not as far.
 * `echo_right`: number and data are those of the INIT, as far as the settings ask for it.
 *
 * `busy`: a message is compared or applied, and only it may change `oldest` and `replay_seq`; `nack`: it is a NACK, and
 * `next_seq` may not change.
 */
export const messageCheck = module(
  'llr_message_check',
  {
    summary: 'Looks at ACKs, NACKs and echoes that come for a sender of link-level retry.',
    in: {
      hold: bit,
      oldest: bits(seqBits),
      kept: bits(seqBits),
      next_seq: bits(seqBits),
      sends: bit,
      replay_seq: bits(seqBits),
      init_data: bits(initDataBits),
      match_seq: bit,
      match_data: bit,
    },
    out: {
      applies: bit,
      busy: bit,
      nack: bit,
      kind: ControlKind,
      seq: bits(seqBits),
      after: bits(seqBits),
      believed: bit,
      frees: bit,
      all: bit,
      beyond: bit,
      at_hand: bit,
      echo_right: bit,
    },
    link: { message: sink(ControlMessage) },
  },
  ({ hold, oldest, next_seq, message, ...io }, m) => {
    const looks = m.reg('looks', bit, { reset: 0 });
    const looked = m.reg('looked', bit, { reset: 0 });
    const busy = m.named('busy', looks.or(looked));
    const came = m.reg('came', ControlMessage);
    m.when(message.valid.and(busy.not()), () => {
      came.set(message.payload);
      looks.set(1);
    });
    m.when(looks.and(hold.not()), () => {
      looks.set(0);
      looked.set(1);
    });
    m.when(looked, () => {
      looked.set(0);
      looks.set(hold);
    });

    const seq_after = m.named('seq_after', came.seq.add(1));
    const freed = m.named('freed', seq_after.sub(oldest));
    const left = m.named('left', io.replay_seq.sub(oldest));
    const seqRight = came.seq.eq(next_seq).or(io.match_seq.not());
    const dataRight = came.init_data.eq(io.init_data).or(io.match_data.not());
    return {
      applies: looked.and(hold.not()),
      busy,
      nack: busy.and(came.kind.is('nack')),
      kind: came.kind,
      seq: came.seq,
      after: m.next('after', seq_after),
      believed: m.next('believed', freed.le(io.kept)),
      frees: m.next('frees', freed.any()),
      all: m.next('all', seq_after.eq(next_seq).and(io.sends.not())),
      beyond: m.next('beyond', freed.gt(left)),
      at_hand: m.next('at_hand', freed.ge(left)),
      echo_right: m.next('echo_right', seqRight.and(dataRight)),
      message: { ready: busy.not() },
    };
  },
);
