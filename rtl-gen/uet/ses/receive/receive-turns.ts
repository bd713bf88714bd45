/** Software's commands one after the other, where a receive may find the header of a message that waits. */
import { bit, bits, enumOf, module, optional, record, sink } from '../../../hdl/index.ts';
import { GivenPlace, MatchOutcome } from '../match-records.ts';
import { ReceiveCommand, ReceiveDone } from './target-records.ts';

/** A receive has found the header of a message that waits, which is kept at `slot`. It holds still until it is done. */
export const FoundHeader = (slotBits: number, multi = false) =>
  record({ valid: bit, slot: bits(slotBits), place: GivenPlace(multi) });

/** The receive is for that message now; or the message has gone meanwhile, and the receive looks on. */
export const FoundDone = record({ valid: bit, again: bit });

/**
 * Offers a command to the matching until it is `taken`; its result comes on `told`, with the place of the header that
 * it has found. Such a one is told on `header`, and is `done` when `header_done` comes without `again`; with it the
 * command is offered again. So no receive comes between two tries of an older one, and they keep their order. A post
 * waits for `may_post`.
 *
 * Of a receive for several messages the header has a `part`. What is left is offered again, until it is stored or its
 * last part is given; so messages that wait get their parts in order, before software's next command (ses.md 3.7).
 */
export const receiveTurns = (resourceBits: number, slotBits: number, jobs = false, multi = false) => {
  const Command = ReceiveCommand(resourceBits, jobs, multi);
  const Part = record({ bytes: bits(32), released: bit });
  return module(
    `ses_receive_turns_r${resourceBits}_s${slotBits}${jobs ? '_jobs' : ''}${multi ? '_multi' : ''}`,
    {
      summary: 'Receives that are posted and taken back, one after the other.',
      in: {
        may_post: bit,
        taken: bit,
        told: ReceiveDone(multi),
        /** Of the receive that `told` is about. */
        part: optional(multi, Part),
        slot: bits(slotBits),
        header_done: FoundDone,
      },
      out: {
        command: record({ valid: bit, payload: Command }),
        done: ReceiveDone(multi),
        header: FoundHeader(slotBits, multi),
      },
      link: { receives: sink(Command) },
    },
    ({ may_post: mayPost, taken, told, part, slot, header_done: headerDone, receives }, m) => {
      const step = m.reg('step', enumOf('idle', 'ask', 'result', 'find'), { reset: 'idle' });
      const command = m.reg('command', Command);
      const found = m.reg('found', bits(slotBits));
      const isTold = m.named('is_told', step.is('find').and(headerDone.valid));
      const finds = m.named('finds', told.valid.and(told.kind.is('post')).and(told.outcome.is('matched')));
      const given = part && m.reg('given', Part);
      const isLast = given && m.named('is_last', command.multi!.is.not().or(given.released));
      // What no message has got of it.
      const rest = multi ? { address: m.reg('address', bits(64)), length: m.reg('length', bits(32)) } : undefined;
      if (multi) m.unused(command.place.address, command.place.length);
      const place = { ...command.place, ...rest };
      const left = given && m.named('left', place.length.sub(given.bytes));
      const ready = m.named('ready', step.is('idle').and(mayPost.or(receives.payload.kind.is('post').not())));
      m.match(step, {
        idle: () => {
          command.set(receives.payload);
          rest?.address.set(receives.payload.place.address);
          rest?.length.set(receives.payload.place.length);
          m.when(receives.valid.and(ready), () => step.set('ask'));
        },
        ask: () => m.when(taken, () => step.set('result')),
        result: () => {
          found.set(slot);
          if (part !== undefined) given!.set(part);
          m.when(told.valid, () => step.set('idle'));
          m.when(finds, () => step.set('find'));
        },
        find: () => {
          m.when(isTold, () => step.set('idle'));
          m.when(isTold.and(headerDone.again), () => step.set('ask'));
          if (isLast === undefined) return;
          m.when(isTold.and(headerDone.again.not()).and(isLast.not()), () => {
            step.set('ask');
            rest!.address.set(rest!.address.add(given!.bytes.zext(64)));
            rest!.length.set(left!);
          });
        },
      });
      m.assert('is_told_of_its_own', told.valid.implies(step.is('result')));
      const isDone = isTold.and(headerDone.again.not()).and(isLast ?? m.lit(1, 1));
      const offers = multi ? mayPost.or(command.kind.is('post').not()) : m.lit(1, 1);
      return {
        command: { valid: step.is('ask').and(offers), payload: { ...command, place } },
        done: {
          valid: told.valid.and(finds.not()).or(isDone),
          kind: command.kind,
          outcome: m.mux(isTold, m.lit(MatchOutcome, 'matched'), told.outcome),
          wr_id: m.mux(isTold, command.place.wr_id, told.wr_id),
          left: left && m.mux(isTold, left, told.left!),
        },
        header: {
          ...{ valid: step.is('find'), slot: found },
          place: {
            ...place,
            length: given?.bytes ?? place.length,
            released: given?.released,
          },
        },
        receives: { ready },
      };
    },
  );
};
