/** A counter of any width: change 8 to 9 in `count: bits(width)` of the port, and see what the types say. */
import { bit, bits, module } from 'gatewright/hdl';

export const counter = <const W extends number>(width: W) =>
  module(`counter_w${width}`, { in: { en: bit }, out: { count: bits(width) } }, ({ en }, m) => {
    const count = m.reg('count', bits(width), { reset: 0 });
    m.when(en, () => count.set(count.add(1)));
    m.assert('stays', m.pastValid().and(m.past(en).not()).implies(m.stable(count)));
    return { count };
  });

export const top = counter(8);
