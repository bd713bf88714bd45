/** The headers of UET: PDS or TSS, SES, and what stands behind it. */
import { type Bits, bit, bits, type Ctx, clog2, module, pack, type Shape } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { pdsPrologue, sesAtomic, sesCompareSwap, sesRendezvous, sesStandard, tss } from '../layout/index.ts';
import { PdsKind, pdsBytes } from '../parser/pds-stage.ts';
import { ExtensionKind, SesKind, sesBytes } from '../parser/ses-stage.ts';
import { headerBytes } from '../parser/sizes.ts';
import { headerAt } from '../parser/take.ts';
import { matchPds, matchSes, negotiationBytes, pdsSizes, sesSizes } from './header-lengths.ts';
import { inFront, withFields } from './put.ts';
import type { DeparserSettings } from './settings.ts';

/** Clocks from `headers` to `length`, and to `bytes`. */
export const uetStackLatency = { length: 1, bytes: 3 } as const;

/**
 * The headers behind UDP or the entropy header, and how many bytes they have; `known` where there is a PDS or TSS
 * header. What follows from the kinds of headers is filled in: the PDS type, the next header, and the version of SES;
 * the rest is as the record has it.
 *
 * Clock 1: which lengths there are; clock 2: SES in front of its extension; clock 3: PDS in front of both.
 */
export const uetStack = (settings: DeparserSettings) => {
  const sizes = pdsSizes(settings);
  const PdsSize = bits(clog2(sizes.length));
  const SesSize = bits(clog2(sesSizes.length));
  return module(
    'uet_header_stack',
    {
      summary: 'Puts the headers of UET one behind the other.',
      in: {
        pds: PdsKind,
        pds_header: bits(8 * pdsBytes),
        ses: SesKind,
        ses_header: bits(8 * sesBytes),
        extension: ExtensionKind,
        extension_header: bits(8 * headerBytes.extension),
      },
      out: { bytes: bits(8 * headerBytes.pds), length: bits(8), known: bit },
    },
    ({ pds: pdsKind, pds_header, ses: sesKind, ses_header, extension: extensionKind, extension_header }, m) => {
      const pds = m.next('held_pds', withPrologue(m, pdsKind, pds_header, sesKind));
      const ses = m.next('held_ses', withFields(m, sesStandard, ses_header, { version: 0 }));
      const extension = m.next('held_extension', extension_header);

      // The numbers of the lengths in the lists of them, which choose between the moves.
      const pdsSize = m.reg('pds_size', PdsSize);
      const sesSize = m.reg('ses_size', SesSize);
      const known = m.reg('known', bit);
      const ofPds = m.wire('pds_bytes', bits(8), 0);
      const ofSes = m.wire('ses_bytes', bits(8), 0);
      const ofExtension = m.wire('extension_bytes', bits(8), 0);
      known.set(1);
      pdsSize.set(0);
      matchPds(
        m,
        { pds: pdsKind, hasSsi: headerAt(tss, pds_header).sp },
        settings,
        (bytes) => {
          pdsSize.set(sizes.indexOf(bytes));
          ofPds.set(bytes);
        },
        () => known.set(0),
      );
      matchSes(m, sesKind, (bytes) => {
        sesSize.set(sesSizes.indexOf(bytes));
        ofSes.set(bytes);
      });
      m.match(extensionKind, {
        none: () => ofExtension.set(0),
        rendezvous: () => ofExtension.set(sesRendezvous.bytes),
        atomic: () => ofExtension.set(sesAtomic.bytes),
        compare_swap: () => ofExtension.set(sesAtomic.bytes + sesCompareSwap.bytes),
        negotiation: () => ofExtension.set(negotiationBytes(settings)),
      });
      const length = m.next('length', ofPds.add(ofSes).add(ofExtension));

      const inner = m.next(
        'inner',
        chooseFrom(
          m,
          sesSize,
          sesSizes.map((own) => inFront(m, ses, own, extension, headerBytes.ses)),
        ),
      );
      const pdsLater = m.next('pds_later', pds);
      const pdsSizeLater = m.next('pds_size_later', pdsSize);

      const all = m.next(
        'all_bytes',
        chooseFrom(
          m,
          pdsSizeLater,
          sizes.map((own) => inFront(m, pdsLater, own, inner, headerBytes.pds)),
        ),
      );
      return { bytes: all, length, known };
    },
  );
};

/**
 * A PDS header with its type, and with the next header where it is one: not in control packets, TSS and cut headers.
 */
function withPrologue(m: Ctx, pds: PdsValue, given: Bits, ses: SesValue): Bits {
  const { type, next_hdr: next } = headerAt(pdsPrologue, given);
  const keeps = m.named('keeps', pds.is('cut').or(pds.is('tss')).or(pds.is('cp')));
  return withFields(m, pdsPrologue, given, {
    type: m.mux(pds.is('cut'), type, pack(pds)),
    next_hdr: m.mux(keeps, next, pack(ses).zext(4)),
  });
}

type PdsValue = typeof PdsKind extends Shape<infer V> ? V : never;
type SesValue = typeof SesKind extends Shape<infer V> ? V : never;
