/** Which PDC of its tuple a message goes by, or whether a new one is opened (uet-wire.md 7.1, 7.5). */
import { type Bits, bit, bits, type Ctx, module, record, vec } from '../../../../hdl/index.ts';
import { lowFirst } from '../../../../lib/bits/joined.ts';
import { anyOfList, toVec } from '../../../../lib/bits/lists.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { contextCopy } from '../../target-side/context-copy.ts';
import { updateContext } from '../../target-side/context-update.ts';
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
    ({ work, valid: enable, offer, registers, placed, retired }, m) => {
      const { tuple, kind, pdc, ordered } = work;
      const begins = work.packet.first.and(work.resolved.not()).and(work.kind.is('packet'));

      // t + 2 which PDCs it had some cycles ago, t + 5 whether they are full.
      const stored = m.forward('stored', record({ enable: bit, tuple: bits(layout.tupleBits), pdcs: Pdcs }));
      const { word: before } = m.inst('copy', contextCopy(Pdcs, tuples), {
        enable: stored.enable,
        pdc: stored.tuple,
        data: stored.pdcs,
        read: work.tuple,
      });
      const full = places.map((i) => {
        const asked = { placed, retired, pdc: before.pdcs.at(i).pdc };
        return m.inst(`level_${i}`, packetLevel(layout), asked).level.ge(registers.full_level);
      });
      const entered = pipeline(m, { tuple, kind, pdc, ordered, begins }, { valid: enable })
        .repeat(2, 'fetch', idle)
        .stage('before', () => ({ uses: toVec(places.map((i) => before.pdcs.at(i).use)) }))
        .stage('read', idle)
        .stage('level', () => ({ full: lowFirst(full) }))
        .stage('choose', idle);
      const now = entered.at('choose');
      const wants = m.named('wants', now.begins.and(now.valid));

      // t + 5. Whether a tuple with n PDCs may have one more.
      const allowed = places.map((n) => m.next(`may_have_more_than_${n}`, registers.pdcs_per_tuple.gt(n)));
      const { valid: reads, tuple: addr } = entered.at('read');
      const access = { depth: tuples, enable: reads, addr };
      const { next, opens, decided, candidates, picked, offered } = updateContext(m, 'pdcs', Pdcs, access, (has) => {
        const { kind, ordered } = now;
        const entries = places.map((i) => {
          const entry = has.pdcs.at(i);
          const takesMore = entry.valid.and(entry.taking);
          const isFull = now.full.at(i).and(now.uses.at(i).eq(entry.use));
          return { entry, takesMore, fits: takesMore.and(isFull.not()), is: entry.valid.and(entry.pdc.eq(now.pdc)) };
        });
        const word = (each: (e: (typeof entries)[number]) => Bits<1>): Bits => lowFirst(entries.map(each));
        const { taking, fitting, used } = m.named({
          taking: word((e) => e.takesMore),
          fitting: word((e) => e.fits),
          used: word((e) => e.entry.valid),
        });
        const fills = registers.spread_turns.not();
        const hasRoom = used.all().not().and(roomOf(taking, allowed));
        const mayOpen = m.named('may_open', m.mux(ordered, used.any().not(), hasRoom).and(offer.valid));
        const wantsNew = m.mux(ordered, taking.any().not(), m.mux(fills, fitting.any().not(), m.lit(1, 1)));
        const opens = m.named('opens', wants.and(mayOpen).and(wantsNew));
        // Those that there are: the first one that fits, or in turn.
        const fromFirst = m.mux(ordered, taking, fitting);
        const inTurn = turned(m, taking, has.turn, turnBits);
        const useFirst = m.named('use_first', ordered.or(fills).and(fromFirst.any()));
        const newOne = lowestOf(used.not());
        const newPdc = offer.pdcid.trunc(15);
        const remains = entries.map((e) => e.entry.valid.and(e.is.and(kind.is('ended')).not()));
        const pdcs = entries.map(({ entry, is }, i) => {
          const quits = kind.is('quiesce').and(entry.ordered.not());
          const gone = kind.is('clear').or(is.and(kind.is('ended').or(quits)));
          const kept = {
            ...entry,
            valid: entry.valid.and(gone.not()),
            taking: entry.taking.and(kind.is('quiesce').and(is).not()),
            use: entry.use.mask(kind.is('clear').not()),
          };
          const fresh = { valid: m.lit(1, 1), taking: m.lit(1, 1), ordered, use: entry.use.add(1), pdc: newPdc };
          return m.mux(opens.and(newOne.at(i)), fresh, kept);
        });
        const turns = wants.and(opens.or(useFirst).not());
        return {
          next: {
            turn: turnBits === 0 ? has.turn : m.mux(turns, after(m, inTurn, turnBits), has.turn),
            pdcs: toVec(pdcs),
          },
          write: now.valid,
          opens,
          decided: m.next('decided', {
            valid: wants.and(opens.or(taking.any())),
            opens,
            lacks: wants.and(opens.or(taking.any()).not()),
            empty: anyOfList(remains).not(),
          }),
          candidates: m.next('candidates', toVec(entries.map((e) => e.entry.pdc))),
          picked: m.next('picked', m.mux(useFirst, lowestOf(fromFirst), inTurn)),
          offered: m.next('offered', newPdc),
        };
      });
      stored.set({ enable: now.valid, tuple: now.tuple, pdcs: next });

      // t + 6.
      const given = places.map((i) => candidates.at(i).mask(picked.at(i))).reduce((a, b) => a.or(b));
      return { takes: opens, chosen: { ...decided, pdc: m.mux(decided.opens, offered, given) } };
    },
  );
};

/** The word with only its lowest 1 left, of few bits: without the carry chain of a subtraction. */
function lowestOf(word: Bits): Bits {
  const bitsOf = Array.from({ length: word.width }, (_, i) => word.at(i));
  return lowFirst(
    bitsOf.map((one, i) => bitsOf.slice(0, i).reduce<Bits<1>>((first, lower) => first.and(lower.not()), one)),
  );
}

/** Whether as many more may come as `allowed` says for the number of 1s of the word. */
function roomOf(word: Bits, allowed: readonly Bits<1>[]): Bits<1> {
  const values = Array.from({ length: 2 ** word.width - 1 }, (_, value) => value);
  const ones = (value: number): number => value.toString(2).replaceAll('0', '').length;
  return anyOfList(values.map((value) => word.eq(value).and(allowed[ones(value)]!)));
}

/** The word with only the first 1 from `turn` on left. */
function turned(m: Ctx, word: Bits, turn: Bits, turnBits: number): Bits {
  if (turnBits === 0) return word;
  const from = turn.oneHot(word.width);
  const later = lowFirst(Array.from({ length: word.width }, (_, i) => word.at(i).and(from.trunc(i + 1).any())));
  return m.mux(later.any(), lowestOf(later), lowestOf(word));
}

/** The position after the 1 of a word that has one. */
function after(m: Ctx, word: Bits, turnBits: number): Bits {
  let at: Bits = m.lit(turnBits, 0);
  for (let i = 0; i < word.width; i++) at = at.or(m.lit(turnBits, (i + 1) % word.width).mask(word.at(i)));
  return at;
}
