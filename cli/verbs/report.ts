/** `gatewright report`: area and depth of designs on several families, compared with earlier ones. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../config/project.ts';
import { projectFiles } from '../../config/project-files.ts';
import { NoRamError } from '../../fpga/flow/map.ts';
import { synthesise } from '../../fpga/flow/synthesise.ts';
import { parseTarget, type SynthTarget } from '../../fpga/flow/targets.ts';
import { placeAndRoute, routedTarget } from '../../fpga/post-route/routed.ts';
import { committedNames, committedReports, reportsOf, withRouted, writeReport } from '../../fpga/report/committed.ts';
import { changes, isMeasured } from '../../fpga/report/compare.ts';
import {
  type DesignReport,
  type FamilyReport,
  familyReport,
  type NoReport,
  verilogDigest,
} from '../../fpga/report/design-report.ts';
import type { AreaChange, AreaPageData, AreaRefusal, AreaReport } from '../../report/area-data.ts';
import { renderAreaPage } from '../../report/area-page.ts';
import { familiesTable, routedTable } from '../../report/area-tables.ts';
import { withReports } from '../../report/page-figures.ts';
import { type DesignEntry, elaborateEntry, entryPorts } from '../../rtl-gen/design-entry.ts';
import { locatedNames } from '../../rtl-gen/verilog/locations.ts';
import { requireRange } from '../../support/in-range.ts';
import { withFigures } from '../../support/markdown.ts';
import type { Progress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { verilogOf } from './emit.ts';

export interface ReportOptions {
  /** Default: those of the config. */
  readonly target?: readonly string[];
  /** The revision to compare with. Default: the committed reports as they are in the folder. */
  readonly diff?: string;
  /** Minutes after which a mapping is given up; default 10. */
  readonly limit?: number;
  /** Place and route on an iCE40 HX8K too, with registers at the ports; without targets on iCE40 alone. */
  readonly postRoute?: boolean;
  /**
   * Write the reports to the project's folder for them, and the figures of the config's pages from all that are there.
   */
  readonly update?: boolean;
  /** Folder of `report.json` and the page. */
  readonly out: string;
  /** Given the number of syntheses. */
  readonly progress: (steps: number) => Progress;
}

export interface ReportResult {
  readonly reports: readonly DesignReport[];
  readonly changes: readonly AreaChange[];
  /** What the changes are against; undefined where there is no earlier report. */
  readonly before: string | undefined;
  readonly page: string;
}

/**
 * Synthesise the designs, compare, write JSON and page. Unknown names and revisions are `UserError`s before anything is
 * synthesised; what is finished when a run is ended is not synthesised again.
 */
export async function report(
  project: Project,
  names: readonly string[],
  options: ReportOptions,
): Promise<ReportResult> {
  const { postRoute = false, limit = 10 } = options;
  requireRange('--limit', limit, 1, 10_000);
  const usual = reportedDesigns(project);
  const entries = project.chosen(
    names.length > 0 ? names : postRoute ? (project.config.report?.routed ?? usual) : usual,
  );
  const targets = (options.target ?? (postRoute ? [routedTarget] : project.targets)).map(parseTarget);
  const folder = project.folders.reports;
  if (postRoute && !targets.includes(routedTarget))
    throw new UserError(`--post-route places and routes on ${routedTarget}, which is not among the targets`);
  const designs = entries.map(({ name }) => name);
  const { diff } = options;
  const earlier = diff === undefined ? committedReports(designs, folder) : await reportsOf(diff, designs, folder);
  const before = earlier.length === 0 ? undefined : (diff ?? 'the committed reports');
  const made = await synthesiseAll(entries, targets, options, options.progress(entries.length * targets.length));
  const reports = made.map((one) => withRouted(one, committedReports([one.design], folder)));
  const changed = changes(earlier, reports);
  const page = join(options.out, 'index.html');
  writeWhole(join(options.out, 'report.json'), `${JSON.stringify(reports, null, 1)}\n`);
  writeWhole(page, renderAreaPage(pageData(project, reports, changed, before)));
  if (options.update) {
    for (const one of reports) writeReport(one, folder);
    writePages(project);
  }
  return { reports, changes: changed, before, page };
}

/** As many at a time as there are processors. */
async function synthesiseAll(
  entries: readonly DesignEntry[],
  targets: readonly SynthTarget[],
  { postRoute = false, limit = 10 }: Pick<ReportOptions, 'postRoute' | 'limit'>,
  progress: Progress,
): Promise<readonly DesignReport[]> {
  const jobs = entries.flatMap((entry) => targets.map((target) => ({ entry, target })));
  const waiting = jobs.values();
  const done = new Map<string, FamilyReport | NoReport>();
  const worker = async (): Promise<void> => {
    for (const { entry, target } of waiting) {
      const name = `${entry.name} for ${target}`;
      const family = await progress.step(
        name,
        (onProgress) => onFamily(entry, target, { postRoute, limit }, onProgress),
        familyText,
      );
      done.set(name, family);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return entries.map(({ name }) => ({
    design: name,
    families: Object.fromEntries(targets.map((target) => [target, done.get(`${name} for ${target}`)!])),
  }));
}

async function onFamily(
  entry: DesignEntry,
  target: SynthTarget,
  { postRoute, limit }: { readonly postRoute: boolean; readonly limit: number },
  onProgress: (text: string) => void,
): Promise<FamilyReport | NoReport> {
  const verilog = verilogOf(entry);
  const signal = AbortSignal.timeout(limit * 60_000);
  try {
    const family = familyReport(verilog, await synthesise(verilog, target, { onProgress, signal }));
    if (!postRoute || target !== routedTarget) return family;
    return { ...family, routed: await placeAndRoute(verilog, entryPorts(entry), onProgress) };
  } catch (error) {
    const refused = { verilog: verilogDigest(verilog) };
    if (error instanceof NoRamError) return { ...refused, cannot: error.message, short: 'no RAM' };
    if (signal.aborted)
      return { ...refused, cannot: `Yosys had not ended after ${limit} minutes`, short: `> ${limit} min` };
    throw error;
  }
}

const familyText = (family: FamilyReport | NoReport): string =>
  'cannot' in family ? family.cannot : `${family.lut} LUT, ${family.ff} FF, ${family.levels} levels`;

/** A row for each design and family, as tables and page have them. */
export function areaRows(reports: readonly DesignReport[]): readonly (AreaReport | AreaRefusal)[] {
  return reports.flatMap(({ design, families }) =>
    Object.entries(families).map(([target, family]) => ({ design, target, ...family })),
  );
}

function pageData(
  project: Project,
  reports: readonly DesignReport[],
  changed: readonly AreaChange[],
  before: string | undefined,
): AreaPageData {
  const places = new Map(reports.map(({ design }) => [design, placesOf(project, design)]));
  return {
    reports: areaRows(reports),
    changes: changed,
    before,
    placeOf: (design, signal) => places.get(design)?.(signal),
  };
}

/**
 * Where a signal of a design is declared: of `state[3] (D)` the register `state`, of a part of a record the record's
 * port.
 */
export function placesOf(project: Project, design: string): (signal: string) => string | undefined {
  const known = new Map(
    locatedNames(elaborateEntry(project.design(design))).map(({ path, file, line }) => [path, `${file}:${line}`]),
  );
  return (signal) => known.get(signal.replace(/(\[\d+\])* ?(\(.*\))?$/, ''));
}

/** What is reported where no design is named. */
const reportedDesigns = ({ config, designs }: Project): readonly string[] =>
  config.report?.designs ?? designs.map(({ name }) => name);

/** The table of the designs that are usually reported, from the reports in the project's folder alone. */
export function areaTable(project: Project): string {
  return familiesTable(areaRows(committedReports(reportedDesigns(project), project.folders.reports)), project.targets);
}

/** The table of every report in the project's folder with a result of place and route. */
export function postRouteTable({ folders }: Project): string {
  return routedTable(areaRows(committedReports(committedNames(folders.reports), folders.reports)));
}

/** The pages that hold figures of reports: absolute paths. */
export const figurePages = (project: Project): readonly string[] =>
  projectFiles(project, project.config.report?.pages ?? []).map((file) => project.path(file));

/** A page with the figures of all reports that the project keeps: the two tables where it has them, and rows. */
export function updatedPage(project: Project, page: string): string {
  const tables = { area: () => areaTable(project), 'post-route': () => postRouteTable(project) };
  const whole = Object.entries(tables).reduce(
    (text, [name, table]) => (text.includes(`<!-- figures: ${name} -->`) ? withFigures(text, name, [table()]) : text),
    page,
  );
  return withReports(whole, (design) => figureReport(project, design));
}

function writePages(project: Project): void {
  for (const path of figurePages(project)) writeWhole(path, updatedPage(project, readFileSync(path, 'utf8')));
}

/** The kept report that figures in pages are of. */
export function figureReport({ folders, targets }: Project, design: string): FamilyReport | undefined {
  const family = committedReports([design], folders.reports)[0]?.families[targets[0]!];
  return isMeasured(family) ? family : undefined;
}
