/** What becomes of a packet whose message is known: its response, the place of its bytes, and a completion. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import type { BindingValue } from './message-step.ts';
import { HeardKind, type TargetChoices } from './target-records.ts';

/** What is kept of the message, this packet included, and the packet. */
interface Stepped {
  readonly kept: BindingValue;
  readonly packet: CheckedPacketValue;
}

/** How much of a packet has a place, and how long its message is said to be; a cycle before `packetOutcome`. */
export function packetPlace(m: Ctx, { kept, packet }: Stepped) {
  const left = kept.claim.zext(33).sub(packet.message_offset.zext(33));
  const bytes = packet.payload_length;
  const waits = kept.deferred ?? m.lit(1, 0);
  const { buffered } = kept;
  const isOk = m.named('is_ok', kept.code.eq(returnCodes.code.ok));
  const hasPlace = buffered === undefined ? kept.bound : kept.bound.or(buffered);
  const keepsNone = buffered === undefined ? waits : waits.and(buffered.not());
  return {
    left: left.trunc(15),
    none: left.at(32).or(left.any().not()),
    all: left
      .at(32)
      .not()
      .and(left.ge(bytes.zext(33))),
    is_ok: isOk,
    address: m.mux(hasPlace, kept.address.add(packet.message_offset.zext(64)), packet.region_address),
    may: isOk.and(bytes.any()).and(packet.step.cut.or(packet.step.expired).not()),
    cut: kept.request_length.sub(kept.claim),
    modified: m.choose(
      [
        [keepsNone.or(packet.is_no_op), m.lit(32, 0)],
        [kept.bound, kept.claim],
      ],
      kept.request_length,
    ),
    plain: m.choose(
      [
        [waits, m.lit(1, 0)],
        [packet.is_no_op, kept.request_length.any().not()],
        [kept.bound, kept.is_cut.not()],
      ],
      m.lit(1, 1),
    ),
  };
}

interface Placed extends Stepped {
  readonly valid: Bits<1>;
  readonly placed: ReturnType<typeof packetPlace>;
}

/** Reset values of what `packetOutcome` makes. */
export const outcomeResets = { drops: 0, waits: { valid: 0 }, eager: { ends: 0 }, buffer: { ends: 0 } } as const;

/**
 * What becomes of a packet: `said`, the result. A message that is longer than its receive is cut: bytes beyond it have
 * no place, and `modified_length` says how long it is (ses.md 3.6). One that is deferred is answered OK, OVERFLOW, and
 * nothing of it is kept (U1 of 3.3): it `waits`, with its token, and `drops` when it has failed and is over. A
 * rendezvous send with a place is not complete with its packets: when its eager part is over, `eager.ends`, it has a
 * receive or waits for one; one that has neither ends at once, so that its place is free.
 */
export function packetOutcome(m: Ctx, { kept, packet, valid, placed }: Placed, choices: ValueOf<typeof TargetChoices>) {
  const { bound, deferred, buffered, rendezvous } = kept;
  const { expired } = packet.step;
  const lives = expired.not();
  const isPlain = placed.is_ok.and(placed.plain);
  const ends = packet.completes.and(lives).or(expired);
  const tellsWrite = packet.is_write.and(packet.has_header_data).and(placed.is_ok).and(bound.not());
  const silences = choices.default_length.not().and(isPlain);
  const isHeader = deferred?.and(rendezvous?.is.not() ?? m.lit(1, 1));
  const isDeferred = buffered === undefined ? isHeader : isHeader?.and(buffered.not());
  const isLost = packet.rendezvous?.is.and(rendezvous!.is.not());
  // Of a message that waits and has failed: its header is dropped when no packet of it is to come.
  const isOver = expired.or(packet.completes.and(placed.is_ok.not()));
  return {
    said: {
      expired,
      response: {
        plain: isPlain,
        return_code: kept.code,
        list: (deferred?.and(placed.is_ok) ?? m.lit(1, 0)).zext(2),
        modified_length: placed.modified.mask(placed.is_ok.and(silences.not())),
        ri_generation: kept.generation,
      },
      place: placed.may.and(
        m.mux(bound, placed.none.not(), buffered === undefined ? packet.is_write : packet.is_write.or(buffered)),
      ),
      dc: packet.dc.and(placed.is_ok).and(bound.or(packet.is_write)).and(lives),
      read: placed.is_ok.and(packet.is_read).and(kept.request_length.any()).and(lives),
      address: placed.address,
      length: m.mux(bound.not().or(placed.all), packet.payload_length, placed.left.trunc(14)),
      atomic: packet.is_atomic.and(lives),
      completes: ends.and(bound.or(tellsWrite)).and(rendezvous?.is.not() ?? m.lit(1, 1)),
      completion: {
        kind: m.mux(bound, m.lit(HeardKind, 'recv'), m.lit(HeardKind, 'write')),
        return_code: kept.code,
        ...{ opcode: kept.opcode, wr_id: kept.wr_id },
        bytes: m.mux(bound, kept.claim, kept.request_length),
        cut: placed.cut.mask(bound),
        has_header_data: packet.has_header_data.and(lives),
        header_data: packet.header_data.mask(lives),
        ...{ match_bits: kept.match_bits, initiator: kept.initiator, job_id: kept.job_id, ...packet.message },
        address: kept.released && kept.address.mask(bound),
        released: kept.released,
      },
      opens: packet.keeps.and(packet.step.found.not()),
      closes: expired.or(packet.step.found.and(packet.completes)),
    },
    waits: isDeferred && { valid: valid.and(isDeferred).and(placed.is_ok), token: kept.address.trunc(32) },
    drops: isDeferred && valid.and(isDeferred).and(isOver),
    eager: rendezvous && {
      ends: valid.and(isLost!.or(rendezvous.is.and(ends))),
      ...{ slot: rendezvous.slot, bound, waits: deferred!, address: kept.address },
    },
    buffer: buffered && { ends: valid.and(buffered).and(ends), is: buffered, address: kept.address },
  };
}

/** What becomes of a packet; without the part that a value is of it is undefined. */
export type Outcome = ReturnType<typeof packetOutcome>;
