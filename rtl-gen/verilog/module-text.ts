/** One module as the text of one Verilog-2005 file. */
import { type DeclId, type ExprId, operands } from '../ir/expr.ts';
import type { Decl, ModuleIr } from '../ir/module-ir.ts';
import { ExprText, literal } from './expr-text.ts';
import { spilledNames } from './spill.ts';
import { StateConstants } from './state-constants.ts';
import { prune, type StatementStyle, statementLines } from './stmt-text.ts';
import { unusedBits } from './unused-bits.ts';

/** The file's text: byte-identical for equal modules, and free of dates, versions, positions and machine paths. */
export function moduleText(m: ModuleIr): string {
  return new ModuleText(m).text();
}

type OutputDecl = Extract<Decl, { kind: 'output' }>;

class ModuleText {
  readonly #m: ModuleIr;
  readonly #spilled: ReadonlyMap<ExprId, string>;
  readonly #states: StateConstants;
  readonly #expr: ExprText;
  readonly #outputs: ReadonlyMap<string, OutputDecl>;
  /** Wires that a conditional statement assigns, and so need an `always @*` block; the others are plain wires. */
  readonly #conditional: ReadonlySet<DeclId>;

  constructor(m: ModuleIr) {
    this.#m = m;
    this.#spilled = spilledNames(m);
    this.#states = new StateConstants(m);
    this.#expr = new ExprText(m, this.#spilled, this.#states);
    this.#outputs = new Map(
      m.ports.flatMap((id) => {
        const d = m.decls[id]!;
        return d.kind === 'output' ? [[d.name, d]] : [];
      }),
    );
    this.#conditional = new Set(
      m.decls.flatMap((d, id) =>
        d.kind === 'wire' && prune(m.statements, new Set([id])).some((s) => s.kind !== 'set') ? [id] : [],
      ),
    );
  }

  text(): string {
    // The body comes first: printing it settles which state constants are mentioned.
    const body = [
      this.#storage(),
      this.#values(),
      ...this.#m.instances.map((_, i) => this.#instance(i)),
      ...this.#combinational(),
      ...this.#memories(),
      ...this.#clocked(),
      this.#assigns(),
      this.#unused(),
      this.#checks(),
    ];
    const sections = [this.#constants(), ...body].filter((lines) => lines.length > 0);
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
    const clock = (name: string, used: boolean) => (used ? [{ kind: 'input  wire', width: 1, name }] : []);
    const ports = [
      ...clock('clk', m.usesClock),
      ...clock('rst', m.usesReset),
      ...m.ports.map((id) => {
        const d = m.decls[id]!;
        const kind = d.kind === 'input' ? 'input  wire' : `output ${this.#isVariable(d.name) ? 'reg ' : 'wire'}`;
        return { kind, width: d.width, name: d.name };
      }),
    ];
    const lines = alignDeclarations(ports).map((line, i) => `    ${line}${i + 1 < ports.length ? ',' : ''}`);
    return [`module ${m.name} (`, ...lines, ');'];
  }

  /** Whether an `always` block assigns the name. */
  #isVariable(name: string): boolean {
    return this.#m.decls.some((d, id) => d.name === name && this.#isAssignedInBlock(d, id));
  }

  #isAssignedInBlock(d: Decl, id: DeclId): boolean {
    if (d.kind === 'reg') return true;
    if (d.kind === 'wire') return this.#conditional.has(id);
    return d.kind === 'memRead' && this.#m.memories[d.memory]!.reads[d.port]!.kind === 'sync';
  }

  #constants(): readonly string[] {
    const constants = this.#states.declarations();
    const longest = Math.max(0, ...constants.map((c) => c.name.length));
    return constants.map(({ name, width, value }) => {
      const range = width === 1 ? '' : `[${width - 1}:0] `;
      return `    localparam ${range}${name.padEnd(longest)} = ${literal(width, value)};`;
    });
  }

  /** What blocks and instances drive: variables, memories, and the wires of instances' outputs. */
  #storage(): readonly string[] {
    const declarations = this.#m.decls.flatMap((d, id) => {
      if (this.#outputs.has(d.name)) return [];
      if (d.kind === 'instOutput') return [{ kind: 'wire', width: d.width, name: d.name }];
      if (!this.#isAssignedInBlock(d, id)) return [];
      const init = d.kind === 'reg' && d.init !== undefined ? ` = ${literal(d.width, d.init)}` : '';
      return [{ kind: 'reg ', width: d.width, name: d.name + init }];
    });
    const memories = this.#m.memories.map((memory) => ({
      kind: 'reg ',
      width: memory.width,
      name: `${memory.name} [0:${memory.depth - 1}]`,
    }));
    return alignDeclarations([...declarations, ...memories]).map((line) => `    ${line};`);
  }

  /** Wires with their values, each after those that it uses. */
  #values(): readonly string[] {
    const lines: { kind: string; width: number; name: string; value: string }[] = [];
    const done = new Set<string>();
    const push = (name: string, width: number, id: ExprId, value: () => string): void => {
      if (done.has(name)) return;
      done.add(name);
      visit(id, true);
      lines.push({ kind: this.#outputs.has(name) ? 'assign' : 'wire', width, name, value: value() });
    };
    const visitDecl = (d: Decl, declId: DeclId): void => {
      if (d.kind === 'named') push(d.name, d.width, d.value, () => this.#expr.use(d.value, d.states));
      if (d.kind === 'wire' && !this.#conditional.has(declId)) {
        const value = this.#unconditional(d, declId);
        push(d.name, d.width, value, () => this.#expr.use(value, d.states));
      }
      if (d.kind === 'memRead') {
        const memory = this.#m.memories[d.memory]!;
        const read = memory.reads[d.port]!;
        if (read.kind === 'async') push(d.name, d.width, read.addr, () => `${memory.name}[${this.#expr.use(read.addr)}]`);
      }
    };
    const visit = (id: ExprId, defining: boolean): void => {
      const e = this.#m.exprs[id]!;
      const spilled = this.#spilled.get(id);
      if (spilled !== undefined && !done.has(spilled)) {
        done.add(spilled);
        for (const o of operands(e)) visit(o, false);
        lines.push({ kind: 'wire', width: e.width, name: spilled, value: this.#expr.define(id) });
      } else if (spilled === undefined || defining) {
        if (e.op === 'ref') visitDecl(this.#m.decls[e.decl]!, e.decl);
        for (const o of operands(e)) visit(o, false);
      }
    };
    this.#m.decls.forEach(visitDecl);
    for (const id of this.#spilled.keys()) visit(id, false);
    const range = (width: number): string => (width === 1 ? '' : `[${width - 1}:0]`);
    const rangeWidth = Math.max(...lines.map((l) => (l.kind === 'wire' ? range(l.width).length : 0)), 0);
    return lines.map(({ kind, width, name, value }) => {
      if (kind === 'assign') return `    assign ${name} = ${value};`;
      return `    wire ${rangeWidth === 0 ? '' : `${range(width).padStart(rangeWidth)} `}${name} = ${value};`;
    });
  }

  /** The value of a wire without conditions: its one assignment, which overrides the default. */
  #unconditional(d: Extract<Decl, { kind: 'wire' }>, id: DeclId): ExprId {
    const [set] = prune(this.#m.statements, new Set([id]));
    return set?.kind === 'set' ? set.value : d.default;
  }

  #instance(index: number): readonly string[] {
    const { name, module: child, inputs, outputs } = this.#m.instances[index]!;
    const connections = [
      ...(child.usesClock ? [['clk', 'clk']] : []),
      ...(child.usesReset ? [['rst', 'rst']] : []),
      ...child.ports.map((id) => {
        const port = child.decls[id]!.name;
        const input = inputs.get(port);
        return [port, input === undefined ? this.#m.decls[outputs.get(port)!]!.name : this.#expr.use(input)];
      }),
    ];
    const longest = Math.max(...connections.map(([port]) => port!.length));
    const lines = connections.map(([port, value]) => `        .${port!.padEnd(longest)} (${value})`);
    return [`    ${child.name} ${name} (`, ...lines.map((l, i) => (i + 1 < lines.length ? `${l},` : l)), '    );'];
  }

  /** One block for the leaves of each conditional wire. */
  #combinational(): readonly (readonly string[])[] {
    const groups = new Map<string, DeclId[]>();
    this.#m.decls.forEach((d, id) => {
      if (d.kind === 'wire' && this.#conditional.has(id)) groups.set(d.group, [...(groups.get(d.group) ?? []), id]);
    });
    return [...groups.values()].map((ids) => {
      const defaults = ids.map((id) => {
        const d = this.#m.decls[id] as Extract<Decl, { kind: 'wire' }>;
        return `        ${d.name} = ${this.#expr.use(d.default, d.states)};`;
      });
      const statements = statementLines(prune(this.#m.statements, new Set(ids)), this.#style('='), '        ');
      return ['    always @* begin', ...defaults, ...statements, '    end'];
    });
  }

  #memories(): readonly (readonly string[])[] {
    return this.#m.memories.flatMap((memory) => {
      const init = memory.init?.map((v, i) => `        ${memory.name}[${i}] = ${literal(memory.width, v)};`);
      const writes = memory.writes.map(
        (w) => `if (${this.#expr.use(w.enable)}) ${memory.name}[${this.#expr.use(w.addr)}] <= ${this.#expr.use(w.data)};`,
      );
      const reads = memory.reads.flatMap((read) => {
        if (read.kind === 'async') return [];
        const data = this.#m.decls[read.data]!.name;
        const addr = this.#expr.use(read.addr);
        const enabled = this.#expr.use(read.enable);
        const prefix = enabled === "1'b1" ? '' : `if (${enabled}) `;
        // A word written at this edge is forwarded where the read must see it; the last write port wins.
        const value =
          read.onCollision !== 'new'
            ? `${memory.name}[${addr}]`
            : memory.writes.reduce(
                (otherwise, w) =>
                  `(${this.#expr.use(w.enable)} && ${this.#expr.use(w.addr)} == ${addr}) ? ${this.#expr.use(w.data)} : ${otherwise}`,
                `${memory.name}[${addr}]`,
              );
        return [`${prefix}${data} <= ${value};`];
      });
      const clocked = [...reads, ...writes].map((line) => `        ${line}`);
      return [
        ...(init === undefined ? [] : [['    initial begin', ...init, '    end']]),
        ...(clocked.length === 0 ? [] : [['    always @(posedge clk) begin', ...clocked, '    end']]),
      ];
    });
  }

  /** Registers with a reset in one block and those without in another, so that reset is no enable of the latter. */
  #clocked(): readonly (readonly string[])[] {
    const ids = (reset: boolean): readonly DeclId[] =>
      [...this.#m.decls.keys()].filter((id) => {
        const d = this.#m.decls[id]!;
        return d.kind === 'reg' && (d.reset !== undefined) === reset;
      });
    const blocks: (readonly string[])[] = [];
    const [resettable, free] = [ids(true), ids(false)];
    const body = (targets: readonly DeclId[], indent: string): readonly string[] =>
      statementLines(prune(this.#m.statements, new Set(targets)), this.#style('<='), indent);
    if (resettable.length > 0) {
      const resets = resettable.map((id) => {
        const d = this.#m.decls[id] as Extract<Decl, { kind: 'reg' }>;
        const value = this.#states.name(d.states, d.reset!) ?? literal(d.width, d.reset!);
        return `            ${d.name} <= ${value};`;
      });
      const statements = body(resettable, '            ');
      blocks.push([
        '    always @(posedge clk) begin',
        '        if (rst) begin',
        ...resets,
        '        end else begin',
        ...statements,
        '        end',
        '    end',
      ]);
    }
    if (free.length > 0) blocks.push(['    always @(posedge clk) begin', ...body(free, '        '), '    end']);
    return blocks;
  }

  /** Outputs that are not one with what drives them. */
  #assigns(): readonly string[] {
    return [...this.#outputs.values()].flatMap((d) => {
      const driver = this.#m.exprs[d.value]!;
      if (driver.op === 'ref' && this.#m.decls[driver.decl]!.name === d.name) return [];
      return [`    assign ${d.name} = ${this.#expr.use(d.value, d.states)};`];
    });
  }

  #unused(): readonly string[] {
    const names = unusedBits(this.#m, this.#spilled);
    return names.length === 0 ? [] : [`    wire _unused_ok = &{1'b0, ${names.join(', ')}};`];
  }

  #checks(): readonly string[] {
    const { checks, usesClock, usesReset } = this.#m;
    if (checks.length === 0) return [];
    const trigger = usesClock ? 'always @(posedge clk)' : 'always @*';
    const guard = usesReset ? ' if (!rst)' : '';
    const lines = checks.map((c) => `    ${trigger}${guard} ${c.name}: assert (${this.#expr.use(c.cond)});`);
    return ['`ifdef FORMAL', ...lines, '`endif'];
  }

  #style(assign: '<=' | '='): StatementStyle {
    return { m: this.#m, expr: this.#expr, states: this.#states, assign };
  }
}

interface Declaration {
  readonly kind: string;
  readonly width: number;
  readonly name: string;
}

/** `kind [range] name` with the names in one column. */
function alignDeclarations(list: readonly Declaration[]): readonly string[] {
  const ranges = list.map(({ width }) => (width === 1 ? '' : `[${width - 1}:0]`));
  const longest = Math.max(0, ...ranges.map((r) => r.length));
  return list.map(({ kind, name }, i) => `${kind} ${longest === 0 ? '' : `${ranges[i]!.padStart(longest)} `}${name}`);
}
