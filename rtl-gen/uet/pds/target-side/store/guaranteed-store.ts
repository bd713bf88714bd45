/** Keeps the guaranteed responses of all PDCs until they are cleared. */
import { UserError } from '../../../../../support/user-error.ts';
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { forwardingRam } from '../../../../lib/memory/forwarding-ram.ts';
import { contextCopy } from '../context-copy.ts';
import { history } from '../history.ts';
import { ClearWrite, StartWrite, type TrackerLayout } from '../tracker-layout.ts';
import { MarkWrite } from './marked-pdcs.ts';
import { storeSweeper } from './store-sweeper.ts';

/** Responses that one set can hold. */
export const storeWays = 4;

/** Fewest and most entries; their number is a power of two. */
const [fewest, most] = [8, 16_384];

/** An entry; it is taken where `parity` differs from what the sweeper keeps of it. */
export const StoreEntry = record({ parity: bit, pdcid: bits(16), psn: bits(32), handle: bits(32), next_hdr: bits(4) });

/**
 * A response that is not asked for any more: what lies at `handle` is not needed, when the replies made before have
 * been sent.
 */
export const Released = record({ valid: bit, pdcid: bits(16), psn: bits(32), handle: bits(32) });

/** Asks for what is kept under a PSN of a PDC, one in every clock; what lies at `handle` may be put there. */
export const StoreOperation = record({
  pdcid: bits(16),
  psn: bits(32),
  handle: bits(32),
  next_hdr: bits(4),
});

/** What was kept. */
export const Kept = record({ found: bit, handle: bits(32), next_hdr: bits(4) });

/** Bits of a set's address; numbers of entries that cannot be are a `UserError`. */
export function setBitsOf(entries: number): number {
  if (!Number.isInteger(Math.log2(entries)) || entries < fewest || entries > most) {
    throw new UserError(
      `${entries} guaranteed responses cannot be stored: choose a power of two from ${fewest} to ${most}`,
    );
  }
  return clog2(entries) - clog2(storeWays);
}

/**
 * The set of a PSN of a PDC: low bits of the PSN, so that PSNs in a row lie in sets in a row and one PDC alone can use
 * all entries, and over them, the other way round, bits of its context, so that several PDCs that count alike use
 * different ones.
 */
const setOf = (contextBits: number, setBits: number, pdcid: Bits, psn: Bits): Bits => {
  const used = Math.min(contextBits, setBits);
  return psn.trunc(setBits).xor(pdcid.trunc(used).zext(setBits).reverse());
};

/**
 * `entries` guaranteed responses, in sets of four. With t the clock of `op`, in t + 2 the operation takes place, as if
 * those before it were finished:
 *
 * - `put` in t + 2: the response is kept, if an entry of its set is free (a second response to one PSN takes the place
 *   of the first).
 * - t + 3: `kept` is what had been kept under {`pdcid`, `psn`}. `stored`: the put found room.
 *
 * A response is let go, and `released` says so, once its PSN is at or below its PDC's CLEAR, or its PDC is not among
 * those that there are. A sweeper looks at one entry a clock, and lets go what it sees that way for the second time, so
 * that a packet that was judged before a CLEAR still finds its response: a round is `entries` clocks, at least 64, and
 * releases come two rounds and eight clocks after their cause at most. An entry that is shown as released in clock r is
 * free for operations of clocks t from r + 1 on.
 *
 * `ready` is 0 after reset, while all is emptied. Sources: uet-wire.md 6.4, 7.7.
 */
export const guaranteedStore = (layout: TrackerLayout, entries: number) => {
  const { contexts, contextBits } = layout;
  const setBits = setBitsOf(entries);
  const sets = entries / storeWays;
  return module(
    `guaranteed_store_n${contexts}_e${entries}`,
    {
      summary: `Up to ${entries} guaranteed responses of ${contexts} PDCs, until they are cleared.`,
      in: {
        op: StoreOperation,
        put: bit,
        start_write: StartWrite(layout),
        clear_write: ClearWrite(layout),
        born: MarkWrite,
        ended: MarkWrite,
      },
      out: { ready: bit, stored: bit, kept: Kept, released: Released },
    },
    (io, m) => {
      const set = m.named('set', setOf(contextBits, setBits, io.op.pdcid, io.op.psn));
      const setThen = history(m, 'set', set, 1)[1]!;
      const pdcid = history(m, 'pdcid', io.op.pdcid, 2)[2]!;
      const psn = history(m, 'psn', io.op.psn, 2)[2]!;
      const handle = history(m, 'handle', io.op.handle, 2)[2]!;
      const nextHdr = history(m, 'next_hdr', io.op.next_hdr, 2)[2]!;

      const swept = m.forward('swept_entry', StoreEntry);
      const sweeper = m.inst('sweeper', storeSweeper(layout, entries), {
        entry: swept,
        set: setThen,
        start_write: io.start_write,
        clear_write: io.clear_write,
        born: io.born,
        ended: io.ended,
      });
      const sweptSet = sweeper.position.trunc(setBits);
      // After reset all sets are emptied, by operations of their own.
      const clears = history(m, 'clears', sweeper.clearing, 2);
      const freed = m.next('freed', sweeper.freed);

      const none = { parity: 0, pdcid: 0, psn: 0, handle: 0, next_hdr: 0 } as const;
      const ways = Array.from({ length: storeWays }, (_, way) => {
        const now = m.wire(`way_${way}_now`, StoreEntry, none);
        const taken = now.parity.xor(freed.at(way));
        const name = `match_${way}`;
        const match = m.named({ [name]: taken.and(now.pdcid.eq(pdcid)).and(now.psn.eq(psn)) })[name]!;
        return { way, now, taken, match };
      });
      const matched = m.named(
        'matched',
        ways.map(({ match }) => match).reduce((a, b) => a.or(b)),
      );
      const copies = ways.map(({ way, now, taken, match }) => {
        const isFirstFree = ways.slice(0, way).reduce((all, lower) => all.and(lower.taken), taken.not());
        const takes = io.put.and(match.or(matched.not().and(isFirstFree)));
        const name = `writes_${way}`;
        const write = m.named({ [name]: clears[2]!.or(takes) })[name]!;
        const parity = freed.at(way).not().and(clears[2]!.not());
        const next = { parity, pdcid, psn, handle, next_hdr: nextHdr };
        const ram = m.inst(`way_${way}`, forwardingRam(StoreEntry, { depth: sets, latency: 2 }), {
          addr: m.mux(sweeper.clearing, sweptSet, set),
          enable: m.lit(1, 1),
          next,
          write,
        });
        now.set(ram.word);
        const enable = ram.valid.and(write);
        return m.inst(`way_${way}_copy`, contextCopy(StoreEntry, sets), {
          enable,
          pdc: ram.at,
          data: next,
          read: sweptSet,
        }).word;
      });
      const inWay = history(m, 'in_way', sweeper.way, 2)[2]!;
      swept.set(copies.slice(1).reduce((chosen, copy, i) => m.mux(inWay.eq(i + 1), copy, chosen), copies[0]!));

      const stored = m.next(
        'stored',
        matched.or(
          ways
            .map(({ taken }) => taken)
            .reduce((a, b) => a.and(b))
            .not(),
        ),
      );
      const kept = m.reg('kept', Kept);
      const choose = <W extends number>(of: (entry: (typeof ways)[number]['now']) => Bits<W>): Bits<W> =>
        ways.map(({ now, match }) => of(now).mask(match)).reduce((a, b) => a.or(b));
      kept.set({ found: matched, handle: choose((e) => e.handle), next_hdr: choose((e) => e.next_hdr) });
      return {
        ready: sweeper.waits.not(),
        stored,
        kept,
        released: sweeper.released,
      };
    },
  );
};
