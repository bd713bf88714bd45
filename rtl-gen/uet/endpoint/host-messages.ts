/** What stands between the host and the transmit half: messages that wait, READs, and what answers those of peers. */
import { type Bits, bit, type Ctx, type Ready, record, type Stream, type ValueOf } from '../../hdl/index.ts';
import type { axiReadBeat } from '../../lib/axi/axi4.ts';
import type { Beat, NoUser } from '../../lib/packet/beat.ts';
import { readServer } from '../ses/read-server/read-server.ts';
import type { rxPorts } from './rx-ports.ts';
import { serverTag } from './ses/rudi-reads.ts';
import type { EndpointWidth } from './settings.ts';
import { deferredSends, type HostDeferralIn } from './transmit/deferred-sends.ts';
import { Fetched } from './transmit/fetched-values.ts';
import { readAnswers } from './transmit/read-answers.ts';
import { readRequests } from './transmit/read-requests.ts';
import { rendezvousSends } from './transmit/rendezvous-sends.ts';
import { restReads } from './transmit/rest-reads.ts';
import { slowTick } from './transmit/slow-tick.ts';
import { TxEnd, type TxMessage } from './transmit/tx-records.ts';

/** Beats of answers: of four packets, of 256 at least. */
const serverRoom = (mtu: number, bytes: number): number => Math.max(256, (4 * mtu) / bytes);

/** Of the channels of AXI4 by which the bytes are read that peers ask for. */
export const memoryWidths = <const B extends number>(bytes: B) => ({ bytes, address: 64, id: 4 }) as const;

interface HostOptions {
  readonly bytes: EndpointWidth;
  readonly mtu: number;
  readonly tags: boolean;
  /** Places of rendezvous sends of peers, if there are any. */
  readonly slots: number | undefined;
  /** Peers read by RUDI, too. */
  readonly rudi: boolean;
}

type RxGives = ReturnType<typeof rxPorts>['out'];
type Message = ValueOf<ReturnType<typeof TxMessage>>;

/** What the host gives, and the receive half; `memory` is where READs of peers read. */
interface HostSide {
  readonly units: Bits<17>;
  readonly payload_wrong: Bits<1>;
  readonly memory:
    | {
        readonly ar_ready: Bits<1>;
        readonly r: { readonly valid: Bits<1>; readonly payload: ValueOf<ReturnType<typeof axiReadBeat>> };
      }
    | undefined;
  readonly deferral: ValueOf<typeof HostDeferralIn> | undefined;
  readonly rx: { readonly [K in 'reads' | 'deferral_told' | 'rest_told']: ValueOf<RxGives[K]> };
  readonly messages: Stream<Message>;
  readonly payload: Stream<Beat<NoUser>>;
  readonly sent_completion: Ready;
}

interface TxSide {
  readonly messages: Ready;
  readonly payload: Ready;
  readonly completion: Stream<ValueOf<ReturnType<typeof TxEnd>>>;
  readonly answers: { readonly message: Bits<1>; readonly beat: Bits<1> } | undefined;
  readonly reads: { readonly fetched: ValueOf<typeof Fetched> } | undefined;
}

/**
 * With `memory` the host reads from peers, and peers from it; with `deferral` its messages may wait for receives, and
 * with `slots` be rendezvous sends. Without all of that its messages go through.
 */
export function messagesOf(
  m: Ctx,
  { bytes, mtu, tags, slots, rudi }: HostOptions,
  { units, payload_wrong, memory, deferral, rx, messages, payload, sent_completion }: HostSide,
) {
  // READs of the host and bytes for peers, beside the other messages.
  const serves = memory && {
    message: m.forward('message_taken', bit),
    payload: m.forward('bytes_taken', bit),
    ended: m.forward('ended', record({ valid: bit, payload: TxEnd(true, deferral !== undefined) })),
    answer: m.forward('answer_taken', bit),
    beat: m.forward('beat_taken', bit),
    answers: m.forward('answers_taken', record({ message: bit, beat: bit })),
  };
  const server =
    serves &&
    m.inst(
      'server',
      readServer({
        widths: memoryWidths(bytes),
        id: 0,
        requests: 16,
        room: serverRoom(mtu, bytes),
        tag: serverTag(rudi),
      }),
      {
        max_ack_data: m.lit(14, 0),
        up: rx.reads!.read,
        answer: { ready: serves.answer },
        beats: { ready: serves.beat },
        m_axi_ar: { ready: memory.ar_ready },
        m_axi_r: { payload: memory.r.payload, valid: memory.r.valid },
      },
    );
  // Those of them that may wait for a receive, and RTRs to peers.
  const host = deferral && m.forward('host', record({ message: bit, payload: bit, ended: bit }));
  const had = deferral && m.forward('had', Fetched);
  // The host's rendezvous sends, until their targets have read the rest.
  const deferralTick = deferral && slowTick(m, units, 'deferral');
  const rendezvous =
    slots === undefined
      ? undefined
      : m.forward('rendezvous', record({ message: bit, ended: bit, had: Fetched, rest_ended: bit }));
  const restEnded = rendezvous && m.forward('rest_told', record({ valid: bit, payload: TxEnd(true, true) }));
  const rendezvousing =
    rendezvous &&
    m.inst('rendezvous_sends', rendezvousSends({ tags, mtu }), {
      tick: deferralTick!,
      had: rendezvous.had,
      messages,
      ended: restEnded!,
      out: { ready: rendezvous.message },
      told: { ready: rendezvous.ended },
    });
  const deferred =
    deferral &&
    m.inst('deferred', deferredSends({ bytes, tags }), {
      choices: deferral.choices,
      tick: deferralTick!,
      arrived: rx.deferral_told!.arrived,
      payload_wrong,
      had: rendezvousing?.fetched ?? had!,
      messages: rendezvousing?.out ?? messages,
      payload,
      rtrs: rx.deferral_told!.rtr,
      ended: rendezvousing?.told ?? serves!.ended,
      out: { ready: host!.message },
      bytes: { ready: host!.payload },
      told: { ready: host!.ended },
      restart: { ready: deferral.restart_ready },
      refused: { ready: rx.deferral_told!.refused_taken },
    });
  const restTaken = rendezvous && m.forward('rest_taken', record({ message: bit, payload: bit }));
  const requests =
    serves &&
    m.inst('requests', readRequests({ bytes, mtu, tags }), {
      payload_wrong: deferred?.wrong ?? payload_wrong,
      messages: deferred?.out ?? messages,
      payload: deferred?.bytes ?? payload,
      ended: deferred?.told ?? serves.ended,
      out: { ready: restTaken?.message ?? serves.message },
      bytes: { ready: restTaken?.payload ?? serves.payload },
      completion: sent_completion,
    });
  // What peers have read does not wait for what the host sends.
  const { data, keep, last } = server?.beats.payload ?? {};
  const answers =
    serves &&
    m.inst('answers', readAnswers({ bytes, tags, rudi }), {
      answers: server!.answer,
      data: { payload: { data: data!, keep: keep!, last: last!, user: {} }, valid: server!.beats.valid },
      out: { ready: serves.answers.message },
      bytes: { ready: serves.answers.beat },
    });
  // READs for those of peers.
  const rest =
    restTaken &&
    m.inst('rest_reads', restReads({ bytes, tags, slots: slots! }), {
      payload_wrong: requests!.wrong,
      messages: requests!.out,
      payload: requests!.bytes,
      rests: rx.rest_told!.read,
      ended: serves!.ended,
      out: { ready: serves!.message },
      bytes: { ready: serves!.payload },
      told: { ready: rendezvous!.rest_ended },
      answers: { ready: rx.rest_told!.answer_taken },
    });
  if (rest !== undefined) {
    restTaken!.set({ message: rest.messages.ready, payload: rest.payload.ready });
    rendezvous!.set({
      message: deferred!.messages.ready,
      ended: deferred!.ended.ready,
      had: had!,
      rest_ended: rendezvousing!.ended.ready,
    });
    restEnded!.set(rest.told);
  }
  serves?.answer.set(answers!.answers.ready);
  serves?.beat.set(answers!.data.ready);
  const { messages: taken, payload: bytesTaken, ended: endTaken } = requests ?? {};
  host?.set({ message: taken!.ready, payload: bytesTaken!.ready, ended: endTaken!.ready });
  if (server !== undefined) m.unused(server.beats.payload.wrong);
  return {
    ready: [requests?.ready, rendezvousing?.ready],
    /** To the transmit half: messages and their bytes, and beside those what peers have read. */
    out: {
      payload_wrong: rest?.wrong ?? requests?.wrong ?? payload_wrong,
      answering: answers && { message: answers.out, beat: answers.bytes },
      messages: rest?.out ?? requests?.out ?? messages,
      payload: rest?.bytes ?? requests?.bytes ?? payload,
      completion: { ready: (rest?.ended ?? deferred?.ended ?? requests?.ended ?? sent_completion).ready },
    },
    /** To the receive half. */
    read_ready: server?.up.ready,
    deferring: deferral && {
      target_upper: deferral.choices.target_upper,
      rtr_ready: deferred!.rtrs.ready,
      returned_ready: deferral.returned_ready,
      refused: { valid: deferred!.refused.valid, token: deferred!.refused.payload },
      answer: deferred!.answer,
    },
    resting: rest && { read_ready: rest.rests.ready, answer: rest.answers },
    /** To the host. */
    restart: deferred?.restart,
    fetched: deferred?.fetched,
    memory_reads: server && {
      ar: { valid: server.m_axi_ar.valid, payload: server.m_axi_ar.payload },
      r_ready: server.m_axi_r.ready,
    },
    messages: rendezvousing?.messages ?? deferred?.messages ?? requests?.messages,
    payload: deferred?.payload ?? requests?.payload,
    sent_completion: requests?.completion,
    /** What the transmit half takes and tells. */
    listen(tx: TxSide) {
      serves?.message.set(tx.messages.ready);
      serves?.payload.set(tx.payload.ready);
      serves?.ended.set(tx.completion);
      serves?.answers.set(tx.answers!);
      had?.set(tx.reads!.fetched);
    },
  };
}
