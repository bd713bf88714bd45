/** What goes in and out of the receive half of the semantic sublayer. */
import { bit, bits, clog2, optional, record, source } from '../../../hdl/index.ts';
import { Delivery, SesResponse } from '../../pds/target-side/records.ts';
import { ReadRequest } from '../../ses/read-server/read-records.ts';
import { RxAside, SesReturns } from '../receive/join-records.ts';
import { RudiAnswer } from '../receive/rudi-request.ts';
import { HostAtomicTold, hostAtomics } from './atomic-answers.ts';
import { ReceiveDeferralIn, ReceiveDeferralOut } from './receive-deferral.ts';
import { moreTold, type SesReceiveOptions } from './receive-options.ts';
import { ReceiveRestIn, ReceiveRestOut, restBits } from './receive-rest.ts';
import { BareOrder, DataFind, DataFound, readTag, SesEvents, StoredResponse } from './records.ts';
import { HandleRelease, handleBits } from './response-places.ts';
import { RudiRead } from './rudi-reads.ts';
import { SemanticCommands, SemanticDone } from './semantic-control.ts';

/** Those of `sesReceive`, which says what they are for. */
export const receivePorts = (options: SesReceiveOptions) => {
  const { target: targetOptions, messages, guaranteed, responses, adopts = false, atomicWords } = options;
  const { datagrams = false, rudi = false, deferrals, rendezvous } = targetOptions;
  const atomics = atomicWords !== undefined;
  const [defers, rests] = [deferrals !== undefined, rendezvous !== undefined];
  const more = moreTold(targetOptions);
  const keeps = more.keptBits !== undefined;
  return {
    in: {
      aside: RxAside(atomics, defers || rudi, datagrams, rudi),
      deliver: Delivery,
      commands: SemanticCommands(targetOptions),
      released: HandleRelease,
      tick: bit,
      /** All that was placed up to the oldest flush that is not answered is visible. */
      flushed: bit,
      read_room: optional(adopts, bit),
      found: optional(adopts, DataFound),
      /** Atomics of the host; each stays until it is taken. */
      host_atomic: hostAtomics(atomicWords),
      deferral: optional(defers, ReceiveDeferralIn),
      rest: optional(rests, ReceiveRestIn(restBits(targetOptions))),
      /** The host has heard of a rendezvous send. */
      rest_heard: optional(rests, bit),
      /** The host has heard of an unexpected message. */
      kept_heard: optional(keeps, bit),
      /** One more READ by RUDI may wait. */
      rudi_room: optional(rudi, bit),
    },
    out: {
      ready: bit,
      host_atomic_done: optional(atomics, HostAtomicTold),
      find: optional(adopts, DataFind(rudi)),
      read: optional(adopts, record({ valid: bit, payload: ReadRequest(readTag) })),
      rudi_read: optional(rudi, record({ valid: bit, payload: RudiRead })),
      deferral_told: optional(defers, ReceiveDeferralOut(targetOptions.multi !== undefined)),
      rest_told: optional(rests, ReceiveRestOut(restBits(targetOptions))),
      done: SemanticDone(targetOptions),
      order: record({ valid: bit, payload: BareOrder(more) }),
      store: record({ valid: bit, handle: bits(handleBits(guaranteed)), response: StoredResponse(atomics, defers) }),
      returns: SesReturns,
      held: record({
        messages: bits(clog2(messages) + 1),
        guaranteed: bits(clog2(guaranteed) + 1),
        responses: bits(clog2(responses) + 1),
        deliveries: bits(clog2(responses) + 1),
        /** Answers that wait until bytes are visible. */
        complete: bits(clog2(responses) + 1),
      }),
      events: SesEvents,
    },
    link: { response: source(SesResponse), rudi_response: optional(rudi, source(RudiAnswer)) },
  };
};
