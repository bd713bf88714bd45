/** A serial transmitter: bytes from a stream leave bit by bit, with a start and a stop bit. */
import { bit, bits, enumOf, module, sink } from 'gatewright/hdl';

const State = enumOf('IDLE', 'SHIFT');

/** `divisor` clocks a bit, 2 to 256. */
export const transmitter = (divisor: number) =>
  module(
    'uart_transmitter',
    { summary: `Serial line, 8N1, ${divisor} clocks a bit.`, out: { line: bit }, link: { bytes: sink(bits(8)) } },
    ({ bytes }, m) => {
      const state = m.reg('state', State, { reset: 'IDLE' });
      const clocks = m.reg('clocks', bits(8), { reset: 0 });
      const left = m.reg('left', bits(4), { reset: 0 });
      // Stop bit, byte, start bit; the line takes the lowest.
      const frame = m.reg('frame', bits(10), { reset: 0b1_1111_1111_1 });
      const ready = state.is('IDLE');
      m.match(state, {
        IDLE: () =>
          m.when(bytes.valid, () => {
            state.set('SHIFT');
            frame.set(m.lit(1, 1).cat(bytes.payload).cat(m.lit(1, 0)));
            clocks.set(divisor - 1);
            left.set(9);
          }),
        SHIFT: () => {
          clocks.set(clocks.sub(1));
          m.when(clocks.any().not(), () => {
            clocks.set(divisor - 1);
            frame.set(m.lit(1, 1).cat(frame.slice(9, 1)));
            left.set(left.sub(1));
            m.when(left.any().not(), () => state.set('IDLE'));
          });
        },
      });
      return { line: frame.at(0), bytes: { ready } };
    },
  );

export const top = transmitter(4);
