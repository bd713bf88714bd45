/** Modules among values of any kind. */
import type { Location } from '../rtl-gen/ir/location.ts';

/** A module of any interface, as `module` of `gatewright/hdl` makes it. */
export interface HardwareModule {
  readonly name: string;
  readonly at: Location;
  readonly ports: object;
  readonly body: (...args: never) => unknown;
}

/** Whether a value is what `module` makes. */
export function isModule(value: unknown): value is HardwareModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, ports, at, body } = value as Partial<HardwareModule>;
  return typeof name === 'string' && typeof ports === 'object' && typeof at === 'object' && typeof body === 'function';
}
