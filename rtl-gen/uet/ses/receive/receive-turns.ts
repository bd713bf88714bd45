/** Software's commands one after the other, where a receive may find the header of a message that waits. */
import { bit, bits, enumOf, module, record, sink } from '../../../hdl/index.ts';
import { MatchOutcome, ReceivePlace } from '../match-records.ts';
import { ReceiveCommand, ReceiveDone } from './target-records.ts';

/** A receive has found the header of a message that waits, which is kept at `slot`. It holds still until it is done. */
export const FoundHeader = (slotBits: number) => record({ valid: bit, slot: bits(slotBits), place: ReceivePlace });

/** The receive is for that message now; or the message has gone meanwhile, and the receive looks on. */
export const FoundDone = record({ valid: bit, again: bit });

/**
 * Offers a command to the matching until it is `taken`; its result comes on `told`, with the place of the header that
 * it has found. Such a one is told on `header`, and is `done` when `header_done` comes without `again`; with it the
 * command is offered again. So no receive comes between two tries of an older one, and they keep their order. A post
 * waits for `may_post`.
 */
export const receiveTurns = (resourceBits: number, slotBits: number, jobs = false) => {
  const Command = ReceiveCommand(resourceBits, jobs);
  return module(
    `ses_receive_turns_r${resourceBits}_s${slotBits}${jobs ? '_jobs' : ''}`,
    {
      summary: 'Receives that are posted and taken back, one after the other.',
      in: {
        may_post: bit,
        taken: bit,
        told: ReceiveDone,
        slot: bits(slotBits),
        header_done: FoundDone,
      },
      out: {
        command: record({ valid: bit, payload: Command }),
        done: ReceiveDone,
        header: FoundHeader(slotBits),
      },
      link: { receives: sink(Command) },
    },
    ({ may_post: mayPost, taken, told, slot, header_done: headerDone, receives }, m) => {
      const step = m.reg('step', enumOf('idle', 'ask', 'result', 'find'), { reset: 'idle' });
      const command = m.reg('command', Command);
      const found = m.reg('found', bits(slotBits));
      const isTold = m.named('is_told', step.is('find').and(headerDone.valid));
      const finds = m.named('finds', told.valid.and(told.kind.is('post')).and(told.outcome.is('matched')));
      const ready = m.named('ready', step.is('idle').and(mayPost.or(receives.payload.kind.is('post').not())));
      m.match(step, {
        idle: () => {
          command.set(receives.payload);
          m.when(receives.valid.and(ready), () => step.set('ask'));
        },
        ask: () => m.when(taken, () => step.set('result')),
        result: () => {
          found.set(slot);
          m.when(told.valid, () => step.set('idle'));
          m.when(finds, () => step.set('find'));
        },
        find: () => {
          m.when(isTold, () => step.set('idle'));
          m.when(isTold.and(headerDone.again), () => step.set('ask'));
        },
      });
      m.assert('is_told_of_its_own', told.valid.implies(step.is('result')));
      const isDone = isTold.and(headerDone.again.not());
      return {
        command: { valid: step.is('ask'), payload: command },
        done: {
          valid: told.valid.and(finds.not()).or(isDone),
          kind: command.kind,
          outcome: m.mux(isTold, m.lit(MatchOutcome, 'matched'), told.outcome),
          wr_id: m.mux(isTold, command.place.wr_id, told.wr_id),
        },
        header: { valid: step.is('find'), slot: found, place: command.place },
        receives: { ready },
      };
    },
  );
};
