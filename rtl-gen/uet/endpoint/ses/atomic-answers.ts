/** What the receive half of the endpoint keeps of an atomic until it is done, and what answers it then. */
import { type Bits, bit, bits, type Ctx, optional, record, unpack, type ValueOf } from '../../../hdl/index.ts';
import { Cookie } from '../../pds/target-side/records.ts';
import { wordAddressBits } from '../../ses/atomic-server/atomic-server.ts';
import { type AtomicAnswer, HostAtomic, HostAtomicDone } from '../../ses/atomic-server/server-records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { Extension } from '../receive/rx-meta.ts';

/** What an atomic has beside what all packets have. */
export const OfAtomic = record({
  /** Its header is the standard one, so an answer with data can name it. */
  is_standard: bit,
  extension: Extension,
  payload_length: bits(14),
  request_length: bits(32),
  fetching: bit,
});

/** Who waits for the answer of an atomic, and what it says besides. */
export const Asker = record({
  pdcid: bits(16),
  psn: bits(32),
  cookie: Cookie,
  message_id: bits(16),
  job_id: bits(24),
  /** It came by a return space, and its answer is guaranteed for that. */
  concludes: bit,
  /** Of one that is done: 32 at most. */
  request_length: bits(6),
});

/** Atomics of the host on so many words of the NIC; each stays until it is taken. */
export const HostAtomicOffer = (words: number) => record({ valid: bit, payload: HostAtomic(wordAddressBits(words)) });

/** The same, where there are words. */
export const hostAtomics = (words: number | undefined) => optional(words !== undefined, HostAtomicOffer(words ?? 16));

/** One is taken in this clock; one has been done. */
export const HostAtomicTold = record({ taken: bit, done: HostAtomicDone });

/** What answers an atomic that is done: default where it is OK and fetches nothing. */
export function atomicAnswer(m: Ctx, { who, code, has_data }: ValueOf<ReturnType<typeof AtomicAnswer>>) {
  const { pdcid, psn, cookie, message_id, job_id, concludes, request_length } = unpack(Asker, who);
  const isOk = code.eq(returnCodes.code.ok);
  const plain: Bits<1> = isOk.and(has_data.not()).and(concludes.not());
  return {
    ...{ pdcid, psn, cookie, message_id, job_id },
    ...{ plain, concludes, return_code: code, has_data },
    modified_length: request_length.mask(has_data).zext(32),
    ri_generation: m.lit(8, 0),
  };
}
