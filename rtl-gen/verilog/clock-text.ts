/** Clocks and resets in the text of a module. */
import { clockOwner } from '../ir/clocking.ts';
import type { DomainId, ModuleIr } from '../ir/module-ir.ts';

/** The event of a domain's clock: `posedge wr_clk`. */
export function clockEvent(m: ModuleIr, id: DomainId): string {
  const { clock, edge } = m.domains[clockOwner(m.domains, id)]!;
  return `${edge === 'rising' ? 'posedge' : 'negedge'} ${clock}`;
}

/**
 * What a block waits for that a domain's reset resets: `posedge clk or negedge rst_n` where it does not wait for the
 * clock.
 */
export function resetEvent(m: ModuleIr, id: DomainId): string {
  const { reset } = m.domains[id]!;
  if (reset?.kind !== 'async') return clockEvent(m, id);
  return `${clockEvent(m, id)} or ${reset.active === 'high' ? 'posedge' : 'negedge'} ${reset.name}`;
}

/** The condition that a domain is in reset. */
export function inReset(m: ModuleIr, id: DomainId): string {
  const { name, active } = m.domains[id]!.reset!;
  return active === 'high' ? name : `!${name}`;
}

/** The condition that it is not; undefined where there is no reset. */
export function outsideReset(m: ModuleIr, id: DomainId): string | undefined {
  const { reset } = m.domains[id]!;
  if (reset === undefined) return undefined;
  return reset.active === 'high' ? `!${reset.name}` : reset.name;
}
