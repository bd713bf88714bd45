/** The newest sending that has come of each entropy value of a PDC, as far as there is room. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { copyOf } from '../target-side/context-copy.ts';
import { updateContext } from '../target-side/context-update.ts';
import type { InitiatorLayout } from './layout.ts';

/** Entries of a PDC, 2^n; values share one where four bits of each, taken together, are the same. */
const entryBits = 4;

/** Where a value lies: the sum of its digits, so that values in a row and values at random both spread. */
const entryOf = (entropy: Bits): Bits =>
  [0, 4, 8, 12].map((from) => entropy.slice(from + 3, from)).reduce((a, b) => a.xor(b));

/**
 * A sending that has come is told by `arrival`, about 2^30 clocks old at most, one a clock. `latest` is what there was
 * two clocks after `look`: with `valid` an entropy value, not always the one of `look`, and when it was sent. Of values
 * that share an entry the newest is kept, so that one is missed where it was another's, and none is ever wrong.
 *
 * In clocks without an arrival the entries are gone over, and those void that are 2^30 clocks old: before the time has
 * come round there must be as many such clocks as entries. After reset each is void, from the first round on.
 */
export const entropyTable = (layout: InitiatorLayout) => {
  const { contexts, contextBits, suffix } = layout;
  const Place = bits(contextBits);
  const addressBits = contextBits + entryBits;
  const Entry = record({ valid: bit, entropy: bits(16), sent_at: bits(32) });
  return module(
    `pds_initiator_entropy_table_${suffix}`,
    {
      summary: `The newest sendings of ${2 ** entryBits} entropy values of each of ${contexts} PDCs that have come.`,
      in: {
        now: bits(32),
        arrival: record({ enable: bit, place: Place, entropy: bits(16), sent_at: bits(32) }),
        look: record({ place: Place, entropy: bits(16) }),
      },
      out: { latest: Entry },
    },
    ({ now, arrival, look }, m) => {
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const learns = m.named('learns', arrival.enable.and(clearing.not()));
      const cursor = m.reg('cursor', bits(addressBits), { reset: 0, enable: learns.not(), next: (now) => now.add(1) });
      m.when(cursor.all(), () => clearing.set(0));
      const address = m.named('address', m.mux(learns, arrival.place.cat(entryOf(arrival.entropy)), cursor));
      const { entropy, sent_at } = arrival;
      const now3 = pipeline(m, { learns, clears: clearing, address, entropy, sent_at })
        .stage('read', () => ({}))
        .stage('fetch', () => ({}))
        .stage('forward', () => ({})).out;
      const limit = m.next('limit', now);
      const access = { depth: 2 ** addressBits, enable: m.lit(1, 1), addr: address, latency: 3 } as const;
      const { next } = updateContext(m, 'entries', Entry, access, (entry) => {
        const isNewer = m.named('is_newer', entry.sent_at.sub(now3.sent_at).at(31));
        const isOld = m.named('is_old', limit.sub(entry.sent_at).slice(31, 30).any());
        const takes = m.named('takes', now3.learns.and(entry.valid.not().or(isNewer)));
        const kept = entry.valid.and(now3.learns.or(isOld.not()));
        return {
          next: {
            valid: takes.or(kept).and(now3.clears.not()),
            entropy: m.mux(takes, now3.entropy, entry.entropy),
            sent_at: m.mux(takes, now3.sent_at, entry.sent_at),
          },
        };
      });
      const written = m.next('written', { at: now3.address, data: next });
      const seen = look.place.cat(entryOf(look.entropy));
      const word = copyOf(m, 'copy', 2 ** addressBits, { enable: m.lit(1, 1), ...written }, seen);
      const known = m.next('is_known', m.next('was_cleared', clearing.not(), { reset: 0 }), { reset: 0 });
      return { latest: { ...word, valid: word.valid.and(known) } };
    },
  );
};
