/** Random blocks of a line of LLR: frames, messages, and what should not be there. */
import type { Random } from '../../../../../support/random.ts';
import { preambleOf, SEQ_COUNT } from '../../../golden/llr/index.ts';
import {
  BLOCK_BYTES,
  blockOf,
  errorBlock,
  frameBlocks,
  idleBlock,
  type LineBlock,
  setBlock,
} from '../../../golden/llr/line/index.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';

/** What stays for a whole run. */
export interface LineMix {
  /** Bytes of frames. */
  readonly lengths: readonly number[];
  /** Blocks of idles between two frames. */
  readonly gaps: readonly number[];
  /**
   * Probability of a message in front of a block, and of several in a row; of a block that should not be there; of a
   * wrong preamble.
   */
  readonly sets: number;
  readonly wrong: number;
  readonly preambles: number;
}

const blockTypes = [0x1e, 0x78, 0x4b, 0x87, 0x99, 0xaa, 0xb4, 0xcc, 0xd2, 0xe1, 0xff, 0x2d, 0x33, 0x66, 0x55, 0x00];

/** A mix of a line as it should be; `range` of lengths that frames of Ethernet have. */
export const lawfulMix: LineMix = {
  lengths: [64],
  gaps: [0],
  sets: 0,
  wrong: 0,
  preambles: 0,
};

/** A mix by chance: lengths at and beside whole beats of `size` bytes, short and long gaps, few faults or many. */
export function drawMix(random: Random, size: number): LineMix {
  const about = [64, 65, 71, 72, 2 * size, 2 * size + 1, 4 * size - 1, 130];
  return {
    lengths: random.pick([
      [64],
      about,
      Array.from({ length: 200 }, (_, i) => 64 + i),
      Array.from({ length: 80 }, (_, i) => i),
    ]),
    gaps: random.pick([[0], [0, 1], [0, 1, 2, 9], [1, 40]]),
    sets: random.pick([0, 0.02, 0.3]),
    wrong: random.pick([0, 0.003, 0.05, 0.5]),
    preambles: random.pick([0, 0.1]),
  };
}

/** Blocks of a line, one after the other, forever. */
export class LineBlocks {
  readonly #random: Random;
  readonly #mix: LineMix;
  #blocks: LineBlock[] = [];

  constructor(random: Random, mix: LineMix) {
    this.#random = random;
    this.#mix = mix;
  }

  next(): LineBlock {
    const random = this.#random;
    if (random.chance(this.#mix.sets)) return this.#set();
    if (random.chance(this.#mix.wrong)) return this.#fault();
    if (this.#blocks.length === 0) this.#blocks = this.#frame();
    return this.#blocks.shift()!;
  }

  #frame(): LineBlock[] {
    const random = this.#random;
    const bytes = new Uint8Array(random.pick(this.#mix.lengths));
    for (let i = 0; i < bytes.length; i++) bytes[i] = random.word() & 0xff;
    const preamble = preambleOf(random.chance(0.2) ? undefined : random.below(SEQ_COUNT)).slice();
    if (random.chance(this.#mix.preambles)) preamble[random.int(1, 7)]! ^= 1 << random.below(8);
    return [...frameBlocks(preamble, bytes), ...Array<LineBlock>(random.pick(this.#mix.gaps)).fill(idleBlock)];
  }

  /** A message, or what looks like one. */
  #set(): LineBlock {
    const random = this.#random;
    const seq = random.below(SEQ_COUNT);
    const block = setBlock(
      random.pick<ControlSet>([
        { message: 'llr_ack', seq },
        { message: 'llr_nack', seq },
        { message: 'llr_init', seq, init_data: random.below(2 ** 16) },
        { message: 'llr_init_echo', seq, init_data: random.below(2 ** 16) },
        {
          message: 'cf_update',
          vc_0: random.below(32),
          freed_0: random.below(2 ** 15),
          vc_1: random.below(32),
          freed_1: random.below(2 ** 15),
        },
      ]),
    );
    // The type, or padding, or the O-code.
    if (random.chance(0.15)) block.bytes[random.pick([1, 4, 5, 6, 7])]! ^= 1 << random.below(8);
    return block;
  }

  /** What a frame cannot have in it: something that cuts it, that is not there, or that stands elsewhere. */
  #fault(): LineBlock {
    const random = this.#random;
    const word = (BigInt(random.word()) << 32n) | BigInt(random.word());
    const typed = (word & ~0xffn) | BigInt(random.pick(blockTypes));
    switch (random.below(6)) {
      case 0:
        return idleBlock;
      case 1:
        return errorBlock;
      case 2:
        return blockOf(true, typed);
      case 3:
        return blockOf(false, word);
      case 4: {
        // A block goes missing, which is the start or the end of a frame now and then.
        this.#blocks.shift();
        return this.#blocks.shift() ?? idleBlock;
      }
      default:
        this.#blocks = [];
        return frameBlocks(preambleOf(random.below(SEQ_COUNT)), new Uint8Array(0))[0]!;
    }
  }
}

/** Columns of a line, one in each clock with `valid`. */
export class LineColumns {
  readonly #count: number;
  readonly #blocks: LineBlocks;

  constructor(random: Random, size: number, mix: LineMix) {
    this.#count = size / BLOCK_BYTES;
    this.#blocks = new LineBlocks(random, mix);
  }

  next(): LineBlock[] {
    return Array.from({ length: this.#count }, () => this.#blocks.next());
  }
}
