import fc from 'fast-check';
import { expect } from 'vitest';
import { everyEngineProperty } from '../../../../testbench/bench/every-engine-property.ts';
import { elaborate } from '../../../hdl/index.ts';
import { contextBitmap } from './context-bitmap.ts';
import { trackerLayout } from './tracker-layout.ts';

const window = 128;
const words = window / 64;
const design = elaborate(contextBitmap(trackerLayout({ contexts: 3, window }), 2));

/** A clock: an access to a context, at a place after its base; and how far that base moves on afterwards, if it can. */
const step = fc.record({
  pdc: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(2)),
  enable: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, fc.constant(false)),
  fresh: fc.oneof({ weight: 40, arbitrary: fc.constant(false) }, fc.constant(true)),
  mark: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, fc.constant(false)),
  tag: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  /** Of the unmarked PSNs of the window one, or any of the window. */
  place: fc.oneof({ weight: 5, arbitrary: fc.record({ open: fc.nat(2) }) }, fc.record({ any: fc.nat(window - 1) })),
  moves: fc.oneof(fc.constant(0), fc.constant(window), fc.nat(10)),
});

/** What the hardware must show of one access. */
interface Expected {
  readonly arrived: boolean | undefined;
  readonly flags: bigint;
}

/** One context: marks and tags by offset, never wrapped; the flags of its words as they stand in hardware. */
class Context {
  base = 0;
  readonly tags = new Map<number, boolean>();
  readonly complete = new Array<bigint>(words).fill(0n);
  readonly tagged = new Array<bigint>(words).fill(0n);

  open(nth: number): number {
    let offset = this.base;
    for (let left = nth; left >= 0; offset++) if (!this.tags.has(offset) && left-- === 0) break;
    return Math.min(offset, this.base + window - 1);
  }

  mark(offset: number, tag: boolean): void {
    this.tags.set(offset, tag);
    const first = Math.floor(offset / 64) * 64;
    const mine = Array.from({ length: 64 }, (_, i) => first + i).filter((o) => o >= this.base);
    if (!mine.every((o) => this.tags.has(o))) return;
    const word = (first / 64) % words;
    this.complete[word] = Math.floor(offset / window) % 2 === 0 ? 1n : 0n;
    this.tagged[word] = mine.some((o) => this.tags.get(o)) ? 1n : 0n;
  }

  moveBase(most: number): void {
    for (let i = 0; i < most && this.tags.has(this.base); i++) this.base++;
  }

  get flags(): bigint {
    return [...this.complete, ...this.tagged].reduce((sum, flag, i) => sum | (flag << BigInt(i)), 0n);
  }
}

everyEngineProperty(
  'marks of several contexts are seen by all later accesses, and completed words and their tags are told',
  design,
  fc.array(step, { minLength: 1, maxLength: 500, size: 'max' }),
  async (t, steps) => {
    const contexts = [0, 1, 2].map(() => new Context());
    const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
    const port = (name: string) => BigInt(t.dut.port(name).get());
    const due: (Expected | undefined)[] = [];
    const drives: (() => void)[][] = [];
    const at = (clock: number, drive: () => void): void => {
      drives[clock] = [...(drives[clock] ?? []), drive];
    };
    const known = new Set<number>();
    for (let clock = 0; clock < steps.length + 6; clock++) {
      const now = steps[clock];
      set('enable', Number(now?.enable ?? false));
      if (now?.enable) {
        // A context begins with its first access.
        const fresh = now.fresh || !known.has(now.pdc);
        known.add(now.pdc);
        if (fresh) contexts[now.pdc] = new Context();
        const context = contexts[now.pdc]!;
        const offset = 'open' in now.place ? context.open(now.place.open) : context.base + now.place.any;
        const number = Math.floor(offset / 64);
        const passed = number === Math.floor(context.base / 64) ? (1n << BigInt(context.base % 64)) - 1n : 0n;
        set('pdc', now.pdc);
        set('fresh', Number(fresh));
        at(clock + 1, () => set('word', number % words));
        at(clock + 2, () => {
          set('mark', Number(now.mark));
          set('slot', offset % 64);
          set('lap', Math.floor(offset / window) % 2);
          set('tag', Number(now.tag));
          set('passed', passed);
        });
        const arrived = context.tags.has(offset);
        if (now.mark && !arrived) context.mark(offset, now.tag);
        due[clock] = { arrived, flags: context.flags };
        context.moveBase(now.moves);
      }
      for (const drive of drives[clock] ?? []) drive();
      const [before, earlier] = [due[clock - 4], due[clock - 5]];
      if (before !== undefined) expect(port('arrived')).toBe(before.arrived ? 1n : 0n);
      expect(port('flags_write_enable')).toBe(earlier === undefined ? 0n : 1n);
      if (earlier !== undefined) expect(port('flags_write_flags')).toBe(earlier.flags);
      await t.rising();
    }
  },
);
