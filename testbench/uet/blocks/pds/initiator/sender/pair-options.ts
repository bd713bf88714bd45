/** What a run of a sender against a target is. */
import type { InitiatorOptions, InitiatorRegisters } from '../../../../golden/pds/initiator/index.ts';
import { initiatorSettings } from '../../../../golden/pds/initiator/settings.ts';

export type PairMode = 'rud' | 'rod' | 'roce';

export interface PairOptions {
  readonly seed: number;
  /** The mode of each flow, which is a tuple of its own; they send in turn. */
  readonly flows: readonly PairMode[];
  /** Packets of all flows. */
  readonly packets: number;
  /** Most packets of a message. */
  readonly longest: number;
  /** Probabilities: of packets and ACKs that get lost, come twice, and of requests that are trimmed on their way. */
  readonly loss: number;
  readonly ackLoss: number;
  readonly copies: number;
  readonly trims: number;
  /** Clocks of a way, and by how many more it differs at most; packets in order all take the same. */
  readonly delay: number;
  readonly spread: number;
  /** The same of the way back. */
  readonly ackSpread: number;
  /** SES takes so many clocks to respond, and a share of its responses is guaranteed. */
  readonly sesDelay: number;
  readonly guaranteed: number;
  /** How often the target asks a PDC to close, a clock. */
  readonly closes: number;
  readonly cwnd: number;
  /** Packets of a tuple that wait for their PDC at most. */
  readonly waiting: number;
  readonly registers: InitiatorRegisters;
  readonly pdcsPerTuple: number;
  readonly mpr: number;
  /** Clocks that a packet of data takes on the line; 0: packets leave as they come. */
  readonly line?: number;
  /** Whether a sending of a packet, the first of which is 1, is lost; in place of `loss`, for packets of data alone. */
  readonly isLost?: (handle: number, sending: number) => boolean;
  /** Payload of a packet in bytes; 0: at random to 4,096. */
  readonly length: number;
}

/** Registers for ways of some hundred clocks. */
export const pairRegisters = (options: InitiatorOptions['registers'] = {}): InitiatorRegisters =>
  initiatorSettings({
    registers: {
      rtoInitTime: 6000,
      rtoMaxTime: 24_000,
      maxRtoRetx: 15,
      nackRetxTime: 500,
      maxNackRetx: 31,
      goBackTime: 400,
      clearTime: 2000,
      idleTime: 0,
      tailLossTime: 3000,
      probeTime: 3000,
      probeTailTime: 2500,
      probeAgainTime: 4000,
      defaultMpr: 1,
      ...options,
      loss: { outOfOrder: false, ...options.loss },
    },
  }).registers;
