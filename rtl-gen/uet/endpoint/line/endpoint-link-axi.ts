/** A whole endpoint with its end of a link, all of its registers at one AXI4-Lite interface. */
import { UserError } from '../../../../support/user-error.ts';
import { bit, module } from '../../../hdl/index.ts';
import { axiLiteResponse, axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../../lib/axi/axi-lite-decoder.ts';
import { lineColumn } from '../../llr/line/block.ts';
import { endpointBus } from '../registers/endpoint-control.ts';
import { lineBeat, uetEndpointAxi } from '../uet-endpoint-axi.ts';
import { type EndpointLinkOptions, endpointLinkName } from './endpoint-link.ts';
import { linkEnd } from './link-end.ts';
import { checkLinkWidth, LinkSettings } from './link-options.ts';
import { linkControl } from './registers/link-control.ts';
import { linkBus } from './registers/link-map.ts';

/** The bus of registers: those of the endpoint, and from `linkBase` on those of its end of a link. */
export const endpointLinkBus = { data: 32, address: 17 } as const;
export const linkBase = 2 ** 16;

export const endpointLinkAxiName = (options: EndpointLinkOptions): string => `${endpointLinkName(options)}_axi`;

/**
 * `uetEndpointAxi` with `linkEnd` in the place of a MAC, and `linkControl` beside its registers: what software has
 * written is what both go by. Ports as of `uetEndpointAxi`, and blocks of 64b/66b as of `linkEnd`. `irq`: an event of
 * the endpoint or of its link that is enabled.
 *
 * A `UserError` for a link without retry, and for transport security, whose registers have a bus of their own.
 */
export const uetEndpointLinkAxi = (options: EndpointLinkOptions) => {
  const { link, rx, tx, tss } = options;
  const { llr } = link;
  if (llr === undefined || tss !== undefined)
    throw new UserError('An endpoint whose link has registers has link-level retry and no tss: give llr alone.');
  const size = checkLinkWidth(rx.bytes);
  const inner = uetEndpointAxi({ rx, tx: { ...tx, gated: link.cbfc !== undefined } });
  const { data_open: _, ...ins } = inner.ports.in!;
  const { s_axis_rx: _rx, m_axis_tx: _tx, s_axi: _bus, ...links } = inner.ports.link!;
  const Column = lineColumn(size);
  const registered = { ...link, llr };
  return module(
    endpointLinkAxiName(options),
    {
      summary: `A UET endpoint with its end of a link, ${size} bytes a clock, and all registers at AXI4-Lite.`,
      in: { ...ins, pcs_up: bit, advance: bit, far_column: Column, far_valid: bit },
      out: { ...inner.ports.out!, column: Column },
      link: { ...links, s_axi: axiLiteSubordinate(endpointLinkBus) },
    },
    ({ pcs_up, advance, far_column, far_valid, s_axi, ...io }, m) => {
      const endpointAnswers = m.forward('endpoint_answers', axiLiteResponse(endpointBus));
      const linkAnswers = m.forward('link_answers', axiLiteResponse(linkBus));
      const bus = m.inst(
        'bus',
        axiLiteDecoder('uet_endpoint_link_decoder', endpointLinkBus, [
          { name: 'endpoint', base: 0, address: endpointBus.address },
          { name: 'link', base: linkBase, address: linkBus.address },
        ]),
        { s_axi, endpoint: endpointAnswers, link: linkAnswers },
      );
      const settings = m.forward('settings', LinkSettings(link));
      const sent = m.stream('sent', lineBeat(size));
      const { received, ...line } = m.inst('line', linkEnd(size, link), {
        ...{ settings, pcs_up, advance, far_column, far_valid },
        sent: sent.map(({ data, keep, last, user }) => ({ data, keep, last, wrong: user })),
      });
      const { payload, valid } = received.takeWhen(m.lit(1, 1));
      const { data, keep, last } = payload;
      const {
        m_axis_tx,
        s_axis_rx,
        s_axi: answer,
        irq,
        ...core
      } = m.inst('core', inner, {
        ...io,
        data_open: line.data_open,
        s_axis_rx: { payload: { data, keep, last, user: m.lit(1, 0) }, valid },
        s_axi: bus.endpoint,
      });
      sent.connect(m_axis_tx);
      m.assert('endpoint_takes_what_comes', s_axis_rx.ready);
      endpointAnswers.set(answer);
      const control = m.inst('link_registers', linkControl(size, registered), {
        pcs_up,
        status: line.status,
        s_axi: bus.link,
      });
      settings.set(control.settings);
      linkAnswers.set(control.s_axi);
      return { ...core, irq: irq.or(control.irq), column: line.column, s_axi: bus.s_axi };
    },
  );
};
