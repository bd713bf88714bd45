/** An endpoint whose frames are secured. */
import { bit, module } from '../../../../hdl/index.ts';
import { axiLiteSubordinate } from '../../../../lib/axi/axi-lite.ts';
import { StartMethod } from '../../../pds/target-side/records.ts';
import { layerWidths } from '../../../tss/layer/registers/layer-control.ts';
import type { LayerOptions } from '../../../tss/layer/transmit.ts';
import { frameBeat } from '../../../wire/deparser/trailer-fill.ts';
import { type EndpointOptions, endpointName, uetEndpoint } from '../../uet-endpoint.ts';
import { checkLinkWidth } from '../link-options.ts';
import { SecureCounts, SecureSettings, secureLine } from './secure-line.ts';

/**
 * `uetEndpoint` with `secureLine` before its line: `received`, which may have to wait, and `sent` are secured frames.
 * `tss_axi` is the bus of the TSS layer, for domains and keys; `secure` what operators choose beside. `tss_zeroise`,
 * for a clock or more, overwrites all keys, `tss_clearing` is 1 until that is done, and `tss_privileged_only` is the
 * strap of its registers; packets that are lost then are sent again once keys are there.
 *
 * All PDCs are secured, as all that leaves is: PDS refuses each packet that came plain, where `secure.required` lets it
 * come so far, and counts it in `plain_refused`. `secure_start_method` is what the target demands of Start_PSN
 * (`startRule`); what the initiator begins with is `expected_0rtt` of its registers. Packets have no UET CRC then,
 * as their ICV takes its place. All other ports are those of `uetEndpoint`; frames of data of a gated one begin only
 * while fewer than `framesAhead` are in the layer.
 */
export const secureEndpoint = ({ rx, tx }: EndpointOptions, layer: LayerOptions) => {
  const size = checkLinkWidth(rx.bytes);
  const options: EndpointOptions = { rx: { ...rx, wire: { ...rx.wire, crc: 'none', marked: false } }, tx };
  const inner = uetEndpoint({ rx: { ...options.rx, secured: true }, tx });
  const { plain: _plain, start_method: _method, ...ins } = inner.ports.in!;
  return module(
    `${endpointName(options)}_secure`,
    {
      summary: `A UET endpoint, ${size} bytes a clock, whose frames are secured.`,
      in: {
        ...ins,
        ...{ secure: SecureSettings, secure_start_method: StartMethod, tss_zeroise: bit, tss_privileged_only: bit },
      },
      out: { ...inner.ports.out!, secure_counts: SecureCounts, tss_irq: bit, tss_clearing: bit },
      link: { ...inner.ports.link!, tss_axi: axiLiteSubordinate(layerWidths) },
    },
    (
      {
        secure: settings,
        secure_start_method,
        tss_zeroise,
        tss_privileged_only,
        tss_axi,
        received,
        sent,
        data_open,
        ...io
      },
      m,
    ) => {
      const leaving = m.stream('leaving', frameBeat(size));
      const line = m.inst('secured', secureLine(size, layer, options.rx.wire), {
        settings,
        ...{ zeroise: tss_zeroise, privileged_only: tss_privileged_only },
        s_axi: tss_axi,
        sent: leaving,
        line_sent: sent,
        line_received: received,
      });
      const core = m.inst('endpoint', inner, {
        ...io,
        data_open: data_open?.and(line.busy.not()),
        ...{ plain: line.received_plain, start_method: secure_start_method },
        // An endpoint takes what comes in each clock.
        received: line.received.takeWhen(m.lit(1, 1)),
      });
      if (data_open === undefined) m.unused(line.busy);
      leaving.connect(core.sent);
      m.assert('endpoint_takes_what_comes', core.received.ready);
      return {
        ...core,
        secure_counts: line.counts,
        tss_irq: line.irq,
        tss_clearing: line.clearing,
        tss_axi: line.s_axi,
        received: line.line_received,
        sent: line.line_sent,
      };
    },
  );
};
