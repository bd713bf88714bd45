/** Recorded choices of entropy values, through the models of load balancing. */
import type { Feedback, PathBalancer } from '../../golden/cms/paths/balancer.ts';
import { Bitmap } from '../../golden/cms/paths/bitmap.ts';
import { Mixed } from '../../golden/cms/paths/mixed.ts';
import { Oblivious } from '../../golden/cms/paths/oblivious.ts';
import { Reps } from '../../golden/cms/paths/reps.ts';
import { RepsLegacy } from '../../golden/cms/paths/reps-legacy.ts';
import { Comparison, type ComparisonResult } from './comparison.ts';
import { type LogRow, LogSettings, logName, readLog } from './log.ts';

/** The columns that a log of load balancing has. */
export const lbColumns = ['n', 'time_ps', 'kind', 'psn', 'cwnd_pkts', 'ev', 'choice', 'draws', 'feedback', 'state'];
const feedbacks: readonly string[] = ['GOOD', 'ECN', 'NACK', 'TIMEOUT'] satisfies Feedback[];

/** Replays `NAME.fN.lb.csv.gz` or a file of vectors; its settings say which scheme it is. */
export async function replayPaths(file: string): Promise<ComparisonResult> {
  const rows = await readLog(file, 'load balancing', lbColumns);
  const log = new LogSettings(logName(file).settings);
  const start = rows[0]!;
  if (start.text('kind') !== 'I') start.refuse('the first row must be the initial state, of kind I.');
  const model = balancerOf(log, start);
  const comparison = new Comparison();
  for (const row of rows) takeRow(comparison, row, model);
  return comparison.result;
}

/** The scheme; where a walk begins was drawn before the log does, and is taken from its first row. */
function balancerOf(log: LogSettings, start: LogRow): PathBalancer {
  const paths = log.number('paths');
  const scheme = log.text('load_balancing');
  const shown = stateOf(start);
  const walk = { xor: Number(shown.get('xor')), upper: Number(shown.get('up')) };
  switch (scheme) {
    case 'oblivious':
      return new Oblivious(paths, walk);
    case 'bitmap':
      return new Bitmap(paths, walk);
    case 'mixed':
      return new Mixed(paths, walk);
    case 'reps':
      return new Reps(paths);
    case 'reps_legacy':
      return new RepsLegacy(paths);
    default:
      return start.refuse(
        `the scheme ${JSON.stringify(scheme)} of ${log.file} is not known (oblivious, bitmap, mixed, reps, reps_legacy).`,
      );
  }
}

function takeRow(comparison: Comparison, row: LogRow, model: PathBalancer): void {
  const draws = row.text('draws') === '' ? [] : row.text('draws').split(';').map(Number);
  let drawn = 0;
  const draw = (): number => draws[drawn++] ?? 0;
  switch (row.text('kind')) {
    case 'I':
      break;
    case 'V': {
      const { entropy, way = '' } = model.choose({
        psn: row.number('psn'),
        cwndPackets: row.number('cwnd_pkts'),
        draw,
      });
      comparison.equal(row.place, 'ev', row.number('ev'), entropy);
      comparison.equal(row.place, 'choice', row.text('choice'), way);
      break;
    }
    case 'F': {
      const feedback = row.text('feedback');
      if (!feedbacks.includes(feedback)) row.refuse(`feedback is ${feedback}; it must be GOOD, ECN, NACK or TIMEOUT.`);
      model.hear(feedback as Feedback, row.number('ev'), row.number('time_ps'), draw);
      break;
    }
    default:
      row.refuse(`kind is ${JSON.stringify(row.text('kind'))}; it must be I, V or F.`);
  }
  comparison.equal(row.place, 'draws', draws.length, drawn);
  const shown: Readonly<Record<string, number | bigint | string>> = model.shown;
  for (const [name, value] of stateOf(row)) {
    comparison.equal(row.place, name, value, `${shown[name]}`);
  }
}

/** The parts of the state column: `name=value`, with a space between. */
export const stateOf = (row: LogRow): ReadonlyMap<string, string> =>
  new Map(
    row
      .text('state')
      .split(' ')
      .map((part) => part.split('=', 2) as [string, string]),
  );
