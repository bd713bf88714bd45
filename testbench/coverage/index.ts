/** `gatewright/cover`: what runs reach of a design, on its source. */

export { type CoverageData, type CoveragePoint, mergeCoverage, type PointKind } from './coverage-data.ts';
export { CoverageRecorder } from './coverage-recorder.ts';
export { type CoverageReport, coverageReport } from './coverage-report.ts';
export { parseWaivers, type Waiver } from './waivers.ts';
