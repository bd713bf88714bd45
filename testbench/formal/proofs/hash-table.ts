/** The hash table: no key is in it twice, and what is found under a key is what was put there. */
import { type Bits, bind, bit, bits, clog2 } from '../../../rtl-gen/hdl/index.ts';
import { hashTable } from '../../../rtl-gen/lib/memory/hash-table.ts';
import { linearHash } from '../../../rtl-gen/lib/memory/linear-hash.ts';
import { type Proof, proof } from '../proof.ts';
import { ones } from '../specs/arbitration.ts';

const [keyBits, valueBits, sets, ways] = [8, 2, 2, 4] as const;
const wayBits = 1 + keyBits + valueBits;
const Word = bits(ways * wayBits);
const SetIndex = bits(clog2(sets));

/** What the checks see of the forwarding RAM. */
interface Ram {
  readonly at: Bits;
  readonly valid: Bits<1>;
  readonly addr_1_probe: Bits;
  readonly valid_1_probe: Bits<1>;
}

const any = (list: readonly Bits<1>[]): Bits<1> => list.reduce((a, b) => a.or(b));
const indices = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/**
 * The largest table of the datapath, with keys of fewer bits. The forwarding RAM inside is taken at its word
 * (`forwarding-ram-2`): what was last written to each set is kept here and assumed of what it shows. Beside it is what
 * a map would say of one key, any.
 */
const table = bind(
  hashTable(bits(keyBits), bits(valueBits), { sets, ways, offers: true }),
  (io, inside, m) => {
    const one = (name: string) => inside.bits(name, 1);
    const ram = inside.inst<Ram>('ram');
    const { next, write } = inside.drives<{ readonly next: Bits; readonly write: Bits<1> }>('ram');
    const [clearing, cleared] = [one('clearing'), inside.value('cleared', SetIndex)];
    const begun = [one('begun_1'), one('begun_2')] as const;
    const clears = [ram.valid_1_probe.and(begun[0].not()), ram.valid.and(begun[1].not())] as const;
    m.assert('begins_when_emptied', begun[0].or(begun[1]).implies(clearing.not()));
    m.assert('clears_in_a_row', begun[1].and(clears[0]).not());
    m.assert('accesses_are_these', begun[0].implies(ram.valid_1_probe).and(begun[1].implies(ram.valid)));
    for (const i of [0, 1] as const) {
      const told = one(`clear_${i + 1}`);
      m.assert(`clear_${i + 1}_is_no_operation`, clears[i].implies(told).and(begun[i].implies(told.not())));
    }

    const addresses = [ram.addr_1_probe, ram.at] as const;
    for (const i of [0, 1] as const) {
      const home = linearHash(inside.bits(`key_${i + 1}`, keyBits), clog2(sets));
      m.assert(`key_${i + 1}_is_looked_for_at_home`, begun[i].implies(addresses[i].eq(home)));
    }

    // One key: whether it is there and what is under it, as a map would say.
    const key = m.symbolic('spec_key', bits(keyBits));
    const there = m.reg('spec_there', bit, { reset: 0 });
    const value = m.reg('spec_value', bits(valueBits));
    const isKey = begun[1].and(inside.bits('key_2', keyBits).eq(key));
    const puts = one('add_2').and(io.offer!.valid).and(there.not()).and(io.full.not());
    m.when(isKey, () => {
      m.when(one('remove_2'), () => there.set(0));
      m.when(puts, () => {
        there.set(1);
        value.set(io.offer!.value);
      });
    });
    m.assert('hits_what_is_there', isKey.implies(io.hit.eq(there)));
    m.assert('finds_what_was_put', isKey.and(there).implies(io.found.eq(value)));
    m.assert('takes_the_offer_for_a_new_key', isKey.implies(io.inserted.eq(puts)));

    // Each set: what was written last; nothing before any operation sees it.
    for (const s of indices(sets)) {
      const known = m.reg(`spec_known_${s}`, bit, { reset: 0 });
      const last = m.reg(`spec_last_${s}`, Word);
      const isSet = ram.valid.and(ram.at.eq(s));
      m.assume(`shown_is_last_${s}`, isSet.and(known).implies(inside.value('set', Word).eq(last)));
      m.when(isSet.and(write), () => {
        known.set(1);
        last.set(next);
      });
      const places: readonly Bits[] = [
        known,
        clears[1].and(isSet),
        clears[0].and(ram.addr_1_probe.eq(s)),
        clearing.and(cleared.le(s)),
      ];
      m.assert(
        `emptied_once_${s}`,
        ones(
          m,
          places.reduce((low, place) => place.cat(low)),
          3,
        ).eq(1),
      );

      const entries = indices(ways).map((i) => {
        const way = last.slice((i + 1) * wayBits - 1, i * wayBits);
        return { taken: way.at(0), stored: way.slice(keyBits, 1), value: way.slice(wayBits - 1, keyBits + 1) };
      });
      const twice = entries.flatMap((a, i) =>
        entries.slice(0, i).map((b) => a.taken.and(b.taken).and(a.stored.eq(b.stored))),
      );
      m.assert(`no_key_twice_${s}`, known.implies(any(twice).not()));
      const has = entries.map((e) => e.taken.and(e.stored.eq(key)));
      const home = linearHash(key, clog2(sets)).eq(s);
      m.assert(`has_it_where_it_belongs_${s}`, any(has).and(known).eq(there.and(home)));
      for (const [i, e] of entries.entries()) {
        m.assert(`way_${i}_has_its_value_${s}`, known.and(has[i]!).implies(e.value.eq(value)));
      }
    }
    m.cover('finds_it', isKey.and(io.hit).and(value.any()));
    m.cover('offer_is_taken', isKey.and(puts));
    m.cover('is_taken_out', isKey.and(there).and(one('remove_2')));
    m.cover('has_no_room', isKey.and(io.full).and(one('add_2')));
  },
  { probes: { ram: { addr_1: SetIndex, valid_1: bit } } },
);

export const hashTableProofs: readonly Proof[] = [
  proof('hash-table', 'No key is twice in a hash table, and what is found under a key is what was put there.', table, {
    given: ['forwarding_ram'],
    coverDepth: 16,
  }),
];
