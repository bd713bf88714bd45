/** Codes of PDS headers that a receiver refuses: reserved ones, and next headers that the packet's type cannot have. */
import type { Bits, Ctx } from '../../../hdl/index.ts';
import { ack, ackRequests, controlTypes, nextHeaders, nextHeadersOf, pdsPrologue, pdsTypes } from '../layout/index.ts';
import type { ParserSettings } from './settings.ts';
import { headerAt, isOneOf } from './take.ts';
import type { VerdictName } from './verdict.ts';

/** The types whose headers have what an ACK requests of its peer, where the ACK has it. */
const ackTypes = [pdsTypes.code.ack, pdsTypes.code.ack_cc, pdsTypes.code.ack_ccx];

/**
 * Calls `refuse` with the reason to refuse the PDS header that `bytes` begin with, under its condition: of several the
 * first in wire order. A TSS header has no codes, and a reserved type is for others to refuse.
 */
export function refusePdsCodes(
  m: Ctx,
  settings: Pick<ParserSettings, 'nextHeaders'>,
  bytes: Bits,
  refuse: (reason: VerdictName) => void,
): void {
  const { type, next_hdr: next } = headerAt(pdsPrologue, bytes);
  const typed = Object.entries(nextHeadersOf).map(([name, nexts]) => ({
    is: type.eq(pdsTypes.code[name as keyof typeof nextHeadersOf]),
    nexts,
  }));
  const isUnnamed = (code: Bits, { names }: { readonly names: ReadonlyMap<number, string> }): Bits<1> =>
    isOneOf(code, [...names.keys()]).not();
  const hasNext = typed.map(({ is }) => is).reduce((a, b) => a.or(b));
  const isWrong = typed.map(({ is, nexts }) => is.and(isOneOf(next, nexts).not())).reduce((a, b) => a.or(b));
  m.when(type.eq(pdsTypes.code.cp).and(isUnnamed(next, controlTypes)), () => refuse('unknown_control_type'))
    .elsewhen(hasNext.and(isUnnamed(next, nextHeaders)), () => refuse('unknown_next_header'))
    .elsewhen(settings.nextHeaders === 'by-type' ? isWrong : m.lit(1, 0), () => refuse('wrong_next_header'))
    .elsewhen(isOneOf(type, ackTypes).and(isUnnamed(headerAt(ack, bytes).req, ackRequests)), () =>
      refuse('unknown_ack_request'),
    );
}
