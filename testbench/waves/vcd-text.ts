/** The text of a VCD file (IEEE 1364-2005 clause 18). */

import type { Signal, Value } from '../engine/simulator.ts';
import { stateNamer } from '../engine/states.ts';
import type { ChangeSource } from './change-source.ts';
import { CYCLE_NAME, type WaveEncoder } from './wave-encoder.ts';
import { ClockTrace, plainTime, type WaveEdge, type WaveTime } from './wave-time.ts';
import type { WaveScope } from './wave-tree.ts';

/** Where the text goes, in pieces of any size. */
export type TextSink = (text: string) => void;

/**
 * Writes changes only. Beside the signals there are the clocks and `cycle`, the number of the edge that comes. A signal
 * with states has a companion `<name>_state` of the type `string`, which GTKWave and Surfer show. Records and links are
 * scopes of the type `struct`, which is not in the standard but in both viewers and in what Verilator writes.
 */
export class VcdText implements WaveEncoder {
  readonly #source: ChangeSource;
  readonly #write: TextSink;
  /** By the number of the signal. */
  readonly #variables: Variable[] = [];
  readonly #time: WaveTime;
  readonly #trace: ClockTrace;
  readonly #clocks: readonly string[];
  readonly #cycle: string;
  /** The cycle and the time written last; -1 before the first. */
  #lastCycle = -1;
  #lastTime = -1;

  /** `tree` is that of the source's signals. Writes the declarations. */
  constructor(source: ChangeSource, tree: WaveScope, write: TextSink, time: WaveTime = plainTime) {
    this.#source = source;
    this.#write = write;
    let codes = 0;
    const nextCode = (): string => vcdCode(codes++);
    this.#time = time;
    this.#trace = new ClockTrace(time);
    this.#clocks = time.clocks.map(nextCode);
    this.#cycle = nextCode();
    const extra = [
      ...time.clocks.map((name, i) => `$var wire 1 ${this.#clocks[i]} ${tree.names.take(name)} $end\n`),
      `$var integer 32 ${this.#cycle} ${tree.names.take(CYCLE_NAME)} $end\n`,
    ];
    write(`$version Gatewright $end\n$timescale 1 ${time.unit} $end\n`);
    this.#declare(tree, extra.join(''), nextCode);
    write('$enddefinitions $end\n');
  }

  sample(cycle: number): void {
    const { time, edges } = this.#trace.sample(cycle);
    const first = this.#lastTime < 0;
    let text = this.#edges(edges.filter((edge) => edge.time < time)) + this.#stamp(time);
    if (first) text += `$dumpvars\n${this.#clocks.map((code) => `0${code}\n`).join('')}`;
    text += this.#edges(edges.filter((edge) => edge.time === time));
    if (cycle !== this.#lastCycle) text += `b${cycle.toString(2)} ${this.#cycle}\n`;
    this.#lastCycle = cycle;
    const { values, changed } = this.#source;
    const count = this.#source.poll();
    for (let i = 0; i < count; i++) {
      const index = changed[i]!;
      text += valueChange(this.#variables[index]!, values[index]!);
    }
    this.#write(first ? `${text}$end\n` : text);
  }

  finish(cycle: number): void {
    if (this.#time.now(cycle) !== this.#trace.last) this.sample(cycle);
    const end = this.#time.end(cycle);
    this.#write(this.#edges(this.#trace.fallsUntil(end)) + this.#stamp(end));
  }

  #edges(edges: readonly WaveEdge[]): string {
    return edges.map(({ time, clock, level }) => `${this.#stamp(time)}${level}${this.#clocks[clock]}\n`).join('');
  }

  /** Times stand in the file once. */
  #stamp(time: number): string {
    if (time === this.#lastTime) return '';
    this.#lastTime = time;
    return `#${time}\n`;
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
