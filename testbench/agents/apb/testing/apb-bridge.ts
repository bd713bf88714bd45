/** Designs with APB interfaces, for the agents to meet through. */
import { bit, bits, elaborate, enumOf, module } from '../../../../rtl-gen/hdl/index.ts';

const Phase = enumOf('idle', 'setup', 'access', 'answer');

/** Each transfer on `s_apb` is made again on `m_apb`, and answered when that one is. */
export const apbBridge = (lanes: number, addressWidth: number) => {
  const Word = bits(8 * lanes);
  const Strobes = bits(lanes);
  return elaborate(
    module(
      `apb_bridge_${lanes}`,
      {
        in: {
          s_apb_psel: bit,
          s_apb_penable: bit,
          s_apb_paddr: bits(addressWidth),
          s_apb_pwrite: bit,
          s_apb_pwdata: Word,
          s_apb_pstrb: Strobes,
          s_apb_pprot: bits(3),
          m_apb_pready: bit,
          m_apb_prdata: Word,
          m_apb_pslverr: bit,
        },
        out: {
          s_apb_pready: bit,
          s_apb_prdata: Word,
          s_apb_pslverr: bit,
          m_apb_psel: bit,
          m_apb_penable: bit,
          m_apb_paddr: bits(addressWidth),
          m_apb_pwrite: bit,
          m_apb_pwdata: Word,
          m_apb_pstrb: Strobes,
          m_apb_pprot: bits(3),
        },
      },
      (io, m) => {
        const phase = m.reg('phase', Phase, { reset: 'idle' });
        const address = m.reg('address', bits(addressWidth));
        const write = m.reg('write', bit);
        const wdata = m.reg('wdata', Word);
        const strb = m.reg('strb', Strobes);
        const prot = m.reg('prot', bits(3));
        const rdata = m.reg('rdata', Word);
        const slverr = m.reg('slverr', bit);
        m.match(phase, {
          idle: () =>
            m.when(io.s_apb_psel.and(io.s_apb_penable.not()), () => {
              address.set(io.s_apb_paddr);
              write.set(io.s_apb_pwrite);
              wdata.set(io.s_apb_pwdata);
              strb.set(io.s_apb_pstrb);
              prot.set(io.s_apb_pprot);
              phase.set('setup');
            }),
          setup: () => phase.set('access'),
          access: () =>
            m.when(io.m_apb_pready, () => {
              rdata.set(io.m_apb_prdata);
              slverr.set(io.m_apb_pslverr);
              phase.set('answer');
            }),
          answer: () => phase.set('idle'),
        });
        return {
          s_apb_pready: phase.is('answer'),
          s_apb_prdata: rdata,
          s_apb_pslverr: slverr,
          m_apb_psel: phase.is('setup').or(phase.is('access')),
          m_apb_penable: phase.is('access'),
          m_apb_paddr: address,
          m_apb_pwrite: write,
          m_apb_pwdata: wdata,
          m_apb_pstrb: strb,
          m_apb_pprot: prot,
        };
      },
    ),
  );
};

/** The manager's side of `apb` is inputs, and so are the answers, as `a_pready` and so on: the test plays both. */
export const apbPuppet = elaborate(
  module(
    'apb_puppet',
    {
      in: {
        apb_psel: bit,
        apb_penable: bit,
        apb_paddr: bits(8),
        apb_pwrite: bit,
        apb_pwdata: bits(16),
        apb_pstrb: bits(2),
        apb_pprot: bits(3),
        a_pready: bit,
        a_pslverr: bit,
      },
      out: { apb_pready: bit, apb_prdata: bits(16), apb_pslverr: bit, made: bit },
    },
    (io, m) => {
      // A register, so that there is a clock and a reset.
      const made = m.reg('made', bit, { reset: 0 });
      m.when(io.apb_psel.and(io.apb_penable).and(io.a_pready), () => made.set(1));
      return {
        apb_pready: io.a_pready,
        apb_prdata: io.apb_pwdata
          .xor(io.apb_paddr.cat(io.apb_paddr))
          .xor(io.apb_pprot.zext(16))
          .xor(io.apb_pstrb.zext(16)),
        apb_pslverr: io.a_pslverr,
        made,
      };
    },
  ),
);
