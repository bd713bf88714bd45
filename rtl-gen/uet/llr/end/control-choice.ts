/** Which message an end of a link inserts next: an INIT of its sender, or an answer of its receiver. */
import { bit, module, sink, source } from '../../../hdl/index.ts';
import { leastRecentJoin } from '../../../lib/arbiter/least-recent-join.ts';
import { ControlMessage, controlKinds, InitMessage, kindBits } from '../messages.ts';

/** What the receiver says. */
const answers = controlKinds.filter((kind) => kind !== 'init');

/**
 * `control`: the INIT on `init` or the message on `answer`, whichever kind has not gone for longer, so that an INIT
 * goes after one ACK, one NACK and one echo at most, and each of these after one INIT. As both offers it is no stable
 * one: it carries what holds in the clock in which it is taken. While `open` is 0 nothing is offered.
 */
export const controlChoice = module(
  'llr_control_choice',
  {
    summary: 'Chooses between an INIT and an answer, the one that has not gone for longer.',
    in: { open: bit },
    link: { init: sink(InitMessage), answer: sink(ControlMessage), control: source(ControlMessage) },
  },
  ({ open, init, answer, control }, m) => {
    const takes = control.ready.and(open);
    const { grants_own: is_init } = m.inst('turn', leastRecentJoin(answers.length), {
      group: kindBits(answer, answers),
      own: init.valid,
      accept: takes,
    });
    const inserted = m.wire('inserted', ControlMessage, answer.payload);
    m.when(is_init, () => inserted.set({ kind: 'init', ...init.payload }));
    return {
      init: { ready: is_init.and(takes) },
      answer: { ready: is_init.not().and(takes) },
      control: { payload: inserted, valid: open.and(init.valid.or(answer.valid)) },
    };
  },
);
