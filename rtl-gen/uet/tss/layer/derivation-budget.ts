/** How many keys may be made for each domain, so that sources that do not exist cannot take all of what makes them. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { domainNumber, type LayerSizes } from './shapes.ts';

/**
 * What operators choose: a domain may have a key made every `interval` clocks, and up to `burst` at once after it has
 * had none made. `interval` 0: as many as there is time for.
 */
export const BudgetSettings = record({ interval: bits(16), burst: bits(8) });

/**
 * A token bucket for each domain, full after reset. `has_first` and `has_second`: whether the domains `first` and
 * `second` may have a key made. `takes`: one is made for `second`, which has to be able to. Each gets a token every
 * `interval` clocks, or as many clocks as there are domains, if that is more, or fewer while keys are made.
 */
export const derivationBudget = (sizes: LayerSizes) => {
  const { domains } = sizes;
  const Index = domainNumber(sizes);
  return module(
    `tss_derivation_budget_n${domains}`,
    {
      summary: 'A token bucket for each domain: who may have a key made.',
      in: { settings: BudgetSettings, first: Index, second: Index, takes: bit },
      out: { has_first: bit, has_second: bit },
    },
    ({ settings, first, second, takes }, m) => {
      const { interval, burst } = settings;
      const tokens = m.mem('buckets', bits(8), { depth: domains });
      const fills = m.reg('fills', bit, { reset: 1 });
      const walks = m.reg('walks', bit, { reset: 1 });
      const at = m.reg('at', Index, { reset: 0 });
      const waited = m.reg('waited', bits(16), { reset: 0 });

      const steps = m.named('steps', walks.and(takes.not()));
      const present = tokens.read(at);
      const grown = m.mux(fills.or(present.ge(burst)), burst, present.add(1));
      const left = tokens.read(second);
      tokens.write({
        addr: m.mux(takes, second, at),
        data: m.mux(takes, left.sub(m.lit(8, 1)), grown),
        enable: takes.or(steps),
      });
      m.when(steps, () => {
        at.set(at.add(1));
        m.when(at.all(), () => {
          walks.set(0);
          fills.set(0);
        });
      });
      waited.set(waited.add(1));
      m.when(waited.add(1).ge(interval), () => {
        waited.set(0);
        m.when(fills.not(), () => walks.set(1));
      });
      const unlimited = interval.eq(0);
      const has_first = m.named('has_first_now', unlimited.or(tokens.read(first).any()));
      const has_second = m.named('has_second_now', unlimited.or(left.any()));
      m.assert('takes_what_is_there', takes.implies(has_second));
      return { has_first, has_second };
    },
  );
};
