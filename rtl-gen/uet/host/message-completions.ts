/** Completions of messages: of those that were sent, of those that came, and of buffers that could not be read. */
import { type Bits, bit, bits, type Ctx, type StreamValue, type ValueOf } from '../../hdl/index.ts';
import type { Completion } from '../endpoint/ses/records.ts';
import type { TxCompletion } from '../endpoint/transmit/tx-records.ts';
import { opcodes, returnCodes } from '../wire/layout/index.ts';
import { CompletionKind, localErrors, type RingCompletion, type RingWrite } from './queue-records.ts';
import type { FetchedEntry } from './ring-fetch.ts';
import { KeptEntry, tagBits } from './send-entries.ts';

type OfRing = ValueOf<typeof RingCompletion>;

/** A tag, and what is kept of its message, in the clock of `valid`. */
interface Keeping {
  readonly valid: Bits<1>;
  readonly tag: Bits;
  readonly entry: ValueOf<ReturnType<typeof KeptEntry>>;
}

/**
 * What has become of messages that were sent, one in 3 clocks; `returned` gives a tag back. Those that are fine are
 * told only where their entry is signalled.
 */
export function sentCompletions(m: Ctx, queues: number, keeps: Keeping, sent: StreamValue<ValueOf<Sent>>) {
  const kept = m.mem('kept', KeptEntry(queues), { depth: 2 ** tagBits });
  kept.write({ addr: keeps.tag, data: keeps.entry, enable: keeps.valid });
  // 0: none; 1: what is kept of it is read; 2: it is told.
  const state = m.reg('sent_state', bits(2), { reset: 0 });
  const { payload, valid } = sent.takeWhen(state.eq(0));
  const ended = m.next('ended', payload, { enable: state.eq(0).and(valid) });
  const tag = ended.wr_id.trunc(tagBits);
  const whose = kept.readSync({ addr: tag, enable: m.lit(1, 1), onCollision: 'undefined' });
  const isTold = m.named('is_told', whose.signalled.or(ended.result.is('ok').not()));
  const kind = m.wire('sent_kind', CompletionKind, 'ok');
  m.when(ended.result.is('refused'), () => kind.set('refused'));
  m.when(ended.result.is('failed'), () => kind.set('failed'));
  const facts = {
    ...{ key: ended.message_id.zext(64), header_data: m.lit(64, 0), initiator: whose.ring.zext(32) },
    ...{ bytes: ended.bytes, kind, has_header_data: m.lit(1, 0), receives: m.lit(1, 0) },
    ...{ opcode: whose.opcode, code: ended.code, wr_id: whose.wr_id },
  };
  const told: StreamValue<OfRing> = m.offer('sent_told', {
    payload: { ring: whose.completions, facts },
    valid: state.eq(2).and(isTold),
  });
  const over = m.named('sent_over', state.eq(2).and(isTold.not().or(told.ready)));
  m.when(state.eq(0).and(valid), () => state.set(1))
    .elsewhen(state.eq(1), () => state.set(2))
    .elsewhen(over, () => state.set(0));
  return { told, returned: { valid: over, tag } };
}

type Sent = ReturnType<typeof TxCompletion>;
type Came = ReturnType<typeof Completion>;

/**
 * Messages that came, when memory has all their bytes: `issued` and `done` count the packets that have been given to be
 * written, and those that are in memory. They go to the ring that the receive queue names.
 */
export function cameCompletions(
  m: Ctx,
  came: StreamValue<ValueOf<Came>>,
  receive: ValueOf<ReturnType<typeof RingWrite>>,
  { issued, done }: { readonly issued: Bits<8>; readonly done: Bits<8> },
): StreamValue<OfRing> {
  const marked = m.reg('marked', bit, { reset: 0 });
  const begins = came.valid.and(marked.not());
  const mark = m.next('mark', issued, { enable: begins });
  const isInMemory = m.named('is_in_memory', marked.and(done.sub(mark).at(7).not()));
  const { payload } = came;
  const ring = m.next('receive_completions', receive.ring.completions, { reset: 0, enable: receive.valid });
  const isFine = payload.return_code.eq(returnCodes.code.ok);
  const told = m.offer('came_told', {
    payload: {
      ring,
      facts: {
        ...{ key: payload.key, header_data: payload.header_data, initiator: payload.initiator, bytes: payload.bytes },
        kind: m.mux(isFine, m.lit(CompletionKind, 'ok'), m.lit(CompletionKind, 'refused')),
        ...{ has_header_data: payload.has_header_data, receives: m.lit(1, 1) },
        ...{ opcode: payload.opcode.zext(8), code: payload.return_code.zext(8), wr_id: payload.wr_id },
      },
    },
    valid: came.valid.and(isInMemory).and(payload.reported),
  });
  const over = m.named('came_over', isInMemory.and(payload.reported.not().or(told.ready)));
  came.takeWhen(over);
  m.when(begins, () => marked.set(1));
  m.when(over, () => marked.set(0));
  m.unused(payload.job_id, payload.message_id, payload.pdcid);
  return told;
}

/** A buffer whose entry could not be read. */
export const unreadBuffer = (m: Ctx, { completions }: FetchedEntry): OfRing => ({
  ring: completions,
  facts: {
    ...{ key: m.lit(64, 0), header_data: m.lit(64, 0), initiator: m.lit(32, 0), bytes: m.lit(32, 0) },
    ...{ kind: m.lit(CompletionKind, 'local'), has_header_data: m.lit(1, 0), receives: m.lit(1, 1) },
    ...{ opcode: m.lit(8, opcodes.code.send), code: m.lit(8, localErrors.entry_not_read), wr_id: m.lit(32, 0) },
  },
});
