/** HPCC in hardware: an event of any context a clock, an ACK with what the switches of its path tell. */
import { anyOf, bit, bits, clog2, module, record, vec, vecOf } from '../../../hdl/index.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { fieldsOf } from '../../../lib/pipeline/fields.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { flight } from '../nscc/flight.ts';
import { stepsOf } from '../nscc/steps.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { hopLoad } from './hop-load.ts';
import { hpccClock } from './hpcc-clocks.ts';
import {
  HopSample,
  HpccOutcome,
  HpccRegisters,
  HpccState,
  hopPlaces,
  Load,
  loadPoint,
  PathSample,
} from './hpcc-records.ts';
import { mostLoaded } from './most-loaded.ts';
import { hpccRate } from './rate.ts';

export interface HpccOptions {
  /** 2 or more. */
  readonly contexts: number;
}

/**
 * HPCC of many contexts at the seam that NSCC has, with a `sample` beside the event: an event a clock, also of one
 * context in clocks in a row; nothing waits. `limit` leaves `hpccClock.limit` clocks after its event, of whatever kind,
 * and `outcome` with it.
 *
 * A sample that comes within `hpccClock.written` clocks of the one before it, or of the start, of its context is let
 * go: bytes and times are counted on by the switches, so the next one has what it told. A sample of another number of
 * hops than the one before is of another path, and begins as the first one does, by being kept.
 *
 * A context begins with `start`. `registers` are to hold still. Source: cms.md 9.2, NS3H with one rate for all hops,
 * whose switches all have links of `link_rate`; where the arithmetic differs, docs/uet/hpcc.md.
 */
export const hpcc = ({ contexts }: HpccOptions) => {
  const contextBits = clog2(contexts);
  return module(
    `hpcc_n${contexts}`,
    {
      summary: `HPCC of ${contexts} contexts: an event a clock with a sample of each hop in, the context's limit out.`,
      in: { event: CcEvent(contextBits), sample: PathSample, registers: HpccRegisters },
      out: { limit: CcLimit(contextBits), outcome: HpccOutcome },
    },
    ({ event, sample, registers }, m) => {
      m.unused(event.rtt_valid, event.rtt, event.keeps_base, event.ecn, event.penalty, event.restores, event.now);
      const { most: atMost, load: atLoad, rate: atRate, written, window: atWindow } = hpccClock;
      const { link_rate, bytes_scale, queue_scale } = registers;
      // The context of the event, by clocks after it.
      const cccs = [
        event.ccc,
        ...m.reg('ccc', vec(bits(contextBits), atWindow - 2), {
          next: (now) => vecOf(event.ccc, ...[...now].slice(0, -1)),
        }),
      ];
      const samples = m.mem('samples', vec(HopSample, hopPlaces), { depth: contexts });
      const states = m.mem('states', HpccState, { depth: contexts });
      const read = { addr: event.ccc, onCollision: 'undefined' } as const;

      // 1: which samples are heard. What was let go is no hindrance.
      const takes = m.forward('takes', bit);
      const taken = m.reg('taken', bits(written), { reset: 0, next: (now) => now.trunc(written - 1).cat(takes) });
      const { sequence, next_to_send, count, hops } = sample;
      const inputs = { bytes: event.bytes, sequence, next_to_send, count, hops };
      const steps = stepsOf(event.kind, event.valid);
      const is_sample = sample.valid.and(event.valid);
      const heard = pipeline(
        m,
        { ...inputs, steps, is_sample },
        { valid: event.valid, reset: { is_sample: 0, hears: 0 } },
      )
        .stage('address', idle)
        .stage('hear', ({ steps: { start }, is_sample }) => {
          const isSame = cccs.slice(2, written + 2).map((ccc, i) => taken.at(i).and(ccc.eq(cccs[1]!)));
          const isBusy = m.named('is_busy', anyOf(m.lit(1, 0), ...isSame));
          const hears = is_sample.and(isBusy.not()).and(start.not());
          takes.set(hears.or(start));
          return { hears, begins: start, before: samples.readSync(read), was: states.readSync(read) };
        })

        // 2 to 4: what is committed, once a round trip, by the first ACK of what was sent after the last time.
        .stage('words', ({ hears, hops, was, count, sequence, next_to_send }) => {
          samples.write({ addr: cccs[2]!, data: hops, enable: hears });
          return {
            load_before: was.load,
            committed: was.committed,
            stage: was.stage,
            last_update: was.last_update,
            follows: was.known.and(was.count.eq(count)),
            covers: sequence.sub(was.last_update),
            later: next_to_send.sub(was.last_update),
          };
        });
      const words = heard.at('words');
      const { removed } = m.inst('in_flight', flight(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        steps: words.steps,
        bytes: words.bytes,
      });
      const updated = heard
        .stage('compare', ({ covers, follows, later }) => ({
          removed,
          is_full: covers.at(31).not().and(covers.any()).and(follows),
          moves: follows.not().or(later.at(31).not()),
        }))
        .stage('update', ({ is_full, follows, moves, next_to_send, last_update }) => ({
          last_update: m.mux(is_full.or(follows.not()).and(moves), next_to_send, last_update),
        }));

      // 2 to 40: the load of each hop, and the rate by that of the most loaded one.
      const before = [...words.before];
      const loads = [...words.hops].map((now, i) => {
        const inputs = { before: before[i]!, now, present: words.count.gt(i) };
        return m.inst(`hop_${i}`, hopLoad, { ...inputs, bytes_scale, queue_scale });
      });
      const { most } = m.inst('most', mostLoaded, { hops: toVec(loads) });
      const weighed = updated.repeat(atMost - 5, 'hops', idle).stage('most', idle);
      const { load_before, committed, stage } = weighed.at('most');
      const { load, rate, cuts } = m.inst('by_load', hpccRate, { most, load_before, committed, stage, registers });
      const rated = weighed
        .repeat(atLoad - atMost - 1, 'load', idle)
        .stage('loaded', () => ({ load }))
        .repeat(atRate - atLoad - 1, 'rate', idle)
        .stage('state', ({ begins, hears, is_full, follows, committed, stage, load, load_before }) => ({
          known: begins.not(),
          load: m.mux(begins, m.lit(Load, 2 ** loadPoint), m.mux(follows, load, load_before)),
          committed: m.mux(begins, link_rate, m.mux(is_full, rate, committed)),
          stage: m.mux(is_full, m.mux(cuts, 0, stage.add(1)), stage).mask(begins.not()),
          rate: m.mux(begins, link_rate, rate),
          sets: begins.or(hears.and(follows)),
        }))

        // 41 to 47: the window. An event that changes nothing sees what those before it left.
        .stage('write', (state) => {
          const { hears, begins, rate } = state;
          states.write({ addr: cccs[written]!, data: fieldsOf(HpccState, state), enable: hears.or(begins) });
          return { product: rate.slice(39, 14).as(26).mul(registers.window_scale) };
        })
        .stage('product', idle)
        .stage('bytes', ({ product }) => ({ ccc: cccs.at(-1)!, cwnd: saturate(m, product.slice(42, 18), 24) }))
        .stage('least', ({ cwnd }) => ({ cwnd: cwnd.max(registers.min_window.zext(24)) }));
      const access = { depth: contexts, enable: rated.at('bytes').valid, addr: cccs.at(-1)! };
      const { out } = rated
        .stage('window', ({ sets, cwnd, rate }) => {
          const Window = record({ cwnd: bits(24), rate: bits(40) });
          const { next } = updateContext(m, 'windows', Window, access, (now) => ({
            next: m.mux(sets, { cwnd, rate }, now),
          }));
          return next;
        })
        .stage('limit', ({ cwnd, removed }) => ({
          window: cwnd.zext(32).add(removed),
          is_small: cwnd.lt(registers.ack_trigger.zext(24)),
        }));
      return {
        limit: fieldsOf(CcLimit(contextBits), out, { max_window: registers.max_window, small: out.is_small }),
        outcome: fieldsOf(HpccOutcome, out, { heard: out.hears }),
      };
    },
  );
};
