/**
 * Mutants of what management may do with the TSS layer, and of what zeroises, that no test can kill and Yosys does not
 * prove equivalent, and why.
 */
import { secretRegisters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import type { Fact } from '../../../../design-tests/apart.ts';
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import { afterReset, keyBetween, testedNumbers, wordsThatAreNotThere } from './guards-apart.ts';

const zeroising: Fact = (now) => now.of('zeroising');

export const guardsSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in control\.management: enable of control\.management\.state dropped: control\.management_command_ready$/,
    'Outside of `idle` every state says itself what comes next.',
    {},
  ),
  survivor(
    /^constant in the top: power-up value 1 of (zeroising|fresh) becomes 0$/,
    'Before the first edge of a reset, which sets it; until then `resetting` keeps both sides closed.',
    {},
  ),
  survivor(
    /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : told_(latched|warned)\)$/,
    'What is taken to have been so in the clock before a reset: none of it is so in the clock after one, so nothing begins.',
    {
      registers: { 'control.latched_then': zeroising, 'control.warned_then': zeroising },
    },
  ),
  survivor(
    /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : told_self_test_failed\)$/,
    'What is taken to have been so in the clock before a reset: none of it is so in the clock after one, so nothing begins.',
    afterReset('control.failed_then'),
  ),
  survivor(
    /^constant in control: constant 0 becomes \d+ in \(\(control\.takes_secrets \| zeroising\) \? 0 : control\.gathered_key_[0-467]\)$/,
    'A word that is cleared: a key is whole only where each of its words was written since, and none is read.',
    wordsThatAreNotThere,
  ),
  survivor(
    /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : \(\(control\.registers_regs_(key|iv_mask)_\d_word_written & ~zeroising\) \? /,
    'In the clock after a reset, in which all that is gathered is cleared again.',
    afterReset(...secretRegisters.flatMap((name) => [`control.gathered_${name}`, `control.has_${name}`])),
  ),
  survivor(
    /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : \(zeroising \? 8 : /,
    'In the clock after a reset, in which what zeroises sets it, and no command is being done.',
    afterReset('control.operation'),
  ),
  survivor(
    /^constant in control\.management: constant 0 becomes \d+ in \(rst \? 0 : \(zeroising \? 0 : .*control\.management\.(checking|second)\){3}$/,
    'In the clock after a reset, in which what zeroises sets it.',
    afterReset('control.management.checking', 'control.management.second'),
  ),
  survivor(
    /^constant in control: constant 252 becomes (253|251|124) in control\.registers\.s_axi_a[rw]addr = \(\(privileged_only /,
    'Where accesses without privilege go: there is no register either.',
    {
      registers: { 'control.registers.w_word': (now) => now.of('control.registers.w_word').eq(63) },
      related: (design, mutant) => {
        const [own, other] = [design, mutant].map((now) => now.of('control.registers.w_word'));
        return own!.eq(63).implies(other!.eq(63).or(other!.eq(62)).or(other!.eq(31)));
      },
    },
  ),
  survivor(
    /^constant in control\.management: constant 0 becomes \d+ in \(zeroising \? 0 : \(control\.management_command_ready \? control\.management\.command_payload_key_(key|iv_mask) : /,
    'What a key is overwritten with: the next command has its own, and nothing looks at it before.',
    keyBetween,
  ),
  survivor(
    /^constant in the top: constant 0 becomes 2 in transmit\.numbers_payload_kind = \(testing \? /,
    'In the self-test: to resume numbers that were never started is to start them.',
    testedNumbers,
  ),
];
