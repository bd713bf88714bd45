/** The frames of a receive half that answer: from replies of the PDS target, and what answers RUDI, to the deparser. */
import { type Bits, bit, type Ctx, type Ready, type Stream, type ValueOf } from '../../hdl/index.ts';
import type { Reply } from '../pds/target-side/answers/reply.ts';
import { uetDeparser } from '../wire/deparser/uet-deparser.ts';
import { rudiReplies } from './receive/rudi-replies.ts';
import type { RudiAnswer, RudiRefusal } from './receive/rudi-request.ts';
import type { RxRegisters } from './rx-records.ts';
import { StoredResponse } from './ses/records.ts';
import { responseStore } from './ses/response-store.ts';
import type { EndpointWidth, EndpointWire } from './settings.ts';
import { type NeighbourWrite, replyMap } from './transmit/reply-map.ts';

interface ReplyOptions {
  readonly bytes: EndpointWidth;
  readonly wire: EndpointWire;
  readonly guaranteed: number;
  readonly atomics: boolean;
  readonly defers: boolean;
}

interface Replies {
  readonly registers: Pick<ValueOf<typeof RxRegisters>, 'addresses' | 'gateway' | 'reply'>;
  readonly neighbour: ValueOf<typeof NeighbourWrite>;
  readonly target: Stream<ValueOf<typeof Reply>>;
  /** A response that SES stores until it leaves. */
  readonly store: {
    readonly valid: Bits<1>;
    readonly handle: Bits;
    readonly response: ValueOf<ReturnType<typeof StoredResponse>>;
  };
  /** What answers requests of RUDI. */
  readonly rudi:
    | { readonly refused: ValueOf<typeof RudiRefusal>; readonly answers: Stream<ValueOf<typeof RudiAnswer>> }
    | undefined;
  /** Whoever takes the frames. */
  readonly replies: Ready;
}

/**
 * `frames`, and what is taken for them: of the target, and `rudi` of its answers. `left` is a reply that has left, of
 * either.
 */
export function repliesOf(
  m: Ctx,
  { bytes, wire, guaranteed, atomics, defers }: ReplyOptions,
  { registers: { addresses, gateway, reply }, neighbour, target, store, rudi, replies }: Replies,
) {
  const found = m.forward('found', StoredResponse(atomics, defers));
  const headersReady = m.forward('headers_ready', bit);
  const emptyReady = m.forward('empty_ready', bit);
  const leavingTaken = rudi && m.forward('leaving_taken', bit);
  const leaving =
    rudi &&
    m.inst('replies', rudiReplies, {
      ...{ refused: rudi.refused, target, answers: rudi.answers },
      down: { ready: leavingTaken! },
    });
  const shown = leaving?.down.payload;
  const out = m.inst('reply_map', replyMap(bytes, guaranteed, atomics, defers, rudi !== undefined), {
    registers: { addresses, gateway, reply },
    neighbour,
    ...{ found, of_rudi: shown?.rudi },
    reply: leaving === undefined ? target : { payload: shown!.reply, valid: leaving.down.valid },
    headers: { ready: headersReady },
    payload: { ready: emptyReady },
  });
  leavingTaken?.set(out.reply.ready);
  const stored = m.inst('store', responseStore(guaranteed, atomics, defers), { store, handle: out.handle });
  found.set(stored.found);
  const deparser = m.inst('deparser', uetDeparser(bytes, wire), {
    headers: out.headers,
    payload: out.payload,
    down: replies,
  });
  headersReady.set(deparser.headers.ready);
  emptyReady.set(deparser.payload.ready);
  return {
    ready: out.ready,
    not_known: out.not_known,
    counts: deparser.counts,
    frames: deparser.down,
    takes: { target: leaving?.target.ready ?? out.reply.ready, rudi: leaving?.answers.ready },
    taken: leaving === undefined ? out.taken : target.valid.and(leaving.target.ready),
    left: { valid: out.taken, payload: shown?.reply ?? target.payload },
  };
}
