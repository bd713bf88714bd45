/** `gatewright report`: area and depth of designs on several families, compared with earlier ones. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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
import { figurePages, withReports } from '../../report/page-figures.ts';
import { cataloguePorts, elaborateEntry, findDesign } from '../../rtl-gen/catalogue.ts';
import type { CatalogueEntry } from '../../rtl-gen/catalogue-entry.ts';
import { locatedNames } from '../../rtl-gen/verilog/locations.ts';
import { requireRange } from '../../support/in-range.ts';
import { withFigures } from '../../support/markdown.ts';
import type { Progress } from '../../support/progress.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { verilogOf } from './emit.ts';

export const reportFolder: string = inProject('out', 'report');

/** One design of each block, in the README's order: what is reported where no other is named. */
export const reportedDesigns = [
  'pds_target_n256_w1024',
  'pdc_tracker_n256_w1024',
  'sack_tracker_w1024',
  'uet_parser_b64',
  'uet_deparser_b64',
  'cbfc_receiver_vc8',
  'cbfc_sender_vc8',
  'cbfc_cc_update_frame_b64',
  'cbfc_cc_update_check_b64',
  'llr_receive_b8',
  'llr_transmit_b8_n512_f32_l190',
  'llr_replay_buffer_b64_n1024_f128_l144',
  'llr_encoder_b8',
  'llr_decoder_b8',
  'llr_port_b8_n512_f32_l190',
  'tss_gcm_l1',
] as const;

/** What is placed and routed where no other is named: of SACK tracker, CBFC and LLR what fits an HX8K. */
export const routedDesigns = [
  'sack_tracker_w128',
  'cbfc_receiver_vc4',
  'cbfc_sender_vc4',
  'llr_receive_b8',
  'llr_transmit_b8_n512_f32_l190',
] as const;

/** The family whose figures stand in pages of single blocks. */
const figureTarget: SynthTarget = 'xcup';

/** The families that are reported where no other is named. */
export const reportedTargets = ['xcup', 'ecp5', 'ice40'] as const satisfies readonly SynthTarget[];

export interface ReportOptions {
  /** Default: `reportedTargets`. */
  readonly target?: readonly string[];
  /** The revision to compare with. Default: the committed reports as they are in the folder. */
  readonly diff?: string;
  /** Minutes after which a mapping is given up; default 10. */
  readonly limit?: number;
  /** Place and route on an iCE40 HX8K too, with registers at the ports; default: `routedDesigns`, on iCE40 alone. */
  readonly postRoute?: boolean;
  /**
   * Write the reports to `fpga/reports`, and the figures of the README, docs/fpga-reports.md and the pages of blocks
   * from all that are there.
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
  /** What the changes are against. */
  readonly before: string;
  readonly page: string;
}

/**
 * Synthesise the designs, compare, write JSON and page. Unknown names and revisions are `UserError`s before anything is
 * synthesised; what is finished when a run is ended is not synthesised again.
 */
export async function report(names: readonly string[], options: ReportOptions): Promise<ReportResult> {
  const { postRoute = false, limit = 10 } = options;
  requireRange('--limit', limit, 1, 10_000);
  const entries = (names.length === 0 ? (postRoute ? routedDesigns : reportedDesigns) : names).map(findDesign);
  const targets = (options.target ?? (postRoute ? [routedTarget] : reportedTargets)).map(parseTarget);
  if (postRoute && !targets.includes(routedTarget))
    throw new UserError(`--post-route places and routes on ${routedTarget}, which is not among the targets`);
  const designs = entries.map(({ name }) => name);
  const { diff } = options;
  const earlier = diff === undefined ? committedReports(designs) : await reportsOf(diff, designs);
  const before = diff ?? 'the committed reports';
  const made = await synthesiseAll(entries, targets, options, options.progress(entries.length * targets.length));
  const reports = made.map((one) => withRouted(one, committedReports([one.design])));
  const changed = changes(earlier, reports);
  const page = join(options.out, 'index.html');
  writeWhole(join(options.out, 'report.json'), `${JSON.stringify(reports, null, 1)}\n`);
  writeWhole(page, renderAreaPage(pageData(reports, changed, before)));
  if (options.update) {
    for (const one of reports) writeReport(one);
    writeTables();
  }
  return { reports, changes: changed, before, page };
}

/** As many at a time as there are processors. */
async function synthesiseAll(
  entries: readonly CatalogueEntry[],
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
  entry: CatalogueEntry,
  target: SynthTarget,
  { postRoute, limit }: { readonly postRoute: boolean; readonly limit: number },
  onProgress: (text: string) => void,
): Promise<FamilyReport | NoReport> {
  const verilog = verilogOf(entry);
  const signal = AbortSignal.timeout(limit * 60_000);
  try {
    const family = familyReport(verilog, await synthesise(verilog, target, { onProgress, signal }));
    if (!postRoute || target !== routedTarget) return family;
    return { ...family, routed: await placeAndRoute(verilog, cataloguePorts(entry), onProgress) };
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

function pageData(reports: readonly DesignReport[], changed: readonly AreaChange[], before: string): AreaPageData {
  const places = new Map(reports.map(({ design }) => [design, placesOf(design)]));
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
export function placesOf(design: string): (signal: string) => string | undefined {
  const known = new Map(
    locatedNames(elaborateEntry(findDesign(design))).map(({ path, file, line }) => [path, `${file}:${line}`]),
  );
  return (signal) => known.get(signal.replace(/(\[\d+\])* ?(\(.*\))?$/, ''));
}

/** The README's table, from the committed reports alone. */
export function readmeTable(): string {
  return familiesTable(areaRows(committedReports(reportedDesigns)), reportedTargets);
}

/** The table of docs/fpga-reports.md: every committed report with a result of place and route. */
export function postRouteTable(): string {
  return routedTable(areaRows(committedReports(committedNames())));
}

function writeTables(): void {
  const write = (path: string, name: string, table: string): void =>
    writeWhole(path, withFigures(readFileSync(path, 'utf8'), name, [table]));
  write(inProject('README.md'), 'area', readmeTable());
  write(inProject('docs', 'fpga-reports.md'), 'post-route', postRouteTable());
  for (const path of figurePages) writeWhole(path, withReports(readFileSync(path, 'utf8'), figureReport));
}

/** The committed report that figures in pages are of. */
export function figureReport(design: string): FamilyReport | undefined {
  const family = committedReports([design])[0]?.families[figureTarget];
  return isMeasured(family) ? family : undefined;
}
