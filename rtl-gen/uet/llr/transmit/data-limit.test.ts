import { describe } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../../hdl/index.ts';
import { inStep, type PartModel, type Values } from '../testing/in-step.ts';
import { dataLimit, dataLimitBeats } from './data-limit.ts';

const size = 8;
const modulus = 2 ** 32;

/** Counts beats two clocks after they are marked, and frees some of what it has counted. */
class Limit implements PartModel {
  readonly #most: number;
  readonly #longest: number;
  #marked = 0;
  #total = 0;
  #freed = 0;
  #clock = 0;
  #open = 0;

  constructor(random: Random) {
    this.#longest = random.pick([5, 64, 2 ** 16 - 1]);
    const least = this.#longest + dataLimitBeats * size;
    this.#most = random.pick([least - 1, least, least + 1, least + 200, least + 200, modulus - 1]);
  }

  inputs(random: Random): Values {
    if (random.chance(0.1)) this.#freed += random.below(this.#total - this.#freed + 1);
    const bytes = random.pick([1, size - 1, size]);
    return {
      beat_data: random.word() >>> 0,
      beat_keep: 2 ** bytes - 1,
      beat_last: Number(bytes < size),
      counts: Number(random.chance(0.7)),
      clear: Number(random.chance(0.01)),
      freed: this.#freed,
      most: this.#most,
      longest: this.#longest,
    };
  }

  step({ beat_keep: keep, counts, clear, freed }: Values): Values {
    const outstanding = (((this.#total - freed!) % modulus) + modulus) % modulus;
    // The settings are known from the fourth clock on.
    const seen = this.#clock++ < 4 ? { outstanding } : { outstanding, open: this.#open };
    const fits = outstanding + this.#longest + dataLimitBeats * size <= this.#most;
    this.#open = Number(fits);
    this.#total += this.#marked;
    this.#marked = counts === 1 ? Math.log2(keep! + 1) : 0;
    if (clear === 1) [this.#total, this.#freed] = [0, 0];
    return seen;
  }
}

describe('the limit of outstanding bytes', () => {
  everyEngineTest(
    'is open exactly while a longest frame and what is not counted yet would keep to it',
    elaborate(dataLimit(size)),
    { seeds: 6 },
    inStep((random) => new Limit(random), 600),
  );
});
