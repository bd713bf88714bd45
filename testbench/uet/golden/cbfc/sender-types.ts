/** What the sender of credit-based flow control takes in and gives out, in software. */
import type { CreditUnit } from './credits.ts';

export interface SenderOptions {
  readonly vcs: number;
  /** Frames that may wait on each channel. */
  readonly queueDepth: number;
}

export interface Frame {
  readonly vc: number;
  readonly bytes: number;
  readonly tag: number;
}

export type LimitMode = 'per_channel' | 'port_static' | 'port_dynamic';

export interface PortSettings {
  readonly unit: CreditUnit;
  readonly mode: LimitMode;
  readonly limit: number;
  readonly largestFrame: number;
  /** A channel may use the free shared credits times 2^alpha; negative divides. */
  readonly alpha: number;
  readonly weighted: boolean;
  readonly onFault: 'ignore' | 'hold' | 'reset';
}

export type CommandKind =
  | 'enable'
  | 'disable'
  | 'lossless'
  | 'best_effort'
  | 'zero'
  | 'limit'
  | 'reserved'
  | 'weight'
  | 'restart_most';

export interface Command {
  readonly vc: number;
  readonly kind: CommandKind;
  readonly value: number;
}

export interface FreedEntry {
  readonly vc: number;
  readonly count: number;
}

/** What enters in one clock; messages only where they are taken. */
export interface SenderInputs {
  readonly settings: PortSettings;
  readonly updateClocks: number;
  readonly updatePeriod: number;
  readonly forceUpdate: boolean;
  readonly holdUpdate: boolean;
  readonly linkFault: boolean;
  readonly frame?: Frame;
  readonly freed?: readonly [FreedEntry, FreedEntry];
  readonly command?: Command;
  /** Whether what is offered is taken. */
  readonly takesGrant: boolean;
  readonly takesUpdate: boolean;
}

/** A frame that is granted. */
export interface GrantedFrame extends Frame {
  readonly kind: 'frame';
  readonly cost: number;
  /** Whether it took credit. */
  readonly charged: boolean;
  /** How often its channel had been zeroed. */
  readonly epoch: number;
}

/** What leaves in the order of the wire. */
export type Grant = { readonly kind: 'cc_update' } | GrantedFrame;

export interface CcUpdate {
  readonly half: number;
  /** 16 counters. */
  readonly consumed: readonly number[];
  /** How often each channel had been zeroed. */
  readonly epochs: readonly number[];
}

export interface ChannelStatus {
  readonly used: number;
  readonly mostUsed: number;
  readonly consumed: number;
  readonly freed: number;
  readonly enabled: boolean;
  readonly lossless: boolean;
  /** Frames that have been accepted and not granted. */
  readonly waiting: number;
}

/** Settings after reset. */
export const resetSettings: PortSettings = {
  unit: { overhead: 0, size: 32 },
  mode: 'per_channel',
  limit: 0,
  largestFrame: 0,
  alpha: 0,
  weighted: false,
  onFault: 'ignore',
};

/** Whether both are the same in all fields. */
export const sameSettings = (a: PortSettings, b: PortSettings): boolean =>
  a.unit.overhead === b.unit.overhead &&
  a.unit.size === b.unit.size &&
  a.mode === b.mode &&
  a.limit === b.limit &&
  a.largestFrame === b.largestFrame &&
  a.alpha === b.alpha &&
  a.weighted === b.weighted &&
  a.onFault === b.onFault;
