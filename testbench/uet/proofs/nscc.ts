/** NSCC: what the flight grows by, and where the window stays. */
import { bind, bit, bits, int, record } from '../../../rtl-gen/hdl/index.ts';
import { flight } from '../../../rtl-gen/uet/cms/nscc/flight.ts';
import { contextWindow } from '../../../rtl-gen/uet/cms/nscc/window.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const contexts = 4;
const contextBits = 2;

const Flight = record({ in_flight: int(26), removed: bits(32) });

/**
 * Of one context, any: what it has in flight is what was sent and came back since it began, less what was removed. The
 * forwarding RAM is taken at its word, that a read gives what the last write left (`forwarding-ram-2`).
 */
const oneFlight = bind(flight(contexts, contextBits), (io, inside, m) => {
  const watched = m.symbolic('spec_ccc', bits(contextBits));
  const isValid = m.reg('spec_valid', bit, { reset: 0 });
  const isOther = m.reg('spec_valid_1', bit, { reset: 0 });
  isOther.set(io.enable);
  isValid.set(isOther);
  const ccc = m.next('spec_ccc_2', m.next('spec_ccc_1', io.ccc));
  const asks = isValid.and(ccc.eq(watched));
  const known = m.reg('spec_known', bit, { reset: 0 });
  const held = m.reg('spec_held', int(26));
  const now = inside.value('flights_now', Flight).in_flight;
  m.assume('the_last_one_is_read', asks.and(known).implies(now.eq(held)));
  const { steps, bytes } = io;
  m.assume('one_kind_at_a_time', steps.adds.and(steps.removes).not());
  m.assume('a_start_moves_nothing', steps.start.or(steps.idle).implies(steps.adds.or(steps.removes).not()));
  const size = bytes.trunc(24).zext(26).asInt();
  const none = m.lit(26, 0).asInt();
  const before = m.mux(known, held, none);
  const moved = m.mux(steps.adds, before.add(size), m.mux(steps.removes, before.sub(size), before));
  const is = m.mux(steps.start.or(steps.idle), none, moved);
  const begins = asks.and(steps.start);
  m.when(asks.and(known.or(steps.start)), () => {
    known.set(1);
    held.set(is);
  });
  const shown = m.reg('spec_shown', bit, { reset: 0 });
  shown.set(asks.and(known).or(begins));
  m.assert('flight_is_what_was_sent', shown.implies(io.after.eq(held)));
  m.cover('grows', shown.and(m.past(steps.sent)).and(io.after.gt(100)));
});

/** Clocks from the inputs to the window. */
const clocks = 4;

/** Whatever the window was, and whatever moves it. */
const oneWindow = bind(contextWindow(contexts, contextBits), (io, inside, m) => {
  const { inputs, min_window } = io;
  const largest = m.symbolic('spec_largest', bits(24));
  const least = m.symbolic('spec_least', bits(17));
  m.assume('the_least_window_is_a_register', min_window.eq(least));
  const limit = least.zext(24);
  m.assume('most_is_within', inputs.most.ge(limit).and(inputs.most.le(largest)));
  m.assume('set_is_within', inputs.set_to.ge(limit).and(inputs.set_to.le(largest)));
  // A quotient of 24 bits and eta of 16.
  m.assume('gain_is_a_sum_of_both', inputs.gain.lt(2 ** 24 + 2 ** 16));
  m.assume(
    'changes_are_small',
    inputs.change
      .sext(33)
      .abs()
      .lt(2 ** 29),
  );
  let age = m.lit(1, 1) as ReturnType<typeof bit.wrap>;
  const since: (typeof age)[] = [];
  for (let i = 1; i <= clocks; i++) {
    const next = m.reg(`spec_since_${i}`, bit, { reset: 0 });
    next.set(age);
    age = next;
    since.push(next);
  }
  const some = (name: string) => inside.bits(name, 24);
  const whole = (name: string, width: number) => inside.value(name, int(width));
  const within = (name: string) => some(name).ge(limit).and(some(name).le(largest));
  m.assert('most_within', since[0]!.implies(within('most_limits')));
  m.assert('least_at_least', since[0]!.implies(inside.bits('least_limits', 25).ge(least.zext(25))));
  const small = (name: string) =>
    whole(name, 32)
      .sext(33)
      .abs()
      .lt(2 ** 30);
  for (const [stage, i] of [
    ['bounds', 1],
    ['out', 2],
  ] as const) {
    const [low, high] = [`least_${stage}`, `most_${stage}`];
    m.assert(
      `limits_in_${stage}`,
      since[i]!.implies(
        within(low)
          .and(within(high))
          .and(some(low).le(some(high))),
      ),
    );
  }
  for (const [i, stage] of ['limits', 'bounds', 'out'].entries())
    m.assert(`change_in_${stage}_is_small`, since[i]!.implies(small(`change_${stage}`)));
  const change = whole('change_out', 32).sext(33);
  m.assert('low_is', since[2]!.implies(whole('low_out', 33).eq(some('least_out').zext(33).asInt().sub(change))));
  m.assert('high_is', since[2]!.implies(whole('high_out', 33).eq(some('most_out').zext(33).asInt().sub(change))));
  m.assert('window_within', since[3]!.implies(io.window.ge(limit).and(io.window.le(largest))));
  m.cover('between', since[3]!.and(io.window.gt(limit)).and(io.window.lt(largest)));
});

export const nsccProofs: readonly Proof[] = [
  proof('nscc-flight', 'The flight of a context grows by what is sent or comes back, and by nothing else.', oneFlight, {
    given: ['forwarding_ram'],
  }),
  proof('nscc-window', 'The window of a context is within its least and its largest one after each event.', oneWindow, {
    given: ['forwarding_ram'],
  }),
];
