/** READs of peers, each packet by itself. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { Cookie } from '../../pds/target-side/records.ts';
import type { ReadRequest } from '../../ses/read-server/read-records.ts';
import type { RudiRead } from './rudi-reads.ts';

/** Where its bytes are, and how many they are. */
interface Found {
  readonly completion: { readonly match_bits: Bits<64> };
  readonly address: Bits<64>;
  readonly length: Bits<14>;
}

/** What else it says. */
interface Asked {
  readonly pdcid: Bits<16>;
  readonly job_id: Bits<24>;
  readonly message_id: Bits<16>;
  readonly request_length: Bits<32>;
  readonly message_offset: Bits<32>;
}

/** Of one that came by RUDI: what its answer has of it, and where that goes. */
interface AskedByRudi extends Asked {
  readonly psn: Bits<32>;
  readonly cookie: ValueOf<typeof Cookie>;
  readonly from: { readonly source: Bits<128>; readonly local: Bits<4> };
}

/** What is read for one that came by RUDI, and who asks. Combinational. */
export const readByRudi = (
  m: Ctx,
  found: Found,
  { psn, cookie, from, ...asked }: AskedByRudi,
): ValueOf<typeof RudiRead> => ({
  read: { ...readOfPeer(m, found, asked), rudi: m.lit(1, 1) },
  asker: {
    echo: { pkt_id: psn, entropy: cookie.entropy, retx: cookie.retx, m: cookie.ce },
    to: { destination: from.source, local: from.local },
  },
});

/** What is read for one that came by a PDC: its tag is {the lower 16 bits of the key, PDCID}. Combinational. */
export const readOfPeer = (
  m: Ctx,
  { completion, address, length }: Found,
  { pdcid, job_id, message_id, request_length, message_offset }: Asked,
): ValueOf<ReturnType<typeof ReadRequest>> => ({
  tag: completion.match_bits.trunc(16).cat(pdcid),
  ...{ address, payload_length: length, request_length, message_offset, job_id, message_id },
  ...{ small: m.lit(1, 0), psn: m.lit(32, 0), rudi: m.lit(1, 0) },
});
