/** Rendezvous sends of the host under way: complete when their targets have read the rest. */
import { type Bits, bit, bits, clog2, enumOf, module, record, sink, source } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { priorityEncoder } from '../../../lib/bits/priority-encoder.ts';
import { placeList } from '../ses/place-list.ts';
import { Fetched } from './fetched-values.ts';
import { eagerPackets } from './segment-header.ts';
import { ReadingOp, TxEnd, TxMessage, TxResult } from './tx-records.ts';

/** Rendezvous sends of the host under way. */
export const hostRendezvous = 16;

/** The code of a rendezvous send whose target has its eager part, and has not read the rest in time. */
export const unreadCode = 0xf6;

/** Bits of a memory key by which the bytes that are read are counted for their message. */
export const keyBits = 16;

/**
 * Stands between the host's `messages` and `out`, and between `ended`, what becomes of messages, and `told`.
 *
 * A `rendezvous_send` takes one of `hostRendezvous` places, and waits, with those after it, while there is none. Its
 * place is its `wr_id` on `out`. It is complete when its eager part was answered OK and what its target gets beyond
 * that has been read: the bytes of `answer` messages whose `wr_id` is the lower `keyBits` bits of its read key, and
 * that have been acknowledged. A target that has cut it has said so by `modified`; one that has kept no more than its
 * header, or `modified` bytes of it, reads the others, too (`deferred`). One that was refused or has failed
 * is complete at once; one of which nothing is read for three whole `tick`s has failed, `unreadCode`.
 *
 * `mtu`: of a packet, a power of two. All others, and their ends, go through in the same clock; answers end here.
 * `had` goes with `ended`, `fetched` with `told`. An answer takes 5 clocks. Source: ses.md 4.2 [D].
 */
export const rendezvousSends = ({ tags, mtu }: { readonly tags: boolean; readonly mtu: number }) => {
  const slots = hostRendezvous;
  const Message = TxMessage(true, tags, true);
  const End = TxEnd(true, true);
  const slotBits = clog2(slots);
  const Slot = bits(slotBits);
  const Mask = bits(slots);
  const Left = bits(34);
  return module(
    `uet_rendezvous_sends_n${slots}_m${mtu}${tags ? '_tags' : ''}`,
    {
      summary: `Up to ${slots} rendezvous sends of the host, until their rest has been read.`,
      in: { tick: bit, had: Fetched },
      out: { ready: bit, fetched: Fetched },
      link: { messages: sink(Message), ended: sink(End), out: source(Message), told: source(End) },
    },
    ({ tick, had, messages, ended, out, told }, m) => {
      const mask = (name: string) => m.reg(name, Mask, { reset: 0 });
      // Under way; not counted yet; the eager part is there; to be told.
      const [open, fresh, acked, over] = [mask('open'), mask('fresh'), mask('acked'), mask('over')];

      // The host's message, with its place.
      const message = messages.payload;
      const isOne = m.named('is_rendezvous', message.op.is('rendezvous_send'));
      const opens = m.forward('opens', bit);
      const leaving = m.forward('leaving', Mask);
      const places = m.inst('places', placeList(slots), { take: opens, leaving });
      m.unused(places.returned);
      const goes = m.named('goes', messages.valid.and(isOne.implies(places.there)));
      opens.set(goes.and(isOne).and(out.ready));
      // Each packet has its extension header first.
      const packets = message.length
        .shr(clog2(mtu))
        .trunc(clog2(eagerPackets) + 1)
        .add(
          message.length
            .trunc(clog2(mtu))
            .any()
            .zext(clog2(eagerPackets) + 1),
        );
      const headers = packets.zext(32).shl(4).add(packets.zext(32).shl(3));
      const eager = message.length.sub(headers);
      const total = message.offset.trunc(32);
      const Facts = record({ wr_id: bits(32), length: bits(32), total: bits(32), eager: bits(32), rest: Left });
      const facts = m.mem('facts', Facts, { depth: slots });
      facts.write({
        addr: places.place,
        data: { wr_id: message.wr_id, length: message.length, total, eager, rest: total.zext(34).sub(eager.zext(34)) },
        enable: opens,
      });
      const opened = places.place.oneHot(slots).mask(opens);
      const keys = Array.from({ length: slots }, (_, i) => m.reg(`key_${i}`, bits(keyBits)));
      const ownKey = message.offset.slice(31 + keyBits, 32);
      for (const [i, key] of keys.entries()) m.when(opened.at(i), () => key.set(ownKey));

      // What has ended: an eager part, bytes that were read, or another message, which goes on.
      const end = ended.payload;
      const isEager = m.named('is_eager', end.op!.is('rendezvous_send'));
      const isAnswer = m.named('is_answer', end.op!.is('answer'));
      const isOwn = m.named('is_own', isEager.or(isAnswer));
      const isOk = end.result.is('ok');
      const isKey: readonly Bits<1>[] = keys.map((key) => key.eq(end.wr_id.trunc(keyBits)));
      const hits = m.named('hits', lowFirst(isKey).and(open));
      const first = m.inst('first_hit', priorityEncoder(slots), { requests: hits });
      const step = m.reg('step', enumOf('idle', 'fetch', 'sum', 'judge', 'settle'), { reset: 'idle' });
      const isIdle = step.is('idle');
      const begins = m.named('begins', isIdle.and(ended.valid).and(isEager.or(isAnswer.and(isOk).and(first.valid))));
      const it = m.reg('it', record({ slot: Slot, eager: bit, ok: bit, bytes: bits(32), end: End }));
      m.when(isIdle, () =>
        it.set({
          slot: m.mux(isEager, end.wr_id.trunc(slotBits), first.index),
          eager: isEager,
          ok: isOk,
          bytes: end.bytes,
          end,
        }),
      );
      const at = it.slot.oneHot(slots);
      const fact = facts.read(it.slot);
      const lefts = m.mem('lefts', Left, { depth: slots });
      const fetched = m.next('left', m.mux(fresh.and(at).any(), fact.rest, lefts.read(it.slot)));
      const { valid: isCut, length: modified } = it.end.modified!;
      // Of one that waits at its target the bytes that are not kept are read, too; what is read says nothing of a cut.
      const whole = m.mux(it.end.deferred!, fact.eager, fact.total);
      const cut = m.next('cut', whole.zext(33).sub(modified.zext(33)));
      const less = m.mux(it.eager, cut.trunc(32).mask(isCut.and(it.ok).and(cut.at(32).not())), it.bytes);
      const isMore = m.next('is_more', it.eager.and(it.end.deferred!));
      const after = m.next('after', m.mux(isMore, fetched.add(less.zext(34)), fetched.sub(less.zext(34))));
      const judges = step.is('settle');
      lefts.write({ addr: it.slot, data: after, enable: judges });
      const isRead = m.next('is_read', after.at(33).or(after.any().not()));
      const isAcked = m.named('is_acked', it.eager.or(acked.and(at).any()));
      const isOver = m.named('is_over', judges.and(isAcked.and(isRead).or(it.eager.and(it.ok.not()))));
      const Told = record({ message_id: bits(16), result: TxResult, code: bits(8), ri_generation: bits(8) });
      const ends = m.mem('ends', Told, { depth: slots });
      const { message_id, result, code, ri_generation: generation } = it.end;
      const ending = { message_id, result, code, ri_generation: generation! };
      ends.write({ addr: it.slot, data: ending, enable: judges.and(it.eager) });
      m.match(step, {
        idle: () => m.when(begins, () => step.set('fetch')),
        fetch: () => step.set('sum'),
        sum: () => step.set('judge'),
        judge: () => step.set('settle'),
        settle: () => step.set('idle'),
      });

      // Nothing is read of them for three whole ticks.
      const [age1, age2, age3, expired] = [mask('age_1'), mask('age_2'), mask('age_3'), mask('expired')];
      const still = m.named('still', at.mask(judges).not().and(open));
      for (const [to, from] of [
        [age1, acked],
        [age2, age1],
        [age3, age2],
      ] as const) {
        to.set(m.mux(tick, from, to).and(still));
      }
      const late = m.named('late', age3.mask(tick).and(still).and(over.not()));

      // One that is over leaves when no other end is offered, and then stays.
      const next = m.inst('next_over', priorityEncoder(slots), { requests: over });
      const full = m.reg('full', bit, { reset: 0 });
      const shown = m.reg('shown', End);
      const loads = m.named('loads', isIdle.and(ended.valid.and(isOwn).not()).and(next.valid).and(full.not()));
      const gone = next.index.oneHot(slots).mask(loads);
      const its = facts.read(next.index);
      const how = ends.read(next.index);
      const isLate = expired.and(next.index.oneHot(slots)).any();
      m.when(loads, () =>
        shown.set({
          wr_id: its.wr_id,
          message_id: how.message_id,
          bytes: its.length,
          result: m.mux(isLate, m.lit(TxResult, 'failed'), how.result),
          code: m.mux(isLate, m.lit(8, unreadCode), how.code),
          ri_generation: how.ri_generation,
          op: m.lit(ReadingOp, 'rendezvous_send'),
          deferred: m.lit(1, 0),
          modified: { valid: m.lit(1, 0), length: m.lit(32, 0) },
        }),
      );
      const passes = m.named('passes', ended.valid.and(isOwn.not()));
      const stays = m.reg('stays', bit, { reset: 0 });
      const tells = m.named('tells', full.and(passes.not().or(stays)));
      stays.set(tells.and(told.ready.not()));
      full.set(full.and(tells.and(told.ready).not()).or(loads));
      leaving.set(gone);
      open.set(open.and(gone.not()).or(opened));
      fresh.set(fresh.and(at.mask(judges).not()).or(opened));
      acked.set(
        acked
          .or(at.mask(judges.and(it.eager).and(it.ok)))
          .and(gone.not())
          .and(opened.not()),
      );
      over.set(over.or(at.mask(isOver)).or(late).and(gone.not()));
      expired.set(expired.or(late).and(gone.not()));
      m.unused(first.one_hot, next.one_hot);
      return {
        ready: places.ready,
        fetched: { valid: had.valid.and(tells.not()), value: had.value },
        messages: { ready: out.ready.and(isOne.implies(places.there)) },
        ended: { ready: m.mux(isOwn, isIdle, told.ready.and(tells.not())) },
        out: { payload: { ...message, wr_id: m.mux(isOne, places.place.zext(32), message.wr_id) }, valid: goes },
        told: { payload: m.mux(tells, shown, end), valid: tells.or(passes) },
      };
    },
  );
};
