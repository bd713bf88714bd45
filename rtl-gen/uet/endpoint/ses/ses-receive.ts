/** The receive half of the semantic sublayer in the place of the stub: deliveries in, orders and responses out. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { sesTarget } from '../../ses/receive/ses-target.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { answersOf } from './answering.ts';
import { enteringPacket, waitsOf } from './entering-packet.ts';
import { lateEnds } from './late-ends.ts';
import { unreadCode } from './packet-answer.ts';
import { WaitsFor } from './packet-needs.ts';
import { readByRudi, readOfPeer } from './peer-reads.ts';
import { orderOfMessage, orderOfReadBytes } from './place-orders.ts';
import { checkReceive, moreTold, receiveName, type SesReceiveOptions } from './receive-options.ts';
import { receivePorts } from './receive-ports.ts';
import { restAddresses, restExtension } from './receive-rest.ts';
import { DataFound } from './records.ts';
import { rtrAddresses } from './rtr-addresses.ts';

/**
 * Takes every delivery of the PDS target with what `aside` says of it, and answers each once on `response`, as
 * `sesTarget` of that profile judges it. `order` says what to do with each payload in the ring, in order, delivered or
 * not; an order without payload tells of a message that was idle for too long.
 *
 * With `adopts`, READs are answered by return spaces. `read` are those of peers, each packet by itself, while there is
 * `read_room`; without it they are refused, UNCOR_TRNSNT, and so is what asks for more than `mtu` bytes,
 * UNSUPPORTED_SIZE, or has no standard header, UNSUPPORTED_OP. Packets with bytes that we have asked for are looked up
 * with `find`; those of no READ of their PDC are UNDELIVERABLE. The response to them, and to the last packet of any
 * message that came by a return space, is guaranteed, and its handle has bit 31 set: when the peer has cleared it, it
 * has been told of all that came before (uet-wire.md 7.10, 7.12).
 *
 * With `atomicWords` an atomic is answered when `atomicServer` has done it, in a clock in which no other packet is.
 * What it has fetched is guaranteed, so a copy of the packet gets it again and is not done again.
 *
 * With `deferrals` of the target, which `adopts`, deferrable sends may wait for their receives: an RTR goes to the
 * address that the message has come from. RTRs of peers are looked up with `arrived`, and answered as `answer` says.
 * The number of a peer is its address, folded.
 *
 * With `rendezvous` of the target, too, the rest of rendezvous sends is read by READs of one packet, which go to where
 * the send has come from; `rest` has what becomes of them.
 *
 * With `datagrams` of the target those of UUD are judged like deliveries, as packets of no PDC, and nothing answers
 * them: what was reserved for their response is given back (ses.md 7). With `rudi` so are requests of RUDI, whose
 * responses go out as `rudi_response`, and stay where they lie until they are sent. A READ is a `rudi_read` while there
 * is `rudi_room`, and its bytes are its response; else it is refused by a NACK. The bytes of a response to a READ of
 * ours are looked up as those of return spaces are, by who has sent them and by their pkt_id.
 *
 * With `unexpected` of the target, which `adopts`, a message without a receive is placed in a buffer of the host. It is
 * complete when a receive has found it and its bytes are placed.
 *
 * With delivery complete an answer waits until its packet's bytes are placed and `flushed` says that they are visible;
 * one `flushed` is due for each `flush` of the placer, in order (ses.md 6.4).
 *
 * OK of the whole message is the default response, all else is guaranteed. `tick` lets messages age.
 *
 * What sources leave open: PERM_VIOLATION for a job or an operation that a region does not allow, BAD_ADDR for bytes
 * outside of it, each packet by itself; UNCOR for another version (ses.md 1.2).
 */
export const sesReceive = (options: SesReceiveOptions) => {
  const { target: targetOptions, messages, guaranteed, responses, mtu, adopts = false, atomicWords } = options;
  const atomics = atomicWords !== undefined;
  const defers = targetOptions.deferrals !== undefined;
  const more = moreTold(targetOptions);
  const keeps = more.keptBits !== undefined;
  const { datagrams = false, rudi = false, packets } = targetOptions;
  checkReceive(options);
  const Waits = WaitsFor(adopts, atomics, defers, datagrams, rudi);
  return module(
    receiveName(options),
    {
      summary: `Semantic sublayer of an endpoint that receives, profile ${targetOptions.profile}.`,
      ...receivePorts(options),
    },
    (
      { aside, deliver: judged, commands, released, tick, read_room: readRoom, found, host_atomic: hostAtomic, ...io },
      m,
    ) => {
      const { deferral, rest, response } = io;
      const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
      const entered = enteringPacket(m, { mtu, adopts, defers, rudi }, { aside, judged });
      const { enters, packet, data: dataThen, rtr: rtrThen } = entered;
      const rtrTaken = deferral && m.forward('rtr_taken', bit);
      const keptTakes = keeps ? m.forward('kept_takes', bit) : undefined;
      const restEnds = rest && m.forward('rest_ends', record({ read_taken: bit, may_end: bit }));
      const half = m.inst('half', sesTarget(targetOptions), {
        packet: { valid: enters, ...packet },
        tick,
        resolver_settings: { version_code: code('uncor') },
        region_settings: {
          job_code: code('perm_violation'),
          right_code: code('perm_violation'),
          message_code: code('bad_addr'),
          checks_message: m.lit(1, 0),
          atomics_need_all: m.lit(1, 1),
        },
        choices: { default_length: m.lit(1, 0) },
        deferral: deferral && {
          choices: { zero_token: m.lit(1, 0), target_upper: deferral.target_upper },
          rtr_ready: rtrTaken!,
          returned_ready: deferral.returned_ready,
          refused: deferral.refused,
        },
        rendezvous: rest && {
          choices: { payload_mtu: m.lit(14, mtu), from_start: m.lit(1, 0), first_id: m.lit(16, 0) },
          extension: m.next('rest_extension', restExtension(aside.side.extension!)),
          ...{ read_ready: restEnds!.read_taken, answer: rest.answer, done_ready: restEnds!.may_end },
        },
        uud: aside.uud && m.next('uud', aside.uud),
        kept: keptTakes && { release: commands.release!, done_ready: keptTakes },
        job_commands: commands.job,
        process_commands: commands.process,
        resource_commands: commands.resource,
        contexts: commands.context,
        regions: commands.region,
        receives: commands.receive,
      });
      const { result } = half;

      // Who waits for it, in the same order.
      const answers0 = m.named('answers_packet', result.valid.and(result.expired.not()));
      const line = m.inst('line', blockFifo(Waits, packets), {
        up: {
          payload: waitsOf(m, aside, entered, mtu),
          valid: enters,
        },
        down: { ready: answers0 },
      });
      m.assert('delivery_finds_room', enters.implies(line.up.ready));
      m.assert('result_is_of_a_packet', answers0.implies(line.down.valid));
      const {
        delivered,
        delivery,
        message_id,
        job_id,
        by_return: byReturn,
        atomic,
        deferral: waiting,
        uud: isDatagram,
        rudi: isRudi,
        from: origin = waiting,
      } = line.down.payload;
      m.unused(delivery.valid, delivery.rod);
      const given = m.named('given', answers0.and(delivered));
      const canServe = byReturn === undefined ? m.lit(1, 0) : byReturn.is_standard.and(byReturn.fits);
      const itsRoom = isRudi === undefined ? readRoom : m.mux(isRudi, io.rudi_room!, readRoom!);
      const hasRoom = itsRoom === undefined ? m.lit(1, 0) : canServe.and(itsRoom);
      const reads = m.named('reads', given.and(result.read).and(hasRoom));
      const readsByRudi = isRudi && m.named('reads_by_rudi', reads.and(isRudi));
      const noPlace = isRudi && m.named('no_place', result.read.and(canServe).and(hasRoom.not()));
      // An atomic is answered when it is done; one without the standard header is refused.
      const isAtomic = atomic === undefined ? m.lit(1, 0) : m.named('is_atomic', result.atomic.and(atomic.is_standard));
      const isUndone = result.atomic.and(isAtomic.not()).and(result.response.return_code.eq(returnCodes.code.ok));
      const wrong = byReturn === undefined ? code('unsupported_op') : unreadCode(m, { ...byReturn, isUndone });
      const isUnread = m.named('is_unread', result.read.and(hasRoom.not()).or(isUndone));

      // RTRs: those of peers, whose answers are here long before their turn, and ours.
      const takesRtr = waiting === undefined ? m.lit(1, 0) : m.named('takes_rtr', given.and(waiting.rtr));
      const rtrAnswers =
        deferral &&
        m.inst('rtr_answers', blockFifo(bits(6), packets), {
          up: { payload: deferral.answer.code, valid: deferral.answer.valid },
          down: { ready: takesRtr },
        });
      if (rtrAnswers !== undefined) {
        m.assert('rtr_answer_finds_room', deferral!.answer.valid.implies(rtrAnswers.up.ready));
        m.assert('rtr_answer_is_there', takesRtr.implies(rtrAnswers.down.valid));
      }
      const rtrs =
        deferral &&
        m.inst('rtrs', rtrAddresses(targetOptions.deferrals!), {
          target_upper: deferral.target_upper,
          waits: {
            valid: given.and(half.waits!.valid),
            peer: { token: half.waits!.token, source: waiting!.source, local: waiting!.local },
          },
          rtr: half.deferral_told!.rtr,
          down: { ready: deferral.rtr_ready },
        });
      rtrTaken?.set(rtrs!.taken);
      // Rendezvous sends: their READs, and their ends in clocks without a result.
      const restDone = half.rendezvous_told?.done;
      const restEndsNow =
        restDone === undefined ? m.lit(1, 0) : m.named('rest_ends_now', restDone.valid.and(restEnds!.may_end));
      const restReads =
        rest &&
        m.inst('rests', restAddresses(targetOptions.rendezvous!.slots), {
          begins: { ...half.begins_rest!, peer: { source: waiting!.source, local: waiting!.local } },
          read: half.rendezvous_told!.read,
          ...{ done: restEndsNow, told: io.rest_heard!, down: { ready: rest.read_ready } },
        });
      restEnds?.set({ read_taken: restReads!.taken, may_end: restReads!.may_end.and(result.valid.not()) });
      const ends = lateEnds(m, {
        result: result.valid,
        rest: restDone && { now: restEndsNow, completion: restDone.completion },
        kept: half.kept_told && {
          ...{ done: half.kept_told.done, places: targetOptions.unexpected!.places },
          ...{ is_kept: half.is_kept!, heard: io.kept_heard! },
        },
      });
      keptTakes?.set(ends.keptTakes!);
      const rtrIsFine = rtrAnswers?.down.payload.eq(returnCodes.code.ok) ?? m.lit(1, 0);
      const isPlain = result.response.plain.and(isUnread.not());
      const plainRequest = m.named('plain_request', defers ? m.mux(takesRtr, rtrIsFine, isPlain) : isPlain);
      const codeOfRequest = m.mux(isUnread, wrong, result.response.return_code);
      const requestCode =
        rtrAnswers === undefined ? codeOfRequest : m.mux(takesRtr, rtrAnswers.down.payload, codeOfRequest);

      // Bytes that we have asked for: what the table of our READs says of them is here long before their turn.
      // What RUDI brings is no delivery.
      const takesFound = m.named('takes_found', answers0.and(byReturn?.data ?? m.lit(1, 0)));
      const ours =
        found &&
        m.inst('ours', blockFifo(DataFound, packets), {
          up: { payload: found, valid: found.valid },
          down: { ready: takesFound },
        });
      if (ours !== undefined) {
        m.assert('found_finds_room', found!.valid.implies(ours.up.ready));
        m.assert('found_is_there', takesFound.implies(ours.down.valid));
      }
      const its = ours?.down.payload;
      const hits = its === undefined ? m.lit(1, 0) : m.named('hits', takesFound.and(its.hit));
      const concludes = byReturn === undefined ? m.lit(1, 0) : m.named('concludes', concludesOf());
      const return_code =
        its === undefined
          ? requestCode
          : m.mux(takesFound, m.mux(its.hit, code('ok'), code('undeliverable')), requestCode);
      const plain = adopts ? m.named('plain', plainRequest.and(concludes.not()).and(takesFound.not())) : plainRequest;
      function concludesOf(): Bits<1> {
        return m.mux(byReturn!.data, hits, delivery.pdcid.at(15).and(byReturn!.eom));
      }

      const of = { given, pdcid: delivery.pdcid, message_id };
      const orderOfRequest = orderOfMessage(m, result, of, ends.keptOf);
      const orderOfData =
        its && orderOfReadBytes(m, its, { hits, pdcid: delivery.pdcid, read_id: byReturn!.read_id }, more);
      const orderOfPacket = orderOfData === undefined ? orderOfRequest : m.mux(takesFound, orderOfData, orderOfRequest);
      const order = m.next('order', ends.or(orderOfPacket));
      if (!defers) m.unused(result.response.list);
      const isTold = result.valid.and(result.expired).and(result.completes);
      const orders = m.next('orders', answers0.or(isTold).or(ends.now), { reset: 0 });

      const answering = answersOf(
        m,
        { messages, guaranteed, responses, atomicWords, adopts, defers },
        {
          ...{ given, result, delivery, message_id, job_id, says: { plain, concludes, return_code } },
          ...{ takesFound, isAtomic, atomic, isDatagram, isRudi, readsByRudi, noPlace, origin },
        },
        {
          delivers: aside.valid.and(aside.delivered),
          ...{ released, response, rudi_ready: io.rudi_ready, flushed: io.flushed, host_atomic: hostAtomic },
        },
      );
      const { ready, store, returns, held, events } = answering;
      return {
        ready: half.ready.and(ready),
        host_atomic_done: answering.host_atomic_done,
        deferral_told: rtrs && {
          rtr: { valid: rtrs.down.valid, payload: rtrs.down.payload },
          returned: half.deferral_told!.returned,
          refused_taken: half.deferral_told!.refused_taken,
          arrived: {
            valid: enters.and(rtrThen!.is),
            ...{ peer: packet.peer, match_bits: rtrThen!.match_bits, buffer_offset: rtrThen!.buffer_offset },
          },
        },
        rest_told: restReads && {
          read: { valid: restReads.down.valid, payload: restReads.down.payload },
          answer_taken: half.rendezvous_told!.answer_taken,
        },
        find: dataThen && { valid: enters.and(dataThen.is), ...dataThen.find },
        rudi_read: readsByRudi && {
          valid: readsByRudi,
          payload: readByRudi(m, result, { ...byReturn!, ...delivery, job_id, message_id, from: origin! }),
        },
        read: byReturn && {
          valid: readsByRudi === undefined ? reads : reads.and(readsByRudi.not()),
          payload: readOfPeer(m, result, { ...byReturn, pdcid: delivery.pdcid, job_id, message_id }),
        },
        done: {
          job: half.job_done,
          process: half.process_done,
          resource: half.resource_done,
          region: half.region_done,
          context_taken: half.contexts.ready,
          receive_taken: half.receives.ready,
          sends: half.send_done,
          tags: half.tagged_done,
          exhausted: half.exhausted,
          ...{ kept_found: half.kept_told?.found, released: half.kept_told?.released },
        },
        order: { valid: orders, payload: order },
        ...{ store, returns, rudi_response: answering.rudi_response, held, events },
        response: answering.response,
      };
    },
  );
};
