/** Rendezvous sends of the receive half: their places, their READs, and what the host hears of them. */
import { bit, bits, clog2, module, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { type RendezvousOptions, rendezvous, rendezvousName } from '../rendezvous/rendezvous.ts';
import {
  RendezvousAnswer,
  RendezvousChoices,
  RendezvousHeader,
  RendezvousKind,
  RendezvousRead,
} from '../rendezvous/rendezvous-records.ts';
import { lateDone, lateReceive } from './late-receive.ts';
import { FoundDone, FoundHeader } from './receive-turns.ts';
import { HeardKind, TargetCompletion } from './target-records.ts';

/** The extension of a rendezvous send (uet-wire.md 12.5), beside its packet; of others it does not count. */
export const RendezvousExtension = record({
  eager_length: bits(32),
  ri_generation: bits(8),
  pid_on_fep: bits(12),
  resource_index: bits(12),
  read_offset: bits(64),
  read_key: bits(64),
});

/** Its value. */
export type ExtensionValue = ValueOf<typeof RendezvousExtension>;

/** What a receive half gets beside its packets, if it reads the rest of rendezvous sends. */
export const RendezvousIn = (slotBits: number) =>
  record({
    choices: RendezvousChoices,
    extension: RendezvousExtension,
    read_ready: bit,
    answer: record({ valid: bit, payload: RendezvousAnswer(slotBits) }),
    done_ready: bit,
  });

/** What it gives then: READ packets, whether an answer is taken, and messages that are complete. */
export const RendezvousOut = (slotBits: number, multi = false) =>
  record({
    read: record({ valid: bit, payload: RendezvousRead(slotBits) }),
    answer_taken: bit,
    done: record({ valid: bit, completion: TargetCompletion(multi) }),
  });

/**
 * What has become of a message with a place, once its eager part is over: it has the receive that `completion` names,
 * at `address` (`bound`); its header `waits` for one; or neither, and its place is free. `completion` has its first
 * error.
 */
export const MatchedRendezvous = (slotBits: number, multi = false) =>
  record({
    ...{ valid: bit, slot: bits(slotBits), bound: bit, waits: bit, address: bits(64) },
    completion: TargetCompletion(multi),
  });

/** What the table of rendezvous sends hears of packets: a header that `keeps` is to be matched, and what was `kept`. */
export const rendezvousHears = ({ slots }: RendezvousOptions, multi = false) => {
  const Found = FoundHeader(clog2(slots), multi);
  return {
    reserve: record({ valid: bit, header: RendezvousHeader }),
    keeps: bit,
    kept: record({ valid: bit, stored: bit }),
    matched: MatchedRendezvous(clog2(slots), multi),
    ...{ found_send: Found, found_tagged: Found },
  };
};

/**
 * `rendezvous` for the receive half. `reserve` with `free.valid` gives a message a place, in each clock; `matched`
 * says in any clock what has become of it. With a receive the rest is read. One that waits is `found`, by a receive of
 * either space, in any clock from when its header was stored; when its eager part is over, too, all of it is read from
 * byte 0 on, as nothing of it was kept. The completion leaves on `done` when all is there, with the first error of the
 * message or of what was read.
 *
 * A message that waits and fails has no receive any more: one that finds it is told `again`.
 *
 * While `may_keep` is 1 one more may wait: `keeps` with the header that goes to be matched, and `kept` when the match
 * is known. So a quarter of the places is for messages that have their receives. Source: ses.md 3.3 (U1), 4.2.
 */
export const targetRendezvous = (options: RendezvousOptions, multi = false) => {
  const { slots } = options;
  const slotBits = clog2(slots);
  const Slot = bits(slotBits);
  const Mask = bits(slots);
  const mostKept = slots - slots / 4;
  return module(
    `ses_target_${rendezvousName(options).replace('ses_', '')}${multi ? '_multi' : ''}`,
    {
      summary: `Rendezvous sends of a receive half: ${slots} at a time.`,
      in: { ports: RendezvousIn(slotBits), ...rendezvousHears(options, multi) },
      out: {
        free: record({ valid: bit, slot: Slot }),
        may_keep: bit,
        send_done: FoundDone,
        tagged_done: FoundDone,
        told: RendezvousOut(slotBits, multi),
      },
    },
    ({ ports, reserve, keeps, kept, matched, found_send: ofSend, found_tagged: ofTagged }, m) => {
      m.unused(ports.extension);
      const ok = returnCodes.code.ok;
      const { slot: endedSlot, bound, waits, address, completion } = matched;
      const ended = {
        ...{ slot: endedSlot, bound, waits, address, wr_id: completion.wr_id, length: completion.bytes },
        ok: completion.return_code.eq(ok),
        released: completion.released,
      };
      const late = lateReceive(m, {
        ...{ slots, multi, ended, completion, valid: matched.valid, found_send: ofSend, found_tagged: ofTagged },
      });
      const { completions, it, at, isFound, isLate, acts, goes, isTold, leaves, of } = late;

      // What a late receive gets is known when it goes.
      const lates = m.reg('lates', Mask, { reset: 0 });
      lates.set(m.mux(leaves.and(goes), m.mux(isLate, lates.or(at), lates.and(at.not())), lates));
      const Claim = record({
        ...{ bytes: bits(32), cut: bits(32) },
        ...{ address: optional(multi, bits(64)), released: optional(multi, bit) },
      });
      const claims = m.mem('claims', Claim, { depth: slots });
      const { claim, whole, released } = late;
      const part = { address: multi ? late.address : undefined, released };
      claims.write({ addr: it.slot, data: { bytes: claim, cut: whole.sub(claim), ...part }, enable: leaves.and(goes) });

      const isRight = m.mux(isFound, m.lit(1, 1), it.ok);
      const reads = m.inst('reads', rendezvous(options), {
        choices: ports.choices,
        reserve,
        commands: {
          payload: {
            ...of,
            length: of.length.mask(isRight),
            slot: it.slot,
            kind: m.mux(goes, m.lit(RendezvousKind, 'go'), m.lit(RendezvousKind, 'drop')),
            has_eager: isLate.not(),
          },
          valid: acts.and(isTold),
        },
        answers: ports.answer,
        read: { ready: ports.read_ready },
        done: { ready: ports.done_ready },
      });
      late.reader.set(reads.commands.ready);

      // Those that wait.
      const count = m.reg('count', bits(clog2(slots + 1)), { reset: 0 });
      const less = m.named('less', kept.valid.and(kept.stored.not()));
      const isOut = m.named('is_out', leaves.and(isFound));
      count.set(count.add(keeps.zext(count.width)).sub(less.zext(count.width)).sub(isOut.zext(count.width)));

      const { slot, wr_id: wrId, return_code } = reads.done.payload;
      const told = completions.read(slot);
      m.unused(told.kind);
      const wasLate = lates.and(slot.oneHot(slots)).any();
      const { bytes, cut, ...ofLate } = claims.read(slot);
      return {
        ...lateDone(m, late),
        free: reads.free,
        may_keep: count.lt(mostKept),
        told: {
          read: { valid: reads.read.valid, payload: reads.read.payload },
          answer_taken: reads.answers.ready,
          done: {
            valid: reads.done.valid,
            completion: {
              ...told,
              kind: m.lit(HeardKind, 'recv'),
              wr_id: wrId,
              return_code: m.mux(told.return_code.eq(ok), return_code, told.return_code),
              bytes: m.mux(wasLate, bytes, told.bytes),
              cut: m.mux(wasLate, cut, told.cut),
              address: told.address && m.mux(wasLate, ofLate.address!, told.address),
              released: told.released && m.mux(wasLate, ofLate.released!, told.released),
            },
          },
        },
      };
    },
  );
};
