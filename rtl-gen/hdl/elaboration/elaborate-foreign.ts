/** A black box as the design has it: ports and parameters, checked against what Verilog can name. */
import type { ForeignIr, ParameterValue } from '../../ir/foreign-ir.ts';
import type { Decl, ModuleIr } from '../../ir/module-ir.ts';
import { isKeyword } from '../../ir/reserved-words.ts';
import type { Builder } from '../body/builder.ts';
import { interfacePorts, portLeaves } from '../body/interface.ts';
import type { AnyModule } from '../body/module.ts';

/** The module's IR; `clk` and `rst` are names like any other here, because its ports are named elsewhere. */
export function elaborateForeign(owner: Builder, mod: AnyModule, foreign: ForeignIr): ModuleIr {
  const about = `the black box ${mod.name}`;
  const checkName = (what: string, name: string): void => {
    if (/^[a-zA-Z_][a-zA-Z0-9_$]*$/.test(name) && !isKeyword(name)) return;
    const message = `${about} has ${what} ${JSON.stringify(name)}, which is no name in Verilog`;
    owner.report('bad-name', message, 'give the name as the Verilog has it', [mod.at]);
  };
  checkName('the name', mod.name);
  const decls: Decl[] = interfacePorts(mod).flatMap((port) =>
    portLeaves(port).map(({ suffix: _, ...leaf }) =>
      port.direction === 'in'
        ? { kind: 'input' as const, domain: 0, at: mod.at, ...leaf }
        : { kind: 'output' as const, domain: 0, at: mod.at, ...leaf, value: owner.table.const(leaf.width, 0n) },
    ),
  );
  const { clock, reset } = foreign;
  const implicit = [clock, reset?.name].filter((name) => name !== undefined);
  const taken = new Set<string>();
  for (const name of [...implicit, ...decls.map((d) => d.name)]) {
    checkName('the port', name);
    if (taken.has(name)) {
      owner.report('name-taken', `${about} has two ports ${name}`, 'name each port of the Verilog once', [mod.at]);
    }
    taken.add(name);
  }
  const named = (kind: Decl['kind']): ReadonlySet<string> =>
    new Set(decls.filter((d) => d.kind === kind).map((d) => d.name));
  const [inputs, outputs] = [named('input'), named('output')];
  const missing = (what: string, name: string): void =>
    owner.report('bad-name', `${about} has no ${what} ${name}`, 'give a port by its name in Verilog', [mod.at]);
  for (const [output, from] of foreign.paths) {
    if (!outputs.has(output)) missing('output', output);
    for (const input of from) if (!inputs.has(input)) missing('input', input);
  }
  for (const { name, value } of foreign.parameters) {
    checkName('the parameter', name);
    if (isParameter(value)) continue;
    const message = `${about} has the parameter ${name} of a value that Verilog cannot be given`;
    owner.report(
      'literal-range',
      message,
      'give a finite number, a text of printable characters, or a word that fits',
      [mod.at],
    );
  }
  return {
    name: mod.name,
    at: mod.at,
    decls,
    exprs: owner.table.exprs,
    statements: [],
    memories: [],
    instances: [],
    checks: [],
    covers: [],
    choices: [],
    ports: decls.map((_, id) => id),
    domains: [
      {
        name: '',
        clock: clock ?? '',
        edge: 'rising',
        ...(reset === undefined ? {} : { reset: { name: reset.name, kind: 'sync', active: reset.active } }),
        usesClock: clock !== undefined,
        usesReset: reset !== undefined,
      },
    ],
    foreign,
  };
}

function isParameter(value: ParameterValue): boolean {
  if (typeof value === 'bigint') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return /^[ -~]*$/.test(value);
  const { width } = value;
  const fits = Number.isInteger(width) && width >= 1;
  return (
    fits && (typeof value.value === 'bigint' || Number.isInteger(value.value)) && isWord(width, BigInt(value.value))
  );
}

const isWord = (width: number, value: bigint): boolean => value >= 0n && value >> BigInt(width) === 0n;
