/** The state of a flow under NSCC, as the simulator keeps it: bytes and ps. */
import { bdpAtStart, maxWindowOf, type NsccConstants, type NsccSettings } from './constants.ts';

/** Names as in cms.md 3; what is unsigned and of 32 bits there wraps here too. */
export interface NsccState {
  cwnd: number;
  /** Signed: a short negative excursion is legal. */
  inFlight: number;
  baseRtt: number;
  bdp: number;
  maxwnd: number;
  avgDelay: number;
  /** 32 bits: bytes of increase times the window, until the next fulfil adjustment. */
  incBytes: number;
  receivedBytes: number;
  achievedBytes: number;
  qaEnd: number;
  isTriggered: boolean;
  /** 32 bits each. */
  bytesToIgnore: number;
  bytesIgnored: number;
  fiCount: number;
  isFast: boolean;
  lastAdjust: number;
  lastDec: number;
}

/** A flow's procedures see its state, its constants, and what else it was set to. */
export interface NsccFlow {
  readonly settings: NsccSettings;
  readonly constants: NsccConstants;
  readonly state: NsccState;
}

/** The state at a flow's start. */
export function nsccStart(settings: NsccSettings): NsccState {
  const bdp = bdpAtStart(settings.networkRtt, settings.linkRate);
  const maxwnd = maxWindowOf(bdp);
  return {
    cwnd: settings.initialCwnd ?? maxwnd,
    inFlight: 0,
    baseRtt: settings.networkRtt,
    bdp,
    maxwnd,
    avgDelay: 0,
    incBytes: 0,
    receivedBytes: 0,
    achievedBytes: 0,
    qaEnd: 0,
    isTriggered: false,
    bytesToIgnore: 0,
    bytesIgnored: 0,
    fiCount: 0,
    isFast: false,
    lastAdjust: 0,
    lastDec: 0,
  };
}

/** As an unsigned integer of 32 bits, of an integer of any size. */
export function wrap32(value: number): number {
  const rest = value % 2 ** 32;
  return rest < 0 ? rest + 2 ** 32 : rest;
}

/** Keeps the window within its limits. */
export function clampWindow({ state, constants }: NsccFlow): void {
  state.cwnd = Math.max(constants.minCwnd, Math.min(state.cwnd, state.maxwnd));
}
