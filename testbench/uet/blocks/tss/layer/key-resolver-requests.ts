/** Requests for keys, as the resolver has them at its ports. */
import { bits } from '../../../../../rtl-gen/hdl/index.ts';
import { keyResolver } from '../../../../../rtl-gen/uet/tss/layer/key-resolver.ts';
import { cacheWays as waysOf } from '../../../../../rtl-gen/uet/tss/layer/key-ways.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { numberOf } from '../../../golden/tss/reference/bytes.ts';

export const sizes = { domains: 2, keys: 8 };
export const cacheWays = waysOf(sizes);
export const associations = 2 * sizes.domains;
export const smallResolver = keyResolver('test', sizes, bits(16));

/** Which key a packet needs, as the golden model says it. */
export interface Request {
  readonly association: number;
  /** `own`: the association's key with its mask; `direct`: without. */
  readonly kind: 'own' | 'direct' | 'cluster' | 'server';
  readonly epoch: number;
  readonly rekey: number;
  readonly address: Uint8Array;
}

export const fieldsOf = ({ association, kind, epoch, rekey, address }: Request) => {
  const derive = kind === 'cluster' || kind === 'server';
  return {
    ...{ association, derive: Number(derive), server: Number(kind === 'server') },
    ...{ direct: Number(kind === 'direct'), wide: Number(derive && address.length === 16) },
    address: derive ? numberOf(address) : 0n,
    ...{ epoch: derive ? epoch : 0, rekey: derive ? rekey : 0 },
  };
};

/** The set of places in which the key of a request is kept: a hash of all that it is known by. */
export function setOf(request: Request): number {
  const ports = fieldsOf(request);
  const parts = [
    { value: BigInt(ports.wide), width: 1 },
    { value: ports.address, width: 128 },
    { value: BigInt(ports.epoch), width: 16 },
    { value: BigInt(ports.rekey), width: 32 },
    { value: BigInt(ports.association), width: Math.log2(associations) },
  ];
  const known = parts.reduce((high, { value, width }) => (high << BigInt(width)) | value, 0n);
  return linearHashOf(known, Math.log2(sizes.keys / cacheWays));
}

/** All zeros but one bit. */
export function oneBit(bytes: number, bit: number): Uint8Array {
  const address = new Uint8Array(bytes);
  address[(bit >> 3) % bytes] = 1 << (bit & 7);
  return address;
}
