/** The headers of UET: PDS or TSS, SES, and what follows it. */
import { type Bits, bit, bits, type Ctx, clog2, module, pack, type Shape } from '../../../hdl/index.ts';
import { chooseFrom } from '../../../lib/bits/choose.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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
 * The headers after UDP or the entropy header, and how many bytes they have; `known` where there is a PDS or TSS
 * header. What follows from the kinds of headers is filled in: the PDS type, the next header, and the version of SES;
 * the rest is as the record has it.
 */
export const uetStack = (settings: DeparserSettings) => {
  const sizes = pdsSizes(settings);
  return module(
    'uet_header_stack',
    {
      summary: 'Puts the headers of UET one after the other.',
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
    (inputs, m) => {
      const p = pipeline(m, inputs)
        .stage('sizes', ({ pds, pds_header, ses, ses_header, extension }) => {
          // The numbers of the lengths in the lists of them, which choose between the moves.
          const pdsSize = m.wire('pds_size_now', bits(clog2(sizes.length)), 0);
          const sesSize = m.wire('ses_size_now', bits(clog2(sesSizes.length)), 0);
          const isKnown = m.wire('is_known_now', bit, 1);
          const [ofPds, ofSes] = [m.wire('pds_bytes', bits(8), 0), m.wire('ses_bytes', bits(8), 0)];
          const ofExtension = m.wire('extension_bytes', bits(8), 0);
          matchPds(
            m,
            { pds, hasSsi: headerAt(tss, pds_header).sp },
            settings,
            (bytes) => {
              pdsSize.set(sizes.indexOf(bytes));
              ofPds.set(bytes);
            },
            () => isKnown.set(0),
          );
          matchSes(m, ses, (bytes) => {
            sesSize.set(sesSizes.indexOf(bytes));
            ofSes.set(bytes);
          });
          m.match(extension, {
            none: () => ofExtension.set(0),
            rendezvous: () => ofExtension.set(sesRendezvous.bytes),
            atomic: () => ofExtension.set(sesAtomic.bytes),
            compare_swap: () => ofExtension.set(sesAtomic.bytes + sesCompareSwap.bytes),
            negotiation: () => ofExtension.set(negotiationBytes(settings)),
          });
          return {
            ...{ pds_size: pdsSize, ses_size: sesSize, is_known: isKnown, sum: ofPds.add(ofSes).add(ofExtension) },
            pds_word: withPrologue(m, pds, pds_header, ses),
            ses_word: withFields(m, sesStandard, ses_header, { version: 0 }),
          };
        })
        .stage('ses', ({ ses_word, ses_size, extension_header }) => {
          const moved = sesSizes.map((own) => inFront(m, ses_word, own, extension_header, headerBytes.ses));
          return { inner: chooseFrom(m, ses_size, moved) };
        })
        .stage('pds', ({ pds_word, pds_size, inner }) => {
          const moved = sizes.map((own) => inFront(m, pds_word, own, inner, headerBytes.pds));
          return { whole: chooseFrom(m, pds_size, moved) };
        });
      const { sum: length, is_known: known } = p.at('ses');
      return { bytes: p.out.whole, length, known };
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
