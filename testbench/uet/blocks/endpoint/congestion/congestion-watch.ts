/** Holds the congestion control of an endpoint in hardware against the models, event by event. */
import type { NsccLink } from '../../../../../rtl-gen/uet/cms/nscc/defaults.ts';
import type { EndpointOptions } from '../../../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Dut } from '../../../../bench/context.ts';
import type { DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { DcqcnChecker } from '../../cms/dcqcn/dcqcn-checker.ts';
import { pacedReader, type ShownTurn } from '../../cms/dcqcn/dcqcn-ports.ts';
import { HpccChecker } from '../../cms/hpcc/hpcc-checker.ts';
import type { SampledEvent, ShownRate } from '../../cms/hpcc/hpcc-ports.ts';
import { NsccChecker } from '../../cms/nscc/nscc-checker.ts';
import { PathChecker } from '../../cms/paths/path-checker.ts';
import { dcqcnRegisters, hpccRegisters, nsccRegisters } from '../pair/congestion-settings.ts';
import { SampleChecker } from './sample-checker.ts';

/** What is watched of an endpoint; `sample` before each edge, from the first one after its reset or a later one on. */
export interface Watch {
  readonly sample: () => void;
}

/** Called of each limit of NSCC and HPCC, and of each turn of DCQCN. */
export interface CongestionListener {
  readonly onLimit?: () => void;
}

/** The ports whose names begin with `prefix`, without it. */
const portsOf = (dut: Dut, prefix: string): Dut => ({
  ports: dut.ports,
  signals: dut.signals,
  port: (name) => dut.port(`${prefix}${name}`),
});

/** Watches what an endpoint shows of NSCC and path selection. */
export class CongestionWatch implements Watch {
  readonly nscc: NsccChecker;
  readonly paths: PathChecker;

  constructor(dut: Dut, registers: NsccRegisters, settings: PathSettings, listener: CongestionListener = {}) {
    this.nscc = new NsccChecker(portsOf(dut, 'congestion_cc_'), registers, listener);
    this.paths = new PathChecker(portsOf(dut, 'congestion_path_'), settings);
  }

  sample(): void {
    this.nscc.sample();
    this.paths.sample();
  }
}

/** Watches what an endpoint shows of DCQCN. */
export class PacedWatch implements Watch {
  /** Turns by the flags of their context, and the least rate. */
  readonly seen = { starts: 0, turns: 0, running: 0, leastRate: Number.POSITIVE_INFINITY };
  readonly #checker: DcqcnChecker;
  readonly #event: ReturnType<typeof pacedReader>;

  constructor(
    dut: Dut,
    settings: DcqcnFixedSettings,
    contexts: number,
    { onLimit }: CongestionListener = {},
    prefix = 'paced_',
  ) {
    const ports = portsOf(dut, prefix);
    const onTurn = ({ running, rate }: ShownTurn): void => {
      this.seen.turns++;
      if (running) this.seen.running++;
      this.seen.leastRate = Math.min(this.seen.leastRate, rate);
      onLimit?.();
    };
    this.#event = pacedReader(ports);
    // Its clock is counted from reset on.
    this.#checker = new DcqcnChecker(ports, contexts, settings, { onTurn }, () => Number(ports.port('now').get()));
  }

  sample(): void {
    this.#checker.sample();
    if (this.#event()?.kind === 'start') this.seen.starts++;
  }
}

/** Watches what an endpoint shows of HPCC, and that each sample is one that was given for an ACK of that context. */
export class SampledWatch implements Watch {
  readonly seen = { starts: 0, samples: 0, heard: 0, leastRate: Number.POSITIVE_INFINITY };
  readonly #checker: HpccChecker;
  readonly #samples: SampleChecker;

  constructor(dut: Dut, settings: HpccFixedSettings, { onLimit }: CongestionListener = {}, prefix = 'sampled_') {
    const onRate = ({ heard, rate }: ShownRate, { kind }: SampledEvent): void => {
      if (kind === 'start') this.seen.starts++;
      if (heard !== undefined) this.seen.heard++;
      this.seen.leastRate = Math.min(this.seen.leastRate, rate);
      onLimit?.();
    };
    this.#checker = new HpccChecker(portsOf(dut, prefix), settings, { onRate });
    this.#samples = new SampleChecker(dut, prefix);
  }

  /** Samples that came in at the port. */
  get given(): number {
    return this.#samples.given;
  }

  sample(): void {
    this.#checker.sample();
    if (this.#samples.sample()) this.seen.samples++;
  }
}

export type AnyWatch = CongestionWatch | PacedWatch | SampledWatch;

/** The watch of whatever congestion control endpoints of that build have; undefined where the window is constant. */
export function watchOf(
  { tx }: EndpointOptions,
  dut: Dut,
  link: NsccLink | undefined,
  paths: PathSettings,
  listener?: CongestionListener,
): AnyWatch | undefined {
  const { contexts } = tx.sender;
  switch (tx.congestion) {
    case 'nscc':
      return new CongestionWatch(dut, nsccRegisters(link), paths, listener);
    case 'dcqcn':
      return new PacedWatch(dut, dcqcnRegisters(contexts), contexts, listener);
    case 'hpcc':
      return new SampledWatch(dut, hpccRegisters(link), listener);
    default:
      return undefined;
  }
}
