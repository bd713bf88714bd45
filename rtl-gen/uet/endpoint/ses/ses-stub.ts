/** The semantic sublayer that the endpoint has until the whole one is built: WRITEs, and SENDs of one packet. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { Delivery, SesResponse } from '../../pds/target-side/records.ts';
import { nextHeaders, responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { RxAside, SesReturns } from '../receive/join-records.ts';
import { messageFinder } from './message-finder.ts';
import { PlaceOrder, ReceiveBuffer, RegionWrite, SesEvents, StoredResponse } from './records.ts';
import { regionTable } from './region-table.ts';
import { HandleRelease, handleBits, responsePlaces } from './response-places.ts';
import { sesRequest } from './ses-request.ts';
import { kindOf, ownCode } from './stub-checks.ts';
import { messageProgress } from './stub-messages.ts';

export interface StubOptions {
  /** Messages of several packets that may be under way, guaranteed responses that are kept, responses that may wait. */
  readonly messages: number;
  readonly guaranteed: number;
  readonly responses: number;
  /** What comes by return spaces is answered so that its PDC is closed only when the peer knows that it came. */
  readonly adopts?: boolean;
}

/** Buffers for SENDs that may be posted. */
export const postedBuffers = 256;

/** Clocks from `aside` to its order, its response and what is returned. */
export const stubLatency = 6;

/**
 * Takes every delivery of the PDS target with what `aside` says of it, and answers each once on `response`. `order`
 * says what to do with each payload in the ring, in order, delivered or not.
 *
 * - WRITE: the region of its key; BAD_MKEY, PERM_VIOLATION without the right, BAD_ADDR beyond the region. A message of
 *   several packets is complete when all its bytes have come, in any order; an error of one packet is that of all that
 *   come later, OP_VIOLATION where more bytes come than the message has.
 * - SEND of one packet: the oldest buffer; NO_MATCH without one, TOO_LONG where it is too short, UNSUPPORTED_SIZE for a
 *   part of a longer message; none of these takes the buffer.
 * - NO_OP: OK. All others: UNSUPPORTED_OP. A message that its initiator calls bad: INITIATOR_ERROR.
 *
 * Job, PIDonFEP and resource index are not looked at. OK is the default response, all else is guaranteed.
 *
 * With `adopts` the response to the last packet of a message that came by a return space, whose PDCID has 1 as bit 15,
 * is guaranteed too, and its handle has `concludes` set. When the peer has cleared it, it has been told of all that
 * came before (uet-wire.md 7.10, 7.12).
 *
 * Sources: ses.md 1.2 (order of checks), 2.5, 5.1, 5.4, 6.1, 6.3.
 */
export const sesStub = (options: StubOptions) => {
  const { messages, guaranteed, responses, adopts = false } = options;
  const Index = bits(clog2(messages));
  return module(
    `uet_ses_stub_m${messages}_g${guaranteed}_r${responses}${adopts ? '_adopts' : ''}`,
    {
      summary: 'Semantic sublayer of plain WRITEs into regions and of SENDs of one packet into posted buffers.',
      in: {
        aside: RxAside(),
        deliver: Delivery,
        regions: RegionWrite,
        /** A PDC has ended, and none of its packets is delivered any more. */
        ended: record({ valid: bit, pdcid: bits(16) }),
        released: HandleRelease,
      },
      out: {
        ready: bit,
        order: record({ valid: bit, payload: PlaceOrder }),
        store: record({ valid: bit, handle: bits(handleBits(guaranteed)), response: StoredResponse() }),
        returns: SesReturns,
        /** What is not given back yet, for whoever counts units. */
        held: record({
          messages: bits(clog2(messages) + 1),
          guaranteed: bits(clog2(guaranteed) + 1),
          responses: bits(clog2(responses) + 1),
          /** Deliveries of which it is not known yet what they need. */
          deliveries: bits(clog2(stubLatency + 1)),
        }),
        events: SesEvents,
      },
      link: { buffers: sink(ReceiveBuffer), response: source(SesResponse) },
    },
    ({ aside, deliver, regions, ended, released, buffers, response }, m) => {
      const { side } = aside;
      m.unused(side.source, side.reserved, deliver.valid, deliver.rod);
      const { pdcid, psn, cookie } = deliver;
      const enters = m.named('enters', aside.valid.and(aside.delivered));
      const inputs = {
        request: sesRequest(m, side.ses, side.ses_header),
        ...{ stored: side.stored, length: side.length, delivery: { pdcid, psn, cookie } },
        given: enters,
      };

      // Where it is to go, and to which message it belongs.
      const planned = pipeline(m, inputs, { valid: aside.valid, reset: { given: 0 } })
        .stage('enter', idle)
        .stage('plan', ({ request, length, given }) => {
          const kind = kindOf(request, length);
          return {
            kind,
            counts: given.and(kind.write).and(kind.single.not()),
            offset: request.buffer_offset.zext(65).add(request.message_offset.zext(65)),
          };
        });
      const asks = planned.at('plan');
      const done = m.forward('done', record({ valid: bit, place: Index }));
      const finder = m.inst('finder', messageFinder(messages), {
        ...{ done, ended },
        find: { valid: asks.counts, key: { pdcid: asks.delivery.pdcid, message_id: asks.request.message_id } },
      });
      const { hit, found: region } = m.inst('regions', regionTable, { key: asks.request.key, write: regions });
      m.unused(region.enable, region.key);
      const posted = m.inst('posted', blockFifo(ReceiveBuffer, postedBuffers), { up: buffers }).down;

      const p = planned
        .stage('look_up', idle)
        .stage('find', ({ offset, length }) => ({
          found: finder.found,
          write_end: offset.zext(66).add(length.zext(66)),
          write_address: region.base.add(offset.trunc(64)),
          region: { hit, right: region.remote_write, length: region.length },
        }))
        // A SEND takes its buffer.
        .stage('judge', ({ request, kind, length, given, region, write_end, write_address }) => {
          const code = ownCode(m, { kind, request, length, region, write_end, posted });
          posted.takeWhen(given.and(kind.send).and(code.eq(returnCodes.code.ok)));
          return {
            code,
            address: m.mux(kind.send, posted.payload.address, write_address),
            wr_id: posted.payload.wr_id.mask(kind.send),
            // Of a message that begins with it.
            first_left: request.request_length.zext(33).sub(length.zext(33)),
            is_all: request.request_length.eq(length.zext(32)),
            ...{ single: kind.single, is_send: kind.send },
            // NO_OP and what is not known are no messages that anybody hears of.
            is_message: kind.send.or(kind.write),
          };
        });
      // Its message.
      const now = p.out;
      const { given, counts, found, request, delivery, length } = now;
      const its = messageProgress(m, messages, finder.ends, now);
      const { result, isOk, tracked, finishes, has_header_data } = its;
      // A clock later: what finds the message until then finds that it does not live.
      done.set({ valid: m.next('is_done', finishes, { reset: 0 }), place: m.next('done_at', found.place) });
      const completes = m.named(
        'completes',
        m.mux(counts, finishes, given.and(now.single).and(now.is_message).and(isOk)),
      );

      // After it: the order, the response, what comes back.
      const concludes = adopts ? delivery.pdcid.at(15).and(request.eom) : m.lit(1, 0);
      const stays = m.named('stays', isOk.not().or(concludes));
      const places = m.inst('handles', responsePlaces(guaranteed), { take: given, guaranteed: stays, released });
      const order = m.next('order', {
        place: given.and(isOk).and(length.any()).and(now.is_message),
        placement: {
          address: now.address,
          length,
          pdcid: delivery.pdcid,
          message_id: request.message_id,
          is_kept: undefined,
        },
        completes,
        completion: {
          opcode: request.opcode,
          return_code: result,
          reported: now.is_send.or(has_header_data),
          has_header_data,
          header_data: its.header_data.mask(has_header_data),
          wr_id: now.wr_id,
          bytes: request.request_length,
          initiator: request.initiator,
          key: request.key,
          job_id: request.job_id,
          message_id: request.message_id,
          pdcid: delivery.pdcid,
          ...{ part: undefined, kept: undefined },
        },
      });
      const orders = m.next('orders', now.valid.and(now.stored), { reset: 0 });
      const answers = m.next('answers', given, { reset: 0 });
      const queue = m.inst('answer_queue', levelFifo(SesResponse, responses), {
        up: {
          payload: m.next('answer', {
            ...delivery,
            guaranteed: stays,
            plain_ok: stays.not(),
            handle: adopts ? concludes.cat(places.handle.zext(31)) : places.handle.zext(32),
            next_hdr: m.lit(4, nextHeaders.code.response),
          }),
          valid: answers,
        },
        down: response,
      });
      m.assert('answer_finds_room', answers.implies(queue.up.ready));
      const store = m.next('to_store', {
        valid: given,
        handle: places.handle,
        response: {
          list: undefined,
          opcode: m.mux(
            stays,
            m.lit(6, responseOpcodes.code.response),
            m.lit(6, responseOpcodes.code.default_response),
          ),
          return_code: result,
          message_id: request.message_id,
          ri_generation: m.lit(8, 0),
          job_id: request.job_id,
          modified_length: m.lit(32, 0),
          fetched: undefined,
        },
      });
      const unneeded = m.named('unneeded', given.and(counts.and(found.is_new).not()));
      const two = (a: Bits<1>, b: Bits<1>): Bits<2> => a.zext(2).add(b.zext(2));
      const returns = m.next(
        'given_back',
        {
          messages: two(unneeded, finder.returned),
          guaranteed: two(given.and(stays.not()), places.returned),
          responses: queue.down.fires.zext(2),
        },
        { reset: { messages: 0, guaranteed: 0, responses: 0 } },
      );
      const held = (name: string, width: number, comes: Bits<1>, goes: Bits<1>): Bits =>
        m.reg(name, bits(width), { reset: 0, next: (n) => n.add(comes.zext(width)).sub(goes.zext(width)) });
      return {
        ready: finder.ready.and(places.ready),
        order: { valid: orders, payload: order },
        ...{ store, returns },
        held: {
          messages: held('used', clog2(messages) + 1, tracked.and(found.is_new), finder.returned),
          guaranteed: places.held,
          responses: queue.level.add(answers.zext(queue.level.width)),
          deliveries: held('deliveries', clog2(stubLatency + 1), enters, given),
        },
        events: {
          delivered: answers,
          return_code: m.next('answered_code', result),
          completed: m.next('completed', completes, { reset: 0 }),
        },
        response: queue.down,
      };
    },
  );
};
