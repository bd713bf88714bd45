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

export const cmsModels: readonly ConfigModel[] = [
  exact('nscc', "NSCC in the simulator's arithmetic: NAME.cc.csv.gz of a flow, or vectors", (file) =>
    logName(file).kind === '' ? replayNsccVectors(file) : replayFlow(file),
  ),
  exact('rccc_source', 'the sending end of RCCC, and NSCC beside it: NAME.tx.csv.gz or NAME.cc.csv.gz', replayFlow),
  exact('rccc_receiver', 'the receiving end of RCCC: NAME.rccc.csv.gz', replayReceiver),
  exact('path_select', 'load balancing: NAME.lb.csv.gz, or vectors', replayPaths),
  exact('sleek', 'recovery by the count out of order: NAME.sleek.csv.gz', replaySleek),
  exact('dcqcn', 'DCQCN: vectors', replayDcqcn),
  exact('hpcc', 'HPCC: vectors', replayHpcc),
];
