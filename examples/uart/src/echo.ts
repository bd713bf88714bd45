/** Software in hardware: sends back each byte that comes. */
import { bit, bits, enumOf, module } from 'gatewright/hdl';
import { axiLiteManager } from 'gatewright/lib/axi/axi-lite';
import { registerMap } from './register-map.ts';
import { bus } from './uart.ts';

const Phase = enumOf('ask', 'look', 'write', 'finish');

const offsetOf = (name: string): number => registerMap(0).find((register) => register.name === name)!.offset;

/** Reads `rx` over and over, and writes each byte that it finds to `tx`. One access at a time. */
export const echo = module(
  'echo',
  { summary: 'Sends back each byte that a UART has received.', link: { m_axi: axiLiteManager(bus) } },
  ({ m_axi }, m) => {
    const phase = m.reg('phase', Phase, { reset: 'ask' });
    const found = m.reg('found', bits(8));
    const addressed = m.reg('addressed', bit, { reset: 0 });
    const handed = m.reg('handed', bit, { reset: 0 });
    const { writes } = m.named({ writes: phase.is('write') });
    m.match(phase, {
      ask: () => m.when(m_axi.arready, () => phase.set('look')),
      look: () =>
        m.when(m_axi.rvalid, () => {
          found.set(m_axi.rdata.slice(7, 0).as(8));
          m.when(m_axi.rdata.at(8), () => phase.set('write')).otherwise(() => phase.set('ask'));
        }),
      // Address and data are taken in any order.
      write: () => {
        m.when(m_axi.awready, () => addressed.set(1));
        m.when(m_axi.wready, () => handed.set(1));
        m.when(addressed.or(m_axi.awready).and(handed.or(m_axi.wready)), () => phase.set('finish'));
      },
      finish: () => {
        addressed.set(0);
        handed.set(0);
        m.when(m_axi.bvalid, () => phase.set('ask'));
      },
    });
    return {
      m_axi: {
        araddr: m.lit(bus.address, offsetOf('rx')),
        arprot: m.lit(3, 0),
        arvalid: phase.is('ask'),
        rready: phase.is('look'),
        awaddr: m.lit(bus.address, offsetOf('tx')),
        awprot: m.lit(3, 0),
        awvalid: writes.and(addressed.not()),
        wdata: found.zext(32),
        wstrb: m.lit(4, 1),
        wvalid: writes.and(handed.not()),
        bready: phase.is('finish'),
      },
    };
  },
);
