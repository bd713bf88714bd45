/** Packets of messages and answers, in turn, as packets of one stream. */
import { bit, module } from '../../../hdl/index.ts';

/**
 * Says of each beat of a stream whether it is a message's or an answer's. A packet's beats stay together. `message` and
 * `answer`: there is a beat of it; `message_room`, `answer_room`: a packet of it may begin, which then ends without
 * asking again; `message_ends`, `answer_ends`: that beat is the last of its packet. `has`: a beat, an answer's with
 * `is_answer`, which stays until it is taken by `ready`. All in the same clock.
 */
export const packetTurns = module(
  'uet_packet_turns',
  {
    summary: 'Packets of messages and answers in turn.',
    in: {
      ...{ message: bit, message_room: bit, message_ends: bit },
      ...{ answer: bit, answer_room: bit, answer_ends: bit },
      ready: bit,
    },
    out: { has: bit, is_answer: bit },
  },
  ({ message, message_room, message_ends, answer, answer_room, answer_ends, ready }, m) => {
    const turn = m.reg('turn', bit, { reset: 0 });
    // A packet of that kind is under way, or its first beat has been offered.
    const inMessage = m.reg('in_message', bit, { reset: 0 });
    const inAnswer = m.reg('in_answer', bit, { reset: 0 });
    const isAnyUnderWay = inMessage.or(inAnswer);
    const mayBegin = m.named('message_may_begin', message.and(message_room));
    const begins = m.named(
      'answer_begins',
      isAnyUnderWay.not().and(answer).and(answer_room).and(turn.or(mayBegin.not())),
    );
    const isAnswer = m.named('chosen', inAnswer.or(begins));
    const hasMessage = m.mux(inMessage, message, mayBegin);
    const has = m.named('has_beat', m.mux(isAnswer, answer, hasMessage));
    const isLast = m.mux(isAnswer, answer_ends, message_ends);
    m.when(has, () => {
      const isOver = ready.and(isLast);
      inMessage.set(isAnswer.not().and(isOver.not()));
      inAnswer.set(isAnswer.and(isOver.not()));
      m.when(isOver, () => turn.set(isAnswer.not()));
    });
    m.assert('one_packet_at_a_time', inMessage.and(inAnswer).not());
    return { has, is_answer: isAnswer };
  },
);
