/** The clock domains of a module under elaboration, and how those of an instance are found among them. */

import { didYouMean } from '../../../support/nearest.ts';
import type { Location } from '../../ir/location.ts';
import type { DomainId, DomainIr, PortDomain } from '../../ir/module-ir.ts';
import type { Builder } from './builder.ts';
import { type Clock, type ClockStyle, noClock, styleWithin } from './clock.ts';
import type { AnyModule } from './module.ts';

/** Key and style of each domain that a module lists; one without a key where it lists none. */
export function listedClocks(mod: AnyModule): readonly (readonly [name: string, own: Clock])[] {
  // Of foreign Verilog no more is known than which port its clock is.
  if (mod.foreign !== undefined) return [['', mod.foreign.clock === undefined ? {} : { edge: 'rising' }]];
  const listed = Object.entries(mod.ports.clocks ?? {});
  return listed.length === 0 ? [['', {}]] : listed;
}

/** The domains of a module whose surroundings have those styles, in the order in which it lists them. */
export function domainsOf(mod: AnyModule, outer: readonly ClockStyle[]): readonly DomainIr[] {
  return listedClocks(mod).map(([name, own], i) => {
    const { edge, reset, active } = styleWithin(own, outer[i]!);
    const prefix = name === '' ? '' : `${name}_`;
    const port = `${prefix}rst${active === 'low' ? '_n' : ''}`;
    return {
      name,
      clock: `${prefix}clk`,
      edge,
      ...(reset === 'none' ? {} : { reset: { name: port, kind: reset, active } }),
      usesClock: false,
      usesReset: false,
    };
  });
}

/**
 * Takes the names of the clock and reset ports that the module may have in any style; the implicit ones are reserved.
 */
export function claimClockNames(owner: Builder, mod: AnyModule): void {
  if (mod.ports.clocks === undefined) return;
  for (const name of Object.keys(mod.ports.clocks)) {
    for (const port of ['clk', 'rst', 'rst_n']) owner.claimName(`${name}_${port}`, mod.at);
  }
  if (Object.keys(mod.ports.clocks).length > 0) return;
  owner.report('unknown-clock', `${mod.name} lists no clock`, 'list one, or leave out clocks', [mod.at]);
}

/** The domain of a port, by its tag. */
export function portDomain(owner: Builder, mod: AnyModule, tag: unknown): PortDomain {
  if (tag === undefined) return 0;
  if (tag === noClock) return 'asynchronous';
  const names = listedClocks(mod).map(([name]) => name);
  const found = names.indexOf(String(tag));
  if (found >= 0) return found;
  const message = `${mod.name} has no clock ${String(tag)}${didYouMean(String(tag), names)}`;
  owner.report('unknown-clock', message, 'give the key of one of its clocks', [mod.at]);
  return 0;
}

/** The domain of that name here; reports one that there is not. */
export function domainNamed(owner: Builder, name: string): DomainId {
  const found = owner.domains.findIndex((d) => d.name === name && name !== '');
  if (found >= 0) return found;
  const names = owner.domains.map((d) => d.name).filter((n) => n !== '');
  const message = `this module has no clock ${name}${didYouMean(name, names)}`;
  const fix = names.length === 0 ? 'list clocks in its ports' : `its clocks are ${names.join(', ')}`;
  owner.report('unknown-clock', message, fix);
  return 0;
}

/**
 * For each domain that `child` lists, the domain here that it is. A child of one domain is in that of the context; of
 * one with several, what `given` says (a name or a context), else the one of the same name, else the only one that
 * there is.
 */
export function mapDomains(
  owner: Builder,
  instance: string,
  child: AnyModule,
  given: Readonly<Record<string, string | object | undefined>>,
  at: Location,
): readonly DomainId[] {
  const clocks = listedClocks(child);
  for (const key of Object.keys(given)) {
    if (clocks.some(([name]) => name === key)) continue;
    const message = `${child.name} has no clock ${key}${didYouMean(
      key,
      clocks.map(([name]) => name),
    )}`;
    owner.report('unknown-clock', message, 'give keys of its clocks', [at, child.at]);
  }
  const listed = owner.domains.filter((d) => d.of === undefined);
  return clocks.map(([name, own]) => {
    const chosen = given[name];
    const same = owner.domains.findIndex((d) => d.name === name);
    let id: DomainId;
    if (typeof chosen === 'string') id = domainNamed(owner, chosen);
    else if (chosen !== undefined) id = owner.domainOf(chosen);
    else if (clocks.length === 1) id = owner.domain;
    else if (same >= 0) id = same;
    else {
      id = owner.domain;
      if (listed.length > 1) {
        const message = `it is not said which clock is ${name} of instance ${instance}`;
        owner.report('unknown-clock', message, `give clocks: { ${name}: ... } after its inputs`, [at, child.at]);
      }
    }
    checkStyle(owner, instance, name, own, id, at);
    if (child.foreign?.reset !== undefined && owner.domains[id]!.reset === undefined) {
      const message = `instance ${instance} needs a reset, and here it has none`;
      owner.report('clock-style', message, 'give it a domain of that style', [at]);
    }
    return id;
  });
}

/** What the child insists on must be what there is. */
function checkStyle(owner: Builder, instance: string, name: string, own: Clock, id: DomainId, at: Location): void {
  const outer = owner.style(id);
  const report = (needs: string, has: string): void => {
    const clock = name === '' ? 'its clock' : `clock ${name}`;
    const message = `instance ${instance} needs ${needs} at ${clock}, and here it has ${has}`;
    owner.report('clock-style', message, 'give it a domain of that style', [at]);
  };
  if (own.edge !== undefined && own.edge !== outer.edge) report(`the ${own.edge} edge`, `the ${outer.edge} one`);
  if (own.reset === undefined || own.reset === 'none') return;
  const kinds = { sync: 'a synchronous reset', async: 'an asynchronous reset', none: 'no reset' };
  if (own.reset !== outer.reset) report(kinds[own.reset], outer.reset === 'none' ? 'none' : kinds[outer.reset]);
  else if (own.active !== undefined && own.active !== outer.active) {
    report(`a reset that is active ${own.active}`, `one that is active ${outer.active}`);
  }
}
