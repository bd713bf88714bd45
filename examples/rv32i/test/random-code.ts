/** Random instructions, most of them of RV32I. */
import type { TestContext } from 'gatewright/bench';
import { encode, operations, registers } from './assembler.ts';

type Random = TestContext['random'];

/** Few registers, so that instructions depend on one another; x0 is one of them. */
const few = registers.slice(0, 8);

/** So many words of code. It begins with a value for each register, because a core does not give them one. */
export const randomCode = (random: Random, words: number): readonly number[] => [
  ...registers.flatMap((register) => [
    encode.lui(register, random.below(2 ** 20)),
    encode.immediate('addi', register, random.pick([register, 'zero']), random.below(4096) - 2048),
  ]),
  ...Array.from({ length: words - 2 * registers.length }, () => damaged(random, randomInstruction(random))),
];

/** Of each hundred words two with a wrong bit, which are often just beside what is an instruction. */
const damaged = (random: Random, word: number): number =>
  random.chance(0.02) ? (word ^ (1 << random.below(32))) >>> 0 : word;

/** One instruction. Loads and stores with any base register are rare, because most of them halt the core. */
function randomInstruction(random: Random): number {
  const rd = random.pick(few);
  const [rs1, rs2] = [random.pick(few), random.pick(few)];
  // Small ones, so that operands are often equal or beside one another.
  const immediate = random.chance(0.3) ? random.below(5) - 2 : random.below(4096) - 2048;
  const base = random.chance(0.05) ? rs1 : 'zero';
  const offset = random.chance(0.05) ? immediate : immediate & ~3 || 4;
  const near = 4 * (random.below(33) - 16);
  switch (random.below(16)) {
    case 0:
      return encode.lui(rd, random.below(2 ** 20));
    case 1:
      return encode.auipc(rd, random.below(2 ** 20));
    case 2:
      return encode.jal(rd, random.chance(0.02) ? near + 2 : near);
    case 3:
      return encode.jalr(rd, offset, base);
    case 4:
    case 5:
    case 6:
      return encode.branch(random.pick(operations.branch), rs1, rs2, random.chance(0.02) ? near + 2 : near);
    case 7:
    case 8:
      return encode.load(random.pick(operations.load), rd, offset | random.pick([0, 0, 0, 2]), base);
    case 9:
    case 10:
      return encode.store(random.pick(operations.store), rs2, offset | random.pick([0, 0, 0, 2]), base);
    case 11:
      return encode.shift(random.pick(operations.shift), rd, rs1, random.below(32));
    case 12:
    case 13:
      return encode.immediate(random.pick(operations.immediate), rd, rs1, immediate);
    case 14:
      if (random.chance(0.9)) return encode.register(random.pick(operations.register), rd, rs1, rs2);
      return random.pick([encode.fence, encode.ecall, encode.ebreak])();
    default:
      // Any word: most are no instructions, some are with fields that none of the above has.
      if (random.chance(0.1)) return random.below(2 ** 32);
      return encode.register(random.pick(operations.register), rd, rs1, rs2);
  }
}
