/** Keeps the guaranteed responses of all PDCs until they are cleared. */
import { UserError } from '../../../../../support/user-error.ts';
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { forwardingRam } from '../../../../lib/memory/forwarding-ram.ts';
import { idle, pipeline } from '../../../../lib/pipeline/pipeline.ts';
import { pdcCopy } from '../context-copy.ts';
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
 * A response that will not be asked for again: what lies at `handle` is not needed once the replies made before have
 * been sent.
 */
export const Released = record({ valid: bit, pdcid: bits(16), psn: bits(32), handle: bits(32) });

/** Asks for what is kept under a PSN of a PDC, one in every clock; what lies at `handle` may be put there. */
const StoreOperation = record({ pdcid: bits(16), psn: bits(32), handle: bits(32), next_hdr: bits(4) });

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
    ({ op, put, ...writes }, m) => {
      const set = m.named('set', setOf(contextBits, setBits, op.pdcid, op.psn));
      const asked = pipeline(m, { op, set }).stage('address', idle).stage('read', idle);

      const swept = m.forward('swept_entry', StoreEntry);
      const sweeper = m.inst('sweeper', storeSweeper(layout, entries), {
        entry: swept,
        set: asked.at('read').set,
        ...writes,
      });
      const sweptSet = sweeper.position.trunc(setBits);
      // After reset all sets are emptied, by operations of their own.
      const { clearing, way } = sweeper;
      const sweeps = pipeline(m, { clearing, way }).stage('address', idle).stage('read', idle).out;
      const { pdcid, psn, handle, next_hdr } = asked.out.op;
      const freed = m.next('freed', sweeper.freed);

      const ways = Array.from({ length: storeWays }, (_, way) => {
        const write = m.forward(`writes_${way}`, bit);
        const next = { parity: freed.at(way).not().and(sweeps.clearing.not()), pdcid, psn, handle, next_hdr };
        const { word, at, valid } = m.inst(`way_${way}`, forwardingRam(StoreEntry, { depth: sets, latency: 2 }), {
          addr: m.mux(clearing, sweptSet, set),
          enable: m.lit(1, 1),
          next,
          write,
        });
        const copy = pdcCopy(m, `way_${way}_copy`, sets, { enable: valid.and(write), pdc: at }, next, sweptSet);
        const taken = word.parity.xor(freed.at(way));
        const match = m.named(`match_${way}`, taken.and(word.pdcid.eq(pdcid)).and(word.psn.eq(psn)));
        return { write, word, copy, taken, match };
      });
      const either = <W extends number>(of: (way: (typeof ways)[number]) => Bits<W>): Bits<W> =>
        ways.map(of).reduce((a, b) => a.or(b));
      const matched = m.named(
        'matched',
        either(({ match }) => match),
      );
      for (const [n, { write, taken, match }] of ways.entries()) {
        const isFirstFree = ways.slice(0, n).reduce((all, lower) => all.and(lower.taken), taken.not());
        write.set(sweeps.clearing.or(put.and(match.or(matched.not().and(isFirstFree)))));
      }
      swept.set(ways.map(({ copy }) => copy).reduce((chosen, copy, n) => m.mux(sweeps.way.eq(n), copy, chosen)));

      const allTaken = ways.map(({ taken }) => taken).reduce((a, b) => a.and(b));
      return {
        ready: sweeper.waits.not(),
        stored: m.next('has_room', matched.or(allTaken.not())),
        kept: m.next('entry', {
          found: matched,
          handle: either(({ word, match }) => word.handle.mask(match)),
          next_hdr: either(({ word, match }) => word.next_hdr.mask(match)),
        }),
        released: sweeper.released,
      };
    },
  );
};
