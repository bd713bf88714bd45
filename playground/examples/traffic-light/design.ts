/** A state machine: forget a state in `m.match`, and the editor says which. Its diagram is beside the waves. */
import { bit, bits, enumOf, module } from 'gatewright/hdl';

const Light = enumOf('RED', 'GREEN', 'AMBER');

export const trafficLight = module(
  'traffic_light',
  { summary: 'A light for cars, red while somebody walks.', in: { walk: bit }, out: { light: Light } },
  ({ walk }, m) => {
    const light = m.reg('light', Light, { reset: 'RED' });
    const timer = m.reg('timer', bits(4), { reset: 0 });
    const go = (to: 'RED' | 'GREEN' | 'AMBER', clocks: number) => {
      light.set(to);
      timer.set(clocks);
    };
    timer.set(m.mux(timer.any(), timer.sub(1), timer));
    m.match(light, {
      RED: () => m.when(timer.any().or(walk).not(), () => go('GREEN', 12)),
      GREEN: () => m.when(timer.any().not().and(walk), () => go('AMBER', 3)),
      AMBER: () => m.when(timer.any().not(), () => go('RED', 8)),
    });
    return { light };
  },
);
