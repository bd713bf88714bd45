/** Which PDC of its tuple a message goes by, or whether a new one is opened (uet-wire.md 7.1, 7.5). */
import { type Bits, bit, bits, type Ctx, module, record, vec, vecOf } from '../../../../hdl/index.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
import { history } from '../../target-side/history.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import { ChoiceRegisters, NamedPdc, Retired, Work } from './choice-records.ts';
import { packetLevel } from './packet-level.ts';

/** What has been chosen. */
export const Chosen = record({
  /** `pdc` is the PDC of the message that begins. */
  valid: bit,
  pdc: bits(15),
  /** It is opened. */
  opens: bit,
  /** There is no PDC for it. */
  lacks: bit,
  /** The tuple has no PDC any more, or had none. */
  empty: bit,
});

/** Clocks from `work` to `chosen`. */
export const chooserClocks = 6;

/** Of five works whose writes are not seen yet three at most open a PDC in one place: each ends before the next. */
const useBits = 2;

/**
 * With t the clock of `work`, one in every clock with `valid`, `chosen` comes in t + 6, as if each were finished before
 * the next one.
 *
 * - A packet that begins a message and has no PDC yet gets one. A tuple of RUD: the first of its PDCs that takes
 *   messages and is not full; else a new one, if it may have more and one is free (`offer`, taken in t + 5 by `takes`);
 *   else those that it has, in turn. With `spread_turns` new ones come first, and all have their turn. A tuple in
 *   order has one PDC, and the next one only when that has ended.
 * - `quiesce`: the PDC takes no new messages; one of RUD is its tuple's no more, so that messages in its middle hold up
 *   no others. `ended`: so is any. `clear`: the tuple has none.
 *
 * Whether a PDC is full is known from packets that were placed some 12 clocks ago or more.
 */
export const chooser = (layout: ChoiceLayout) => {
  const { tuples, pdcsPerTuple, suffix, countBits } = layout;
  // `use` tells PDCs that have a place one after the other apart, as `pdc` does, with fewer bits to compare.
  const Entry = record({ valid: bit, taking: bit, ordered: bit, use: bits(useBits), pdc: bits(15) });
  const turnBits = pdcsPerTuple === 1 ? 0 : Math.log2(pdcsPerTuple);
  const places = Array.from({ length: pdcsPerTuple }, (_, i) => i);
  const Pdcs = record({ turn: bits(Math.max(1, turnBits)), pdcs: vec(Entry, pdcsPerTuple) });
  return module(
    `chooser_${suffix}_t${tuples}`,
    {
      summary: `Chooses PDCs for messages of ${tuples} tuples.`,
      in: {
        valid: bit,
        work: Work(layout),
        offer: NamedPdc,
        registers: ChoiceRegisters(layout),
        placed: record({ enable: bit, pdc: bits(15), count: bits(countBits) }),
        retired: Retired(layout),
      },
      out: { takes: bit, chosen: Chosen },
    },
    ({ work, ...io }, m) => {
      const valid = history(m, 'valid', io.valid, 5, true);
      const tuple = history(m, 'tuple', work.tuple, 3)[3]!;
      const kind = history(m, 'kind', work.kind, 5)[5]!;
      const pdc = history(m, 'pdc', work.pdc, 5)[5]!;
      const ordered = history(m, 'ordered', work.ordered, 5)[5]!;
      const begins = work.packet.first.and(work.resolved.not()).and(work.kind.is('packet'));
      const wants = m.named('wants', history(m, 'begins', begins, 5)[5]!.and(valid[5]!));

      // t + 2 which PDCs it had some clocks ago, t + 5 whether they are full.
      const stored = m.forward('stored', record({ enable: bit, tuple: bits(layout.tupleBits), pdcs: Pdcs }));
      const before = m.inst('copy', contextCopy(Pdcs, tuples), {
        enable: stored.enable,
        pdc: stored.tuple,
        data: stored.pdcs,
        read: work.tuple,
      }).word;
      const levels = places.map((i) => {
        const named = before.pdcs.at(i).pdc;
        const { level } = m.inst(`level_${i}`, packetLevel(layout), {
          placed: io.placed,
          retired: io.retired,
          pdc: named,
        });
        const isFull = m.next(`is_full_${i}`, level.ge(io.registers.full_level));
        return { isFull, use: history(m, `before_${i}`, before.pdcs.at(i).use, 3)[3]! };
      });

      // t + 5.
      const offers = m.named('offers', io.offer.valid);
      const decided = m.reg('decided', record({ valid: bit, opens: bit, lacks: bit, empty: bit }));
      const candidates = m.reg('candidates', vec(bits(15), pdcsPerTuple));
      const picked = m.reg('picked', bits(pdcsPerTuple));
      const offered = m.reg('offered', bits(15));
      const takes = m.forward('takes', bit);
      // Whether a tuple with n PDCs may have one more.
      const allowed = places.map((n) => m.next(`may_have_more_than_${n}`, io.registers.pdcs_per_tuple.gt(n)));
      updateContext(m, 'pdcs', Pdcs, { depth: tuples, enable: valid[3]!, addr: tuple }, (now) => {
        const entries = places.map((i) => {
          const entry = now.pdcs.at(i);
          const takesMore = entry.valid.and(entry.taking);
          const full = levels[i]!.isFull.and(levels[i]!.use.eq(entry.use));
          return { entry, takesMore, fits: takesMore.and(full.not()), is: entry.valid.and(entry.pdc.eq(pdc)) };
        });
        const word = (each: (e: (typeof entries)[number]) => Bits<1>): Bits => joined(entries.map(each));
        const { taking, fitting, used } = m.named({
          taking: word((e) => e.takesMore),
          fitting: word((e) => e.fits),
          used: word((e) => e.entry.valid),
        });
        const fills = io.registers.spread_turns.not();
        const fewer = roomOf(taking, allowed);
        const hasRoom = used.all().not().and(fewer);
        const mayOpen = m.named('may_open', m.mux(ordered, used.any().not(), hasRoom).and(offers));
        const isFirst = m.named('is_first', ordered.or(fills));
        const wantsNew = m.mux(ordered, taking.any().not(), m.mux(fills, fitting.any().not(), m.lit(1, 1)));
        const opens = m.named('opens', wants.and(mayOpen).and(wantsNew));
        // Those that there are: the first one that fits, or in turn.
        const fromFirst = m.mux(ordered, taking, fitting);
        const inTurn = turned(m, taking, now.turn, turnBits);
        const useFirst = m.named('use_first', isFirst.and(fromFirst.any()));
        const one = m.mux(useFirst, lowestOf(fromFirst), inTurn);
        const newOne = lowestOf(used.not());
        const newPdc = io.offer.pdcid.trunc(15);
        const [firstPdc, ...otherPdcs] = entries.map((e) => e.entry.pdc);
        takes.set(opens);
        candidates.set(vecOf(firstPdc!, ...otherPdcs));
        picked.set(one);
        offered.set(newPdc);
        decided.set({
          valid: wants.and(opens.or(taking.any())),
          opens,
          lacks: wants.and(opens.or(taking.any()).not()),
          empty: entries
            .map((e) => e.entry.valid.and(e.is.and(kind.is('ended')).not()))
            .reduce((a, b) => a.or(b))
            .not(),
        });
        const nextEntries = entries.map(({ entry, is }, i) => {
          const quits = kind.is('quiesce').and(entry.ordered.not());
          const gone = kind.is('clear').or(is.and(kind.is('ended').or(quits)));
          const kept = {
            valid: entry.valid.and(gone.not()),
            taking: entry.taking.and(kind.is('quiesce').and(is).not()),
            ordered: entry.ordered,
            use: entry.use.mask(kind.is('clear').not()),
            pdc: entry.pdc,
          };
          const fresh = { valid: m.lit(1, 1), taking: m.lit(1, 1), ordered, use: entry.use.add(1), pdc: newPdc };
          return m.mux(opens.and(newOne.at(i)), fresh, kept);
        });
        const [head, ...others] = nextEntries;
        const turns = wants.and(opens.or(useFirst).not());
        const next = {
          turn: turnBits === 0 ? now.turn : m.mux(turns, after(m, inTurn, turnBits), now.turn),
          pdcs: vecOf(head!, ...others),
        };
        const write = m.named('write', valid[5]!);
        const at = history(m, 'tuple_then', tuple, 2)[2]!;
        stored.set({ enable: write, tuple: at, pdcs: next });
        return { next, write };
      });
      // t + 6.
      const given = places.map((i) => candidates.at(i).mask(picked.at(i))).reduce((a, b) => a.or(b));
      return { takes, chosen: { ...decided, pdc: m.mux(decided.opens, offered, given) } };
    },
  );
};

/** The word with only its lowest 1 left, of few bits: without the carry chain of a subtraction. */
function lowestOf(word: Bits): Bits {
  const bitsOf = Array.from({ length: word.width }, (_, i) => word.at(i));
  return joined(
    bitsOf.map((one, i) => bitsOf.slice(0, i).reduce<Bits<1>>((first, lower) => first.and(lower.not()), one)),
  );
}

/** Whether as many more may come as `allowed` says for the number of 1s of the word. */
function roomOf(word: Bits, allowed: readonly Bits<1>[]): Bits<1> {
  const values = Array.from({ length: 2 ** word.width - 1 }, (_, value) => value);
  const ones = (value: number): number => value.toString(2).replaceAll('0', '').length;
  return values.map((value) => word.eq(value).and(allowed[ones(value)]!)).reduce((a, b) => a.or(b));
}

/** The word with only the first 1 from `turn` on left. */
function turned(m: Ctx, word: Bits, turn: Bits, turnBits: number): Bits {
  if (turnBits === 0) return word;
  const from = turn.oneHot(word.width);
  const later = joined(Array.from({ length: word.width }, (_, i) => word.at(i).and(from.trunc(i + 1).any())));
  return m.mux(later.any(), lowestOf(later), lowestOf(word));
}

/** A word of these bits, the first one lowest. */
const joined = (each: readonly Bits<1>[]): Bits =>
  each.reduceRight<Bits | undefined>((word, one) => (word === undefined ? one : word.cat(one)), undefined)!;

/** The position after the 1 of a word that has one. */
function after(m: Ctx, word: Bits, turnBits: number): Bits {
  let at: Bits = m.lit(turnBits, 0);
  for (let i = 0; i < word.width; i++) at = at.or(m.lit(turnBits, (i + 1) % word.width).mask(word.at(i)));
  return at;
}
