/** The headers of UET: PDS or TSS, SES, and what stands behind it. */
import { type Bits, bits, type Ctx, module, pack } from '../../../hdl/index.ts';
import { pdsPrologue, sesStandard } from '../layout/index.ts';
import { ParsedHeaders } from '../parser/parsed-headers.ts';
import { pdsBytes } from '../parser/pds-stage.ts';
import { sesBytes } from '../parser/ses-stage.ts';
import { headerBytes } from '../parser/sizes.ts';
import { extensionLengths, type Headers, pdsLengths, sesLengths } from './header-lengths.ts';
import { bytesOf, inFront, type Length, withFields } from './put.ts';
import type { DeparserSettings } from './settings.ts';

/** Clocks from `headers` to `length`, and to `bytes`. */
export const uetStackLatency = { length: 1, bytes: 3 } as const;

/**
 * The headers behind UDP or the entropy header, and how many bytes they have. What follows from the kinds of headers is filled in:
 * the PDS type, the next header, and the version of SES; the rest is as the record has it.
 *
 * Clock 1: which lengths there are; clock 2: SES in front of its extension; clock 3: PDS in front of both.
 */
export const uetStack = (settings: DeparserSettings) =>
  module(
    'uet_header_stack',
    {
      summary: 'Puts the headers of UET one behind the other.',
      in: { headers: ParsedHeaders },
      out: { bytes: bits<number>(8 * headerBytes.pds), length: bits(8) },
    },
    ({ headers }, m) => {
      const pds = m.reg('pds', bits<number>(8 * pdsBytes));
      const ses = m.reg('ses', bits<number>(8 * sesBytes));
      const extension = m.reg('extension', bits<number>(8 * headerBytes.extension));
      const length = m.reg('length', bits(8));
      pds.set(withPrologue(m, headers));
      ses.set(withFields(m, sesStandard, pack(headers.ses_header), { version: 0 }));
      extension.set(pack(headers.extension_header));
      const found = { pds: pdsLengths(headers, settings), ses: sesLengths(headers) };
      const { pds_bytes } = m.named({ pds_bytes: bytesOf(m, found.pds, 8) });
      const { ses_bytes } = m.named({ ses_bytes: bytesOf(m, found.ses, 8) });
      const { extension_bytes } = m.named({ extension_bytes: bytesOf(m, extensionLengths(headers, settings), 8) });
      length.set(pds_bytes.add(ses_bytes).add(extension_bytes).as(8));
      const pdsHas = held(m, 'pds_has', found.pds);
      const sesHas = held(m, 'ses_has', found.ses);

      const inner = m.reg('inner', bits<number>(8 * headerBytes.ses));
      const pdsLater = m.reg('pds_later', bits<number>(8 * pdsBytes));
      const pdsHasLater = held(m, 'pds_later_has', pdsHas);
      inner.set(inFront(m, ses, sesHas, extension, headerBytes.ses));
      pdsLater.set(pds);

      const all = m.reg('all_bytes', bits<number>(8 * headerBytes.pds));
      all.set(inFront(m, pdsLater, pdsHasLater, inner, headerBytes.pds));
      return { bytes: all, length };
    },
  );

/** A PDS header with its type, and with the next header where it is one: not in control packets, TSS and cut headers. */
function withPrologue(m: Ctx, headers: Headers): Bits {
  const given = pack(headers.pds_header);
  const { type, next_hdr: next } = headers.pds_header.cut;
  const isCut = headers.pds.is('cut');
  const { keeps } = m.named({ keeps: isCut.or(headers.pds.is('tss')).or(headers.pds.is('cp')) });
  return withFields(m, pdsPrologue, given, {
    type: m.mux<Bits>(isCut, type, pack(headers.pds)),
    next_hdr: m.mux<Bits>(keeps, next, pack(headers.ses).zext<number>(4)),
  });
}

/** The same lengths a clock later, a bit for each. */
function held(m: Ctx, name: string, lengths: readonly Length[]): readonly Length[] {
  const is = m.reg(name, bits<number>(lengths.length));
  is.set(lengths.map((length): Bits => length.is).reduce((low, high) => high.cat(low)));
  return lengths.map(({ bytes }, i) => ({ bytes, is: is.at(i) }));
}
