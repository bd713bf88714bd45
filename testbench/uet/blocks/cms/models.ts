/** The models of congestion management that `gatewright replay` gives logs to, by their names. */
import type { ConfigModel, ModelReplay } from '../../../../config/config.ts';
import type { ComparisonResult } from '../../traces/cms/comparison.ts';
import { logName } from '../../traces/cms/log.ts';
import { replayFlow } from '../../traces/cms/replay-flow.ts';
import { replayNsccVectors } from '../../traces/cms/replay-nscc-vectors.ts';
import { replayPaths } from '../../traces/cms/replay-paths.ts';
import { replayDcqcn, replayHpcc } from '../../traces/cms/replay-rates.ts';
import { replayReceiver } from '../../traces/cms/replay-rccc.ts';
import { replaySleek } from '../../traces/cms/replay-sleek.ts';
import { accuracyOf } from './fixed-accuracy.ts';
import { readEvents } from './fixed-flow.ts';

const replayed = ({ compared, differences, firstDifference, byField }: ComparisonResult): ModelReplay => ({
  counts: { compared, ...byField },
  disagreements: differences,
  firstDisagreement: firstDifference,
});

/** A model in the simulator's arithmetic. */
const exact = (name: string, summary: string, replay: (file: string) => Promise<ComparisonResult>): ConfigModel => ({
  name,
  summary,
  replay: async (file) => replayed(await replay(file)),
});

/** A clock of 312.5 MHz, in ns. */
const tick = 3.2;

/** The hardware's fixed point beside the simulator's arithmetic; a difference is one that nothing explains. */
async function fixedReplay(file: string): Promise<ModelReplay> {
  const { unexplained, firstUnexplained, ...rest } = accuracyOf(await readEvents(file, tick));
  const percent = (value: number): string => `${value.toFixed(3)} %`;
  return {
    counts: {
      events: rest.events,
      'windows off by more than 2 % and an MTU': rest.far,
      'largest deviation of an event': percent(rest.largest),
      'other quadrants': rest.otherQuadrant,
      'other decisions of quick adapt': rest.otherQuickAdapt,
      'of all these on less than a tick': rest.byTick,
      'of all these by a wrap of the simulator': rest.byTrap,
      'mean deviation, free running': percent(rest.meanFree),
      'largest deviation, free running': percent(rest.largestFree),
    },
    disagreements: unexplained,
    firstDisagreement: firstUnexplained,
  };
}

export const cmsModels: readonly ConfigModel[] = [
  exact('nscc', "NSCC in the simulator's arithmetic: NAME.cc.csv.gz of a flow, or vectors", (file) =>
    logName(file).kind === '' ? replayNsccVectors(file) : replayFlow(file),
  ),
  { name: 'nscc_fixed', summary: "NSCC in the hardware's fixed point, beside the model nscc", replay: fixedReplay },
  exact('rccc_source', 'the sending end of RCCC, and NSCC beside it: NAME.tx.csv.gz or NAME.cc.csv.gz', replayFlow),
  exact('rccc_receiver', 'the receiving end of RCCC: NAME.rccc.csv.gz', replayReceiver),
  exact('path_select', 'load balancing: NAME.lb.csv.gz, or vectors', replayPaths),
  exact('sleek', 'recovery by the count out of order: NAME.sleek.csv.gz', replaySleek),
  exact('dcqcn', 'DCQCN: vectors', replayDcqcn),
  exact('hpcc', 'HPCC: vectors', replayHpcc),
];
