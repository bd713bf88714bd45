/** The transmit half of an endpoint: messages and their bytes in, frames and completions out. */
import { type Bits, bit, bits, module, record } from '../../hdl/index.ts';
import { roundRobin } from '../../lib/arbiter/round-robin.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { streamMux } from '../../lib/stream/mux.ts';
import { joinCongestion } from '../cms/seam/congestion-kinds.ts';
import { TupleSend } from '../pds/initiator/choice/choice-records.ts';
import { Limit, Outcome, Picked } from '../pds/initiator/records.ts';
import { pdsSender } from '../pds/initiator/sender/pds-sender.ts';
import { ReturnSend } from '../pds/initiator/sender/return-records.ts';
import { senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { uetDeparser } from '../wire/deparser/uet-deparser.ts';
import { allReady } from './all-ready.ts';
import { concluding, pdcLine } from './transmit/concluding.ts';
import {
  DatagramEnd,
  departures,
  eitherHandle,
  eitherOutcome,
  leftByRudi,
  ofPdcsAlone,
  servedByRudi,
} from './transmit/departures.ts';
import { fetchedValues } from './transmit/fetched-values.ts';
import { fixedLimit } from './transmit/fixed-limit.ts';
import { handleList } from './transmit/handle-list.ts';
import { messageTable } from './transmit/message-table.ts';
import { pagesFor, payloadStore, storePageBits } from './transmit/payload-store.ts';
import { peerMap } from './transmit/peer-map.ts';
import { RudiLeft, readTable } from './transmit/read-table.ts';
import { rudiRegisters } from './transmit/rudi-sends.ts';
import { segmenter } from './transmit/segmenter.ts';
import { slowTick } from './transmit/slow-tick.ts';
import { txArbiter } from './transmit/tx-arbiter.ts';
import { txFetch } from './transmit/tx-fetch.ts';
import { type TxOptions, txName, txSender } from './tx-options.ts';
import { txPorts } from './tx-ports.ts';

/**
 * Messages of `messages`, whose bytes come on `payload`, one packet of beats each, in their order: through the SES
 * stub, the PDS sender and payload memory to frames. `completion`: what has become of each, once.
 *
 * - `peer`: what the receive half finds for the initiator. `replies`: its frames, which leave on `frames` before data.
 * - A message waits where there is no entry, handle or page for it, and with it those after it. What is to be sent
 *   again needs none of them, and neither outcomes nor replies wait for any.
 * - `payload_wrong`: the host could not read the beat of `payload` that is taken in this clock: the peer refuses the
 *   message (INITIATOR_ERROR).
 * - `neighbour`: as of `replyMap`. `random`: 32 bits that change every clock, which a peer cannot foresee.
 * - `int`: of HPCC, what ACKs bring of the switches, in the clock of their last beat or later, as of `intSamples`.
 * - With return spaces, `halves` and `halved`: to and from `pdcHalves`. `conclude`: what a message of this PDC of ours
 *   expects will not come, or has: the host's word.
 * - With `reads` there are messages that ask for bytes; `readTable` keeps where bytes go, and `reading` is its way to
 *   the receive half. `answering`: messages that answer, of a packet each, and their bytes, which wait for no other
 *   message. Outcomes have their operation.
 * - `now` counts clocks, `units` 128 ns.
 *
 * `ready` is 1 when all has been set up inside after reset; before, and while `registers.enable` is 0, no message is
 * taken.
 */
export const uetTx = (options: TxOptions) => {
  const { bytes, mtu, wire, congestion = 'window' } = options;
  const { gated = false, tags = false, reads = false, defers = false, rests = false } = options;
  const { datagrams = false, rudi = false } = options;
  const size = txSender(options);
  const layout = senderLayout(size);
  const { initiator } = layout;
  const { returns } = initiator;
  const [slotBits, pageBits] = [initiator.recordBits, storePageBits(options)];
  return module(
    txName(options),
    {
      summary: `Transmit half of an endpoint, ${bytes} bytes a clock: messages to frames and completions.`,
      ...txPorts(options),
    },
    (
      {
        now,
        units,
        random,
        registers,
        neighbour,
        peer,
        payload_wrong,
        data_open,
        int,
        halves,
        reading,
        answering,
        messages,
        payload,
        replies,
        completion,
        frames,
      },
      m,
    ) => {
      const isOn = m.forward('is_on', bit);

      // Packet delivery.
      const sendStream = m.forward('send', record({ valid: bit, payload: TupleSend(layout.choice) }));
      const packetTaken = m.forward('packet_taken', bit);
      const backStream = halves && m.forward('back', record({ valid: bit, payload: ReturnSend(layout) }));
      const concludes = halves && m.forward('concludes', record({ enable: bit, pdcid: bits(16) }));
      const limit = m.forward('limit', Limit(initiator));
      const controlPicked = congestion === 'window' ? undefined : m.forward('picked', Picked);
      // Every packet has another path; those of a PDC in order have one.
      const picked = controlPicked ?? {
        entropy: m.lit(1, 1).cat(random.slice(31, 17)),
        ccc_id: m.lit(8, 0),
        credit_target: m.lit(24, 0),
      };
      const ofPdc = rudi ? { ...peer, valid: peer.valid.and(peer.arrival.event.nt.not()) } : peer;
      const event = m.inst('peer_map', peerMap(reads), ofPdc);
      const sender = m.inst('sender', pdsSender(size), {
        now,
        units,
        random,
        registers: {
          initiator: registers.initiator,
          choice: registers.choice,
          expected_0rtt: registers.expected_0rtt,
        },
        peer_valid: event.shown,
        peer: event.event,
        limit,
        picked,
        send: sendStream,
        returning: halves && {
          change: halves.change,
          send: backStream!,
          conclude: concludes!,
          ask: { valid: m.lit(1, 0), payload: { place: m.lit(initiator.contextBits, 0), credit_target: m.lit(24, 0) } },
        },
        packet: { ready: packetTaken },
      });
      const control =
        congestion === 'window'
          ? undefined
          : joinCongestion(m, congestion, initiator, {
              told: { event: sender.congestion, pick: sender.pick, begins: sender.begins! },
              now,
              random,
              registers,
              pdc_event: sender.pdc_event,
              int,
            });
      if (control === undefined) {
        const window = m.inst('window', fixedLimit(initiator), { event: sender.congestion, cwnd: registers.cwnd! });
        limit.set(window.limit);
        m.unused(sender.pick, sender.left);
      } else {
        limit.set(control.permits.limit);
        controlPicked!.set(control.permits.picked);
        m.unused(sender.left);
      }

      // Messages, and the packets they are cut into.
      const openedTaken = m.forward('opened_taken', bit);
      const answerTaken = answering && m.forward('answer_taken', bit);
      const outcome = reading && m.forward('outcome', Outcome(initiator));
      const datagramEnds = datagrams ? m.forward('datagram_ended', DatagramEnd(rudi)) : undefined;
      const table = m.inst('under_way', messageTable(initiator, options), {
        outcome: outcome ?? sender.outcome,
        answers: answering && { payload: answering.message.payload, valid: answering.message.valid.and(isOn) },
        answer_taken: answerTaken,
        messages: { payload: messages.payload, valid: messages.valid.and(isOn) },
        opened: { ready: openedTaken },
        completion,
      });
      const { message: opens, id: openId } = table.opened.payload;
      const { packet: leaving } = sender.packet.payload;
      const rudiLeft = rudi ? m.forward('rudi_left', RudiLeft) : undefined;
      const readTick = reading && slowTick(m, units);
      const readings =
        reading &&
        m.inst('read_table', readTable(initiator, rudi), {
          opened: {
            valid: table.opened.valid.and(openedTaken),
            reads: (rudi ? opens.op.is('read').or(opens.op.is('rudi_read')) : opens.op.is('read')).and(
              opens.length.any(),
            ),
            rudi: rudi ? opens.op.is('rudi_read') : undefined,
            id: openId,
            address: opens.header_data,
            length: opens.length.trunc(14),
          },
          left: {
            valid: sender.packet.valid.and(packetTaken).and(leaving.kind.is('request')),
            id: leaving.message,
            pdcid: leaving.spdcid,
          },
          find: reading.find,
          given:
            datagramEnds === undefined ? sender.outcome : eitherOutcome(m, initiator, sender.outcome, datagramEnds),
          rudi: rudiLeft && { left: rudiLeft, of_none: datagramEnds!.valid },
          ended: {
            valid: sender.pdc_event.valid.and(sender.pdc_event.ended.or(sender.pdc_event.closed)),
            place: sender.pdc_event.place,
          },
          tick: readTick!,
          answered: { payload: reading.answered.payload, valid: reading.answered.valid },
        });
      outcome?.set(readings!.outcome);
      const values =
        reading &&
        m.inst('fetched', fetchedValues, {
          opened: {
            valid: table.opened.valid.and(openedTaken),
            fetches: opens.op.is('fetching_atomic'),
            id: openId,
            destination: opens.destination,
          },
          peer: ofPdc,
          asked: table.completion.payload.message_id,
        });
      const retired = m.forward('retired', record({ valid: bit, handle: bits(32) }));
      const handleTaken = m.forward('handle_taken', bit);
      const handles = m.inst('handles', handleList(2 ** slotBits, 32), {
        returned: retired.valid,
        back: retired.handle,
        next: { ready: handleTaken },
      });
      const chain = m.forward('chain', record({ first: bits(pageBits), last: bits(pageBits) }));
      const storeReady = m.forward('stores', bit);
      const sendTaken = m.forward('send_taken', bit);
      const datagramTaken = datagramEnds && m.forward('datagram_taken', bit);
      const answerSent = answering && m.forward('answer_sent', bit);
      const servedTaken = rudi ? m.forward('served_taken', bit) : undefined;
      const roomForTwo = answering && m.forward('room_for_two', bit);
      const parts = m.inst(
        'parts',
        segmenter({ bytes, mtu, slotBits, pageBits, returns, tags, reads, defers, rests, datagrams, rudi }),
        {
          messages: table.opened,
          payload,
          payload_wrong,
          answering: answering && {
            has_room: roomForTwo!,
            message: table.opened_answer!,
            beat: answering.beat,
            send_ready: answerSent!,
          },
          handles: handles.next,
          chain,
          stored: { ready: storeReady },
          send: { ready: sendTaken },
        },
      );
      // What goes by no PDC.
      const uud = parts.rudi === undefined ? parts.uud : parts.uud!.or(parts.rudi);
      openedTaken.set(parts.messages.ready);
      answerTaken?.set(parts.answered!.message);
      handleTaken.set(parts.handles.ready);
      if (halves === undefined) {
        sendStream.set({ valid: parts.send.valid, payload: parts.send.payload });
        sendTaken.set(sender.send.ready);
      } else {
        const { enable: isBack, pdcid } = parts.back!;
        const toPdc = parts.send.valid.and(isBack.not());
        sendStream.set({ valid: uud === undefined ? toPdc : toPdc.and(uud.not()), payload: parts.send.payload });
        const { packet } = parts.send.payload;
        const back = { valid: parts.send.valid.and(isBack), payload: { pdcid, packet } };
        const backTaken = sender.returned!.send_ready;
        const answered = parts.answered?.send;
        const byRudi = answered?.payload.served;
        const backs =
          answered &&
          m.inst('backs', streamMux(ReturnSend(layout), roundRobin(2, { hold: true })), {
            up_0: back,
            up_1: {
              valid: byRudi === undefined ? answered.valid : answered.valid.and(byRudi.is.not()),
              payload: { pdcid: answered.payload.back!.pdcid, packet: answered.payload.send.packet },
            },
            down: { ready: backTaken },
          });
        backStream!.set(backs === undefined ? back : backs.down);
        const backSent = backs === undefined ? undefined : backs.up_1!.ready;
        answerSent?.set(byRudi === undefined ? backSent! : m.mux(byRudi.is, servedTaken!, backSent!));
        const pdcTaken = m.mux(isBack, backs === undefined ? backTaken : backs.up_0!.ready, sender.send.ready);
        sendTaken.set(uud === undefined ? pdcTaken : m.mux(uud, datagramTaken!, pdcTaken));
      }
      const conclusions =
        halves &&
        concluding(m, initiator.contexts, {
          begun: sender.returned!.begun,
          unanswered: table.unanswered!,
          unread: readings?.unanswered,
          ...{ concluded: halves.concluded, conclude: halves.conclude },
        });
      concludes?.set(conclusions!.concludes);

      // What leaves, and what is over: an outcome gives the bytes of its packet back.
      const retiresTaken = m.forward('retires_taken', bit);
      const ends = eitherHandle(m, sender.outcome, datagramEnds);
      const over = m.inst('over', blockFifo(bits(32), 2 ** slotBits), {
        up: ends,
        down: { ready: retiresTaken },
      });
      m.assert('what_is_over_finds_room', ends.valid.implies(over.up.ready));
      const headersTaken = m.forward('headers_taken', bit);
      const orderTaken = m.forward('order_taken', bit);
      const backTaken = m.forward('back_taken', bit);
      // Datagrams leave beside the packets of PDCs, and have their outcomes between those.
      const leavingTaken = datagramEnds && m.forward('leaving_taken', bit);
      const leavings =
        datagramEnds &&
        m.inst('departures', departures(initiator, returns, rudi ? 2 ** slotBits : undefined), {
          entropy: random.slice(15, 0),
          rudi: parts.rudi && {
            ...{ is: parts.rudi, now, random, peer, registers: rudiRegisters(registers) },
            served: servedByRudi(parts.answered!.send),
          },
          may_end: sender.outcome.valid.not(),
          packet: sender.packet,
          datagrams: { payload: parts.send.payload, valid: parts.send.valid.and(uud!) },
          down: { ready: leavingTaken! },
        });
      const told = leavings?.rudi_told;
      servedTaken?.set(told!.served_ready);
      datagramEnds?.set(leavings!.ended);
      datagramTaken?.set(leavings!.datagrams.ready);
      const fetch = m.inst('fetch', txFetch(initiator, { slotBits, pageBits, reads, datagrams, rudi }), {
        registers: { map: registers.map, gateway: registers.gateway },
        neighbour,
        kept: parts.kept,
        clear: { valid: handles.filling, place: handles.fill },
        packet: leavings?.down ?? ofPdcsAlone(sender.packet),
        retires: over.down,
        ...{ headers: { ready: headersTaken }, order: { ready: orderTaken }, back: { ready: backTaken } },
      });
      const takesPacket = leavings?.packet.ready ?? fetch.packet.ready;
      packetTaken.set(takesPacket);
      leavingTaken?.set(fetch.packet.ready);
      rudiLeft?.set(leftByRudi(leavings!.down, fetch.packet.ready));
      retiresTaken.set(fetch.retires.ready);
      const payloadTaken = m.forward('payload_taken', bit);
      const store = m.inst('store', payloadStore(options), {
        up: parts.stored,
        order: fetch.order,
        back: fetch.back,
        down: { ready: payloadTaken },
      });
      storeReady.set(store.up.ready);
      roomForTwo?.set(m.next('has_room_for_two', store.free.ge(pagesFor(2, options)), { reset: 0 }));
      orderTaken.set(store.order.ready);
      backTaken.set(store.back.ready);
      chain.set(store.chain);
      retired.set(store.retired);

      // Frames.
      const dataTaken = m.forward('data_taken', bit);
      const deparser = m.inst('deparser', uetDeparser(bytes, wire), {
        headers: fetch.headers,
        payload: store.down,
        down: { ready: dataTaken },
      });
      headersTaken.set(deparser.headers.ready);
      payloadTaken.set(deparser.payload.ready);
      const line = m.inst('line', txArbiter(bytes, gated), { data_open, replies, data: deparser.down, down: frames });
      dataTaken.set(line.data.ready);

      const others = [table.ready, handles.filling.not(), fetch.ready, store.ready, control?.ready, told?.ready];
      const ready = m.named('all_ready', allReady(sender.ready, others));
      isOn.set(ready.and(registers.enable));
      const takesMessage = messages.valid.and(isOn).and(table.messages.ready);
      const count = (name: string, happens: Bits<1>): Bits<32> => {
        const counter = m.reg(`count_${name}`, bits(32), { reset: 0 });
        m.when(happens, () => counter.set(counter.add(1)));
        return counter;
      };
      const pdcOf = ({ valid, pdcid }: ReturnType<typeof pdcLine>) => ({ valid, pdcid });
      return {
        ready,
        counts: {
          deparser: deparser.counts,
          stale: count('stale', fetch.stale),
          messages: count('messages', answering === undefined ? takesMessage : takesMessage.or(table.answers_ready!)),
          completions: count('completions', table.completion.valid.and(completion.ready)),
        },
        sender_counts: sender.counts,
        pdc_event: sender.pdc_event,
        neighbour_not_known: fetch.not_known,
        sender: { ready: sender.ready, left: sender.packet.valid.and(takesPacket) },
        rudi_counts: told?.counts,
        free: store.free,
        congestion: control?.congestion,
        paced: control?.paced,
        sampled: control?.sampled,
        reads: readings && {
          found: readings.found,
          answered_ready: readings.answered.ready,
          fetched: values!.fetched,
          unasked: count('unasked', readings.found.valid.and(readings.found.hit.not())),
        },
        answers: answering && { message: table.answers_ready!.and(isOn), beat: parts.answered!.beat },
        halved: halves && {
          change_ready: sender.returned!.change_ready,
          begun: sender.returned!.begun,
          asked: pdcLine(m, 'asked', table.asked!, halves.asked),
          answered: pdcOf(pdcLine(m, 'answered', { ...table.answered!, close: m.lit(1, 0) }, halves.answered)),
          conclude_ready: conclusions!.takesHosts,
        },
        messages: { ready: table.messages.ready.and(isOn) },
        payload: parts.payload,
        replies: line.replies,
        completion: table.completion,
        frames: line.down,
      };
    },
  );
};
