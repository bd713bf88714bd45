import { describe } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../../hdl/index.ts';
import { inStep, type PartModel, type Values } from '../testing/in-step.ts';
import { transmitTimers } from './transmit-timers.ts';

const frames = 8;
const numbers = 2 ** 20;

/** Times of clocks, and of each frame that is outstanding. */
class Timers implements PartModel {
  readonly #replayMax: number;
  readonly #lostMax: number;
  readonly #ageMax: number;
  #clock = 0;
  /** When frames were sent, the oldest first. */
  #sent: number[] = [];
  #oldest: number;
  #advancing = 0;
  #since = 0;
  #downSince: number | undefined;
  #up = 1;
  #shown: Values = {};

  constructor(random: Random) {
    this.#replayMax = random.pick([0, 1, 9, 25]);
    this.#lostMax = random.pick([0, 1, 12]);
    this.#ageMax = random.pick([0, 2, 20, 60]);
    this.#oldest = random.pick([0, numbers - 5]);
  }

  inputs(random: Random): Values {
    // A state machine tells of each replay that ends, and of that alone, when it begins to advance.
    const restarts = random.chance(this.#advancing === 1 ? 0.01 : 0.2);
    const advancing = this.#advancing;
    if (restarts || random.chance(0.02)) this.#advancing = Number(restarts);
    if (random.chance(0.05)) this.#up = random.below(2);
    const count = this.#sent.length;
    const freed = count > 0 && random.chance(0.08) ? random.int(1, count) : 0;
    return {
      pcs_up: this.#up,
      replay_max: this.#replayMax,
      lost_max: this.#lostMax,
      age_max: this.#ageMax,
      advancing,
      live: Number(advancing === 1 || random.chance(0.8)),
      empty: Number(count === 0),
      restart: Number(restarts),
      sends: Number(count < frames - 1 && random.chance(0.1)),
      seq: (this.#oldest + count) % numbers,
      frees: Number(freed > 0),
      oldest: (this.#oldest + freed) % numbers,
      none_left: Number(freed === count),
    };
  }

  step(inputs: Values): Values {
    const seen = this.#shown;
    const now = this.#clock++;
    const count = this.#sent.length;
    const freed = inputs.frees === 1 ? (inputs.oldest! - this.#oldest + numbers) % numbers : 0;
    const looks = count > 0 && freed === 0;
    if (inputs.pcs_up === 1) this.#downSince = undefined;
    else this.#downSince ??= now;
    const lost = this.#downSince !== undefined && now - this.#downSince >= this.#lostMax;
    const waited = looks && inputs.advancing === 1 && this.#replayMax > 0 && now - this.#since >= this.#replayMax;
    const old = looks && inputs.live === 1 && this.#ageMax > 0 && now - this.#sent[0]! >= this.#ageMax;
    this.#shown = {
      pcs_down: 1 - inputs.pcs_up!,
      replay_due: Number(waited),
      flush_due: Number(lost || old),
      due: Number(waited || old),
    };
    if (inputs.restart === 1 || count === 0 || freed > 0) this.#since = now;
    this.#sent.splice(0, freed);
    this.#oldest = (this.#oldest + freed) % numbers;
    if (inputs.sends === 1) this.#sent.push(now);
    return seen;
  }
}

describe("the sender's timers", () => {
  everyEngineTest(
    'run out when they are to, by the times at which frames were sent',
    elaborate(transmitTimers(frames)),
    { seeds: 8 },
    inStep((random) => new Timers(random), 700),
  );
});
