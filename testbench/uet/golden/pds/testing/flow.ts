/**
 * One initiator's PDC as known-answer tests use it: PSNs are said as places after Start_PSN, and SES answers when told
 * to.
 */
import { addPsn } from '../../serial.ts';
import {
  type Ack,
  type AckState,
  type Delivery,
  type Nack,
  type Outcome,
  type PacketKind,
  type PdsPacket,
  type PdsResponse,
  PdsTarget,
  type PdsTargetOptions,
  pdsPacket,
  synWord,
} from '../index.ts';

export interface FlowOptions {
  readonly startPsn?: number;
  readonly spdcid?: number;
  readonly source?: bigint;
  readonly rod?: boolean;
}

export class Flow {
  readonly target: PdsTarget;
  readonly startPsn: number;
  readonly spdcid: number;
  readonly source: bigint;
  readonly rod: boolean;
  /** The target's PDCID, 0 until a delivery has told it. */
  pdcid = 0;
  readonly #deliveries = new Map<number, Delivery>();

  constructor(
    target: PdsTarget,
    { startPsn = 1000, spdcid = 7, source = 0xffff_c0a8_2a01n, rod = false }: FlowOptions = {},
  ) {
    this.target = target;
    this.startPsn = startPsn;
    this.spdcid = spdcid;
    this.source = source;
    this.rod = rod;
  }

  /** The packet of this PDC at a place. */
  packet(place: number, fields: Partial<PdsPacket> = {}): PdsPacket {
    return pdsPacket({
      source: this.source,
      spdcid: this.spdcid,
      dpdcid: fields.syn ? synWord(place) : this.pdcid,
      rod: this.rod,
      psn: addPsn(this.startPsn, place),
      clearOffset: -place - 1,
      ...fields,
    });
  }

  /** It arrives. */
  send(place: number, fields: Partial<PdsPacket> = {}): Outcome {
    const outcome = this.target.receive(this.packet(place, fields));
    if (outcome.deliver) {
      this.pdcid = outcome.deliver.pdcid;
      this.#deliveries.set(place, outcome.deliver);
    }
    return outcome;
  }

  /** A control packet arrives. */
  control(kind: PacketKind, fields: Partial<PdsPacket> = {}): Outcome {
    return this.send(0, { kind, length: 0, ...fields });
  }

  /** SES responds to the request at a place; by default plain OK. */
  respond(place: number, fields: Partial<PdsResponse> = {}): Ack | undefined {
    const delivery = this.#deliveries.get(place);
    if (delivery === undefined) throw new RangeError(`nothing was delivered at place ${place}`);
    const { pdcid, psn, cookie } = delivery;
    return this.target.respond({
      pdcid,
      psn,
      cookie,
      guaranteed: false,
      plainOk: true,
      handle: 0x5e5,
      nextHdr: 4,
      ...fields,
    });
  }

  /** The PDC is opened by its first packet, to which SES responds. */
  open(fields: Partial<PdsPacket> = {}): this {
    const { verdict } = this.send(0, { syn: true, ...fields });
    if (verdict !== 'created') throw new RangeError(`the first packet got ${verdict}`);
    this.respond(0);
    return this;
  }

  /** Requests at these places arrive, and SES responds to each at once. */
  take(...places: readonly number[]): this {
    for (const place of places) {
      const { verdict } = this.send(place);
      if (verdict !== 'accepted') throw new RangeError(`place ${place} got ${verdict}`);
      this.respond(place);
    }
    return this;
  }

  /** CLOSE_CMD arrives. */
  close(place: number, fields: Partial<PdsPacket> = {}): Outcome {
    return this.send(place, { kind: 'close_cmd', ar: true, length: 0, ...fields });
  }

  /** PSNs as places. */
  placeOf(psn: number): number {
    return (psn - this.startPsn) | 0;
  }

  /** What the model says of this PDC. */
  get view() {
    const view = this.target.pdc(this.pdcid);
    if (view === undefined) throw new RangeError('the PDC is gone');
    return view;
  }

  /** CACK as a place. */
  get cack(): number {
    return this.placeOf(this.view.cackPsn);
  }
}

/** The ACK that answers this, which it must. */
export function ackOf(outcome: Outcome | Ack | undefined): Ack {
  const reply = outcome !== undefined && 'verdict' in outcome ? outcome.reply : outcome;
  if (reply?.type !== 'ack') throw new RangeError('no ACK');
  return reply;
}

/** The NACK that answers this, which it must. */
export function nackOf(outcome: Outcome): Nack {
  if (outcome.reply?.type !== 'nack') throw new RangeError(`no NACK, but ${outcome.verdict}`);
  return outcome.reply;
}

/** ACK_PSN as the wire says it (4.1). */
export function ackPsnOf(ack: Ack): number {
  if (!('ackPsnOffset' in ack.answered)) throw new RangeError('it answers a PROBE');
  return addPsn(ack.cackPsn, ack.answered.ackPsnOffset);
}

/** A flow to a target of its own, of few PDCs with a short window. */
export const flowOf = (options: PdsTargetOptions = {}, flow: FlowOptions = {}): Flow =>
  new Flow(new PdsTarget({ contexts: 4, window: 128, ...options }), flow);

/** What an ACK_CC tells of its PDC; a `RangeError` for another ACK. */
export const stateOf = (ack: Ack): AckState => {
  if (ack.state === undefined) throw new RangeError('no ACK_CC');
  return ack.state;
};

/** The places that a SACK bitmap shows. */
export const shownPlaces = (flow: Flow, ack: Ack): number[] => {
  const { sackPsnOffset, sackBitmap } = stateOf(ack);
  const base = flow.placeOf(ack.cackPsn) + sackPsnOffset;
  return Array.from({ length: 64 }, (_, i) => base + i).filter((_, i) => (sackBitmap >> BigInt(i)) & 1n);
};
