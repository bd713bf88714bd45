/** What the link of an endpoint is built with, and what operators choose of it (link-layer.md). */
import { UserError } from '../../../../support/user-error.ts';
import { bit, bits, clog2, optional, record, vec } from '../../../hdl/index.ts';
import { ReceiverCounts } from '../../cbfc/receiver/receiver.ts';
import { maximumSpacingBits, minimumSpacingBits } from '../../cbfc/receiver/update-spacing.ts';
import { UpdateSettings } from '../../cbfc/sender/commands.ts';
import { SenderCounts } from '../../cbfc/sender/sender.ts';
import { creditBits } from '../../cbfc/settings.ts';
import { ReceiveCommands, ReceiveStatus, TransmitCommands, TransmitStatus } from '../../llr/end/end.ts';
import { LineStatus } from '../../llr/end/port.ts';
import { SetSpacing } from '../../llr/line/spacing.ts';

/** Bytes a clock that a link is built for: those in whose first beat the DSCP of a frame stands. */
export const linkWidths = [32, 64] as const;
export type LinkWidth = (typeof linkWidths)[number];

/** What link-level retry keeps: beats, a power of two, and frames. */
export interface RetryOptions {
  readonly beats: number;
  readonly frames: number;
}

/** What waits for credit: beats of frames of control and of data, powers of two. */
export interface CreditOptions {
  readonly controlBeats: number;
  readonly dataBeats: number;
}

export interface LinkOptions {
  /** Link-level retry; without it frames that the line damages are dropped. */
  readonly llr?: RetryOptions;
  /** Credit of two virtual channels; without it frames that find no room at the other end are lost. */
  readonly cbfc?: CreditOptions;
  /** Beats of the longest frame with its FCS. */
  readonly longest: number;
  /** Beats that wait for the endpoint, a power of two. */
  readonly storeBeats: number;
  /** Frames that may be on their way to the link when `data_open` is looked at, 0 by default. */
  readonly ahead?: number;
}

/** Virtual channels: that of control, which is 0, and that of data; and how many the blocks are built with. */
export const usedChannels = 2;
export const builtChannels = 4;

/** Code of a credit of as many bytes as a beat has. */
export const creditSize = (size: LinkWidth): number => clog2(size / 32);

/** What operators choose of credit-based flow control. Credits are of a beat's bytes, frames have no overhead. */
export const CreditSettings = record({
  /** Bit d: frames with DSCP d are control. The same at both ends. */
  control_dscps: bits(64),
  /** The receiver's channels are on; frames of the sender are let go, each channel as its `limits` say. */
  receive: bit,
  transmit: bit,
  /** Bit of a channel: its frames need credit; else it is best effort. May change while `transmit` is 0. */
  lossless: bits(usedChannels),
  /** Credits of the other end's buffer, and of ours, for each channel. */
  limits: vec(bits(creditBits), usedChannels),
  own_limits: vec(bits(creditBits), usedChannels),
  /** Bytes of line time between CF_Updates, and to the next of the same channel. */
  minimum_spacing: bits(minimumSpacingBits),
  maximum_spacing: bits(maximumSpacingBits),
  updates: UpdateSettings,
  /** Source of frames of CC_Updates. */
  mac: bits(48),
});

/** What operators choose; see the blocks. */
export const LinkSettings = ({ llr, cbfc }: Pick<LinkOptions, 'llr' | 'cbfc'>) =>
  record({
    transmit: optional(llr !== undefined, TransmitCommands),
    receive: optional(llr !== undefined, ReceiveCommands),
    spacing: SetSpacing,
    credit: optional(cbfc !== undefined, CreditSettings),
  });

/** What a link shows. */
export const LinkStatus = ({ llr, cbfc }: Pick<LinkOptions, 'llr' | 'cbfc'>) =>
  record({
    transmit: optional(llr !== undefined, TransmitStatus),
    receive: ReceiveStatus,
    line: LineStatus,
    /** Modulo 2^32: damaged frames that were dropped, and good ones that found no room. */
    damaged: bits(32),
    lost: bits(32),
    credit: optional(
      cbfc !== undefined,
      record({
        sender: SenderCounts(builtChannels),
        receiver: ReceiverCounts,
        active: bits(usedChannels),
        overflowed: bits(usedChannels),
      }),
    ),
  });

/** What of a name says with what a link is built. */
export const linkNames = ({ llr, cbfc }: Pick<LinkOptions, 'llr' | 'cbfc'>): readonly string[] => [
  ...(llr === undefined ? [] : ['llr']),
  ...(cbfc === undefined ? [] : ['cbfc']),
];

/** A `UserError` for a width that no link is built for. */
export function checkLinkWidth(bytes: number): LinkWidth {
  const found = linkWidths.find((each) => each === bytes);
  if (found === undefined)
    throw new UserError(`A link of ${bytes} bytes a clock is not built: give ${linkWidths.join(' or ')}.`);
  return found;
}
