/** Finds the PDC of one packet a clock, or opens one for it, and forgets those that end (uet-wire.md 7.1, 7.6). */
import { allOf, type Bits, bit, bits, enumOf, module, record, sink, type ValueOf } from '../../../../hdl/index.ts';
import { chooserOf } from '../../../../lib/bits/choose.ts';
import { forwardingRam } from '../../../../lib/memory/forwarding-ram.ts';
import { HashOperation, hashTable } from '../../../../lib/memory/hash-table.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { pdcCopy } from '../context-copy.ts';
import { End, Fail, FlagWrite } from '../housekeeping-records.ts';
import { Ended, Request } from '../records.ts';
import { NextWrite } from '../tracker-layout.ts';
import { type ArrivalLayout, isAdopted } from './arrival-layout.ts';
import { ending, Identity, Opened, OpenedWrite, StateWrite } from './ending.ts';
import { contextClock, tableClock } from './latency.ts';
import { isEarly, lacksToOpen, namesPsn, opensPdc, type Packet } from './packet-class.ts';
import { PdcidOffer, placePool, quarantineBits } from './place-pool.ts';

/**
 * Whose a packet is: of a PDC that there is and that all of it fits; of one that it has opened; SYN, and there is none;
 * its PDCID is none that there is; source, our address or SPDCID are not those of the PDC.
 */
export const Belonging = enumOf('ours', 'opened', 'absent', 'unknown', 'mismatch');

/** What the directory says of a packet. */
export const Found = record({
  valid: bit,
  belonging: Belonging,
  /** Of `opened`: it waits for its Start_PSN, in PENDING. Of `absent`: it would. */
  pends: bit,
  /** Of `absent`: a PDCID is free, and a place in the table. */
  has_room: bit,
  /** Of `ours`: ROD and RUD are mixed up; the Start_PSN of a SYN is another. */
  other_mode: bit,
  other_start: bit,
  /** Of `ours`: it has been failed from outside; PSNs of its return space are outstanding. */
  failed: bit,
  return_busy: bit,
  /** The PDC's. */
  pdcid: bits(16),
  rod: bit,
  start_psn: bits(32),
});

/**
 * A packet a clock, as if each were finished before the next one: t + 2 the table of initiators, for SYN packets; t + 4
 * it takes a PDCID where it opens a PDC; t + 5 the memory of contexts, t + 7 the comparison, t + 8 `found`.
 *
 * A packet of kind `adopt` opens the PDC of its DPDCID, of which none may be there, for its source and SPDCID; its PSN
 * is the one before Start_PSN.
 *
 * - `fail`: of a PDC, for the packets of the next clock on; of one that has ended it does nothing. `busy_write`:
 *   whether PSNs of the return space of the PDC in a context are outstanding; to be cleared before another PDC has the
 *   context.
 * - `end`, `ended`: as of `ending`. `forgotten`, `quarantine_time`, `now`, `released`: as of `placePool`.
 * - `ready`: 0 while all memories are cleared, N + 16 clocks after reset; no packet may come then.
 */
export const directory = (layout: ArrivalLayout) => {
  const { contexts, contextBits, generationBits, reserved, reservedBits, sets, ways, suffix } = layout;
  const Place = bits(contextBits);
  const table = hashTable(Identity, Place, { sets, ways, offers: true });
  const placeOf = (pdcid: Bits): Bits => pdcid.trunc(contextBits);
  const generationOf = (pdcid: Bits): Bits => pdcid.slice(15, contextBits);
  return module(
    `directory_${suffix}_v${reserved}_p${reservedBits}_s${sets}`,
    {
      summary: `Finds or opens the PDC of one packet a clock, of ${contexts} PDCs.`,
      in: {
        valid: bit,
        packet: Request,
        fail: Fail,
        busy_write: FlagWrite(contextBits),
        state_write: StateWrite,
        next_write: NextWrite(layout),
        forgotten: bit,
        now: bits(17),
        quarantine_time: bits(quarantineBits),
      },
      out: { ready: bit, found: Found, ended: Ended, released: PdcidOffer },
      link: { end: sink(End) },
    },
    ({ packet, state_write, next_write, ...io }, m) => {
      // After reset all contexts are cleared, one a clock, and then what is on its way; later `swept` is not read.
      const swept = m.reg('swept', bits(contextBits + 3), { reset: 0, next: (now) => now.add(1) });
      const clearing = m.reg('clearing', bit, { reset: 1, next: () => 0, enable: swept.eq(contexts + 15) });
      const isContext = swept
        .slice(contextBits + 2, contextBits)
        .any()
        .not();
      const sweeps = m.named('sweeps', clearing.and(isContext));
      const sweptPlace = placeOf(swept);
      m.assume('nothing_before_ready', clearing.and(io.valid).not());

      // Up to t + 2: may it open a PDC, and does that have to wait for its Start_PSN?
      const packets = pipeline(m, { packet }, { valid: io.valid, reset: { adopted: 0 } })
        .stage('start', ({ packet, valid }) => openingOf(layout, packet, valid))
        .stage('floor', ({ start, is_random, has_floor, ruled_start }) => ({
          pends: is_random.or(has_floor.and(start.sub(ruled_start).at(31))),
        }))
        .stage('table', ({ valid, syn, may_open, lacks, pends, ruled_start, start }) => ({
          is_syn: valid.and(syn),
          opens: syn.and(may_open).and(pends.or(lacks.not())),
          new_start: m.mux(pends, ruled_start, start),
        }))
        .stage('lookup', idle);

      // An end takes the slot of the table in a clock in which no SYN packet does. What was adopted is in no table.
      const first = packets.at('start');
      const { is_syn, opens, identity } = packets.at('table');
      const { fail, busy } = pipeline(m, { fail: io.fail, busy: io.busy_write }).repeat(contextClock, 'pass', idle).out;
      const failMark = m.forward('fail_mark', PdcidOffer);
      const openedWrite = m.forward('opened_write', OpenedWrite(layout));
      const end = m.inst('ending', ending(layout), {
        end: io.end.haltWhen(clearing),
        first: io.valid.and(packet.syn).and(first.is_first).and(first.lacks.not()),
        identity: first.identity,
        rod: packet.rod,
        start: packets.at('floor').start,
        slot_free: is_syn.not(),
        opened_write: openedWrite,
        ...{ state_write, next_write, fail: failMark, marking: fail.valid },
      });
      const wasAdopted = isAdopted(layout, end.place);
      const removesKey = wasAdopted === undefined ? end.removes : end.removes.and(wasAdopted.not());

      // t + 4: the table's answer. A packet that opens a PDC takes the place that is offered.
      const take = m.forward('take', record({ shared: bit, reserved: bit }));
      const pool = m.inst('places', placePool(layout), {
        take_shared: take.shared,
        take_reserved: take.reserved,
        freed: end.freed,
        ...{ forgotten: io.forgotten, now: io.now, quarantine_time: io.quarantine_time },
      });
      const places = packets
        .stage('answer', ({ adopted, in_reserve }) => {
          const offer = in_reserve === undefined ? pool.shared : m.mux(in_reserve, pool.reserved, pool.shared);
          const looked = m.inst('initiators', table, {
            op: chooserOf(m, HashOperation)([removesKey, 'remove'], [opens, 'find_or_insert'], 'lookup'),
            key: m.mux(end.removes, end.removed, identity),
            value: undefined,
            enable: is_syn.or(removesKey),
            offer: { valid: offer.valid, value: placeOf(offer.pdcid) },
          });
          m.assert('swept_in_time', clearing.or(looked.ready.and(pool.ready)));
          const takes = m.named('takes', looked.inserted);
          take.set(
            in_reserve === undefined
              ? { shared: takes, reserved: 0 }
              : { shared: takes.and(in_reserve.not()), reserved: takes.and(in_reserve) },
          );
          return {
            hit: looked.hit,
            found_place: looked.found,
            opened: adopted === undefined ? takes : takes.or(adopted),
            has_room: offer.valid.and(looked.full.not()),
            new_pdcid: offer.pdcid,
          };
        })
        .stage('context', ({ syn, hit, found_place, new_pdcid, dpdcid }) => ({
          place: m.mux(syn, m.mux(hit, found_place, placeOf(new_pdcid)), placeOf(dpdcid)),
          sweeping: sweeps,
        }))
        .stage('reading', idle);

      // t + 5: what others have marked in its context. It was written as late as packets read it.
      const { place, valid } = places.at('context');
      // A generation of 0 is no mark; the ends of PDCs need none, as every PDC that begins has had another before it.
      const unmarked = m.lit(generationBits, 0).cat(m.mux(sweeps, sweptPlace, end.place));
      // What was on its way before a reset must not keep a place from being wiped; no mark comes in the clock of a
      // wipe.
      const marking = (mark: ValueOf<typeof Fail>, wiped: Bits<1>) => ({
        valid: mark.valid.or(wiped),
        pdcid: m.mux(wiped, unmarked, mark.pdcid),
      });
      const marks = (name: string, { valid, pdcid }: ReturnType<typeof marking>): Bits =>
        pdcCopy(m, name, contexts, { enable: valid, pdc: placeOf(pdcid) }, generationOf(pdcid), place);
      const removed = { valid: end.removes, pdcid: end.freed.pdcid };
      const { gone } = pipeline(m, { gone: removed }).repeat(contextClock - tableClock, 'drain', idle).out;
      failMark.set(marking(fail, end.cleans.or(sweeps)));
      const lastFailed = marks('fails', failMark);
      const lastGone = marks('ends', marking(gone, sweeps));
      const isBusy = pdcCopy(m, 'busies', contexts, busy, busy.flag, place);

      // t + 7: what is kept of the PDC, and whether the packet fits it.
      const compared = places.stage('compare', (at) => {
        const { identity, opened, adopted, dpdcid, start, is_rod, sweeping, syn } = at;
        const offered = generationOf(at.new_pdcid);
        const generation = adopted === undefined ? offered : m.mux(adopted, generationOf(dpdcid), offered);
        const fresh = { identity, rod: is_rod, start: at.new_start, generation };
        openedWrite.set({ enable: opened, pdc: at.place, opened: fresh });
        const { word: now } = m.inst('contexts', forwardingRam(Opened(layout), { depth: contexts, latency: 2 }), {
          addr: m.mux(sweeps, sweptPlace, place),
          enable: valid.or(sweeps),
          // No PDC has generation 0, so nothing else need be cleared.
          next: { ...fresh, generation: generation.mask(sweeping.not()) },
          write: opened.or(sweeping),
        });
        const kept = m.mux(opened, fresh, now);
        const { source, local, spdcid } = now.identity;
        return {
          same_generation: now.generation.eq(generationOf(dpdcid)),
          is_alive: now.generation.ne(lastGone),
          same_identity: allOf(source.eq(identity.source), local.eq(identity.local), spdcid.eq(identity.spdcid)),
          same_start: now.start.eq(start).or(syn.and(at.is_naming).not()).or(opened),
          same_mode: now.rod.eq(is_rod).or(at.is_opener.not()).or(opened),
          failed: now.generation.eq(lastFailed).and(opened.not()),
          return_busy: isBusy.and(opened.not()),
          kept: { rod: kept.rod, start: kept.start, generation: kept.generation },
        };
      }).out;

      // t + 8: whose it is.
      const { adopted, syn, opened, hit, kept } = compared;
      const whose = chooserOf(m, Belonging);
      return {
        ready: clearing.not(),
        found: {
          valid: compared.valid,
          belonging: whose(
            ...(adopted === undefined ? [] : [[adopted, 'opened'] as const]),
            [syn, whose([opened, 'opened'], [hit.not(), 'absent'], 'ours')],
            [compared.same_generation.and(compared.is_alive).not(), 'unknown'],
            [compared.same_identity.not(), 'mismatch'],
            'ours',
          ),
          pends: compared.pends,
          has_room: compared.has_room,
          other_mode: compared.same_mode.not(),
          other_start: compared.same_start.not(),
          failed: compared.failed,
          return_busy: compared.return_busy,
          pdcid: kept.generation.cat(compared.place).as(16),
          rod: kept.rod,
          start_psn: kept.start,
        },
        ended: end.ended,
        released: pool.released,
      };
    },
  );
};

/** What a packet says before its PDC is known: whose it is, and what matters if it opens that. */
function openingOf({ lapBit, adopts, reserved, reservedBits }: ArrivalLayout, packet: Packet, valid: Bits<1>) {
  const { source, local, spdcid, kind, rod, trimmed, syn, psn, dpdcid, resources, tss } = packet;
  const adopted = adopts ? valid.and(kind.is('adopt')) : undefined;
  const offset = dpdcid.trunc(12).zext(32);
  const isFirst = opensPdc(packet).and(trimmed.is('none')).and(isEarly(packet, { lapBit }).not());
  return {
    ...{ adopted, in_reserve: reserved > 0 ? dpdcid.slice(15, 12).and(reservedBits).any() : undefined },
    ...{ identity: { source, local, spdcid }, syn, dpdcid, is_rod: rod },
    start: psn.sub(adopted === undefined ? offset : offset.mask(adopted.not())),
    is_first: isFirst,
    may_open: isFirst.and(resources.ccc).and(resources.bitmap),
    lacks: lacksToOpen(packet),
    is_random: tss.method.is('random_1rtt'),
    has_floor: tss.method.is('expected_0rtt'),
    ruled_start: tss.start_psn,
    is_opener: opensPdc(packet),
    is_naming: namesPsn(packet),
  };
}
