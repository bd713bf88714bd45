/** What is loaded into a board: numbers go through a queue to the lights, and wait in it while the button is held. */
import { asynchronous, bit, bits, module } from 'gatewright/hdl';
import { synchroniser } from 'gatewright/lib/crossing/synchroniser';
import { queue } from './queue.ts';

export interface DemoOptions {
  /** A number enters every 2 to the power of so many clocks. */
  readonly slow: number;
  /** One may leave every 2 to the power of so many clocks; less than `slow`. */
  readonly fast: number;
}

export const demo = ({ slow, fast }: DemoOptions) =>
  module(
    'demo',
    {
      summary: 'Numbers go through a queue to five lights; they wait while the button is held.',
      in: { button: asynchronous(bit) },
      out: { lights: bits(5) },
    },
    ({ button }, m) => {
      const { q: held } = m.inst('button_sync', synchroniser(1), { d: button });
      const ticks = m.reg('ticks', bits(slow), { reset: 0 });
      ticks.set(ticks.add(1));
      const number = m.reg('number', bits(5), { reset: 0 });
      const { up, down } = m.inst('queue', queue({ width: 5, depth: 16 }), {
        up: { payload: number, valid: ticks.all() },
        down: { ready: ticks.trunc(fast).all().and(held.not()) },
      });
      m.when(ticks.all().and(up.ready), () => number.set(number.add(1)));
      const lights = m.reg('lights', bits(5), { reset: 0 });
      m.when(down.valid.and(ticks.trunc(fast).all()).and(held.not()), () => lights.set(down.payload));
      return { lights };
    },
  );
