/** When packets pass the stages inside of an endpoint in hardware, as the signals of its simulator show. */
import assert from 'node:assert/strict';
import { pdsTargetLatency } from '../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { Signal, Simulator } from '../../engine/simulator.ts';

/** Times of a packet of data in its sender, of the first sending; undefined where it has not come so far. */
export interface SenderStages {
  /** Its message was taken. */
  readonly taken: number | undefined;
  /** Its bytes are stored, and it is offered to the sender of packets. */
  readonly offered: number;
  chosen: number | undefined;
  queued: number | undefined;
  core: number | undefined;
  addressed: number | undefined;
  /** Its outcome gives bytes and handle back. */
  outcome: number | undefined;
}

/** Times of a packet of data in its receiver. */
export interface ReceiverStages {
  readonly request: number;
  delivered: number | undefined;
  response: number | undefined;
}

/** Times of a frame that leaves: headers are there for it, first and last beat. */
export interface FrameStages {
  readonly headers: number | undefined;
  readonly first: number;
  readonly last: number;
}

/** An ACK, decided by a target or told to an initiator: for which PDC, up to which PSN, and one beside. */
export interface AckStage {
  readonly time: number;
  readonly pdcid: number;
  readonly cack: number;
  readonly psn: number;
}

/** Paths of signals, as `latency-stages.ts` of the studies has them. */
const paths = {
  message: ['messages_valid', 'messages_ready'],
  offered: ['tx.parts_send_valid', 'tx.sender_send_ready'],
  chosen: ['tx.sender.choice_placed_valid'],
  queued: ['tx.sender.gate_send_valid'],
  core: ['tx.sender.initiator_packet_valid'],
  addressed: ['tx.sender.packet_valid', 'tx.sender.packet_ready'],
  headers: ['tx.fetch_headers_valid', 'tx.deparser_headers_ready'],
  sent: ['sent_valid', 'sent_ready'],
  received: ['received_valid', 'received_ready'],
  request: ['rx_trace_request_valid'],
  deliver: ['rx_trace_deliver_valid'],
  response: ['rx_trace_response_valid'],
  place: ['place_valid', 'place_ready'],
  reply: ['rx_trace_reply_valid'],
  peer: ['rx_peer_valid'],
  outcome: ['tx.sender_outcome_valid'],
} as const;
type EventName = keyof typeof paths;

const fields = {
  offeredHandle: 'tx.parts_send_payload_packet_handle',
  offeredLast: 'tx.parts_send_payload_packet_last',
  chosenHandle: 'tx.sender.choice_placed_packet_handle',
  queuedHandle: 'tx.sender.gate_send_payload_handle',
  coreHandle: 'tx.sender.initiator_packet_payload_handle',
  coreKind: 'tx.sender.initiator_packet_payload_kind',
  corePsn: 'tx.sender.initiator_packet_payload_psn',
  coreSpdcid: 'tx.sender.initiator_packet_payload_spdcid',
  addressedHandle: 'tx.sender_packet_payload_packet_handle',
  addressedKind: 'tx.sender_packet_payload_packet_kind',
  sentLast: 'sent_payload_last',
  receivedLast: 'received_payload_last',
  requestKind: 'rx_trace_request_payload_kind',
  requestSource: 'rx_trace_request_payload_source',
  requestSpdcid: 'rx_trace_request_payload_spdcid',
  requestPsn: 'rx_trace_request_payload_psn',
  deliverPdcid: 'rx_trace_deliver_pdcid',
  deliverPsn: 'rx_trace_deliver_psn',
  responsePdcid: 'rx_trace_response_payload_pdcid',
  responsePsn: 'rx_trace_response_payload_psn',
  placeAddress: 'place_payload_user_address',
  replyType: 'rx_trace_reply_payload_type',
  replyDestination: 'rx_trace_reply_payload_destination',
  replyDpdcid: 'rx_trace_reply_payload_dpdcid',
  replyCack: 'rx_trace_reply_payload_cack_psn',
  replyOffset: 'rx_trace_reply_payload_ack_psn_offset',
  peerKind: 'rx_peer_arrival_event_kind',
  peerDpdcid: 'rx_peer_arrival_event_dpdcid',
  peerCack: 'rx_peer_arrival_event_psn',
  peerOffset: 'rx_peer_arrival_event_ack_psn_offset',
  outcomeHandle: 'tx.sender_outcome_handle',
} as const;
type FieldName = keyof typeof fields;

/** The IPv4 address in one of 128 bits. */
const ipOf = (address: bigint): number => Number(address & 0xffff_ffffn);

export class StageProbe {
  readonly #events: readonly { readonly name: EventName; readonly signals: readonly Signal[] }[];
  readonly #fields: Readonly<Record<FieldName, Signal>>;
  readonly #request: { readonly core: number; readonly target: number };
  readonly #acks: { readonly reply: ReadonlySet<number>; readonly peer: ReadonlySet<number> };
  readonly #taken: number[] = [];
  #messages = 0;
  readonly #byHandle = new Map<number, SenderStages>();
  readonly #sending = new Map<string, SenderStages>();
  readonly #headers: number[] = [];
  readonly #frames: FrameStages[] = [];
  #first: number | undefined;
  readonly #ends: number[] = [];
  readonly #receiving = new Map<string, ReceiverStages>();
  readonly #judged = new Map<number, ReceiverStages>();
  readonly #answering = new Map<string, ReceiverStages>();
  readonly #placing = new Map<bigint, number>();
  readonly #replies: (AckStage & { readonly to: number })[] = [];
  readonly #peers: AckStage[] = [];
  #clock = 0;

  private constructor(signals: ReadonlyMap<string, Signal>) {
    const signal = (path: string): Signal => signals.get(path)!;
    this.#events = Object.entries(paths).map(([name, all]) => ({ name: name as EventName, signals: all.map(signal) }));
    this.#fields = Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, signal(path)])) as Readonly<
      Record<FieldName, Signal>
    >;
    const codes = (field: FieldName, names: readonly string[]): number[] =>
      this.#fields[field].states!.filter(({ name }) => names.includes(name)).map(({ value }) => Number(value));
    const [core, target] = [...codes('coreKind', ['request']), ...codes('requestKind', ['request'])];
    assert(core !== undefined && target !== undefined);
    this.#request = { core, target };
    const acks = ['ack', 'ack_cc'];
    this.#acks = { reply: new Set(codes('replyType', acks)), peer: new Set(codes('peerKind', acks)) };
  }

  /** Nothing where the engine does not show signals inside of a design, or the endpoint has a link. */
  static of(simulator: Simulator): StageProbe | undefined {
    const signals = new Map(simulator.signals.map((signal) => [signal.path, signal]));
    const needed: string[] = [...Object.values(paths).flat(), ...Object.values(fields)];
    return needed.every((path) => signals.has(path)) ? new StageProbe(signals) : undefined;
  }

  /** The signals have settled in a clock; times are what is given here. */
  clock(time: number): void {
    this.#clock++;
    for (const { name, signals } of this.#events)
      if (signals.every((signal) => Number(signal.get()) === 1)) this.#happens(name, time);
  }

  sender(spdcid: number, psn: number): SenderStages | undefined {
    return this.#sending.get(`${spdcid} ${psn}`);
  }

  receiver(source: number, spdcid: number, psn: number): ReceiverStages | undefined {
    return this.#receiving.get(`${source} ${spdcid} ${psn}`);
  }

  /** Of the frame of that number, from 0 on, of all that have left. */
  frame(index: number): FrameStages | undefined {
    return this.#frames[index];
  }

  /** The last beat of the frame of that number, of all that have come. */
  end(index: number): number | undefined {
    return this.#ends[index];
  }

  /** The first bytes of those for that address are placed. */
  placed(address: bigint): number | undefined {
    return this.#placing.get(address);
  }

  /** The first ACK for a packet of that PDC of that host that is decided, or told, from a time on. */
  decided(to: number, pdcid: number, psn: number, from: number): number | undefined {
    return this.#replies.find((ack) => ack.to === to && covers(ack, pdcid, psn, from))?.time;
  }

  told(pdcid: number, psn: number, from: number): number | undefined {
    return this.#peers.find((ack) => covers(ack, pdcid, psn, from))?.time;
  }

  #number(field: FieldName): number {
    return Number(this.#fields[field].get());
  }

  /** Nothing more happens to a packet whose handle has another use. */
  #mark(field: FieldName, stage: 'chosen' | 'queued' | 'core' | 'addressed' | 'outcome', time: number) {
    const packet = this.#byHandle.get(this.#number(field));
    if (packet !== undefined) packet[stage] ??= time;
    return packet;
  }

  #happens(name: EventName, time: number): void {
    switch (name) {
      case 'message':
        this.#taken.push(time);
        return;
      case 'offered': {
        const none = {
          chosen: undefined,
          queued: undefined,
          core: undefined,
          addressed: undefined,
          outcome: undefined,
        };
        this.#byHandle.set(this.#number('offeredHandle'), {
          taken: this.#taken[this.#messages],
          offered: time,
          ...none,
        });
        this.#messages += this.#number('offeredLast');
        return;
      }
      case 'chosen':
      case 'queued':
        this.#mark(`${name}Handle`, name, time);
        return;
      case 'core': {
        if (this.#number('coreKind') !== this.#request.core) return;
        const packet = this.#mark('coreHandle', 'core', time);
        const key = `${this.#number('coreSpdcid')} ${this.#number('corePsn')}`;
        if (packet !== undefined && packet.core === time) this.#sending.set(key, packet);
        return;
      }
      case 'addressed':
        if (this.#number('addressedKind') === this.#request.core) this.#mark('addressedHandle', name, time);
        return;
      case 'headers':
        this.#headers.push(time);
        return;
      case 'sent':
        this.#first ??= time;
        if (this.#number('sentLast') === 0) return;
        this.#frames.push({ headers: this.#headers[this.#frames.length], first: this.#first, last: time });
        this.#first = undefined;
        return;
      case 'received':
        if (this.#number('receivedLast') === 1) this.#ends.push(time);
        return;
      case 'request':
        this.#requested(time);
        return;
      case 'deliver': {
        const packet = this.#judged.get(this.#clock);
        if (packet === undefined) return;
        packet.delivered = time;
        this.#answering.set(`${this.#number('deliverPdcid')} ${this.#number('deliverPsn')}`, packet);
        return;
      }
      case 'response': {
        const packet = this.#answering.get(`${this.#number('responsePdcid')} ${this.#number('responsePsn')}`);
        if (packet !== undefined) packet.response ??= time;
        return;
      }
      case 'place': {
        const address = BigInt(this.#fields.placeAddress.get());
        if (!this.#placing.has(address)) this.#placing.set(address, time);
        return;
      }
      case 'reply': {
        if (!this.#acks.reply.has(this.#number('replyType'))) return;
        const to = ipOf(BigInt(this.#fields.replyDestination.get()));
        this.#replies.push({ ...this.#ack('replyDpdcid', 'replyCack', 'replyOffset', time), to });
        return;
      }
      case 'peer':
        if (this.#acks.peer.has(this.#number('peerKind')))
          this.#peers.push(this.#ack('peerDpdcid', 'peerCack', 'peerOffset', time));
        return;
      case 'outcome':
        this.#mark('outcomeHandle', name, time);
    }
  }

  /** A packet is judged so many clocks later. */
  #requested(time: number): void {
    if (this.#number('requestKind') !== this.#request.target) return;
    const source = ipOf(BigInt(this.#fields.requestSource.get()));
    const key = `${source} ${this.#number('requestSpdcid')} ${this.#number('requestPsn')}`;
    const packet = { request: time, delivered: undefined, response: undefined };
    if (!this.#receiving.has(key)) this.#receiving.set(key, packet);
    this.#judged.set(this.#clock + pdsTargetLatency.verdict, this.#receiving.get(key)!);
  }

  #ack(pdcid: FieldName, cack: FieldName, offset: FieldName, time: number): AckStage {
    const upTo = this.#number(cack);
    return { time, pdcid: this.#number(pdcid), cack: upTo, psn: (upTo + this.#number(offset)) >>> 0 };
  }
}

const covers = (ack: AckStage, pdcid: number, psn: number, from: number): boolean =>
  ack.time >= from && ack.pdcid === pdcid && (((ack.cack - psn) | 0) >= 0 || ack.psn === psn);
