/** Secure domains: what both ends have agreed on (uet-wire.md 8.3 to 8.8). */
import { UserError } from '../../../../support/user-error.ts';
import { deriveKey, type PacketKey } from './kdf.ts';
import { type Packet, type TssHeader, tssHeaderBytes, type UdpAad } from './packet.ts';

/**
 * How packet keys come from a domain's: `direct`: they are it. `cluster`: derived for each source. `server` and
 * `client`: derived for each client, by the server for each packet; the client is given its own.
 */
export type KeyMode = 'direct' | 'cluster' | 'server' | 'client';

/** One of the two keys of a domain. */
export interface Association {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** 12 bytes, which a client is given with its key; zeros in direct mode; derived in the others. */
  readonly ivMask?: Uint8Array;
}

export interface SecureDomain {
  /** 24 bits. */
  readonly sdi: number;
  readonly mode: KeyMode;
  /** By association number; the receiver has both while keys change. */
  readonly associations: readonly [Association | undefined, Association | undefined];
  /** Which bits of the counter roll the derived keys, of a cluster only: (counter and mask) >> shift, 32 bits of it. */
  readonly rekey?: { readonly mask: bigint; readonly shift: number };
  /** Bytes from the TSS header to the first encrypted one; without it the header's length, which is the least. */
  readonly cryptOffset?: number;
  readonly udpAad: UdpAad;
  /**
   * The present epoch of each association, as management says: that of a new key begins with 0.
   */
  readonly epochs: readonly [number, number];
  /** How many epochs a packet may be behind. The reference has 16. */
  readonly maxEpochLifetime: number;
  /** How many epochs a packet may be ahead, so that anyone who makes up epochs does not have keys derived. */
  readonly maxEpochAhead: number;
  /**
   * After so many packets that are not authentic the domain takes none until management clears it. The reference has
   * 1,000.
   */
  readonly authFailureLimit: number;
}

/** What the reference has, and the least that its sources agree on. */
export const domainDefaults = {
  udpAad: 'ports',
  epochs: [0, 0],
  maxEpochLifetime: 16,
  maxEpochAhead: 16,
  authFailureLimit: 1000,
} as const;

/** Throws a `UserError` for a domain whose parameters contradict each other. */
export function checkDomain({ sdi, mode, associations, rekey, cryptOffset }: SecureDomain): void {
  const fail = (what: string): never => {
    throw new UserError(`secure domain ${sdi}: ${what}`);
  };
  if (!Number.isInteger(sdi) || sdi < 0 || sdi > 0xff_ffff) fail('give an SDI of 24 bits');
  for (const association of associations) {
    if (association === undefined) continue;
    if (association.key.length !== 32) fail(`a key of ${association.key.length} bytes: give 32`);
    const needed = mode === 'client';
    if ((association.ivMask !== undefined) !== needed || (needed && association.ivMask!.length !== 12))
      fail(needed ? 'a client needs an IV mask of 12 bytes with its key' : 'an IV mask is for clients: leave it out');
  }
  if (rekey !== undefined && mode !== 'cluster') fail('keys roll in cluster mode only: leave rekey out');
  if (cryptOffset !== undefined && (!Number.isInteger(cryptOffset) || cryptOffset < 12))
    fail(`encryption from byte ${cryptOffset}: give an offset from 12`);
}

/** Bytes of a packet's body that are not encrypted. */
export const clearBytes = ({ cryptOffset = 0 }: SecureDomain, header: TssHeader): number =>
  Math.max(cryptOffset, tssHeaderBytes(header));

/**
 * Whether the IV tells the sources of a key apart: with IPv6 it does not have their address, so where they share a key,
 * in direct and server mode, an SSI must be there (8.6).
 */
export const sourcesDiffer = ({ mode }: SecureDomain, { ssi }: TssHeader, { source }: Packet): boolean =>
  source.length === 4 || ssi !== undefined || mode === 'cluster';

/** The key and mask of a packet that is sent or received; its association must be there. */
export function packetKey(
  domain: SecureDomain,
  header: TssHeader,
  packet: Packet,
  direction: 'transmit' | 'receive',
): PacketKey {
  const { key, ivMask = new Uint8Array(12) } = domain.associations[header.an as 0 | 1]!;
  const { mode, rekey } = domain;
  if (mode === 'direct' || mode === 'client') return { key, ivMask };
  // A server's keys are of its clients: it is their address that counts, whoever sends.
  const end = mode === 'server' && direction === 'transmit' ? packet.destination : packet.source;
  const rolled = rekey === undefined ? 0n : (header.counter & rekey.mask) >> BigInt(rekey.shift);
  return deriveKey(key, {
    mode,
    epoch: header.epoch,
    rekey: Number(BigInt.asUintN(32, rolled)),
    // An SSI takes the place of an IPv4 address only (8.4).
    address: header.ssi === undefined || end.length === 16 ? end : word(header.ssi),
  });
}

function word(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return new Uint8Array(bytes.buffer);
}
