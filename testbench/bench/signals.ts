/** Internal signals of a design that a test reads and overrides, by hierarchical names. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { noRegister } from '../engine/forces/no-register.ts';
import type { Forces, MemoryHandle, PortHandle, Signal, Simulator, Value } from '../engine/simulator.ts';
import { stateOf } from '../engine/states.ts';

/** A signal by its path (`u_fifo.count`), or an object with a path: a port, a signal of `t.dut.signals`, a handle. */
export type SignalTarget = string | { readonly path: string } | Pick<PortHandle, 'name'>;

/** A value as ports take it; for an enum also the name of a state. */
export type SignalValue = Value | string;

/** A name that a run without traced signals does not know; one with waves, which traces all, may know it. */
export class HiddenSignal extends UserError {}

/** A signal of the design by its path. */
export interface SignalHandle extends Signal {
  /** The name of its state; `undefined` for a signal that is not an enum, and for a value that is not a state. */
  state(): string | undefined;
  /** Drive an input, or deposit a register. `UserError` for a wire, and for a register that is not declared. */
  set(value: SignalValue): void;
  /** As `t.force`. */
  force(value: SignalValue): void;
  /** As `t.release`. */
  release(): void;
}

/** Which word of a memory. */
export interface WordAt {
  readonly at: number;
}

type Dut = Omit<Simulator, 'step' | 'edges'>;

const pathOf = (target: SignalTarget): string =>
  typeof target === 'string' ? target : 'path' in target ? target.path : target.name;

/** The signal of that path. `UserError` with the nearest name if no such signal is visible. */
export function signalAt(dut: Dut, target: SignalTarget): SignalHandle {
  const path = pathOf(target);
  const signal = seen(dut, path);
  if (signal === undefined) throw unknown(dut, path, 'signal');
  return {
    ...signal,
    state: () => (signal.states === undefined ? undefined : stateOf(signal.states, BigInt(signal.get()))?.name),
    set: (value) => {
      const port = dut.ports.find(({ name }) => name === path);
      if (port?.direction === 'in') port.set(numberOf(path, signal.states, value));
      else deposit(dut, path, value);
    },
    force: (value) => force(dut, path, value),
    release: () => release(dut, path),
  };
}

/** As `t.force`. */
export function force(dut: Dut, target: SignalTarget, value: SignalValue): void {
  const path = pathOf(target);
  const { states } = declared(dut, path).target(path);
  dut.forces!.force(path, numberOf(path, states, value));
}

/** As `t.release`. */
export function release(dut: Dut, target: SignalTarget): void {
  const path = pathOf(target);
  declared(dut, path).release(path);
}

/** As `t.deposit`. */
export function deposit(dut: Dut, target: SignalTarget, value: SignalValue, word?: WordAt): void {
  const path = pathOf(target);
  const memory = dut.memories?.find((candidate) => candidate.path === path);
  if (word !== undefined) depositWord(dut, path, memory, value, word.at);
  else if (memory !== undefined) throw new UserError(`${path} is a memory: say which word, { at: 0 }`);
  else {
    const kind = dut.forces?.targets.some((known) => known.path === path) ? undefined : seen(dut, path)?.kind;
    if (kind === 'input' || kind === 'wire') throw noRegister({ path, kind });
    const { states } = declared(dut, path).target(path);
    dut.forces!.deposit(path, numberOf(path, states, value));
  }
}

function depositWord(
  dut: Dut,
  path: string,
  memory: MemoryHandle | undefined,
  value: SignalValue,
  address: number,
): void {
  if (dut.memories === undefined) {
    throw new UserError(`the engine ${dut.engine} cannot deposit words of memories: use wasm, interpreter or yosys`);
  }
  if (memory === undefined) {
    const near = didYouMean(
      path,
      dut.memories.map((known) => known.path),
    );
    throw new UserError(`the design has no memory ${path}${near}`);
  }
  const { width, depth } = memory;
  if (!Number.isInteger(address) || address < 0 || address >= depth) {
    throw new UserError(`${path} has no word at ${address}: its addresses are 0 to ${depth - 1}`);
  }
  const word = numberOf(path, undefined, value);
  const isWhole = typeof word === 'bigint' || Number.isInteger(word);
  if (!isWhole || word < 0 || BigInt(word) >> BigInt(width) !== 0n) {
    throw new UserError(`${word} does not fit in a word of ${path}, of ${width} bits`);
  }
  memory.set(address, word);
}

/** The forces of the run. `UserError` if it has none, with the option to add, and while inputs are locked. */
function declared(dut: Dut, path: string): Forces {
  if (dut.forces !== undefined) {
    refuseWhereLocked(dut, path);
    return dut.forces;
  }
  const known = names(dut);
  const near = known.includes(path) ? '' : didYouMean(path, known);
  throw new UserError(
    `the simulator cannot force ${path}: declare it in the options of the test, { forces: ['${path}'] }${near}`,
  );
}

/** After `t.readOnly()` inputs cannot be set, and a force is a change as well. */
function refuseWhereLocked({ ports, forces }: Dut, path: string): void {
  const isDeclared = new Set(forces!.targets.map((target) => target.path));
  const input = ports.find(({ name, direction }) => direction === 'in' && !isDeclared.has(name));
  try {
    input?.set(input.get());
  } catch (error) {
    const message = `${path} cannot be changed after t.readOnly() in the same moment: await t.nextStep() or an edge first`;
    throw new UserError(message, { cause: error });
  }
}

/** The signal as far as the simulator can show it. */
function seen(dut: Dut, path: string): Signal | undefined {
  const signal = dut.signals.find((candidate) => candidate.path === path);
  if (signal !== undefined) return signal;
  const port = dut.ports.find(({ name }) => name === path);
  if (port !== undefined) {
    const { width, direction, states, get } = port;
    return {
      path,
      width,
      kind: direction === 'in' ? 'input' : 'output',
      get,
      ...(states === undefined ? {} : { states }),
    };
  }
  const { forces } = dut;
  const target = forces?.targets.find((candidate) => candidate.path === path);
  if (target !== undefined) {
    const { width, kind, states } = target;
    return { path, width, kind, get: () => forces!.get(path), ...(states === undefined ? {} : { states }) };
  }
  const register = dut.registers?.find((candidate) => candidate.path === path);
  return register && { path, width: register.width, kind: 'reg', get: () => register.get() };
}

const names = (dut: Dut): readonly string[] => [
  ...new Set(
    [
      ...dut.signals,
      ...dut.ports.map(({ name }) => ({ path: name })),
      ...(dut.forces?.targets ?? []),
      ...(dut.registers ?? []),
    ].map(({ path }) => path),
  ),
];

function unknown(dut: Dut, path: string, what: string): UserError {
  if (dut.memories?.some((memory) => memory.path === path)) {
    return new UserError(`${path} is a memory: read its words by t.dut.memories`);
  }
  const isTraced = dut.signals.some(({ path }) => path.includes('.')) || dut.signals.length > dut.ports.length;
  const near = didYouMean(path, names(dut));
  if (isTraced) return new UserError(`the design has no ${what} ${path}${near}`);
  const hint = 'that this run shows (with the option trace: true it shows all)';
  return new HiddenSignal(`the design has no ${what} ${path} ${hint}${near}`);
}

function numberOf(path: string, states: Signal['states'], value: SignalValue): Value {
  if (typeof value !== 'string') return value;
  const found = states?.find(({ name }) => name === value)?.value;
  if (found !== undefined) return found <= 0xffff_ffffn ? Number(found) : found;
  const known = states?.map(({ name }) => name) ?? [];
  const which = known.length === 0 ? 'it is no enum' : `its states are ${known.join(', ')}`;
  throw new UserError(`${path} has no state ${value}: ${which}${didYouMean(value, known)}`);
}
