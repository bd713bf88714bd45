/** A whole endpoint with its end of a link: messages to the blocks of a line, and these to placed payload. */
import { bit, module } from '../../../hdl/index.ts';
import { lineColumn } from '../../llr/line/block.ts';
import type { LayerOptions } from '../../tss/layer/transmit.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';
import { type EndpointOptions, endpointName, uetEndpoint } from '../uet-endpoint.ts';
import { linkEnd } from './link-end.ts';
import { checkLinkWidth, type LinkOptions, LinkSettings, LinkStatus, linkNames } from './link-options.ts';
import { secureEndpoint } from './secure/secure-endpoint.ts';
import { framesAhead } from './secure/secure-line.ts';

export interface EndpointLinkOptions extends EndpointOptions {
  readonly link: LinkOptions;
  /** Transport security before the link, with its domains and keys. */
  readonly tss?: LayerOptions;
}

export const endpointLinkName = ({ link, tss, rx, tx }: EndpointLinkOptions): string => {
  // A secured packet has an ICV in the place of the UET CRC.
  const wire = tss === undefined ? rx.wire : { ...rx.wire, crc: 'none' as const };
  const name = endpointName({ rx: { ...rx, wire }, tx });
  return [name, 'link', ...linkNames(link), ...(tss === undefined ? [] : ['tss'])].join('_');
};

/**
 * `uetEndpoint` with `linkEnd` in the place of its streams of frames: `column` and `far_column` are blocks of 64b/66b,
 * as of `linkEnd`, whose settings and status are `link` and `link_status`. All other ports are those of `uetEndpoint`,
 * or with `tss` of `secureEndpoint`.
 */
export const uetEndpointLink = (options: EndpointLinkOptions) => {
  const { link: given, rx, tx, tss } = options;
  // One of data begins only where fewer are in the layer, and each of these may be one of data.
  const link = tss === undefined ? given : { ...given, ahead: framesAhead - 1 };
  const size = checkLinkWidth(rx.bytes);
  const gated = link.cbfc !== undefined;
  const endpoint = { rx: { ...rx, wire: { ...rx.wire, marked: false } }, tx: { ...tx, gated } };
  const plain = uetEndpoint(endpoint);
  // What a secured one has besides passes through as all other ports do.
  const inner = tss === undefined ? plain : (secureEndpoint(endpoint, tss) as unknown as typeof plain);
  const { data_open: _, ...ins } = inner.ports.in!;
  const { received: _received, sent: _sent, ...links } = inner.ports.link!;
  const Column = lineColumn(size);
  return module(
    endpointLinkName(options),
    {
      summary: `A UET endpoint with its end of a link, ${size} bytes a clock.`,
      in: {
        ...ins,
        link: LinkSettings(link),
        pcs_up: bit,
        advance: bit,
        far_column: Column,
        far_valid: bit,
      },
      out: { ...inner.ports.out!, link_status: LinkStatus(link), column: Column },
      link: links,
    },
    ({ link: settings, pcs_up, advance, far_column, far_valid, ...io }, m) => {
      const sent = m.stream('sent', frameBeat(size));
      const line = m.inst('line', linkEnd(size, link), {
        ...{ settings, pcs_up, advance, far_column, far_valid, sent },
      });
      const core = m.inst('core', inner, {
        ...io,
        data_open: line.data_open,
        // A plain endpoint takes what comes in each clock.
        received: tss === undefined ? line.received.takeWhen(m.lit(1, 1)) : line.received,
      });
      sent.connect(core.sent);
      if (tss === undefined) m.assert('endpoint_takes_what_comes', core.received.ready);
      const { received: _in, sent: _out, ...shown } = core;
      return { ...shown, link_status: line.status, column: line.column };
    },
  );
};
