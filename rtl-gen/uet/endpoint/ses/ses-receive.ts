/** The receive half of the semantic sublayer in the place of the stub: deliveries in, orders and responses out. */
import { type Bits, bit, type Ctx, module, record, type ValueOf } from '../../../hdl/index.ts';
import type { Delivery } from '../../pds/target-side/records.ts';
import type { TargetResult } from '../../ses/receive/target-records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import { answersOf } from './answering.ts';
import { enteringPacket, waitsOf } from './entering-packet.ts';
import { lateEnds } from './late-ends.ts';
import type { WaitsFor } from './packet-needs.ts';
import { readByRudi, readOfPeer } from './peer-reads.ts';
import { orderOfMessage, orderOfReadBytes } from './place-orders.ts';
import { checkReceive, moreTold, receiveName, type SesReceiveOptions } from './receive-options.ts';
import { receivePorts } from './receive-ports.ts';
import { restAddresses } from './receive-rest.ts';
import type { DataFound } from './records.ts';
import { rtrTurn } from './rtr-turn.ts';
import { servedHere } from './served.ts';
import { targetHalf } from './target-half.ts';
import { beforeTurn } from './turn-lines.ts';

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
 */
export const sesReceive = (options: SesReceiveOptions) => {
  const { target: targetOptions, messages, guaranteed, responses, mtu, adopts = false, atomicWords } = options;
  const defers = targetOptions.deferrals !== undefined;
  const more = moreTold(targetOptions);
  const keeps = more.keptBits !== undefined;
  const { rudi = false, packets } = targetOptions;
  checkReceive(options);
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
      const entered = enteringPacket(m, { mtu, adopts, defers, rudi }, { aside, judged });
      const { enters, packet, data: dataThen, rtr: rtrThen } = entered;
      const taken = {
        rtr: deferral && m.forward('rtr_taken', bit),
        rest: rest && m.forward('rest_taken', record({ read: bit, end: bit })),
        kept: keeps ? m.forward('kept_taken', bit) : undefined,
      };
      const half = targetHalf(m, options, { aside, entered, commands, tick, deferral, rest, taken });
      const { result } = half;

      // Who waits for it, in the same order.
      const answers0 = m.named('answers_packet', result.valid.and(result.expired.not()));
      const lineOf = { name: 'line', packets, hasRoom: 'delivery_finds_room', isThere: 'result_is_of_a_packet' };
      const entering = { payload: waitsOf(m, aside, entered, mtu), valid: enters };
      const turn = beforeTurn(m, lineOf, entering, answers0);
      const { delivery, message_id, job_id, by_return: byReturn, atomic, deferral: waiting, rudi: isRudi } = turn;
      const { from: origin = waiting } = turn;
      m.unused(delivery.valid, delivery.rod);
      const given = m.named('given', answers0.and(turn.delivered));
      const served = servedHere(m, { ...turn, given, result, room: readRoom, rudiRoom: io.rudi_room });
      const { reads, readsByRudi, noPlace, isAtomic } = served;
      const rtrs =
        deferral &&
        rtrTurn(m, targetOptions, {
          ...{ given, of: waiting!, waits: half.waits!, rtr: half.deferral_told!.rtr, ports: deferral },
        });
      taken.rtr?.set(rtrs!.taken);

      // Rendezvous sends: their READs, and their ends in clocks without a result.
      const restDone = half.rendezvous_told?.done;
      const restEnds = restDone && m.named('rest_ends_now', restDone.valid.and(taken.rest!.end));
      const restReads =
        rest &&
        m.inst('rests', restAddresses(targetOptions.rendezvous!.slots), {
          begins: { ...half.begins_rest!, peer: { source: waiting!.source, local: waiting!.local } },
          read: half.rendezvous_told!.read,
          ...{ done: restEnds!, told: io.rest_heard!, down: { ready: rest.read_ready } },
        });
      taken.rest?.set({ read: restReads!.taken, end: restReads!.may_end.and(result.valid.not()) });
      const ends = lateEnds(m, {
        result: result.valid,
        rest: restDone && { now: restEnds!, completion: restDone.completion },
        kept: half.kept_told && {
          ...{ done: half.kept_told.done, places: targetOptions.unexpected!.places },
          ...{ is_kept: half.is_kept!, heard: io.kept_heard! },
        },
      });
      taken.kept?.set(ends.keptTakes!);

      // Bytes that we have asked for: what the table of our READs says of them is here long before their turn.
      // What RUDI brings is no delivery.
      const takesFound = m.named('takes_found', answers0.and(byReturn?.data ?? m.lit(1, 0)));
      const foundLine = { name: 'ours', packets, hasRoom: 'found_finds_room', isThere: 'found_is_there' };
      const its = found && beforeTurn(m, foundLine, { payload: found, valid: found.valid }, takesFound);
      const hits = its === undefined ? m.lit(1, 0) : m.named('hits', takesFound.and(its.hit));

      const says = saidOf(m, { result, served, rtrs, byReturn, found: its, hits, takesFound, delivery });

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
          ...{ given, result, delivery, message_id, job_id, says, takesFound, isAtomic, atomic },
          ...{ isDatagram: turn.uud, isRudi, readsByRudi, noPlace, origin },
        },
        {
          delivers: aside.valid.and(aside.delivered),
          ...{ released, response, rudi_ready: io.rudi_response?.ready, flushed: io.flushed, host_atomic: hostAtomic },
        },
      );
      const { ready, store, returns, held, events } = answering;
      return {
        ready: half.ready.and(ready),
        host_atomic_done: answering.host_atomic_done,
        deferral_told: rtrs && {
          rtr: rtrs.leaving,
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
        ...{ store, returns, held, events, response: answering.response, rudi_response: answering.rudi_response },
      };
    },
  );
};

interface SaidOf {
  readonly result: ValueOf<ReturnType<typeof TargetResult>>;
  readonly served: ReturnType<typeof servedHere>;
  readonly rtrs: ReturnType<typeof rtrTurn> | undefined;
  readonly byReturn: ValueOf<ReturnType<typeof WaitsFor>>['by_return'];
  /** The packet `takesFound` where it has bytes of a READ; `hits` where the READ is known. */
  readonly found: ValueOf<typeof DataFound> | undefined;
  readonly takesFound: Bits<1>;
  readonly hits: Bits<1>;
  readonly delivery: ValueOf<typeof Delivery>;
}

/** What a packet is answered with: a request, an RTR, or bytes that we have asked for. Combinational. */
function saidOf(m: Ctx, { result, served, rtrs, byReturn, found, takesFound, hits, delivery }: SaidOf) {
  const code = (name: keyof typeof returnCodes.code): Bits<6> => m.lit(6, returnCodes.code[name]);
  const request = {
    plain: result.response.plain.and(served.isUnread.not()),
    return_code: m.mux(served.isUnread, served.wrong, result.response.return_code),
  };
  const asked = rtrs ? m.mux(rtrs.takes, { plain: rtrs.isFine, return_code: rtrs.code }, request) : request;
  if (byReturn === undefined || found === undefined) return { ...asked, concludes: m.lit(1, 0) };
  const concludes = m.named('concludes', m.mux(byReturn.data, hits, delivery.pdcid.at(15).and(byReturn.eom)));
  return {
    concludes,
    plain: m.named('plain', asked.plain.and(concludes.not()).and(takesFound.not())),
    return_code: m.mux(takesFound, m.mux(found.hit, code('ok'), code('undeliverable')), asked.return_code),
  };
}
