/** What the port's own limit lets the virtual channels do. */
import { type Bits, bit, bits, module, record } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';
import { PortSettings } from './commands.ts';

/** Clocks after a grant in which `free` does not know of it. */
const unseen = 3;

/** What channels have to know of the port, for frames whose cost has `costBits`. */
export const PortGate = (costBits: number) =>
  record({
    /** The limits are those of the channels: nothing else here counts. */
    per_channel: bit,
    dynamic: bit,
    /** Frames of up to `largest_frame` pass, one after the other. */
    stream: bit,
    /** One frame that fits into `free` may pass in the next clock, if none is granted in this one. */
    serial: bit,
    /** Credits of the limit that are neither used nor reserved, or all ones where there are more. */
    free: bits(costBits),
    /** What a channel may use beyond its reserved part in `port_dynamic`, else 0. */
    threshold: bits(creditBits),
  });

/**
 * The modes with a limit of the port: a frame may be granted while the sum over all channels of max(used, reserved)
 * stays within the limit. So S_P_CU never exceeds S_P_CL, and no channel can take what is reserved for another.
 *
 * `held` is that sum, `heldLatency` clocks late; what the grants since have added to it is known beside it, from their
 * `cost` and from what was left of their channel's reserved part, `spare`. So what is free is known exactly but for the
 * last three grants. While 4 times the `largest_frame` frame is free those do not matter: frames up to that cost pass
 * in every clock (`stream`). Else, and while a larger frame waits (`large_frame`), a grant is followed by some clocks
 * without one, until it is known (`serial`): one frame in 5 clocks. Into `stream` it goes only from such a rest. So the
 * limit is kept to the credit, whatever `largest_frame` is; too small a number costs only time.
 *
 * `charged`: a grant of this clock that takes credit; `cost` and `spare` are those of the grant of the clock before.
 * `settings` are those of the last clock; `changed`: they are new. In the clock before nothing fits anyway.
 * `reordered`: the reserved part of a channel changes with the next clock; until `held` knows, nothing passes.
 */
export const portGate = (costBits: number, heldBits: number, heldLatency: number) => {
  const cost = bits(costBits);
  return module(
    `cbfc_port_gate_c${costBits}_w${heldBits}_l${heldLatency}`,
    {
      summary: "Holds the grants of all virtual channels within the port's limit.",
      in: {
        settings: PortSettings(costBits),
        changed: bit,
        reordered: bit,
        held: bits(heldBits),
        charged: bit,
        cost,
        spare: cost,
        large_frame: bit,
      },
      out: { gate: PortGate(costBits) },
    },
    ({ settings, changed, reordered, held, charged, large_frame, ...granted }, m) => {
      // The last two cycles with a grant, and what those before added that `held` does not show yet.
      const history = (name: string, width: number, event: Bits<1>) =>
        m.reg(name, bits(width), { reset: 0, next: (now) => now.shl(1).or(event.zext(width)) });
      const recent = history('recent', unseen - 1, charged);
      const over = m.named('over', granted.cost.zext(costBits + 1).sub(granted.spare.zext(costBits + 1)));
      const beyond = m.named('beyond', over.at(costBits).not().and(recent.at(0)));
      const added = [over.trunc(costBits).mask(beyond)];
      for (let age = 2; age <= heldLatency; age++) added.push(m.next(`added_${age}`, added.at(-1)!, { reset: 0 }));
      const coming = added
        .slice(1)
        .map((credits) => credits.zext(costBits + 2))
        .reduce((sum, credits) => m.named('coming', sum.add(credits)));

      // Reserved parts may sum up to all that `held` can say: the difference to a small limit, and what is coming, need
      // two bits more.
      const restBits = heldBits + 2;
      const below = settings.limit.zext(restBits).sub(held.zext(restBits));
      const rest = m.named('rest', below.sub(coming.zext(restBits)));
      const covered = m.named('covered', rest.at(heldBits + 1).not());
      const open = m.next('open', covered, { reset: 0 });
      const free = m.next('free', rest.trunc(creditBits).mask(covered), { reset: 0 });
      const fourfold = m.named('fourfold', settings.largest_frame.zext(creditBits).shl(2));
      const roomy = m.next('roomy', covered.and(rest.trunc(creditBits).ge(fourfold)), { reset: 0 });
      const much = m.named('much', rest.slice(creditBits - 1, costBits).any());
      const fitting = rest.trunc(costBits).or(much.repeat(costBits));
      const freeForOne = m.next('free_for_one', fitting.mask(covered), { reset: 0 });

      // A reserved part counts for its channel at once, but in `free` only when `held` has summed it.
      const settling = history('settling', heldLatency + 1, reordered);
      const unsettled = m.named('unsettled', settling.any().or(changed));
      const quiet = m.named('quiet', recent.any().or(unsettled).not());

      const calm = m.named('calm', large_frame.or(unsettled).not());
      const plenty = m.named('plenty', roomy.and(calm));
      const streaming = m.reg('streaming', bit, {
        reset: 0,
        next: (now) => plenty.and(now.or(quiet.and(charged.not()))),
      });

      const shift = settings.alpha.trunc(3);
      const times = m.named('times', free.zext(creditBits + 7).shl(shift));
      const isMore = times.slice(creditBits + 6, creditBits).any();
      const saturated = times.trunc(creditBits).or(isMore.repeat(creditBits));
      const part = m.mux<Bits<20>>(settings.alpha.at(3), free.shr(shift), saturated);
      const threshold = m.next('threshold', part, { reset: 0 });
      const dynamic = settings.mode.is('port_dynamic');
      return {
        gate: {
          per_channel: settings.mode.is('per_channel'),
          dynamic,
          stream: streaming.and(calm).and(roomy),
          serial: quiet.and(open).and(streaming.not()).and(plenty.not()),
          free: freeForOne,
          threshold: threshold.mask(dynamic),
        },
      };
    },
  );
};
