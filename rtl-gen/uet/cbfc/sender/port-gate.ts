/** What the port's own limit lets the virtual channels do. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';
import { PortSettings } from './commands.ts';

/** Grants whose credits the port's sum may not show yet, and the one that is decided: a power of two that covers all sizes. */
export const portWindow = 8;

/** What channels have to know of the port. */
export const PortGate = record({
  /** The limits are those of the channels: nothing else here counts. */
  per_channel: bit,
  dynamic: bit,
  /** Frames of up to `dearest` pass, one after the other. */
  stream: bit,
  /** One frame that fits may pass. */
  serial: bit,
  /** The port's limit covers what is used and reserved. */
  open: bit,
  /** Credits of the limit that are neither used nor reserved. */
  free: bits(creditBits),
  /** What a channel may use beyond its reserved part in `port_dynamic`. */
  threshold: bits(creditBits),
});

/**
 * The modes with a limit of the port: a frame may be granted while the sum over all channels of max(used, reserved), which `held`
 * gives some clocks late, stays within the limit. So S_P_CU never exceeds S_P_CL, and no channel can take what is reserved for another.
 *
 * What is granted shows in `held` up to six clocks later. While 8 times the `dearest` frame is free that does not matter:
 * frames up to that cost pass in every clock (`stream`). Else, and while a dearer frame waits (`dear`), a grant is followed by 8
 * clocks without one, after which `free` is exact (`serial`). Into `stream` it goes only from such a rest. So the limit is
 * kept to the credit, whatever `dearest` is; too small a number costs only time.
 *
 * `charged`: a grant of this clock that takes credit. `settings` are those of the last clock; `changed`: they change.
 */
export const portGate = (costBits: number, heldBits: number) =>
  module(
    `cbfc_port_gate_c${costBits}_w${heldBits}`,
    {
      summary: "Holds the grants of all virtual channels within the port's limit.",
      in: {
        settings: PortSettings(costBits),
        changed: bit,
        held: bits<number>(heldBits),
        charged: bit,
        dear: bit,
      },
      out: { gate: PortGate },
    },
    ({ settings, changed, held, charged, dear }, m) => {
      const limit = settings.limit.zext<number>(heldBits + 1);
      const { rest } = m.named({ rest: limit.sub(held.zext<number>(heldBits + 1)) });
      const { covered } = m.named({ covered: rest.at(heldBits).not() });
      const open = m.reg('open', bit, { reset: 0 });
      const free = m.reg('free', bits(creditBits), { reset: 0 });
      open.set(covered);
      free.set(rest.trunc(creditBits).and(covered.repeat(creditBits)));

      const recent = m.reg('recent', bits(portWindow), { reset: 0 });
      recent.set(recent.shl(1).or(charged.or(changed).zext(portWindow)));
      const { rested } = m.named({ rested: recent.any().or(charged).not() });
      const needed = settings.dearest.zext<number>(creditBits).shl(Math.log2(portWindow));
      const { plenty } = m.named({ plenty: free.ge(needed.as(creditBits)).and(dear.not()).and(changed.not()) });
      const stream = m.reg('stream', bit, { reset: 0 });
      stream.set(plenty.and(stream.or(rested)));

      const threshold = m.reg('threshold', bits(creditBits), { reset: 0 });
      const { times } = m.named({ times: free.zext(creditBits + 7).shl(settings.alpha.trunc(3)) });
      const saturated = times.trunc(creditBits).or(
        times
          .slice(creditBits + 6, creditBits)
          .any()
          .repeat(creditBits),
      );
      threshold.set(m.mux<Bits<20>>(settings.alpha.at(3), free.shr(settings.alpha.trunc(3)), saturated));
      return {
        gate: {
          per_channel: settings.mode.is('per_channel'),
          dynamic: settings.mode.is('port_dynamic'),
          stream,
          serial: rested.and(stream.not()).and(plenty.not()),
          open,
          free,
          threshold,
        },
      };
    },
  );
