/** Quick adapt of each context: windows of measurement, cuts, and marks that are ignored after a cut. */
import { bit, bits, enumOf, int, module, record } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** What it decided: nothing, a new window of measurement, a cut, or to ignore the event. */
export const Adapted = enumOf('none', 'window', 'cut', 'ignore');

/** What an event brings for it. */
export const AdaptInputs = record({
  start: bit,
  idle: bit,
  ack: bit,
  trim: bit,
  ecn: bit,
  bytes: bits(24),
  now: bits(32),
  /** The delay is above the threshold. */
  is_late: bit,
  /** What the receiver got must be below this for a cut, less the event's own bytes. */
  gate: int(25),
  /** When a window of measurement that begins now ends. */
  end: bits(32),
  in_flight: int(26),
});

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `inputs`; in t + 3 what was `adapted`, and the window of a cut
 * before its limits (cms.md 3.5). What is left to ignore counts down to 0, and a negative flight leaves nothing
 * to ignore. `idle` ends the window of measurement.
 */
export const quickAdapt = (contexts: number, contextBits: number) =>
  module(
    `nscc_quick_adapt_n${contexts}`,
    {
      summary: `Quick adapt of each of ${contexts} congestion control contexts.`,
      in: { enable: bit, ccc: bits(contextBits), inputs: AdaptInputs },
      out: { adapted: Adapted, achieved: bits(24) },
    },
    ({ enable, ccc, inputs }, m) => {
      const State = record({ achieved: bits(24), end: bits(32), open: bit, triggered: bit, to_ignore: bits(25) });
      const { ack, trim, bytes } = inputs;
      return updateContext(m, 'states', State, { depth: contexts, enable, addr: ccc }, (now) => {
        const either = m.named('either', ack.or(trim));
        const sum = m.named('sum', now.achieved.addWide(bytes.mask(ack)));
        const achievedNow = m.named('achieved_now', saturate(m, sum, 24));
        const rest = m.named('rest', now.to_ignore.zext(26).sub(bytes.zext(26)));
        const isBelow = rest.at(25);
        const isLeft = m.named('is_left', isBelow.not().and(now.to_ignore.ne(bytes.zext(25))));
        const ignores = m.named('ignores', either.and(isLeft).and(trim.or(inputs.ecn)));
        const past = m.named('past', now.end.sub(inputs.now).at(31));
        const ends = m.named('ends', either.and(ignores.not()).and(now.open.not().or(past)));
        const asked = m.named('asked', trim.or(now.triggered).or(inputs.is_late));
        const isShort = m.named('is_short', now.achieved.zext(25).asInt().lt(inputs.gate));
        const cuts = m.named('cuts', ends.and(now.open).and(asked).and(isShort));
        const left = rest.trunc(25).mask(isLeft);
        const flight = inputs.in_flight.asBits().trunc(25).mask(inputs.in_flight.isNegative().not());
        const stays = inputs.start.not();
        const next = {
          achieved: m.mux(ends, 0, achievedNow).mask(stays),
          end: m.mux(ends, inputs.end, now.end),
          open: ends.or(now.open).and(stays).and(inputs.idle.not()),
          triggered: trim.or(now.triggered).and(cuts.not()).and(stays),
          to_ignore: m.mux(cuts, flight, m.mux(either, left, now.to_ignore)).mask(stays),
        };
        const adapted = m.reg('adapted', Adapted);
        adapted.set('none');
        m.when(ignores, () => adapted.set('ignore'))
          .elsewhen(cuts, () => adapted.set('cut'))
          .elsewhen(ends, () => adapted.set('window'));
        return { next, adapted, achieved: m.next('achieved', achievedNow) };
      });
    },
  );
