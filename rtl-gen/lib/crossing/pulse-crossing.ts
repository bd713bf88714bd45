/** Single events from one clock to another. */
import { bit, clock, module, on } from '../../hdl/index.ts';
import { synchroniser } from './synchroniser.ts';

/**
 * For each clock of `src` with `sent` there is one clock of `dst` with `received`, 2 to 3 edges of `dst` later. Events
 * less than 2 edges of `dst` apart merge or are lost: for a sender that cannot know use `handshakeCrossing`. Both
 * resets have to be active at one time; a reset of one side alone makes an event.
 *
 * Timing: `set_false_path` from `level` to the synchroniser's `stage_0`.
 */
export const pulseCrossing = module(
  'pulse_crossing',
  {
    summary: 'For each clock with sent in src, one with received in dst.',
    clocks: { src: clock(), dst: clock() },
    in: { sent: on('src', bit) },
    out: { received: on('dst', bit) },
  },
  ({ sent }, m) => {
    const level = m.on('src').reg('level', bit, { reset: 0, next: (now) => now.xor(sent) });
    const there = m.on('dst').inst('sync', synchroniser(1), { d: level }).q;
    const previous = m.on('dst').next('previous', there, { reset: 0 });
    return { received: there.xor(previous) };
  },
);
