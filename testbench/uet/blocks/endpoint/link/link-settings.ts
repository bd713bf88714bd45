/** What both ends of a link are set to in tests (link-layer.md A9, B7). */
import type { LinkOptions } from '../../../../../rtl-gen/uet/endpoint/line/link-options.ts';
import { hasPort, type Ports, setPort } from '../pair/endpoint-ports.ts';
import { dscps } from '../pair/endpoint-settings.ts';

export interface LinkSettings {
  /** Bytes of line time between control ordered sets; SAI's 6,400. */
  readonly spacing: number;
  /** Bytes of line time between ACKs; SAI's 2,048. */
  readonly ackSpacing: number;
  /** Clocks without progress until a replay. */
  readonly replayTimer: number;
  /** Credits, beats, of control and of data: of the other end's store, and of its own. */
  readonly limits: readonly [number, number];
  readonly ownLimits: readonly [number, number];
  /** Bytes of line time between CF_Updates, and microseconds of 322 clocks between CC_Updates. */
  readonly cfSpacing: number;
  readonly ccPeriod: number;
}

/** Of stores of 1,024 beats. */
export const usualLink: LinkSettings = {
  spacing: 800,
  ackSpacing: 2048,
  replayTimer: 1500,
  limits: [128, 768],
  ownLimits: [128, 768],
  cfSpacing: 800,
  ccPeriod: 10,
};

/** Bits of all DSCPs whose frames are control: those of control, and of what was trimmed. */
export const controlDscps = [dscps.control, dscps.trimmed, dscps.lastHop].reduce(
  (sum, dscp) => sum | (1n << BigInt(dscp)),
  0n,
);

const poison = 0xaaaa_aaaa;

/** The names of the ports of settings begin with `prefix`. */
export function setLink(ports: Ports, prefix: string, link: LinkOptions, size: number, settings: LinkSettings): void {
  const set = (name: string, value: number | bigint | string): void => setPort(ports, `${prefix}_${name}`, value);
  const all = (group: string, values: Readonly<Record<string, number | bigint | string>>): void => {
    for (const [name, value] of Object.entries(values)) set(`${group}_${name}`, value);
  };
  setPort(ports, 'pcs_up', 1);
  setPort(ports, 'advance', 1);
  setPort(ports, 'far_valid', 1);
  all('spacing', { minimum: settings.spacing, from_frame_start: 256, within_frame: 2048 });
  if (hasPort(ports, `${prefix}_transmit_enable`)) {
    const { beats, frames } = link.llr!;
    all('transmit_settings', {
      poison,
      outstanding_seq_max: frames - 1,
      outstanding_data_max: beats * size,
      longest_frame: link.longest * size,
      replay_timer_max: settings.replayTimer,
      replay_ct_max: 255,
      pcs_lost_timer_max: 1_000_000,
      init_behaviour: 'block',
      flush_behaviour: 'block',
      re_init_on_discard: 1,
      first_seq: 1_048_500,
      match_seq: 1,
      match_data: 1,
      init_spacing: 25_600,
      line_bytes: size,
    });
    all('receive_settings', { poison, rearm: 1, ack_spacing: settings.ackSpacing, line_bytes: size });
    set('transmit_enable', 1);
    set('receive_enable', 1);
  }
  if (hasPort(ports, `${prefix}_credit_receive`)) {
    const { limits, ownLimits } = settings;
    all('credit', {
      control_dscps: controlDscps,
      receive: 1,
      lossless: 3,
      limits_0: limits[0],
      limits_1: limits[1],
      own_limits_0: ownLimits[0],
      own_limits_1: ownLimits[1],
      minimum_spacing: settings.cfSpacing,
      maximum_spacing: 262_144,
      updates_clocks: 322,
      updates_period: settings.ccPeriod,
      mac: 0x02_0000_0000_77n,
    });
  }
}
