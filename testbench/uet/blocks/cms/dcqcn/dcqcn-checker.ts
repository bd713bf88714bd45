/** Holds DCQCN against its model in each clock: whose turn it is, its rate and its window. */
import { isDeepStrictEqual } from 'node:util';
import { dcqcnClock } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import type { DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import { type Agent, assert, type Dut, flagReader, numberReader } from '../../test-kit.ts';
import { pacedReader, type ShownTurn, turnOf, turnReader } from './dcqcn-ports.ts';
import { SweptContexts } from './swept-contexts.ts';

/** What a run wants to hear of. */
export interface DcqcnListener {
  readonly onTurn?: (turn: ShownTurn) => void;
  /** A disagreement; without it one is thrown. */
  readonly onMismatch?: (message: string) => void;
}

/** Attach it in the first clock after reset, or say the clock of its first sample, counted from there. */
export class DcqcnChecker implements Agent {
  readonly contexts: SweptContexts;
  readonly #listener: DcqcnListener;
  readonly #event: ReturnType<typeof pacedReader>;
  readonly #turn: ReturnType<typeof turnReader>;
  readonly #now: () => number;
  readonly #ready: () => boolean;
  readonly #due: (ShownTurn | undefined)[] = Array.from({ length: dcqcnClock.limit }, () => undefined);
  readonly #first: () => number;
  #clock: number | undefined;

  constructor(
    dut: Dut,
    contexts: number,
    settings: DcqcnFixedSettings,
    listener: DcqcnListener = {},
    first: () => number = () => 0,
  ) {
    this.#first = first;
    this.contexts = new SweptContexts(contexts, settings);
    this.#listener = listener;
    this.#event = pacedReader(dut);
    this.#turn = turnReader(dut);
    this.#now = numberReader(dut, 'now');
    this.#ready = flagReader(dut, 'ready');
  }

  /** Whether events may come in the next clock. */
  get isReady(): boolean {
    return this.#ready();
  }

  sample(): void {
    this.#clock ??= this.#first();
    const ccc = this.contexts.clock(this.#clock, this.#now(), this.#event());
    this.#due.push(ccc === undefined ? undefined : turnOf(ccc, this.contexts.model(ccc)));
    const due = this.#due.shift();
    const shown = this.#turn();
    const what = `what leaves in clock ${this.#clock}`;
    const { onTurn, onMismatch } = this.#listener;
    if (onMismatch === undefined) assert.deepEqual(shown, due, what);
    else if (!isDeepStrictEqual(shown, due))
      onMismatch(`${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(due)}`);
    if (shown !== undefined) onTurn?.(shown);
    this.#clock += 1;
  }
}
