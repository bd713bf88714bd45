/** Derivation of packet keys: NIST SP 800-108 in counter mode with CMAC of AES-256 (uet-wire.md 8.4). */
import { aes256Block } from './cipher.ts';

/** What a packet is sealed with. */
export interface PacketKey {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** 12 bytes, exclusive-ored to the IV. */
  readonly ivMask: Uint8Array;
}

/** What a derived key is of, besides the domain's key. */
export interface KeyContext {
  readonly mode: 'cluster' | 'server';
  /** 16 bits. */
  readonly epoch: number;
  /** 32 bits. */
  readonly rekey: number;
  /** An IPv4 address or an SSI (4 bytes), or an IPv6 address (16). */
  readonly address: Uint8Array;
}

const labels = { cluster: 'U1', server: 'U2' } as const;
const derivedBits = 352;

/** CMAC with AES-256 (NIST SP 800-38B): 16 bytes. */
export function cmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const encrypt = (block: Uint8Array): Uint8Array => aes256Block(key, block);
  const isWhole = message.length > 0 && message.length % 16 === 0;
  const padded = isWhole ? message : Uint8Array.of(...message, 0x80, ...new Uint8Array(15 - (message.length % 16)));
  const single = doubled(encrypt(new Uint8Array(16)));
  const last = isWhole ? single : doubled(single);
  let state: Uint8Array = new Uint8Array(16);
  for (let at = 0; at < padded.length; at += 16) {
    const isLast = at + 16 === padded.length;
    state = encrypt(state.map((byte, i) => byte ^ padded[at + i]! ^ (isLast ? last[i]! : 0)));
  }
  return state;
}

/** The product with x in the field of CMAC. */
function doubled(block: Uint8Array): Uint8Array {
  return block.map((byte, i) => {
    const carried = i < 15 ? block[i + 1]! >> 7 : (block[0]! >> 7) * 0x87;
    return ((byte << 1) & 0xff) ^ carried;
  });
}

/**
 * The messages whose CMACs, one after another, are what is derived: a counter from 1, label, 0, context, length in
 * bits.
 */
export function kdfMessages({ mode, epoch, rekey, address }: KeyContext): readonly Uint8Array[] {
  const word = new Uint8Array(6);
  const view = new DataView(word.buffer);
  view.setUint16(0, epoch);
  view.setUint32(2, rekey);
  const context = [...(address.length === 16 ? [0, 0, 0, 0] : []), ...word, ...address];
  const fixed = [...new TextEncoder().encode(labels[mode]), 0, ...context, derivedBits >> 8, derivedBits & 0xff];
  return Array.from({ length: Math.ceil(derivedBits / 128) }, (_, i) => Uint8Array.of(i + 1, ...fixed));
}

/** The key and mask of packets in that context: 256 and 96 of the derived bits. */
export function deriveKey(domainKey: Uint8Array, context: KeyContext): PacketKey {
  const derived = kdfMessages(context).flatMap((message) => [...cmac(domainKey, message)]);
  return { key: Uint8Array.from(derived.slice(0, 32)), ivMask: Uint8Array.from(derived.slice(32, 44)) };
}
