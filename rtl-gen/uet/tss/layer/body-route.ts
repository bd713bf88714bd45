/** Bodies of received packets to where their judgement sends them. */
import { bit, module, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';

/** For each item of `aside` one packet of `up`: to `plain` where it is 1, else to `down`. Latency 0. */
export const bodyRoute = module(
  'tss_body_route',
  {
    summary: 'Sends each packet one of two ways.',
    link: { aside: sink(bit), up: sink(beat(16)), plain: source(beat(16)), down: source(beat(16)) },
  },
  ({ aside, up, plain, down }, m) => {
    const goes = m.named('goes', up.valid.and(aside.valid));
    const ready = m.named('ready', aside.valid.and(m.mux(aside.payload, plain.ready, down.ready)));
    return {
      aside: { ready: goes.and(ready).and(up.payload.last) },
      up: { ready },
      plain: { payload: up.payload, valid: goes.and(aside.payload) },
      down: { payload: up.payload, valid: goes.and(aside.payload.not()) },
    };
  },
);
