/** The parser of UET packets: headers, payload and verdict of each packet of a stream. */
import { type Bits, bit, bits, type Ctx, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { collectedBits, headerCollect, headerCollectLatency } from '../../../lib/packet/header-collect.ts';
import { packetCut } from '../../../lib/packet/packet-cut.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { resultBuffer } from '../../../lib/stream/result-buffer.ts';
import { arrivedBeat } from './arrived-beat.ts';
import { headerStages, Plan, stagesLatency } from './header-stages.ts';
import { packetJudge } from './packet-judge.ts';
import { ParsedHeaders } from './parsed-headers.ts';
import { defaultParserSettings, type ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { Verdict, type VerdictName, verdictNames } from './verdict.ts';

/** Bytes a clock that the parser is built for. */
export const parserWidths = [8, 16, 32, 64, 128] as const;
export type ParserWidth = (typeof parserWidths)[number];

/** The name of a parser's module. */
export const parserName = (
  size: number,
  settings: Pick<ParserSettings, 'crc' | 'fcs'> & Partial<ParserSettings>,
): string => ['uet_parser', `b${size}`, ...checkNames(settings)].join('_');

/** What names of designs say of the checks of frames that arrive. */
export const checkNames = ({
  crc,
  fcs,
  marked = false,
}: Pick<ParserSettings, 'crc' | 'fcs'> & Partial<ParserSettings>): readonly string[] => [
  ...(crc === 'none' ? [] : ['crc', crc]),
  ...(fcs ? ['fcs'] : []),
  ...(marked ? ['marked'] : []),
];

/**
 * A beat of a payload. `verdict` is that of the packet with `last`, and `uet` before it, where nothing has been
 * decided.
 */
export const payloadBeat = (size: number) =>
  record({ data: bits(8 * size), keep: bits(size), last: bit, verdict: Verdict });

/** How many packets there were of each verdict, modulo 2^32. */
export const VerdictCounts = record(
  Object.fromEntries(verdictNames.map((name) => [name, bits(32)])) as Record<VerdictName, ReturnType<typeof bits<32>>>,
);

/** Packets whose headers or verdicts wait, and beats of payloads that do. */
const waiting = 32;

/**
 * Parses the packets of `up`, beats of `size` bytes (8 to 128). Every packet, whatever it is, gives one record on
 * `headers` and one packet on `payload`, in order: the bytes after its headers and before its trailer, from byte 0 of
 * the beat on, with the verdict in the last beat. A packet that its headers tell to drop has an empty payload; one that
 * only its end does (`short`, `bad_crc`, `bad_fcs`) has what had come by then.
 *
 * Frames that are `marked` as bad have the verdict `bad_fcs`.
 *
 * A beat is taken in each clock while `headers` and `payload` are: packets may follow each other in each clock, of one
 * beat too. `up.ready` comes from registers. Latency: headers `parserLatency` clocks after the beat that completes them
 * (the packet's last, or the one with byte 189); the verdict `judgeLatency` clocks after the last beat was read.
 */
export const uetParser = (size: ParserWidth, settings: Partial<ParserSettings> = {}) => {
  const all = { ...defaultParserSettings, ...settings };
  const In = arrivedBeat(size, all.marked);
  const countBits = collectedBits(size, headerBytes.link);
  const depth = 2 ** clog2(Math.ceil(headerBytes.link / size) + stagesLatency + 8);
  return module(
    parserName(size, all),
    {
      summary: `Parses UET packets in beats of ${size} bytes: headers, payload, verdict.`,
      out: { counts: VerdictCounts },
      link: { up: sink(In), headers: source(ParsedHeaders), payload: source(payloadBeat(size)) },
    },
    ({ up, headers, payload }, m) => {
      // The packet waits in `body` while its headers are looked at.
      const take = m.named('take', up.fires);
      const body = m.inst('body', fifo(In, depth), { up: { payload: up.payload, valid: take } });
      const collect = m.inst('collect', headerCollect(In, headerBytes.link), { beat: up.payload, valid: take });
      const stages = m.inst('stages', headerStages(all, countBits), {
        bytes: collect.header,
        there: all.fcs ? withoutFcs(m, collect.count) : collect.count,
      });
      const { out } = pipeline(m, {}, { valid: collect.done }).repeat(stagesLatency, 'parse', () => ({}));
      const parsed = { issue: collect.completes, done: out.valid };
      const found = m.inst('found', resultBuffer(ParsedHeaders, waiting), {
        ...{ ...parsed, result: stages.headers, down: headers },
      });
      const plans = m.inst('plans', resultBuffer(Plan, waiting), { ...parsed, result: stages.plan });
      up.takeWhen(m.named('room', body.up.ready.and(found.ready).and(plans.ready)));

      // Then it is read, with what its headers say of it.
      const plan = plans.down.payload;
      const whole = m.offer('whole', {
        payload: { ...body.down.payload, user: { skip: plan.skip, length: plan.length } },
        valid: body.down.valid.and(plans.down.valid),
      });
      const cut = m.inst('cut', packetCut(size, { skipBits: offsetBits, lengthBits: 16, depth: waiting }), {
        up: whole,
      });
      const read = m.named('read', whole.fires);
      body.down.takeWhen(read);
      plans.down.takeWhen(read.and(body.down.payload.last));

      const judged = m.inst('judge', packetJudge(size, all), { beat: body.down.payload, valid: read, plan });
      const verdicts = m.inst('verdicts', fifo(Verdict, waiting), {
        up: { payload: judged.verdict, valid: judged.done },
      });
      m.assert('verdict_finds_room', judged.done.not().or(verdicts.up.ready));
      const isLast = cut.down.payload.last;
      const offers = m.named('offers', cut.down.valid.and(verdicts.down.valid.or(isLast.not())));
      const taken = m.named('payload_taken', payload.ready.and(offers));
      const { payload: piece } = cut.down.takeWhen(taken);
      verdicts.down.takeWhen(taken.and(isLast));
      // What is offered must not change, so before the last beat it is the same always.
      const verdict = m.mux(isLast, verdicts.down.payload, m.lit(Verdict, 'uet'));

      const zeros = Object.fromEntries(verdictNames.map((name) => [name, 0])) as Record<VerdictName, 0>;
      const counts = m.reg('counts', VerdictCounts, { reset: zeros });
      for (const name of verdictNames) {
        m.when(judged.done.and(judged.verdict.is(name)), () =>
          counts.set({ [name]: counts[name].add(1) } as Partial<Record<VerdictName, Bits<32>>>),
        );
      }
      const { data, keep } = piece;
      return {
        counts,
        headers: found.down,
        payload: { payload: { data, keep, last: isLast, verdict }, valid: offers },
      };
    },
  );
};

/** The bytes of a frame without its FCS. */
const withoutFcs = (m: Ctx, count: Bits): Bits => m.mux(count.lt(4), m.lit(count.width, 0), count.sub(4));

/** Clocks from the beat that completes the headers to their record. */
export const parserLatency = headerCollectLatency + stagesLatency + 1;
