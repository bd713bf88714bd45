/** Answers packets of READs with bytes of the host's memory. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { axiReader } from '../../../lib/axi/axi-reader.ts';
import { type Axi4Widths, axiReadManager } from '../../../lib/axi/axi4.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { loweredBeat } from '../../../lib/packet/packet-lower.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { ReadAnswer, ReadRequest } from './read-records.ts';

export interface ReadServerOptions {
  readonly widths: Axi4Widths;
  /** The id of all its bursts. */
  readonly id: number;
  /** Requests that may be under way, 2 or more. */
  readonly requests: number;
  /** Beats on their way from memory, and beats of answers: a power of two each, of two requests or more. */
  readonly room: number;
  /** Bits of a tag. */
  readonly tag: number;
}

export const readServerName = ({ widths, requests, room, tag }: ReadServerOptions): string =>
  `ses_read_server_b${widths.bytes}_a${widths.address}_i${widths.id}_n${requests}_r${room}_t${tag}`;

/**
 * Each request of `up`, `payload_length` bytes of 0 or more from `address` on, is answered once: `answer` when all its
 * bytes are here, in the order of `up`, and its bytes on `beats` as a packet, in the same order. Each request stands by
 * itself: nothing is kept of a READ, so its packets may come in any order, and mixed with those of others.
 *
 * - Memory is read in bursts that cross no multiple of 4,096 bytes, of 256 beats at most. A beat a clock, where latency
 *   times rate is no more than `room`.
 * - An error of memory in any beat is HOST_UNSUCCESS_CMPL. No packet on `beats` belongs to it, nor to an answer with a
 *   `payload_length` of 0.
 * - `in_ack` is 1 for a READ of no more than `max_ack_data` bytes, and for RUDI, which has no return space.
 * - Where `answer` or `beats` is not taken requests wait, and never memory: there is room for all beats that were asked
 *   for. `answer` goes on without `beats` for as long as there is room for whole packets.
 *
 * A packet longer than `room` beats is never answered, which the MTU sees to. Sources: ses.md 5.2, uet-wire.md 12.7.
 */
export const readServer = (options: ReadServerOptions) => {
  const { widths, id, requests, room, tag } = options;
  const Answer = ReadAnswer(tag);
  const Beat = loweredBeat(widths.bytes);
  return module(
    readServerName(options),
    {
      summary: 'Reads the bytes that packets of READs ask for, and answers each of them.',
      in: { max_ack_data: bits(14) },
      link: { up: sink(ReadRequest(tag)), answer: source(Answer), beats: source(Beat), ...axiReadManager(widths) },
    },
    ({ max_ack_data: maxAckData, up, answer, beats, m_axi_ar, m_axi_r }, m) => {
      const request = up.payload;
      const hasBytes = m.named('has_bytes', request.payload_length.any());
      const readerReady = m.forward('reader_ready', bit);
      const bytesReady = m.named('bytes_ready', readerReady.or(hasBytes.not()));
      const inAck = request.rudi.or(request.request_length.le(maxAckData.zext(32)));
      const waiting = m.inst('waiting', fifo(record({ answer: Answer, has_bytes: bit }), requests), {
        up: {
          payload: {
            has_bytes: hasBytes,
            answer: {
              tag: request.tag,
              return_code: m.lit(6, returnCodes.code.ok),
              small: request.small,
              in_ack: inAck,
              job_id: request.job_id,
              message_id: request.message_id,
              payload_length: request.payload_length,
              modified_length: request.request_length.mask(request.small.not()),
              message_offset: request.message_offset,
              original_request_psn: request.psn.mask(request.small),
            },
          },
          valid: up.valid.and(bytesReady),
        },
      });
      const reader = m.inst('reader', axiReader(widths, { lengthBits: 14, id, outstanding: requests, room }), {
        up: {
          payload: { address: request.address.trunc(widths.address), length: request.payload_length },
          valid: up.valid.and(hasBytes).and(waiting.up.ready),
        },
        m_axi_ar,
        m_axi_r,
      });
      readerReady.set(reader.up.ready);

      // Whole packets alone leave; the last beat says what has become of one. There is a place for what is said, as
      // for each request that waits.
      const read = reader.down;
      const store = m.inst('whole', packetFifo(Beat, { depth: room, overflow: 'wait' }), {
        up: read,
        drop: read.payload.wrong,
        down: beats,
      });
      m.unused(store.beats, store.packets, store.overflow);
      const ends = m.named('ends', read.fires.and(read.payload.last));
      const states = m.inst('states', fifo(bit, requests), { up: { payload: read.payload.wrong, valid: ends } });
      m.assert('state_has_place', ends.implies(states.up.ready));

      const leaves = m.forward('leaves', bit);
      const first = waiting.down.takeWhen(leaves);
      const state = states.down.takeWhen(leaves.and(first.payload.has_bytes));
      const isThere = m.named('is_there', first.valid.and(state.valid.or(first.payload.has_bytes.not())));
      leaves.set(isThere.and(answer.ready));
      const failed = m.named('failed', first.payload.has_bytes.and(state.payload));
      const given = first.payload.answer;
      return {
        up: { ready: waiting.up.ready.and(bytesReady) },
        answer: {
          payload: {
            ...given,
            return_code: m.mux(failed, m.lit(6, returnCodes.code.host_unsuccess_cmpl), given.return_code),
            payload_length: given.payload_length.mask(failed.not()),
            modified_length: given.modified_length.mask(failed.not()),
          },
          valid: isThere,
        },
        beats: store.down,
        m_axi_ar: reader.m_axi_ar,
      };
    },
  );
};
