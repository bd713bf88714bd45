/** SES headers, and what follows the request header of some operations. */
import { type Bits, bit, bits, enumOf, module } from '../../../hdl/index.ts';
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

/** What stands behind the PDS header. */
export const SesKind = enumOf.coded(nextHeaders.code, 3);

/** What stands behind the SES header, or in a control packet behind the PDS header. */
export const ExtensionKind = enumOf('none', 'rendezvous', 'atomic', 'compare_swap', 'negotiation');

/** Bytes of what `ses_header` is the union of. */
export const sesBytes = sesStandard.bytes;

const names = Object.keys(sesLayouts) as (keyof typeof sesLayouts)[];

const requests = ['request_small', 'request_medium', 'request_std'] as const;

/**
 * Finds the SES header that `next` says where `enable` is 1 (none where that has no name), and the rest of a
 * negotiation where `negotiates` is. In a trimmed packet a header that is not all there is payload. `rest_left` is how
 * many bytes of payload IP says that there are.
 *
 * Clock 1: the kind; clock 2: its length, and a move; clock 3: the extension's length; clock 4: sums.
 */
export const sesStage = (settings: ParserSettings) => {
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
    ({ enable, negotiates, next, trimmed, bytes, left, at }, m) => {
      const isNext = (name: keyof typeof nextHeaders.code): Bits<1> => next.eq(nextHeaders.code[name]);
      const is_ses = m.named('is_ses', enable.and(next.any()).and(next.le(6)));
      const { opcode, version } = headerAt(sesStandard, bytes);
      const needs = m.reg('needs', bits(8));
      needs.set(0);
      const sizeOf = (name: keyof typeof sesLayouts): number => sesLayouts[name].bytes;
      m.when(negotiates, () => needs.set(features?.bytes ?? 0)).elsewhen(is_ses, () => {
        m.match(
          next,
          names.map((name) => [nextHeaders.code[name], () => needs.set(sizeOf(name))] as const),
          () => needs.set(0),
        );
      });
      const held = m.reg('held', bits(bytes.width));
      const badVersion = m.reg('bad_version', bit);
      const isSes = m.reg('held_ses', bit);
      const isNegotiation = m.reg('held_negotiates', bit);
      const isRequest = m.reg('held_request', bit);
      const isTrimmed = m.reg('held_trimmed', bit);
      const heldNext = m.reg('held_next', bits(3));
      const wantsRendezvous = m.reg('wants_rendezvous', bit);
      const wantsAtomic = m.reg('wants_atomic', bit);
      const heldLeft = m.reg('held_left', bits(16));
      const heldAt = m.reg('held_at', bits(offsetBits));
      const stray = settings.reserved === 'refuse' ? m.reg('stray', bit) : undefined;
      held.set(bytes);
      stray?.set(
        is_ses.and(
          names.map((name) => isNext(name).and(reservedBits(m, sesLayouts[name], bytes))).reduce((a, b) => a.or(b)),
        ),
      );
      badVersion.set(is_ses.and(version.any()));
      isSes.set(is_ses);
      isNegotiation.set(negotiates);
      isRequest.set(requests.map(isNext).reduce((a, b) => a.or(b)));
      isTrimmed.set(trimmed);
      heldNext.set(next.trunc(3));
      wantsRendezvous.set(isOneOf(opcode, rendezvousOpcodes));
      wantsAtomic.set(isOneOf(opcode, atomicRequests));
      heldLeft.set(left);
      heldAt.set(at);

      // Clock 2.
      const lacks = m.named('lacks', heldLeft.lt(needs.zext(16)));
      const is_cut = m.named('is_cut', lacks.and(isTrimmed).and(isSes));
      const isRight = isSes.and(lacks.not()).and(badVersion.not());
      const is_good = m.named('is_good', stray === undefined ? isRight : isRight.and(stray.not()));
      const kind = m.reg('kind_2', SesKind);
      const header = m.reg('header_2', bits(8 * sesBytes));
      const verdict = m.reg('verdict_2', Verdict);
      const rest = m.reg('rest_2', bits(8 * headerBytes.extension));
      const restLeft = m.reg('left_2', bits(16));
      const restAt = m.reg('at_2', bits(offsetBits));
      const negotiated = m.reg('negotiated', bit);
      const rendezvous = m.reg('rendezvous', bit);
      const atomic = m.reg('atomic', bit);
      const trimmed2 = m.reg('trimmed_2', bit);
      kind.set('none');
      m.when(is_good, () =>
        m.match(
          heldNext,
          names.map((name) => [nextHeaders.code[name], () => kind.set(name)] as const),
          () => kind.set('none'),
        ),
      );
      header.set(m.mux(is_good, firstBytes(held, sesBytes), m.lit(8 * sesBytes, 0)));
      verdict.set('uet');
      const inOrder = m
        .when(lacks.and(is_cut.not()), () => verdict.set('short'))
        .elsewhen(badVersion.and(lacks.not()), () => verdict.set('bad_version'));
      if (stray !== undefined) inOrder.elsewhen(stray.and(lacks.not()), () => verdict.set('reserved_bits'));
      // A negotiation is an extension itself, so it stays where it is.
      const front = firstBytes(held, headerBytes.extension);
      rest.set(
        sizes.reduce(
          (other, n) =>
            m.mux(needs.eq(n).and(isNegotiation.not()), bytesFrom(m, held, n, headerBytes.extension), other),
          front,
        ),
      );
      const taken = m.named('taken', m.mux(is_cut, m.lit(8, 0), needs));
      restLeft.set(heldLeft.sub(taken.zext(16)));
      restAt.set(heldAt.add(taken));
      negotiated.set(isNegotiation.and(lacks.not()));
      rendezvous.set(is_good.and(isRequest).and(wantsRendezvous));
      atomic.set(is_good.and(isRequest).and(wantsAtomic));
      trimmed2.set(isTrimmed);

      // Clock 3.
      const isSwap = isOneOf(headerAt(sesAtomic, rest).amo_opcode, compareSwaps);
      const hasAtomic = m.named('hasAtomic', restLeft.ge(sesAtomic.bytes));
      const hasSwap = m.named('hasSwap', restLeft.ge(sesAtomic.bytes + sesCompareSwap.bytes));
      const hasRendezvous = m.named('hasRendezvous', restLeft.ge(sesRendezvous.bytes));
      const extension = m.reg('extension_3', ExtensionKind);
      const extensionHeader = m.reg('extension_header_3', bits(8 * headerBytes.extension));
      const more = m.reg('more', bits(8));
      const verdict3 = m.reg('verdict_3', Verdict);
      const kind3 = m.reg('kind_3', SesKind);
      const header3 = m.reg('header_3', bits(8 * sesBytes));
      const left3 = m.reg('left_3', bits(16));
      const at3 = m.reg('at_3', bits(offsetBits));
      const found = (name: 'rendezvous' | 'atomic' | 'compare_swap', bytes: number): void => {
        extension.set(name);
        more.set(bytes);
      };
      const missing = (): void => {
        m.when(trimmed2.not(), () => verdict3.set('short'));
      };
      kind3.set(kind);
      header3.set(header);
      verdict3.set(verdict);
      left3.set(restLeft);
      at3.set(restAt);
      extension.set('none');
      extensionHeader.set(rest);
      more.set(0);
      const refuse = (): void => verdict3.set('reserved_bits');
      m.when(negotiated, () => {
        extension.set('negotiation');
        if (settings.reserved === 'refuse' && features !== undefined) m.when(reservedBits(m, features, rest), refuse);
      })
        .elsewhen(rendezvous, () => {
          m.when(hasRendezvous, () => found('rendezvous', sesRendezvous.bytes)).otherwise(missing);
        })
        .elsewhen(atomic, () => {
          const stray = (): Bits<1> => reservedBits(m, sesAtomic, rest);
          refusing(settings, m.when(hasAtomic.not(), missing), stray, refuse)
            .elsewhen(isSwap.not(), () => found('atomic', sesAtomic.bytes))
            .elsewhen(hasSwap, () => found('compare_swap', sesAtomic.bytes + sesCompareSwap.bytes))
            .otherwise(() => {
              found('atomic', sesAtomic.bytes);
              missing();
            });
        });

      // Clock 4.
      const out = {
        kind: m.reg('kind', SesKind),
        header: m.reg('header', bits(8 * sesBytes)),
        extension: m.reg('extension', ExtensionKind),
        extension_header: m.reg('extension_header', bits(8 * headerBytes.extension)),
        verdict: m.reg('verdict', Verdict),
        rest_left: m.reg('rest_left', bits(16)),
        rest_at: m.reg('rest_at', bits(offsetBits)),
      };
      const noBytes = m.lit(8 * headerBytes.extension, 0);
      out.kind.set(kind3);
      out.header.set(header3);
      out.extension.set(extension);
      out.extension_header.set(m.mux(extension.is('none'), noBytes, extensionHeader));
      out.verdict.set(verdict3);
      out.rest_left.set(left3.sub(more.zext(16)));
      out.rest_at.set(at3.add(more));
      return out;
    },
  );
};
