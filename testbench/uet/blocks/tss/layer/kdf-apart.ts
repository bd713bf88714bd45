/** Where mutants of what derives and makes keys may differ from it inside, and what is known of it. */
import {
  type Apart,
  always,
  type Fact,
  type Lemmas,
  lemma,
  type Moment,
  type Word,
} from '../../../../design-tests/apart.ts';

const notIn =
  (state: string): Fact =>
  (now) =>
    now.of('state').is(state).not();
const not =
  (path: string): Fact =>
  (now) =>
    now.of(path).not();

/** In the first so many clocks after a reset. */
const early =
  (clocks: number): Fact =>
  (now) =>
    now.of('wipes').and(now.of('row').lt(clocks));

/** What the S-boxes give, but for what they got in a round of the cipher. */
const substituted = (aes: string): Readonly<Record<string, Fact>> =>
  Object.fromEntries(
    Array.from({ length: 16 }, (_, i) => [
      `${aes}.bytes_${i & ~1}.substitutes_rdata${i % 2 === 0 ? '' : '_1'}`,
      (now) =>
        now
          .of(`${aes}.expander.busy`)
          .and(now.of(`${aes}.expander.round`).any())
          .not(),
    ]),
  );

export const kdfLemmas: Lemmas = {
  facts: [
    lemma('the cipher works from the clock after it got a block to that in which it is done', (now) => {
      const [busy, done] = [now.of('aes.expander.busy'), now.of('aes.done')];
      return busy.or(done).eq(now.of('state').is('cipher')).and(busy.and(done).not());
    }),
    lemma('there are 15 round keys', (now) => now.of('aes.expander.busy').implies(now.of('aes.expander.round').lt(15))),
    lemma('the first message is the next one where none is sent', (now) =>
      now.of('state').is('idle', 'done').implies(now.of('message').eq(0)),
    ),
    lemma('a message has a second block where addresses are wide', (now) =>
      now.of('message').any().and(now.of('second')).implies(now.of('request_wide')),
    ),
  ],
};

/** The lowest bit of the last cipher, until that of the first message is there, and of the subkey made of it. */
export const forgottenOtherwise: Apart = {
  registers: {
    'aes.cipher': (now) => {
      const isFirst = now.of('message').eq(0).and(now.of('state').is('done').not());
      return isFirst.and(now.of('aes.done').not()).zext(128);
    },
    subkey: (now) => now.of('message').eq(0).cat(now.lit(1, 0)).zext(128),
  },
};

/** Which block of a message it is, in every second clock of those in which the cipher works. */
export const secondInTurn: Apart = {
  registers: {
    second: always,
    'aes.block': (now) => now.of('aes.expander.busy').and(now.of('aes.expander.round').eq(0)).not(),
    ...substituted('aes'),
  },
  related: (design, mutant) => {
    const isTurned = design.of('aes.expander.busy').and(design.of('aes.expander.round').slice(0).not());
    const isOther = isTurned.and(design.of('request_wide'));
    const isSame = mutant.of('second').eq(design.of('second'));
    return design.of('message').any().implies(isSame.eq(isOther.not()));
  },
};

export const checkLemmas: Lemmas = {
  kept: ['checked_while_quiet'],
  facts: [
    lemma('no key is made while rows are overwritten', (now) =>
      now.of('wipes').implies(now.of('state').is('idle').and(now.of('kdf.state').is('idle'))),
    ),
  ],
};

/** The key that is offered for a derivation while none begins. */
const offered: Readonly<Record<string, Fact>> = {
  'kdf.request_key': (now) => now.of('kdf.state').is('idle'),
  'kdf.aes.expander.present': not('kdf.aes.expander.busy'),
  'kdf.aes.expander.following': not('kdf.aes.expander.busy'),
  ...substituted('kdf.aes'),
};

/** What was compared in the clocks before a reset. */
export const comparedBefore: Apart = {
  registers: {
    ...{ looked: early(1), valid_compare: early(1) },
    ...{ row_compare: early(2), valid_join: early(2), of_own_join: early(3) },
    ...{ association_keys_rdata: early(1), equal_join: early(2) },
    ...offered,
  },
};

/** The row that is overwritten, when none is. */
export const wipedNext: Apart = { registers: { row: not('wipes') } };

/** Whose key is fetched, but in the clock in which it is, and what comes of it. */
export const fetchedLate: Apart = {
  registers: {
    held_request_association: notIn('fetch'),
    association_keys_rdata: (now: Moment): Word => now.of('valid_compare').or(now.of('state').is('ask')).not(),
    equal_join: not('valid_join'),
    ...offered,
  },
};
