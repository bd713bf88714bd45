/** What in a module needs clocks and resets, and the ports through which they come. */
import type { DomainId, DomainIr, InstanceIr, MemoryIr, ModuleIr, ResetIr } from './module-ir.ts';

type State = Pick<ModuleIr, 'decls' | 'memories' | 'instances'>;

/** The domains in which hardware of the module or below it is clocked; assertions do not count. */
export function clockedDomains({ decls, memories, instances }: State): ReadonlySet<DomainId> {
  return new Set([
    ...decls.flatMap((d) => (d.kind === 'reg' ? [d.domain] : [])),
    ...memories.flatMap(memoryDomains),
    ...instances.flatMap((i) => mapped(i, (child) => child.usesClock)),
  ]);
}

/** The domains in which hardware of the module or below it is reset; assertions do not count. */
export function resetDomains({ decls, instances }: State): ReadonlySet<DomainId> {
  return new Set([
    ...decls.flatMap((d) => (d.kind === 'reg' && d.reset !== undefined ? [d.domain] : [])),
    ...instances.flatMap((i) => mapped(i, (child) => child.usesReset)),
  ]);
}

/** The domain whose clock port a domain has. */
export const clockOwner = (domains: readonly Pick<DomainIr, 'of'>[], id: DomainId): DomainId => domains[id]!.of ?? id;

/** The domains that a module's ports are of: all but those that its body made. */
export const listedDomains = (m: Pick<ModuleIr, 'domains'>): readonly DomainIr[] =>
  m.domains.filter((d) => d.of === undefined);

/** A port of one bit through which a clock or a reset comes. */
export interface ClockingPort {
  readonly name: string;
  readonly domain: DomainId;
  /** Of a reset: what it is. */
  readonly reset?: ResetIr;
}

/** The clock and reset ports that a module has, in the order of the Verilog: each domain's clock, then its reset. */
export function clockingPorts(m: Pick<ModuleIr, 'domains'>): readonly ClockingPort[] {
  return listedDomains(m).flatMap(({ clock, usesClock, reset, usesReset }, domain) => [
    ...(usesClock ? [{ name: clock, domain }] : []),
    ...(usesReset && reset !== undefined ? [{ name: reset.name, domain, reset }] : []),
  ]);
}

const mapped = ({ module, domainMap }: InstanceIr, needs: (child: DomainIr) => boolean): readonly DomainId[] =>
  domainMap.filter((_, i) => needs(module.domains[i]!));

const memoryDomains = (memory: MemoryIr): readonly DomainId[] => [
  ...memory.writes.map((w) => w.domain),
  ...memory.reads.flatMap((read) => (read.kind === 'sync' ? [read.domain] : [])),
];
