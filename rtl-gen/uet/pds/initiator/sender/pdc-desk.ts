/** Opens and ends the PDCs of a sender: their congestion control contexts, and where their PSNs begin. */
import {
  bit,
  bits,
  type Ctx,
  clog2,
  enumOf,
  module,
  optional,
  pack,
  record,
  sink,
  source,
  type ValueOf,
} from '../../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../../lib/memory/hash-table.ts';
import { linearHash } from '../../../../lib/memory/linear-hash.ts';
import { blockFifo } from '../../../../lib/stream/block-fifo.ts';
import { OpenPdc, PdcNotice } from '../choice/choice-records.ts';
import { isReturn, placeOfPdcid } from '../layout.ts';
import { Open, PdcEvent } from '../records.ts';
import { noticesOf, queuesOf } from './desk-queues.ts';
import { ReturnChange } from './return-records.ts';
import type { SenderLayout } from './sender-layout.ts';

/** Clocks from the beginning of a job to its end, where nothing has to wait. */
const jobClocks = 9;

/**
 * One after the other, `jobClocks` each: PDCs that end, peers that tell what they expect, and PDCs that PDC choice
 * opens.
 *
 * - `open`: one a clock; N may wait. Its congestion control context is that of {local, destination, traffic class}
 *   (9.1): one that another PDC has, or the next free one, which begins with it. There are N of them, so there is
 *   always one: that of a PDC that has ended is free before its place is. Where the table of contexts has no room in
 *   the set of a key, the open waits until another PDC ends.
 * - `returns`: return spaces that are to begin, in turn with PDCs; each stays shown until it is taken from `opens`.
 *   They have a context as PDCs have, and PDC choice hears nothing of them.
 * - Start_PSN: with `expected_0rtt` what the peer in this secure domain was last known to expect, 2^16 or more from the
 *   last PSN of the PDCID; where that is not known any more, that of PDC choice. It is known of 2 N peers at most: a
 *   newer one takes the place of another.
 * - `pdc_event`: what PDCs tell. `notice`: what PDC choice is to know of it. `late`: a PDC is to take no new messages,
 *   and PDC choice may not know that in time; as long as it is 1, no packet may be placed.
 *
 * `ready`: 0 while tables are emptied after reset, for 2 N clocks; nothing may come then.
 */
export const pdcDesk = ({ initiator, suffix }: SenderLayout) => {
  const { contexts, contextBits } = initiator;
  const Ccc = bits(contextBits);
  const Peer = record({ sdi: bits(24), local: bits(4), destination: bits(128) });
  const Owner = record({ peer: Peer, traffic_class: bits(4), ccc: Ccc });
  const CccKey = record({ local: bits(4), destination: bits(128), traffic_class: bits(4) });
  const Known = record({ valid: bit, peer: Peer, psn: bits(32) });
  const cacheBits = clog2(2 * contexts);
  return module(
    `pds_sender_desk_${suffix}`,
    {
      summary: `Opens and ends ${contexts} PDCs.`,
      in: {
        open: OpenPdc,
        pdc_event: PdcEvent(initiator),
        expected_0rtt: bit,
      },
      out: { ready: bit, late: bit },
      link: {
        returns: optional(initiator.returns, sink(ReturnChange)),
        opens: source(Open(initiator)),
        notice: source(PdcNotice),
      },
    },
    ({ open, pdc_event: event, expected_0rtt, returns, opens, notice }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(cacheBits), { reset: 0 });
      cleared.set(cleared.add(1));
      m.when(cleared.all(), () => clearing.set(0));

      const { waiting, ending, moving, quiet } = queuesOf(m, initiator, open, event);

      // The job.
      const Job = enumOf('end', 'move', 'open');
      const State = enumOf('idle', 'run', 'offer', 'tell');
      const state = m.reg('state', State, { reset: 'idle' });
      const job = m.reg('job', Job);
      const count = m.reg('count', bits(4));
      count.set(count.add(1));
      const at = (clock: number) => state.is('run').and(count.eq(clock));
      const pdcid = m.reg('pdcid', bits(16));
      const next = m.reg('next', bits(32));
      const place = placeOfPdcid(initiator, pdcid);
      const atReturn = isReturn(initiator, place);
      const isOpen = job.is('open');
      const { tuple, ...first } = waiting.payload;
      const { mode, local, destination, traffic_class, sdi } = tuple;
      const ofChoice = {
        ...{ pdcid: first.pdcid, rod: mode.is('rod'), roce: mode.is('roce'), local, destination, traffic_class, sdi },
        start_psn: first.start_psn,
      };
      // Return spaces and PDCs that wait take turns.
      const turn = returns && m.reg('turn', bit, { reset: 0 });
      const ofReturn = returns && m.reg('of_return', bit, { reset: 0 });
      const returnNext = returns && m.named('return_next', returns.valid.and(turn!.or(waiting.valid.not())));
      const asked = ofReturn === undefined ? ofChoice : m.mux(ofReturn, returnOf(m, returns!.payload), ofChoice);

      // 2: whose it is. The tuple of an open stays shown until it is taken.
      const owners = m.mem('owners', Owner, { depth: contexts });
      const owner = owners.readSync({ addr: place, onCollision: 'old' });
      const peer = m.reg('peer', Peer);
      const trafficClass = m.reg('traffic_class', bits(4));
      const ccc = m.reg('ccc', Ccc);
      m.when(at(2), () => {
        const { sdi, local, destination, traffic_class } = asked;
        peer.set(m.mux(isOpen, { sdi, local, destination }, owner.peer));
        trafficClass.set(m.mux(isOpen, traffic_class, owner.traffic_class));
        ccc.set(owner.ccc);
      });

      // 3 to 6: what its peer expects, and its context.
      const index = m.next('index', linearHash(pack(peer), cacheBits));
      const cache = m.mem('expected', Known, { depth: 2 * contexts });
      const known = cache.readSync({ addr: index, onCollision: 'old' });
      const isKnown = m.next('is_known', known.valid.and(pack(known.peer).eq(pack(peer))));
      const isNewer = m.next('is_newer', next.sub(known.psn).at(31).not().and(next.ne(known.psn)));

      const given = m.reg('given', bits(contextBits + 1), { reset: 0 });
      const isFresh = m.named('is_fresh', given.at(contextBits).not());
      const frees = m.forward('frees', bit);
      const free = m.inst('free', blockFifo(Ccc, contexts), { up: { payload: ccc, valid: frees } });
      m.assert('free_has_room', frees.implies(free.up.ready));
      const offered = {
        valid: isFresh.or(free.down.valid),
        value: m.mux(isFresh, given.trunc(contextBits), free.down.payload),
      };
      const found = m.inst('cccs', hashTable(CccKey, Ccc, { sets: contexts, ways: 4, offers: true }), {
        op: m.mux(isOpen, m.lit(HashOperation, 'find_or_insert'), m.lit(HashOperation, 'remove')),
        key: { local: peer.local, destination: peer.destination, traffic_class: trafficClass },
        value: undefined,
        enable: at(3).and(isOpen).or(frees),
        offer: offered,
      });
      m.unused(found.full, found.valid);
      m.when(found.inserted.and(isFresh), () => given.set(given.add(1)));
      free.down.takeWhen(found.inserted.and(isFresh.not()));
      const begins = m.reg('begins', bit);
      const hasCcc = m.reg('has_ccc', bit);
      m.when(at(5).and(isOpen), () => {
        begins.set(found.inserted);
        hasCcc.set(found.inserted.or(found.hit));
        ccc.set(m.mux(found.hit, found.found, offered.value));
      });

      // 7, 8: how many PDCs the context has.
      const users = m.mem('users', bits(contextBits + 1), { depth: contexts });
      const others = m.next('others', users.readSync({ addr: ccc, onCollision: 'old' }));
      const isLast = m.named('is_last', others.eq(1));
      const closes = at(8);
      const opensNow = m.named('opens_now', closes.and(isOpen).and(hasCcc));
      const endsNow = m.named('ends_now', closes.and(job.is('end')));
      const tellsEnd = atReturn === undefined ? job.is('end') : job.is('end').and(atReturn.not());
      frees.set(endsNow.and(isLast));
      users.write({
        addr: ccc,
        data: m.mux(isOpen, m.mux(begins, m.lit(contextBits + 1, 1), others.add(1)), others.sub(1)),
        enable: opensNow.or(endsNow),
      });
      owners.write({ addr: place, data: { peer, traffic_class: trafficClass, ccc }, enable: opensNow });
      // The PSNs of a return space are none that a peer expects of a PDC.
      const learnsAny = closes.and(isOpen.not());
      const learns = atReturn === undefined ? learnsAny : learnsAny.and(atReturn.not());
      cache.write({
        addr: m.mux(clearing, cleared, index),
        data: { valid: clearing.not(), peer, psn: next },
        enable: clearing.or(learns.and(isKnown.not().or(isNewer))),
      });

      // Where its PSNs begin.
      const distance = m.next('distance', known.psn.slice(31, 16).sub(first.last_psn));
      const isNear = distance.add(2).lt(5);
      const upper = m.mux(isNear, first.last_psn.add(3), known.psn.slice(31, 16));
      const expectsAny = expected_0rtt.and(isKnown);
      const expects = m.named('expects', ofReturn === undefined ? expectsAny : expectsAny.and(ofReturn.not()));
      const startPsn = m.next('start_psn', m.mux(expects, upper.cat(known.psn.trunc(16)).as(32), asked.start_psn));

      // What PDC choice is told; a return space is over without that.
      const told = noticesOf(m, quiet, { ends: state.is('tell'), pdcid, next }, notice.ready);
      const takesEnd = atReturn === undefined ? told.ends : told.ends.or(endsNow.and(atReturn));
      ending.takeWhen(takesEnd);

      m.match(state, {
        idle: () => {
          count.set(0);
          next.set(m.mux(ending.valid, ending.payload.next, moving.payload.next));
          const opensAny = returnNext === undefined ? waiting.valid : waiting.valid.or(returnNext);
          m.when(clearing.not().and(ending.valid.or(moving.valid).or(opensAny)), () => state.set('run'));
          ofReturn?.set(returnNext!);
          job.set('open');
          pdcid.set(returnNext === undefined ? first.pdcid : m.mux(returnNext, returns!.payload.pdcid, first.pdcid));
          m.when(moving.valid, () => {
            job.set('move');
            pdcid.set(moving.payload.pdcid);
          });
          m.when(ending.valid, () => {
            job.set('end');
            pdcid.set(ending.payload.pdcid);
          });
        },
        run: () =>
          m.when(closes, () => {
            state.set('idle');
            m.when(isOpen.and(hasCcc), () => state.set('offer'));
            if (turn !== undefined) m.when(isOpen, () => turn.set(ofReturn!.not()));
            m.when(tellsEnd, () => state.set('tell'));
          }),
        offer: () => m.when(opens.ready, () => state.set('idle')),
        tell: () => m.when(takesEnd, () => state.set('idle')),
      });
      const takesOpen = state.is('offer').and(opens.ready);
      waiting.takeWhen(ofReturn === undefined ? takesOpen : takesOpen.and(ofReturn.not()));
      moving.takeWhen(at(jobClocks - 1).and(job.is('move')));
      return {
        ready: clearing.not().and(found.ready),
        late: told.late,
        returns: ofReturn && { ready: takesOpen.and(ofReturn) },
        opens: {
          valid: state.is('offer'),
          payload: {
            ...{ place, pdcid, rod: asked.rod, roce: asked.roce, ccc, starts: begins, start_psn: startPsn },
            ...{ destination: peer.destination, local: peer.local, peer: returns?.payload.peer },
          },
        },
        notice: told.notice,
      };
    },
  );
};

/** What a return space has of what a PDC has; it begins with the PSN of its PDC. */
const returnOf = (
  m: Ctx,
  { pdcid, rod, local, destination, traffic_class, start_psn }: ValueOf<typeof ReturnChange>,
) => ({
  ...{ pdcid, rod, roce: m.lit(1, 0), local, destination, traffic_class, sdi: m.lit(24, 0), start_psn },
});
