/** What enters a synchroniser: bits that change one at a time, straight from registers. */
import { branches } from '../branches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DeclId, ExprId } from '../expr.ts';
import { isForeign } from '../foreign-ir.ts';
import type { InstanceIr, ModuleIr, Stmt } from '../module-ir.ts';

/** Of each input of an instance that belongs to no clock, as those of synchronisers do. */
export function checkSynchronised(m: ModuleIr): readonly Diagnostic[] {
  const values = new Map<DeclId, ExprId[]>();
  const walk = (list: readonly Stmt[]): void => {
    for (const s of list) {
      if (s.kind === 'set') values.set(s.target, [...(values.get(s.target) ?? []), s.value]);
      else for (const branch of branches(s)) walk(branch);
    }
  };
  const instances = m.instances.filter(({ module }) => !isForeign(module) && module.decls.some(isAsynchronous));
  if (instances.length === 0) return [];
  walk(m.statements);
  const isGray = (id: DeclId): boolean => (values.get(id) ?? []).every((value) => isGrayCode(m, value));
  return instances.flatMap((instance) =>
    instance.module.decls.flatMap((d) => {
      const value = isAsynchronous(d) ? instance.inputs.get(d.name) : undefined;
      return value === undefined ? [] : mistakesIn(m, instance, d.name, value, isGray);
    }),
  );
}

const isAsynchronous = (d: ModuleIr['decls'][number]): boolean => d.kind === 'input' && d.domain === 'asynchronous';

function mistakesIn(
  m: ModuleIr,
  { name, at }: InstanceIr,
  port: string,
  value: ExprId,
  isGray: (id: DeclId) => boolean,
): readonly Diagnostic[] {
  const e = m.exprs[value]!;
  const sources = sourcesOf(m, value);
  if (sources === undefined) {
    return [
      {
        code: 'logic-before-synchroniser',
        message: `logic in front of ${port} of instance ${name} can glitch, and the other clock may take the glitch in`,
        fix: 'put a register of its own clock between them',
        at: [at],
      },
    ];
  }
  const registers = sources.filter((id) => m.decls[id]!.kind === 'reg');
  if (e.width === 1 || registers.length === 0) return [];
  if (registers.length === 1 && sources.length === 1 && isGray(registers[0]!)) return [];
  return [
    {
      code: 'word-through-synchroniser',
      message: `the ${e.width} bits of ${port} of instance ${name} arrive in different clocks where they change together`,
      fix: 'use a handshakeCrossing or an asyncFifo, or cross a Gray code that a register has with toGray',
      at: [at, { ...m.decls[registers[0]!]!.at, note: 'the register' }],
    },
  ];
}

/** The declarations that a value is wires of; `undefined` where there is logic. */
function sourcesOf(m: ModuleIr, id: ExprId): readonly DeclId[] | undefined {
  const e = m.exprs[id]!;
  if (e.op === 'const') return [];
  if (e.op === 'slice') return sourcesOf(m, e.a);
  if (e.op === 'cat') {
    const parts = e.parts.map((part) => sourcesOf(m, part));
    return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  if (e.op !== 'ref') return undefined;
  const d = m.decls[e.decl]!;
  return d.kind === 'named' ? sourcesOf(m, d.value) : [e.decl];
}

/** `x ^ (x >> 1)`, under a name or not. */
function isGrayCode(m: ModuleIr, id: ExprId): boolean {
  const e = m.exprs[id]!;
  if (e.op === 'ref') {
    const d = m.decls[e.decl]!;
    return d.kind === 'named' && isGrayCode(m, d.value);
  }
  if (e.op === 'const') return true;
  if (e.op !== 'xor') return false;
  const shifted = m.exprs[e.b]!;
  if (shifted.op !== 'cat' || shifted.parts.length !== 2) return false;
  const [zero, rest] = shifted.parts.map((part) => m.exprs[part]!);
  return zero!.op === 'const' && zero!.value === 0n && rest!.op === 'slice' && rest!.a === e.a && rest!.lo === 1;
}
