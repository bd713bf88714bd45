/** Ends PDCs whose time has come, one after the other, beside the packets (uet-wire.md 7.6). */
import { bit, bits, cat, clog2, enumOf, module, record, sink } from '../../../../hdl/index.ts';
import { pdcCopy } from '../context-copy.ts';
import { End } from '../housekeeping-records.ts';
import { Ended } from '../records.ts';
import { NextWrite } from '../tracker-layout.ts';
import type { ArrivalLayout } from './arrival-layout.ts';
import { contextClock, pdsArrivalLatency, tableClock } from './latency.ts';
import { PdcidOffer } from './place-pool.ts';

/** Who opened a PDC: what finds it for a SYN packet. */
export const Identity = record({ source: bits(128), local: bits(4), spdcid: bits(16) });

/** What is kept of a PDC from its first packet on; a generation of 0 is none. */
export const Opened = (layout: ArrivalLayout) =>
  record({ identity: Identity, rod: bit, start: bits(32), generation: bits(layout.generationBits) });

/** A context has a new PDC, or none any more. */
export const OpenedWrite = (layout: ArrivalLayout) =>
  record({ enable: bit, pdc: bits(layout.contextBits), opened: Opened(layout) });

/** The state of a PDC has changed: whether it is PENDING, and whether it ends when its time comes. */
export const StateWrite = record({ enable: bit, pdcid: bits(16), pending: bit, ends: bit });

/** Clocks from a removal until no packet that has found the PDC before it reads what is known of it. */
const drainClocks: number = contextClock - tableClock;
/** Clocks from `end` until what is known of that PDC has been read and looked at. */
const lookClocks = 4;
/** Clocks in which all that packets do to a PDC has been done, read and looked at. */
const settleClocks: number = pdsArrivalLatency.verdict + lookClocks;

/**
 * `end`: the time of that PDC has come. First all packets on their way are waited for. If it then is in PENDING where
 * that says so, and otherwise in another state that ends, as `state_write` said, or has been failed, it is removed from
 * the table of initiators, in a clock that no SYN packet takes there (`slot_free`); and `ended` shows it with `done`.
 * Otherwise `ended` shows it without, and nothing has happened.
 *
 * A PDC in PENDING is not removed while a packet that opens it is between the table and its effect. Two clocks before
 * the table come `identity` and `rod` of a packet, and with `first` it opens a PDC that waits for its Start_PSN,
 * `start` a clock later. One such packet is enough: the PDC does not end. All others leave it as it is, so none keeps
 * it, or those that end after it, waiting.
 *
 * So `ended` comes `3 * settleClocks` clocks after `end` at most, but for those of SYN packets in a row that leave no
 * slot free.
 *
 * `fail`: the marks of PDCs that have been failed from outside, as they are written.
 *
 * `removes`: in that clock the table's operation is to be the removal of `removed`. `cleans`, in a later clock, not one
 * with `marking`: what others have marked in that context is to be forgotten; then the place is `freed`.
 */
export const ending = (layout: ArrivalLayout) => {
  const { contexts, contextBits, suffix } = layout;
  return module(
    `ending_${suffix}`,
    {
      summary: `Ends PDCs, of ${contexts}, when their time has come.`,
      in: {
        first: bit,
        identity: Identity,
        rod: bit,
        start: bits(32),
        slot_free: bit,
        opened_write: OpenedWrite(layout),
        state_write: StateWrite,
        next_write: NextWrite(layout),
        fail: PdcidOffer,
        marking: bit,
      },
      out: { removes: bit, removed: Identity, cleans: bit, place: bits(contextBits), ended: Ended, freed: PdcidOffer },
      link: { end: sink(End) },
    },
    ({ end, opened_write, state_write, next_write, fail, ...io }, m) => {
      const step = m.reg('step', enumOf('idle', 'settle', 'decide', 'drain', 'clean'), { reset: 'idle' });
      const { pdcid, pending } = m.next('asked', end.payload, { enable: step.is('idle') });
      const place = pdcid.trunc(contextBits);
      const generation = pdcid.slice(15, contextBits);

      // What is known of it, as of some clocks ago.
      const { pending: pends, ends, enable } = state_write;
      const { next, announced } = next_write;
      const changes = { enable, pdc: state_write.pdcid.trunc(contextBits) };
      const fails = { enable: fail.valid, pdc: fail.pdcid.trunc(contextBits) };
      const opened = pdcCopy(m, 'opened', contexts, opened_write, opened_write.opened, place);
      const state = pdcCopy(m, 'states', contexts, changes, { pending: pends, ends }, place);
      const following = pdcCopy(m, 'nexts', contexts, next_write, { next, announced }, place);
      const marked = pdcCopy(m, 'fails', contexts, fails, fail.pdcid.slice(15, contextBits), place);
      const isOver = m.mux(pending, state.pending, state.ends.and(state.pending.not()).or(marked.eq(generation)));
      const mayEnd = m.next('may_end', opened.generation.eq(generation).and(isOver));
      // One that has been failed is not opened any more.
      const waits = m.next('waits', state.pending.and(marked.ne(generation)));
      const last = m.next('last', opened.start.add(following.next));
      const nextStart = m.next('next_start', last.add(following.announced.zext(32)));

      // A packet that opens it has passed the table.
      const [came, kept] = [io.identity, opened.identity];
      const samePart = m.next(
        'same_part',
        cat(
          came.source.slice(127, 64).eq(kept.source.slice(127, 64)),
          came.source.trunc(64).eq(kept.source.trunc(64)),
          came.local.eq(kept.local).and(came.spdcid.eq(kept.spdcid)).and(io.rod.eq(opened.rod)),
          io.first,
        ),
      );
      const sameStart = m.next('same_start', cat(samePart.all(), io.start.eq(opened.start)));
      const opens = m.next('opens', sameStart.all().and(waits));
      // Clocks until all that has passed it has had its effect; not read where it counts on below 0.
      const left = m.reg('left', bits(clog2(settleClocks)), {
        next: (now) => m.mux(step.is('idle').or(opens), settleClocks - 1, now.sub(1)),
      });

      const decides = m.named('decides', step.is('decide').and(opens.not()));
      const refuses = m.named('refuses', decides.and(mayEnd.not()));
      const removes = m.named('removes', decides.and(mayEnd).and(io.slot_free));
      // The last packets that find the PDC read the marks a few clocks later.
      const removed = m.reg('removed_before', bits(drainClocks), {
        next: (now) => now.trunc(drainClocks - 1).cat(removes),
      });
      const drained = removed.at(drainClocks - 1);
      const cleans = m.named('cleans', step.is('clean').and(io.marking.not()));
      m.match(step, {
        idle: () => m.when(end.valid, () => step.set('settle')),
        settle: () => m.when(left.any().or(opens).not(), () => step.set('decide')),
        decide: () =>
          m
            .when(opens, () => step.set('settle'))
            .elsewhen(refuses, () => step.set('idle'))
            .elsewhen(removes, () => step.set('drain')),
        drain: () => m.when(drained, () => step.set('clean')),
        clean: () => m.when(cleans, () => step.set('idle')),
      });
      const about = { done: removes, pdcid, ...opened.identity, next_start_psn: nextStart };
      return {
        end: { ready: step.is('idle') },
        removes,
        removed: opened.identity,
        cleans,
        place,
        ended: m.next('told', { valid: removes.or(refuses), ...about }, { reset: { valid: 0 } }),
        freed: { valid: cleans, pdcid },
      };
    },
  );
};
