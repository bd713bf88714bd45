/** In which sets the tables of a PDS target put things: their hash functions in software. */
import { clog2 } from '../../../../rtl-gen/hdl/index.ts';
import { arrivalLayout } from '../../../../rtl-gen/uet/pds/target/arrival/arrival-layout.ts';
import type { PdsTargetOptions as Hardware } from '../../../../rtl-gen/uet/pds/target/pds-target.ts';
import { storeWays } from '../../../../rtl-gen/uet/pds/target/store/guaranteed-store.ts';
import type { PdcIdentity, PdsTargetOptions } from '../../../golden/pds/index.ts';

/** As `linearHash` has it: bits of a CRC-32 of the key, here worked out a bit of the key at a time. */
function hashOf(key: bigint, width: number): number {
  let hash = 0;
  let residue = 0x04c11db7;
  for (let rest = key; rest !== 0n; rest >>= 1n) {
    if (rest & 1n) hash ^= residue;
    residue = ((residue << 1) ^ (residue < 0 ? 0x04c11db7 : 0)) | 0;
  }
  return hash & (2 ** width - 1);
}

/** The sets of the table of initiators and of the store of guaranteed responses. */
export function targetSets(hardware: Hardware): Pick<PdsTargetOptions, 'table' | 'store'> {
  const { ways, sets, contextBits } = arrivalLayout(hardware);
  const setBits = clog2(hardware.guaranteedEntries / storeWays);
  const used = Math.min(contextBits, setBits);
  const reversed = (context: number): number => {
    let result = 0;
    for (let i = 0; i < used; i++) if ((context >> i) & 1) result |= 1 << (setBits - 1 - i);
    return result;
  };
  return {
    table: {
      ways,
      setOf: ({ source, local, spdcid }: PdcIdentity) =>
        hashOf((source << 20n) | (BigInt(local) << 16n) | BigInt(spdcid), clog2(sets)),
    },
    store: {
      ways: storeWays,
      setOf: (pdcid, psn) => (psn & (2 ** setBits - 1)) ^ reversed(pdcid & (2 ** contextBits - 1)),
    },
  };
}
