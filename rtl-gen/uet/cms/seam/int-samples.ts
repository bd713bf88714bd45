/** What switches tell of the path of a context, kept until an ACK of it can bring that to HPCC. */
import { bit, bits, module, record, vec } from '../../../hdl/index.ts';
import { type InitiatorLayout, placeOfPdcid } from '../../pds/initiator/layout.ts';
import { Pick } from '../../pds/initiator/records.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';
import { HopSample, hopPlaces, PathSample } from '../hpcc/hpcc-records.ts';
import { flight } from '../nscc/flight.ts';
import { Steps, stepsOf } from '../nscc/steps.ts';
import { CcEvent } from '../records.ts';
import { tapped } from '../tapped.ts';

/** Hops in the order of the path; the first `count` of them are there. */
const Hops = record({ count: bits(3), hops: vec(HopSample, hopPlaces) });

/** What an ACK for the PDC of ours with that PDCID has of the switches that the packet has passed which it answers. */
export const IntSample = record({ valid: bit, pdcid: bits(16), path: Hops });

/** Clocks of an event on its way through. */
export const sampledClocks = 4;

/**
 * `int`: one a clock. It is kept for the context of its PDC, in the place of one that is there: switches count on, so
 * the later one has what the earlier told. The next ACK of the context takes it along, from 5 clocks later on, and no
 * other one does; one that comes while an ACK takes the one before may be let go. One of a PDCID that no PDC of ours
 * has is none, and so is one from before the `start` of its context.
 *
 * `event` leaves as `later`, `sampledClocks` later. Of its `sample` the sequence is what has left the flight, and
 * what is sent next is that and the flight. `pick` says which context a place has, `opened` which PDCID.
 */
export const intSamples = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  const Ccc = bits(contextBits);
  return module(
    `uet_int_samples_${suffix}`,
    {
      summary: `INT of ${contexts} congestion control contexts, for the next ACK of each.`,
      in: {
        int: IntSample,
        opened: record({ valid: bit, place: Ccc, pdcid: bits(16) }),
        pick: Pick(layout),
        event: CcEvent(contextBits),
      },
      out: { later: CcEvent(contextBits), sample: PathSample },
    },
    ({ int, opened, pick, event }, m) => {
      m.unused(pick.size, pick.ordered);
      // Samples: 2 clocks to the context, 2 more to the mark that says whether the one before it was taken.
      const place = placeOfPdcid(layout, int.pdcid);
      const cccs = m.mem('cccs', Ccc, { depth: contexts });
      cccs.write({ addr: pick.place, data: pick.ccc, enable: pick.valid });
      const ccc2 = m.next('ccc_2', cccs.readSync({ addr: place, onCollision: 'undefined' }));
      const pdcids = m.mem('pdcids', bits(16), { depth: contexts });
      pdcids.write({ addr: opened.place, data: opened.pdcid, enable: opened.valid });
      const pdcid2 = m.next('pdcid_2', pdcids.readSync({ addr: place, onCollision: 'undefined' }));
      const given2 = m.next('given_2', m.next('given_1', { valid: int.valid, pdcid: int.pdcid }));
      const isOurs = history(m, 'is_ours', given2.valid.and(given2.pdcid.eq(pdcid2)), 2, true);
      const ccc4 = history(m, 'ccc_later', ccc2, 2)[2]!;
      const takenThen = m.forward('taken_then', bit);
      const { word: kept } = m.inst('kept', contextCopy(record({ mark: bit, path: Hops }), contexts), {
        enable: isOurs[2]!,
        pdc: ccc4,
        data: { mark: takenThen.not(), path: tapped(m, 'path', Hops, int.path, 0)(4) },
        read: event.ccc,
      });

      // Events: whether there is one that was not taken, 2 clocks later.
      const steps = tapped(m, 'steps', Steps, stepsOf(event.kind, event.valid), 0)(2);
      const whole = tapped(m, 'event', CcEvent(contextBits), event, 0);
      const event2 = whole(2);
      const takes = m.reg('takes', bit);
      const taken = m.forward('taken_next', bit);
      updateContext(m, 'taken', bit, { depth: contexts, enable: event.valid, addr: event.ccc }, (now) => {
        const isNew = m.named('is_new', steps.ack.and(kept.mark.ne(now)));
        const next = m.mux(isNew.or(steps.start), kept.mark, now);
        takes.set(isNew);
        taken.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const valid2 = history(m, 'valid', event.valid, 2, true)[2]!;
      takenThen.set(
        m.inst('taken_copy', contextCopy(bit, contexts), {
          enable: valid2,
          pdc: event2.ccc,
          data: taken,
          read: ccc2,
        }).word,
      );
      const { seen, after, removed } = m.inst('in_flight', flight(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        steps,
        bytes: event2.bytes,
      });
      m.unused(seen);
      const path3 = m.next('path_3', kept.path);
      return {
        later: { ...whole(4), valid: history(m, 'leaves', valid2, 2, true)[2]! },
        sample: {
          valid: m.next('sampled', takes),
          sequence: m.next('has_left', removed),
          next_to_send: m.next('next_to_send', removed.add(after.sext(32).asBits())),
          ...m.next('path_4', path3),
        },
      };
    },
  );
};
