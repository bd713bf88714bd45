/** The head of the line of checked packets: who needs a receive asks, the others wait for their turn. */
import { anyOf, type Bits, type Ctx, type StreamValue } from '../../../hdl/index.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import { type CheckedPacketValue, expiredOr } from './checked-packet.ts';
import { risksAt } from './guarded-packet.ts';
import { matchSpaces } from './match-spaces.ts';
import { matchesWaiting } from './match-unit.ts';
import { type SesTargetOptions, targetWidths } from './target-options.ts';
import type { TargetIo } from './target-ports.ts';
import type { WaitingParts } from './waiting/waiting-parts.ts';

interface HeadOf {
  readonly packets: StreamValue<CheckedPacketValue>;
  /** Ends of messages that were idle for too long. */
  readonly olds: StreamValue<Pick<CheckedPacketValue, 'slot' | 'message'>>;
  /** What software does. */
  readonly receives: TargetIo['receives'];
  readonly waiting: WaitingParts;
}

/**
 * Ends of old messages go before packets. Gives what waits for its turn, in order, and the matchings, which have been
 * asked in the same order.
 */
export function headOfLine(m: Ctx, options: SesTargetOptions, { packets, olds, receives, waiting }: HeadOf) {
  const entering = m.stream('entering', packets.shape);
  const room = entering.ready;
  const isOld = m.named('is_old', olds.takeWhen(room).valid);
  const packet = packets.payload;

  // The packet asks where there is room for the answer, and where no table has to wait for a place.
  const { deferred, tables } = waiting;
  const heads = tables.map((table) => ({ table, ...table.atHead(packet) }));
  const never = m.lit(1, 0);
  const mayAsk = m.named('may_ask', room.and(anyOf(never, ...heads.map(({ waits = never }) => waits)).not()));
  const asks = packets.valid.and(isOld.not()).and(mayAsk);
  const spaces = matchSpaces(m, options, {
    ...{ packet, asks, receives, waiting },
    ask: askOf(options, packet, {
      keep: m.named('keep', anyOf(never, ...heads.map(({ takes }) => takes))),
      number: heads.reduce(
        (before, { number, isNumber }) => (isNumber === undefined ? number : m.mux(isNumber, number, before)),
        m.lit(16, 0),
      ),
    }),
  });

  // It goes on when all that it asks take it.
  const restarts = packet.deferral?.restarts.implies(deferred!.mayRestart) ?? m.lit(1, 1);
  const goes = isOld.not().and(mayAsk).and(spaces.takes).and(restarts);
  packets.takeWhen(goes);
  const leaves = m.named('leaves', packets.fires);
  const enters = m.named('enters', leaves.or(isOld.and(room)));
  const left = heads.reduce(
    (packet, { table, takes }) => table.leaves({ packet, takes, asks, leaves, enters }),
    packet,
  );
  entering.connect({ payload: expiredOr(m, isOld, olds.payload, left), valid: enters });
  return { spaces, turns: entering.through('waiting', queue(matchesWaiting)) };
}

/** What a packet asks a matching with; `keep`: its message may wait for a receive, with that `number`. */
function askOf(
  options: SesTargetOptions,
  packet: CheckedPacketValue,
  { keep, number }: { readonly keep: Bits<1>; readonly number: Bits<16> },
) {
  const { match_bits, initiator, request_length, job_id } = packet.step.first;
  const risks = packet.guard?.risks.zext(16).shl(risksAt);
  return {
    resource: packet.context.as(targetWidths(options).contextBits),
    keep,
    tag: { match_bits, initiator },
    header: { ...packet.message, kept_at: risks === undefined ? number : number.or(risks), request_length },
    job_id: options.jobs && job_id,
  };
}
