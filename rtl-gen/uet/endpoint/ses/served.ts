/** What of a request is served beside its message: READs of peers, and atomics on words of the NIC. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { TargetResult } from '../../ses/receive/target-records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { unreadCode } from './packet-answer.ts';
import type { WaitsFor } from './packet-needs.ts';

type Waits = ValueOf<ReturnType<typeof WaitsFor>>;

interface Asked extends Pick<Waits, 'by_return' | 'atomic' | 'rudi'> {
  readonly given: Bits<1>;
  readonly result: ValueOf<ReturnType<typeof TargetResult>>;
  /** One more READ may be under way: by a PDC, and by RUDI. */
  readonly room: Bits<1> | undefined;
  readonly rudiRoom: Bits<1> | undefined;
}

/**
 * `reads` and `isAtomic` say what is done, `isUnread` what is refused with the code `wrong`. An atomic is answered when
 * it is done; one without the standard header is refused. By RUDI a READ is `readsByRudi`, or there is `noPlace`.
 */
export function servedHere(m: Ctx, { by_return, atomic, rudi, given, result, room, rudiRoom }: Asked) {
  const never = m.lit(1, 0);
  const canServe = by_return === undefined ? never : by_return.is_standard.and(by_return.fits);
  const itsRoom = rudi === undefined ? room : m.mux(rudi, rudiRoom!, room!);
  const hasRoom = itsRoom === undefined ? never : canServe.and(itsRoom);
  const reads = m.named('reads', given.and(result.read).and(hasRoom));
  const isAtomic = atomic === undefined ? never : m.named('is_atomic', result.atomic.and(atomic.is_standard));
  const isUndone = result.atomic.and(isAtomic.not()).and(result.response.return_code.eq(returnCodes.code.ok));
  return {
    ...{ reads, isAtomic },
    readsByRudi: rudi && m.named('reads_by_rudi', reads.and(rudi)),
    noPlace: rudi && m.named('no_place', result.read.and(canServe).and(hasRoom.not())),
    isUnread: m.named('is_unread', result.read.and(hasRoom.not()).or(isUndone)),
    wrong:
      by_return === undefined ? m.lit(6, returnCodes.code.unsupported_op) : unreadCode(m, { ...by_return, isUndone }),
  };
}
