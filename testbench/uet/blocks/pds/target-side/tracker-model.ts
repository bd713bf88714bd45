/** The array model of the PDC tracker: what every packet, response and query of many PDCs must be answered with. */
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { TrackerSize } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { addPsn, psnDifference } from '../../../golden/serial.ts';

export interface ArrivalIn {
  readonly pdc: number;
  /** The start PSN and the mode, of the first packet of a PDC; whether that only waits in PENDING. */
  readonly create?: { readonly start: number; readonly rod: boolean; readonly pends?: boolean };
  readonly psn: number;
  readonly clear?: number;
  /** CLOSE_CMD, or a packet that only asks about a PSN; otherwise one that wants to be taken. */
  readonly kind?: 'close' | 'asks';
  /** Something keeps it from being accepted. */
  readonly lacks?: boolean;
  /** It is what a PDC in PENDING waits for. */
  readonly opens?: boolean;
  /** The PDC has been failed from outside; its return space is not done. */
  readonly failed?: boolean;
  readonly busy?: boolean;
}

export interface ResponseIn {
  readonly pdc: number;
  readonly psn: number;
  readonly guaranteed: boolean;
}

export interface QueryIn {
  readonly pdc: number;
  readonly mode: 'at' | 'next' | 'note';
  readonly psn: number;
}

/** What happens in one clock. */
export interface ClockIn {
  readonly arrival?: ArrivalIn | undefined;
  readonly response?: ResponseIn | undefined;
  readonly query?: QueryIn | undefined;
  readonly forget?: number | undefined;
}

export type JudgementName =
  | 'pending'
  | 'failed'
  | 'closing'
  | 'beyond_close'
  | 'prior'
  | 'behind'
  | 'ahead'
  | 'duplicate'
  | 'gap'
  | 'closed'
  | 'close_busy'
  | 'close_waits'
  | 'close_early'
  | 'refused'
  | 'accepted';

export type ResponseName = 'waiting' | 'plain' | 'guaranteed';

/** The fields that a verdict must have; others are not to be looked at. */
export interface VerdictOut {
  readonly pdc: number;
  readonly judgement: JudgementName;
  readonly clear: 'none' | 'applied' | 'old' | 'beyond';
  readonly response?: ResponseName;
  readonly is_close?: boolean;
  readonly closed?: boolean;
  readonly is_highest?: boolean;
  readonly ends_pending?: boolean;
  readonly first_gap?: boolean;
  readonly expected?: number;
}

export interface AnswerOut {
  readonly pdc: number;
  readonly cack: number;
  readonly held: boolean;
  readonly frontier: number;
  readonly highest: number;
  readonly out_of_order: number;
  readonly sack_base: number;
  readonly bitmap: bigint;
}

/** One PDC: its packets by PSN, and when each came. Counters are as of `latency.frontier` clocks ago. */
export interface Pdc {
  readonly start: number;
  readonly rod: boolean;
  /** Clocks in which PSNs were accepted, and responses came; those below the window are dropped. */
  readonly arrived: Map<number, number>;
  readonly responses: Map<number, { readonly clock: number; readonly guaranteed: boolean }>;
  /** The highest PSN cleared: at once, and as queries see it. */
  clear: number;
  lateClear: number;
  /** One above the CACK that arrivals are judged by. */
  base: number;
  /** ROD: whether a gap has been told since a packet came in order. */
  gap: boolean;
  state: 'pending' | 'established' | 'failed' | 'closed';
  /** It has been failed from outside. */
  marked: boolean;
  /** The PSN of a CLOSE_CMD that was the next one. */
  close: number | undefined;
  accepted: number;
  cack: number;
  frontier: number;
  highest: number;
  lateHighest: number;
  lateAccepted: number;
  /** The pointer of SACKs. */
  pointer: number;
}

/** Sequential, with a list of what takes effect later; nothing is packed, wrapped or flagged. */
export class TrackerModel {
  readonly window: number;
  readonly rangeBits: number | undefined;
  /** The PDC in each context, if one was created. */
  readonly pdcs: (Pdc | undefined)[];
  now = 0;
  readonly #later = new Map<number, (() => void)[]>();

  constructor({ contexts, window, rangeBits }: TrackerSize) {
    this.window = window;
    this.rangeBits = rangeBits;
    this.pdcs = new Array<Pdc | undefined>(contexts).fill(undefined);
  }

  /** One clock; calls back with a verdict and an answer, at once and `-latency.sack` clocks later. */
  clock(inputs: ClockIn, onVerdict: (v: VerdictOut) => void, onAnswer: (a: AnswerOut, asked: number) => void): void {
    for (const effect of this.#later.get(this.now) ?? []) effect();
    this.#later.delete(this.now);
    const { arrival, response, query, forget } = inputs;
    if (arrival !== undefined) onVerdict(this.#judge(arrival));
    if (response !== undefined) this.#respond(response);
    if (query !== undefined) this.#ask(query, onAnswer);
    if (forget !== undefined) this.pdcs[forget] = undefined;
    this.now++;
  }

  #after(clocks: number, effect: () => void): void {
    const clock = this.now + clocks;
    this.#later.set(clock, [...(this.#later.get(clock) ?? []), effect]);
  }

  #judge(arrival: ArrivalIn): VerdictOut {
    const { pdc: index, create, psn } = arrival;
    if (create !== undefined) this.pdcs[index] = newPdc(create);
    const pdc = this.pdcs[index];
    if (pdc === undefined) throw new Error(`a packet for context ${index}, which has no PDC`);
    pdc.marked ||= arrival.failed === true;
    if (pdc.marked && pdc.state !== 'closed') pdc.state = 'failed';
    const isTaken = pdc.state === 'pending' && arrival.opens === true;
    if (isTaken) pdc.state = 'established';
    // Of a packet that opens, CLEAR says nothing.
    const clear = create !== undefined || isTaken ? 'none' : this.#clear(pdc, arrival);
    const wasClosed = pdc.state === 'closed';
    const expected = addPsn(pdc.highest, 1);
    const firstGap = !pdc.gap;
    const isHighest = psnDifference(psn, pdc.highest) > 0;
    const judgement = this.#judgement(pdc, arrival);
    const about = { pdc: index, judgement, clear, closed: wasClosed } as const;
    if (judgement === 'prior') return { ...about, response: 'plain' };
    if (judgement === 'duplicate') {
      const isClose = wasClosed && psn === pdc.close;
      return { ...about, is_close: isClose, response: isClose ? 'plain' : this.#responseTo(pdc, psn) };
    }
    if (judgement === 'refused') return { ...about, is_close: false };
    if (judgement === 'gap') return { ...about, first_gap: firstGap, expected };
    if (judgement === 'accepted') return { ...about, is_highest: isHighest, ends_pending: isTaken };
    return about;
  }

  #responseTo(pdc: Pdc, psn: number): ResponseName {
    const response = pdc.responses.get(psn);
    if (response === undefined || response.clock > this.now - latency.duplicateResponse) return 'waiting';
    return response.guaranteed && psnDifference(psn, pdc.clear) > 0 ? 'guaranteed' : 'plain';
  }

  #clear(pdc: Pdc, { clear, psn, kind }: ArrivalIn): VerdictOut['clear'] {
    if (clear === undefined || pdc.state === 'pending' || pdc.state === 'failed') return 'none';
    if (kind !== 'asks' && isAfterClose(pdc, psn, kind)) return 'none';
    if (psnDifference(clear, pdc.highest) > 0) return 'beyond';
    // The close has cleared all there is, whatever half of the PSNs this one is taken to be in.
    if (pdc.state === 'closed' || psnDifference(clear, pdc.clear) <= 0) return 'old';
    this.#clearTo(pdc, clear);
    return 'applied';
  }

  #clearTo(pdc: Pdc, clear: number): void {
    pdc.clear = clear;
    this.#after(latency.cackClear, () => {
      pdc.lateClear = clear;
    });
  }

  #judgement(pdc: Pdc, { psn, kind, lacks, busy }: ArrivalIn): JudgementName {
    if (pdc.state === 'pending' || pdc.state === 'failed') return pdc.state;
    if (kind !== 'asks' && isAfterClose(pdc, psn, kind)) {
      return pdc.state === 'closed' ? 'closing' : 'beyond_close';
    }
    const d = psnDifference(psn, pdc.base);
    if (d < -this.window) return 'behind';
    if (d < 0) return 'prior';
    const isLimited = this.rangeBits !== undefined && addPsn(psn, -pdc.start) >= 2 ** this.rangeBits;
    if (d >= this.window || (isLimited && kind === undefined)) return 'ahead';
    if (pdc.arrived.has(psn) || (pdc.state === 'closed' && psn === pdc.close)) return 'duplicate';
    if (kind === 'asks') return 'refused';
    if (pdc.rod && psn !== addPsn(pdc.highest, 1)) {
      pdc.gap = true;
      return 'gap';
    }
    if (kind === 'close') return this.#close(pdc, psn, busy === true);
    if (lacks) return 'refused';
    this.#accept(pdc, psn);
    return 'accepted';
  }

  #close(pdc: Pdc, psn: number, busy: boolean): JudgementName {
    if (psn !== addPsn(pdc.highest, 1)) return 'close_early';
    pdc.close = psn;
    if (busy) {
      pdc.state = 'failed';
      return 'close_busy';
    }
    if (addPsn(pdc.start, pdc.accepted) !== psn) return 'close_waits';
    pdc.state = 'closed';
    this.#clearTo(pdc, psn);
    return 'closed';
  }

  #accept(pdc: Pdc, psn: number): void {
    pdc.arrived.set(psn, this.now);
    pdc.accepted++;
    if (psnDifference(psn, pdc.highest) > 0) pdc.highest = psn;
    pdc.gap = false;
    this.#after(latency.frontier, () => {
      pdc.lateAccepted++;
      if (psnDifference(psn, pdc.lateHighest) > 0) pdc.lateHighest = psn;
    });
  }

  #respond({ pdc: index, psn, guaranteed }: ResponseIn): void {
    const pdc = this.pdcs[index];
    const d = pdc === undefined ? -1 : psnDifference(psn, pdc.base);
    if (pdc === undefined || d < 0 || d >= this.window || pdc.responses.has(psn)) return;
    pdc.responses.set(psn, { clock: this.now, guaranteed });
  }

  #ask({ pdc: index, mode, psn: asks }: QueryIn, onAnswer: (a: AnswerOut, asked: number) => void): void {
    const pdc = this.pdcs[index];
    if (pdc === undefined) throw new Error(`a query for context ${index}, which has no PDC`);
    const asked = this.now;
    for (let next = addPsn(pdc.cack, 1); this.#isDone(pdc, next); next = addPsn(next, 1)) pdc.cack = next;
    const isIn = (psn: number): boolean => (pdc.arrived.get(psn) ?? asked) <= asked - latency.frontier;
    for (let next = addPsn(pdc.frontier, 1); isIn(next); next = addPsn(next, 1)) pdc.frontier = next;
    const base = addPsn(pdc.cack, 1);
    const inOrder = psnDifference(pdc.frontier, pdc.start) + 1;
    const answer = {
      pdc: index,
      cack: pdc.cack,
      held: this.#hasResponse(pdc, base),
      frontier: pdc.frontier,
      highest: pdc.lateHighest,
      out_of_order: pdc.lateAccepted - inOrder,
    };
    this.#after(latency.windowQuery, () => {
      for (let psn = pdc.base; psn !== base; psn = addPsn(psn, 1)) {
        pdc.arrived.delete(psn);
        pdc.responses.delete(psn);
      }
      pdc.base = base;
    });

    // As in the golden model of the target: back to a lower PSN, never at or below CACK, on where something is left
    // out.
    if (psnDifference(pdc.pointer, base) < 0) pdc.pointer = base;
    const isInWindow = psnDifference(asks, base) >= 0 && psnDifference(asks, base) < this.window;
    if (mode !== 'at' && isInWindow && psnDifference(asks, pdc.pointer) < 0) pdc.pointer = asks;
    const offset = psnDifference(asks, pdc.cack);
    const isFar = offset < -(2 ** 15) || offset >= 2 ** 15;
    const sackBase = mode !== 'at' ? pdc.pointer : isFar ? base : asks;
    if (mode === 'next' && psnDifference(pdc.lateHighest, pdc.pointer) > 63) pdc.pointer = addPsn(pdc.pointer, 64);
    // The bitmap has the arrivals of the clock before it is cut, and none later.
    this.#after(1 - latency.sack, () =>
      onAnswer({ ...answer, sack_base: sackBase, bitmap: sackOf(pdc, base, sackBase) }, asked),
    );
  }

  #hasResponse(pdc: Pdc, psn: number): boolean {
    const response = pdc.responses.get(psn);
    return response !== undefined && response.clock <= this.now - latency.cackResponse;
  }

  #isDone(pdc: Pdc, psn: number): boolean {
    if (!this.#hasResponse(pdc, psn)) return false;
    return !pdc.responses.get(psn)!.guaranteed || psnDifference(psn, pdc.lateClear) <= 0;
  }
}

/** A PDC before its first packet. */
function newPdc({ start, rod, pends }: NonNullable<ArrivalIn['create']>): Pdc {
  const none = addPsn(start, -1);
  return {
    start,
    rod,
    arrived: new Map(),
    responses: new Map(),
    clear: none,
    lateClear: none,
    base: start,
    gap: false,
    state: pends ? 'pending' : 'established',
    marked: false,
    close: undefined,
    accepted: 0,
    cack: none,
    frontier: none,
    highest: none,
    lateHighest: none,
    lateAccepted: 0,
    pointer: start,
  };
}

/** Beyond the close that a CLOSE_CMD has announced, or another packet of its PSN. */
function isAfterClose({ close }: Pdc, psn: number, kind: ArrivalIn['kind']): boolean {
  if (close === undefined) return false;
  const d = psnDifference(psn, close);
  return d > 0 || (d === 0 && kind !== 'close');
}

/** Bit by bit: below the window's base 1, else whether it has arrived. */
function sackOf(pdc: Pdc, base: number, sackBase: number): bigint {
  let bitmap = 0n;
  for (let i = 0; i < 64; i++) {
    const psn = addPsn(sackBase, i);
    if (psnDifference(psn, base) < 0 || pdc.arrived.has(psn)) bitmap |= 1n << BigInt(i);
  }
  return bitmap;
}
