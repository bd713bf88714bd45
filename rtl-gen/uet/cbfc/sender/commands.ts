/** What software tells the sender, channel by channel and for the port. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';
import { CreditUnit } from '../cost.ts';
import { creditBits } from '../settings.ts';

/**
 * What is done to one channel (link-layer.md B7).
 *
 * - `enable`, `disable`: whether its frames are granted; they wait where it is disabled. Disabled after reset.
 * - `lossless`, `best_effort`: whether its frames need credit, and count. Best effort after reset.
 * - `zero`: nothing consumed, nothing freed. For channels that are disabled.
 * - `limit`: S_VC_CL, in credits, below 2^19. `reserved`: its part of the port's limit that no other channel gets.
 * - `weight`: credits that its turn lasts where turns are weighted; 0 makes a turn one frame.
 * - `restart_most`: the largest use of this channel, and of the port, start again from the present one.
 */
export const CommandKind = enumOf(
  'enable',
  'disable',
  'lossless',
  'best_effort',
  'zero',
  'limit',
  'reserved',
  'weight',
  'restart_most',
);

/** Bits of a weight. */
export const weightBits = 16;

/** A command for channel `vc`; `value` is what `limit`, `reserved` and `weight` set. */
export const Command = (vcBits: number) => record({ vc: bits(vcBits), kind: CommandKind, value: bits(creditBits) });

/** Whose limit holds (link-layer.md B1, limit modes). */
export const LimitMode = enumOf('per_channel', 'port_static', 'port_dynamic');

/** What a link fault does: nothing; no grants while it lasts; no grants, and all counters of channels restart at 0. */
export const OnFault = enumOf('ignore', 'hold', 'reset');

/** The settings of the port; they may change at any time. */
export const PortSettings = (costBits: number) =>
  record({
    unit: CreditUnit,
    mode: LimitMode,
    /** S_P_CL, in credits: what all channels together may use, in the modes of the port. */
    limit: bits(creditBits),
    /** The largest frame, in credits, that passes at full rate in the modes of the port. */
    largest_frame: bits(costBits),
    /**
     * In `port_dynamic` a channel may use the free shared credits times 2^`alpha`[2:0], or divided by that where bit 3
     * is 1.
     */
    alpha: bits(4),
    /** Turns last for the weights, else for one frame. */
    weighted: bit,
    on_fault: OnFault,
  });

/** When CC_Updates are sent. */
export const UpdateSettings = record({
  /** Clocks of a microsecond; 0 counts as 1. */
  clocks: bits(10),
  /** Microseconds from a CC_Update to the next; 0 for none but those that are asked for. Sources: 1 to 250,000. */
  period: bits(18),
});
