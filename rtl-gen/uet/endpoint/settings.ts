/** What an endpoint is built for, and what operators choose while it runs. */
import { bit, bits, record, vec } from '../../hdl/index.ts';
import type { ParserSettings } from '../wire/parser/settings.ts';

/** Addresses that an endpoint can have: those that the four bits of `local` name. */
export const localAddresses = 16;

/** Bytes a clock that endpoints are built for; the host side and the ends of links have fewer. */
export const endpointWidths = [16, 32, 64, 128] as const;
export type EndpointWidth = (typeof endpointWidths)[number];

/** The wire's settings, for both directions. */
export type EndpointWire = Pick<
  ParserSettings,
  'udpPort' | 'nativeProtocol' | 'crc' | 'crcCoverage' | 'fcs' | 'trimmedDscps'
> &
  Partial<Pick<ParserSettings, 'marked'>>;

/** An address of ours: IPv4 as mapped into IPv6. `tag`: frames from it bear this VLAN tag, where `tagged`. */
export const LocalAddress = record({
  enable: bit,
  ip: bits(128),
  mac: bits(48),
  tagged: bit,
  tag: record({ pcp: bits(3), dei: bit, vid: bits(12) }),
});

/** No two that are enabled are equal. */
export const LocalAddresses = vec(LocalAddress, localAddresses);

/** A DSCP that a fabric may do without (uet-wire.md 11.1). */
export const OptionalDscp = record({ used: bit, dscp: bits(6) });
