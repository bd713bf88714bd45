/** The word-level netlist that `write_json` of Yosys gives, as far as it is read here. */

/** A net of the module, or a constant. */
export type JsonBit = number | '0' | '1' | 'x' | 'z';

/** Binary digits, most significant first, or a text. */
export type JsonParameter = string;

export type JsonAttributes = Readonly<Record<string, JsonParameter>>;

export interface JsonCell {
  /** A kind of Yosys, with `$` in front, or the name of a module. */
  readonly type: string;
  readonly parameters: Readonly<Record<string, JsonParameter>>;
  readonly attributes: JsonAttributes;
  /** Least significant bit first. */
  readonly connections: Readonly<Record<string, readonly JsonBit[]>>;
}

export interface JsonPort {
  readonly direction: 'input' | 'output' | 'inout';
  readonly bits: readonly JsonBit[];
}

export interface JsonName {
  /** 1 where Yosys made the name up. */
  readonly hide_name: 0 | 1;
  readonly bits: readonly JsonBit[];
  readonly attributes: JsonAttributes;
}

export interface JsonModule {
  readonly attributes: JsonAttributes;
  readonly parameter_default_values?: Readonly<Record<string, JsonParameter>>;
  readonly ports: Readonly<Record<string, JsonPort>>;
  readonly cells: Readonly<Record<string, JsonCell>>;
  readonly netnames: Readonly<Record<string, JsonName>>;
}

export interface JsonDesign {
  readonly modules: Readonly<Record<string, JsonModule>>;
}

/** A parameter as a number; `x` and `z` digits are 0. */
export function numberOf(value: JsonParameter | undefined): number {
  return Number(bigintOf(value));
}

/** The same of any width. */
export function bigintOf(value: JsonParameter | undefined): bigint {
  return value === undefined || value === '' ? 0n : BigInt(`0b${value.replace(/[^01]/g, '0')}`);
}

/** A parameter as a model of a black box sees it: a text ends with a space where it could be taken for digits. */
export function parameterValue(value: JsonParameter): bigint | string {
  if (/^[01xz]+$/.test(value)) return bigintOf(value);
  return /^[01xz]* +$/.test(value) ? value.slice(0, -1) : value;
}

/** The name that the source gives a module, without the parameters that Yosys adds. */
export const sourceName = (name: string, module: JsonModule): string => module.attributes.hdlname ?? name;
