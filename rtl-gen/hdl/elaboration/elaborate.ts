/** From a module value to a checked design: runs the bodies, shares equal modules, settles names. */

import { sha256 } from '../../../support/sha256.ts';
import { checkModule } from '../../ir/check/check-module.ts';
import { checkTopPorts } from '../../ir/check/top-ports.ts';
import { clockedDomains, clockOwner, resetDomains } from '../../ir/clocking.ts';
import { isForeign } from '../../ir/foreign-ir.ts';
import { formatLocation, type Location } from '../../ir/location.ts';
import type { Design, DomainIr, ModuleIr } from '../../ir/module-ir.ts';
import { Builder } from '../body/builder.ts';
import { type Clock, type ClockStyle, defaultStyle, styleWithin } from '../body/clock.ts';
import { makeContext } from '../body/context.ts';
import { claimClockNames, domainsOf, listedClocks, portDomain } from '../body/domains.ts';
import {
  type InterfacePort,
  interfacePorts,
  lowerPort,
  makeLists,
  portLeaves,
  putAt,
  recordOf,
  valueAt,
} from '../body/interface.ts';
import type { AnyModule, Links, Module } from '../body/module.ts';
import { Session } from '../body/session.ts';
import { StreamWire, streamsIn } from '../body/stream.ts';
import type { Stream } from '../values/link.ts';
import { ShapeMistake } from '../values/shape-mistake.ts';
import { elaborateForeign } from './elaborate-foreign.ts';
import { checkForeignNames } from './foreign-names.ts';

type MutableModule = { -readonly [K in keyof ModuleIr]: ModuleIr[K] };

/** How a design is to be elaborated. */
export interface ElaborateOptions {
  /**
   * The style of clocks and resets, as far as the top's own domains leave it open:
   * `clock({ reset: 'async', active: 'low' })` makes every reset of the design asynchronous and active low.
   */
  readonly clock?: Clock;
}

/**
 * Elaborate `mod` and everything below it. Throws a `DesignError` that lists every mistake found, with its places in
 * the source. The result depends on the module's content alone: the same on every run and machine.
 */
export function elaborate<I, O, L extends Links, C extends string>(
  mod: Module<I, O, L, C>,
  options: ElaborateOptions = {},
): Design {
  const all: MutableModule[] = [];
  const byName = new Map<string, MutableModule[]>();
  const session = new Session((current, m, styles) => {
    const built = elaborateBody(current, m, styles);
    const namesakes = byName.get(built.name) ?? [];
    // The name is part of the content, so digests are asked for where a name comes again.
    const known = namesakes.find((other) => contentKey(other) === contentKey(built));
    if (known !== undefined) return known;
    byName.set(built.name, [...namesakes, built]);
    all.push(built);
    return built;
  });
  const style = styleWithin(options.clock ?? {}, defaultStyle);
  const top = session.elaborate(
    mod as AnyModule,
    listedClocks(mod as AnyModule).map(() => style),
  );
  if (isForeign(top)) session.report('bad-name', `the top ${top.name} is a black box`, 'elaborate a module', [top.at]);
  session.finish();
  const modules = all.filter((m) => !isForeign(m));
  for (const m of modules) session.add(checkModule(m));
  session.add(checkTopPorts(top));
  session.add(checkForeignNames(all.filter(isForeign), modules));
  session.finish();
  session.close();
  settleNames(modules);
  const { warnings } = session;
  return { top, modules, ...(warnings.length === 0 ? {} : { warnings }) };
}

function elaborateBody(session: Session, mod: AnyModule, styles: readonly ClockStyle[]): MutableModule {
  const owner = new Builder(session, domainsOf(mod, styles));
  try {
    const built = session.building(owner, () => build(owner, mod));
    if (!owner.allowed.has('unused-value') && owner.unreadValues.length > 0) reportUnread(session, mod, styles, owner);
    return built;
  } finally {
    owner.closed = true;
  }
}

/**
 * Reports values that the body itself has made and nothing uses: their places are found by running the body again.
 * What a function of the user's has made is left out, as such a function may give more than is taken; so is what one
 * line makes several of, some of which are used.
 */
function reportUnread(session: Session, mod: AnyModule, styles: readonly ClockStyle[], first: Builder): void {
  const unread = new Set(first.unreadValues);
  /** Where the values with such numbers are made; where the run is not the same again, nothing is known of them. */
  const placesOf = (isWanted: (number: number) => boolean): readonly (Location | undefined)[] => {
    const places: (Location | undefined)[] = [];
    const again = new Builder(session, domainsOf(mod, styles), (number, find) => {
      places.push(isWanted(number) ? find() : undefined);
    });
    try {
      session.building(again, () => build(again, mod));
    } finally {
      again.closed = true;
    }
    return again.unreadValues.join() === first.unreadValues.join() ? places : [];
  };
  // A place costs time, so those of all the others are asked for only where there is something to report.
  if (placesOf((number) => unread.has(number)).every((at) => at === undefined)) return;
  const places = placesOf(() => true);
  const message = 'nothing uses this value';
  const fix = 'set something to it, decide by it with m.when or m.mux, or remove it';
  const used = new Set(places.flatMap((at, i) => (at === undefined || unread.has(i) ? [] : [formatLocation(at)])));
  for (const number of unread) {
    const at = places[number];
    if (at !== undefined && !used.has(formatLocation(at))) session.report('unused-value', message, fix, [at]);
  }
}

function build(owner: Builder, mod: AnyModule): MutableModule {
  if (mod.foreign !== undefined) return elaborateForeign(owner, mod, mod.foreign);
  owner.checkName(mod.name, mod.at);
  claimClockNames(owner, mod);
  const ports = interfacePorts(mod);
  const portIds = new Map<string, number>();

  const declared = new Set<string>();
  /** The name of a port, another one where that is taken by a port before. */
  const portName = (name: string): string => {
    if (!declared.has(name)) {
      declared.add(name);
      return name;
    }
    const message = `two ports of ${mod.name} are named ${name} in Verilog`;
    owner.report('port-name-taken', message, 'rename a port or a field', [mod.at]);
    return owner.fresh(name);
  };

  const read = ports.filter((p) => p.direction === 'in');
  const inputs = read.map((port) => {
    const domain = portDomain(owner, mod, port.tag);
    const ids = portLeaves(port).map(({ suffix: _, lo: __, ...leaf }) => {
      const id = owner.declare({ kind: 'input', domain, at: mod.at, ...leaf, name: portName(leaf.name) });
      portIds.set(leaf.name, id);
      return owner.ref(id);
    });
    return port.shape.wrap(owner, ids);
  });

  const io = recordOf(read, inputs);
  for (const { path, side, payload } of streamsIn(mod)) {
    if (side === 'source') continue;
    const valid = read.find((p) => p.path.join('.') === [...path, 'valid'].join('.'))!;
    const domain = portDomain(owner, mod, valid.tag);
    const parts = { ...(valueAt(io, path) as Stream<unknown>), name: path.join('_'), at: mod.at, shape: payload };
    const make = (): unknown => new StreamWire(owner, { ...parts, give: () => undefined });
    putAt(io, path, domain === 'asynchronous' ? make() : owner.within(domain, make));
  }
  makeLists(io, mod.ports.link);
  const returned = runBody(owner, mod, io);
  if (returned !== undefined) for (const stream of owner.streams) stream.judge();

  for (const port of ports.filter((p) => p.direction === 'out')) {
    const values = owner.about(`output ${port.name} of ${mod.name}`, mod.at, () =>
      lowerPort(owner, port, valueAt(returned, port.path)),
    );
    const domain = portDomain(owner, mod, port.tag);
    portLeaves(port).forEach(({ suffix: _, lo: __, ...leaf }, i) => {
      const value = values[i];
      if (value === undefined && returned !== undefined) {
        owner.report('missing-output', `output ${leaf.name} of ${mod.name} is not driven`, 'return a value for it', [
          mod.at,
        ]);
      }
      const given = { ...leaf, name: portName(leaf.name), value: value ?? owner.table.const(leaf.width, 0n) };
      const decl = { kind: 'output' as const, domain, at: mod.at, ...given };
      portIds.set(leaf.name, owner.declareOutput(decl));
    });
  }

  const { decls, cycles, unread, allowed, statements, memories, instances, checks, covers, choices } = owner;
  return {
    name: mod.name,
    ...(mod.ports.summary === undefined ? {} : { summary: mod.ports.summary }),
    at: mod.at,
    decls,
    exprs: owner.table.exprs,
    statements,
    memories,
    instances,
    checks,
    covers,
    choices,
    ...(cycles.length === 0 ? {} : { cycles }),
    ...(unread.length + allowed.size === 0 ? {} : { lenience: { unread, codes: [...allowed] } }),
    ...streamPorts(mod, ports),
    ports: ports.flatMap(portLeaves).map((leaf) => portIds.get(leaf.name)!),
    domains: usedDomains(owner),
  };
}

/**
 * What the body returns; `undefined` if it did not come to its end because of a shape that cannot be. Any other error
 * is one of TypeScript and keeps its stack; where mistakes were found before it, they are what it comes from.
 */
function runBody(owner: Builder, mod: AnyModule, io: object): unknown {
  try {
    const returned = mod.body(io, makeContext(owner));
    owner.done(returned, mod.at);
    // One may add another one.
    for (const end of owner.endings) end();
    return returned instanceof Promise ? undefined : (returned ?? {});
  } catch (error) {
    if (error instanceof ShapeMistake) {
      owner.report(error.code, error.what, error.fix, [error.at]);
      return undefined;
    }
    owner.session.finish({ cause: error });
    if (error instanceof Error && !placed.has(error)) {
      placed.add(error);
      error.message += ` (in the body of ${owner.session.path})`;
    }
    throw error;
  }
}

/** Errors whose message says in which body they were thrown. */
const placed = new WeakSet<Error>();

/** The streams that leave the module. */
function streamPorts(mod: AnyModule, ports: readonly InterfacePort[]): Pick<ModuleIr, 'streams'> {
  const nameOf = (path: readonly string[], field: string): string =>
    portLeaves(ports.find((p) => p.path.join('.') === [...path, field].join('.'))!)[0]!.name;
  const streams = streamsIn(mod).flatMap(({ path, side }) =>
    side === 'sink' ? [] : [{ name: path.join('_'), valid: nameOf(path, 'valid'), ready: nameOf(path, 'ready') }],
  );
  return streams.length === 0 ? {} : { streams };
}

/** The domains with what the module needs of them. A domain with a reset of its own has the clock of another one. */
function usedDomains(owner: Builder): readonly DomainIr[] {
  const { domains } = owner;
  // Assertions and covers are about clock edges outside reset, so they need both.
  const watched = [...owner.checks, ...owner.covers].map((c) => c.domain);
  const resets = new Set([...resetDomains(owner), ...watched]);
  const clocks = new Set([...clockedDomains(owner), ...watched]);
  for (const id of clocks) clocks.add(clockOwner(domains, id));
  return domains.map((d, id) => ({
    ...d,
    usesClock: clocks.has(id),
    usesReset: d.reset !== undefined && resets.has(id),
  }));
}

const keys = new WeakMap<ModuleIr, string>();

/**
 * A digest of everything that decides a module's hardware; places in the source and notes for coverage are not part of
 * it.
 */
function contentKey(m: ModuleIr): string {
  const known = keys.get(m);
  if (known !== undefined) return known;
  const { at: _, choices: __, cycles: ___, lenience: ____, streams: _____, covers, ...content } = m;
  // A list that is empty is left out, as it was before there were covers: names that hang on digests stay what they
  // were.
  const text = JSON.stringify(covers.length === 0 ? content : { ...content, covers }, (key, value: unknown) => {
    if (key === 'at') return undefined;
    if (key === 'module') return contentKey(value as ModuleIr);
    if (key === 'domains') return (value as readonly DomainIr[]).map(usedStyle);
    if (typeof value === 'bigint') return `${value}n`;
    return value instanceof Map ? [...value] : value;
  });
  const digest = sha256(text);
  keys.set(m, digest);
  return digest;
}

/** What a module has of a domain: the style of what it does not use is nothing to it. */
const usedStyle = ({ usesClock, edge, usesReset, reset, ...domain }: DomainIr): object => ({
  ...domain,
  ...(usesClock ? { edge } : {}),
  ...(usesReset ? { reset } : {}),
});

/**
 * Where several contents bear one name, each gets a suffix from its content, so that none depends on the others' order.
 */
function settleNames(modules: readonly MutableModule[]): void {
  const shared = [...Map.groupBy(modules, ({ name }) => name).values()].filter((list) => list.length > 1).flat();
  // Digests of all before the first of them has another name.
  const names = shared.map((m) => `${m.name}_${contentKey(m).slice(0, 6)}`);
  shared.forEach((m, i) => {
    m.name = names[i]!;
  });
}
