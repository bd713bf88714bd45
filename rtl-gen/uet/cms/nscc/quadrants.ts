/** The quadrants of each context, and when its increases take effect together. */
import { bit, bits, enumOf, int, module, record } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** The quadrant of an ACK; `none` where quick adapt ended the event, and of other events. */
export const Quadrant = enumOf('none', 'pi', 'fast', 'fi', 'noop', 'md', 'md_skip');

/** What an event brings for them. */
export const QuadrantInputs = record({
  start: bit,
  idle: bit,
  /** An ACK, and whether quick adapt has ended it, or a NACK. */
  ack: bit,
  handled: bit,
  ecn: bit,
  /** The delay is at or above the target, and below that of fast increase. */
  is_high: bit,
  is_low: bit,
  /** The average is above the target. */
  is_over: bit,
  now: bits(32),
  /** `now` less the base RTT and less the adjust period. */
  decrease_since: bits(32),
  adjust_since: bits(32),
  bytes: bits(24),
  /** What the increase adds to what is gathered, in units of 256 byte^2. */
  increase: bits(32),
  /** The bytes of the adjustment less the event's own; the window that is seen, the same. */
  adjust_room: int(25),
  fast_room: int(25),
  /** Destination flow control. */
  penalised: bit,
  restores: bit,
  /** The window that is seen. */
  seen: bits(24),
});

/** What came of it. */
export const QuadrantOutputs = record({
  quadrant: Quadrant,
  fulfilled: bit,
  /** A period has passed; and eta is added, which a receiver that asks for less prevents. */
  period: bit,
  eta: bit,
  /** What was gathered, where it takes effect now. */
  gathered: bits(32),
  /** A penalty has ended, and the window before it. */
  restored: bit,
  saved: bits(24),
});

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `inputs`, in t + 3 `outputs` (cms.md 3.6 to 3.8; uet-wire.md 9.5).
 * `start` is taken for the last decrease and adjustment; after `idle` they are long ago.
 */
export const quadrants = (contexts: number, contextBits: number) =>
  module(
    `nscc_quadrants_n${contexts}`,
    {
      summary: `Quadrants, fast increase and fulfil adjustment of each of ${contexts} congestion control contexts.`,
      in: { enable: bit, ccc: bits(contextBits), inputs: QuadrantInputs },
      out: { outputs: QuadrantOutputs },
    },
    ({ enable, ccc, inputs }, m) => {
      const State = record({
        gathered: bits(32),
        received: bits(24),
        adjusted: bits(32),
        is_adjusted: bit,
        decreased: bits(32),
        is_decreased: bit,
        fast_count: bits(24),
        is_fast: bit,
        is_limited: bit,
        saved: bits(24),
      });
      const { ack, ecn, is_high, is_low, penalised, restores, bytes } = inputs;
      const acts = m.named('acts', ack.and(inputs.handled.not()));
      const { outputs } = updateContext(m, 'states', State, { depth: contexts, enable, addr: ccc }, (now) => {
        const stays = inputs.start.not();
        // Destination flow control.
        const comesBack = m.named('comes_back', ack.and(restores).and(penalised.not()).and(now.is_limited));
        const limited = m.named(
          'limited',
          m.mux(ack, penalised.or(now.is_limited.and(restores.not())), now.is_limited),
        );
        const saves = ack.and(penalised).and(now.is_limited.not());
        const saved = m.named('saved', m.mux(saves, inputs.seen, now.saved));

        // The quadrants.
        const isMd = m.named('is_md', acts.and(ecn).and(is_high));
        const isFi = m.named('is_fi', acts.and(ecn.not()).and(is_high));
        const isPi = m.named('is_pi', acts.and(ecn.not()).and(is_high.not()));
        const isLong = m.named('is_long', now.is_decreased.not().or(now.decreased.sub(inputs.decrease_since).at(31)));
        const decreases = m.named('decreases', isMd.and(inputs.is_over).and(isLong));
        const counts = m.named('counts', isPi.and(is_low).and(limited.not()));
        const isFull = m.named('is_full', now.fast_count.zext(25).asInt().gt(inputs.fast_room));
        const fast = m.named('fast', counts.and(now.is_fast.or(isFull)));
        const sum = m.named('fast_sum', now.fast_count.addWide(bytes));
        const clears = m.named('clears', isMd.or(isPi.and(counts.not())).or(inputs.start));

        // What is gathered, and when it takes effect.
        const more = m.named('more', now.gathered.addWide(inputs.increase));
        const adds = m.named('adds', isFi.or(isPi.and(fast.not())).and(limited.not()));
        const gathered = m.named('gathered', m.mux(adds, saturate(m, more, 32), now.gathered));
        const received = m.named('received_sum', now.received.addWide(bytes));
        const since = m.named('since', inputs.adjust_since.sub(now.adjusted));
        const isPeriod = m.named('is_period', now.is_adjusted.not().or(since.at(31).not()));
        const isBeyond = now.is_adjusted.not().or(now.adjusted.sub(inputs.adjust_since).at(31));
        const isMuch = m.named('is_much', now.received.zext(25).asInt().gt(inputs.adjust_room));
        const fulfils = m.named('fulfils', acts.and(isBeyond.or(isMuch)));
        const period = m.named('period', fulfils.and(isPeriod));
        const empties = m.named('empties', fulfils.or(inputs.handled).or(inputs.start));

        const quadrant = m.wire('is_in', Quadrant, 'none');
        m.when(acts.and(is_high.not()).and(ecn), () => quadrant.set('noop'));
        m.when(isFi, () => quadrant.set('fi'));
        m.when(isPi, () => quadrant.set('pi'));
        m.when(fast, () => quadrant.set('fast'));
        m.when(isMd, () => quadrant.set('md_skip'));
        m.when(decreases, () => quadrant.set('md'));
        const lasts = inputs.idle.not();
        const next = {
          gathered: gathered.mask(empties.not()),
          received: m.mux(acts, saturate(m, received, 24), now.received).mask(empties.not()),
          adjusted: m.mux(period.or(inputs.start), inputs.now, now.adjusted),
          is_adjusted: period.or(inputs.start).or(now.is_adjusted).and(lasts),
          decreased: m.mux(decreases.or(inputs.start), inputs.now, now.decreased),
          is_decreased: decreases.or(inputs.start).or(now.is_decreased).and(lasts),
          fast_count: m.mux(counts, saturate(m, sum, 24), now.fast_count).mask(clears.not()),
          is_fast: m.mux(counts, fast, now.is_fast).and(clears.not()),
          is_limited: limited.and(stays),
          saved,
        };
        const outputs = m.next('outputs', {
          quadrant,
          fulfilled: fulfils,
          period,
          eta: period.and(limited.not()),
          gathered: gathered.mask(fulfils),
          restored: comesBack,
          saved: now.saved,
        });
        return { next, outputs };
      });
      return { outputs };
    },
  );
