/** A light that goes on and off: the smallest thing that counts. */
import { bit, bits, module } from 'gatewright/hdl';

export const blink = module(
  'blink',
  { summary: 'A light that changes every 8 clocks.', out: { light: bit } },
  (_, m) => {
    const ticks = m.reg('ticks', bits(4), { reset: 0 });
    ticks.set(ticks.add(1));
    return { light: ticks.at(3) };
  },
);
