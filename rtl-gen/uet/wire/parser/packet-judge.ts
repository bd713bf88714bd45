/** The verdict on a packet: what its headers say, held against what it turns out to be. */
import { bit, bits, clog2, module, record, type Shape } from '../../../hdl/index.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcLatency, crcPipeline } from '../../../lib/coding/crc-pipeline.ts';
import { bytesKept } from '../../../lib/packet/beat.ts';
import { delayLine } from '../../../lib/stream/delay-line.ts';
import { fcs } from '../layout/index.ts';
import { arrivedBeat, type Mark } from './arrived-beat.ts';
import { Plan } from './header-stages.ts';
import { endBits } from './ip-stage.ts';
import type { ParserSettings } from './settings.ts';
import { crcCheckLatency, uetCrcCheck } from './uet-crc-check.ts';
import { Verdict } from './verdict.ts';

/** The CRC-32 of a frame with its right FCS. */
const fcsResidue = 0x2144df1c;

/** Clocks from the last beat of a packet to its verdict. */
export const judgeLatency = (size: number, { crc, fcs }: ParserSettings): number =>
  crc !== 'none' ? crcCheckLatency(size) : fcs ? Math.max(3, crcLatency(8 * size) + 1) : 3;

/**
 * The verdict on each packet, `judgeLatency` clocks after its last beat; `done` marks that clock. A beat in each clock
 * with `valid`, and with each the `plan` of its packet.
 *
 * Clock 1: bytes that the last beat keeps; clock 2: all bytes; clock 3: whether IP counts more; then it waits for the
 * CRCs.
 */
export const packetJudge = (size: number, settings: ParserSettings) => {
  const { crc: order, fcs: hasFcs, marked } = settings;
  const place = clog2(size);
  const totalBits = endBits + 1;
  const latency = judgeLatency(size, settings);
  return module(
    `uet_packet_judge_b${size}`,
    {
      summary: 'Gives the verdict on each packet when it has ended.',
      in: { beat: arrivedBeat(size, marked), valid: bit, plan: Plan },
      out: { verdict: Verdict, done: bit },
    },
    ({ beat: { data, keep, last, user }, valid, plan }, m) => {
      const indexBits = totalBits - place;
      const starting = m.reg('starting', bit, { reset: 1 });
      const index = m.reg('index', bits(indexBits));
      const at = m.named('at', m.mux(starting, m.lit(indexBits, 0), index));
      m.when(valid, () => {
        starting.set(last);
        // A packet longer than IP can count stays there.
        index.set(m.mux(at.all(), at, at.add(1)));
      });

      const kept = m.reg('kept', bits(place + 1));
      const atKept = m.reg('kept_at', bits(indexBits));
      const total = m.reg('total', bits(totalBits));
      const lacks = m.reg('lacks', bit);
      kept.set(bytesKept({ data, keep, last, user }).zext(place + 1));
      atKept.set(at);
      total.set(atKept.cat(m.lit(place, 0)).add(kept.zext(totalBits)));
      const Said = record({
        early: Verdict,
        before_crc: Verdict,
        after_crc: Verdict,
        has_crc: bit,
      });
      const { early, before_crc, after_crc, has_crc } = plan;
      const end = m.inst('end_later', delayLine(bits(endBits), 2), { d: plan.packet_end }).q;
      lacks.set(total.lt(hasFcs ? end.zext(totalBits).add(fcs.bytes) : end.zext(totalBits)));
      const said = m.inst('said_later', delayLine(Said, latency), {
        d: { early, before_crc, after_crc, has_crc },
      }).q;
      const later = <V>(name: string, shape: Shape<V>, value: V, clocks: number): V =>
        clocks === 0 ? value : m.inst(name, delayLine(shape, clocks), { d: value }).q;
      const isShort = later('lacks_later', bit, lacks, latency - 3);
      const ended = m.reg('ended', bits(latency), { reset: 0 });
      ended.set(ended.shl(1).or(valid.and(last).zext(latency)));

      const verdict = m.wire('verdict', Verdict, 'uet');
      const rest = (): void => {
        m.when(said.early.is('uet').not(), () => verdict.set(said.early))
          .elsewhen(isShort, () => verdict.set('short'))
          .elsewhen(said.before_crc.is('uet').not(), () => verdict.set(said.before_crc))
          .elsewhen(said.has_crc.and(badCrc), () => verdict.set('bad_crc'))
          .otherwise(() => verdict.set(said.after_crc));
      };
      const badCrc =
        order === 'none'
          ? m.lit(1, 0)
          : m
              .inst('crc', uetCrcCheck(order, size), {
                data,
                last,
                valid,
                has_crc: plan.has_crc,
                from: plan.crc_from,
                crc_end: plan.packet_end,
              })
              .good.not();
      if (hasFcs) {
        const engine = m.inst('fcs', crcPipeline(crcs.crc32, 8 * size), { data, keep: keep.or(1), last, valid });
        const good = m.reg('fcs_good', bit);
        const tiny = m.reg('tiny', bit);
        m.when(engine.done, () => good.set(engine.crc.eq(fcsResidue)));
        tiny.set(total.lt(fcs.bytes));
        const isTiny = later('tiny_later', bit, tiny, latency - 3);
        const isGood = later('fcs_good_later', bit, good, latency - crcLatency(8 * size) - 1);
        m.when(isTiny, () => verdict.set('short'))
          .elsewhen(isGood.not(), () => verdict.set('bad_fcs'))
          .otherwise(rest);
      } else rest();
      if (marked) {
        const isBad = later('bad_later', bit, (user as unknown as Mark).bad, latency);
        m.when(isBad, () => verdict.set('bad_fcs'));
      }
      return { verdict, done: ended.at(latency - 1) };
    },
  );
};
