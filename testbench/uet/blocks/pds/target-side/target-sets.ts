/** In which sets the tables of a PDS target put things: their hash functions in software. */
import { clog2 } from '../../../../../rtl-gen/hdl/index.ts';
import { arrivalLayout } from '../../../../../rtl-gen/uet/pds/target-side/arrival/arrival-layout.ts';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { storeWays } from '../../../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import type { PdcIdentity, PdsTargetOptions } from '../../../golden/pds/index.ts';

/** The sets of the table of initiators and of the store of guaranteed responses. */
export function targetSets(hardware: Hardware): Pick<PdsTargetOptions, 'table' | 'store'> {
  const { ways, sets, contextBits, adopts } = arrivalLayout(hardware);
  // Bit 15 tells an adopted PDC, whose context is one of the upper half.
  const half = 2 ** (contextBits - 1);
  const contextOf = (pdcid: number): number =>
    adopts ? (pdcid & (half - 1)) + (pdcid >= 2 ** 15 ? half : 0) : pdcid & (2 ** contextBits - 1);
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
        linearHashOf((source << 20n) | (BigInt(local) << 16n) | BigInt(spdcid), clog2(sets)),
    },
    store: {
      ways: storeWays,
      setOf: (pdcid, psn) => (psn & (2 ** setBits - 1)) ^ reversed(contextOf(pdcid)),
    },
  };
}
