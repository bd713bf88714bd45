/** Holds the congestion control of an endpoint in hardware against the models, event by event. */
import type { Dut } from '../../../../bench/context.ts';
import type { NsccRegisters } from '../../../golden/cms/nscc/fixed/registers.ts';
import type { PathSettings } from '../../../golden/cms/paths/fixed/path-context.ts';
import { NsccChecker } from '../../cms/nscc/nscc-checker.ts';
import type { ContextEvent, ShownLimit } from '../../cms/nscc/nscc-ports.ts';
import { PathChecker } from '../../cms/paths/path-checker.ts';
import type { ShownPick } from '../../cms/paths/path-ports.ts';

export interface CongestionListener {
  readonly onLimit?: (limit: ShownLimit, event: ContextEvent) => void;
  readonly onPick?: (pick: ShownPick) => void;
}

/** The ports whose names begin with `prefix`, without it. */
const portsOf = (dut: Dut, prefix: string): Dut => ({
  ports: dut.ports,
  signals: dut.signals,
  port: (name) => dut.port(`${prefix}${name}`),
});

/** Watches what an endpoint shows of NSCC and path selection; `sample` before each edge, from the first on. */
export class CongestionWatch {
  readonly nscc: NsccChecker;
  readonly paths: PathChecker;

  constructor(dut: Dut, registers: NsccRegisters, settings: PathSettings, listener: CongestionListener = {}) {
    this.nscc = new NsccChecker(portsOf(dut, 'congestion_cc_'), registers, listener);
    this.paths = new PathChecker(portsOf(dut, 'congestion_path_'), settings, listener);
  }

  sample(): void {
    this.nscc.sample();
    this.paths.sample();
  }
}
