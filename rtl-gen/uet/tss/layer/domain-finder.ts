/** The secure domain of a packet, by its SDI. */
import { type Bits, bit, bits, enumOf, module, record, type Shape, sink, source } from '../../../hdl/index.ts';
import { Domain, domainNumber, type LayerSizes } from './shapes.ts';

/** A domain as management writes it: `used` 0 takes the entry away. */
export const domainWrite = (sizes: LayerSizes) =>
  record({ enable: bit, index: domainNumber(sizes), used: bit, sdi: bits(24), domain: Domain });

/** A packet with its domain; `known` 0: there is none of that SDI, and `domain` means nothing. */
export const withDomain = <V>(sizes: LayerSizes, packet: Shape<V>) =>
  record({ packet, known: bit, index: domainNumber(sizes), domain: Domain });

/**
 * Gives each packet the domain of its `sdi`: the lowest entry that has it. Latency 3, a packet every 4 clocks. After reset no entry is used. `write`
 * takes effect a clock later: not while a packet is inside, which `quiet` says.
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
      in: { write: domainWrite(sizes) },
      out: { quiet: bit },
      link: { up: sink(record({ sdi: bits(24), packet })), down: source(withDomain(sizes, packet)) },
    },
    ({ write, up, down }, m) => {
      const state = m.reg('state', enumOf('idle', 'compare', 'read', 'offer'), { reset: 'idle' });
      const used = m.reg('used', bits<number>(domains), { reset: 0 });
      const entries = m.mem('entries', Domain, { depth: domains });
      entries.write({ addr: write.index, data: write.domain, enable: write.enable });
      const sdis = Array.from({ length: domains }, (_, i) => {
        const sdi = m.reg(`sdi_${i}`, bits(24));
        m.when(write.enable.and(write.index.eq(i)), () => sdi.set(write.sdi));
        return sdi;
      });
      const chosen = write.index.oneHot(domains);
      m.when(write.enable, () => used.set(m.mux(write.used, used.or(chosen), used.and(chosen.not()))));

      const sdi = m.reg('sdi', bits(24));
      const held = m.reg('held', packet);
      const those = m.reg('those', bits<number>(domains));
      const { index, valid } = those.priority();
      const found = m.reg('found', record({ known: bit, index: Index, domain: Domain }));
      m.match(state, {
        idle: () =>
          m.when(up.valid, () => {
            sdi.set(up.payload.sdi);
            held.set(up.payload.packet);
            state.set('compare');
          }),
        compare: () => {
          const equal = sdis.map((one) => one.eq(sdi) as Bits).reduce((low, high) => high.cat(low));
          those.set(equal.as<number>(domains).and(used));
          state.set('read');
        },
        read: () => {
          const number = index.as<number>(Index.width);
          found.set({ known: valid, index: number, domain: entries.read(number) });
          state.set('offer');
        },
        offer: () => m.when(down.ready, () => state.set('idle')),
      });
      return {
        quiet: state.is('idle'),
        up: { ready: state.is('idle') },
        down: { payload: { packet: held, ...found }, valid: state.is('offer') },
      };
    },
  );
};
