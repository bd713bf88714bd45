/** Proofs of a design's assertions, and the search for its covers. */
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import type { KeptResults } from '../../support/kept/kept-results.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { type Decision, decide, type Reached, traceOf } from './decide.ts';
import { decideOnce } from './decide-once.ts';
import type { ProofMode } from './proof.ts';
import { type Property, propertiesOf } from './properties.ts';
import { replay } from './replay.ts';
import { formulaOf } from './smt2.ts';
import { requireOneRelease, requireTools } from './tools.ts';
import type { PropertyResult, PropertyStatus, Verdict } from './verdict.ts';
import { parseWitness } from './witness.ts';

export interface ProveOptions {
  readonly mode: ProofMode;
  readonly depth: number;
  /** In `prove`, clocks in which every cover has to be reached. Default: `depth`. */
  readonly coverDepth?: number;
  /**
   * The assertions are about sums of many words: the solver decides each by itself, and rewrites it before it looks at
   * bits. Default false. Induction then looks at clocks outside reset alone, which is all that there is to look at
   * unless `past` reaches into one: what a reset leaves behind is where the search from reset begins. Memories become
   * registers. One clock only.
   */
  readonly sums?: boolean;
  /** A file for the waves of a counterexample. Default: none are written. */
  readonly waves?: string;
  /**
   * Where results of the same formula, depths and tools are taken from. Default: the tools run. A counterexample is
   * replayed in our own simulator in either case.
   */
  readonly kept?: KeptResults;
  readonly onProgress?: OnProgress;
}

type Outcome = Omit<Verdict, 'name' | 'mode' | 'depth' | 'coverDepth' | 'seconds'>;

/**
 * Decide the properties of `design`, from a first clock of reset on; `rst` is free afterwards, and so is everything
 * else that no assumption restricts. In `prove` the covers are searched too, because assertions say nothing of what
 * never happens. Rejects with a `UserError` when tools are missing, when the design has nothing to prove, and in
 * `prove` where it has no cover.
 */
export async function prove(design: Design, options: ProveOptions): Promise<Verdict> {
  const { mode, depth, coverDepth = depth } = options;
  const properties = propertiesOf(design);
  const has = (kind: Property['kind']): boolean => properties.some((p) => p.kind === kind);
  const { name } = design.top;
  if (mode !== 'cover' && !has('assert')) throw new UserError(`${name} has no assertions: nothing to ${mode}`);
  if (mode === 'cover' && !has('cover')) throw new UserError(`${name} has no covers: nothing to cover`);
  if (mode === 'prove' && !has('cover')) {
    throw new UserError(`${name} has no cover: state with m.cover a situation that the proof is about`);
  }
  if (Math.min(depth, coverDepth) < 1) throw new UserError(`a depth of ${depth} clocks: give an integer of 1 or more`);
  await requireTools();
  await requireOneRelease();
  const started = performance.now();
  const { sums = false, kept, waves, onProgress } = options;
  const question = { mode, depth, coverDepth, sums };
  const formula = formulaOf(design, sums);
  const decision = await (kept === undefined
    ? decide(formula, question, onProgress)
    : decideOnce(formula, question, kept, onProgress));
  const outcome =
    decision.failed === undefined ? held(properties, decision) : failure(design, properties, decision, waves);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { name, mode, depth, coverDepth, seconds, ...outcome };
}

type Found<Failed> = Extract<Decision, { readonly failed?: Failed }>;

/** No assertion was found to fail. */
function held(properties: readonly Property[], { induction, reached }: Found<undefined>): Outcome {
  const searched = reached === undefined ? [] : properties.map((p) => searchedFor(p, reached));
  if (reached !== undefined && induction === undefined) {
    return { passed: reached.all, properties: searched.filter((p) => p.kind !== 'assert') };
  }
  const status = induction === undefined ? 'holds' : 'proved';
  return {
    passed: reached?.all ?? true,
    ...(induction === undefined ? {} : { induction }),
    properties: [
      ...properties.filter((p) => p.kind !== 'cover').map((p) => ({ ...p, status: other(p, status) })),
      ...searched.filter((p) => p.kind === 'cover'),
    ],
  };
}

function searchedFor(p: Property, { clocks }: Reached): PropertyResult {
  if (p.kind !== 'cover') return { ...p, status: other(p, 'open') };
  const clock = clocks[p.path] ?? clocks[p.path.split('.').at(-1)!];
  return clock === undefined ? { ...p, status: 'unreached' } : { ...p, status: 'reached', clock };
}

/** The trace is run again in our own simulator, whether the solver found it now or before. */
function failure(
  design: Design,
  properties: readonly Property[],
  { failed, from, evidence }: Found<readonly string[]>,
  waves?: string,
): Outcome {
  const witness = parseWitness(traceOf(evidence));
  const clock = witness.steps.length - 1;
  const again = replay(design, witness, failed, waves);
  const same = (path: string): boolean => again.failures.some((f) => f.path === path && f.cycle === clock);
  const replays =
    failed.length > 0 && failed.every(same) && again.failures.every((f) => f.cycle === clock && !f.assumed);
  const status: PropertyStatus = from === 'reset' ? 'failed' : 'not inductive';
  return {
    passed: false,
    properties: properties
      .filter((p) => p.kind !== 'cover')
      .map((p) => (failed.includes(p.path) ? { ...p, status, clock } : { ...p, status: other(p, 'open') })),
    counterexample: { ...again, from, failed, replays },
  };
}

const other = ({ kind }: Property, status: PropertyStatus): PropertyStatus => (kind === 'assume' ? 'assumed' : status);
