/** Answers to packets with delivery complete, which wait until the host says that their bytes are visible. */
import { type Bits, bit, bits, type Ctx, clog2, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { Cookie } from '../../pds/target-side/records.ts';
import { returnCodes } from '../../wire/layout/index.ts';
import type { PacketAnswer } from './packet-answer.ts';

/** What is kept of such a packet: all of them are OK. */
const Kept = (rudi: boolean) =>
  record({
    ...{ pdcid: bits(16), psn: bits(32), cookie: Cookie, message_id: bits(16), job_id: bits(24) },
    ...{ plain: bit, concludes: bit, modified_length: bits(32) },
    /** It has come by RUDI, and from where. */
    rudi: optional(rudi, record({ is: bit, source: bits(128), local: bits(4) })),
  });

interface CompleteOf {
  /** A packet has come to its end, and its answer is to wait. */
  readonly enters: Bits<1>;
  readonly answer: Pick<
    PacketAnswer,
    'pdcid' | 'psn' | 'cookie' | 'message_id' | 'job_id' | 'plain' | 'concludes' | 'modified_length'
  > &
    Pick<ValueOf<ReturnType<typeof Kept>>, 'rudi'>;
  /** All that was placed up to the oldest flush that is not answered is visible. */
  readonly flushed: Bits<1>;
  /** Nothing else is answered in this clock. */
  readonly may: Bits<1>;
  /** Packets whose answers may wait. */
  readonly places: number;
}

/**
 * The answer `answer`, `now`, of the oldest one whose bytes are visible; `held` is how many wait. Flushes are answered
 * in their order, which is that of the packets, so a count of the answers is all that is kept of them (ses.md 6.4).
 */
export function completeAnswers(m: Ctx, { enters, answer: entering, flushed, may, places }: CompleteOf) {
  const { pdcid, psn, cookie, message_id, job_id, plain, concludes, modified_length } = entering;
  const whose = { pdcid, psn, cookie, message_id, job_id };
  const taken = m.forward('complete_taken', bit);
  const line = m.inst('complete_line', blockFifo(Kept(entering.rudi !== undefined), places), {
    up: {
      payload: { ...whose, plain, concludes, modified_length, rudi: entering.rudi },
      valid: enters,
    },
    down: { ready: taken },
  });
  m.assert('complete_finds_room', enters.implies(line.up.ready));
  // Those that wait for their flush, and those whose flush is answered.
  const Count = bits(clog2(places + 1));
  const hidden = m.reg('hidden', Count, { reset: 0 });
  const visible = m.reg('visible', Count, { reset: 0 });
  m.assert('flush_is_asked_for', flushed.implies(hidden.any()));
  const now = m.named('complete_now', line.down.valid.and(visible.any()).and(may));
  hidden.set(hidden.add(enters.zext(Count.width)).sub(flushed.zext(Count.width)));
  visible.set(visible.add(flushed.zext(Count.width)).sub(now.zext(Count.width)));
  taken.set(now);
  const { rudi, ...kept } = line.down.payload;
  const ok = { return_code: m.lit(6, returnCodes.code.ok), has_data: m.lit(1, 0), ri_generation: m.lit(8, 0) };
  return { now, answer: { ...kept, ...ok } satisfies PacketAnswer, rudi, held: hidden.add(visible) };
}
