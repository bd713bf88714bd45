/** What switches tell of the path of a context, kept until an ACK of it can bring that to HPCC. */
import { bit, bits, module, record, vec } from '../../../hdl/index.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { type InitiatorLayout, placeOfPdcid } from '../../pds/initiator/layout.ts';
import { Pick } from '../../pds/initiator/records.ts';
import { contextCopy } from '../../pds/target-side/context-copy.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { HopSample, hopPlaces, PathSample } from '../hpcc/hpcc-records.ts';
import { flight } from '../nscc/flight.ts';
import { stepsOf } from '../nscc/steps.ts';
import { CcEvent } from '../records.ts';

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
      // Samples: 2 cycles to the context, 2 more to the mark that says whether the one before it was taken.
      const cccs = m.mem('cccs', Ccc, { depth: contexts });
      cccs.write({ addr: pick.place, data: pick.ccc, enable: pick.valid });
      const pdcids = m.mem('pdcids', bits(16), { depth: contexts });
      pdcids.write({ addr: opened.place, data: opened.pdcid, enable: opened.valid });
      const read = { addr: placeOfPdcid(layout, int.pdcid), onCollision: 'undefined' } as const;
      const given = { is_given: int.valid, pdcid: int.pdcid, path: int.path };
      const samples = pipeline(m, given, { reset: { is_ours: 0 } })
        .stage('place', idle)
        .stage('context', () => ({ ccc: cccs.readSync(read), own: pdcids.readSync(read) }))
        .stage('match', ({ is_given, pdcid, own }) => ({ is_ours: is_given.and(pdcid.eq(own)) }))
        .stage('mark', idle)
        .stage('keep', idle);
      const { is_ours, ccc, path } = samples.at('keep');
      const takenThen = m.forward('taken_then', bit);
      const { word: kept } = m.inst('kept', contextCopy(record({ mark: bit, path: Hops }), contexts), {
        enable: is_ours,
        pdc: ccc,
        data: { mark: takenThen.not(), path },
        read: event.ccc,
      });

      // Events: whether there is one that was not taken, 2 cycles later.
      const heard = pipeline(m, { ...event, steps: stepsOf(event.kind, event.valid) }, { valid: event.valid })
        .stage('event', idle)
        .stage('fetch', idle)
        .stage('take', ({ steps }) => {
          const access = { depth: contexts, enable: event.valid, addr: event.ccc } as const;
          const { next, takes } = updateContext(m, 'taken', bit, access, (now) => {
            const takes = steps.ack.and(kept.mark.ne(now));
            return { next: m.mux(takes.or(steps.start), kept.mark, now), takes };
          });
          return { mark: next, takes, ...kept.path };
        });
      const { valid, ccc: context, bytes, steps, mark } = heard.at('take');
      const copy = m.inst('taken_copy', contextCopy(bit, contexts), {
        enable: valid,
        pdc: context,
        data: mark,
        read: samples.at('match').ccc,
      });
      takenThen.set(copy.word);
      const { seen, after, removed } = m.inst('in_flight', flight(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        steps,
        bytes,
      });
      m.unused(seen);
      const { out } = heard.stage('flight', () => ({
        has_left: removed,
        next_to_send: removed.add(after.sext(32).asBits()),
      }));
      return {
        later: fieldsOf(CcEvent(contextBits), out),
        sample: fieldsOf(PathSample, out, { valid: out.takes, sequence: out.has_left }),
      };
    },
  );
};
