/** A line to bytes, 8N1. */
import { type Bits, bit, bits, enumOf, module } from 'gatewright/hdl';

/** Where the receiver is in a byte; `broken` waits for the line to idle after a stop bit that was 0. */
export const ReceivePhase = enumOf('idle', 'start', 'data', 'stop', 'broken');

/** Two of three. */
const majority = (a: Bits<1>, b: Bits<1>, c: Bits<1>): Bits<1> => a.and(b).or(a.and(c)).or(b.and(c));

/**
 * Samples `line`, which is of this clock, at each tick. The first 0 after idle is sample 0 of the start bit; a bit is
 * what two of its samples 3, 4 and 5 say. A start bit that is 1 was a glitch and is forgotten.
 *
 * `valid` is 1 for one clock, in the middle of the stop bit, with the byte in `data`. `framing` is 1 instead of it
 * where the stop bit is 0; the next start bit then counts once the line has been 1.
 */
export const receiver = module(
  'receiver',
  {
    summary: 'Serial line 8N1, sampled 8 times a bit.',
    in: { tick: bit, line: bit },
    out: { data: bits(8), valid: bit, framing: bit },
  },
  ({ tick, line }, m) => {
    const phase = m.reg('phase', ReceivePhase, { reset: 'idle' });
    const sample = m.reg('sample', bits(3), { reset: 0 });
    const index = m.reg('index', bits(3), { reset: 0 });
    const earlier = m.reg('earlier', bits(2), { reset: 3 });
    const data = m.reg('data', bits(8));
    const valid = m.wire('valid', bit, 0);
    const framing = m.wire('framing', bit, 0);
    const { decides, value } = m.named({
      decides: tick.and(sample.eq(5)),
      value: majority(line, earlier.at(0), earlier.at(1)),
    });
    m.when(tick, () => {
      sample.set(sample.add(1));
      earlier.set(earlier.at(0).cat(line));
    });
    m.match(phase, {
      idle: () =>
        m.when(tick.and(line.not()), () => {
          phase.set('start');
          sample.set(1);
        }),
      start: () => m.when(decides, () => m.when(value, () => phase.set('idle')).otherwise(() => phase.set('data'))),
      data: () =>
        m.when(decides, () => {
          data.set(value.cat(data.slice(7, 1)));
          index.set(index.add(1));
          m.when(index.eq(7), () => phase.set('stop'));
        }),
      stop: () =>
        m.when(decides, () => {
          valid.set(value);
          framing.set(value.not());
          m.when(value, () => phase.set('idle')).otherwise(() => phase.set('broken'));
        }),
      broken: () => m.when(tick.and(line), () => phase.set('idle')),
    });
    return { data, valid, framing };
  },
);
