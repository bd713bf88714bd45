/** The text of a VCD file (IEEE 1364-2005 clause 18), from the values of signals once a cycle. */
import type { Signal, Value } from '../engine/simulator.ts';
import { VcdScopeNames, vcdCode, vcdName } from './vcd-names.ts';

/** Where the text goes, in pieces of any size. */
export type TextSink = (text: string) => void;

/** Time units (ns in the file) from one rising edge to the next. */
export const UNITS_PER_CYCLE = 10;

/**
 * Writes the values of some signals, changes only. Time: what edge `k` sees is shown from `10 k` on, and edge `k` itself is
 * at `10 (k + 1)`, where the clock rises and values change to those after it. Beside the signals there are `clk` and
 * `cycle`, the number of the edge that comes. A signal with states has a companion `<name>_state` of the type `string`, which
 * GTKWave and Surfer show.
 */
export class VcdText {
  readonly #write: TextSink;
  readonly #variables: readonly Variable[];
  readonly #clock: string;
  readonly #cycle: string;
  /** The cycle written last; -1 before the first. */
  #last = -1;

  /** `top` is the name of the outermost scope. Writes the declarations. */
  constructor(signals: readonly Signal[], write: TextSink, top: string) {
    this.#write = write;
    const root = new Scope(vcdName(top));
    let codes = 0;
    this.#clock = vcdCode(codes++);
    this.#cycle = vcdCode(codes++);
    const placed = signals.map((signal) => {
      const path = signal.path.split('.');
      const scope = path.slice(0, -1).reduce((outer, name) => outer.inner(name), root);
      const raw = path.at(-1) ?? '';
      return { signal, scope, raw, name: scope.names.take(raw) };
    });
    // After all signals have their names, so that only companions are renamed when two meet.
    this.#variables = placed.map((place) => declare(place, () => vcdCode(codes++)));
    root.declarations.unshift(
      `$var wire 1 ${this.#clock} ${root.names.take('clk')} $end`,
      `$var integer 32 ${this.#cycle} ${root.names.take('cycle')} $end`,
    );
    write(`$version Gatewright $end\n$timescale 1 ns $end\n`);
    root.write(write);
    write('$enddefinitions $end\n');
  }

  /** The present values of the signals, which are those that edge `cycle` sees. Cycles must rise. */
  sample(cycle: number): void {
    const start = cycle * UNITS_PER_CYCLE;
    const first = this.#last < 0;
    this.#last = cycle;
    let text = `#${start}\n`;
    if (first) text += '$dumpvars\n';
    // Before the first edge the clock has not risen yet.
    text += `${first ? 0 : 1}${this.#clock}\nb${cycle.toString(2)} ${this.#cycle}\n`;
    for (const variable of this.#variables) {
      const value = variable.signal.get();
      if (value === variable.last) continue;
      variable.last = value;
      text += valueChange(variable, value);
    }
    if (first) text += '$end\n';
    this.#write(first ? text : `${text}#${start + UNITS_PER_CYCLE / 2}\n0${this.#clock}\n`);
  }

  /**
   * The values after the last edge, and the time to see them in. `cycle` as in `sample`; if it has been written already,
   * because the run stopped between sampling and the edge, only the end of the time is written.
   */
  finish(cycle: number): void {
    if (cycle !== this.#last) this.sample(cycle);
    this.#write(`#${(cycle + 1) * UNITS_PER_CYCLE}\n`);
  }
}

interface Variable {
  readonly signal: Signal;
  readonly code: string;
  /** Of the companion with the state's name. */
  readonly stateCode: string | undefined;
  last: Value | undefined;
}

class Scope {
  readonly names = new VcdScopeNames();
  readonly declarations: string[] = [];
  readonly #name: string;
  readonly #inner = new Map<string, Scope>();
  readonly #innerNames = new VcdScopeNames();

  /** `name` as it stands in the file. */
  constructor(name: string) {
    this.#name = name;
  }

  inner(name: string): Scope {
    let scope = this.#inner.get(name);
    if (scope === undefined) {
      scope = new Scope(this.#innerNames.take(name));
      this.#inner.set(name, scope);
    }
    return scope;
  }

  write(write: TextSink): void {
    write(`$scope module ${this.#name} $end\n`);
    for (const line of this.declarations) write(`${line}\n`);
    for (const scope of this.#inner.values()) scope.write(write);
    write('$upscope $end\n');
  }
}

interface Place {
  readonly signal: Signal;
  readonly scope: Scope;
  /** As in the path, and as in the file. */
  readonly raw: string;
  readonly name: string;
}

function declare({ signal, scope, raw, name }: Place, nextCode: () => string): Variable {
  const { width, states } = signal;
  const code = nextCode();
  const range = width === 1 ? '' : ` [${width - 1}:0]`;
  scope.declarations.push(`$var ${signal.kind === 'reg' ? 'reg' : 'wire'} ${width} ${code} ${name}${range} $end`);
  if (states === undefined) return { signal, code, stateCode: undefined, last: undefined };
  const stateCode = nextCode();
  scope.declarations.push(`$var string 1 ${stateCode} ${scope.names.take(`${raw}_state`)} $end`);
  return { signal, code, stateCode, last: undefined };
}

function valueChange({ signal, code, stateCode }: Variable, value: Value): string {
  const bits = signal.width === 1 ? `${value}${code}\n` : `b${value.toString(2)} ${code}\n`;
  if (stateCode === undefined) return bits;
  // A value without a state shows as its number; white space would end the string.
  const state = (signal.states?.[Number(value)] ?? String(value)).replace(/[^!-~]/g, '_');
  return `${bits}s${state} ${stateCode}\n`;
}
