/** Registers that cut the paths of a stream: forward, backward, or both. */
import { bit, module, type Shape, sink, source } from '../../hdl/index.ts';

/**
 * Registers `valid` and the payload: no path from `up` to `down`; `up.ready` follows `down.ready` in the same clock.
 * Latency 1 clock, one item a clock. One payload of registers.
 */
export const forwardSlice = <V>(payload: Shape<V>) =>
  module(
    `forward_slice_w${payload.width}`,
    {
      summary: `Stream register of ${payload.width} bits: registers valid and the payload.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const held = m.reg('held', payload);
      const full = m.reg('full', bit, { reset: 0 });
      const ready = m.named('ready', full.not().or(down.ready));
      m.when(ready, () => {
        held.set(up.payload);
        full.set(up.valid);
      });
      return { up: { ready }, down: { payload: held, valid: full } };
    },
  );

/**
 * Registers `ready`: no path from `down.ready` to `up`; `valid` and the payload pass in the same clock. What arrives
 * in the clock in which `down` stops being ready is kept aside (the skid) and goes first when it is ready again.
 * Latency 0, one item a clock. One payload of registers.
 */
export const backwardSlice = <V>(payload: Shape<V>) =>
  module(
    `backward_slice_w${payload.width}`,
    {
      summary: `Stream register of ${payload.width} bits: registers ready, keeps aside what arrives when it falls.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const skid = m.reg('skid', payload);
      const full = m.reg('full', bit, { reset: 0 });
      const valid = m.named('valid', up.valid.or(full));
      // While the skid is in use its content must not change; while it is not, it may hold anything.
      m.when(full.not(), () => skid.set(up.payload));
      full.set(valid.and(down.ready.not()));
      return { up: { ready: full.not() }, down: { payload: m.mux(full, skid, up.payload), valid } };
    },
  );

/**
 * Registers both directions: no path through from either side to the other. Latency 1 clock, one item a clock. Two
 * payloads of registers: a `backwardSlice` in front of a `forwardSlice`, so that all outputs are registers' own.
 */
export const fullSlice = <V>(payload: Shape<V>) =>
  module(
    `full_slice_w${payload.width}`,
    {
      summary: `Stream register of ${payload.width} bits: registers valid, the payload and ready.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      // Each drives what the other reads, so the ready between them goes through a wire.
      const between = m.forward('between_ready', bit);
      const backward = m.inst('backward', backwardSlice(payload), { up, down: { ready: between } });
      const forward = m.inst('forward', forwardSlice(payload), { up: backward.down, down });
      between.set(forward.up.ready);
      return { up: backward.up, down: forward.down };
    },
  );
