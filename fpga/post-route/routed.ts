/** Place and route of a design on an iCE40 HX8K, which says how good the estimate of its clock is. */
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { type Bytes, cached, contentKey } from '../../support/cache.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { nextpnrVersion, runNextpnr } from '../bitstream/run-nextpnr.ts';
import { hx8k } from '../boards/hx8k.ts';
import { estimateFmax, type FmaxEstimate, netAt } from '../flow/fmax.ts';
import { mappedJson, mapTogether } from '../flow/map.ts';
import { targetFlows } from '../flow/targets.ts';
import { timingGraph } from '../flow/timing-graph.ts';
import { type HarnessPort, harnessed, harnessName } from './harness.ts';

/** The family on which designs are placed and routed here. */
export const routedTarget = 'ice40';

/** nextpnr's placement is drawn from a seed: the spread of the results is part of the result. */
const seeds = [1, 2, 3] as const;

/**
 * In MHz, what nextpnr is asked for: more than any design here reaches, so that it does not stop at less than it can.
 */
const asked = 200;

/** A design placed and routed with registers at its ports (`harness.ts`). */
export interface Routed {
  readonly part: string;
  /** What placed and routed it. */
  readonly tool: string;
  /** Logic cells and block RAMs, the harness's included. */
  readonly cells: number;
  readonly ram: number;
  /** In MHz, rounded down, one for each seed, in ascending order. */
  readonly mhz: readonly number[];
  /** What the formula of `fmax.ts` says of the same netlist. */
  readonly estimate: FmaxEstimate;
  /** The average net, in nanoseconds, with which the formula gives the slowest and the fastest of `mhz`. */
  readonly net: { readonly slowest: number; readonly fastest: number };
}

/**
 * Place and route the design with each of the seeds; results are cached by content. A `UserError` where it does not
 * fit, in nextpnr's words, and where it has no path from register to register.
 */
export async function placeAndRoute(
  verilog: VerilogDesign,
  ports: readonly HarnessPort[],
  onProgress?: OnProgress,
): Promise<Routed> {
  const harness = harnessed(verilog, ports);
  const json = await mappedJson([harness], routedTarget, { onProgress });
  const reports: NextpnrReport[] = [];
  for (const seed of seeds) reports.push(await route(json, seed, (text) => onProgress?.(`seed ${seed}: ${text}`)));
  const mhz = reports
    .map(({ fmax }) => Math.floor(Math.min(...Object.values(fmax).map(({ achieved }) => achieved))))
    .sort((a, b) => a - b);
  const [netlist] = await mapTogether([harness], routedTarget);
  const { cells } = targetFlows[routedTarget];
  const graph = timingGraph(netlist!, cells);
  const estimate = estimateFmax(netlist!, graph, cells, routedTarget);
  if (estimate === null) throw new UserError(`${verilog.top} has no path from register to register`);
  const net = (at: number): number => Number(netAt(netlist!, graph, cells, routedTarget, at).toFixed(2));
  const { ICESTORM_LC, ICESTORM_RAM } = reports[0]!.utilization;
  return {
    part: 'iCE40HX8K-CT256',
    tool: `nextpnr-ice40 ${nextpnrVersion()}`,
    cells: ICESTORM_LC!.used,
    ram: ICESTORM_RAM!.used,
    mhz,
    estimate,
    net: { slowest: net(mhz[0]!), fastest: net(mhz.at(-1)!) },
  };
}

/** Of nextpnr's `--report`. */
interface NextpnrReport {
  readonly fmax: Readonly<Record<string, { readonly achieved: number }>>;
  readonly utilization: Readonly<Record<string, { readonly used: number }>>;
}

async function route(netlist: string, seed: number, onProgress: OnProgress): Promise<NextpnrReport> {
  const { device, package: body } = part();
  const options = [`--${device}`, '--package', body, '--freq', String(asked), '--seed', String(seed)];
  const lenient = ['--timing-allow-fail', '--pcf-allow-unconstrained'];
  const job = { options: [...options, ...lenient], netlist, constraints: '' };
  const key = contentKey('post-route', nextpnrVersion(), netlist, ...job.options);
  const bytes = await cached('fpga', `${key}.json`, async () => {
    onProgress(`nextpnr places ${harnessName}`);
    return new TextEncoder().encode((await runNextpnr(job, onProgress)).report) as Bytes;
  });
  return JSON.parse(new TextDecoder().decode(bytes)) as NextpnrReport;
}

function part(): { readonly device: string; readonly package: string } {
  if (hx8k.part.family !== routedTarget) throw new Error('the board hx8k has a part of another family');
  return hx8k.part;
}
