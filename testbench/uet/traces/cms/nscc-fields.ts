/** The fields of NSCC as the logs name them. */
import type { NsccConstants, NsccSettings } from '../../golden/cms/nscc/constants.ts';
import { type NsccState, wrap32 } from '../../golden/cms/nscc/state.ts';
import type { Comparison } from './comparison.ts';
import type { LogRow, LogSettings } from './log.ts';

/** By column, what the state has. The flight is not among them: of vectors it is an input. */
const stateColumns: Readonly<Record<string, (state: NsccState) => number>> = {
  cwnd: (s) => s.cwnd,
  base_rtt_ps: (s) => s.baseRtt,
  bdp: (s) => s.bdp,
  maxwnd: (s) => s.maxwnd,
  avg_delay_ps: (s) => s.avgDelay,
  inc_bytes: (s) => s.incBytes,
  received_bytes: (s) => s.receivedBytes,
  achieved_bytes: (s) => s.achievedBytes,
  qa_end_ps: (s) => s.qaEnd,
  trigger_qa: (s) => Number(s.isTriggered),
  bytes_to_ignore: (s) => s.bytesToIgnore,
  bytes_ignored: (s) => s.bytesIgnored,
  fi_count: (s) => s.fiCount,
  fast: (s) => Number(s.isFast),
  last_adjust_ps: (s) => s.lastAdjust,
  last_dec_ps: (s) => s.lastDec,
};

/** Compares the state after an event. */
export function compareState(comparison: Comparison, row: LogRow, state: NsccState): void {
  for (const [column, of] of Object.entries(stateColumns)) {
    comparison.equal(row.place, column, row.number(column), of(state));
  }
}

/** The state that a row shows, for models that are to go on from there. The flight is the caller's. */
export function stateOf(row: LogRow, inFlight: number): NsccState {
  return {
    cwnd: row.number('cwnd'),
    inFlight,
    baseRtt: row.number('base_rtt_ps'),
    bdp: row.number('bdp'),
    maxwnd: row.number('maxwnd'),
    avgDelay: row.number('avg_delay_ps'),
    incBytes: wrap32(row.number('inc_bytes')),
    receivedBytes: row.number('received_bytes'),
    achievedBytes: row.number('achieved_bytes'),
    qaEnd: row.number('qa_end_ps'),
    isTriggered: row.flag('trigger_qa'),
    bytesToIgnore: row.number('bytes_to_ignore'),
    bytesIgnored: row.number('bytes_ignored'),
    fiCount: row.number('fi_count'),
    isFast: row.flag('fast'),
    lastAdjust: row.number('last_adjust_ps'),
    lastDec: row.number('last_dec_ps'),
  };
}

const constantNames: Readonly<Record<string, (constants: NsccConstants, settings: NsccSettings) => number>> = {
  target_qdelay_ps: (c) => c.target,
  scaling_a: (c) => c.scalingA,
  scaling_b: (c) => c.scalingB,
  alpha_bytes_per_ps: (c) => c.alpha,
  fi: (c) => c.fi,
  eta: (c) => c.eta,
  gamma: (c) => c.gamma,
  max_md_jump: (c) => c.leastFactor,
  fi_scale: (c) => c.fiScale,
  delay_gain: (c) => c.gain,
  adjust_period_ps: (c) => c.adjustPeriod,
  adjust_bytes: (c) => c.adjustBytes,
  qa_gate: (c) => c.qaGate,
  qa_threshold_ps: (c) => c.qaThreshold,
  min_cwnd: (c) => c.minCwnd,
  fast_increase_delay_ps: (c) => c.fastDelay,
};

/** Compares the constants that the simulator printed with those that follow from rate and RTT. */
export function compareConstants(
  comparison: Comparison,
  log: LogSettings,
  settings: NsccSettings,
  constants: NsccConstants,
): void {
  for (const name of log.namesOf('nscc_params')) {
    const of = constantNames[name];
    if (of === undefined) continue;
    comparison.equal(log.file, name, log.number(`nscc_params.${name}`), of(constants, settings));
  }
}

/** What a recording was set to. A target that was given as an option is taken from there. */
export function nsccSettingsOf(log: LogSettings, initialCwnd: number): NsccSettings {
  const targetDelay = log.optional('nscc_params.target_qdelay_ps');
  return {
    linkRate: log.number('link_bps'),
    networkRtt: log.number('network_rtt_ps'),
    mtu: log.number('mtu_bytes'),
    mss: log.number('mss_bytes'),
    hasTrimming: log.flag('trimming'),
    initialCwnd,
    ...(targetDelay === undefined ? {} : { targetDelay }),
  };
}
