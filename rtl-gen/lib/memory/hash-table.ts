/** A set-associative table of keys and values, one operation a clock. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  enumOf,
  module,
  optional,
  pack,
  record,
  type Shape,
  unpack,
} from '../../hdl/index.ts';
import { forwardingRam } from './forwarding-ram.ts';
import { linearHash } from './linear-hash.ts';

export interface HashTableOptions {
  /** A power of two, 2 or more. */
  readonly sets: number;
  /** Keys of one set that the table can hold. */
  readonly ways: number;
  /** Clocks from an operation to its result. */
  readonly latency?: 1 | 2;
  /**
   * Values of new keys are not given with the operation but offered in the clock of its result, when it is known
   * whether one is taken: the next one of a list of free places. Default `false`.
   */
  readonly offers?: boolean;
  /** `clog2(sets)` bits that choose the set of a key, packed; by default bits of a CRC. */
  readonly hash?: (key: Bits, width: number) => Bits;
}

/**
 * `lookup` finds the value of a key. `insert` stores a value under a key, in place of the one that is there. `remove`
 * forgets a key. `find_or_insert` finds the value, and stores one where there is none.
 */
export const HashOperation = enumOf('lookup', 'insert', 'remove', 'find_or_insert');

/**
 * A table of `sets` times `ways` keys, keys and values of any shape. In each clock with `enable` and `ready` an
 * operation begins; `latency` clocks later `valid` is 1 with its result, as if all operations before it were finished,
 * also those on the same set in the clocks just before:
 *
 * - `hit`: the key was in the table; `found` is its value then, before an insert changed it, and 0 without a hit.
 * - `full`: the key was not in the table, and all ways of its set are taken; so an insert has changed nothing.
 * - `inserted`: the table has one key more.
 *
 * With `offers` a new key gets the value of `offer` in the clock of its result, and none where that is not `valid`:
 * `inserted` says that it has been taken. There is no `insert` then: it does nothing.
 *
 * After reset `ready` is 0 for `sets` clocks, in which the table is emptied. State: a forwarding RAM of
 * `ways` times a key, a value and 1 bit a set. A key is in one way at most, which `key_in_one_way` asserts.
 */
export const hashTable = <K, V>(
  keyShape: Shape<K>,
  valueShape: Shape<V>,
  { sets, ways, latency = 2, offers = false, hash = linearHash }: HashTableOptions,
) => {
  const [keyWidth, valueWidth] = [keyShape.width, valueShape.width];
  const indexWidth = clog2(sets);
  if (sets < 2 || 2 ** indexWidth !== sets) throw new RangeError(`hashTable of ${sets} sets: give a power of two`);
  if (!Number.isInteger(ways) || ways < 1) throw new RangeError(`hashTable of ${ways} ways: give 1 or more`);
  const wayWidth = 1 + keyWidth + valueWidth;
  const ram = forwardingRam(bits(ways * wayWidth), { depth: sets, latency });
  return module(
    `hash_table_k${keyWidth}_v${valueWidth}_s${sets}_w${ways}_l${latency}${offers ? '_offers' : ''}`,
    {
      summary: `Table of ${sets} sets of ${ways} keys of ${keyWidth} bits with values of ${valueWidth} bits.`,
      in: {
        op: HashOperation,
        key: keyShape,
        value: optional(!offers, valueShape),
        enable: bit,
        offer: optional(offers, record({ valid: bit, value: valueShape })),
      },
      out: { ready: bit, valid: bit, hit: bit, full: bit, inserted: bit, found: valueShape },
    },
    (io, m) => {
      // After reset one set a clock is emptied, by operations of their own.
      const clearing = m.reg('clearing', bit, { reset: 1 });
      const cleared = m.reg('cleared', bits(indexWidth), { reset: 0 });
      // It counts on, and nothing looks at it any more.
      cleared.set(cleared.add(1));
      m.when(cleared.eq(sets - 1), () => clearing.set(0));
      const begins = m.named('begins', io.enable.and(clearing.not()));

      // Which keys are stored: an `insert` replaces the value of one that is there.
      const replaces = offers ? undefined : delayed(m, 'insert', io.op.is('insert').and(begins), latency);
      const finds = io.op.is('find_or_insert');
      const adds = delayed(m, 'add', (offers ? finds : io.op.is('insert').or(finds)).and(begins), latency);
      const removes = delayed(m, 'remove', io.op.is('remove').and(begins), latency);
      const valid = delayed(m, 'begun', begins, latency, true);
      const clears = delayed(m, 'clear', clearing, latency);
      const newKey = pack(io.key);
      const key = delayed(m, 'key', newKey, latency);
      const offered = io.offer?.valid ?? m.lit(1, 1);
      const value = io.offer ? pack(io.offer.value) : delayed(m, 'value', pack(io.value!), latency);

      const set = m.forward('set', bits(ways * wayWidth));
      const entries = Array.from({ length: ways }, (_, i) => {
        const entry = set.slice((i + 1) * wayWidth - 1, i * wayWidth);
        const [taken, stored] = [entry.at(0), entry.slice(keyWidth, 1)];
        const name = `match_${i}`;
        const match = m.named(name, taken.and(stored.eq(key)));
        return { entry, taken, match, value: entry.slice(wayWidth - 1, keyWidth + 1) };
      });
      const any = (list: readonly Bits<1>[]): Bits<1> => list.reduce((a, b) => a.or(b));
      const { matched, free } = m.named({
        matched: any(entries.map((e) => e.match)),
        free: any(entries.map((e) => e.taken.not())),
      });
      const is_added = m.named('is_added', adds.and(offered).and(matched.not()).and(free));

      // A new key goes into the first way that is free.
      const next = entries.map(({ entry, taken, match }, i) => {
        const lower = entries.slice(0, i).map((e) => e.taken);
        const first = lower.reduce((a, b) => a.and(b), taken.not());
        const adding = is_added.and(first);
        const stores = replaces === undefined ? adding : adding.or(replaces.and(match));
        const kept = entry.slice(wayWidth - 1, 1).cat(taken.and(removes.and(match).not()));
        return m.mux(clears, m.lit(wayWidth, 0), m.mux(stores, value.cat(key).cat(m.lit(1, 1)), kept));
      });
      const out = m.inst('ram', ram, {
        addr: m.mux(clearing, cleared, hash(newKey, indexWidth)),
        enable: begins.or(clearing),
        next: next.reduce((low: Bits, way) => way.cat(low)),
        write: any([clears, adds, removes]),
      });
      set.set(out.word);

      const pairs = entries.flatMap((a, i) => entries.slice(0, i).map((b) => a.match.and(b.match)));
      if (pairs.length > 0) m.assert('key_in_one_way', valid.and(any(pairs)).not());
      const found = entries.map((e) => e.value.mask(e.match));
      return {
        ready: clearing.not(),
        valid,
        hit: valid.and(matched),
        full: valid.and(matched.or(free).not()),
        inserted: valid.and(is_added),
        found: unpack(
          valueShape,
          found.reduce((a, b) => a.or(b)),
        ),
      };
    },
  );
};

/** The value `clocks` clocks ago. */
function delayed<W extends number>(m: Ctx, name: string, value: Bits<W>, clocks: number, reset = false): Bits<W> {
  let last = value;
  for (let i = 1; i <= clocks; i++) {
    last = m.next(`${name}_${i}`, last, reset ? { reset: 0 } : {});
  }
  return last;
}
