/** HPCC in hardware: an event of any context a clock, an ACK with what the switches of its path tell. */
import { bit, bits, clog2, module, record, type Shape, type Vec, vec, vecOf } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { history } from '../../pds/target-side/history.ts';
import { flight } from '../nscc/flight.ts';
import { Steps, stepsOf } from '../nscc/steps.ts';
import { CcEvent, CcLimit } from '../records.ts';
import { tapped } from '../tapped.ts';
import { hopLoad } from './hop-load.ts';
import { hpccClock } from './hpcc-clocks.ts';
import { HopSample, HpccOutcome, HpccRegisters, HpccState, Load, loadPoint, PathSample } from './hpcc-records.ts';
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
      // Names with a number are of that clock after the event.
      const line = <V>(name: string, shape: Shape<V>, value: V, from: number) => tapped(m, name, shape, value, from);
      const end = hpccClock.written;
      const valid = history(m, 'valid', event.valid, hpccClock.limit, true);
      const cccs = history(m, 'ccc', event.ccc, end + 1);
      const steps = line('steps', Steps, stepsOf(event.kind, event.valid), 0);
      const { removed } = m.inst('in_flight', flight(contexts, contextBits), {
        enable: event.valid,
        ccc: event.ccc,
        steps: steps(2),
        bytes: line('whole_bytes', bits(32), event.bytes, 0)(2),
      });

      // 1: which samples are heard. What was let go is no hindrance.
      const isSample1 = m.next('is_sample_1', sample.valid.and(event.valid), { reset: 0 });
      const takes = m.forward('takes', bit);
      const taken = history(m, 'taken', takes, end, true);
      const isSame = Array.from({ length: end }, (_, i) => taken[i + 1]!.and(cccs[i + 2]!.eq(cccs[1]!)));
      const isBusy = m.named(
        'is_busy',
        isSame.reduce((a, b) => a.or(b)),
      );
      const begins1 = steps(1).start;
      const hears1 = m.named('hears', isSample1.and(isBusy.not()).and(begins1.not()));
      takes.set(hears1.or(begins1));
      const begins = line('begins', bit, begins1, 1);
      const hears = history(m, 'hears', hears1, hpccClock.limit - 1, true);
      const heard = (clock: number) => hears[clock - 1]!;

      // 2: the sample before, and what is kept.
      const Hops = vec(HopSample, sample.hops.length);
      const hops = line('hops', Hops, sample.hops, 0);
      const samples = m.mem('samples', Hops, { depth: contexts });
      const was2 = [...m.next('before_2', samples.readSync({ addr: event.ccc, onCollision: 'undefined' }))];
      samples.write({ addr: cccs[2]!, data: hops(2), enable: heard(2) });
      const states = m.mem('states', HpccState, { depth: contexts });
      const was = m.next('was_2', states.readSync({ addr: event.ccc, onCollision: 'undefined' }));
      const count = line('count', bits(3), sample.count, 0);
      const follows3 = m.next('follows_3', was.known.and(was.count.eq(count(2))));
      const hopNow = [...hops(2)];
      const loads = hopNow.map((now, i) => {
        const inputs = { before: was2[i]!, now, present: count(2).gt(i) };
        const { bytes_scale, queue_scale } = registers;
        const { load, tau, counts } = m.inst(`hop_${i}`, hopLoad, { ...inputs, bytes_scale, queue_scale });
        return { load, tau, counts };
      });
      const [firstLoad, ...otherLoads] = loads;
      const { most } = m.inst('most', mostLoaded, {
        hops: vecOf(firstLoad!, ...otherLoads) as Vec<typeof firstLoad & object, 5>,
      });
      const atMost = hpccClock.most;
      const committed = line('committed', bits(40), was.committed, 2);
      const stage = line('stage', bits(8), was.stage, 2);
      const { load, rate, cuts } = m.inst('by_load', hpccRate, {
        most,
        load_before: line('load_before', Load, was.load, 2)(atMost),
        committed: committed(atMost),
        stage: stage(atMost),
        registers,
      });

      // What is committed: once a round trip, by the first ACK of what was sent after the last time.
      const sequence = line('sequence', bits(32), sample.sequence, 0);
      const nextToSend = line('next_to_send', bits(32), sample.next_to_send, 0);
      const covers3 = m.next('covers', sequence(2).sub(was.last_update));
      const later3 = m.next('later', nextToSend(2).sub(was.last_update));
      const isFull4 = m.next('is_full_4', covers3.at(31).not().and(covers3.any()).and(follows3));
      const moves4 = m.next('moves_4', follows3.not().or(later3.at(31).not()));
      const lastUpdate3 = m.next('last_update_3', was.last_update);
      const follows = line('follows', bit, follows3, 3);
      const commits4 = isFull4.or(follows(4).not());
      const lastUpdate5 = m.next(
        'last_update_5',
        m.mux(commits4.and(moves4), nextToSend(4), line('last_update_before', bits(32), lastUpdate3, 3)(4)),
      );
      const isFull = line('is_full', bit, isFull4, 4);
      const at = hpccClock.rate;
      const commits = m.named('commits', isFull(at));
      const stageNow = m.mux(cuts, m.lit(8, 0), stage(at).add(1));
      const begin = begins(at);
      const changes = follows(at);
      const one = m.lit(Load, 2 ** loadPoint);
      const loadNow = m.mux(
        changes,
        line('load', Load, load, hpccClock.load)(at),
        line('kept_load', Load, was.load, 2)(at),
      );
      const state = m.next('state_41', {
        known: begin.not(),
        count: count(at),
        load: m.mux(begin, one, loadNow),
        committed: m.mux(begin, registers.link_rate, m.mux(commits, rate, committed(at))),
        stage: m.mux(commits, stageNow, stage(at)).mask(begin.not()),
        last_update: line('last_update', bits(32), lastUpdate5, 5)(at),
      });
      states.write({ addr: cccs[end]!, data: state, enable: heard(end).or(begins(end)) });

      // 40 to 47: the window. An event that changes nothing sees what those before it left.
      const Window = record({ cwnd: bits(24), rate: bits(40) });
      const rate41 = m.next('rate_41', m.mux(begin, registers.link_rate, rate));
      const sets41 = m.next('sets_41', begin.or(heard(at).and(changes)));
      const product43 = m.next(
        'product_43',
        m.next('product_42', rate41.slice(39, 14).as(26).mul(registers.window_scale)),
      );
      const isWide = product43.slice(42, 42).any();
      const bytes44 = m.next('bytes_44', m.mux(isWide, m.lit(24, 2 ** 24 - 1), product43.slice(41, 18).as(24)));
      const least45 = m.next('window_45', bytes44.max(registers.min_window.zext(24)));
      const sets = line('sets', bit, sets41, 41);
      const rates = line('rates', bits(40), rate41, 41);
      const access = {
        depth: contexts,
        enable: valid[43]!,
        addr: line('late_ccc', bits(contextBits), cccs[end]!, end)(43),
      };
      const window46 = m.reg('window_46', Window);
      updateContext(m, 'windows', Window, access, (now) => {
        const next = m.mux(sets(45), { cwnd: least45, rate: rates(45) }, now);
        window46.set(next);
        return { next, write: m.lit(1, 1) };
      });
      const removed46 = line('removed', bits(32), removed, 3)(46);
      const limit = hpccClock.limit;
      const final = line('state_later', HpccState, state, end)(limit);
      const last = m.next('window_47', window46);
      return {
        limit: {
          valid: valid[limit]!,
          ccc: line('limit_ccc', bits(contextBits), access.addr, 43)(limit),
          window: m.next('limit', window46.cwnd.zext(32).add(removed46)),
          cwnd: last.cwnd,
          max_window: registers.max_window,
          small: m.next('is_small', window46.cwnd.lt(registers.ack_trigger.zext(24))),
        },
        outcome: {
          heard: heard(limit),
          rate: last.rate,
          committed: final.committed,
          stage: final.stage,
          load: final.load,
          last_update: final.last_update,
        },
      };
    },
  );
};
