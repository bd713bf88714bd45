/** The messages of several packets that the stub of the semantic sublayer has under way. */
import { type Bits, bit, bits, type Ctx, record, type ValueOf } from '../../../hdl/index.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { SesRequest } from './ses-request.ts';

/** What is kept of one. */
const Progress = record({
  /** Bytes that have not come. */
  left: bits(32),
  /** The first return code that was not OK; 0 for none. */
  failed: bits(6),
  has_header_data: bit,
  header_data: bits(64),
});

/** A packet as its message sees it. */
interface StepOf {
  readonly given: Bits<1>;
  /** It is one of several. */
  readonly counts: Bits<1>;
  readonly found: { readonly place: Bits; readonly is_new: Bits<1> };
  /** Of the packet alone. */
  readonly code: Bits<6>;
  readonly length: Bits<14>;
  /** Of a message that begins with it: what is to come, and whether it is all. */
  readonly first_left: Bits<33>;
  readonly is_all: Bits<1>;
  readonly request: ValueOf<typeof SesRequest>;
}

/**
 * Counts the bytes of the packet, and gives its return code, its message's if that has failed before; OP_VIOLATION
 * where more comes than the message has, or where it is none any more. `finishes`: no packet of it is to come. `ends`
 * are places whose PDC has ended.
 */
export function messageProgress(m: Ctx, messages: number, ends: Bits, step: StepOf) {
  const { given, counts, found, code, length, first_left, is_all, request } = step;
  const { place, is_new } = found;
  const live = m.reg('live', bits(messages), { reset: 0 });
  const progress = m.mem('progress', Progress, { depth: messages });
  const was = progress.read(place);
  const mine = place.oneHot(messages);
  const tracked = m.named('tracked', given.and(counts));
  const isLost = m.named('is_lost', is_new.not().and(live.and(mine).any().not()));
  const failed = was.failed.mask(is_new.not());
  const left = was.left.zext(33).sub(length.zext(33));
  // Equality beside the difference, and the choice after both.
  const { rest, is_over, is_whole } = m.named({
    rest: m.mux(is_new, first_left, left),
    is_over: m.mux(is_new, first_left.at(32), left.at(32)),
    is_whole: m.mux(is_new, is_all, was.left.eq(length.zext(32))),
  });
  const ofMessage = m.choose(
    [
      [isLost.or(is_over), m.lit(6, returnCodes.code.op_violation)],
      [failed.any(), failed],
    ],
    code,
  );
  const result = m.named('result', m.mux(counts, ofMessage, code));
  const isOk = m.named('is_ok', result.eq(returnCodes.code.ok));
  const has_header_data = m.named(
    'has_data',
    request.has_header_data.or(counts.and(is_new.not()).and(was.has_header_data)),
  );
  const header_data = m.mux(request.has_header_data, request.header_data, was.header_data);
  const kept = m.named('kept', tracked.and(isLost.not()));
  progress.write({
    addr: place,
    data: { left: rest.trunc(32), failed: m.mux(isOk, 0, result), has_header_data, header_data },
    enable: kept,
  });
  const finishes = m.named('finishes', kept.and(is_whole.or(is_over)));
  live.set(live.and(ends.not()).or(mine.mask(kept)).and(mine.mask(finishes).not()));
  return { result, isOk, has_header_data, header_data, tracked, finishes };
}
