/** The frames of a receive half that answer: from replies of the PDS target, and what answers RUDI, to the deparser. */
import type { Bits, Ctx, StreamValue, ValueOf } from '../../hdl/index.ts';
import type { Reply } from '../pds/target-side/answers/reply.ts';
import { uetDeparser } from '../wire/deparser/uet-deparser.ts';
import { rudiReplies } from './receive/rudi-replies.ts';
import type { RudiAnswer, RudiRefusal } from './receive/rudi-request.ts';
import type { RxRegisters } from './rx-records.ts';
import { StoredResponse } from './ses/records.ts';
import { responseStore } from './ses/response-store.ts';
import type { EndpointWidth, EndpointWire } from './settings.ts';
import type { NeighbourWrite } from './transmit/next-hops.ts';
import { replyMap } from './transmit/reply-map.ts';

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
  readonly target: StreamValue<ValueOf<typeof Reply>>;
  /** A response that SES stores until it leaves. */
  readonly store: {
    readonly valid: Bits<1>;
    readonly handle: Bits;
    readonly response: ValueOf<ReturnType<typeof StoredResponse>>;
  };
  /** What answers requests of RUDI. */
  readonly rudi:
    | { readonly refused: ValueOf<typeof RudiRefusal>; readonly answers: StreamValue<ValueOf<typeof RudiAnswer>> }
    | undefined;
}

/** `frames`, what is taken for them, and `left`: a reply that has left, of the target or of RUDI. */
export function repliesOf(
  m: Ctx,
  { bytes, wire, guaranteed, atomics, defers }: ReplyOptions,
  { registers: { addresses, gateway, reply }, neighbour, target, store, rudi }: Replies,
) {
  const found = m.forward('response_found', StoredResponse(atomics, defers));
  const leaving = rudi && m.inst('replies', rudiReplies, { refused: rudi.refused, target, answers: rudi.answers });
  const shown = leaving?.down.payload;
  const out = m.inst('reply_map', replyMap(bytes, guaranteed, atomics, defers, rudi !== undefined), {
    registers: { addresses, gateway, reply },
    ...{ neighbour, found, of_rudi: shown?.rudi },
    reply: leaving?.down.map((of) => of.reply) ?? target,
  });
  found.set(m.inst('store', responseStore(guaranteed, atomics, defers), { store, handle: out.handle }).found);
  const deparser = m.inst('deparser', uetDeparser(bytes, wire), { headers: out.headers, payload: out.payload });
  return {
    ready: out.ready,
    not_known: out.not_known,
    counts: deparser.counts,
    frames: deparser.down,
    taken: leaving === undefined ? out.taken : target.fires,
    left: { valid: out.taken, payload: shown?.reply ?? target.payload },
  };
}
