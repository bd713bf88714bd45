/** What the parts of the TSS layer hand to one another (uet-wire.md 8). */
import { bit, bits, clog2, enumOf, record, type ValueOf } from '../../../hdl/index.ts';
import { laneBytes, packetLengthBits } from '../gcm/packet.ts';
import type { laneCounts } from '../gcm/settings.ts';

/** Bits of numbers of bytes. A body has up to 16,000 of them. */
export const lengthBits = packetLengthBits;

export interface LayerSizes {
  /** Secure domains: a power of two from 2. */
  readonly domains: number;
  /** Keys that the engine of each direction holds: a power of two from 8. */
  readonly keys: number;
  /**
   * What the memories are of in which a packet's key is looked up, some 200 bits a key: `distributed` unless given;
   * `block` for thousands of keys.
   */
  readonly keyMemory?: 'distributed' | 'block';
  /** Lanes of that engine, and so 16 bytes a clock of the layer for each: 1 unless given. */
  readonly lanes?: (typeof laneCounts)[number];
  /** How its round keys are made: `stored` unless given. */
  readonly engine?: { readonly keySchedule?: 'stored' | 'on_the_fly' };
}

/** Lanes of the engines. */
export const lanesOf = ({ lanes }: Pick<LayerSizes, 'lanes'>): (typeof laneCounts)[number] => lanes ?? 1;

/** Bytes in a beat of bodies. */
export const bodyBytes = (sizes: Pick<LayerSizes, 'lanes'>): number => laneBytes * lanesOf(sizes);

/** What the names of parts end with that are not those of one lane. */
export const laneSuffix = (sizes: Pick<LayerSizes, 'lanes'>): string =>
  lanesOf(sizes) === 1 ? '' : `_l${lanesOf(sizes)}`;

/** How packet keys come from a domain's (8.3). A `client` is given its derived key and mask. */
export const KeyMode = enumOf('direct', 'cluster', 'server', 'client');

/** What of a UDP header is authenticated, after the addresses (8.7). */
export const UdpAad = enumOf('ports', 'header', 'destination_port', 'none');

/**
 * What both ends of a secure domain have agreed on, but for its keys.
 *
 * - `associations`: bit an says that the key of association number an is there.
 * - `crypt_offset`: bytes from the TSS header to the first encrypted one; the header's length where that is more, as 0
 *   always is.
 * - `rekey_mask`, `rekey_shift`: keys roll with (counter and mask) >> shift, in cluster mode only.
 * - `epoch_0`, `epoch_1`: the present one of each association, as a new key begins with another; `max_epoch_lifetime`:
 *   how many a packet may be behind, `max_epoch_ahead` ahead.
 */
export const Domain = record({
  mode: KeyMode,
  associations: bits(2),
  crypt_offset: bits(8),
  udp_aad: UdpAad,
  epoch_0: bits(16),
  epoch_1: bits(16),
  max_epoch_lifetime: bits(16),
  max_epoch_ahead: bits(16),
  rekey_mask: bits(48),
  rekey_shift: bits(6),
});

/**
 * The packet around a body. An IPv4 address is in the low 32 bits. `between`: the UDP header, or the entropy header in
 * its high 32 bits. `bytes`: those of the body; it has to have as many.
 */
const around = {
  ipv6: bit,
  source: bits(128),
  destination: bits(128),
  udp: bit,
  between: bits(64),
  bytes: bits(lengthBits),
} as const;

export const Around = record(around);

/** Those fields of a head. */
export const aroundOf = ({ ipv6, source, destination, udp, between, bytes }: ValueOf<typeof Around>) => ({
  ...{ ipv6, source, destination, udp, between, bytes },
});

/**
 * A packet to be sent: in which domain, under which of its keys, and with SSI or not. Its body begins with the PDS
 * header.
 */
export const TransmitHead = record({ ...around, sdi: bits(24), an: bit, has_ssi: bit, ssi: bits(32) });

/** Bits of a tag, which whoever brings a received packet gives it, and finds with its verdict. */
export const tagBits = 8;

/** A packet that was received. Its body begins with the TSS header, or with the PDS header where there is none. */
export const ReceiveHead = record({ ...around, trimmed: bit, tag: bits(tagBits) });

export const domainNumber = ({ domains }: LayerSizes) => bits(clog2(domains));

/** The key of an association: domain, then AN in the lowest bit. */
export const associationNumber = ({ domains }: LayerSizes) => bits(clog2(domains) + 1);

/**
 * Which key a packet needs. `derive`: one of `address`, `epoch` and `rekey`; else the association's, and all of these
 * are 0.
 */
export const keyRequest = (sizes: LayerSizes) =>
  record({
    association: associationNumber(sizes),
    derive: bit,
    server: bit,
    /** The association's key, and no mask. */
    direct: bit,
    wide: bit,
    address: bits(128),
    epoch: bits(16),
    rekey: bits(32),
  });

/** Where the engine has the key, and what the IV is masked with. */
export const keyPlace = ({ keys }: LayerSizes) => record({ slot: bits(clog2(keys)), iv_mask: bits(96) });
