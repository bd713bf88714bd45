/** SES headers, and what follows the request header of some operations. */
import { type Bits, bit, bits, enumOf, module } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import {
  atomicRequests,
  compareSwaps,
  negotiationForms,
  nextHeaders,
  rendezvousOpcodes,
  sesAtomic,
  sesCompareSwap,
  sesLayouts,
  sesRendezvous,
  sesStandard,
} from '../layout/index.ts';
import { refusing, reservedBits } from './reserved-bits.ts';
import type { ParserSettings } from './settings.ts';
import { headerBytes, offsetBits } from './sizes.ts';
import { bytesFrom, firstBytes, headerAt, isOneOf } from './take.ts';
import { Verdict } from './verdict.ts';

/** Clocks from `bytes` to what is found in them. */
export const sesLatency = 4;

/** What follows the PDS header. */
export const SesKind = enumOf.coded(nextHeaders.code, 3);

/** What follows the SES header, or in a control packet the PDS header. */
export const ExtensionKind = enumOf('none', 'rendezvous', 'atomic', 'compare_swap', 'negotiation');

/** Bytes of what `header_word` is the union of. */
export const sesBytes = sesStandard.bytes;

const names = Object.keys(sesLayouts) as (keyof typeof sesLayouts)[];

const requests = ['request_small', 'request_medium', 'request_std'] as const;

/**
 * Finds the SES header that `next` says where `enable` is 1 (none where that has no name), and the rest of a
 * negotiation where `negotiates` is. In a trimmed packet a header that is not all there is payload. `rest_left` is how
 * many bytes of payload IP says that there are.
 */
export const sesStage = (settings: ParserSettings) => {
  const refuses = settings.reserved === 'refuse';
  const features = negotiationForms[settings.negotiation];
  const sizes = [...new Set(requests.map((name) => sesLayouts[name].bytes))];
  return module(
    'uet_ses_stage',
    {
      summary: 'Parses an SES header and its extension.',
      in: {
        enable: bit,
        negotiates: bit,
        next: bits(4),
        trimmed: bit,
        bytes: bits(8 * headerBytes.ses),
        left: bits(16),
        at: bits(offsetBits),
      },
      out: {
        kind: SesKind,
        header: bits(8 * sesBytes),
        extension: ExtensionKind,
        extension_header: bits(8 * headerBytes.extension),
        verdict: Verdict,
        rest_left: bits(16),
        rest_at: bits(offsetBits),
      },
    },
    (inputs, m) =>
      pipeline(m, inputs)
        .stage('kind', ({ enable, negotiates, next, bytes }) => {
          const isNext = (name: keyof typeof nextHeaders.code): Bits<1> => next.eq(nextHeaders.code[name]);
          const is_ses = enable.and(next.any()).and(next.le(6));
          const { opcode, version } = headerAt(sesStandard, bytes);
          const needs = m.wire('header_bytes', bits(8), 0);
          m.when(negotiates, () => needs.set(features?.bytes ?? 0)).elsewhen(is_ses, () =>
            m.match(
              next,
              names.map((name) => [nextHeaders.code[name], () => needs.set(sesLayouts[name].bytes)] as const),
              () => needs.set(0),
            ),
          );
          const strays = () => names.map((name) => isNext(name).and(reservedBits(m, sesLayouts[name], bytes)));
          return {
            ...{ is_ses, needs, code: next.trunc(3), bad_version: is_ses.and(version.any()) },
            stray: refuses ? is_ses.and(strays().reduce((a, b) => a.or(b))) : m.lit(1, 0),
            is_request: requests.map(isNext).reduce((a, b) => a.or(b)),
            wants_rendezvous: isOneOf(opcode, rendezvousOpcodes),
            wants_atomic: isOneOf(opcode, atomicRequests),
          };
        })
        .stage('move', (now) => {
          const { is_ses, needs, code, bad_version, is_request, wants_rendezvous, wants_atomic } = now;
          const { negotiates, trimmed, bytes, left, at } = now;
          const lacks = m.named('lacks', left.lt(needs.zext(16)));
          const is_cut = m.named('is_cut', lacks.and(trimmed).and(is_ses));
          const is_right = is_ses.and(lacks.not()).and(bad_version.not());
          const is_good = m.named('is_good', refuses ? is_right.and(now.stray.not()) : is_right);
          const kind = m.wire('kind_now', SesKind, 'none');
          m.when(is_good, () =>
            m.match(
              code,
              names.map((name) => [nextHeaders.code[name], () => kind.set(name)] as const),
              () => kind.set('none'),
            ),
          );
          const refusal = m.choose(
            [
              [lacks.and(is_cut.not()), m.lit(Verdict, 'short')],
              [bad_version.and(lacks.not()), m.lit(Verdict, 'bad_version')],
              ...(refuses ? [[now.stray.and(lacks.not()), m.lit(Verdict, 'reserved_bits')] as const] : []),
            ],
            m.lit(Verdict, 'uet'),
          );
          // A negotiation is an extension itself, so it stays where it is.
          const front = firstBytes(bytes, headerBytes.extension);
          const taken = m.named('taken', m.mux(is_cut, 0, needs));
          return {
            ...{ found_kind: kind, refusal, after_ses: left.sub(taken.zext(16)), at_extension: at.add(taken) },
            header_word: m.mux<Bits>(is_good, firstBytes(bytes, sesBytes), 0),
            rest: sizes.reduce((other, n) => {
              const moves = needs.eq(n).and(negotiates.not());
              return m.mux(moves, bytesFrom(m, bytes, n, headerBytes.extension), other);
            }, front),
            negotiated: negotiates.and(lacks.not()),
            rendezvous: is_good.and(is_request).and(wants_rendezvous),
            atomic: is_good.and(is_request).and(wants_atomic),
          };
        })
        .stage('extension', ({ rest, after_ses, refusal, trimmed, negotiated, rendezvous, atomic }) => {
          const isSwap = isOneOf(headerAt(sesAtomic, rest).amo_opcode, compareSwaps);
          const has_atomic = m.named('has_atomic', after_ses.ge(sesAtomic.bytes));
          const has_swap = m.named('has_swap', after_ses.ge(sesAtomic.bytes + sesCompareSwap.bytes));
          const has_rendezvous = m.named('has_rendezvous', after_ses.ge(sesRendezvous.bytes));
          const extends_by = m.wire('extends_by_now', ExtensionKind, 'none');
          const more = m.wire('more_now', bits(8), 0);
          const said = m.forward('said_now', Verdict);
          said.set(refusal);
          const found = (name: 'rendezvous' | 'atomic' | 'compare_swap', bytes: number): void => {
            extends_by.set(name);
            more.set(bytes);
          };
          const missing = (): void => {
            m.when(trimmed.not(), () => said.set('short'));
          };
          const refuse = (): void => said.set('reserved_bits');
          m.when(negotiated, () => {
            extends_by.set('negotiation');
            if (refuses && features !== undefined) m.when(reservedBits(m, features, rest), refuse);
          })
            .elsewhen(rendezvous, () => {
              m.when(has_rendezvous, () => found('rendezvous', sesRendezvous.bytes)).otherwise(missing);
            })
            .elsewhen(atomic, () => {
              const stray = (): Bits<1> => reservedBits(m, sesAtomic, rest);
              refusing(settings, m.when(has_atomic.not(), missing), stray, refuse)
                .elsewhen(isSwap.not(), () => found('atomic', sesAtomic.bytes))
                .elsewhen(has_swap, () => found('compare_swap', sesAtomic.bytes + sesCompareSwap.bytes))
                .otherwise(() => {
                  found('atomic', sesAtomic.bytes);
                  missing();
                });
            });
          return { extends_by, more, said };
        })
        .stage('sums', ({ found_kind, header_word, extends_by, rest, said, after_ses, at_extension, more }) => ({
          ses: {
            ...{ kind: found_kind, header: header_word, extension: extends_by, verdict: said },
            extension_header: m.mux<Bits>(extends_by.is('none'), 0, rest),
            rest_left: after_ses.sub(more.zext(16)),
            rest_at: at_extension.add(more),
          },
        })).out.ses,
  );
};
