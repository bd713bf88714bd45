/** The way to registers of the design that is not the bus. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';
import type { MappedField, MappedRegister } from './mapped.ts';

/**
 * Where a design has its registers: the path of the instance of `axiLiteRegisters`, `''` if it is the top; or a
 * function that gives the path of a field's register, `undefined` for fields that have none.
 */
export type BackdoorPath = string | ((register: string, field: string) => string | undefined);

/** What can be looked into: a test's `t.dut`. */
export interface Inside {
  readonly signals: readonly Readable[];
  readonly registers?: readonly Readable[] | undefined;
  /** What a test declares that it puts values into, where it does. */
  readonly forces?: Declared | undefined;
}

/** Signals that a run can put values into. */
export interface Declared {
  readonly targets: readonly { readonly path: string; readonly width: number }[];
  get(path: string): Value;
}

interface Readable {
  readonly path: string;
  readonly width: number;
  get(): Value;
}

/** What puts a value into a register of a running design, as if an edge had. */
export interface Depositor {
  deposit(path: string, value: Value): void;
}

export class Backdoor {
  readonly #places = new Map<MappedField, Readable>();
  readonly #declared: ReadonlyMap<string, Readable>;
  readonly #depositor: Partial<Depositor>;

  /** A `UserError` for the first field whose register the design does not show, or with another width. */
  constructor(dut: Inside, depositor: Partial<Depositor>, path: BackdoorPath, registers: readonly MappedRegister[]) {
    this.#depositor = depositor;
    const { forces } = dut;
    const declared =
      forces?.targets.map(({ path: at, width }) => ({ path: at, width, get: () => forces.get(at) })) ?? [];
    this.#declared = new Map(declared.map((each) => [each.path, each]));
    // Of what is declared, the value that the design sees.
    const inside = new Map([...dut.signals, ...(dut.registers ?? []), ...declared].map((each) => [each.path, each]));
    for (const { name, fields } of registers)
      for (const field of fields) {
        const at = typeof path === 'string' ? defaultPath(path, field) : path(name, field.spec.name);
        if (at !== undefined) this.#places.set(field, placeOf(inside, field, at));
      }
  }

  /** Whether a field has a register that is reached. */
  reaches(field: MappedField): boolean {
    return this.#places.has(field);
  }

  /** Whether the run can put a value into the register of a field. */
  canPoke(field: MappedField): boolean {
    const path = this.#places.get(field)?.path;
    return path !== undefined && this.#depositor.deposit !== undefined && this.#declared.has(path);
  }

  peek(field: MappedField): bigint {
    return BigInt(this.#placeOf(field).get());
  }

  /** A `UserError` where the run cannot put a value into the register. */
  poke(field: MappedField, value: bigint): void {
    const { path, width } = this.#placeOf(field);
    if (this.#depositor.deposit === undefined)
      throw new UserError(`${field.path} cannot be poked: this run cannot put a value into the register ${path}`);
    this.#depositor.deposit(path, width > 32 ? value : Number(value));
  }

  #placeOf(field: MappedField): Readable {
    const place = this.#places.get(field);
    if (place !== undefined) return place;
    throw new UserError(`${field.path} has no register to be reached: it is ${field.spec.access}`);
  }
}

/** As `axiLiteRegisters` names its registers; what hardware keeps or drives is none of them. */
function defaultPath(instance: string, { register, spec }: MappedField): string | undefined {
  if (!['rw', 'wo', 'w1c', 'rc', 'pulse'].includes(spec.access)) return undefined;
  return `${instance === '' ? '' : `${instance}.`}regs_${register.name}_${spec.name}`;
}

function placeOf(inside: ReadonlyMap<string, Readable>, { path, width }: MappedField, at: string): Readable {
  const place = inside.get(at);
  if (place === undefined)
    throw new UserError(`the design shows no register ${at}, for ${path}${didYouMean(at, inside.keys())}`);
  if (place.width !== width) throw new UserError(`${at} has ${place.width} bits, but ${path} has ${width}`);
  return place;
}
