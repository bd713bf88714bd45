/**
 * The property run of the decoder of LLR's line: random blocks, every output held against the golden model in every
 * clock.
 */
import type { Agent, Body, Random, TestContext } from '../../test-kit.ts';
import { columnPort } from '../link/column-port.ts';
import { DecoderChecker, decoderOf } from './decoder-checker.ts';
import { drawMix, LineColumns } from './line-stimulus.ts';

/** Clocks of one mix. */
const mixClocks = 250;

/** Drives columns of ever other mixes, with gaps, and a PCS that goes down now and then. */
class DecoderStimulus implements Agent {
  readonly #dut;
  readonly #column;
  readonly #random: Random;
  readonly #size: number;
  #columns: LineColumns;
  #clocks = 0;
  #valid = 1;
  #falls = 0;

  constructor(t: TestContext, size: number) {
    this.#dut = decoderOf(t);
    this.#column = columnPort(t.dut, 'column', size);
    this.#random = t.random.fork('llr line');
    this.#size = size;
    this.#columns = new LineColumns(this.#random, size, drawMix(this.#random, size));
  }

  drive(): void {
    const random = this.#random;
    if (this.#clocks++ % mixClocks === 0) {
      this.#columns = new LineColumns(random, this.#size, drawMix(random, this.#size));
      this.#valid = random.pick([1, 1, 0.6, 0.3]);
      this.#falls = random.pick([0, 0, 0.02]);
    }
    const { pcs_up: up, valid } = this.#dut;
    up.set(Number(up.get() === 1 ? !random.chance(this.#falls) : random.chance(0.3)));
    valid.set(Number(random.chance(this.#valid)));
    this.#column.set(this.#columns.next());
  }
}

/** A test of `clocks` clocks with the decoder of `size` bytes a clock; traffic and faults follow from the seed. */
export function decoderProperty(size: number, clocks: number): Body<void> {
  return async (t) => {
    for (const port of [decoderOf(t).valid, decoderOf(t).pcs_up]) port.set(0);
    t.attach(new DecoderChecker(t, size));
    t.attach(new DecoderStimulus(t, size));
    await t.cycles(clocks);
  };
}
