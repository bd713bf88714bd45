import { expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../rtl-gen/ir/flatten.ts';
import { type Apart, always, type Fact, type Lemmas } from '../../../design-tests/apart.ts';
import { allMutations } from '../../all-mutations.ts';
import { refutedApart } from './prove-apart.ts';
import { refutedLemmas } from './prove-lemmas.ts';

/**
 * Takes a word and an address, looks the address up in the next clock, and shows both until they are taken. `count`
 * goes from 6 to 0 after each; `spare` is always 0.
 */
const net = flatten(
  elaborate(
    module(
      'block',
      {
        in: { word: bits(8), at: bits(2), wanted: bit, taken: bit, write: bit },
        out: { shown_valid: bit, shown_word: bits(8), shown_there: bits(4), rests: bit, open: bit },
      },
      ({ word, at, wanted, taken, write }, m) => {
        const state = m.reg('state', enumOf('idle', 'look', 'show'), { reset: 'idle' });
        const held = m.reg('held', bits(8));
        const where = m.reg('where', bits(2));
        const there = m.reg('there', bits(4));
        const count = m.reg('count', bits(3), { reset: 0 });
        const spare = m.reg('spare', bit, { reset: 0 });
        const open = m.reg('is_open', bit, { reset: 1, init: 1 });
        const words = m.mem('words', bits(4), { depth: 4 });
        words.write({ addr: at, data: word.trunc(4), enable: write.and(state.is('idle')) });
        m.when(count.any(), () => count.set(count.sub(1)));
        m.match(state, {
          idle: () => {
            held.set(word);
            where.set(at);
            spare.set(spare.and(wanted));
            m.when(wanted, () => state.set('look'));
          },
          look: () => {
            there.set(words.read(where));
            count.set(6);
            state.set('show');
          },
          show: () => m.when(taken, () => state.set('idle')),
        });
        open.set(0);
        return {
          shown_valid: state.is('show'),
          shown_word: m.mux(spare, held.not(), held),
          shown_there: there,
          rests: count.any().not(),
          open,
        };
      },
    ),
  ),
);

const mutations = [...allMutations(net).values()].flat();
const mutant = (what: string) => {
  const found = mutations.find((one) => one.what === what);
  if (found === undefined) throw new Error(`no mutation ${what}`);
  return found.apply();
};

const lemmas: Lemmas = {
  facts: [
    { name: 'it is in one of its states', holds: (now) => now.of('state').lt(3) },
    { name: 'spare is 0', holds: (now) => now.of('spare').not() },
    {
      name: 'what is shown is what is there',
      holds: (now) => now.of('shown_valid').implies(now.of('there').eq(now.word('words', now.of('where')))),
    },
  ],
};
const inState =
  (...names: readonly string[]): Fact =>
  (now) =>
    now.of('state').is(...names);

/** From 6 to 0 in steps of 5 as well, of 3 bits. */
const inOtherSteps: Apart = {
  registers: { count: always },
  related: (design, mutant) => {
    const own = design.of('count');
    return mutant.of('count').eq(own.add(own.slice(0).cat(own.sub(own).slice(0, 2))));
  },
};

/** Another word is shown, where that is said to mean nothing in those states. */
const shownOtherwise = (...names: readonly string[]): Apart => ({
  registers: { held: always },
  outputs: { shown_word: inState(...names) },
});

test('a lemma that holds, and others that do not', async () => {
  expect(await refutedLemmas(net, lemmas)).toBeUndefined();
  const wrong = (name: string, holds: Fact) => refutedLemmas(net, { facts: [{ name, holds }] });
  expect(await wrong('count is small', (now) => now.of('count').lt(6))).toMatchObject({
    false: ['count is small in clock 1'],
  });
  expect(await wrong('it is open', (now) => now.of('is_open'))).toMatchObject({ false: ['it is open in clock 1'] });
  expect(await wrong('it is shut', (now) => now.of('is_open').not())).toMatchObject({
    false: ['it is shut in clock 0'],
  });
});

test.each<[string, Apart, Lemmas]>([
  ['enable of where dropped: (state == 0)', { registers: { where: inState('idle', 'show') } }, lemmas],
  ['enable of there dropped: (state == 1)', { registers: { there: inState('idle', 'look') } }, lemmas],
  ['spare stuck at 0', {}, lemmas],
  ['constant 1 becomes 5 in (count - 1)', inOtherSteps, {}],
  ['enable of held dropped: (state == 0)', shownOtherwise('show'), lemmas],
])('differs no further than said: %s', async (what, apart, known) => {
  expect(await refutedApart(net, mutant(what), apart, known)).toBeUndefined();
});

test.each<[string, string, Apart, Lemmas]>([
  ['no register is said', 'enable of where dropped: (state == 0)', {}, lemmas],
  ['it is looked at there', 'enable of where dropped: (state == 0)', { registers: { where: always } }, lemmas],
  ['a lemma is missing', 'spare stuck at 0', {}, {}],
  ['a lemma is missing (2)', 'enable of there dropped: (state == 1)', { registers: { there: always } }, lemmas],
  ['steps that do not come to 0 then', 'constant 1 becomes 2 in (count - 1)', inOtherSteps, {}],
  ['nothing relates the two', 'constant 1 becomes 5 in (count - 1)', { registers: { count: always } }, {}],
  ['an output means something', 'enable of held dropped: (state == 0)', shownOtherwise('look'), lemmas],
  ['another output means nothing', 'spare stuck at 1', { outputs: { shown_there: always } }, lemmas],
  ['a word is written', '(write & (state == 0)) stuck at 1', {}, lemmas],
  ['words are read', '(write & (state == 0)) stuck at 1', { memories: { words: always } }, lemmas],
  ['a power-up value that an output shows', 'power-up value 1 of is_open becomes 0', {}, lemmas],
  ['a value after a reset', 'constant 1 becomes 0 in (rst ? 1 : 0)', {}, lemmas],
])('is refuted where %s: %s', async (_, what, apart, known) => {
  const answer = await refutedApart(net, mutant(what), apart, known);
  expect(answer).toMatchObject({ false: [expect.any(String)] });
});

test('names that the design does not have', async () => {
  const same = mutant('spare stuck at 0');
  await expect(refutedApart(net, same, { registers: { other: always } })).rejects.toThrow('no register other');
  await expect(refutedApart(net, same, { memories: { other: always } })).rejects.toThrow('no memory other');
  await expect(refutedApart(net, same, { outputs: { other: always } })).rejects.toThrow('no output other');
  await expect(refutedApart(net, same, {}, { kept: ['other'] })).rejects.toThrow('no assertion other');
});
