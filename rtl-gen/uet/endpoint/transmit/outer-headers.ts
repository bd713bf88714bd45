/** The headers of a frame outside of PDS: Ethernet with its tag, IP, UDP or the entropy header. */
import { type Bits, bit, bits, type Ctx, record, type Settable, type ValueOf } from '../../../hdl/index.ts';
import type { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { LocalAddress } from '../settings.ts';

/** What operators choose of all frames: TTL, and UET without UDP (uet-wire.md 1.2). */
export const OuterSettings = record({ ttl: bits(8), native: bit });

/** Where a frame comes from and goes to. */
export const Way = record({
  /** The address of ours that it leaves from, and the MAC address of the next hop. */
  local: LocalAddress,
  next_hop: bits(48),
  /** IPv4 as mapped into IPv6. */
  destination: bits(128),
  entropy: bits(16),
  dscp: bits(6),
  ecn: bits(2),
});

/**
 * What of `ParsedHeaders` a frame's way decides, where it goes to an IPv6 address by UDP; `setOthers` sets what is
 * different with IPv4, and without UDP. Lengths, protocols and checksums are the deparser's to fill in.
 */
export function outerHeaders(
  m: Ctx,
  { local, next_hop: nextHop, destination, entropy, dscp, ecn }: WayValue,
  ttl: Bits<8>,
) {
  const zero = <W extends number>(width: W) => m.lit(width, 0);
  return {
    ethernet: { destination: nextHop, source: local.mac, ethertype: zero(16) },
    tags: local.tagged.zext(2),
    outer_tag: { ...local.tag, ethertype: zero(16) },
    ip: 'ipv6' as const,
    ip_header: {
      ipv6: {
        version: zero(4),
        dscp,
        ecn,
        flow_label: zero(20),
        payload_length: zero(16),
        next_header: zero(8),
        hop_limit: ttl,
        source: local.ip,
        destination,
      },
    },
    transport: 'udp' as const,
    transport_header: {
      udp: { source_port: entropy, destination_port: zero(16), length: zero(16), checksum: zero(16) },
    },
  };
}

type WayValue = ValueOf<typeof Way>;

/** Sets what is not as `outerHeaders` has it. */
export function setOthers(
  m: Ctx,
  headers: Settable<ValueOf<typeof ParsedHeaders>>,
  { local, destination, entropy, dscp, ecn }: WayValue,
  { ttl, native }: ValueOf<typeof OuterSettings>,
): void {
  const zero = <W extends number>(width: W) => m.lit(width, 0);
  const isIpv4 = m.named('is_ipv4', destination.slice(127, 32).eq(0xffff));
  m.when(isIpv4, () =>
    headers.set({
      ip: 'ipv4',
      ip_header: {
        ipv4: {
          version: zero(4),
          ihl: zero(4),
          dscp,
          ecn,
          total_length: zero(16),
          identification: zero(16),
          reserved: zero(1),
          df: m.lit(1, 1),
          mf: zero(1),
          fragment_offset: zero(13),
          ttl,
          protocol: zero(8),
          header_checksum: zero(16),
          source: local.ip.trunc(32),
          destination: destination.trunc(32),
        },
      },
    }),
  );
  m.when(native, () =>
    headers.set({ transport: 'entropy', transport_header: { entropy: { entropy, reserved: zero(16) } } }),
  );
}
