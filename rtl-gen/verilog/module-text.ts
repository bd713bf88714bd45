/** One module as the text of one Verilog-2005 file. */
import { clockingPorts } from '../ir/clocking.ts';
import { combDependencies, reachable } from '../ir/comb-graph.ts';
import type { DeclId, ExprId } from '../ir/expr.ts';
import { isForeign } from '../ir/foreign-ir.ts';
import type { Decl, DomainId, ModuleIr } from '../ir/module-ir.ts';
import { checkSectionNames } from './check-section.ts';
import { clockEvent, inReset, outsideReset, resetEvent } from './clock-text.ts';
import { alignDeclarations, rangeText } from './declaration-text.ts';
import { ExprText, literal } from './expr-text.ts';
import { type LineMarker, LinePlaces, noMarks } from './line-places.ts';
import { isUnchecked, memoryBlocks } from './memory-text.ts';
import { Names } from './names.ts';
import { parameterList } from './parameter-text.ts';
import { printedOf, prune } from './printed.ts';
import { spilledNames } from './spill.ts';
import { StateConstants } from './state-constants.ts';
import { statementLines } from './stmt-text.ts';
import { unusedBits } from './unused-bits.ts';
import { valueLines } from './value-text.ts';

/** The file's text: byte-identical for equal modules, and free of dates, versions, positions and machine paths. */
export function moduleText(m: ModuleIr): string {
  return new ModuleText(m, noMarks).text();
}

/** The same, with the place in the source of each line that has one. */
export function placedModuleText(m: ModuleIr): ReturnType<LinePlaces['take']> {
  const places = new LinePlaces();
  return places.take(new ModuleText(m, places).text());
}

/** Which part of the text: what becomes hardware, or what stands under FORMAL. */
type Section = 'hardware' | 'checks';

type OutputDecl = Extract<Decl, { kind: 'output' }>;
type RegDecl = Extract<Decl, { kind: 'reg' }>;
type WireDecl = Extract<Decl, { kind: 'wire' }>;

class ModuleText {
  readonly #m: ModuleIr;
  readonly #names: Names;
  readonly #spilled: ReadonlyMap<ExprId, string>;
  readonly #states: StateConstants;
  readonly #expr: ExprText;
  readonly #outputs: ReadonlyMap<string, OutputDecl>;
  /** Names that stand in the section of the checks. */
  readonly #checkNames: ReadonlySet<string>;
  readonly #marker: LineMarker;

  constructor(m: ModuleIr, marker: LineMarker) {
    this.#m = m;
    this.#marker = marker;
    this.#names = new Names(m);
    this.#spilled = spilledNames(m, this.#names);
    this.#checkNames = checkSectionNames(m, this.#spilled);
    this.#states = new StateConstants(m, this.#names);
    this.#expr = new ExprText(m, this.#spilled, this.#states);
    this.#outputs = new Map(
      m.ports.flatMap((id) => {
        const d = m.decls[id]!;
        return d.kind === 'output' ? [[d.name, d]] : [];
      }),
    );
  }

  text(): string {
    // The body comes first: printing it settles which state constants are mentioned.
    const body = [
      this.#storage('hardware'),
      this.#values('hardware'),
      ...this.#m.instances.map((_, i) => this.#instance(i)),
      ...this.#combinational('hardware'),
      ...this.#m.memories.flatMap((memory) =>
        memoryBlocks(this.#m, memory, this.#expr, () => this.#names.fresh(`${memory.name}_index`), this.#marker),
      ),
      ...this.#clocked('hardware'),
      this.#assigns(),
      this.#unused('hardware'),
    ];
    const sections = [this.#constants(), ...body, this.#checkSection()].filter((lines) => lines.length > 0);
    const head = this.#m.summary === undefined ? [] : [`// ${this.#m.summary}`];
    return [
      ...head,
      '`default_nettype none',
      '',
      ...this.#header(),
      ...sections.flatMap((lines) => ['', ...lines]),
      '',
      'endmodule',
      '',
      '`default_nettype wire',
      '',
    ].join('\n');
  }

  #header(): readonly string[] {
    const m = this.#m;
    const ports = [
      ...clockingPorts(m).map(({ name }) => ({ kind: 'input  wire', width: 1, name, at: m.at })),
      ...m.ports.map((id) => {
        const d = m.decls[id]!;
        if (d.kind === 'input') return { kind: 'input  wire', width: d.width, name: d.name, at: d.at };
        const variable = m.decls.find((x, i) => x.name === d.name && this.#isAssignedInBlock(x, i));
        const kind = `output ${variable === undefined ? 'wire' : 'reg '}`;
        return {
          kind,
          width: d.width,
          name: d.name + powerUp(variable),
          attributes: attributesOf(variable),
          at: (variable ?? d).at,
        };
      }),
    ];
    const lines = alignDeclarations(ports).map((line, i) =>
      this.#marker.mark(`${line}${i + 1 < ports.length ? ',' : ''}`, ports[i]!.at),
    );
    return [this.#marker.mark(`module ${m.name} (`, m.at), ...lines, ');'];
  }

  #isAssignedInBlock(d: Decl, id: DeclId): boolean {
    if (d.kind === 'reg') return true;
    if (d.kind === 'wire') return !printedOf(this.#m).plain.has(id);
    return d.kind === 'memRead' && this.#m.memories[d.memory]!.reads[d.port]!.kind === 'sync';
  }

  /** The state constants that the text so far mentions and that are not declared yet. */
  #constants(): readonly string[] {
    const constants = this.#states.takeNew();
    const longest = Math.max(0, ...constants.map((c) => c.name.length));
    return constants.map(({ name, width, value }) => {
      const range = width === 1 ? '' : `${rangeText(width)} `;
      return `    localparam ${range}${name.padEnd(longest)} = ${literal(width, value)};`;
    });
  }

  #isIn(section: Section, name: string): boolean {
    return this.#checkNames.has(name) === (section === 'checks');
  }

  #values(section: Section): readonly string[] {
    const belongs = (name: string): boolean => this.#isIn(section, name);
    return valueLines(this.#m, this.#spilled, new Set(this.#outputs.keys()), this.#expr, belongs, this.#marker);
  }

  /** What blocks and instances drive: variables, memories, and the wires of instances' outputs. */
  #storage(section: Section): readonly string[] {
    const declarations = this.#m.decls.flatMap((d, id) => {
      if (this.#outputs.has(d.name) || !this.#isIn(section, d.name)) return [];
      if (d.kind === 'instOutput') return [{ kind: 'wire', width: d.width, name: d.name, at: d.at }];
      if (!this.#isAssignedInBlock(d, id)) return [];
      return [{ kind: 'reg ', width: d.width, name: d.name + powerUp(d), attributes: attributesOf(d), at: d.at }];
    });
    const memories = (section === 'checks' ? [] : this.#m.memories).map((memory) => ({
      kind: 'reg ',
      width: memory.width,
      name: `${memory.name} [0:${memory.depth - 1}]`,
      attributes: memory.attributes ?? {},
      at: memory.at,
    }));
    const all = [...declarations, ...memories];
    const lines = alignDeclarations(all).map((line, i) => this.#marker.mark(`${line};`, all[i]!.at));
    const unchecked = new Set(
      this.#m.memories.flatMap((memory, i) => (isUnchecked(memory) ? [declarations.length + i] : [])),
    );
    return lines.flatMap((line, i) => (unchecked.has(i) ? ['    (* no_rw_check *)', line] : [line]));
  }

  #instance(index: number): readonly string[] {
    const { name, module: child, domainMap, inputs, outputs, at } = this.#m.instances[index]!;
    const connections = [
      ...clockingPorts(child).map(({ name, domain, reset }) => {
        const { clock, reset: outer } = this.#m.domains[domainMap[domain]!]!;
        if (reset === undefined) return [name, clock];
        return [name, outer!.active === reset.active ? outer!.name : `~${outer!.name}`];
      }),
      ...child.ports.map((id) => {
        const port = child.decls[id]!.name;
        const input = inputs.get(port);
        return [port, input === undefined ? this.#m.decls[outputs.get(port)!]!.name : this.#expr.use(input)];
      }),
    ];
    const longest = Math.max(...connections.map(([port]) => port!.length));
    const lines = connections.map(([port, value]) => `        .${port!.padEnd(longest)} (${value})`);
    const parameters = isForeign(child) ? parameterList(child.foreign) : '';
    return [
      `    ${child.name} ${parameters}${name} (`,
      ...lines.map((l, i) => (i + 1 < lines.length ? `${l},` : l)),
      '    );',
    ].map((line) => this.#marker.mark(line, at));
  }

  #combinational(section: Section): readonly (readonly string[])[] {
    return this.#wireGroups(section).map((ids) => {
      const defaults = ids.map((id) => {
        const d = this.#m.decls[id] as WireDecl;
        return this.#marker.mark(`        ${d.name} = ${this.#expr.use(d.default, d.states)};`, d.at);
      });
      return ['    always @* begin', ...defaults, ...this.#assignments(ids, '=', '        '), '    end'];
    });
  }

  /**
   * The wires that share a block: the leaves of one record, unless one of them depends on another. A block does not
   * wait for what it assigns itself, so such a leaf would be computed from what the other was before.
   */
  #wireGroups(section: Section): readonly (readonly DeclId[])[] {
    const groups = new Map<string, DeclId[]>();
    this.#m.decls.forEach((d, id) => {
      if (d.kind !== 'wire' || !this.#isIn(section, d.name) || !this.#isAssignedInBlock(d, id)) return;
      groups.set(d.group, [...(groups.get(d.group) ?? []), id]);
    });
    if ([...groups.values()].every((ids) => ids.length === 1)) return [...groups.values()];
    const dependencies = combDependencies(this.#m);
    return [...groups.values()].flatMap((ids) => {
      const dependent = ids.some((id) => {
        const sources = reachable(dependencies, id);
        return ids.some((other) => other !== id && sources.has(other));
      });
      return dependent ? ids.map((id) => [id]) : [ids];
    });
  }

  /** Registers with a reset in one block and those without in another, so that reset is no enable of the latter. */
  #clocked(section: Section): readonly (readonly string[])[] {
    return this.#m.domains.flatMap((_, domain) => this.#clockedIn(domain, section));
  }

  #clockedIn(domain: DomainId, section: Section): readonly (readonly string[])[] {
    const ids = (reset: boolean): readonly DeclId[] =>
      [...this.#m.decls.keys()].filter((id) => {
        const d = this.#m.decls[id]!;
        if (d.kind !== 'reg' || d.domain !== domain || !this.#isIn(section, d.name)) return false;
        return (d.reset !== undefined) === reset;
      });
    const blocks: (readonly string[])[] = [];
    const [resettable, free] = [ids(true), ids(false)];
    if (resettable.length > 0) {
      const resets = resettable.map((id) => {
        const d = this.#m.decls[id] as RegDecl;
        const value = this.#states.name(d.states, d.width, d.reset!) ?? literal(d.width, d.reset!);
        return this.#marker.mark(`            ${d.name} <= ${value};`, d.at);
      });
      blocks.push([
        `    always @(${resetEvent(this.#m, domain)}) begin`,
        `        if (${inReset(this.#m, domain)}) begin`,
        ...resets,
        '        end else begin',
        ...this.#assignments(resettable, '<=', '            '),
        '        end',
        '    end',
      ]);
    }
    if (free.length > 0) {
      const event = clockEvent(this.#m, domain);
      blocks.push([`    always @(${event}) begin`, ...this.#assignments(free, '<=', '        '), '    end']);
    }
    return blocks;
  }

  /** The statements that assign to the targets: `<=` in clocked blocks, `=` in combinational ones. */
  #assignments(targets: readonly DeclId[], assign: '<=' | '=', indent: string): readonly string[] {
    const statements = prune(printedOf(this.#m).statements, new Set(targets));
    const style = { m: this.#m, expr: this.#expr, states: this.#states, assign, marker: this.#marker };
    return statementLines(statements, style, indent);
  }

  /** Outputs that are not one with what drives them. */
  #assigns(): readonly string[] {
    return [...this.#outputs.values()].flatMap((d) => {
      const driver = this.#m.exprs[d.value]!;
      if (driver.op === 'ref' && this.#m.decls[driver.decl]!.name === d.name) return [];
      return [this.#marker.mark(`    assign ${d.name} = ${this.#expr.assigned(d.value, d.states)};`, d.at)];
    });
  }

  #unused(section: Section): readonly string[] {
    const names = unusedBits(this.#m, this.#spilled, section === 'hardware' ? 'synthesised' : 'all').filter((name) =>
      this.#isIn(section, name.replace(/\[.*/, '')),
    );
    const wire = section === 'hardware' ? '_unused_ok' : '_unused_in_checks';
    return names.length === 0 ? [] : [`    wire ${wire} = &{1'b0, ${names.join(', ')}};`];
  }

  /** Assertions, assumptions and covers, with everything that only they read: outside it would be hardware. */
  #checkSection(): readonly string[] {
    if (this.#m.checks.length + this.#m.covers.length === 0) return [];
    const body = [
      this.#storage('checks'),
      this.#values('checks'),
      ...this.#combinational('checks'),
      ...this.#clocked('checks'),
      this.#unused('checks'),
    ].filter((lines) => lines.length > 0);
    const checks = this.#checks();
    const constants = this.#constants();
    const apart = body.flatMap((lines, i) => (i === 0 && constants.length === 0 ? lines : ['', ...lines]));
    return ['`ifdef FORMAL', ...constants, ...apart, ...(body.length === 0 ? [] : ['']), ...checks, '`endif'];
  }

  #checks(): readonly string[] {
    const { checks, covers } = this.#m;
    return [
      ...checks.map((c) => ({ ...c, keyword: c.assumed ? 'assume' : 'assert' })),
      ...covers.map((c) => ({ ...c, keyword: 'cover' })),
    ].map(({ name, domain, keyword, cond, at }) => {
      const condition = outsideReset(this.#m, domain);
      const when = condition === undefined ? '' : `if (${condition}) `;
      // Waiting for an asynchronous reset too changes nothing, and keeps lint tools from taking it for a synchronous
      // one.
      const line = `    always @(${resetEvent(this.#m, domain)}) ${when}${name}: ${keyword} (${this.#expr.use(cond)});`;
      return this.#marker.mark(line, at);
    });
  }
}

const attributesOf = (d: Decl | undefined): Readonly<Record<string, string>> =>
  d?.kind === 'reg' ? (d.attributes ?? {}) : {};

/** ` = 8'd5` after the name of a register with a start value. */
function powerUp(d: Decl | undefined): string {
  return d?.kind === 'reg' && d.init !== undefined ? ` = ${literal(d.width, d.init)}` : '';
}
