/** The transmit half of an endpoint: messages and their bytes in, frames and completions out. */
import { type Bits, bit, bits, type Ctx, module, record, type StreamValue, type ValueOf } from '../../hdl/index.ts';
import { roundRobin } from '../../lib/arbiter/round-robin.ts';
import { eventCounter } from '../../lib/counting/event-counter.ts';
import { blockFifo } from '../../lib/stream/block-fifo.ts';
import { streamMux } from '../../lib/stream/mux.ts';
import { joinCongestion } from '../cms/seam/congestion-kinds.ts';
import { TupleSend } from '../pds/initiator/choice/choice-records.ts';
import { Limit, Outcome, Picked } from '../pds/initiator/records.ts';
import { pdsSender } from '../pds/initiator/sender/pds-sender.ts';
import { ReturnSend } from '../pds/initiator/sender/return-records.ts';
import { type SenderLayout, senderLayout } from '../pds/initiator/sender/sender-layout.ts';
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
import { readTable } from './transmit/read-table.ts';
import { RudiLeft } from './transmit/rudi-requests.ts';
import { rudiRegisters } from './transmit/rudi-sends.ts';
import { type SegmentedPacket, segmenter } from './transmit/segmenter.ts';
import { slowTick } from './transmit/slow-tick.ts';
import { txArbiter } from './transmit/tx-arbiter.ts';
import { txFetch } from './transmit/tx-fetch.ts';
import { isReadOp } from './transmit/tx-records.ts';
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
 * - With return spaces, `halves`, `change` and `halved`: from and to `pdcHalves`. `conclude`: what a message of this
 *   PDC of ours expects will not come, or has: the host's word.
 * - With `reads` there are messages that ask for bytes; `readTable` keeps where bytes go, and the receive half asks it
 *   by `find` and tells it what has come by `answered`. `answers` and `answer_beats`: messages that answer, of a packet
 *   each, and their bytes, which wait for no other message. Outcomes have their operation.
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
    ({ now, units, random, registers, neighbour, peer, payload_wrong, halves, find, change, conclude, ...io }, m) => {
      const isOn = m.forward('is_on', bit);
      const messages = io.messages.haltWhen(isOn.not());
      const answers = io.answers?.haltWhen(isOn.not());

      // Packet delivery.
      const send = m.stream('send', TupleSend(layout.choice));
      const back = halves && m.forward('back', record({ valid: bit, payload: ReturnSend(layout) }));
      const concludes = halves && m.forward('concludes', record({ enable: bit, pdcid: bits(16) }));
      const limit = m.forward('limit', Limit(initiator));
      const controlPicked = congestion === 'window' ? undefined : m.forward('picked', Picked);
      // Each packet has a path of its own; those of a PDC in order share one.
      const picked = controlPicked ?? {
        entropy: m.lit(1, 1).cat(random.slice(31, 17)),
        ccc_id: m.lit(8, 0),
        credit_target: m.lit(24, 0),
      };
      const ofPdc = rudi ? { ...peer, valid: peer.valid.and(peer.arrival.event.nt.not()) } : peer;
      const event = m.inst('peer_map', peerMap(reads), ofPdc);
      const { initiator: toInitiator, choice, expected_0rtt } = registers;
      const sender = m.inst('sender', pdsSender(size), {
        ...{ now, units, random, limit, picked, send },
        registers: { initiator: toInitiator, choice, expected_0rtt },
        peer_valid: event.shown,
        peer: event.event,
        returning: halves && {
          change: change!,
          send: back!,
          conclude: concludes!,
          ask: { valid: m.lit(1, 0), payload: { place: m.lit(initiator.contextBits, 0), credit_target: m.lit(24, 0) } },
        },
      });
      const control =
        congestion === 'window'
          ? undefined
          : joinCongestion(m, congestion, initiator, {
              told: { event: sender.congestion, pick: sender.pick, begins: sender.begins! },
              ...{ now, random, registers, pdc_event: sender.pdc_event, int: io.int },
            });
      if (control === undefined) {
        const window = m.inst('window', fixedLimit(initiator), { event: sender.congestion, cwnd: registers.cwnd! });
        limit.set(window.limit);
        m.unused(sender.pick);
      } else {
        limit.set(control.permits.limit);
        controlPicked!.set(control.permits.picked);
      }
      m.unused(sender.left);

      // Messages, and the packets they are cut into.
      const outcome = find && m.forward('outcome', Outcome(initiator));
      const datagramEnds = datagrams ? m.forward('datagram_ended', DatagramEnd(rudi)) : undefined;
      const table = m.inst('under_way', messageTable(initiator, options), {
        outcome: outcome ?? sender.outcome,
        ...{ messages, answers },
      });
      const { message: opens, id } = table.opened.payload;
      const { packet: leaving } = sender.packet.payload;
      const { pdc_event: pdcEvent } = sender;
      const rudiLeft = rudi ? m.forward('rudi_left', RudiLeft) : undefined;
      const readTick = find && slowTick(m, units);
      const readings =
        find &&
        m.inst('read_table', readTable(initiator, rudi), {
          opened: {
            valid: table.opened.fires,
            reads: isReadOp(opens.op, rudi).and(opens.length.any()),
            rudi: rudi ? opens.op.is('rudi_read') : undefined,
            ...{ id, address: opens.header_data, length: opens.length.trunc(14) },
          },
          left: {
            valid: sender.packet.fires.and(leaving.kind.is('request')),
            id: leaving.message,
            pdcid: leaving.spdcid,
          },
          find,
          given:
            datagramEnds === undefined ? sender.outcome : eitherOutcome(m, initiator, sender.outcome, datagramEnds),
          rudi: rudiLeft && { left: rudiLeft, of_none: datagramEnds!.valid },
          ended: { valid: pdcEvent.valid.and(pdcEvent.ended.or(pdcEvent.closed)), place: pdcEvent.place },
          tick: readTick!,
          answered: io.answered!,
        });
      outcome?.set(readings!.outcome);
      const values =
        find &&
        m.inst('fetched', fetchedValues, {
          opened: {
            ...{ valid: table.opened.fires, id, destination: opens.destination },
            fetches: opens.op.is('fetching_atomic'),
          },
          peer: ofPdc,
          asked: table.completion.payload.message_id,
        });
      const retired = m.forward('retired', record({ valid: bit, handle: bits(32) }));
      const handles = m.inst('handles', handleList(2 ** slotBits, 32), {
        returned: retired.valid,
        back: retired.handle,
      });
      const chain = m.forward('chain', record({ first: bits(pageBits), last: bits(pageBits) }));
      const roomForTwo = answers && m.forward('room_for_two', bit);
      const parts = m.inst(
        'parts',
        segmenter({ bytes, mtu, slotBits, pageBits, returns, tags, reads, defers, rests, datagrams, rudi }),
        {
          ...{ messages: table.opened, payload: io.payload, payload_wrong, handles: handles.next, chain },
          ...{ has_room: roomForTwo, answers: table.opened_answer, answer_beats: io.answer_beats },
        },
      );

      // Datagrams and packets by RUDI leave beside the packets of PDCs, and their outcomes use the cycles between
      // those.
      const byNoPdc = parts.rudi === undefined ? parts.uud : parts.uud!.or(parts.rudi);
      const leavings =
        datagramEnds &&
        m.inst('departures', departures(initiator, returns, rudi ? 2 ** slotBits : undefined), {
          entropy: random.slice(15, 0),
          rudi: parts.rudi && {
            ...{ is: parts.rudi, now, random, peer, registers: rudiRegisters(registers) },
            served: servedByRudi(parts.answer_send!),
          },
          may_end: sender.outcome.valid.not(),
          packet: sender.packet,
          datagrams: { payload: parts.send.payload, valid: parts.send.valid.and(byNoPdc!) },
        });
      datagramEnds?.set(leavings!.ended);
      const told = leavings?.rudi_told;
      if (back === undefined) {
        send.connect(parts.send);
      } else {
        const taken = m.forward('send_taken', bit);
        const { payload, valid } = parts.send.takeWhen(taken);
        const { enable: isBack, pdcid } = parts.back!;
        const toPdc = valid.and(isBack.not());
        send.connect({ payload, valid: byNoPdc === undefined ? toPdc : toPdc.and(byNoPdc.not()) });
        const toBack = { valid: valid.and(isBack), payload: { pdcid, packet: payload.packet } };
        const backs = parts.answer_send && withAnswers(m, layout, toBack, parts.answer_send, told?.served_ready);
        back.set(backs?.takes.takeWhen(sender.returned!.send_ready) ?? toBack);
        const pdcTaken = m.mux(isBack, backs?.taken ?? sender.returned!.send_ready, send.ready);
        taken.set(byNoPdc === undefined ? pdcTaken : m.mux(byNoPdc, leavings!.datagrams.ready, pdcTaken));
      }
      const conclusions =
        halves &&
        concluding(m, initiator.contexts, {
          begun: sender.returned!.begun,
          unanswered: table.unanswered!,
          unread: readings?.unanswered,
          ...{ concluded: halves.concluded, conclude: conclude! },
        });
      concludes?.set(conclusions!.concludes);

      // What leaves, and what is over: an outcome gives the bytes of its packet back.
      const ends = eitherHandle(m, sender.outcome, datagramEnds);
      const over = m.inst('over', blockFifo(bits(32), 2 ** slotBits), { up: ends });
      m.assert('what_is_over_finds_room', ends.valid.implies(over.up.ready));
      const packet = leavings?.down ?? sender.packet.map(ofPdcsAlone);
      const fetch = m.inst('fetch', txFetch(initiator, { slotBits, pageBits, reads, datagrams, rudi }), {
        registers: { map: registers.map, gateway: registers.gateway },
        ...{ neighbour, kept: parts.kept, packet, retires: over.down },
        clear: { valid: handles.filling, place: handles.fill },
      });
      rudiLeft?.set(leftByRudi(leavings!.down));
      const store = m.inst('store', payloadStore(options), { up: parts.stored, order: fetch.order, back: fetch.back });
      roomForTwo?.set(m.next('has_room_for_two', store.free.ge(pagesFor(2, options)), { reset: 0 }));
      chain.set(store.chain);
      retired.set(store.retired);

      // Frames.
      const deparser = m.inst('deparser', uetDeparser(bytes, wire), { headers: fetch.headers, payload: store.down });
      const line = m.inst('line', txArbiter(bytes, gated), {
        ...{ data_open: io.data_open, replies: io.replies, data: deparser.down },
      });

      const others = [table.ready, handles.filling.not(), fetch.ready, store.ready, control?.ready, told?.ready];
      const ready = m.named('all_ready', allReady(sender.ready, others));
      isOn.set(ready.and(registers.enable));
      const takesMessage = answers === undefined ? messages.fires : messages.fires.or(answers.ready);
      const pdcOf = ({ valid, pdcid }: ReturnType<typeof pdcLine>) => ({ valid, pdcid });
      return {
        ready,
        counts: {
          deparser: deparser.counts,
          stale: eventCounter(m, 'stale', fetch.stale),
          messages: eventCounter(m, 'messages', takesMessage),
          completions: eventCounter(m, 'completions', table.completion.fires),
        },
        sender_counts: sender.counts,
        pdc_event: sender.pdc_event,
        neighbour_not_known: fetch.not_known,
        sender: { ready: sender.ready, left: sender.packet.fires },
        rudi_counts: told?.counts,
        free: store.free,
        ...{ congestion: control?.congestion, paced: control?.paced, sampled: control?.sampled },
        reads: readings && {
          found: readings.found,
          fetched: values!.fetched,
          unasked: eventCounter(m, 'unasked', readings.found.valid.and(readings.found.hit.not())),
        },
        halved: halves && {
          begun: sender.returned!.begun,
          asked: pdcLine(m, 'asked', table.asked!, halves.asked),
          answered: pdcOf(pdcLine(m, 'answered', { ...table.answered!, close: m.lit(1, 0) }, halves.answered)),
        },
        change: sender.returned && { ready: sender.returned.change_ready },
        conclude: conclusions && { ready: conclusions.takesHosts },
        completion: table.completion,
        frames: line.down,
      };
    },
  );
};

interface Offered<V> {
  readonly valid: Bits<1>;
  readonly payload: V;
}

/**
 * What goes by return spaces: packets of messages, and in turn with them answers. An answer to a request of RUDI goes
 * by none, and is taken where that is sent (`served`).
 */
function withAnswers(
  m: Ctx,
  layout: SenderLayout,
  packets: Offered<ValueOf<ReturnType<typeof ReturnSend>>>,
  answers: StreamValue<SegmentedPacket>,
  served: Bits<1> | undefined,
) {
  const { payload, valid } = answers;
  const { back, send, served: byRudi } = payload;
  const backs = m.inst('backs', streamMux(ReturnSend(layout), roundRobin(2, { hold: true })), {
    up_0: packets,
    up_1: {
      payload: { pdcid: back!.pdcid, packet: send.packet },
      valid: byRudi === undefined ? valid : valid.and(byRudi.is.not()),
    },
  });
  const taken = backs.up_1!.ready;
  answers.takeWhen(byRudi === undefined ? taken : m.mux(byRudi.is, served!, taken));
  return { takes: backs.down, taken: backs.up_0!.ready };
}
