/** TSS and PDS. */
import { type Bits, bit, bits, type Ctx, enumOf, module } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import {
  ackCcx64,
  ackCcx128,
  controlTypes,
  crc,
  cutPds,
  icv,
  type Layout,
  nackCcx64,
  negotiationForms,
  pdsLayouts,
  pdsPrologue,
  pdsTypes,
  tss,
  tssSsi,
} from '../layout/index.ts';
import { refusePdsCodes } from './pds-codes.ts';
import { reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt, isOneOf } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const pdsLatency = 2;

/** What stands where a PDS header does: its type, `none`, or `cut` for the 12 bytes that trimming has left of one. */
export const PdsKind = enumOf.coded({ none: 0, ...pdsTypes.code, cut: 31 });

/** Bytes of what `pds_header` is the union of: the longest. */
export const pdsBytes = ackCcx128.bytes;

const leastPds = pdsLayouts.uud_req.bytes;

/** The PDS headers by type, as the settings have them. */
export const pdsLayoutsOf = ({
  ccxState,
}: Pick<ParserSettings, 'ccxState'>): Readonly<Record<keyof typeof pdsLayouts, Layout>> =>
  ccxState === 64 ? { ...pdsLayouts, ack_ccx: ackCcx64, nack_ccx: nackCcx64 } : pdsLayouts;

/**
 * Finds the TSS or PDS header where `enable` is 1. `left` is how many bytes IP says that are left; what ends the
 * packet, an ICV or a UET CRC, is not part of `rest_left`.
 *
 * `before_crc` are the reasons that come before a wrong UET CRC, `after_crc` those that come after it; `has_crc` says
 * that there is one to check. `ses` is 1 where the next header `next` decides what follows, and `negotiates` where the
 * rest of a negotiation does.
 */
export const pdsStage = (settings: ParserSettings) => {
  const layouts = pdsLayoutsOf(settings);
  const sizes = [...new Set([...Object.values(layouts), tss, tssSsi, cutPds].map(({ bytes }) => bytes))].sort(
    (a, b) => a - b,
  );
  const [hasCrc, refuses] = [settings.crc !== 'none', settings.reserved !== 'keep'];
  return module(
    'uet_pds_stage',
    {
      summary: 'Parses a TSS or PDS header.',
      in: {
        enable: bit,
        trimmed: bit,
        bytes: bits(8 * headerBytes.pds),
        left: bits(16),
        at: bits(offsetBits),
      },
      out: {
        kind: PdsKind,
        header: bits(8 * pdsBytes),
        before_crc: Verdict,
        has_crc: bit,
        after_crc: Verdict,
        ses: bit,
        negotiates: bit,
        next: bits(4),
        rest: bits(8 * headerBytes.ses),
        rest_left: bits(16),
        rest_at: bits(offsetBits),
      },
    },
    (inputs, m) =>
      pipeline(m, inputs)
        .stage('type', ({ enable, trimmed, bytes, left }) => {
          const { type, next_hdr } = headerAt(pdsPrologue, bytes);
          const sp = m.named('sp', bytesFrom(m, bytes, 0, 1).at(2));
          const is_tss = type.eq(pdsTypes.code.tss);
          const is_known = m.named('is_known', isOneOf(type, Object.values(pdsTypes.code)));
          const ends_with_crc = hasCrc ? enable.and(is_tss.not()).and(trimmed.not()) : m.lit(1, 0);
          const refusal = m.wire('refusal_now', Verdict, 'uet');
          m.when(enable, () => {
            m.when(left.eq(0), () => refusal.set('short'))
              .elsewhen(is_known.not(), () => refusal.set('unknown_type'))
              .elsewhen(ends_with_crc.and(left.lt(leastPds + crc.bytes)), () => refusal.set('short'));
          });
          const codes = m.wire('codes_now', Verdict, 'uet');
          refusePdsCodes(m, settings, bytes, (reason) => codes.set(reason));
          // How far the rest moves: one of the four shortest sizes by its number, or a longer one by a bit of its own.
          const isSize = sizes.map((bytesOf) => ofSize(m, layouts, bytesOf, type, is_tss, sp));
          return {
            ...{ pds_type: type, is_tss, is_cp: type.eq(pdsTypes.code.cp), next_hdr, ends_with_crc, refusal, codes },
            stray: refuses ? strayBits(m, layouts, bytes, type, is_tss, sp) : m.lit(1, 0),
            shortest: isSize[2]!.or(isSize[3]!).cat(isSize[1]!.or(isSize[3]!)),
            longer: lowFirst(isSize.slice(4)),
            needs: sizes.reduce<Bits<8>>((sum, n, i) => sum.or(m.lit(8, n).mask(isSize[i]!)), m.lit(8, 0)),
            left_of_pds: m.mux(ends_with_crc, left.sub(crc.bytes), left),
          };
        })
        .stage('move', (now) => {
          const { enable, trimmed, bytes, left_of_pds: left, at, needs, shortest, longer } = now;
          const { pds_type, is_tss, is_cp, next_hdr, ends_with_crc, refusal, codes } = now;
          // A packet that is not whole has lost its ICV, and perhaps the end of its PDS header.
          const is_good = m.named('is_good', enable.and(refusal.is('uet')));
          const has_icv = is_tss.and(trimmed.not());
          const lacks_header = m.named('lacks_header', left.lt(needs.zext(16)));
          const lacks_icv = m.named('lacks_icv', has_icv.and(left.lt(needs.add(icv.bytes + leastPds).zext(16))));
          const is_cut = m.named('is_cut', lacks_header.and(trimmed).and(is_tss.not()).and(left.ge(cutPds.bytes)));
          const is_short = m.named('is_short', lacks_header.and(is_cut.not()).or(lacks_icv));
          const is_whole = m.named('is_whole', is_good.and(is_short.not()).and(is_cut.not()));

          const kinds = Object.keys(pdsTypes.code) as (keyof typeof pdsTypes.code)[];
          const kind = m.wire('kind_now', PdsKind, 'none');
          m.when(is_good.and(is_cut), () => kind.set('cut')).elsewhen(is_whole, () =>
            m.match(
              pds_type,
              kinds.map((name) => [pdsTypes.code[name], () => kind.set(name)] as const),
              () => kind.set('none'),
            ),
          );
          const short = m.lit(Verdict, 'short');
          const after_crc = m.choose<typeof short>(
            refuses
              ? [
                  [is_good.and(lacks_header).and(is_cut.not()), short],
                  [is_good.and(now.stray).and(is_cut.not()), m.lit(Verdict, 'reserved_bits')],
                  [is_good.and(lacks_icv), short],
                  [is_whole, codes],
                ]
              : [
                  [is_good.and(is_short), short],
                  [is_whole, codes],
                ],
            m.lit(Verdict, 'uet'),
          );
          const hasMore = negotiationForms[settings.negotiation] !== undefined;
          const taken = m.named('taken', m.mux(is_cut, cutPds.bytes, needs));
          const gone = m.named('gone', taken.add(m.mux(has_icv, m.lit(8, icv.bytes), 0)));
          // What follows a header that was cut is payload, and no header is looked for in it.
          const moved = sizes.map((n) => bytesFrom(m, bytes, n, headerBytes.ses));
          return {
            pds: {
              ...{ kind, header: m.mux<Bits>(enable, firstBytes(bytes, pdsBytes), 0) },
              ...{ before_crc: refusal, has_crc: ends_with_crc.and(refusal.is('uet')), after_crc },
              ses: is_whole.and(is_tss.not()).and(is_cp.not()),
              negotiates: hasMore ? is_whole.and(is_cp).and(next_hdr.eq(controlTypes.code.negotiation)) : m.lit(1, 0),
              next: next_hdr,
              rest: moved
                .slice(4)
                .reduce(
                  (rest, there, i) => m.mux(longer.at(i), there, rest),
                  chooseFrom(m, shortest, moved.slice(0, 4)),
                ),
              ...{ rest_left: left.sub(gone.zext(16)), rest_at: at.add(taken) },
            },
          };
        }).out.pds,
  );
};

/** Whether the header that `bytes` begin with, of that type, has reserved bits that are not 0. */
function strayBits(
  m: Ctx,
  layouts: ReturnType<typeof pdsLayoutsOf>,
  bytes: Bits,
  type: Bits,
  isTss: Bits<1>,
  sp: Bits<1>,
): Bits<1> {
  const ofTypes = Object.entries(layouts).map(([name, layout]) =>
    type.eq(pdsTypes.code[name as keyof typeof pdsLayouts]).and(reservedBits(m, layout, bytes)),
  );
  const ofTss = m.mux(sp, reservedBits(m, tssSsi, bytes), reservedBits(m, tss, bytes));
  return ofTypes.reduce((a, b) => a.or(b), isTss.and(ofTss));
}

/** Whether the header of that type has so many bytes. */
function ofSize(
  m: Ctx,
  layouts: ReturnType<typeof pdsLayoutsOf>,
  bytes: number,
  type: Bits,
  isTss: Bits<1>,
  sp: Bits<1>,
): Bits<1> {
  const types = Object.entries(layouts)
    .filter(([, layout]) => layout.bytes === bytes)
    .map(([name]) => type.eq(pdsTypes.code[name as keyof typeof pdsLayouts]));
  if (bytes === tss.bytes) types.push(isTss.and(sp.not()));
  if (bytes === tssSsi.bytes) types.push(isTss.and(sp));
  return types.reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0));
}
