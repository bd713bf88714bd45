/** A design with an AXI4-Lite interface on either side, for the agents to meet through. */
import { type Bits, bits, elaborate, module, record, type Shape } from '../../../../rtl-gen/hdl/index.ts';
import {
  type AxiLiteWidths,
  axiLiteManager,
  axiLiteSubordinate,
  axiResponse,
} from '../../../../rtl-gen/lib/axi/axi-lite.ts';
import { fifo } from '../../../../rtl-gen/lib/stream/fifo.ts';

/** Every channel of `s_axi` goes through a FIFO of two items to `m_axi`, and back. */
export const axiLiteBridge = (widths: AxiLiteWidths) => {
  const Address = record({ addr: bits(widths.address), prot: bits(3) });
  const Data = record({ data: bits(widths.data), strb: bits(widths.data / 8) });
  const Answer = record({ resp: axiResponse });
  const Read = record({ data: bits(widths.data), resp: axiResponse });
  return elaborate(
    module(
      'axi_lite_bridge',
      { link: { s_axi: axiLiteSubordinate(widths), m_axi: axiLiteManager(widths) } },
      ({ s_axi: s, m_axi: d }, m) => {
        const through = <V>(name: string, shape: Shape<V>, payload: V, valid: Bits<1>, ready: Bits<1>) => {
          const { up, down } = m.inst(name, fifo(shape, 2), { up: { payload, valid }, down: { ready } });
          return { ready: up.ready, valid: down.valid, ...(down.payload as V & object) };
        };
        const aw = through('aw', Address, { addr: s.awaddr, prot: s.awprot }, s.awvalid, d.awready);
        const w = through('w', Data, { data: s.wdata, strb: s.wstrb }, s.wvalid, d.wready);
        const ar = through('ar', Address, { addr: s.araddr, prot: s.arprot }, s.arvalid, d.arready);
        const b = through('b', Answer, { resp: d.bresp }, d.bvalid, s.bready);
        const r = through('r', Read, { data: d.rdata, resp: d.rresp }, d.rvalid, s.rready);
        return {
          s_axi: {
            awready: aw.ready,
            wready: w.ready,
            bresp: b.resp,
            bvalid: b.valid,
            arready: ar.ready,
            rdata: r.data,
            rresp: r.resp,
            rvalid: r.valid,
          },
          m_axi: {
            awaddr: aw.addr,
            awprot: aw.prot,
            awvalid: aw.valid,
            wdata: w.data,
            wstrb: w.strb,
            wvalid: w.valid,
            bready: b.ready,
            araddr: ar.addr,
            arprot: ar.prot,
            arvalid: ar.valid,
            rready: r.ready,
          },
        };
      },
    ),
  );
};
