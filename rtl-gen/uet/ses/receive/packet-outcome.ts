/** What becomes of a packet whose message is known: its response, the place of its bytes, and a completion. */
import type { Bits, Ctx, ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { CheckedPacketValue } from './checked-packet.ts';
import type { BindingValue } from './message-step.ts';
import { HeardKind, type TargetChoices } from './target-records.ts';

/** What it follows from. */
export interface OutcomeOf {
  /** What is kept of the message, this packet included. */
  readonly kept: BindingValue;
  readonly packet: CheckedPacketValue;
  readonly valid: Bits<1>;
  readonly choices: ValueOf<typeof TargetChoices>;
}

/**
 * Two clocks later, one a clock: `result` and whether there is one. A message that is longer than its receive is cut:
 * bytes beyond it have no place, and `modified_length` says how long it is (ses.md 3.6). One that is deferred is
 * answered OK, OVERFLOW, and nothing of it is kept (U1 of 3.3); `waits` beside
 * `result` with its token, and `drop` when it has failed and is over. A rendezvous send with a place is not complete
 * with its packets: `matched` says, when its eager part is over, whether it has a receive or waits for one; and of one
 * that has neither at once, so that its place is free.
 */
export function packetOutcome(m: Ctx, { kept, packet, valid, choices }: OutcomeOf) {
  // A clock later: how much of it has a place.
  const isOk = m.named('is_ok', kept.code.eq(returnCodes.code.ok));
  const left = kept.claim.zext(33).sub(packet.message_offset.zext(33));
  const bytes = packet.payload_length;
  const waits = kept.deferred ?? m.lit(1, 0);
  const { buffered } = kept;
  const hasPlace = buffered === undefined ? kept.bound : kept.bound.or(buffered);
  const keepsNone = buffered === undefined ? waits : waits.and(buffered.not());
  const at5 = m.next('at_5', {
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
  });
  const kept5 = m.next('kept_5', kept);
  const step5 = m.next('step_5', packet);
  const stepped5 = m.next('stepped_is_5', valid, { reset: 0 });
  const isPlain = at5.is_ok.and(at5.plain);
  const ends = step5.completes.and(step5.step.expired.not()).or(step5.step.expired);
  const tellsWrite = step5.is_write.and(step5.has_header_data).and(at5.is_ok).and(kept5.bound.not());
  const length = m.mux(kept5.bound.not().or(at5.all), step5.payload_length, at5.left.trunc(14));
  const silences = choices.default_length.not().and(isPlain);
  const result = m.next('result', {
    expired: step5.step.expired,
    response: {
      plain: isPlain,
      return_code: kept5.code,
      list: (kept5.deferred?.and(at5.is_ok) ?? m.lit(1, 0)).zext(2),
      modified_length: at5.modified.mask(at5.is_ok.and(silences.not())),
      ri_generation: kept5.generation,
    },
    place: at5.may.and(
      m.mux(
        kept5.bound,
        at5.none.not(),
        kept5.buffered === undefined ? step5.is_write : step5.is_write.or(kept5.buffered),
      ),
    ),
    dc: step5.dc.and(at5.is_ok).and(kept5.bound.or(step5.is_write)).and(step5.step.expired.not()),
    read: at5.is_ok.and(step5.is_read).and(kept5.request_length.any()).and(step5.step.expired.not()),
    address: at5.address,
    length,
    atomic: step5.is_atomic.and(step5.step.expired.not()),
    completes: ends.and(kept5.bound.or(tellsWrite)).and(kept5.rendezvous?.is.not() ?? m.lit(1, 1)),
    completion: {
      kind: m.mux(kept5.bound, m.lit(HeardKind, 'recv'), m.lit(HeardKind, 'write')),
      return_code: kept5.code,
      opcode: kept5.opcode,
      wr_id: kept5.wr_id,
      bytes: m.mux(kept5.bound, kept5.claim, kept5.request_length),
      cut: at5.cut.mask(kept5.bound),
      has_header_data: step5.has_header_data.and(step5.step.expired.not()),
      header_data: step5.header_data.mask(step5.step.expired.not()),
      match_bits: kept5.match_bits,
      initiator: kept5.initiator,
      job_id: kept5.job_id,
      message_id: step5.message.message_id,
      peer: step5.message.peer,
      pdc: step5.message.pdc,
      address: kept5.released && kept5.address.mask(kept5.bound),
      released: kept5.released,
    },
    opens: step5.keeps.and(step5.step.found.not()),
    closes: step5.step.expired.or(step5.step.found.and(step5.completes)),
  });
  // Of a message that waits and has failed: its header is dropped when no packet of it is to come.
  const isOver = step5.step.expired.or(step5.completes.and(at5.is_ok.not()));
  const token = kept5.deferred && m.next('dropped', kept5.address.trunc(32));
  const isHeader = kept5.deferred?.and(kept5.rendezvous?.is.not() ?? m.lit(1, 1));
  const isDeferred = kept5.buffered === undefined ? isHeader : isHeader?.and(kept5.buffered.not());
  const drop = isDeferred && {
    valid: m.next('drops', stepped5.and(isDeferred).and(isOver), { reset: 0 }),
    token: token!,
  };
  const told = isDeferred && {
    valid: m.next('waits', stepped5.and(isDeferred).and(at5.is_ok), { reset: 0 }),
    token: token!,
  };
  const matched = matchedOf();
  function matchedOf() {
    if (kept5.rendezvous === undefined) return undefined;
    const isLost = step5.rendezvous!.is.and(kept5.rendezvous.is.not());
    const isEnd = kept5.rendezvous.is.and(ends);
    return {
      valid: m.next('eager_ends', stepped5.and(isLost.or(isEnd)), { reset: 0 }),
      slot: m.next('eager_slot', kept5.rendezvous.slot),
      bound: m.next('eager_bound', kept5.bound),
      waits: m.next('eager_waits', kept5.deferred!),
      address: m.next('eager_address', kept5.address),
      completion: result.completion,
    };
  }
  const buffer = kept5.buffered && {
    is: m.next('is_buffered', kept5.buffered),
    end: {
      valid: m.next('buffer_ends', stepped5.and(kept5.buffered).and(ends), { reset: 0 }),
      address: m.next('buffer_address', kept5.address),
    },
  };
  return { result, valid: m.next('result_valid', stepped5, { reset: 0 }), drop, waits: told, matched, buffer };
}
