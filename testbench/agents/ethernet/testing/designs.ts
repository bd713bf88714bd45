/** Designs that the Ethernet agents are tested with. */
import { bit, bits, module } from '../../../../rtl-gen/hdl/index.ts';
import { applyMap } from '../../../../rtl-gen/lib/bits/linear-map.ts';
import { crcs } from '../../../../rtl-gen/lib/coding/crc.ts';
import { crcAdvance, crcData, startOf } from '../../../../rtl-gen/lib/coding/crc-maps.ts';

/** A GMII in, the same one out a clock later. */
export const gmiiRegister = module(
  'gmii_register',
  {
    summary: 'A register on a GMII.',
    in: { gmii_rxd: bits(8), gmii_rx_dv: bit, gmii_rx_er: bit },
    out: { gmii_txd: bits(8), gmii_tx_en: bit, gmii_tx_er: bit },
  },
  (up, m) => {
    const data = m.reg('data', bits(8));
    const valid = m.reg('valid', bit, { reset: 0 });
    const error = m.reg('error', bit, { reset: 0 });
    data.set(up.gmii_rxd);
    valid.set(up.gmii_rx_dv);
    error.set(up.gmii_rx_er);
    return { gmii_txd: data, gmii_tx_en: valid, gmii_tx_er: error };
  },
);

/** An XGMII of `lanes` lanes in, the same one out two clocks later. */
export const xgmiiRegisters = (lanes: 4 | 8) =>
  module(
    `xgmii_registers_${lanes}`,
    {
      summary: `Two registers on an XGMII of ${lanes} lanes.`,
      in: { xgmii_rxd: bits(8 * lanes), xgmii_rxc: bits(lanes) },
      out: { xgmii_txd: bits(8 * lanes), xgmii_txc: bits(lanes) },
    },
    (up, m) => {
      const idle = BigInt(`0x${'07'.repeat(lanes)}`);
      let [data, control] = [up.xgmii_rxd, up.xgmii_rxc];
      for (const i of [0, 1]) {
        const d = m.reg(`data_${i}`, bits(8 * lanes), { reset: idle });
        const c = m.reg(`control_${i}`, bits(lanes), { reset: 2 ** lanes - 1 });
        d.set(data);
        c.set(control);
        [data, control] = [d, c];
      }
      return { xgmii_txd: data, xgmii_txc: control };
    },
  );

/**
 * The receiving half of a small MAC: octets after the start frame delimiter, FCS included, with `last`; with it `bad`
 * is 1 where the FCS is wrong or an octet was marked as an error. No back-pressure. An octet comes two clocks after it
 * was on the GMII.
 */
export const gmiiReceiver = module(
  'gmii_receiver',
  {
    summary: 'Frames of a GMII as octets, with the FCS checked.',
    in: { gmii_rxd: bits(8), gmii_rx_dv: bit, gmii_rx_er: bit },
    out: { octet: bits(8), valid: bit, last: bit, bad: bit },
  },
  ({ gmii_rxd: data, gmii_rx_dv, gmii_rx_er }, m) => {
    const inFrame = m.reg('in_frame', bit, { reset: 0 });
    const held = m.reg('held', bits(8));
    const holds = m.reg('holds', bit, { reset: 0 });
    const failed = m.reg('failed', bit, { reset: 0 });
    const crc = m.reg('crc', bits(32), { reset: startOf(crcs.crc32) });
    const { of_crc } = m.named({ of_crc: applyMap(m, crcAdvance(crcs.crc32, 8), crc) });
    const { of_data } = m.named({ of_data: applyMap(m, crcData(crcs.crc32, 1), data) });
    m.when(gmii_rx_dv.not(), () => {
      inFrame.set(0);
      holds.set(0);
      failed.set(0);
      crc.set(startOf(crcs.crc32));
    })
      .elsewhen(inFrame, () => {
        held.set(data);
        holds.set(1);
        failed.set(failed.or(gmii_rx_er));
        crc.set(of_crc.xor(of_data).as(32));
      })
      .elsewhen(data.eq(0xd5), () => inFrame.set(1));
    const wrong = failed.or(crc.ne(0xdebb20e3));
    return { octet: held, valid: holds, last: gmii_rx_dv.not(), bad: wrong };
  },
);
