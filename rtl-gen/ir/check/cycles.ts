/** Values of a pipeline's cycle: what they are made of is of the same cycle. */
import { assignments, combPaths } from '../comb-graph.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type DeclId, type ExprId, operands } from '../expr.ts';
import type { CycleIr, ModuleIr } from '../module-ir.ts';

type Marked = CycleIr & { readonly cycle: NonNullable<CycleIr['cycle']> };

/** One diagnostic for each named value of a cycle, with the first value of another cycle that it is made of. */
export function checkCycles(m: ModuleIr): readonly Diagnostic[] {
  const { cycles = [] } = m;
  if (cycles.length === 0) return [];
  const marks = Map.groupBy(cycles, ({ value }) => value);
  const sources = sourceFinder(m);
  return cycles.filter(isMarked).flatMap((mark): readonly Diagnostic[] => {
    const named = namedBy(m, mark.value);
    if (named === undefined) return [];
    const stray = findStray(mark.cycle, named.value, marks, sources);
    if (stray === undefined) return [];
    const { mark: other, late } = stray;
    const ofStray = placeOf(other.cycle, late);
    const name = nameOf(m, other.value);
    return [
      {
        code: 'cycle-mismatch',
        message: `${named.name} of ${placeOf(mark.cycle, 0)} is made of ${name} of ${ofStray}`,
        fix: `take ${name} from the values that the stage is given, or say that another cycle is meant with ahead or m.anyCycle`,
        at: [mark.at],
      },
    ];
  });
}

const isMarked = (mark: CycleIr): mark is Marked => mark.cycle !== undefined;

const placeOf = ({ number, stage }: Marked['cycle'], late: number): string =>
  late === 0
    ? `stage ${stage} (cycle ${number})`
    : `cycle ${number + late}, ${late} after its address in stage ${stage}`;

/** The declaration whose name an expression is, where that is all it is. */
function namedBy(m: ModuleIr, value: ExprId) {
  const e = m.exprs[value]!;
  const d = e.op === 'ref' ? m.decls[e.decl]! : undefined;
  return d?.kind === 'named' ? d : undefined;
}

function nameOf(m: ModuleIr, value: ExprId): string {
  const e = m.exprs[value]!;
  return e.op === 'ref' ? m.decls[e.decl]!.name : 'an input';
}

/** What an expression is made of one step further, `late` where that is a cycle earlier. */
interface Source {
  readonly value: ExprId;
  readonly late: number;
}

/** The first value of the same pipeline that is not of the same cycle, with the cycles that memories add to its own. */
function findStray(
  { pipeline, number }: Marked['cycle'],
  value: ExprId,
  marks: ReadonlyMap<ExprId, readonly CycleIr[]>,
  sources: (value: ExprId) => readonly Source[],
): { readonly mark: Marked; readonly late: number } | undefined {
  const seen = new Set<string>();
  const waiting: Source[] = [{ value, late: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, late } = next;
    const key = `${value} ${late}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const here = marks.get(value) ?? [];
    const mark = here.filter(isMarked).find(({ cycle }) => cycle.pipeline === pipeline);
    if (mark !== undefined && mark.cycle.number + late !== number) return { mark, late };
    const isKnown = mark !== undefined || here.some(({ cycle }) => cycle === undefined);
    if (!isKnown) for (const { value, late: more } of sources(next.value)) waiting.push({ value, late: late + more });
  }
  return undefined;
}

/** A function from an expression to what it is made of: through names, wires, instances and memories, not registers. */
function sourceFinder(m: ModuleIr): (value: ExprId) => readonly Source[] {
  const sets = assignments(m);
  const now = (values: Iterable<ExprId>): readonly Source[] => [...values].map((value) => ({ value, late: 0 }));
  const ofDecl = (id: DeclId): readonly Source[] => {
    const d = m.decls[id]!;
    switch (d.kind) {
      case 'input':
      case 'reg':
        return [];
      case 'output':
      case 'named':
        return now([d.value]);
      case 'wire':
        return now([...(d.forward ? [] : [d.default]), ...(sets.get(id) ?? [])]);
      case 'instOutput': {
        const { module, inputs } = m.instances[d.instance]!;
        return now([...combPaths(module).get(d.port)!].map((name) => inputs.get(name)!));
      }
      case 'memRead': {
        const { kind, addr } = m.memories[d.memory]!.reads[d.port]!;
        return [{ value: addr, late: kind === 'sync' ? 1 : 0 }];
      }
    }
  };
  return (value) => {
    const e = m.exprs[value]!;
    return e.op === 'ref' ? ofDecl(e.decl) : now(operands(e));
  };
}
