/** Brightness by pulses: the output is 1 for `duty` clocks of each period of 256. */
import { bit, bits, module } from 'gatewright/hdl';

export const pwm = module(
  'pwm',
  { summary: 'Pulses of duty clocks in each period of 256.', in: { duty: bits(8) }, out: { pulse: bit, begins: bit } },
  ({ duty }, m) => {
    const phase = m.reg('phase', bits(8), { reset: 0 });
    phase.set(phase.add(1));
    // A period keeps the duty with which it began, so that no pulse is cut.
    const held = m.reg('held', bits(8), { reset: 0 });
    const begins = m.named('begins', phase.all());
    m.when(begins, () => held.set(duty));
    return { pulse: phase.lt(held), begins };
  },
);
