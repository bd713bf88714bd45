/** Endpoints whose frames go over links to a network, each end on an engine of its own. */
import { type Design, elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { type EndpointLinkOptions, uetEndpointLink } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link.ts';
import { linkEnd } from '../../../../../rtl-gen/uet/endpoint/line/link-end.ts';
import { resetAll } from '../../../../engine/reset-all.ts';
import { assert, clearInputs, type Engine, type Simulator, seededRandom } from '../../test-kit.ts';
import { EndpointWorld, type Watch, type WorldOptions } from '../pair/index.ts';
import { Software } from '../registers/software.ts';
import { LinkLine } from './link-line.ts';
import { type LinkSettings, usualLink } from './link-settings.ts';
import { installPair, setSecure } from './secure-setup.ts';

export interface LinkRun {
  /** Probability that a column of a line is damaged. */
  readonly errors: number;
  /** Where they are not the usual ones: those of an end, or of the other end of its link. */
  readonly settings?: (end: number, isFar: boolean) => Partial<LinkSettings>;
  /** Clocks from one end of a line to the other. */
  readonly delay?: number;
  /** All ends have registers that start with the same, whatever the run: an engine makes each design once. */
  readonly startsAlike?: boolean;
  /** When it is over, where that is not when all is done. */
  readonly until?: (world: EndpointWorld) => boolean;
  readonly watches?: (simulators: readonly Simulator[], world: EndpointWorld) => Watch;
}

/** Clocks in which a link has to be up. */
const patience = 20_000;
/** Clocks after which the credit that the senders are given when they are switched on counts. */
const settledClocks = 100;

/** What a run has come to. */
export interface LinkRunResult {
  readonly world: EndpointWorld;
  /** Columns that were damaged. */
  readonly damaged: number;
  /** Sum over both ends of all links of a port of their status. */
  readonly sums: Readonly<Record<string, number>>;
}

const designs = new Map<string, { readonly near: Design; readonly far: Design }>();
/** Builds whose designs are kept, with all that engines make of them. */
const keptBuilds = 3;

/** Made once for each build, while few others come between. */
function designsOf(build: EndpointLinkOptions): { readonly near: Design; readonly far: Design } {
  const key = JSON.stringify(build);
  const made = designs.get(key) ?? {
    near: elaborate(uetEndpointLink(build)),
    far: elaborate(linkEnd(build.rx.bytes, build.link)),
  };
  designs.delete(key);
  designs.set(key, made);
  if (designs.size > keptBuilds) designs.delete(designs.keys().next().value!);
  return made;
}

/**
 * A run of `ends` endpoints to its end, each with the other end of its link at the network; checks of all designs hold
 * in each clock.
 */
export async function runLinkWorld(
  engine: Engine,
  build: EndpointLinkOptions,
  ends: number,
  options: WorldOptions,
  run: LinkRun,
): Promise<LinkRunResult> {
  const { link } = build;
  const { size } = options;
  const made = designsOf(build);
  const startSeed = (i: number): number => (run.startsAlike ? 1 : options.seed + i);
  const make = async (design: Design, from: number) =>
    await Promise.all(Array.from({ length: ends }, (_, i) => engine.create(design, { seed: startSeed(from + i) })));
  const near = await make(made.near, 0);
  const far = await make(made.far, ends);
  const simulators = [...near, ...far];
  try {
    for (const one of far) clearInputs(one);
    const random = seededRandom(options.seed).fork('links');
    const lines: LinkLine[] = [];
    const world = new EndpointWorld(near, options, {
      far,
      drive: () => {
        for (const line of lines) line.drive();
      },
      read: () => {
        for (const line of lines) line.read();
      },
    });
    const settings = (end: number, isFar: boolean) => ({ ...usualLink, ...run.settings?.(end, isFar) });
    near.forEach((each, i) => {
      const line = {
        link,
        settings: (isFar: boolean) => settings(i, isFar),
        delay: run.delay ?? 40,
        errors: run.errors,
        size,
      };
      lines.push(new LinkLine(each, far[i]!, line, random.fork(`line ${i}`)));
    });
    resetAll(simulators);
    const step = (): void => {
      for (const simulator of simulators) simulator.step();
    };
    const drivers = build.tss ? near.map((each) => new Software(each, installPair(), 'tss_axi')) : [];
    if (build.tss) near.forEach(setSecure);
    let settled = 0;
    for (let clock = 0; settled < settledClocks; clock++) {
      assert(clock < patience, 'a link does not come up');
      for (const each of [...lines, ...drivers]) each.drive();
      for (const each of [...lines, ...drivers]) each.read();
      const isUp = lines.map((line) => line.isUp).every(Boolean) && drivers.every(({ isDone }) => isDone);
      settled = isUp && world.isReady ? settled + 1 : 0;
      step();
    }
    for (const on of [true, false]) {
      world.setRegions(on);
      for (const line of lines) line.drive();
      for (const line of lines) line.read();
      step();
    }
    const failures = () => simulators.flatMap((simulator) => simulator.takeFailures());
    const watch = run.watches?.(simulators, world);
    const isOver = run.until ?? (({ isDone }: EndpointWorld) => isDone);
    while (!isOver(world)) {
      world.clock();
      watch?.();
      step();
      if ((world.now & 0x3ff) === 0) assert.deepEqual(failures().slice(0, 3), [], 'checks of the designs');
    }
    assert.deepEqual(failures().slice(0, 3), [], 'checks of the designs');
    const sums = sumsOf(near, far);
    return { world, damaged: lines.reduce((sum, { damaged }) => sum + damaged, 0), sums };
  } finally {
    for (const simulator of simulators) simulator.dispose();
  }
}

/** Status ports of both ends by their names without the prefix, added up. */
function sumsOf(near: readonly Simulator[], far: readonly Simulator[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (simulators: readonly Simulator[], prefix: string): void => {
    for (const { name } of simulators[0]!.ports.filter((port) => port.name.startsWith(prefix)))
      for (const simulator of simulators) {
        const key = name.slice(prefix.length);
        sums[key] = (sums[key] ?? 0) + Number(simulator.port(name).get());
      }
  };
  add(near, 'secure_counts_');
  add(near, 'link_status_');
  add(far, 'status_');
  return sums;
}
