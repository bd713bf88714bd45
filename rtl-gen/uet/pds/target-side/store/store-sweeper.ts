/** Lets guaranteed responses go that are cleared, or whose PDC is gone. */
import { type Bits, bit, bits, clog2, module, record, type ValueOf } from '../../../../hdl/index.ts';
import { pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { pdcCopy } from '../context-copy.ts';
import { ClearWrite, StartWrite, type TrackerLayout } from '../tracker-layout.ts';
import { Released, StoreEntry, setBitsOf, storeWays } from './guaranteed-store.ts';
import { livePdcs, MarkWrite } from './marked-pdcs.ts';

/** Fewest clocks of a round: longer than any packet is on its way from its judgement to the store. */
const shortestRound = 64;

/**
 * Looks at one entry a clock, way after way. `entry` is the one of `position` two clocks before. `freed` are the ways'
 * bits of the set that was asked for by `set`, combinationally. While `clearing`, after reset, all bits become 0, a
 * position a clock.
 *
 * An entry is taken where its parity differs from its freed bit; so this side alone lets go, the store alone takes, and
 * neither waits for the other. What is seen to be done with is marked, and let go when it is seen again.
 */
export const storeSweeper = (layout: TrackerLayout, entries: number) => {
  const { contexts, contextBits } = layout;
  const setBits = setBitsOf(entries);
  const sets = entries / storeWays;
  const wayBits = clog2(storeWays);
  const entryBits = setBits + wayBits;
  const positionBits = Math.max(entryBits, clog2(shortestRound));
  const Position = bits(positionBits);
  /** What becomes of an entry's bits: `doomed` entries are let go when they are seen again. */
  const Update = record({ enable: bit, at: Position, freed: bit, doomed: bit });
  return module(
    `store_sweeper_n${contexts}_e${entries}`,
    {
      summary: `Lets go of the stored responses that are done with, of ${entries} entries one a clock.`,
      in: {
        entry: StoreEntry,
        set: bits(setBits),
        start_write: StartWrite(layout),
        clear_write: ClearWrite(layout),
        born: MarkWrite,
        ended: MarkWrite,
      },
      out: {
        /** Nothing may be stored yet; all is being emptied. */
        waits: bit,
        clearing: bit,
        position: Position,
        way: bits(wayBits),
        freed: bits(storeWays),
        released: Released,
      },
    },
    ({ entry, set, start_write, clear_write, born, ended }, m) => {
      const position = m.reg('position', Position, { reset: 0, next: (now) => now.add(1) });
      const clearing = m.reg('clearing', bit, { reset: 1, next: () => 0, enable: position.all() });
      const setOf = (at: Bits): Bits => at.trunc(setBits);
      const wayOf = (at: Bits): Bits => at.slice(entryBits - 1, setBits);
      // Positions after the last entry make the rounds of a small store longer.
      const isEntry = (at: Bits): Bits<1> =>
        positionBits === entryBits
          ? m.lit(1, 1)
          : at
              .slice(positionBits - 1, entryBits)
              .any()
              .not();

      const update = m.forward('update', Update);
      const freedBits = (name: string, { enable, at, freed }: ValueOf<typeof Update>, read: Bits): Bits<4> => {
        const ways = Array.from({ length: storeWays }, (_, way) => {
          const memory = m.mem(`${name}_${way}`, bit, { depth: sets });
          memory.write({ addr: setOf(at), data: freed, enable: enable.and(wayOf(at).eq(way)) });
          return memory.read(read);
        });
        return wordOf(ways);
      };
      const doomedBits = m.mem('doomed_bits', bit, { depth: entries });
      doomedBits.write({ addr: update.at.trunc(entryBits), data: update.doomed, enable: update.enable });

      // s + 1: this side's bits. s + 2: the entry; what was looked for while all was emptied may be anything.
      const looking = pipeline(m, { at: position }, { reset: { releases: 0 } })
        .stage('position', () => ({ emptying: clearing }))
        .stage('bits', ({ at }) => ({ own: freedBits('freed', update, setOf(at)) }))
        .stage('entry', ({ at, own, emptying }) => ({
          looked: entry,
          is_freed: own.at(wayOf(at)),
          doomed: doomedBits.read(at.trunc(entryBits)),
          exists: isEntry(at).and(emptying.not()),
        }))
        .stage('whose', ({ looked: { parity, pdcid, psn, handle }, is_freed, exists }) => ({
          taken: parity.xor(is_freed).and(exists),
          psn,
          shown: { pdcid, psn, handle },
        }))
        .stage('reading', () => ({}));

      // s + 5: its PDC. Only PDCs that have begun since the reset have entries.
      const { looked } = looking.at('whose');
      m.unused(looked.next_hdr);
      const pdc = looked.pdcid.trunc(contextBits);
      const live = m.inst('live', livePdcs(contexts, true), { born, ended, pdcid: looked.pdcid });
      const origin = pdcCopy(m, 'starts', contexts, start_write, start_write.origin, pdc);
      const cleared = pdcCopy(m, 'clears', contexts, clear_write, clear_write.uncleared, pdc);

      // s + 7: is it done with?
      const { releases, shown } = looking
        .stage('offset', ({ psn }) => ({ offset: psn.add(origin.not()), uncleared: cleared, lives: live.lives }))
        .stage('done', ({ offset, uncleared, lives }) => ({ is_done: offset.sub(uncleared).at(31).or(lives.not()) }))
        .stage('update', ({ at, taken, is_freed, doomed, is_done }) => {
          update.set({
            enable: clearing.or(taken.and(is_done.or(doomed))),
            at: m.mux(clearing, position, at),
            freed: is_freed.xor(doomed).and(clearing.not()),
            doomed: doomed.not().and(clearing.not()),
          });
          return { releases: taken.and(doomed).and(clearing.not()) };
        }).out;
      // The store sees an entry free two clocks later: when it has been released for all to see.
      const shownUpdate = delayer(m)('update', Update, update, 2);
      return {
        waits: clearing.or(live.ready.not()),
        clearing,
        position,
        way: wayOf(position),
        freed: freedBits('shown_freed', shownUpdate, set),
        released: { valid: releases, ...shown },
      };
    },
  );
};

/** The first bit lowest. */
const wordOf = ([first, ...others]: readonly Bits<1>[]): Bits<4> =>
  others.reduce<Bits>((low, high) => high.cat(low), first!);
