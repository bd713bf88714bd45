/** Freezing of REPS: of each context, whether it is frozen, and how many random choices it still makes after that. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';
import { EXPLORE } from './latency.ts';

/** What an event is to it. */
export const FreezeInputs = record({
  start: bit,
  pick: bit,
  /** Something came back; nothing did. */
  heard: bit,
  timeout: bit,
  now: bits(32),
  /** When a freeze that begins now ends. */
  thaw: bits(32),
});

/**
 * With t the clock of `enable` and `ccc`: in t + 3 `inputs`; in t + 4 whether the ring `thaws`, which empties it,
 * `is_frozen`, and for a pick whether it `explores` (cms.md 6, REPS).
 */
export const pathFreeze = (contexts: number, contextBits: number) =>
  module(
    `path_freeze_n${contexts}`,
    {
      summary: `Freezing of REPS after timeouts, of each of ${contexts} contexts.`,
      in: { enable: bit, ccc: bits(contextBits), inputs: FreezeInputs },
      out: { thaws: bit, is_frozen: bit, explores: bit },
    },
    ({ enable, ccc, inputs }, m) => {
      const State = record({ is_frozen: bit, explore: bits(5), thaw: bits(32) });
      const { start, pick, heard, timeout } = inputs;
      return updateContext(m, 'freezes', State, { depth: contexts, enable, addr: ccc, latency: 3 }, (now) => {
        const exploring = m.named('exploring', now.explore.any());
        const begins = m.named('begins', timeout.and(now.is_frozen.not()).and(exploring.not()));
        const past = m.named('past', now.thaw.sub(inputs.now).at(31));
        const ends = m.named('ends', heard.and(now.is_frozen).and(past));
        const left = now.explore.sub(pick.and(exploring).zext(5));
        const next = {
          is_frozen: now.is_frozen.or(begins).and(ends.not()).and(start.not()),
          explore: m.mux(ends, m.lit(5, EXPLORE), left).mask(start.not()),
          thaw: m.mux(begins, inputs.thaw, now.thaw),
        };
        const done = m.next('done', { thaws: ends, is_frozen: now.is_frozen, explores: exploring });
        return { next, ...done };
      });
    },
  );
