/** The recorded flows that the SACK tracker is tested with. */
import { inProject } from '../../../../support/project.ts';
import { type NamedTest, named } from '../../../design-tests/named-test.ts';
import { readTrace } from '../../traces/read-trace.ts';
import { sackReplayTest } from './sack-replay.ts';

/** `enough`: the smallest window in which no packet of the flow is refused (traces/data/README.md). */
export const sackTraces = [
  { name: 'perm_oblivious.f76', enough: 512 },
  { name: 'slow_uplink_trim.f25', enough: 1024 },
  { name: 'slow_uplink_drop_rto.f59', enough: Number.POSITIVE_INFINITY },
].map((flow) => ({ ...flow, file: inProject('testbench/uet/traces/data', `${flow.name}.rx.csv.gz`) }));

/** The PSN at which the flows begin: for half of the windows near 2^32, so that they wrap around on their way. */
export const traceStart = (window: number): number => (window % 512 === 0 ? 2 ** 32 - 2500 : 0);

/** The flows as tests of the tracker with that window. */
export async function sackTraceTests(window: number): Promise<readonly NamedTest[]> {
  const startPsn = traceStart(window);
  return Promise.all(
    sackTraces.map(async ({ name, file }) =>
      named(`${name} from PSN ${startPsn}`, sackReplayTest(window, await readTrace(file), startPsn)),
    ),
  );
}
