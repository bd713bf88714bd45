/** Messages with their beats in the same order, of the host and of the endpoint itself. */
import { type Bits, bit, type Ctx, type Stream, type StreamValue, type ValueOf } from '../../../hdl/index.ts';
import type { Beat, NoUser } from '../../../lib/packet/beat.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import type { TxMessage } from './tx-records.ts';

/** Messages that have been given, and whose beats have not. */
const ahead = 16;

type Message = ValueOf<ReturnType<typeof TxMessage>>;

interface Given {
  /** The next message. */
  readonly message: Stream<Message>;
  /** Its one beat has no bytes, and is not of `payload`. */
  readonly isBare: Bits<1>;
  /** Whether it has beats at all; without this each has. */
  readonly hasBeats?: Bits<1>;
  readonly payload: StreamValue<Beat<NoUser>>;
  /** The host could not read the beat that `payload` shows. */
  readonly payload_wrong: Bits<1>;
  /** Whether the beat that is shown is taken. */
  readonly beat_taken: Bits<1>;
}

/**
 * `out` is each message a cycle later, `bytes` its beats in the same cycle: those of `payload`, or one without bytes.
 * `moves`: the message is taken. `wrong` goes with the beat of `bytes`.
 */
export function messageBeats(
  m: Ctx,
  { message, isBare, hasBeats, payload, payload_wrong, beat_taken }: Given,
): {
  readonly moves: Bits<1>;
  readonly wrong: Bits<1>;
  readonly out: StreamValue<Message>;
  readonly bytes: Stream<Beat<NoUser>>;
} {
  const orderRoom = m.forward('order_room', bit);
  const slice = m.inst('slice', forwardSlice(m.shapeOf(message.payload)), {
    up: { payload: message.payload, valid: message.valid.and(orderRoom) },
  });
  const given = message.valid.and(slice.up.ready);
  const orderTaken = m.forward('order_taken', bit);
  const order = m.inst('order', fifo(bit, ahead), {
    up: { payload: isBare, valid: hasBeats === undefined ? given : given.and(hasBeats) },
  });
  orderRoom.set(order.up.ready);
  const { payload: isNext, valid } = order.down.takeWhen(orderTaken);
  const isNone = m.named('is_none', valid.and(isNext));
  const isHost = m.named('is_host', valid.and(isNext.not()));
  const { data, keep, last, user } = payload.takeWhen(isHost.and(beat_taken)).payload;
  const bytesValid = m.named('bytes_valid', isNone.or(isHost.and(payload.valid)));
  orderTaken.set(bytesValid.and(beat_taken).and(isNone.or(last)));
  return {
    moves: m.named('moves', given.and(orderRoom)),
    wrong: payload_wrong.and(isHost),
    out: slice.down,
    bytes: { payload: { data, keep: keep.mask(isNone.not()), last: last.or(isNone), user }, valid: bytesValid },
  };
}
