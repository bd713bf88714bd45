/** What becomes of received packets: one verdict each, in order, and of those that were opened who is let out. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  enumOf,
  type Lit,
  record,
  type StreamValue,
  type ValueOf,
} from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { packetCut } from '../../../lib/packet/packet-cut.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { queue } from '../../../lib/stream/fifo.ts';
import type { gcmBeat } from '../gcm/packet.ts';
import { authFailures, type failureWindow, type failureWrite } from './auth-failures.ts';
import type { Judgement, waitingPacket } from './receive-judge.ts';
import { Around, bodyBytes, domainNumber, lanesOf, lengthBits, tagBits } from './shapes.ts';
import type { LayerOptions } from './transmit.ts';

/**
 * What becomes of a packet, as the golden model names it; `opened` and `plain` are accepted if their job is bound to
 * that domain.
 */
export const Verdict = enumOf(
  ...([
    'opened',
    'plain',
    'hint',
    'auth_fail',
    'late',
    'invalid',
    'invalid_sa',
    'latched',
    'unkeyed',
    'early',
  ] as const),
);

/**
 * A packet and its verdict. `around` is that of the packet as it came, but `bytes`: those of the body that is handed
 * on. `sdi` means something where the packet has a whole TSS header. `tag` is that of its head.
 */
export const ReceiveVerdict = record({ verdict: Verdict, sdi: bits(24), around: Around, tag: bits(tagBits) });

/** Packets after their verdict that have not left the cutter. */
const piecesUnderWay = 16;

/** Whether a packet is let out, said twice: where an upset has made the two the same it is not. */
const Piece = record({ accepted: bit, dropped: bit });

/** Beats in which a packet waits for its verdict. */
export const wholeBeats = (options: LayerOptions): number => options.verdictBeats / lanesOf(options);

interface Judged {
  /** What the engine has opened: the packets of `waiting` that are judged `open`, in order. */
  readonly opened: StreamValue<ValueOf<ReturnType<typeof gcmBeat>>>;
  readonly waiting: StreamValue<ValueOf<ReturnType<typeof waitingPacket>>>;
  readonly failures: StreamValue<ValueOf<ReturnType<typeof failureWrite>>>;
  readonly failure_window: ValueOf<typeof failureWindow>;
}

/**
 * The verdict of each packet that waits. An opened packet's is told by its last beat and what its domain is then; it
 * leaves on `down` as one that was found authentic, and never else. `completed` marks the end of each that was opened.
 */
export function letOut(m: Ctx, options: LayerOptions, { opened, waiting, failures, failure_window }: Judged) {
  const Body = beat(bodyBytes(options));
  const present = waiting.payload;
  const { last, ok } = opened.payload;
  const is_open = m.named('is_open', present.judgement.is('open'));
  const failed = m.reg('failed', bit, { reset: 0 });
  const failedIndex = m.reg('failed_index', domainNumber(options));
  const counted = m.inst('failure_counts', authFailures(options), {
    window: failure_window,
    failed: { valid: failed, payload: failedIndex },
    write: failures,
  });
  const { latched, warned } = counted;
  const is_latched = m.named('is_latched', latched.at(present.index));
  const settled = m.named('settled', waiting.valid.and(counted.busy.not()));

  const told = m.stream('told_verdict', ReceiveVerdict);
  const piece = m.stream('piece', Piece);
  const passes = m.named('passes', settled.and(is_open).and(told.ready).and(piece.ready));
  const passing = opened.haltWhen(passes.not());
  const { skipped_bytes: skip, opened_bytes: length } = present;
  const cut = m.inst('cut', packetCut(bodyBytes(options), { skipBits: skip.width, lengthBits, depth: 16 }), {
    up: passing.map(({ data, keep, last }) => ({ data, keep, last, user: { skip, length } })),
  });
  const ends = m.named('ends', passing.fires.and(last));
  // Stays until it is counted, and no packet ends as long.
  m.when(counted.failed.ready, () => failed.set(0));
  m.when(failed.not(), () => failedIndex.set(present.index));
  m.when(ends.and(ok.not()).and(is_latched.not()), () => failed.set(1));
  const others = m.named('others', settled.and(is_open.not()));
  waiting.takeWhen(ends.or(others.and(told.ready)));
  told.connect({
    payload: {
      ...{ verdict: verdictOf(m, present.judgement, is_latched, ok), sdi: present.sdi, tag: present.tag },
      around: { ...present.around, bytes: m.mux(is_open, length, present.around.bytes) },
    },
    valid: ends.or(others),
  });

  // What leaves is whole and authentic. Which packets are is known in the clock in which their last beats go into the
  // cutter, some clocks before they leave it.
  piece.connect({
    payload: { accepted: ok.and(is_latched.not()), dropped: ok.not().or(is_latched) },
    valid: ends,
  });
  const pieces = piece.through('pieces', queue(piecesUnderWay));
  const isLast = cut.down.payload.last;
  m.assert('piece_is_judged', cut.down.valid.and(isLast).implies(pieces.valid));
  const { accepted, dropped } = pieces.payload;
  const let_out = m.named('let_out', accepted.and(dropped.not()));
  const whole = m.inst('verified', packetFifo(Body, { depth: wholeBeats(options), overflow: 'wait' }), {
    ...{ up: cut.down, drop: isLast.and(let_out.not()) },
  });
  m.unused(whole.beats, whole.packets, whole.overflow);
  const pieceTaken = m.named('piece_taken', cut.down.fires.and(isLast));
  pieces.takeWhen(pieceTaken);
  const upset = m.next('upset', counted.upset.or(pieceTaken.and(accepted.eq(dropped))), { reset: 0 });
  return {
    ...{ latched, warned, upset, completed: ends },
    ...{ down: whole.down, verdict: told.through('verdicts', queue(4)) },
  };
}

/**
 * The verdict of a packet, by its judgement, whether its domain is latched, and whether what was opened is authentic.
 */
function verdictOf(m: Ctx, judgement: ValueOf<typeof Judgement>, isLatched: Bits<1>, ok: Bits<1>) {
  const told = m.wire('told', Verdict, 'invalid');
  const tell = (verdict: Lit<ValueOf<typeof Verdict>>) => () => told.set(verdict);
  const unlessLatched = (f: () => void) => () => m.when(isLatched, tell('latched')).otherwise(f);
  m.match(judgement, {
    plain: tell('plain'),
    hint: tell('hint'),
    invalid: tell('invalid'),
    invalid_sa: tell('invalid_sa'),
    latched: tell('latched'),
    unkeyed: tell('unkeyed'),
    // What is latched comes before what is late or early.
    late: unlessLatched(tell('late')),
    early: unlessLatched(tell('early')),
    open: unlessLatched(() => m.when(ok, tell('opened')).otherwise(tell('auth_fail'))),
  });
  return told;
}
