import { describe, expect } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import type { Body } from '../../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { type Poison, withFcs } from '../../../../testbench/uet/golden/llr/index.ts';
import { elaborate } from '../../../hdl/index.ts';
import { toBytes, toWord } from '../../../lib/packet/testing/packets.ts';
import type { PoisonMode } from '../receive/fcs-check.ts';
import { fcsBytes } from './client.ts';
import { fcsFill, fcsFillLatency } from './fcs-fill.ts';

/** A frame that goes in, and what has to leave. */
interface Frame {
  readonly bytes: readonly number[];
  readonly fresh: boolean;
  readonly poison: boolean;
  readonly seq: number;
  readonly llr: boolean;
  readonly after: readonly number[];
  readonly poisoned: boolean;
}

function anyFrame(random: Random, size: number, pattern: Poison): Frame {
  const content = Uint8Array.from({ length: random.int(1, 3 * size) }, () => random.word() & 0xff);
  const [fresh, poison, damaged] = [random.chance(0.5), random.chance(0.3), random.chance(0.5)];
  const common = { fresh, poison, seq: random.below(2 ** 20), llr: random.chance(0.7) };
  const whole = withFcs(content);
  if (fresh) {
    const bytes = [...content, ...Array.from({ length: fcsBytes }, () => random.word() & 0xff)];
    return { ...common, bytes, after: [...withFcs(content, poison ? pattern : undefined)], poisoned: poison };
  }
  const bytes = [...whole];
  if (damaged) bytes[random.below(bytes.length)]! ^= random.int(1, 255);
  const kept = Uint8Array.from(bytes.slice(0, -fcsBytes));
  return { ...common, bytes, after: damaged ? [...withFcs(kept, pattern)] : bytes, poisoned: damaged };
}

interface Piece {
  readonly frame: Frame;
  readonly kept: readonly number[];
  readonly after: readonly number[];
  readonly last: boolean;
  marked: boolean;
}

/** Frames with pauses; each beat leaves when it has to, with what goes with it, and marks that nothing has taken. */
const play =
  (size: number, mode: PoisonMode, clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const get = (name: string): bigint => BigInt(t.dut.port(name).get());
    const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
    const pattern: Poison = { pattern: random.word() >>> 0, mode };
    const latency = fcsFillLatency(size);
    /** What leaves by the clock in which it does. */
    const due = new Map<number, Piece>();
    let pieces: Piece[] = [];
    /** The beat that waits for the next one of its frame. */
    let waits: Piece | undefined;
    let left = 0;
    const inside: Piece[] = [];
    set('pattern', pattern.pattern);
    for (let clock = 0; clock < clocks; clock++) {
      if (pieces.length === 0) pieces = piecesOf(anyFrame(random, size, pattern), size);
      const piece = random.chance(0.8) ? pieces.shift() : undefined;
      const forget = random.chance(0.04);
      set('valid', Number(piece !== undefined));
      set('forget', Number(forget));
      const { frame, kept = [] } = piece ?? {};
      set('beat_data', toWord([...kept, ...Array.from({ length: size - kept.length }, () => random.word() & 0xff)]));
      set('beat_keep', (1n << BigInt(kept.length)) - 1n);
      set('beat_last', Number(piece?.last ?? random.chance(0.5)));
      set('beat_user_llr', Number(frame?.llr ?? false));
      set('beat_user_seq', frame?.seq ?? 0);
      set('fresh', Number(frame?.fresh ?? random.chance(0.5)));
      set('poison', Number(frame?.poison ?? random.chance(0.5)));
      const marks = random.chance(0.5);
      set('marked', Number(marks));

      const leaves = due.get(clock);
      expect(get('out_valid') === 1n, `a beat leaves in clock ${clock}`).toBe(leaves !== undefined);
      expect(get('marks') === 1n, `marks in clock ${clock}`).toBe(inside.some(({ marked }) => marked));
      if (leaves !== undefined) {
        const shown = toBytes(get('out_beat_data'), leaves.after.length);
        expect(shown).toEqual([...leaves.after]);
        expect(get('out_beat_keep')).toBe((1n << BigInt(leaves.after.length)) - 1n);
        const flags = ['out_beat_last', 'out_beat_user_llr', 'out_fresh', 'out_marked'].map((name) => get(name) === 1n);
        expect(flags).toEqual([leaves.last, leaves.frame.llr, leaves.frame.fresh, leaves.marked]);
        expect(get('out_beat_user_seq')).toBe(BigInt(leaves.frame.seq));
        if (leaves.last) expect(get('poisoned') === 1n).toBe(leaves.frame.poisoned);
        inside.shift();
        left++;
      }
      // Of two beats of a frame the first leaves a clock before the second one could.
      if (piece !== undefined) {
        piece.marked = marks;
        inside.push(piece);
        if (waits !== undefined) due.set(clock + latency - 1, waits);
        waits = piece.last ? undefined : piece;
        if (piece.last) due.set(clock + latency, piece);
      }
      if (forget) for (const each of inside) each.marked = false;
      await t.rising();
    }
    expect(left).toBeGreaterThan(clocks / 2);
  };

const piecesOf = (frame: Frame, size: number): Piece[] =>
  Array.from({ length: Math.ceil(frame.bytes.length / size) }, (_, i) => {
    const part = (bytes: readonly number[]) => bytes.slice(i * size, (i + 1) * size);
    const last = (i + 1) * size >= frame.bytes.length;
    return { frame, kept: part(frame.bytes), after: part(frame.after), last, marked: false };
  });

describe('the check sequence that is filled in', () => {
  for (const { size, mode } of [
    { size: 8, mode: 'xor' },
    { size: 16, mode: 'replace' },
  ] as const) {
    everyEngineTest(
      `${size} bytes a clock, ${mode}: new frames get theirs, damaged ones of a memory are poisoned, right ones stay`,
      elaborate(fcsFill(size, mode)),
      { seeds: 2 },
      play(size, mode, 500),
    );
  }
});
