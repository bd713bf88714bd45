/** The secure domain of a packet, by its SDI. */
import {
  type Bits,
  bit,
  bits,
  module,
  pack,
  record,
  type Shape,
  sink,
  source,
  type ValueOf,
} from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { associationNumber, Domain, domainNumber, KeyMode, type LayerSizes } from './shapes.ts';

/** A domain as management writes it: `used` 0 takes the entry away. */
export const domainWrite = (sizes: LayerSizes) =>
  record({ enable: bit, index: domainNumber(sizes), used: bit, sdi: bits(24), domain: Domain });

/** A key of an association that is `there` from now on, or not. */
export const keyArrival = (sizes: LayerSizes) =>
  record({ enable: bit, there: bit, association: associationNumber(sizes) });

/** What the finder sees of a key that is written. */
export const arrivalOf = <A extends { readonly enable: Bits<1>; readonly there: Bits<1>; readonly association: Bits }>({
  enable,
  there,
  association,
}: A) => ({ enable, there, association });

/** A packet with its domain; `known` 0: there is none of that SDI, and `domain` means nothing. */
export const withDomain = <V>(sizes: LayerSizes, packet: Shape<V>) =>
  record({ packet, known: bit, index: domainNumber(sizes), domain: Domain });

/** The value of one. */
export interface WithDomain<V> {
  readonly packet: V;
  readonly known: Bits<1>;
  readonly index: Bits;
  readonly domain: ValueOf<typeof Domain>;
}

/**
 * Gives each packet the domain of its `sdi`: the lowest entry that has it. Latency 3, a packet a clock. After reset no
 * entry is used. `write` and `key` take effect a clock later: not while a packet is inside, which `quiet`
 * says.
 *
 * Of the associations that a domain may use only those are told whose key has come since its entry has that SDI: so no
 * packet goes under a key that was never written, or was another domain's. `keeps`: `write` leaves the keys of its
 * entry in use, as they are of its SDI. `keeps_derived`: so it does with those of packets, which are made of the mode
 * and of what a cache compares, and are looked for while their association is in use.
 */
export const domainFinder = <V>(name: string, sizes: LayerSizes, packet: Shape<V>) => {
  const { domains } = sizes;
  const Index = domainNumber(sizes);
  if (domains < 2 || 2 ** Index.width !== domains)
    throw new RangeError(`${domains} secure domains: give a power of two from 2`);
  return module(
    `tss_${name}_finder_n${domains}`,
    {
      summary: `The secure domain of each packet, out of ${domains}.`,
      in: { write: domainWrite(sizes), key: keyArrival(sizes) },
      out: { quiet: bit, keeps: bit, keeps_derived: bit },
      link: { up: sink(record({ sdi: bits(24), packet })), down: source(withDomain(sizes, packet)) },
    },
    ({ write, key, up, down }, m) => {
      const used = m.reg('used', bits(domains), { reset: 0 });
      const entries = m.mem('entries', Domain, { depth: domains });
      entries.write({ addr: write.index, data: write.domain, enable: write.enable });
      const sdis = Array.from({ length: domains }, (_, i) =>
        m.next(`sdi_${i}`, write.sdi, { enable: write.enable.and(write.index.eq(i)) }),
      );
      const chosen = write.index.oneHot(domains);
      m.when(write.enable, () => used.set(m.mux(write.used, used.or(chosen), used.and(chosen.not()))));

      // Whose key has come. Another SDI has none yet.
      const Owner = record({ sdi: bits(24), mode: KeyMode, associations: bits(2) });
      const owners = m.mem('owners', Owner, { depth: domains });
      const { mode, associations } = write.domain;
      owners.write({ addr: write.index, data: { sdi: write.sdi, mode, associations }, enable: write.enable });
      const owner = owners.read(write.index);
      const stays = m.named('stays', write.used.and(owner.sdi.eq(write.sdi)));
      const isAsBefore = pack(owner.mode).eq(pack(mode)).and(owner.associations.eq(associations));
      const staysDerived = m.named('stays_derived', stays.and(used.at(write.index)).and(isAsBefore));
      const keyed = ([0, 1] as const).map((an) => {
        const those = m.reg(`keyed_${an}`, bits(domains), { reset: 0 });
        const comes = key.enable.and(key.association.at(0).eq(an));
        const whose = key.association.slice(Index.width, 1).oneHot(domains);
        m.when(write.enable.and(stays.not()), () => those.set(those.and(chosen.not())));
        m.when(comes, () => those.set(m.mux(key.there, those.or(whose), those.and(whose.not()))));
        return those;
      });

      const moves = m.forward('moves', bit);
      const { payload, valid } = up.takeWhen(moves);
      const p = pipeline(m, payload, { valid, stall: moves.not() })
        .stage('take', () => ({}))
        .stage('compare', ({ sdi }) => ({ those: lowFirst(sdis.map((one) => one.eq(sdi))).and(used) }))
        .stage('find', ({ those }) => {
          const { index, valid: known } = those.priority();
          const entry = entries.read(index);
          const there = lowFirst(keyed.map((one) => one.at(index)));
          return { known, index, domain: { ...entry, associations: entry.associations.and(there) } };
        });
      const { valid: full, packet, known, index, domain } = p.out;
      moves.set(full.not().or(down.ready));
      return {
        quiet: p.at('compare').valid.or(p.at('find').valid).or(full).not(),
        ...{ keeps: stays, keeps_derived: staysDerived },
        down: { payload: { packet, known, index, domain }, valid: full },
      };
    },
  );
};
