/** The semantic sublayer that the endpoint has until the whole one is built: WRITEs, and SENDs of one packet. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { levelFifo } from '../../../lib/stream/fifo.ts';
import { Delivery, SesResponse } from '../../pds/target-side/records.ts';
import { nextHeaders, opcodes, responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { RxAside, SesReturns } from '../receive/join-records.ts';
import { finderLatency, messageFinder } from './message-finder.ts';
import { PlaceOrder, ReceiveBuffer, RegionWrite, SesEvents, StoredResponse } from './records.ts';
import { regionTable } from './region-table.ts';
import { HandleRelease, handleBits, responsePlaces } from './response-places.ts';
import { SesRequest, sesRequest } from './ses-request.ts';

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

/** What is kept of a message of several packets. */
const Progress = record({
  /** Bytes that have not come. */
  left: bits(32),
  /** The first return code that was not OK; 0 for none. */
  failed: bits(6),
  has_header_data: bit,
  header_data: bits(64),
});

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
      const later = delayer(m);
      const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const flagNext = (name: string, value: Bits<1>): Bits<1> => m.next(name, value, { reset: 0 });

      // Clock 1: the fields.
      const valid1 = flagNext('valid_1', aside.valid);
      const given1 = flagNext('given_1', aside.valid.and(aside.delivered));
      const request = m.next('request', sesRequest(m, aside.side.ses, aside.side.ses_header));
      const here = m.next('here', { stored: aside.side.stored, length: aside.side.length });
      const delivery = m.next('delivery', deliver);
      m.unused(aside.side.source, aside.side.reserved, delivery.valid, delivery.rod);

      // Clock 2: where it is to go, and to which message it belongs.
      const isOp = (name: keyof typeof opcodes.code): Bits<1> => request.opcode.eq(opcodes.code[name]);
      const isWrite = request.valid.and(isOp('write'));
      const isSend = request.valid.and(isOp('send'));
      const isSingle = request.som.and(request.eom);
      const counts = m.named('counts', given1.and(isWrite).and(isSingle.not()));
      const key = { pdcid: delivery.pdcid, message_id: request.message_id };
      const done = m.forward('done', record({ valid: bit, place: Index }));
      const finder = m.inst('finder', messageFinder(messages), { find: { valid: counts, key }, done, ended });
      const table = m.inst('regions', regionTable, { key: request.key, write: regions });
      const offset = m.next('offset', request.buffer_offset.zext(65).add(request.message_offset.zext(65)));
      const plain = m.next('plain', {
        write: isWrite,
        send: isSend,
        no_op: request.valid.and(isOp('no_op')),
        single: isSingle,
        // What is one packet has to be as long as it says.
        wrong_length: isSingle.and(request.request_length.ne(here.length.zext(32))),
      });

      // Clock 3: the region is there.
      const at3 = { offset: later('offset_3', bits(65), offset, 1), plain: later('plain_3', Plain, plain, 1) };
      const length3 = later('length_3', bits(14), here.length, 2);

      // Clock 4: both ends.
      const writeEnd = m.next('write_end', at3.offset.zext(66).add(length3.zext(66)));
      const write_address = m.next('write_address', table.found.base.add(at3.offset.trunc(64)));
      const region = m.next('region', { hit: table.hit, right: table.found.remote_write, length: table.found.length });
      m.unused(table.found.enable, table.found.key);
      const plain4 = later('plain_4', Plain, at3.plain, 1);

      // Clock 5: the return code of the packet alone; a SEND takes its buffer.
      const given4 = flagsLater(given1, 3, 'given');
      const request4 = later('request_4', SesRequest, request, 3);
      const length4 = later('length_4', bits(14), length3, 1);
      const take = m.forward('take_buffer', bit);
      const posted = m.inst('posted', blockFifo(ReceiveBuffer, postedBuffers), { up: buffers, down: { ready: take } });
      const buffer = posted.down.payload;
      const own = m.wire('own_code', bits(6), returnCodes.code.unsupported_op);
      m.when(plain4.write, () => {
        m.when(region.hit.not(), () => own.set(code('bad_mkey')))
          .elsewhen(region.right.not(), () => own.set(code('perm_violation')))
          .elsewhen(writeEnd.gt(region.length.zext(66)), () => own.set(code('bad_addr')))
          .elsewhen(plain4.wrong_length, () => own.set(code('op_violation')))
          .elsewhen(request4.ie, () => own.set(code('initiator_error')))
          .otherwise(() => own.set(code('ok')));
      })
        .elsewhen(plain4.send, () => {
          m.when(plain4.single.not(), () => own.set(code('unsupported_size')))
            .elsewhen(posted.down.valid.not(), () => own.set(code('no_match')))
            .elsewhen(length4.zext(32).gt(buffer.length), () => own.set(code('too_long')))
            .elsewhen(plain4.wrong_length, () => own.set(code('op_violation')))
            .elsewhen(request4.ie, () => own.set(code('initiator_error')))
            .otherwise(() => own.set(code('ok')));
        })
        .elsewhen(plain4.no_op, () => own.set(code('ok')));
      take.set(given4.and(plain4.send).and(own.eq(code('ok'))));
      const packet = m.next('packet', {
        code: own,
        address: m.mux(plain4.send, buffer.address, write_address),
        wr_id: buffer.wr_id.mask(plain4.send),
        length: length4,
        // Of a message that begins with it.
        first_left: request4.request_length.zext(33).sub(length4.zext(33)),
        is_all: request4.request_length.eq(length4.zext(32)),
        request: request4,
        counts: later('counts', bit, counts, 3),
        single: plain4.single,
        send: plain4.send,
        // NO_OP and what is not known are no messages that anybody hears of.
        message: plain4.send.or(plain4.write),
        stored: later('stored_5', bit, here.stored, 3),
        delivery: later('delivery_5', Delivery, delivery, 3),
        found: later('found_5', record({ place: Index, is_new: bit }), finder.found, 3 - finderLatency),
      });
      const valid5 = flagNext('valid_5', flagsLater(valid1, 3, 'valid'));
      const given5 = flagNext('given_5', given4);

      // Clock 6: its message.
      const live = m.reg('live', bits(messages), { reset: 0 });
      const progress = m.mem('progress', Progress, { depth: messages });
      const { place, is_new: isNew } = packet.found;
      const was = progress.read(place);
      const mine = place.oneHot(messages);
      const tracked = m.named('tracked', given5.and(packet.counts));
      const isLost = m.named('is_lost', isNew.not().and(live.and(mine).any().not()));
      const failed = was.failed.mask(isNew.not());
      const left = was.left.zext(33).sub(packet.length.zext(33));
      const rest = m.named('rest', m.mux(isNew, packet.first_left, left));
      // Equality beside the difference, and the choice after both.
      const { is_over, is_whole } = m.named({
        is_over: m.mux(isNew, packet.first_left.at(32), left.at(32)),
        is_whole: m.mux(isNew, packet.is_all, was.left.eq(packet.length.zext(32))),
      });
      const result = m.wire('result', bits(6), 0);
      result.set(packet.code);
      m.when(packet.counts, () => {
        m.when(isLost.or(is_over), () => result.set(code('op_violation'))).elsewhen(failed.any(), () =>
          result.set(failed),
        );
      });
      const isOk = m.named('is_ok', result.eq(code('ok')));
      const hasData = m.named(
        'has_data',
        packet.request.has_header_data.or(packet.counts.and(isNew.not()).and(was.has_header_data)),
      );
      const headerData = m.mux(packet.request.has_header_data, packet.request.header_data, was.header_data);
      const kept = m.named('kept', tracked.and(isLost.not()));
      progress.write({
        addr: place,
        data: {
          left: rest.trunc(32),
          failed: m.mux(isOk, m.lit(6, 0), result),
          has_header_data: hasData,
          header_data: headerData,
        },
        enable: kept,
      });
      const finishes = m.named('finishes', kept.and(is_whole.or(is_over)));
      // A clock later: what finds the message until then finds that it does not live.
      done.set({ valid: m.next('is_done', finishes, { reset: 0 }), place: m.next('done_at', place) });
      live.set(live.and(finder.ends.not()).or(mine.mask(kept)).and(mine.mask(finishes).not()));
      const completes = m.named(
        'completes',
        m.mux(packet.counts, finishes, given5.and(packet.single).and(packet.message).and(isOk)),
      );

      // After it: the order, the response, what comes back.
      const concludes = adopts ? packet.delivery.pdcid.at(15).and(packet.request.eom) : m.lit(1, 0);
      const stays = adopts ? m.named('stays', isOk.not().or(concludes)) : isOk.not();
      const places = m.inst('handles', responsePlaces(guaranteed), {
        take: given5,
        guaranteed: stays,
        released,
      });
      const order = m.next('order', {
        place: given5.and(isOk).and(packet.length.any()).and(packet.message),
        placement: {
          address: packet.address,
          length: packet.length,
          pdcid: packet.delivery.pdcid,
          message_id: packet.request.message_id,
          is_kept: undefined,
        },
        completes,
        completion: {
          opcode: packet.request.opcode,
          return_code: result,
          reported: packet.send.or(hasData),
          has_header_data: hasData,
          header_data: headerData.mask(hasData),
          wr_id: packet.wr_id,
          bytes: packet.request.request_length,
          initiator: packet.request.initiator,
          key: packet.request.key,
          job_id: packet.request.job_id,
          message_id: packet.request.message_id,
          pdcid: packet.delivery.pdcid,
          ...{ part: undefined, kept: undefined },
        },
      });
      const { pdcid, psn, cookie } = packet.delivery;
      const answers = m.next('answers', given5, { reset: 0 });
      const queue = m.inst('answer_queue', levelFifo(SesResponse, responses), {
        up: {
          payload: m.next('answer', {
            pdcid,
            psn,
            cookie,
            guaranteed: stays,
            plain_ok: adopts ? stays.not() : isOk,
            handle: adopts ? concludes.cat(places.handle.zext(31)) : places.handle.zext(32),
            next_hdr: m.lit(4, nextHeaders.code.response),
          }),
          valid: answers,
        },
        down: response,
      });
      m.assert('answer_finds_room', answers.implies(queue.up.ready));
      const leaves = m.named('leaves', queue.down.valid.and(response.ready));
      const unneeded = m.named('unneeded', given5.and(packet.counts.and(isNew).not()));
      const two = (a: Bits<1>, b: Bits<1>): Bits<2> => a.zext(2).add(b.zext(2));
      const used = m.reg('used', bits(clog2(messages) + 1), { reset: 0 });
      used.set(used.add(tracked.and(isNew).zext(used.width)).sub(finder.returned.zext(used.width)));
      const deliveries = m.reg('deliveries', bits(clog2(stubLatency + 1)), { reset: 0 });
      const enters = aside.valid.and(aside.delivered);
      deliveries.set(deliveries.add(enters.zext(deliveries.width)).sub(given5.zext(deliveries.width)));
      const opcode = m.mux(
        adopts ? stays.not() : isOk,
        m.lit(6, responseOpcodes.code.default_response),
        m.lit(6, responseOpcodes.code.response),
      );
      return {
        ready: finder.ready.and(places.ready),
        order: { valid: m.next('orders', valid5.and(packet.stored), { reset: 0 }), payload: order },
        store: m.next('to_store', {
          valid: given5,
          handle: places.handle,
          response: {
            list: undefined,
            opcode,
            return_code: result,
            message_id: packet.request.message_id,
            ri_generation: m.lit(8, 0),
            job_id: packet.request.job_id,
            modified_length: m.lit(32, 0),
            fetched: undefined,
          },
        }),
        returns: m.next(
          'given_back',
          {
            messages: two(unneeded, finder.returned),
            guaranteed: two(given5.and(adopts ? stays.not() : isOk), places.returned),
            responses: leaves.zext(2),
          },
          { reset: { messages: 0, guaranteed: 0, responses: 0 } },
        ),
        held: {
          messages: used,
          guaranteed: places.held,
          responses: queue.level.add(answers.zext(queue.level.width)),
          deliveries,
        },
        events: {
          delivered: answers,
          return_code: m.next('code', result),
          completed: m.next('completed', completes, { reset: 0 }),
        },
        buffers: posted.up,
        response: queue.down,
      };

      /** A flag some clocks later, 0 after reset. */
      function flagsLater(flag: Bits<1>, clocks: number, name: string): Bits<1> {
        let value = flag;
        for (let i = 1; i <= clocks; i++) {
          const next = m.next(`${name}_${i + 1}_later`, value, { reset: 0 });
          value = next;
        }
        return value;
      }
    },
  );
};

/** What kind of request it is. */
const Plain = record({ write: bit, send: bit, no_op: bit, single: bit, wrong_length: bit });
