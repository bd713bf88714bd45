/** Lets guaranteed responses go that are cleared, or whose PDC is gone. */
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { delayer } from '../../../../lib/stream/delay-line.ts';
import { contextCopy } from '../context-copy.ts';
import { history } from '../history.ts';
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
    (io, m) => {
      const later = delayer(m);
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const position = m.reg('position', Position, { reset: 0 });
      position.set(position.add(1));
      m.when(position.all(), () => clearing.set(0));
      const setOf = (at: Bits): Bits => at.trunc(setBits);
      const wayOf = (at: Bits): Bits => at.slice(entryBits - 1, setBits);
      // Positions behind the last entry make the rounds of a small store longer.
      const isEntry = (at: Bits): Bits<1> =>
        positionBits === entryBits
          ? m.lit(1, 1)
          : at
              .slice(positionBits - 1, entryBits)
              .any()
              .not();

      // s + 1: this side's bits. s + 2: the entry. s + 3: what to do about it.
      const positions = history(m, 'position', position, 7);
      const Update = record({ enable: bit, at: Position, freed: bit, doomed: bit });
      const update = m.forward('update', Update);
      // The store sees an entry free two clocks later: when it has been released for all to see.
      const shownUpdate = later('update', Update, update, 2);
      const freedBits = Array.from({ length: storeWays }, (_, way) => {
        const copyOf = (name: string, { enable, at, freed }: typeof shownUpdate) => {
          const memory = m.mem(`${name}_${way}`, bit, { depth: sets });
          memory.write({ addr: setOf(at), data: freed, enable: enable.and(wayOf(at).eq(way)) });
          return memory;
        };
        return {
          asked: copyOf('shown_freed', shownUpdate).read(io.set),
          own: copyOf('freed', update).read(setOf(positions[1]!)),
        };
      });
      const doomedBits = m.mem('doomed_bits', bit, { depth: entries });
      doomedBits.write({ addr: update.at.trunc(entryBits), data: update.doomed, enable: update.enable });
      const own = m.reg('own', bits(storeWays));
      own.set(wordOf(freedBits.map(({ own }) => own)));
      const freed = m.reg('own_freed', bit);
      freed.set(own.at(wayOf(positions[2]!)));
      const doomed = m.reg('doomed', bit);
      doomed.set(doomedBits.read(positions[2]!.trunc(entryBits)));
      const entry = m.reg('looked_at', StoreEntry);
      entry.set(io.entry);
      const exists = m.reg('exists', bit);
      // What is looked at while all is emptied may be anything.
      const cleared = history(m, 'clearing', clearing as Bits<1>, 2)[2]!.not();
      exists.set(isEntry(positions[2]!).and(cleared));
      const taken = m.named('taken', entry.parity.xor(freed).and(exists));

      // s + 5: whose it is. s + 7: is it done with?
      const context = entry.pdcid.trunc(contextBits);
      // Of a PDC that has not begun since nothing is stored.
      const live = m.inst('live', livePdcs(contexts, true), { born: io.born, ended: io.ended, pdcid: entry.pdcid });
      const { word: origin } = m.inst('starts', contextCopy(bits(32), contexts), {
        enable: io.start_write.enable,
        pdc: io.start_write.pdc,
        data: io.start_write.origin,
        read: context,
      });
      const { word: uncleared } = m.inst('clears', contextCopy(bits(32), contexts), {
        enable: io.clear_write.enable,
        pdc: io.clear_write.pdc,
        data: io.clear_write.uncleared,
        read: context,
      });
      const offset = m.reg('offset', bits(32));
      offset.set(later('psn', bits(32), entry.psn, 2).add(origin.not()));
      const unclearedThen = m.reg('uncleared', bits(32));
      unclearedThen.set(uncleared);
      const lives = m.reg('lives', bit);
      lives.set(live.lives);
      const isDone = m.reg('is_done', bit);
      isDone.set(offset.sub(unclearedThen).at(31).or(lives.not()));
      const takenThen = history(m, 'taken', taken, 4)[4]!;
      const freedThen = history(m, 'freed_later', freed as Bits<1>, 4)[4]!;
      const doomedThen = history(m, 'doomed_later', doomed as Bits<1>, 4)[4]!;
      const releases = m.named('releases', takenThen.and(doomedThen).and(clearing.not()));
      update.set({
        enable: clearing.or(takenThen.and(isDone.or(doomedThen))),
        at: m.mux(clearing, position, positions[7]!),
        freed: freedThen.xor(doomedThen).and(clearing.not()),
        doomed: doomedThen.not().and(clearing.not()),
      });
      const Shown = record({ pdcid: bits(16), psn: bits(32), handle: bits(32) });
      const valid = m.reg('released', bit, { reset: 0 });
      valid.set(releases);
      const shown = later('entry', Shown, { pdcid: entry.pdcid, psn: entry.psn, handle: entry.handle }, 5);
      m.unused(entry.next_hdr);
      return {
        waits: clearing.or(live.ready.not()),
        clearing,
        position,
        way: wayOf(position),
        freed: wordOf(freedBits.map(({ asked }) => asked)),
        released: { valid, ...shown },
      };
    },
  );
};

/** The first bit lowest. */
const wordOf = ([first, ...others]: readonly Bits<1>[]): Bits<4> =>
  others.reduce<Bits>((low, high) => high.cat(low), first!);
