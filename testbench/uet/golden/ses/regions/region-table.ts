/** The check of an access to a region: ses.md 1.2, steps 8 to 11, and 5.1. */
import type { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { hasIndex, idempotentSafe, isUsableKey, type MemoryRegion, type RegionOperation } from './region.ts';

export type ReturnCodeName = keyof typeof returnCodes.code;

/** Choices where sources differ or are silent. */
export interface RegionSettings {
  /**
   * Of a key that no region has. NO_MATCH is legal by the header with section numbers; the reference has BAD_MKEY [M].
   */
  readonly unknownKey: 'bad_mkey' | 'no_match';
  /** Of a region of another job: by the code's meaning, or as the reference has it twice (ses.md 1.2, step 9 [L]). */
  readonly wrongJob: 'perm_violation' | 'bad_mkey' | 'bad_job_id';
  /** Of a right that the region does not give: as the reference, or as Portals (step 10 [M/L]). */
  readonly wrongOperation: 'perm_violation' | 'op_violation';
  /** Of bytes outside: proposal, reference, address translation (step 11 [M], 5.1 [L], S25). */
  readonly outside: 'bad_addr' | 'unsupported_size' | 'at_out_of_range';
  /** Whether each packet has to lie within the region, or with it the whole message that it belongs to (5.1 [L]). */
  readonly boundsOf: 'packet' | 'message';
  /** Whether an atomic that gives nothing back needs the right to read and write too: the reference does [M]. */
  readonly atomicNeeds: 'atomic' | 'all';
}

export const defaultRegionSettings: RegionSettings = {
  unknownKey: 'bad_mkey',
  wrongJob: 'perm_violation',
  wrongOperation: 'perm_violation',
  outside: 'bad_addr',
  boundsOf: 'packet',
  atomicNeeds: 'all',
};

export interface RegionAccess {
  readonly operation: RegionOperation;
  /** A key, or of a small header the index of one. */
  readonly key: bigint | { readonly index: number };
  readonly jobId: number;
  readonly resourceIndex: number;
  /** 64 bits, of the message. */
  readonly bufferOffset: bigint;
  /** 32 bits, of the packet. */
  readonly messageOffset: number;
  /** Bytes of the packet: of its payload, or that it reads. */
  readonly length: number;
  readonly requestLength: number;
  /** It may be done twice, so the key has to be IDEMPOTENT_SAFE (ses.md 7 [M]). */
  readonly isRudi?: boolean;
}

/** `address`: of the host, 64 bits. */
export type AccessResult =
  | { readonly code: 'ok'; readonly address: bigint; readonly region: MemoryRegion }
  | { readonly code: Exclude<ReturnCodeName, 'ok'> };

/** The regions of a process. */
export class RegionTable {
  readonly settings: RegionSettings;
  readonly #regions: MemoryRegion[] = [];

  constructor(settings: Partial<RegionSettings> = {}) {
    this.settings = { ...defaultRegionSettings, ...settings };
  }

  /** Opens a region. A `RangeError` where its key is not free or has reserved bits, or it ends after 2^64. */
  add(region: MemoryRegion): void {
    const { key, base, length } = region;
    if (!isUsableKey(key)) throw new RangeError(`key 0x${key.toString(16)} has reserved bits`);
    if (this.#regions.some((other) => other.key === key)) throw new RangeError(`key 0x${key.toString(16)} is taken`);
    if (base + length > 2n ** 64n) throw new RangeError('a region ends after the last address');
    this.#regions.push(region);
  }

  /** Closes a region; whether there was one. */
  remove(key: bigint): boolean {
    const index = this.#regions.findIndex((region) => region.key === key);
    if (index >= 0) this.#regions.splice(index, 1);
    return index >= 0;
  }

  find(key: RegionAccess['key']): MemoryRegion | undefined {
    return this.#regions.find((region) =>
      typeof key === 'bigint' ? region.key === key : hasIndex(region.key, key.index),
    );
  }

  /** Whether a packet may do what it asks, in the order of ses.md 1.2. Sums do not wrap. */
  check(access: RegionAccess): AccessResult {
    const { unknownKey, wrongJob, wrongOperation, outside, boundsOf } = this.settings;
    const region = this.find(access.key);
    const isHere =
      region !== undefined &&
      // Small headers have the index of the key in the place of the resource index.
      (region.resourceIndex === undefined ||
        typeof access.key !== 'bigint' ||
        region.resourceIndex === access.resourceIndex);
    if (!isHere) return { code: unknownKey };
    if (region.jobId !== undefined && region.jobId !== access.jobId) return { code: wrongJob };
    if (!this.#isAllowed(region, access.operation)) return { code: wrongOperation };
    if (access.isRudi && (region.key & idempotentSafe) === 0n) return { code: 'op_violation' };
    const begin = access.bufferOffset - (region.virtualBase ?? 0n);
    const from = begin + BigInt(access.messageOffset);
    const isPacketInside = from >= 0n && from + BigInt(access.length) <= region.length;
    const isMessageInside = begin >= 0n && begin + BigInt(access.requestLength) <= region.length;
    if (!isPacketInside || (boundsOf === 'message' && !isMessageInside)) return { code: outside };
    return { code: 'ok', address: BigInt.asUintN(64, region.base + from), region };
  }

  #isAllowed({ rights }: MemoryRegion, operation: RegionOperation): boolean {
    if (operation === 'write') return rights.write;
    if (operation === 'read') return rights.read;
    if (!rights.atomic) return false;
    if (this.settings.atomicNeeds === 'all') return rights.read && rights.write;
    return operation === 'atomic' || rights.read;
  }
}
