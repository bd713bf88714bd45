/** The key and IV of a packet, as its domain says (uet-wire.md 8.3 to 8.6). */
import { bit, bits, cat, module, record } from '../../../hdl/index.ts';
import { Around, Domain, domainNumber, keyRequest, type LayerSizes } from './shapes.ts';

/** What a TSS header says, but for its SDI. */
export const TssFields = record({ an: bit, has_ssi: bit, ssi: bits(32), epoch: bits(16), counter: bits(48) });

/** Whose address a server derives keys from: always the client's. */
export type Direction = 'transmit' | 'receive';

/**
 * Combinational. `iv` is without its mask. `sources_differ` 0: with IPv6 and without SSI the IV does not tell sources
 * of a shared key apart, so the packet is neither sent nor taken.
 */
export const tssKeyRequest = (direction: Direction, sizes: LayerSizes) =>
  module(
    `tss_${direction}_key_request_n${sizes.domains}`,
    {
      summary: `Which key a packet needs that is to be ${direction === 'transmit' ? 'sent' : 'opened'}, and its IV.`,
      in: { domain: Domain, index: domainNumber(sizes), sdi: bits(24), around: Around, tss: TssFields },
      out: { request: keyRequest(sizes), iv: bits(96), sources_differ: bit },
    },
    ({ domain, index, sdi, around, tss }, m) => {
      const { mode, rekey_mask, rekey_shift } = domain;
      const { ipv6, source, destination } = around;
      m.unused(around.bytes, around.udp, around.between, domain.associations, domain.crypt_offset, domain.udp_aad);
      m.unused(domain.epoch_0, domain.epoch_1, domain.max_epoch_lifetime, domain.max_epoch_ahead);
      const { cluster, server } = m.named({ cluster: mode.is('cluster'), server: mode.is('server') });
      const derive = m.named('derive', cluster.or(server));
      const end = direction === 'transmit' ? m.mux(server, destination, source) : source;
      if (direction === 'receive') m.unused(destination);
      // An SSI takes the place of an IPv4 address only.
      const short = m.mux(tss.has_ssi, tss.ssi, end.trunc(32)).zext(128);
      const rolled = m.named('rolled', tss.counter.and(rekey_mask).shr(rekey_shift).trunc(32));
      const first = m.mux(tss.has_ssi, tss.ssi, m.mux(ipv6, sdi.zext(32), source.trunc(32)));
      const address = m.mux(ipv6, end, short).mask(derive);
      // One of 4 bytes is the same key, whatever a packet has above it.
      m.assert('short_address_is_alone', ipv6.or(address.slice(127, 32).any().not()));
      return {
        request: {
          association: index.cat(tss.an),
          derive,
          server,
          direct: mode.is('direct'),
          wide: derive.and(ipv6),
          address,
          epoch: tss.epoch.mask(derive),
          rekey: rolled.mask(cluster),
        },
        iv: cat(first, tss.epoch, tss.counter),
        sources_differ: ipv6.not().or(tss.has_ssi).or(cluster),
      };
    },
  );
