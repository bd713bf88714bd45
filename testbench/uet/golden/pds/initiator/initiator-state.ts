/** What all parts of the initiator share, and the streams that leave it. */
import { addPsn } from '../../serial.ts';
import type { SesPart } from '../reply.ts';
import type { Ccc, CongestionEvent, Limit } from './congestion.ts';
import type { Context } from './context.ts';
import { InitiatorCounters } from './counters.ts';
import type { RequestCredit } from './emitted.ts';
import { PdcidPool } from './pdcid-pool.ts';
import type { SendRecord } from './record.ts';
import { type SendOutcome, type SendRequest, type Tuple, tupleKey } from './send.ts';
import { endless, type InitiatorRegisters, type InitiatorSettings } from './settings.ts';
import { StartPsns } from './start-psn.ts';

/** What is asked for each sending: which entropy value it takes, and what its congestion header says. */
export interface PickRequest {
  readonly ccc: number;
  readonly pdcid: number;
  readonly size: number;
  /** ROD keeps the answer as long as it may (10.1). */
  readonly ordered: boolean;
}
export interface Picked {
  readonly entropy: number;
  readonly credit?: RequestCredit;
}

/** What the initiator asks of what is around it. */
export interface Surroundings {
  pick(asked: PickRequest): Picked;
  /** 32 random bits, for Start_PSNs. */
  random(): number;
}

/** What has happened to a PDC. */
export interface PdcEvent {
  readonly kind: 'opened' | 'established' | 'moved' | 'quiesce' | 'closed' | 'error';
  readonly pdcid: number;
  /** Why it is in error. */
  readonly code?: string;
}

/** What one step of the initiator does. */
export interface Effects {
  readonly outcomes: SendOutcome[];
  readonly congestion: CongestionEvent[];
  readonly pdcs: PdcEvent[];
}

/** A tuple that has packets or PDCs. */
export interface TupleState {
  readonly tuple: Tuple;
  readonly contexts: Context[];
  /** Packets that have no PDC yet. */
  readonly waiting: SendRequest[];
  /** Which PDC a message goes by. */
  readonly messages: Map<number, Context>;
  /** Messages that begin again on a new PDC, in their middle. */
  readonly moved: Set<number>;
  /** `turns`: whose turn it is. */
  turn: number;
}

export class InitiatorShared {
  readonly settings: InitiatorSettings;
  readonly registers: InitiatorRegisters;
  readonly surroundings: Surroundings;
  readonly counters = new InitiatorCounters();
  readonly pdcs: PdcidPool;
  readonly startPsns: StartPsns;
  readonly tuples = new Map<string, TupleState>();
  readonly cccs = new Map<string, Ccc>();
  /** Tuples with packets that wait for a PDC, in the order in which they began to. */
  readonly needy = new Set<TupleState>();
  /** Contexts of congestion control of which nothing is outstanding any more, in this step. */
  readonly idleCccs = new Set<Ccc>();
  now = 0;
  /** The limit of a context that has heard nothing. */
  firstLimit: Limit;
  effects: Effects = { outcomes: [], congestion: [], pdcs: [] };

  constructor(settings: InitiatorSettings, surroundings: Surroundings, firstLimit: Limit) {
    this.settings = settings;
    this.registers = { ...settings.registers, loss: { ...settings.registers.loss } };
    this.surroundings = surroundings;
    this.firstLimit = firstLimit;
    this.pdcs = new PdcidPool(settings);
    this.startPsns = new StartPsns(settings.policies.startPsn, () => surroundings.random());
  }

  /** What the step that ends has done. */
  take(): Effects {
    for (const { id, outstanding, sent } of this.idleCccs) {
      if (outstanding === 0) this.tell({ ccc: id, kind: 'idle', bytes: sent });
    }
    this.idleCccs.clear();
    const { effects } = this;
    this.effects = { outcomes: [], congestion: [], pdcs: [] };
    return effects;
  }

  /** Congestion control hears of something; the event as it does. */
  tell(event: Partial<CongestionEvent> & Pick<CongestionEvent, 'ccc' | 'kind'>): CongestionEvent {
    const told = { bytes: 0, entropy: 0, ecn: false, ...event };
    this.effects.congestion.push(told);
    return told;
  }

  tellPdc(kind: PdcEvent['kind'], { pdcid }: Context, code?: string): void {
    this.effects.pdcs.push({ kind, pdcid, ...(code === undefined ? {} : { code }) });
  }

  finish(send: SendRequest, result: SendOutcome['result']): void {
    this.effects.outcomes.push({ send, result });
  }

  tupleOf(tuple: Tuple): TupleState {
    const key = tupleKey(tuple);
    const known = this.tuples.get(key);
    if (known !== undefined) return known;
    const state = { tuple, contexts: [], waiting: [], messages: new Map(), moved: new Set<number>(), turn: 0 };
    this.tuples.set(key, state);
    return state;
  }

  /** The context of these addresses and this class (9.1), which begins where there is none. */
  cccOf({ local, destination, trafficClass }: Tuple): Ccc {
    const key = `${local}/${destination}/${trafficClass}`;
    const known = this.cccs.get(key);
    if (known !== undefined) return known;
    const ccc: Ccc = { id: this.cccs.size, sent: 0, limit: this.firstLimit, outstanding: 0, first: undefined };
    this.cccs.set(key, ccc);
    this.tell({ ccc: ccc.id, kind: 'start' });
    return ccc;
  }

  /** A record is to be looked at then. */
  schedule(context: Context, record: SendRecord, at: number | undefined): void {
    record.dueAt = at;
    if (at !== undefined) context.recordsDue = Math.min(context.recordsDue, at);
  }

  /** The RTO of a record, from now on (7.11). */
  startRto(context: Context, record: SendRecord): void {
    this.schedule(context, record, this.rtoDue(record));
  }

  /** When the RTO of a record passes that begins now: twice as long after each retry, of which 4 bits count. */
  rtoDue({ rtoRetries }: SendRecord): number | undefined {
    const { rtoInitTime, rtoMaxTime, loss } = this.registers;
    return loss.rto ? this.now + Math.min(rtoInitTime * 2 ** Math.min(rtoRetries, endless.rto), rtoMaxTime) : undefined;
  }
}

/** The response that an ACK brings to a packet, as SES hears it. */
export const responseResult = (response: SesPart): SendOutcome['result'] =>
  response.kind === 'none' ? { kind: 'default_ok' } : { kind: 'response', response };

/** Whether a PSN is one that a PDC has sent. */
export const hasSent = ({ startPsn, next }: Context, psn: number): boolean =>
  addPsn(psn, -startPsn) < addPsn(next, -startPsn);
