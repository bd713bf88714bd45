/** What was run and how it ended, in one sentence. */
import { many } from './digits.ts';
import type { PageData } from './page-data.ts';

/** The first lines of the page. */
export interface Headline {
  /** Undefined where nothing was run. */
  readonly passed: boolean | undefined;
  readonly sentence: string;
}

/** Counts only what was run: a design that was emitted or synthesised alone is not among the designs that passed. */
export function headline({ lead, simulations, replays, verilog }: PageData): Headline {
  const designs = (rows: readonly { readonly design: string }[]) =>
    many(new Set(rows.map(({ design }) => design)).size, 'design');
  if (simulations.length + replays.length === 0) {
    return { passed: undefined, sentence: `${designs(verilog)} emitted; nothing was simulated.` };
  }
  const clocks = simulations.reduce((sum, s) => sum + s.clocks, 0);
  const did = [
    simulations.length > 0 && `${many(clocks, 'clock')} of random traffic on ${engines(simulations)}`,
    replays.length > 0 && `${many(replays.length, 'recording')} on ${engines(replays)}`,
  ].filter((part) => part !== false);
  const what = `${designs([...simulations, ...replays])} against the golden model: ${did.join('; ')}`;

  const failedRuns = simulations.filter((s) => !s.passed).length;
  const failedReplays = replays.filter((r) => r.disagreements > 0).length;
  const failedLead = lead?.passed === false;
  if (failedRuns + failedReplays === 0 && !failedLead) return { passed: true, sentence: `${what}. No disagreement.` };
  const failed = [
    failedLead && `${lead.title} failed`,
    failedRuns > 0 && `${failedRuns} of ${many(simulations.length, 'property run')} failed`,
    failedReplays > 0 && `${failedReplays} of ${many(replays.length, 'trace replay')} disagreed`,
  ].filter((part) => part !== false);
  return { passed: false, sentence: `${what}. ${list(failed)}.` };
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function engines(rows: readonly { readonly engine: string }[]): string {
  return list([...new Set(rows.map(({ engine }) => engine))]);
}
