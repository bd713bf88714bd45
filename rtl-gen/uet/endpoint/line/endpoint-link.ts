/** A whole endpoint with its end of a link: messages to the blocks of a line, and these to placed payload. */
import { bit, module, record } from '../../../hdl/index.ts';
import { lineColumn } from '../../llr/line/block.ts';
import { frameBeat } from '../../wire/deparser/trailer-fill.ts';
import { type EndpointOptions, endpointName, uetEndpoint } from '../uet-endpoint.ts';
import { linkEnd } from './link-end.ts';
import { checkLinkWidth, type LinkOptions, LinkSettings, LinkStatus, linkNames } from './link-options.ts';

export interface EndpointLinkOptions extends EndpointOptions {
  readonly link: LinkOptions;
}

export const endpointLinkName = ({ link, ...endpoint }: EndpointLinkOptions): string =>
  [endpointName(endpoint), 'link', ...linkNames(link)].join('_');

/**
 * `uetEndpoint` with `linkEnd` in the place of its streams of frames: `column` and `far_column` are blocks of 64b/66b,
 * as of `linkEnd`, whose settings and status are `link` and `link_status`. All other ports are those of `uetEndpoint`.
 */
export const uetEndpointLink = (options: EndpointLinkOptions) => {
  const { link, rx, tx } = options;
  const size = checkLinkWidth(rx.bytes);
  const gated = link.cbfc !== undefined;
  const inner = uetEndpoint({ rx: { ...rx, wire: { ...rx.wire, marked: false } }, tx: { ...tx, gated } });
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
      const sent = m.forward('sent', record({ valid: bit, payload: frameBeat(size) }));
      const line = m.inst('line', linkEnd(size, link), {
        ...{ settings, pcs_up, advance, far_column, far_valid, sent },
        // An endpoint takes what comes in each clock.
        received: { ready: m.lit(1, 1) },
      });
      const core = m.inst('core', inner, {
        ...io,
        data_open: line.data_open,
        received: { payload: line.received.payload, valid: line.received.valid },
        sent: { ready: line.sent.ready },
      });
      sent.set({ valid: core.sent.valid, payload: core.sent.payload });
      m.assert('endpoint_takes_what_comes', core.received.ready);
      const { received: _in, sent: _out, ...shown } = core;
      return { ...shown, link_status: line.status, column: line.column };
    },
  );
};
