/**
 * Mutants of what management may do with the TSS layer, and of what zeroises, that no test can kill and Yosys does not
 * prove equivalent, and why.
 */
import type { Fact } from '../../../../design-tests/apart.ts';
import type { Explanation } from '../../../../design-tests/explanation.ts';

/**
 * Of the layer: what its self-test writes and sends, in values that its packet does not depend on. The sides are reset
 * when it is over.
 */
const selfTestValues: readonly Explanation[] = [
  {
    mutants:
      /^constant in the top: constant 0 becomes (1 in \S+domain_domain_crypt_offset|\d+ in \S+domain_domain_udp_aad) = \(tested_testing \? /,
    reason: 'An offset within the header is none, and its packet has no UDP header.',
  },
  {
    mutants: /^constant in the top: constant 7616 becomes \d+ in \S+domain_domain_epoch_1 = \(tested_testing \? /,
    reason: 'The epoch of the association that it has no key in.',
  },
  {
    mutants:
      /^constant in the top: constant 281470681743360 becomes (281470681743361|140733193388032) in \S+domain_domain_rekey_mask = /,
    reason: 'A bit of the mask that is shifted out, and one where its number is 0.',
  },
  {
    mutants: /^constant in the top: constant 0 becomes \d+ in \S+association_key_iv_mask = \(tested_testing \? /,
    reason: 'A mask, which its mode derives.',
  },
  {
    mutants:
      /^constant in the top: constant (0 becomes 2 in \S+numbers_payload_kind|128526896332836 becomes 128526896332837 in \S+numbers_payload_limit) = /,
    reason: 'To resume numbers that were never started is to start them; of two numbers the second is not asked for.',
  },
  {
    mutants:
      /^constant in the top: constant (323224627[34] becomes 1701\d+ in \(tested_testing \? 0xc0a82a0[12] : [rt]x_head_payload_(source|destination)\)|1311673391471656960 becomes 1311673391471656961 in \(tested_testing \? 0x1234000000000000 : [rt]x_head_payload_between\)|0 becomes \d+ in \S+head_payload_ssi = .*)$/,
    reason: 'Bits above an address of 4 bytes, below an entropy header, and an SSI that its packet does not have.',
  },
  {
    mutants:
      /^constant in the top: constant (1 becomes 3 in \S+domain_domain_associations|0 becomes \d+ in \S+head_payload_tag) = \(tested_testing \? /,
    reason: 'An association without a key, and a tag, which it does not look at.',
  },
  {
    mutants: /^constant in the top: constant 0 becomes 1 in \S+head_payload_udp = \(tested_testing \? /,
    reason: 'Four bytes count of a UDP header whose ports do, as they do of an entropy header.',
  },
  {
    mutants:
      /^constant in the top: constant (65535 becomes (65534|32767) in \S+failures_payload_limit|0 becomes \d+ in \S+failures_payload_warning) = /,
    reason: 'One packet fails in it, and warnings are told once it is over.',
  },
];

const zeroising: Fact = (now) => now.of('zeroising');

export const guardsSurvivors: readonly Explanation[] = [
  {
    mutants:
      /^dropped enable in control\.management: enable of control\.management\.state dropped: control\.management_command_ready$/,
    reason: 'Outside of `idle` every state says itself what comes next.',
  },
  {
    mutants:
      /^(dropped enable in control\.management: enable of control\.management\.refusal dropped: \(control\.management\.checking == 11\)|swapped arms in control\.management: arms of \(\(control\.management\.checking == 11\) \? \(told_elsewhere \? 1 : .* swapped)$/,
    reason:
      'A key that is found elsewhere is so before the last clock of the check, and stays so until that, which ends it.',
  },
  {
    mutants: /^constant in the top: power-up value 1 of (zeroising|fresh) becomes 0$/,
    reason: 'Before the first edge of a reset, which sets it; until then `resetting` keeps both sides closed.',
    apart: {},
  },
  ...selfTestValues,
  {
    mutants: /^constant in the top: constant 0 becomes \d+ in \(tested_testing \? 0 : control_budget_burst\)$/,
    reason:
      'A budget without an interval has no bound. The sides are reset in the clock after the self-test, in which what software wrote counts.',
  },
  {
    mutants: /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : told_(latched|warned)\)$/,
    reason:
      'What is taken to have been so in the clock before a reset: none of it is so in the clock after one, so nothing begins.',
    apart: {
      registers: { 'control.latched_then': zeroising, 'control.warned_then': zeroising },
    },
  },
  {
    mutants: /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : told_self_test_failed\)$/,
    reason:
      'What is taken to have been so in the clock before a reset: none of it is so in the clock after one, so nothing begins.',
  },
  {
    mutants:
      /^constant in control: constant 0 becomes \d+ in \(\(control\.takes_secrets \| zeroising\) \? 0 : control\.gathered_key_[0-467]\)$/,
    reason: 'A word that is cleared: a key is whole only where each of its words was written since, and none is read.',
  },
  {
    mutants:
      /^constant in control: constant 0 becomes \d+ in \(rst \? 0 : \(\(control\.registers_regs_(key|iv_mask)_\d_word_written & ~zeroising\) \? /,
    reason: 'In the clock after a reset, in which all that is gathered is cleared again.',
  },
  {
    mutants: /^constant in control(\.management)?: constant 0 becomes \d+ in \(rst \? 0 : \(zeroising \? [08] : /,
    reason: 'In the clock after a reset, in which what zeroises sets it.',
  },
  {
    mutants:
      /^constant in control: constant 252 becomes (253|251|124) in control\.registers\.s_axi_a[rw]addr = \(\(privileged_only /,
    reason: 'Where accesses without privilege go: there is no register either.',
    apart: {
      registers: { 'control.registers.w_word': (now) => now.of('control.registers.w_word').eq(63) },
      related: (design, mutant) => {
        const [own, other] = [design, mutant].map((now) => now.of('control.registers.w_word'));
        return own!.eq(63).implies(other!.eq(63).or(other!.eq(62)).or(other!.eq(31)));
      },
    },
  },
  {
    mutants:
      /^constant in control\.management: constant 3 becomes 2 in \(\(control\.management\.held_operation == 3\) \? 2 : 3\)$/,
    reason:
      'What writes a domain stays as long as the check of a key would; no key is checked, and none is found elsewhere.',
  },
  {
    mutants: /^constant in control\.management: constant 0 becomes 8 in \(told_elsewhere \? 0 : 3\)$/,
    reason: 'By way of `sweep`, a clock longer: a key is checked while all is quiet.',
  },
  {
    mutants:
      /^(constant in control\.management: constant 11 becomes 1[02] in|off by one in control\.management: a == b becomes a [+-] 1 == b in) \(control\.management\.checking == 11\)$/,
    reason: 'A clock more or fewer: the last row is compared by the eleventh, and there are twelve.',
  },
  {
    mutants:
      /^constant in control\.management: constant 0 becomes (1|15) in \(\(control\.management\.checking == 11\) \? 0 : /,
    reason:
      'The next check is a clock shorter or longer: the last row is compared by the eleventh, and there are twelve.',
  },
  {
    mutants:
      /^constant in control\.management: constant 0 becomes \d+ in \(zeroising \? 0 : \(\(control\.management\.state == 2\) \? \(\(control\.management\.checking == 11\)/,
    reason:
      'How long the first check after a zeroise lasts: no association has a key then, and one of zeros is found in the first row.',
  },
  {
    mutants:
      /^(constant in control\.management: constant (0 becomes 1 in \(control\.management\.left == 0\)|7 becomes 6 in \(\(control\.management\.state == 5\) \? .*)|off by one in control\.management: a == b becomes a - 1 == b in \(control\.management\.left == 0\))$/,
    reason: 'Who refuses tells of it 4 clocks after a command was taken, and this state lasts 8.',
  },
  {
    mutants:
      /^constant in control\.management: constant 0 becomes \d+ in \(zeroising \? 0 : \(control\.management_command_ready \? control\.management\.command_payload_key_(key|iv_mask) : /,
    reason: 'What a key is overwritten with: the next command has its own, and nothing looks at it before.',
  },
  {
    mutants:
      /^constant in the top: constant 0 becomes \d+ in (transmit|receive)\.domain_domain_max_epoch_(ahead|lifetime) = \(tested_testing \? 0 : /,
    reason:
      "How far the self-test's one epoch may be from itself; its domain is gone when the test is over. The sending side has no such bound.",
  },
];
