/** What is claimed of mutants of guards can be wrong: of mutants that tests kill it is. */
import { expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import type { Apart, Lemma } from '../../../../design-tests/apart.ts';
import { allMutations } from '../../../../mutation/all-mutations.ts';
import { refutedApart } from '../../../../mutation/equivalence/apart/prove-apart.ts';
import { refutedLemmas } from '../../../../mutation/equivalence/apart/prove-lemmas.ts';
import { mutantName } from '../../../../mutation/mutant.ts';
import { afterReset, keyBetween, testedNumbers, wordsThatAreNotThere } from './guards-apart.ts';
import { guardsLemmas } from './guards-lemmas.ts';
import { smallLayer } from './layer-designs.ts';

const net = flatten(elaborate(tssLayer(smallLayer)));
const mutations = [...allMutations(net).values()].flat();

const refuted = async (mutant: RegExp, apart: Apart): Promise<readonly string[]> => {
  const found = mutations.find((one) => mutant.test(mutantName(one)));
  if (found === undefined) throw new Error(`no mutation ${mutant}`);
  const answer = await refutedApart(net, found.apply(), apart, guardsLemmas, AbortSignal.timeout(200_000));
  if (answer === undefined || answer === 'too long') return [answer ?? 'proved'];
  return answer.false;
};

/** Words of a mask, of which none has to be there, as if they were words of a key. */
const maskThatIsNotThere: Apart = {
  registers: {
    ...wordsThatAreNotThere.registers,
    'control.gathered_iv_mask_0': (now) => now.of('control.has_iv_mask_0').not(),
    'control.management.held_key_iv_mask': wordsThatAreNotThere.registers!['control.management.held_key_key']!,
  },
};

test.each<[string, RegExp, Apart, RegExp]>([
  [
    'a mask that is not there is 0',
    /^constant in control: constant 0 becomes 1 in \(\(control\.takes_secrets \| zeroising\) \? 0 : control\.gathered_iv_mask_0\)$/,
    maskThatIsNotThere,
    /^control\.management\.held_key_iv_mask in clock 1$/,
  ],
  [
    'a key leaves management in the clock of its installation alone',
    /^operator in control\.management: and becomes or in control_association_key_key = /,
    keyBetween,
    /^(transmit|receive)\.resolve\.maker\.association_keys in clock 1$/,
  ],
  [
    'what zeroises at any moment is not in the clock after a reset',
    /^constant in control\.management: constant 0 becomes 1 in \(zeroising \? 0 : \(\(control\.management\.state == 2\) \? /,
    afterReset('control.management.checking'),
    /^control\.management\.checking in clock 1$/,
  ],
  [
    'to raise numbers is not to start them',
    /^constant in the top: constant 0 becomes 1 in transmit\.numbers_payload_kind = \(testing \? /,
    testedNumbers,
    /^what is related in clock 1$/,
  ],
])(
  'it is refuted that a mutant is the design, as %s',
  async (_, mutant, apart, wrong) => {
    expect(await refuted(mutant, apart)).toEqual(expect.arrayContaining([expect.stringMatching(wrong)]));
  },
  240_000,
);

test('a lemma of the layer that is false is told', async () => {
  const name = 'no key is ever checked';
  const never: Lemma = { name, holds: (now) => now.of('control.management.state').is('check').not() };
  const lemmas = { facts: [...guardsLemmas.facts!, never] };
  const answer = await refutedLemmas(net, lemmas, AbortSignal.timeout(200_000));
  expect(answer).toMatchObject({ false: [`${name} in clock 1`] });
}, 240_000);
