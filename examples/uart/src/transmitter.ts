/** Bytes to a line, 8N1. */
import { bit, bits, enumOf, module, sink } from 'gatewright/hdl';
import { samplesPerBit } from './sample-tick.ts';

/** Where the transmitter is in a byte. */
export const TransmitPhase = enumOf('idle', 'start', 'data', 'stop');

const last = samplesPerBit - 1;

/**
 * A start bit, the byte from its least significant bit on, a stop bit; each lasts 8 ticks. `tx` is a register and idles
 * at 1. A byte is taken at a tick, and its start bit begins there; bytes follow one another in 80 ticks.
 */
export const transmitter = module(
  'transmitter',
  { summary: 'Serial line 8N1, 8 ticks a bit.', in: { tick: bit }, out: { tx: bit }, link: { up: sink(bits(8)) } },
  ({ tick, up }, m) => {
    const phase = m.reg('phase', TransmitPhase, { reset: 'idle' });
    const sample = m.reg('sample', bits(3), { reset: 0 });
    const index = m.reg('index', bits(3), { reset: 0 });
    const data = m.reg('data', bits(8));
    const tx = m.reg('tx', bit, { reset: 1 });
    const { ends } = m.named({ ends: tick.and(sample.eq(last)) });
    const shift = () => {
      tx.set(data.at(0));
      data.set(data.shr(1));
    };
    m.when(tick, () => sample.set(sample.add(1)));
    m.match(phase, {
      idle: () =>
        m.when(tick.and(up.valid), () => {
          phase.set('start');
          sample.set(0);
          data.set(up.payload);
          tx.set(0);
        }),
      start: () =>
        m.when(ends, () => {
          phase.set('data');
          shift();
        }),
      data: () =>
        m.when(ends, () => {
          index.set(index.add(1));
          m.when(index.eq(7), () => {
            phase.set('stop');
            tx.set(1);
          }).otherwise(shift);
        }),
      // The last sample of the stop bit is spent in idle, where the next byte may begin.
      stop: () => m.when(tick.and(sample.eq(last - 1)), () => phase.set('idle')),
    });
    return { tx, up: { ready: phase.is('idle').and(tick) } };
  },
);
