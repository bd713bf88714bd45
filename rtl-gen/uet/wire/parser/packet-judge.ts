/** The verdict on a packet: what its headers say, held against what it turns out to be. */
import { type Bits, bit, bits, clog2, type Lit, module, type ValueOf } from '../../../hdl/index.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcLatency, crcPipeline } from '../../../lib/coding/crc-pipeline.ts';
import { bytesKept } from '../../../lib/packet/beat.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
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
 * with `valid`, and with each the `plan` of its packet. When it is known whether IP counts more bytes, the verdict
 * waits for the CRCs.
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

      const { early, before_crc, after_crc, has_crc } = plan;
      const { out } = pipeline(m, {}, { valid: valid.and(last) })
        .stage('count', () => ({
          kept: bytesKept({ data, keep, last, user }).zext(place + 1),
          beat: at,
          ip_end: plan.packet_end,
          said: { early, before_crc, after_crc, has_crc },
          bad: marked ? (user as unknown as Mark).bad : undefined,
        }))
        .stage('sum', ({ kept, beat }) => ({ total: beat.cat(m.lit(place, 0)).add(kept.zext(totalBits)) }))
        .stage('compare', ({ total, ip_end }) => ({
          lacks: total.lt(ip_end.zext(totalBits).add(hasFcs ? fcs.bytes : 0)),
          tiny: hasFcs ? total.lt(fcs.bytes) : undefined,
        }))
        .repeat(latency - 3, 'wait', () => ({}));

      const { said, lacks } = out;
      const as = (reason: Lit<ValueOf<typeof Verdict>>) => m.lit(Verdict, reason);
      const reasons: (readonly [Bits<1>, ValueOf<typeof Verdict>])[] = [];
      if (marked) reasons.push([out.bad!, as('bad_fcs')]);
      if (hasFcs) {
        const engine = m.inst('fcs', crcPipeline(crcs.crc32, 8 * size), { data, keep: keep.or(1), last, valid });
        const good = m.next('fcs_good', engine.crc.eq(fcsResidue), { enable: engine.done });
        const isGood = delayer(m)('fcs_good', bit, good, latency - crcLatency(8 * size) - 1);
        reasons.push([out.tiny!, as('short')], [isGood.not(), as('bad_fcs')]);
      }
      reasons.push(
        [said.early.is('uet').not(), said.early],
        [lacks, as('short')],
        [said.before_crc.is('uet').not(), said.before_crc],
      );
      if (order !== 'none') {
        const { good } = m.inst('crc', uetCrcCheck(order, size), {
          ...{ data, last, valid, has_crc, from: plan.crc_from, crc_end: plan.packet_end },
        });
        reasons.push([said.has_crc.and(good.not()), as('bad_crc')]);
      }
      return { verdict: m.choose(reasons, said.after_crc), done: out.valid };
    },
  );
};
