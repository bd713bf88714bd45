/** Bytes on a serial line. */
import { bit, bits, clog2, module, sink } from '../../rtl-gen/hdl/index.ts';

/**
 * 8N1: a start bit, the byte from its least significant bit on, a stop bit, each of `clocksPerBit` clocks (2 or more).
 * `tx` is a register and idles at 1; the byte after the next is taken 10 bits and a clock later.
 */
export const uartTransmitter = (clocksPerBit: number) => {
  if (!Number.isInteger(clocksPerBit) || clocksPerBit < 2)
    throw new RangeError(`a serial line of ${clocksPerBit} clocks a bit: give an integer from 2 up`);
  const Clocks = bits(clog2(clocksPerBit));
  return module(
    `uart_transmitter_c${clocksPerBit}`,
    {
      summary: `Serial line 8N1, ${clocksPerBit} clocks a bit.`,
      out: { tx: bit },
      link: { up: sink(bits(8)) },
    },
    ({ up }, m) => {
      const line = m.reg('line', bits(9), { reset: 0x1ff });
      const left = m.reg('left', bits(4), { reset: 0 });
      const clocks = m.reg('clocks', Clocks, { reset: 0 });
      const { idle } = m.named({ idle: left.eq(0) });
      const { begins } = m.named({ begins: idle.and(up.valid) });
      const { ends } = m.named({ ends: clocks.eq(0) });
      m.when(begins, () => {
        line.set(up.payload.cat(m.lit(1, 0)));
        left.set(10);
        clocks.set(clocksPerBit - 1);
      }).elsewhen(idle.not(), () => {
        clocks.set(clocks.sub(1));
        m.when(ends, () => {
          line.set(m.lit(1, 1).cat(line.slice(8, 1)));
          left.set(left.sub(1));
          clocks.set(clocksPerBit - 1);
        });
      });
      return { tx: line.at(0), up: { ready: idle } };
    },
  );
};
