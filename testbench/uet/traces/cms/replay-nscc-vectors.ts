/** Directed and random events of NSCC, whose flight is an input, through the model. */
import { Nscc } from '../../golden/cms/nscc/nscc.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import { LogSettings, logName, readLog } from './log.ts';
import { ackOf, compareAck, compareNack, nackOf, nsccColumns } from './nscc-events.ts';
import { compareConstants, compareState, nsccSettingsOf } from './nscc-fields.ts';

/** Replays `NAME.csv.gz` with its settings in `NAME.json`. */
export async function replayNsccVectors(file: string): Promise<ComparisonResult> {
  const rows = await readLog(file, 'NSCC', [...nsccColumns, 'in_flight_upd']);
  const log = new LogSettings(logName(file).settings);
  const comparison = new Comparison();
  const start = rows[0]!;
  if (start.text('kind') !== 'G') start.refuse('the first row must be the start, of kind G.');
  const model = new Nscc(nsccSettingsOf(log, start.number('cwnd')));
  const hasCredit = log.flag('rccc');
  compareConstants(comparison, log, model.settings, model.constants);
  for (const row of rows) {
    if (row.has('cwnd_before')) comparison.equal(row.place, 'cwnd_before', row.number('cwnd_before'), model.state.cwnd);
    switch (row.text('kind')) {
      case 'G':
        break;
      case 'A':
        compareAck(comparison, row, model, { ...ackOf(row, false), inFlight: row.number('in_flight_upd') });
        break;
      case 'N': {
        const nack = nackOf(row, row.number('newly'), hasCredit && row.flag('last_hop'));
        compareNack(comparison, row, model, { ...nack, inFlight: row.number('in_flight_upd') });
        break;
      }
      case 'T':
        model.timeout(row.number('newly'));
        break;
      default:
        row.refuse(`kind is ${JSON.stringify(row.text('kind'))}; it must be G, A, N or T.`);
    }
    compareState(comparison, row, model.state);
  }
  return comparison.result;
}
