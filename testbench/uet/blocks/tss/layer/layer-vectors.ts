/** The constructed packets of the fact sheet (uet-wire.md 8.10): V1 in cluster mode, V3 in direct mode. */
import { domainDefaults, type Packet, type SecureDomain } from '../../../golden/tss/index.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));

const key = bytes('34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca');
const first = 0x74e5_0000_0023n;

const packet: Packet = {
  source: bytes('c0a82a01'),
  destination: bytes('c0a82a02'),
  encapsulation: { kind: 'native', entropy: bytes('12340000') },
  body: bytes('108cffff00012345000700000103001001000042000300050000000000001000000102030405060708090a0b0c0d0e0f'),
};

const shared = {
  ...{ ...domainDefaults, sdi: 0xabcd, epochs: [0x1dc0, 0x1dc0] as const },
  associations: [{ key }, undefined],
} as const;

interface Constructed {
  readonly domain: SecureDomain;
  readonly key: Uint8Array;
  /** The counter that the packet has. */
  readonly first: bigint;
  readonly packet: Packet;
  /** Its body when it leaves: TSS header, ciphertext, ICV. */
  readonly sealed: Uint8Array;
}

const one = (domain: SecureDomain, ciphertext: string, icv: string): Constructed => {
  return { domain, key, first, packet, sealed: bytes(`0800abcd1dc074e500000023${ciphertext}${icv}`) };
};

export const constructed: readonly Constructed[] = [
  one(
    { ...shared, mode: 'cluster', rekey: { mask: 0xffff_0000_0000n, shift: 32 } },
    '44a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8e',
    'a4c5802add98272ae89ce8a51351d0e5',
  ),
  one(
    { ...shared, mode: 'direct' },
    '3ac212542a4a56cdd2af92680ae0054d3820be6ad5887acf65b3f24bf994daf97df8b182bb0a8eb464e19cc585c91e79',
    '313f2b6707dc62c1ded98bf79a92c545',
  ),
];
