/**
 * A port of LLR whose line leads back to it, switched on again and again with other settings, and what it puts on its
 * line.
 */
import assert from 'node:assert/strict';
import type { TransmitOptions } from '../../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import type { TestContext } from '../../../../bench/context.ts';
import type { LlrSettings } from '../../../golden/llr/index.ts';
import type { LineItem } from '../../../golden/llr/peer/link.ts';
import { defaultSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import { bringUp } from './bring-up.ts';
import { type LeftSet, LoopBench } from './loop-bench.ts';

type Fields = Readonly<Record<string, number>>;
type Kind = ControlSet['message'];

export const isSet = (item: LineItem, ...kinds: readonly Kind[]): boolean =>
  item.kind === 'control' && kinds.includes(item.set.message);

/** The port of a test: settings that make nothing happen by itself, and what leaves while it is on. */
export class MeasuredPort {
  readonly bench: LoopBench;
  readonly #t: TestContext;
  readonly #size: number;

  constructor(t: TestContext, options: TransmitOptions, settings: Partial<LlrSettings> = {}, spacing = defaultSpacing) {
    const quiet = { initBehaviour: 'block', flushBehaviour: 'block', ackSpacing: 32_760, replayCountMax: 255 } as const;
    this.bench = new LoopBench(t, { options, settings: { ...quiet, ...settings }, spacing, delay: 5 });
    this.#t = t;
    this.#size = options.size;
  }

  /** Switched off, and on again with other settings; `connects`: until it is in ADVANCE. */
  async restart(registers: Readonly<Record<string, Fields>>, connects = true): Promise<void> {
    const { bench } = this;
    const drops = bench.fate;
    bench.fate = () => [];
    await bench.registers.write('mode', { tx: 0, rx: 0 });
    await this.#t.cycles(60);
    bench.left.length = 0;
    bench.sets.length = 0;
    if (connects) bench.fate = (item) => [item];
    else bench.fate = drops;
    await bringUp(bench, 0, registers);
    if (!connects) return;
    await this.state(2);
    bench.fate = drops;
  }

  /** Nothing of these kinds arrives. */
  loses(...kinds: readonly Kind[]): void {
    this.bench.fate = (item) => (isSet(item, ...kinds) ? [] : [item]);
  }

  async state(wanted: number): Promise<void> {
    for (let i = 0; (await this.bench.registers.read('status', 'tx_state')) !== wanted; i++) {
      assert.ok(i < 8_000, `the sender never comes to state ${wanted}`);
      await this.#t.cycles(4);
    }
  }

  /** Eligible frames of so many bytes with check sequence, one after the other. */
  async send(count: number, length = 64): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.bench.submit({ bytes: new Uint8Array(length - 4).fill(i + 1), eligible: true });
      await this.#t.cycles(Math.ceil(length / this.#size) + 20);
    }
  }

  /** Clocks between the beginnings of two things on the line. */
  between(first: { readonly begins: number }, second: { readonly begins: number }): number {
    return (second.begins - first.begins) / this.#size;
  }

  ofKind(kind: Kind): LeftSet[] {
    return this.bench.sets.filter(({ message }) => message === kind);
  }

  async until(condition: () => boolean, timeout: number): Promise<void> {
    await this.#t.until(condition, { timeout });
  }
}
