/** The messages of credit-based flow control as records; their places on the wire are in the tables of the wire. */
import { bit, bits, record, vec } from '../../hdl/index.ts';
import { countersPerUpdate, creditBits, freedBits, wireVcBits } from './settings.ts';

/** A CF_Update without its message type: the fields of the layout `cf_update` (link-layer.md B4). */
export const CfUpdate = record({
  vc_0: bits(wireVcBits),
  freed_0: bits(freedBits),
  vc_1: bits(wireVcBits),
  freed_1: bits(freedBits),
});

/**
 * What a CC_Update says: S_VC_CC of channels 0 to 15 (`half` 0) or 16 to 31 (`half` 1); 0 for channels that do not
 * exist.
 */
export const CcUpdate = ccUpdateOf(creditBits);

/** The same with counters of `counterBits`: fewer, for proofs. */
export function ccUpdateOf<W extends number>(counterBits: W) {
  return record({ half: bit, consumed: vec(bits<W>(counterBits), countersPerUpdate) });
}
