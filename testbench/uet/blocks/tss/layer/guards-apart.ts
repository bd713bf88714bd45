/** Where mutants of what management may do with the TSS layer may differ from it inside. */
import type { Apart, Fact } from '../../../../design-tests/apart.ts';

const inState =
  (...names: readonly string[]): Fact =>
  (now) =>
    now.of('control.management.state').is(...names);

/** The clock after a reset: what zeroises sets all this at its end. */
const fresh: Fact = (now) => now.of('fresh');

/** These registers, in the clock after a reset. */
export const afterReset = (...paths: readonly string[]): Apart => ({
  registers: Object.fromEntries(paths.map((path) => [path, fresh])),
});

/** Parts of a key that are compared while none is looked at. */
const comparedBetween: Apart['registers'] = {
  'transmit.resolve.maker.equal_join': (now) =>
    now.of('resetting').or(now.of('transmit.resolve.maker.valid_join').not()),
};

const words = Array.from({ length: 8 }, (_, i) => i);

/** Words of a key that are not there, and what commands have of them that need no key. */
export const wordsThatAreNotThere: Apart = {
  registers: {
    ...Object.fromEntries(
      words.map((i) => [`control.gathered_key_${i}`, (now) => now.of(`control.has_key_${i}`).not()]),
    ),
    'control.management.held_key_key': (now) =>
      inState('idle')(now).or(now.of('control.management.held_operation').is('install_key').not()),
    ...comparedBetween,
  },
};

/** A key and its mask between commands, and until all is overwritten. */
export const keyBetween: Apart = {
  registers: {
    'control.management.held_key_key': inState('idle', 'sweep'),
    'control.management.held_key_iv_mask': inState('idle', 'sweep'),
    ...comparedBetween,
  },
};

const isUnnumbered: Fact = (now) => now.of('transmit.number.numbers.state').is('idle');

/** The self-test, until the sides are reset. */
const tests: Fact = (now) => now.of('resetting').or(now.of('self_test.state').is('done').not());

/** Whether numbers are started or resumed, where none were given. */
export const testedNumbers: Apart = {
  registers: {
    'transmit.number.numbers.request_kind': (now) => isUnnumbered(now).or(tests(now)),
    'transmit.number.numbers.accepts': (now) => now.of('transmit.number.numbers.state').is('hold').not(),
  },
  related: (design, mutant) => {
    const [own, other] = [design, mutant].map((now) => now.of('transmit.number.numbers.request_kind'));
    return own!
      .eq(other!)
      .or(own!.is('start').and(other!.is('resume')))
      .or(isUnnumbered(design));
  },
};
