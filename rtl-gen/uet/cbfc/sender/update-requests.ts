/** When a CC_Update is due, and what it says. */
import { bit, bits, module, pack, source, unpack, vec } from '../../../hdl/index.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { CcUpdate } from '../messages.ts';
import { countersPerUpdate, creditBits } from '../settings.ts';
import { UpdateSettings } from './commands.ts';

/**
 * CC_Updates of `vcs` channels: one of 16 channels or fewer, two of 32, one after the other.
 *
 * They are due each `period`, from reset on, and when `ask` is 1. While `hold` is 1 they wait, and what has become due
 * meanwhile follows once. `due` asks for a place in the order of grants; `issue` gives it, and takes down what is
 * `consumed` in that clock: exactly the frames that were granted before. The record is offered from the next clock on;
 * the next CC_Update is due only when it has been taken.
 */
export const updateRequests = (vcs: number) => {
  const halves = Math.ceil(vcs / countersPerUpdate);
  const there = Math.min(vcs, countersPerUpdate);
  return module(
    `cbfc_update_requests_n${vcs}`,
    {
      summary: `CC_Updates of ${vcs} virtual channels: when they are due, and the counters that they carry.`,
      in: { settings: UpdateSettings, ask: bit, hold: bit, issue: bit, consumed: vec(bits(creditBits), vcs) },
      out: { due: bit },
      link: { cc_update: source(CcUpdate) },
    },
    ({ settings, ask, hold, issue, consumed, cc_update }, m) => {
      const clocks = m.reg('clocks', bits(10), { reset: 0 });
      const micros = m.reg('micros', bits(18), { reset: 0 });
      const tick = m.named('tick', clocks.addWide(m.lit(10, 1)).ge(settings.clocks.zext(11)));
      const isTime = micros.addWide(m.lit(18, 1)).ge(settings.period.zext(19));
      const elapsed = m.named('elapsed', tick.and(settings.period.any()).and(isTime));
      clocks.set(clocks.add(1).mask(tick.not()));
      m.when(tick, () => micros.set(micros.add(1).mask(elapsed.not())));

      const waiting = m.reg('waiting', bits(halves), { reset: 0 });
      const next = m.named('next', waiting.lowest());
      waiting.set(m.mux(issue, waiting.and(next.not()), waiting).or(elapsed.or(ask).repeat(halves)));
      const full = m.reg('full', bit, { reset: 0 });
      m.when(issue, () => full.set(1)).elsewhen(cc_update.ready, () => full.set(0));
      const upper = halves === 1 ? m.lit(1, 0) : next.at(0).not();
      const half = halves === 1 ? upper : m.next('half', upper, { reset: 0, enable: issue });
      const ofHalf = Array.from({ length: there }, (_, i) =>
        halves === 1 ? consumed.at(i) : m.mux(upper, consumed.at(i + there), consumed.at(i)),
      );
      const counters = m.next('counters', toVec(ofHalf), { enable: issue });
      // In a register, as all grants depend on it; so `hold` acts a clock later.
      const due = m.next('due', waiting.any().and(full.or(hold).or(issue).not()), { reset: 0 });
      m.assert('issued_where_due', issue.implies(due));
      m.assert('due_where_wanted', due.implies(waiting.any().and(full.not())));
      const words = pack(counters).zext(creditBits * countersPerUpdate);
      const payload = { half, consumed: unpack(vec(bits(creditBits), countersPerUpdate), words) };
      return { due, cc_update: { payload, valid: full } };
    },
  );
};
