/** The text of a VCD file (IEEE 1364-2005 clause 18). */

import type { Signal, Value } from '../engine/simulator.ts';
import { stateNamer } from '../engine/states.ts';
import type { ChangeSource } from './change-source.ts';
import { CLOCK_NAME, CYCLE_NAME, UNITS_PER_CYCLE, type WaveEncoder } from './wave-encoder.ts';
import type { WaveScope } from './wave-tree.ts';

/** Where the text goes, in pieces of any size. */
export type TextSink = (text: string) => void;

/**
 * Writes changes only. Beside the signals there are `clk` and `cycle`, the number of the edge that comes. A signal with
 * states has a companion `<name>_state` of the type `string`, which GTKWave and Surfer show. Records and links are scopes of
 * the type `struct`, which is not in the standard but in both viewers and in what Verilator writes.
 */
export class VcdText implements WaveEncoder {
  readonly #source: ChangeSource;
  readonly #write: TextSink;
  /** By the number of the signal. */
  readonly #variables: Variable[] = [];
  readonly #clock: string;
  readonly #cycle: string;
  /** The cycle written last; -1 before the first. */
  #last = -1;

  /** `tree` is that of the source's signals. Writes the declarations. */
  constructor(source: ChangeSource, tree: WaveScope, write: TextSink) {
    this.#source = source;
    this.#write = write;
    let codes = 0;
    const nextCode = (): string => vcdCode(codes++);
    this.#clock = nextCode();
    this.#cycle = nextCode();
    const extra = [
      `$var wire 1 ${this.#clock} ${tree.names.take(CLOCK_NAME)} $end\n`,
      `$var integer 32 ${this.#cycle} ${tree.names.take(CYCLE_NAME)} $end\n`,
    ];
    write(`$version Gatewright $end\n$timescale 1 ns $end\n`);
    this.#declare(tree, extra.join(''), nextCode);
    write('$enddefinitions $end\n');
  }

  sample(cycle: number): void {
    const start = cycle * UNITS_PER_CYCLE;
    const first = this.#last < 0;
    this.#last = cycle;
    let text = `#${start}\n`;
    if (first) text += '$dumpvars\n';
    // Before the first edge the clock has not risen yet.
    text += `${first ? 0 : 1}${this.#clock}\nb${cycle.toString(2)} ${this.#cycle}\n`;
    const { values, changed } = this.#source;
    const count = this.#source.poll();
    for (let i = 0; i < count; i++) {
      const index = changed[i]!;
      text += valueChange(this.#variables[index]!, values[index]!);
    }
    if (first) text += '$end\n';
    this.#write(first ? text : `${text}#${start + UNITS_PER_CYCLE / 2}\n0${this.#clock}\n`);
  }

  finish(cycle: number): void {
    if (cycle !== this.#last) this.sample(cycle);
    this.#write(`#${(cycle + 1) * UNITS_PER_CYCLE}\n`);
  }

  #declare(scope: WaveScope, extra: string, nextCode: () => string): void {
    this.#write(`$scope ${scope.kind} ${scope.name} $end\n${extra}`);
    for (const { index, label, name } of scope.signals) {
      const { width, states, kind } = this.#source.signals[index]!;
      const code = nextCode();
      this.#write(`$var ${kind === 'reg' ? 'reg' : 'wire'} ${width} ${code} ${name}${bitRange(width)} $end\n`);
      const stateCode = states === undefined ? undefined : nextCode();
      if (stateCode !== undefined)
        this.#write(`$var string 1 ${stateCode} ${scope.names.take(`${label}_state`)} $end\n`);
      const nameOf = states === undefined ? undefined : stateNamer(states);
      this.#variables[index] = { width, nameOf, code, stateCode };
    }
    for (const inner of scope.scopes) this.#declare(inner, '', nextCode);
    this.#write('$upscope $end\n');
  }
}

/** What follows the name of a vector. */
export function bitRange(width: number): string {
  return width === 1 ? '' : ` [${width - 1}:0]`;
}

/** The identifier code of variable number `index`: printable ASCII characters, shortest first. */
export function vcdCode(index: number): string {
  let code = '';
  // Bijective base 94, lowest digit first: every string of the characters ! to ~ occurs once.
  for (let rest = index; rest >= 0; rest = Math.floor(rest / CHARACTERS) - 1)
    code += String.fromCharCode(FIRST + (rest % CHARACTERS));
  return code;
}

/** The characters from `!` to `~`. */
const FIRST = 33;
const CHARACTERS = 94;

interface Variable extends Pick<Signal, 'width'> {
  readonly nameOf: ReturnType<typeof stateNamer> | undefined;
  readonly code: string;
  /** Of the companion with the state's name. */
  readonly stateCode: string | undefined;
}

function valueChange({ width, nameOf, code, stateCode }: Variable, value: Value): string {
  const bits = width === 1 ? `${value}${code}\n` : `b${value.toString(2)} ${code}\n`;
  if (stateCode === undefined) return bits;
  // A value without a state shows as its number; white space would end the string.
  const state = (nameOf?.(value) ?? String(value)).replace(/[^!-~]/g, '_');
  return `${bits}s${state} ${stateCode}\n`;
}
