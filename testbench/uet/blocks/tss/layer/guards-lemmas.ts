/** What holds of the TSS layer around its sides in each clock after a reset, which proofs about its mutants need. */
import { type Fact, type Lemma, type Lemmas, lemma, type Moment, type Word } from '../../../../design-tests/apart.ts';

/** Clocks in which a key is compared with all others, and the rows of these. */
const [last, rows] = [11, 8] as const;

const state = (now: Moment): Word => now.of('control.management.state');

/** Whether a key of a command is being compared, or its numbers are being started. */
export const isChecking: Fact = (now) => {
  const starts = state(now).is('act').and(now.of('control.management.held_operation').is('install_key'));
  return state(now).is('check').or(starts);
};

/** A signal of what compares keys. */
const compares = (now: Moment, name: string): Word => now.of(`transmit.resolve.maker.${name}`);

/** Whether a row that was looked up so many clocks ago is on its way, by how long it has been checking. */
const isOnItsWay = (now: Moment, clocks: number): Word => {
  const clock = now.of('control.management.checking');
  return state(now)
    .is('check')
    .and(clock.lt(clocks).not())
    .and(clock.lt(rows + clocks));
};

/** What the self-test needs of registers, and of a command, as they are after a reset. */
const settled = ['domain_mode_udp_aad', 'domain_mode_crypt_offset', 'target_entry', 'target_an'] as const;
const held = ['domain_udp_aad', 'domain_crypt_offset', 'entry', 'an'] as const;

const facts: readonly Lemma[] = [
  lemma('what zeroises resets', (now) => now.of('zeroising').implies(now.of('resetting'))),
  lemma('the clock after a reset zeroises, and no command is there', (now) =>
    now.of('fresh').implies(now.of('zeroising').and(state(now).is('idle')).and(now.of('control.operation').eq(0))),
  ),
  lemma('registers are 0 in the clock after a reset', (now) =>
    now
      .of('fresh')
      .implies(
        settled.map((name) => now.of(`control.registers.regs_${name}`).any().not()).reduce((all, one) => all.and(one)),
      ),
  ),
  lemma('until the self-test is over management sweeps, with the command that was there after the reset', (now) => {
    const isZero = held.map((name) => now.of(`control.management.held_${name}`).any().not());
    const sweeps = isZero.reduce((all, one) => all.and(one), state(now).is('sweep'));
    return now.of('fresh').or(now.of('self_test.state').is('done')).or(sweeps);
  }),
  lemma('management is in one of its states', (now) => state(now).lt(9)),
  lemma('keys are checked, and installed, where they are to be installed', (now) =>
    state(now).is('check', 'install').implies(now.of('control.management.held_operation').is('install_key')),
  ),
  lemma('the check of a key has begun where its clocks are counted', (now) => {
    const clock = now.of('control.management.checking');
    return clock.eq(0).or(
      state(now)
        .is('check')
        .and(clock.lt(last + 1)),
    );
  }),
  lemma('no key is checked before the self-test is over', (now) =>
    isChecking(now).implies(now.of('self_test.state').is('done')),
  ),
  lemma('what resets the sides while a key is checked zeroises', (now) =>
    now.of('resetting').and(isChecking(now)).implies(now.of('zeroising')),
  ),
  lemma('rows are looked up in turn, and no more of them once the check is over', (now) => {
    const clock = now.of('control.management.checking');
    const looked = compares(now, 'looked');
    const isInTurn = clock
      .lt(rows)
      .and(looked.eq(clock))
      .or(looked.eq(rows).and(clock.lt(rows).not()));
    const isOver = isChecking(now).and(state(now).is('act')).implies(looked.eq(rows));
    return now.of('resetting').or(state(now).is('check').implies(isInTurn).and(isOver));
  }),
  lemma('rows are compared in the clocks of the check', (now) => {
    const isFetched = compares(now, 'valid_compare').eq(isOnItsWay(now, 1));
    return now.of('resetting').or(isFetched.and(compares(now, 'valid_join').eq(isOnItsWay(now, 2))));
  }),
];

/** A state of the self-test. */
const tested = (now: Moment): Word => now.of('self_test.state');

/** What gives numbers of the self-test. */
const ofNumbers = (now: Moment, name: string): Word => now.of(`transmit.number.numbers.${name}`);

const ofTestedNumbers: readonly Lemma[] = [
  lemma('the sides have been swept where the self-test goes on', (now) =>
    now.of('resetting').or(tested(now).is('sweep', 'done')).or(now.of('transmit.resolve.maker.wipes').not()),
  ),
  lemma('no number is given before the self-test asks for numbers', (now) => {
    const isNew = ofNumbers(now, 'started').any().not();
    const isKnown = ofNumbers(now, 'open').not().or(now.of('transmit.resolve.maker.wipes'));
    const isBefore = tested(now).is('sweep', 'domain', 'limit', 'settle', 'number');
    const isQuiet = isNew.and(isKnown).and(ofNumbers(now, 'state').is('idle'));
    return now.of('resetting').or(isBefore.implies(isQuiet));
  }),
  lemma('numbers are started in the self-test where none is', (now) => {
    const starts = ofNumbers(now, 'state').is('idle').not();
    const isNew = ofNumbers(now, 'started').any().or(ofNumbers(now, 'open')).not();
    const isAfter = tested(now).is('key', 'prepare', 'run').and(isNew);
    return now.of('resetting').or(tested(now).is('done')).or(starts.implies(isAfter));
  }),
  lemma('the self-test is in one of its states', (now) => now.of('fresh').or(tested(now).lt(9))),
];

export const guardsLemmas: Lemmas = { facts: [...facts, ...ofTestedNumbers] };
