/** What is claimed of mutants of parts of the layer can be wrong: of mutants that tests kill it is. */
import { expect, test } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../../../rtl-gen/ir/flatten.ts';
import { tssBindings } from '../../../../../rtl-gen/uet/tss/layer/bindings.ts';
import { tssKdf } from '../../../../../rtl-gen/uet/tss/layer/kdf.ts';
import type { Apart } from '../../../../design-tests/apart.ts';
import { allMutations } from '../../../../mutation/all-mutations.ts';
import { refutedApart } from '../../../../mutation/equivalence/apart/prove-apart.ts';
import { mutantName } from '../../../../mutation/mutant.ts';
import { askedLate } from './bindings-apart.ts';
import { issuedNext, keysDecidedNext, lastBefore, staysInOtherSteps, sweptInAnyTurn } from './cache-apart.ts';
import { comparedBefore, fetchedLate, forgottenOtherwise, secondInTurn, wipedNext } from './kdf-apart.ts';
import { makerDesign } from './key-maker-property.ts';
import { smallResolver } from './key-resolver-requests.ts';
import { layerLemmas } from './layer-lemmas.ts';
import { keysDesign } from './receive-keys-rig.ts';

const designs = {
  bindings: elaborate(tssBindings),
  check: makerDesign,
  kdf: elaborate(tssKdf),
  keys: keysDesign,
  resolver: elaborate(smallResolver),
};
type Part = keyof typeof designs;

const refuted = async (part: Part, mutant: RegExp, apart: Apart): Promise<readonly string[]> => {
  const net = flatten(designs[part]);
  const found = [...allMutations(net).values()].flat().find((one) => mutant.test(mutantName(one)));
  if (found === undefined) throw new Error(`no mutation ${mutant}`);
  const answer = await refutedApart(net, found.apply(), apart, layerLemmas[part], AbortSignal.timeout(200_000));
  if (answer === undefined || answer === 'too long') return [answer ?? 'proved'];
  return answer.false;
};

/** The same of the domain of a job, which is looked at longer than the job. */
const domainAskedLate: Apart = {
  registers: {
    ...askedLate.registers,
    held_sdi: askedLate.registers!.held_job!,
    ...{ 'jobs.value_1': askedLate.registers!['jobs.key_1']!, 'jobs.value_2': askedLate.registers!['jobs.key_2']! },
  },
};

test.each<[string, Part, RegExp, Apart, RegExp]>([
  ['a domain is compared clocks later', 'bindings', /enable of held_sdi dropped/, domainAskedLate, /^told in clock 1$/],
  [
    'other bits of a cipher go into the mask',
    'kdf',
    /^constant in aes: constant 0 becomes \d{30,} in \(up_ready \? 0 : first_cipher\)$/,
    forgottenOtherwise,
    /^aes\.cipher in clock 1$/,
  ],
  [
    'a message takes its turn',
    'kdf',
    /enable of message dropped/,
    secondInTurn,
    /^(message|what is related) in clock 1$/,
  ],
  ['what is compared later counts', 'check', /enable of held_slot dropped/, fetchedLate, /^held_slot in clock 1$/],
  ['rows are overwritten in turn', 'check', /add becomes sub in \(row \+ 1\)$/, wipedNext, /^row in clock 1$/],
  [
    'a reset ends a check',
    'check',
    /^dropped enable in the top: enable of (elsewhere|again) dropped/,
    comparedBefore,
    /clock 1$/,
  ],
  [
    'outside of a sweep it is the turn of the first way',
    'resolver',
    /and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == 0\)\)$/,
    sweptInAnyTurn,
    /^cache\.used_0 in clock 1$/,
  ],
  [
    'packets end in order',
    'keys',
    /add becomes sub in \(cache\.flights\.ended \+ 1\)$/,
    issuedNext,
    /^cache\.flights\.ended in clock 1$/,
  ],
  [
    'another way than the last one',
    'keys',
    /constant 3 becomes \d+ in \(\(cache\.state == 6\) \? 3 : /,
    lastBefore,
    /^(what is related|cache\.claimed_way) in clock 1$/,
  ],
  [
    'a packet that stays is decided',
    'keys',
    /constant 1 becomes 0 in \(stayed \+ 1\)$/,
    staysInOtherSteps,
    /^(stayed|what is related) in clock 1$/,
  ],
  [
    'what was found is written in its clock',
    'keys',
    /^stuck bit in cache: cache\.answers stuck at 1$/,
    keysDecidedNext,
    /clock 1$/,
  ],
])(
  'it is refuted that a mutant is the design, as %s',
  async (_, part, mutant, apart, wrong) => {
    expect(await refuted(part, mutant, apart)).toEqual(expect.arrayContaining([expect.stringMatching(wrong)]));
  },
  240_000,
);
