/** The reports that are committed: a file a design. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { execa } from '../../support/execa.ts';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';
import type { SynthTarget } from '../flow/targets.ts';
import { isMeasured } from './compare.ts';
import type { DesignReport } from './design-report.ts';

/** The reports of those of the designs that have one, in their order. */
export function committedReports(designs: readonly string[], folder: string): readonly DesignReport[] {
  return designs.flatMap((design) => {
    const text = readIfThere(join(folder, `${design}.json`));
    return text === undefined ? [] : [JSON.parse(text) as DesignReport];
  });
}

/** Names of the designs that have a report, by alphabet. */
export function committedNames(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

/** Write a design's report; families that it does not have stay as they are in the file. */
export function writeReport(report: DesignReport, folder: string): void {
  const known = committedReports([report.design], folder);
  const families = { ...known[0]?.families, ...withRouted(report, known).families };
  writeWhole(join(folder, `${report.design}.json`), reportText({ ...report, families }));
}

/** With what place and route made of the same Verilog, by earlier reports, where the report does not have it. */
export function withRouted(report: DesignReport, earlier: readonly DesignReport[]): DesignReport {
  const known = earlier.find(({ design }) => design === report.design);
  const families = Object.entries(report.families).map(([target, family]) => {
    const old = known?.families[target as SynthTarget];
    const isSame = isMeasured(old) && isMeasured(family) && old.verilog === family.verilog;
    return [target, isSame && old.routed !== undefined ? { routed: old.routed, ...family } : family] as const;
  });
  return { ...report, families: Object.fromEntries(families) };
}

/** As JSON with one line for each of the short lists, so that a change is read in a diff. */
export function reportText(report: DesignReport): string {
  const text = JSON.stringify(report, null, 1);
  // What holds no other list or object stands on one line.
  const flat = text.replace(/[[{][^[\]{}]*[\]}]/g, (part) => part.replace(/\n\s*/g, ' '));
  return `${flat}\n`;
}

/**
 * The reports of the designs as a revision has them. A folder without git and an unknown revision are a `UserError`
 * each.
 */
export async function reportsOf(
  revision: string,
  designs: readonly string[],
  folder: string,
): Promise<readonly DesignReport[]> {
  // The path in a revision is relative to where git runs.
  const root = nearestFolder(folder);
  await knownRevision(revision, root);
  const texts = await Promise.all(
    designs.map(async (design) => {
      const object = `${revision}:./${relative(root, join(folder, `${design}.json`))}`;
      const { exitCode, stdout } = await execa('git', ['show', object], { cwd: root, reject: false });
      return exitCode === 0 ? [JSON.parse(stdout) as DesignReport] : [];
    }),
  );
  return texts.flat();
}

/** The folder, or the nearest one above it that is there. */
const nearestFolder = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));

async function knownRevision(revision: string, root: string): Promise<void> {
  const inside = await execa('git', ['rev-parse', '--git-dir'], { cwd: root, reject: false });
  if (inside.exitCode !== 0) {
    throw new UserError('--diff compares with a revision of the project, and there is no git repository here');
  }
  // After `--end-of-options` nothing that the user gave is taken for an option.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const { exitCode } = await execa('git', args, { cwd: root, reject: false });
  if (exitCode !== 0) throw new UserError(`there is no revision ${revision} in this repository`);
}
