/** An endpoint of the system bench, in hardware or golden, behind one interface. Its time is in clocks of 3.2 ns. */
import type { HostBuffer, HostRegion, NodeArrival, NodeMessage, NodeSent } from './messages.ts';

/** ps of a clock: 312.5 MHz. */
export const clockTime = 3200;
/** Clocks of a microsecond. */
export const clocksPerUs = 1e6 / clockTime;

export type SystemMode = 'rud' | 'rod' | 'roce';

/** A message to the host `peer`. Golden endpoints alone have `roce`: in order and back to the first gap. */
export interface SystemSend extends Omit<NodeMessage, 'mode'> {
  readonly mode: SystemMode;
}

export type NodeKind = 'rtl' | 'golden';

export interface SystemNode {
  readonly kind: NodeKind;
  onFrame: (frame: Uint8Array) => void;
  onSent: (sent: NodeSent) => void;
  onArrival: (arrival: NodeArrival) => void;
  onPlaced: (address: bigint, bytes: Uint8Array) => void;
  /** Whether the line takes another frame. */
  takesFrame: () => boolean;
  send(message: SystemSend): void;
  /** A frame has come whole. */
  receive(frame: Uint8Array): void;
  setRegion(slot: number, region: HostRegion): void;
  /** Gives a buffer for the next SEND that has none. */
  post(buffer: HostBuffer): void;
  /** A clock passes. */
  clock(now: number): void;
  /** The line takes a frame again. */
  lineIsFree(): void;
  /** The congestion window that was set last, in bytes; `undefined`: it is constant. */
  readonly window: number | undefined;
  /** What the design's own checks find wrong is thrown. */
  check(): void;
  dispose(): void;
}

/** The address of a host. */
export const ipOfHost = (host: number): number => 0x0a00_0001 + host;
export const hostOfIp = (ip: number): number => ip - 0x0a00_0001;
