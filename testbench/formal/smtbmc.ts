/** One run of Yosys's driver of solvers. */
import { join } from 'node:path';
import { execa } from '../../support/execa.ts';
import { FORMULA, OUTSIDE_RESET, START } from './smt2.ts';

/** What the driver says while it runs. */
export type SmtEvent =
  /** It begins to look at that clock (in induction: counted down from the depth). */
  | { readonly kind: 'step'; readonly step: number }
  /** Path and name of an assertion that fails in the trace that it is about to write. */
  | { readonly kind: 'failed'; readonly path: string }
  | { readonly kind: 'reached'; readonly path: string; readonly step: number };

export interface SmtRun {
  readonly passed: boolean;
  readonly events: readonly SmtEvent[];
  /** The trace of a failure, as the driver wrote it. */
  readonly witness: string;
}

export interface SmtOptions {
  readonly folder: string;
  readonly mode: 'bmc' | 'induction' | 'cover';
  readonly depth: number;
  /** As of `ProveOptions`. */
  readonly sums?: boolean;
  readonly onEvent?: (event: SmtEvent) => void;
  readonly signal?: AbortSignal;
}

const flags = { bmc: [], induction: ['-i'], cover: ['-c'] } as const;

/**
 * How sums are decided, where the solver's usual way has not come to an end after a fifth of a second: the clause "one
 * of the assertions fails" is split into its cases; in each, equations are solved for registers and put in, after which
 * most sums are equal without looking at a bit. 18 seconds for two ends of a link that counts credits in 6 bits, where
 * the usual way takes more than 5 minutes.
 */
const rewriting = [
  '(using-params simplify :elim_and true) propagate-values',
  '(using-params split-clause :split_largest_clause true)',
  'simplify propagate-values solve-eqs elim-uncnstr simplify bit-blast sat',
].join(' ');
const forSums = ['combined_solver.solver2_timeout=200', `tactic.default_tactic=(then ${rewriting})`].flatMap(
  (option) => ['-S', option],
);

/**
 * Run it over the formula in `folder`. Rejects where it breaks down, and where it is aborted.
 *
 * `--unroll` spells the functions of the formula out for each clock: z3 then decides with bits alone, 30 times as fast
 * on the arbiters.
 */
export async function runSmtbmc({ folder, mode, depth, sums = false, onEvent, signal }: SmtOptions): Promise<SmtRun> {
  const witness = join(folder, `${mode}.yw`);
  const files = mode === 'cover' ? [] : ['--dump-yw', witness];
  const rewrites = sums && mode === 'induction';
  const start = rewrites ? OUTSIDE_RESET : START;
  const solver = ['-s', 'z3', ...(rewrites ? forSums : []), '--unroll'];
  const args = [...solver, ...flags[mode], '-t', `${depth}`, '--smtc', start, ...files, FORMULA];
  const cancelSignal = signal === undefined ? {} : { cancelSignal: signal };
  const child = execa('yosys-smtbmc', args, {
    cwd: folder,
    reject: false,
    all: true,
    stdin: 'ignore',
    ...cancelSignal,
  });
  const events: SmtEvent[] = [];
  let status: string | undefined;
  for await (const line of child.iterable({ from: 'all' })) {
    status ??= /Status: (\w+)/.exec(line)?.[1];
    const event = eventOf(line);
    if (event === undefined) continue;
    events.push(event);
    onEvent?.(event);
  }
  const { all } = await child;
  signal?.throwIfAborted();
  // Of cover, FAILED means that not all were reached.
  if (status === 'PASSED' || status === 'FAILED') return { passed: status === 'PASSED', events, witness };
  throw new Error(`yosys-smtbmc gave no verdict:\n${all}`);
}

function eventOf(line: string): SmtEvent | undefined {
  const step = /(?:Checking assertions|Trying induction|Checking cover reachability) in step (\d+)/.exec(line);
  if (step !== null) return { kind: 'step', step: Number(step[1]) };
  const failed = /Assert failed in ([^:]+): (\S+)/.exec(line);
  if (failed !== null) return { kind: 'failed', path: pathOf(failed[1]!, failed[2]!) };
  const reached = /Reached cover statement at (\S+) in step (\d+)/.exec(line);
  return reached === null ? undefined : { kind: 'reached', path: reached[1]!, step: Number(reached[2]) };
}

/** `top.dut` and `never_overfull`: `dut.never_overfull`. */
const pathOf = (scope: string, name: string): string => [...scope.split('.').slice(1), name].join('.');
