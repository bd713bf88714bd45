/** Modules among values of any kind. */
import type { HardwareModule } from './config.ts';

/** Whether a value is what `module` makes. */
export function isModule(value: unknown): value is HardwareModule {
  if (typeof value !== 'object' || value === null) return false;
  const { name, ports, at, body } = value as Partial<HardwareModule>;
  return typeof name === 'string' && typeof ports === 'object' && typeof at === 'object' && typeof body === 'function';
}
