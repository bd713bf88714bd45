/** Finds the PDC of one packet a clock, or opens one for it, and forgets those that end (uet-wire.md 7.1, 7.6). */
import { type Bits, bit, bits, enumOf, module, record, sink } from '../../../../hdl/index.ts';
import { HashOperation, hashTable } from '../../../../lib/memory/hash-table.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { contextCopy } from '../context-copy.ts';
import { updateContext } from '../context-update.ts';
import { history } from '../history.ts';
import { End, Fail, FlagWrite } from '../housekeeping-records.ts';
import { Ended, Request } from '../records.ts';
import { NextWrite } from '../tracker-layout.ts';
import { type ArrivalLayout, isAdopted } from './arrival-layout.ts';
import { ending, Identity, Opened, StateWrite } from './ending.ts';
import { contextClock } from './latency.ts';
import { isBeyondFirstWindow, isLaterOfRod, lacksToOpen, namesPsn, opensPdc } from './packet-class.ts';
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
  const { adopts, contexts, contextBits, generationBits, reserved, reservedBits, sets, ways, suffix } = layout;
  const Place = bits(contextBits);
  const Generation = bits(generationBits);
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
    ({ packet, ...io }, m) => {
      const later = delayer(m);
      // After reset all contexts are cleared, one a clock, and then what is on its way.
      const Swept = bits(contextBits + 3);
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const swept = m.reg('swept', Swept, { reset: 0 });
      // It counts on, and nothing looks at it any more.
      swept.set(swept.add(1));
      m.when(swept.eq(contexts + 15), () => clearing.set(0));
      const sweeps = history(
        m,
        'sweeps',
        clearing.and(
          swept
            .slice(contextBits + 2, contextBits)
            .any()
            .not(),
        ),
        2,
      );
      const sweptPlace = swept.trunc(contextBits);

      const valid = history(m, 'valid', io.valid, 8, true);
      const syn = history(m, 'syn', packet.syn, 8);
      const identity = { source: packet.source, local: packet.local, spdcid: packet.spdcid };
      const identity2 = later('identity_2', Identity, identity, 2);
      const identity7 = later('identity_7', Identity, identity2, 5);
      const dpdcid5 = later('dpdcid_5', bits(16), packet.dpdcid, 5);
      const dpdcid7 = later('dpdcid_7', bits(16), dpdcid5, 2);

      // t + 2: may it open a PDC, and does that have to wait for its Start_PSN?
      const { trimmed, resources, tss } = packet;
      const start = m.reg('start', bits(32));
      const adopted = adopts ? history(m, 'adopted', io.valid.and(packet.kind.is('adopt')), 8, true) : undefined;
      const startOffset = packet.dpdcid.trunc(12).zext(32);
      start.set(packet.psn.sub(adopted === undefined ? startOffset : startOffset.mask(adopted[0]!.not())));
      const isEarly = isLaterOfRod(packet).or(isBeyondFirstWindow(packet, layout));
      const is_first = m.named('is_first', opensPdc(packet).and(trimmed.is('none')).and(isEarly.not()));
      const mayOpen = history(m, 'may_open', is_first.and(resources.ccc).and(resources.bitmap), 2);
      const lacks_now = m.named('lacks_now', lacksToOpen(packet));
      const lacks = history(m, 'lacks', lacks_now, 2);
      const isRandom = history(m, 'is_random', tss.method.is('random_1rtt'), 1);
      const hasFloor = history(m, 'has_floor', tss.method.is('expected_0rtt'), 1);
      const ruled = history(m, 'ruled_start', tss.start_psn, 2);
      const pends2 = m.reg('pends', bit);
      pends2.set(isRandom[1]!.or(hasFloor[1]!.and(start.sub(ruled[1]!).at(31))));
      const pends = history(m, 'pends_later', pends2, 6);
      const start2 = m.reg('start_2', bits(32));
      start2.set(start);
      const opens = m.named('opens', syn[2]!.and(mayOpen[2]!).and(pends2.or(lacks[2]!.not())));
      const newStart7 = later('new_start', bits(32), m.mux(pends2, ruled[2]!, start2), 5);
      const said7 = later('said_start', bits(32), start2 as Bits<32>, 5);
      const asksReserved = () => packet.dpdcid.slice(15, 12).and(reservedBits).any();
      const inReserve = reserved === 0 ? undefined : later('in_reserve', bit, asksReserved(), 4);
      const isOpener = history(m, 'is_opener', opensPdc(packet), 7);
      const isNaming = history(m, 'is_naming', namesPsn(packet), 7);
      const isRod = history(m, 'is_rod', packet.rod, 7);

      // What others mark is written as late as packets read it.
      const cleans = m.forward('cleans', bit);
      const cleaned = m.forward('cleaned', Place);
      const removed = m.forward('removed', record({ valid: bit, pdcid: bits(16) }));
      const fail = history(m, 'fail', { ...io.fail }, contextClock)[contextClock]!;
      const busy = history(m, 'busy', { ...io.busy_write }, contextClock)[contextClock]!;
      const gone = history(m, 'gone', removed, 3)[3]!;
      const place5 = m.forward('place', Place);
      // A generation of 0 is no mark; the ends of PDCs need none, as every PDC that begins has had another before it.
      const wipes = m.named('wipes', cleans.or(sweeps[0]!));
      const unmarked = m.lit(generationBits, 0).cat(m.mux(sweeps[0]!, sweptPlace, cleaned));
      // What was on its way before a reset must not keep a place from being wiped; and nobody wipes in the clock of a
      // mark.
      const marking = (mark: Bits<1>, pdcid: Bits<16>, wiped: Bits<1>) => ({
        valid: mark.or(wiped),
        pdcid: m.mux(wiped, unmarked, pdcid),
      });
      const marks = (name: string, write: { readonly valid: Bits<1>; readonly pdcid: Bits<16> }): Bits =>
        m.inst(name, contextCopy(Generation, contexts), {
          enable: write.valid,
          pdc: placeOf(write.pdcid),
          data: generationOf(write.pdcid),
          read: place5,
        }).word;
      const failMark = marking(fail.valid, fail.pdcid, wipes);
      const lastGone = marks('ends', marking(gone.valid, gone.pdcid, sweeps[0]!));
      const lastFailed = marks('fails', failMark);
      const { word: isBusy } = m.inst('busies', contextCopy(bit, contexts), {
        enable: busy.enable,
        pdc: busy.pdc,
        data: busy.flag,
        read: place5,
      });

      // t + 4: the table. Its slot is free for a removal where no SYN packet takes it.
      const is_syn = m.named('is_syn', valid[2]!.and(syn[2]!));
      const openedWrite = m.wire('opened_write', record({ enable: bit, pdc: Place, opened: Opened(layout) }), {
        enable: 0,
        pdc: 0,
        opened: { identity: { source: 0, local: 0, spdcid: 0 }, rod: 0, start: 0, generation: 0 },
      });
      const end = m.inst('ending', ending(layout), {
        end: { payload: io.end.payload, valid: io.end.valid.and(clearing.not()) },
        first: io.valid.and(packet.syn).and(is_first).and(lacks_now.not()),
        identity,
        rod: packet.rod,
        start,
        slot_free: is_syn.not(),
        opened_write: openedWrite,
        state_write: io.state_write,
        next_write: io.next_write,
        fail: failMark,
        marking: fail.valid,
      });
      cleans.set(end.cleans);
      cleaned.set(end.place);
      removed.set({ valid: end.removes, pdcid: end.freed.pdcid });
      const op = m.wire('op', HashOperation, 'lookup');
      // What was adopted is in no table.
      const wasAdopted = isAdopted(layout, end.place);
      const removesKey = wasAdopted === undefined ? end.removes : end.removes.and(wasAdopted.not());
      m.when(removesKey, () => op.set('remove')).elsewhen(opens, () => op.set('find_or_insert'));
      const offer = m.forward('offer', PdcidOffer);
      const looked = m.inst('initiators', table, {
        op,
        key: m.mux(end.removes, end.removed, identity2),
        value: undefined,
        enable: is_syn.or(removesKey),
        offer: { valid: offer.valid, value: placeOf(offer.pdcid) },
      });
      const takes = m.named('takes', looked.inserted);
      const pool = m.inst('places', placePool(layout), {
        take_shared: inReserve === undefined ? takes : takes.and(inReserve.not()),
        take_reserved: inReserve === undefined ? m.lit(1, 0) : takes.and(inReserve),
        freed: end.freed,
        forgotten: io.forgotten,
        now: io.now,
        quarantine_time: io.quarantine_time,
      });
      offer.set(inReserve === undefined ? pool.shared : m.mux(inReserve, pool.reserved, pool.shared));
      m.assume('nothing_before_ready', clearing.and(io.valid).not());
      m.assert('swept_in_time', clearing.or(looked.ready.and(pool.ready)));

      // t + 5: the place of its PDC.
      const hit = history(m, 'hit', looked.hit, 4);
      const opened = history(m, 'opened_new', adopted === undefined ? takes : takes.or(adopted[4]!), 4);
      const hasRoom = history(m, 'has_room', offer.valid.and(looked.full.not()), 4);
      const foundPlace = m.reg('found_place', Place);
      foundPlace.set(looked.found);
      const newPdcid = history(m, 'new_pdcid', offer.pdcid, 3);
      const newGeneration = (): Bits => {
        const generation = generationOf(newPdcid[3]!);
        return adopted === undefined ? generation : m.mux(adopted[7]!, generationOf(dpdcid7), generation);
      };
      const named5 = m.mux(hit[1]!, foundPlace, placeOf(newPdcid[1]!));
      place5.set(m.mux(syn[5]!, named5, placeOf(dpdcid5)));
      const place = history(m, 'place_later', place5 as Bits, 3);

      // t + 7: what is kept of the PDC, and what of the packet fits.
      const Context = Opened(layout);
      const sameGeneration = m.reg('same_generation', bit);
      const isAlive = m.reg('is_alive', bit);
      const sameIdentity = m.reg('same_identity', bit);
      const sameStart = m.reg('same_start', bit);
      const sameMode = m.reg('same_mode', bit);
      const failed = m.reg('failed', bit);
      const returnBusy = m.reg('return_busy_now', bit);
      const kept = m.reg('kept', record({ rod: bit, start: bits(32), generation: Generation }));
      const access = {
        depth: contexts,
        enable: valid[5]!.or(sweeps[0]!),
        addr: m.mux(sweeps[0]!, sweptPlace, place5),
      };
      updateContext(m, 'contexts', Context, access, (now) => {
        const fresh = {
          identity: identity7,
          rod: isRod[7]!,
          start: newStart7,
          generation: newGeneration(),
        };
        // Generation 0 is nobody's, so nothing else need be cleared.
        const nobody = m.lit(generationBits, 0) as Bits;
        const next = { ...fresh, generation: m.mux(sweeps[2]!, nobody, fresh.generation) };
        openedWrite.set({ enable: opened[3]!, pdc: place[2]!, opened: fresh });
        sameGeneration.set(now.generation.eq(generationOf(dpdcid7)));
        isAlive.set(now.generation.ne(lastGone));
        sameIdentity.set(
          now.identity.source
            .eq(identity7.source)
            .and(now.identity.local.eq(identity7.local))
            .and(now.identity.spdcid.eq(identity7.spdcid)),
        );
        sameStart.set(now.start.eq(said7).or(syn[7]!.and(isNaming[7]!).not()).or(opened[3]!));
        sameMode.set(now.rod.eq(isRod[7]!).or(isOpener[7]!.not()).or(opened[3]!));
        failed.set(now.generation.eq(lastFailed).and(opened[3]!.not()));
        returnBusy.set(isBusy.and(opened[3]!.not()));
        const keep = m.mux(opened[3]!, fresh, now);
        kept.set({ rod: keep.rod, start: keep.start, generation: keep.generation });
        return { next, write: opened[3]!.or(sweeps[2]!) };
      });

      // t + 8.
      const belonging = m.wire('belonging', Belonging, 'ours');
      m.when(syn[8]!, () => {
        m.when(opened[4]!, () => belonging.set('opened')).elsewhen(hit[4]!.not(), () => belonging.set('absent'));
      })
        .elsewhen(sameGeneration.and(isAlive).not(), () => belonging.set('unknown'))
        .elsewhen(sameIdentity.not(), () => belonging.set('mismatch'));
      if (adopted !== undefined) m.when(adopted[8]!, () => belonging.set('opened'));
      return {
        end: { ready: end.end.ready.and(clearing.not()) },
        ready: clearing.not(),
        found: {
          valid: valid[8]!,
          belonging,
          pends: pends[6]!,
          has_room: hasRoom[4]!,
          other_mode: sameMode.not(),
          other_start: sameStart.not(),
          failed,
          return_busy: returnBusy,
          pdcid: kept.generation.cat(place[3]!),
          rod: kept.rod,
          start_psn: kept.start,
        },
        ended: end.ended,
        released: pool.released,
      };
    },
  );
};
