/** Where mutants of the table of jobs may differ from it inside, and what is known of it. */
import { type Apart, always, type Fact, type Lemmas, lemma } from '../../../../design-tests/apart.ts';

const not =
  (path: string): Fact =>
  (now) =>
    now.of(path).not();
const notIn =
  (state: string): Fact =>
  (now) =>
    now.of('state').is(state).not();

export const bindingsLemmas: Lemmas = {
  facts: [
    lemma('an operation is on its way from the clock after its start to its result', (now) => {
      const [first, second] = ['wait', 'found'].map((name) => now.of('state').is(name));
      return now.of('jobs.begun_1').eq(first!).and(now.of('jobs.begun_2').eq(second!));
    }),
    lemma('the table is empty before the first operation', (now) =>
      now.of('state').is('idle').or(now.of('jobs.clearing').not()),
    ),
    lemma('an access is an operation, or empties a set', (now) => {
      const [first, second] = [1, 2].map((i) => {
        const [valid, begun, clear] = ['ram.valid', 'begun', 'clear'].map((of) => now.of(`jobs.${of}_${i}`));
        return valid!.implies(begun!.or(clear!)).and(begun!.implies(valid!.and(clear!.not())));
      });
      return first!.and(second!);
    }),
    lemma('no other access is on its way beside an operation', (now) => {
      const [first, second] = [now.of('jobs.ram.valid_1'), now.of('jobs.ram.valid_2')];
      const [look, wait] = ['look', 'wait'].map((name) => now.of('state').is(name));
      return look!.and(first).or(wait!.and(second)).not();
    }),
    lemma('nothing was written in the clock before a result', (now) =>
      now.of('state').is('found').not().or(now.of('jobs.ram.wrote').not()),
    ),
  ],
};

/** What is asked of the table, but in the clock in which it is asked. */
export const askedLate: Apart = {
  registers: {
    held_job: notIn('look'),
    'jobs.key_1': not('jobs.begun_1'),
    'jobs.key_2': not('jobs.begun_2'),
    'jobs.ram.addr_1': not('jobs.ram.valid_1'),
    'jobs.ram.addr_2': not('jobs.ram.valid_2'),
    'jobs.ram.memory_rdata': not('jobs.ram.valid_1'),
    'jobs.ram.one_apart': (now) => now.of('jobs.ram.valid_1').and(now.of('jobs.ram.wrote')).not(),
    'jobs.ram.fetched': not('jobs.ram.valid_2'),
    'jobs.ram.beside': always,
    'jobs.ram.beside_last': always,
    'jobs.ram.written': not('jobs.ram.wrote'),
    is_bound: notIn('judge'),
    bound: notIn('judge'),
  },
};
