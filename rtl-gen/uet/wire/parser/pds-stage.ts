/** TSS and PDS. */
import { type Bits, bit, bits, type Ctx, enumOf, module } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
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
import { bytesFrom, firstBytes, headerAt } from './take.ts';
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
 *
 * Clock 1: the type and the codes; clock 2: its length, and one of its moves.
 */
export const pdsStage = (settings: ParserSettings) => {
  const layouts = pdsLayoutsOf(settings);
  const sizes = [...new Set([...Object.values(layouts), tss, tssSsi, cutPds].map(({ bytes }) => bytes))].sort(
    (a, b) => a - b,
  );
  const hasCrc = settings.crc !== 'none';
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
    ({ enable, trimmed, bytes, left, at }, m) => {
      const { type, next_hdr: next } = headerAt(pdsPrologue, bytes);
      const sp = m.named('sp', bytesFrom(m, bytes, 0, 1).at(2));
      const known = Object.values(pdsTypes.code)
        .map((code) => type.eq(code))
        .reduce((a, b) => a.or(b));
      const { is_tss, is_known } = m.named({ is_tss: type.eq(pdsTypes.code.tss), is_known: known });
      const ends_with_crc = m.named(
        'ends_with_crc',
        hasCrc ? enable.and(is_tss.not()).and(trimmed.not()) : m.lit(1, 0),
      );
      const before = m.reg('before_1', Verdict);
      before.set('uet');
      m.when(enable, () => {
        m.when(left.eq(0), () => before.set('short'))
          .elsewhen(is_known.not(), () => before.set('unknown_type'))
          .elsewhen(ends_with_crc.and(left.lt(leastPds + crc.bytes)), () => before.set('short'));
      });

      const codes = m.reg('codes', Verdict);
      codes.set('uet');
      refusePdsCodes(m, settings, bytes, (reason) => codes.set(reason));

      // How far the rest moves: one of the four shortest sizes by its number, or a longer one by a bit of its own.
      const isSize = sizes.map((bytesOf) => ofSize(m, layouts, bytesOf, type, is_tss, sp));
      const shortest = m.next('shortest', isSize[2]!.or(isSize[3]!).cat(isSize[1]!.or(isSize[3]!)));
      const longer = m.next(
        'longer',
        isSize.slice(5).reduce<Bits>((low, high) => high.cat(low), isSize[4]!),
      );
      const needs = m.next(
        'needs',
        sizes.reduce<Bits<8>>((sum, n, i) => sum.or(m.mux(isSize[i]!, m.lit(8, n), m.lit(8, 0))), m.lit(8, 0)),
      );
      const held = m.next('held', bytes);
      const active = m.next('active', enable);
      const heldTrimmed = m.next('held_trimmed', trimmed);
      const heldTss = m.next('held_tss', is_tss);
      const heldCp = m.next('held_cp', type.eq(pdsTypes.code.cp));
      const heldType = m.next('held_type', type);
      const heldNext = m.next('held_next', next);
      const heldCrc = m.next('held_crc', ends_with_crc);
      const heldLeft = m.next('held_left', m.mux(ends_with_crc, left.sub(crc.bytes), left));
      const heldAt = m.next('held_at', at);

      // A packet that is not whole has lost its ICV, and perhaps the end of its PDS header.
      const is_good = m.named('is_good', active.and(before.is('uet')));
      const lacks_header = m.named('lacks_header', heldLeft.lt(needs.zext(16)));
      const lacks_icv = m.named(
        'lacks_icv',
        heldTss.and(heldTrimmed.not()).and(heldLeft.lt(needs.add(icv.bytes + leastPds).zext(16))),
      );
      const is_cut = m.named('is_cut', lacks_header.and(heldTrimmed).and(heldTss.not()).and(heldLeft.ge(cutPds.bytes)));
      const is_short = m.named('is_short', lacks_header.and(is_cut.not()).or(lacks_icv));
      const is_whole = m.named('is_whole', is_good.and(is_short.not()).and(is_cut.not()));

      const out = {
        kind: m.reg('kind', PdsKind),
        header: m.reg('header', bits(8 * pdsBytes)),
        before_crc: m.reg('before_crc', Verdict),
        has_crc: m.reg('has_crc', bit),
        after_crc: m.reg('after_crc', Verdict),
        ses: m.reg('ses', bit),
        negotiates: m.reg('negotiates', bit),
        next: m.reg('next', bits(4)),
        rest: m.reg('rest', bits(8 * headerBytes.ses)),
        rest_left: m.reg('rest_left', bits(16)),
        rest_at: m.reg('rest_at', bits(offsetBits)),
      };
      const kinds = Object.keys(pdsTypes.code) as (keyof typeof pdsTypes.code)[];
      out.kind.set('none');
      m.when(is_good.and(is_cut), () => out.kind.set('cut')).elsewhen(is_whole, () =>
        m.match(
          heldType,
          kinds.map((kind) => [pdsTypes.code[kind], () => out.kind.set(kind)] as const),
          () => out.kind.set('none'),
        ),
      );
      out.header.set(m.mux(active, firstBytes(held, pdsBytes), m.lit(8 * pdsBytes, 0)));
      out.before_crc.set(before);
      out.has_crc.set(heldCrc.and(before.is('uet')));
      if (settings.reserved === 'keep') {
        m.when(is_good.and(is_short), () => out.after_crc.set('short'))
          .elsewhen(is_whole, () => out.after_crc.set(codes))
          .otherwise(() => out.after_crc.set('uet'));
      } else {
        const stray = m.next('stray', strayBits(m, layouts, bytes, type, is_tss, sp));
        m.when(is_good.and(lacks_header).and(is_cut.not()), () => out.after_crc.set('short'))
          .elsewhen(is_good.and(stray).and(is_cut.not()), () => out.after_crc.set('reserved_bits'))
          .elsewhen(is_good.and(lacks_icv), () => out.after_crc.set('short'))
          .elsewhen(is_whole, () => out.after_crc.set(codes))
          .otherwise(() => out.after_crc.set('uet'));
      }
      out.ses.set(is_whole.and(heldTss.not()).and(heldCp.not()));
      const hasMore = negotiationForms[settings.negotiation] !== undefined;
      out.negotiates.set(hasMore ? is_whole.and(heldCp).and(heldNext.eq(controlTypes.code.negotiation)) : m.lit(1, 0));
      out.next.set(heldNext);
      const taken = m.named('taken', m.mux(is_cut, m.lit(8, cutPds.bytes), needs));
      const trailer = m.mux(heldTss.and(heldTrimmed.not()), m.lit(8, icv.bytes), m.lit(8, 0));
      const gone = m.named('gone', taken.add(trailer));
      out.rest_left.set(heldLeft.sub(gone.zext(16)));
      out.rest_at.set(heldAt.add(taken));
      // What is behind a header that was cut is payload, and no header is looked for in it.
      const moved = sizes.map((n) => bytesFrom(m, held, n, headerBytes.ses));
      out.rest.set(
        moved
          .slice(4)
          .reduce((rest, there, i) => m.mux(longer.at(i), there, rest), chooseFrom(m, shortest, moved.slice(0, 4))),
      );
      return out;
    },
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
