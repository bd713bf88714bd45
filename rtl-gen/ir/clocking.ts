/** What in a module needs the implicit clock and reset. */
import type { InstanceIr, MemoryIr, ModuleIr } from './module-ir.ts';

type State = Pick<ModuleIr, 'decls' | 'memories' | 'instances'>;

/** Whether hardware of the module or below it is clocked; assertions do not count. */
export const hasClockedHardware = ({ decls, memories, instances }: State): boolean =>
  decls.some((d) => d.kind === 'reg') ||
  memories.some(isClocked) ||
  instances.some((i: InstanceIr) => i.module.usesClock);

/** Whether hardware of the module or below it is reset; assertions do not count. */
export const hasResetHardware = ({ decls, instances }: State): boolean =>
  decls.some((d) => d.kind === 'reg' && d.reset !== undefined) || instances.some((i) => i.module.usesReset);

const isClocked = (memory: MemoryIr): boolean =>
  memory.writes.length > 0 || memory.reads.some((read) => read.kind === 'sync');
