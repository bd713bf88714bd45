/** RTRs of peers and of ours, where messages wait for their receives. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import type { DeferralOut, WaitingMessage } from '../../ses/receive/target-deferral.ts';
import type { SesTargetOptions } from '../../ses/receive/target-options.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { ReceiveDeferralIn } from './receive-deferral.ts';
import { rtrAddresses } from './rtr-addresses.ts';
import { beforeTurn } from './turn-lines.ts';

/** A packet in its turn, where `given`. */
interface RtrTurn {
  readonly given: Bits<1>;
  /** Whether it is an RTR, and where it has come from. */
  readonly of: { readonly rtr: Bits<1>; readonly source: Bits<128>; readonly local: Bits<4> };
  /** Its message waits. */
  readonly waits: ValueOf<typeof WaitingMessage>;
  /** An RTR that is to leave. */
  readonly rtr: ValueOf<ReturnType<typeof DeferralOut>>['rtr'];
  readonly ports: ValueOf<typeof ReceiveDeferralIn>;
}

/**
 * Those of peers, whose answers are here long before their turn: the packet `takes` one, with that `code`. Ours go to
 * where their messages have come from.
 */
export function rtrTurn(m: Ctx, { packets, deferrals }: SesTargetOptions, { given, of, waits, rtr, ports }: RtrTurn) {
  const takes = m.named('takes_rtr', given.and(of.rtr));
  const line = { name: 'rtr_answers', packets, hasRoom: 'rtr_answer_finds_room', isThere: 'rtr_answer_is_there' };
  const code = beforeTurn(m, line, { payload: ports.answer.code, valid: ports.answer.valid }, takes);
  const ours = m.inst('rtrs', rtrAddresses(deferrals!), {
    target_upper: ports.target_upper,
    waits: {
      valid: given.and(waits.valid),
      peer: { token: waits.token, source: of.source, local: of.local },
    },
    rtr,
    down: { ready: ports.rtr_ready },
  });
  return {
    takes,
    ...{ code, isFine: code.eq(returnCodes.code.ok) },
    ...{ taken: ours.taken, leaving: { valid: ours.down.valid, payload: ours.down.payload } },
  };
}
