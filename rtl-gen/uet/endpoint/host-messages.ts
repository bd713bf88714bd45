/** What stands between the host and the transmit half: messages that wait, READs, and what answers those of peers. */
import type { Bits, Ctx, Stream, StreamValue, ValueOf } from '../../hdl/index.ts';
import type { axiReadBeat } from '../../lib/axi/axi4.ts';
import type { Beat, NoUser } from '../../lib/packet/beat.ts';
import type { ReadRequest } from '../ses/read-server/read-records.ts';
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
import { TxEnd, type TxMessage, toldOf } from './transmit/tx-records.ts';

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
    | { readonly ar_ready: Bits<1>; readonly r: Stream<ValueOf<ReturnType<typeof axiReadBeat>>> }
    | undefined;
  readonly deferral: ValueOf<typeof HostDeferralIn> | undefined;
  readonly rx: { readonly [K in 'deferral_told' | 'rest_told']: ValueOf<RxGives[K]> } & {
    readonly read: StreamValue<ValueOf<ReturnType<typeof ReadRequest>>> | undefined;
  };
  readonly messages: StreamValue<Message>;
  readonly payload: StreamValue<Beat<NoUser>>;
}

interface TxSide {
  readonly completion: StreamValue<ValueOf<ReturnType<typeof TxEnd>>>;
  readonly reads: { readonly fetched: ValueOf<typeof Fetched> } | undefined;
}

/**
 * With `memory` the host reads from peers, and peers from it; with `deferral` its messages may wait for receives, and
 * with `slots` be rendezvous sends. Without all of that its messages go through. Each part takes the messages of the
 * one before it, and what becomes of them (`ended`) goes back through the same parts to the host.
 */
export function messagesOf(m: Ctx, options: HostOptions, host: HostSide) {
  const { messages, payload, payload_wrong, memory } = host;
  if (memory !== undefined) return readingMessages(m, options, { ...host, memory });
  return {
    ready: [],
    out: { payload_wrong, messages, payload, answers: undefined, answer_beats: undefined },
    ...{ deferring: undefined, resting: undefined },
    ...{ restart: undefined, fetched: undefined, memory_reads: undefined },
    /** The host's completions, of those of the transmit half. */
    listen: ({ completion }: TxSide) => completion.map(toldOf),
  };
}

/** The same of an endpoint with reads. */
function readingMessages(
  m: Ctx,
  { bytes, mtu, tags, slots, rudi }: HostOptions,
  { units, memory, deferral, rx, ...host }: HostSide & { readonly memory: NonNullable<HostSide['memory']> },
) {
  const ended = m.stream('ended', TxEnd(true, deferral !== undefined));
  const had = deferral && m.forward('had', Fetched);
  const tick = deferral && slowTick(m, units, 'deferral');

  // The host's rendezvous sends, until their targets have read the rest.
  const restEnded = slots === undefined ? undefined : m.stream('rest_told', TxEnd(true, true));
  const rendezvous =
    restEnded &&
    m.inst('rendezvous_sends', rendezvousSends({ tags, mtu }), {
      ...{ tick: tick!, had: had!, messages: host.messages, ended: restEnded },
    });
  // Its deferrable sends, and RTRs to peers.
  const deferred =
    deferral &&
    m.inst('deferred', deferredSends({ bytes, tags }), {
      ...{ choices: deferral.choices, tick: tick!, payload: host.payload, payload_wrong: host.payload_wrong },
      ...{ arrived: rx.deferral_told!.arrived, rtrs: rx.deferral_told!.rtr },
      had: rendezvous?.fetched ?? had!,
      messages: rendezvous?.out ?? host.messages,
      ended: rendezvous?.told ?? ended,
      restart: { ready: deferral.restart_ready },
      refused: { ready: rx.deferral_told!.refused_taken },
    });
  // Its READs.
  const requests = m.inst('requests', readRequests({ bytes, mtu, tags }), {
    payload_wrong: deferred?.wrong ?? host.payload_wrong,
    messages: deferred?.out ?? host.messages,
    payload: deferred?.bytes ?? host.payload,
    ended: deferred?.told ?? ended,
  });
  // READs for the rest of rendezvous sends of peers.
  const rest =
    restEnded &&
    m.inst('rest_reads', restReads({ bytes, tags, slots: slots! }), {
      ...{ payload_wrong: requests.wrong, messages: requests.out, payload: requests.bytes },
      ...{ rests: rx.rest_told!.read, ended },
      answers: { ready: rx.rest_told!.answer_taken },
    });
  restEnded?.connect(rest!.told);

  // What peers have read, which does not wait for what the host sends.
  const room = serverRoom(mtu, bytes);
  const server = m.inst(
    'server',
    readServer({ widths: memoryWidths(bytes), id: 0, requests: 16, room, tag: serverTag(rudi) }),
    { max_ack_data: m.lit(14, 0), up: rx.read!, m_axi_ar: { ready: memory.ar_ready }, m_axi_r: memory.r },
  );
  m.unused(server.beats.payload.wrong);
  const answers = m.inst('answers', readAnswers({ bytes, tags, rudi }), {
    answers: server.answer,
    data: server.beats.map(({ data, keep, last }) => ({ data, keep, last, user: {} })),
  });
  return {
    ready: [requests.ready, rendezvous?.ready],
    /** To the transmit half: messages and their bytes, and beside those what peers have read. */
    out: {
      payload_wrong: rest?.wrong ?? requests.wrong,
      messages: rest?.out ?? requests.out,
      payload: rest?.bytes ?? requests.bytes,
      ...{ answers: answers.out, answer_beats: answers.bytes },
    },
    /** To the receive half. */
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
    memory_reads: { ar: server.m_axi_ar, r_ready: server.m_axi_r.ready },
    /** What the transmit half takes and tells; the host's completions. */
    listen(tx: TxSide) {
      ended.connect(tx.completion);
      had?.set(tx.reads!.fetched);
      return requests.completion;
    },
  };
}
