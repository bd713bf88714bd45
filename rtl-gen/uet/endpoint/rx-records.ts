/** What the receive half of an endpoint is set to, what it counts, and what it shows of its inside. */
import { bit, bits, clog2, record } from '../../hdl/index.ts';
import { AnswerCounts } from '../pds/target-side/answers/answers.ts';
import { Reply } from '../pds/target-side/answers/reply.ts';
import { VerdictShown } from '../pds/target-side/arrival/pds-arrival.ts';
import { HousekeepingEvents } from '../pds/target-side/housekeeping-records.ts';
import { PdsRegisters } from '../pds/target-side/pds-target.ts';
import { Delivery, Request, SesResponse } from '../pds/target-side/records.ts';
import { DeparserCounts } from '../wire/deparser/uet-deparser.ts';
import { VerdictCounts } from '../wire/parser/uet-parser.ts';
import { LocalAddresses, OptionalDscp } from './settings.ts';
import { ReplySettings } from './transmit/reply-headers.ts';

/** What operators choose; may change at any time. */
export const RxRegisters = record({
  /** While it is 0 all that arrives is thrown away. */
  enable: bit,
  addresses: LocalAddresses,
  last_hop: OptionalDscp,
  gateway: bits(48),
  reply: ReplySettings,
  /** `offer` is the endpoint's own: it follows the level of the ring. */
  pds: PdsRegisters,
});

/** What is counted, modulo 2^32. */
export const RxCounts = record({
  parser: VerdictCounts,
  deparser: DeparserCounts,
  off: bits(32),
  unknown_address: bits(32),
  too_long: bits(32),
  unrouted: bits(32),
  no_buffer: bits(32),
});

/** Units of each kind that SES may need for a packet, of which there are so many. */
export const SesUnits = ({ messages, guaranteed, responses }: Readonly<Record<SesUnit, number>>) =>
  record({
    messages: bits(clog2(messages + 1)),
    guaranteed: bits(clog2(guaranteed + 1)),
    responses: bits(clog2(responses + 1)),
  });
type SesUnit = 'messages' | 'guaranteed' | 'responses';

/** What passes inside, for whoever follows it; nothing outside depends on it. */
export const RxTrace = (units: Readonly<Record<SesUnit, number>>) =>
  record({
    request: record({ valid: bit, payload: Request }),
    verdict: VerdictShown,
    deliver: Delivery,
    response: record({ valid: bit, payload: SesResponse }),
    /** Valid in the clock in which it leaves the target. */
    reply: record({ valid: bit, payload: Reply }),
    /** The units of each kind that are free. */
    free: SesUnits(units),
  });

/** What the target shows beside its verdicts: what its registers count. */
export const TargetShown = record({ ready: bit, events: AnswerCounts, housekeeping_events: HousekeepingEvents });
