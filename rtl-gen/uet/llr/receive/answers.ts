/** What LLR's receiver says: echoes, NACKs, and ACKs at their spacing (link-layer.md A4, A5, A7). */
import { bit, bits, module, source } from '../../../hdl/index.ts';
import { ControlKind, ControlMessage, InitMessage } from '../messages.ts';
import { ackSpacingBits, lineBytesBits, seqBits } from '../settings.ts';

/**
 * Offers an echo for each INIT that comes while the receiver is on, a NACK while `nack_due`, and an ACK while `acks`
 * and `ack_spacing` bytes of line time have passed since the clock of the last ACK or NACK, or of an INIT, that clock
 * not included; in this order. `line_bytes` pass in a clock.
 *
 * `control` is no stable offer: it carries what holds in the clock in which it is taken, and may be withdrawn.
 * `nack_sent`: a NACK is taken.
 */
export const receiveAnswers = module(
  'llr_receive_answers',
  {
    summary: 'Offers INIT_ECHO, NACK and ACK to who inserts control ordered sets.',
    in: {
      on: bit,
      init: bit,
      message: InitMessage,
      nack_due: bit,
      acks: bit,
      acked: bits(seqBits),
      ack_spacing: bits(ackSpacingBits),
      line_bytes: bits(lineBytesBits),
    },
    out: { nack_sent: bit, ack_sent: bit, echo_sent: bit },
    link: { control: source(ControlMessage) },
  },
  ({ on, init, nack_due, control, ...io }, m) => {
    const echo = m.next('echo', io.message, { enable: init.and(on) });
    const echoes = m.reg('echoes', bit, { reset: 0 });
    const gap = m.reg('gap', bits(ackSpacingBits), { reset: 0 });
    // No gap is left: a register, as what is offered goes through two choices to the line.
    const passed = m.reg('passed', bit, { reset: 1 });
    // One bit more: the borrow says that less is left than passes.
    const left = m.named('left', gap.zext(ackSpacingBits + 1).sub(io.line_bytes.zext(ackSpacingBits + 1)));
    passed.set(gap.le(io.line_bytes.zext(ackSpacingBits)));
    gap.set(left.trunc(ackSpacingBits).mask(left.at(ackSpacingBits).not()));

    const nacks = m.named('nacks', echoes.not().and(nack_due));
    const ack_due = m.named('ack_due', echoes.not().and(io.acks).and(passed));
    const kind = m.wire('kind', ControlKind, 'ack');
    m.when(echoes, () => kind.set('init_echo')).elsewhen(nack_due, () => kind.set('nack'));
    const seq = m.mux(echoes, echo.seq, io.acked);
    const nack_sent = nacks.and(control.ready);
    const ack_sent = ack_due.and(control.ready);
    const echo_sent = echoes.and(control.ready);
    m.when(nack_sent.or(ack_sent).or(init), () => {
      gap.set(io.ack_spacing);
      passed.set(io.ack_spacing.any().not());
    });
    m.when(on.not(), () => echoes.set(0))
      .elsewhen(init.and(on), () => echoes.set(1))
      .elsewhen(echo_sent, () => echoes.set(0));
    m.assert('passed_where_none_is_left', passed.eq(gap.any().not()));
    return {
      nack_sent,
      ack_sent,
      echo_sent,
      control: { payload: { kind, seq, init_data: echo.init_data }, valid: echoes.or(nacks).or(ack_due) },
    };
  },
);
