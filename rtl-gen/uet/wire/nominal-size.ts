/** What a packet counts in windows and credit: its nominal bytes. */
import { rudReq, sesStandard, udp } from './layout/index.ts';

/** Bytes that a packet counts beyond its payload: UDP, PDS and SES headers, and 40 (uet-wire.md 9.1). */
export const nominalOverhead = udp.bytes + rudReq.bytes + sesStandard.bytes + 40;
