/** What ACKs, NACKs and echoes mean for LLR's sender (link-layer.md A5, A6). */
import { bit, bits, module, sink } from '../../../hdl/index.ts';
import { ControlKind, ControlMessage } from '../messages.ts';
import { initDataBits, seqBits } from '../settings.ts';

/** Clocks from the one that takes a message to the one in which it is applied, if no `hold` is in between. */
export const messageLatency = 2;

/**
 * Takes one message at a time, looks at it for a clock, and gives it with what it means in the next one, `applies`;
 * with `hold` in either clock it looks again.
 *
 * `oldest` is the first number that is not acknowledged, `kept` how many frames can be, `next_seq` the number of the
 * next new frame, `sends`: one begins, `replay_seq` that of the next frame of a replay. `believed`: the number is one
 * that can be acknowledged; `frees`: and is news; `after` is the number behind it. `all`: then none is left; `beyond`:
 * a replay has not come as far as that; `at_hand`: it has come just there, or not as far. `echo_right`: number and data
 * are those of the INIT, as far as they have to be.
 *
 * `busy`: a message is looked at or applied, and `oldest` and `replay_seq` may not change but by it; `nack`: and it is
 * a NACK, and `next_seq` may not change.
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
  ({ hold, oldest, message, ...io }, m) => {
    const looks = m.reg('looks', bit, { reset: 0 });
    const looked = m.reg('looked', bit, { reset: 0 });
    const came = m.reg('came', ControlMessage);
    const after = m.reg('after', bits(seqBits));
    const believed = m.reg('believed', bit);
    const frees = m.reg('frees', bit);
    const all = m.reg('all', bit);
    const beyond = m.reg('beyond', bit);
    const atHand = m.reg('at_hand', bit);
    const echoRight = m.reg('echo_right', bit);

    const busy = m.named('busy', looks.or(looked));
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
    after.set(seq_after);
    believed.set(freed.le(io.kept));
    frees.set(freed.any());
    all.set(seq_after.eq(io.next_seq).and(io.sends.not()));
    beyond.set(freed.gt(left));
    atHand.set(freed.ge(left));
    const seqRight = came.seq.eq(io.next_seq).or(io.match_seq.not());
    echoRight.set(seqRight.and(came.init_data.eq(io.init_data).or(io.match_data.not())));
    return {
      applies: looked.and(hold.not()),
      busy,
      nack: busy.and(came.kind.is('nack')),
      kind: came.kind,
      seq: came.seq,
      after,
      believed,
      frees,
      all,
      beyond,
      at_hand: atHand,
      echo_right: echoRight,
      message: { ready: busy.not() },
    };
  },
);
