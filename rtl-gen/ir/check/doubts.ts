/** What a module has that is probably not meant: inputs, instances and counters that come to nothing. */

import { branches } from '../branches.ts';
import { clockOwner } from '../clocking.ts';
import { referenceFinder } from '../comb-graph.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type DeclId, type ExprId, operands } from '../expr.ts';
import { isForeign } from '../foreign-ir.ts';
import type { Location } from '../location.ts';
import type { Decl, InstanceIr, ModuleIr, Stmt } from '../module-ir.ts';
import { everyRead } from './used.ts';

/** Doubts of one module; each of a code that `m.allow` lets pass. */
export const checkDoubts = (m: ModuleIr): readonly Diagnostic[] => [
  ...unusedInputs(m),
  ...unusedInstances(m),
  ...countersWithoutReset(m),
];

/** The name of a port without the fields of its leaf. */
const portOf = ({ name, fields = [] }: Decl): string =>
  fields.length === 0 ? name : name.slice(0, -fields.join('_').length - 1);

/** Of a record or link, one field that is read is enough. */
function unusedInputs(m: ModuleIr): readonly Diagnostic[] {
  const read = everyRead(m);
  const ports = new Map<string, { readonly at: Location; used: boolean }>();
  m.decls.forEach((d, id) => {
    if (d.kind !== 'input') return;
    const port = ports.get(portOf(d)) ?? { at: d.at, used: false };
    port.used ||= read.has(id);
    ports.set(portOf(d), port);
  });
  return [...ports].flatMap(([name, { at, used }]) =>
    used
      ? []
      : [
          {
            code: 'unused-input' as const,
            message: `nothing in ${m.name} reads its input ${name}`,
            fix: 'use it or remove it, or say that it is meant with m.unused',
            at: [at],
          },
        ],
  );
}

/** Instances with outputs of which nothing is read. */
function unusedInstances(m: ModuleIr): readonly Diagnostic[] {
  const read = everyRead(m);
  const isIdle = ({ module, outputs }: InstanceIr): boolean =>
    !isForeign(module) && outputs.size > 0 && ![...outputs.values()].some((id) => read.has(id));
  return m.instances.filter(isIdle).map(({ name, module, at }) => ({
    code: 'unused-instance',
    message: `nothing reads an output of instance ${name} of ${module.name}`,
    fix: 'read one or remove the instance, or say that it is meant with m.unused',
    at: [at],
  }));
}

/** Registers that count from a value which nothing gives them: all that they are set to is a sum with themselves. */
function countersWithoutReset(m: ModuleIr): readonly Diagnostic[] {
  const isCandidate = (d: Decl): boolean =>
    d.kind === 'reg' && !d.symbolic && d.reset === undefined && d.init === undefined;
  if (!m.decls.some(isCandidate)) return [];
  const refs = referenceFinder(m);
  const values = assigned(m);
  const isSum = (id: ExprId, register: DeclId): boolean => {
    const e = m.exprs[id]!;
    if (e.op === 'ref') return e.decl === register;
    if (e.op === 'add' || e.op === 'sub') return operands(e).some((o) => refs(o).has(register));
    return e.op === 'mux' && isSum(e.a, register) && isSum(e.b, register);
  };
  return m.decls.flatMap((d, id): readonly Diagnostic[] => {
    if (d.kind !== 'reg' || !isCandidate(d)) return [];
    if (m.domains[clockOwner(m.domains, d.domain)]!.reset === undefined) return [];
    const set = values.get(id) ?? [];
    if (set.length === 0 || !set.every((value) => isSum(value, id))) return [];
    return [
      {
        code: 'counter-without-reset',
        message: `${d.name} only ever becomes a sum with itself, and nothing gives it its first value`,
        fix: 'give it reset, or set it to a value somewhere',
        at: [d.at],
      },
    ];
  });
}

function assigned(m: ModuleIr): ReadonlyMap<DeclId, readonly ExprId[]> {
  const values = new Map<DeclId, ExprId[]>();
  const walk = (list: readonly Stmt[]): void => {
    for (const s of list) {
      if (s.kind !== 'set') for (const branch of branches(s)) walk(branch);
      else values.set(s.target, [...(values.get(s.target) ?? []), s.value]);
    }
  };
  walk(m.statements);
  return values;
}
