/** Collects the changes of a run and writes them as a page with its own viewer. */
import { UserError } from '../../../support/user-error.ts';
import { ChangeChain } from '../change-chain.ts';
import type { ChangeSource } from '../change-source.ts';
import type { TextSink } from '../vcd-text.ts';
import type { WaveEncoder } from '../wave-encoder.ts';
import type { WaveScope } from '../wave-tree.ts';
import { viewerPage } from './viewer-page.ts';
import { waveData } from './wave-data.ts';
import type { WaveMark } from './wave-data-types.ts';

/** Bytes of changes that one page may hold: more makes a text that is longer than browsers take. */
const MOST_BYTES = 1 << 28;

/** All changes stay in memory until `finish`; it throws a `UserError` if they are more than a page can hold. */
export class ViewerEncoder implements WaveEncoder {
  readonly #source: ChangeSource;
  readonly #tree: WaveScope;
  readonly #write: TextSink;
  readonly #chains: readonly ChangeChain[];
  readonly #mostBytes: number;
  readonly #mark: WaveMark | undefined;
  #size = 0;
  #first = 0;
  #last = -1;

  /** `tree` is that of the source's signals; `mark`: as of `ViewedWaves`. */
  constructor(source: ChangeSource, tree: WaveScope, write: TextSink, mostBytes = MOST_BYTES, mark?: WaveMark) {
    this.#source = source;
    this.#tree = tree;
    this.#write = write;
    this.#mostBytes = mostBytes;
    this.#mark = mark;
    this.#chains = source.signals.map(({ width }) => new ChangeChain(width));
  }

  sample(cycle: number): void {
    if (this.#last < 0) this.#first = cycle;
    this.#last = cycle;
    // The run goes on; that it was in vain is said at its end.
    if (this.#size > this.#mostBytes) return;
    const { values, changed } = this.#source;
    const count = this.#source.poll();
    for (let i = 0; i < count; i++) {
      const index = changed[i]!;
      this.#size += this.#chains[index]!.append(cycle - this.#first, values[index]!);
    }
  }

  finish(cycle: number): void {
    if (cycle !== this.#last) this.sample(cycle);
    if (this.#size > this.#mostBytes) {
      const limit = `${this.#mostBytes / 2 ** 20} MB`;
      throw new UserError(
        `the waves have more than ${limit} of changes, too many for a page: choose fewer scopes, or write .fst`,
      );
    }
    const signals = this.#source.signals.map(({ path, width, states }, i) => {
      return { path, width, ...(states === undefined ? {} : { states }), chain: this.#chains[i]! };
    });
    const cycles = this.#last - this.#first + 1;
    const mark = this.#mark === undefined ? {} : { mark: this.#mark };
    this.#write(viewerPage(waveData({ firstCycle: this.#first, cycles, signals, tree: this.#tree, ...mark })));
  }
}
