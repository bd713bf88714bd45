/** Recorded choices of entropy values, as events of the hardware. */
import { fnvOf } from '../../../golden/cms/paths/bitmap.ts';
import type { PathContext, PathEventOf, PathSettings, Scheme } from '../../../golden/cms/paths/fixed/path-context.ts';
import { FREEZE } from '../../../golden/cms/paths/reps.ts';
import { type LogRow, LogSettings, logName, readLog } from '../../../traces/cms/log.ts';
import { lbColumns, stateOf } from '../../../traces/cms/replay-paths.ts';

/** One row, and what the simulator had after it. */
export interface RecordedPick {
  readonly place: string;
  readonly event: PathEventOf;
  /** Of a pick, the entropy value, and why this one. */
  readonly entropy?: number;
  readonly way?: string;
  /** The state, by the names of the log. */
  readonly state: ReadonlyMap<string, string>;
}

export interface RecordedPicks {
  readonly settings: PathSettings;
  readonly rows: readonly RecordedPick[];
}

const schemes: readonly string[] = ['oblivious', 'bitmap', 'reps', 'mixed'] satisfies Scheme[];
const kinds = { GOOD: 'good', ECN: 'ecn', NACK: 'nack', TIMEOUT: 'timeout' } as const;

/** `NAME.fN.lb.csv.gz` or a file of vectors, with times in ticks of so many ns. */
export async function readPicks(file: string, tick: number): Promise<RecordedPicks> {
  const rows = await readLog(file, 'load balancing', lbColumns);
  const log = new LogSettings(logName(file).settings);
  const scheme = log.text('load_balancing');
  const first = rows[0]!;
  if (!schemes.includes(scheme)) first.refuse(`the hardware has no scheme ${scheme} (${schemes.join(', ')}).`);
  if (first.text('kind') !== 'I') first.refuse('the first row must be the initial state, of kind I.');
  return {
    settings: { scheme: scheme as Scheme, paths: log.number('paths'), freeze: Math.floor(FREEZE / (1000 * tick)) },
    rows: rows.map((row) => recordedOf(row, tick)),
  };
}

function recordedOf(row: LogRow, tick: number): RecordedPick {
  const state = stateOf(row);
  const [firstDraw = 0, secondDraw = 0] = row.text('draws').split(';').map(Number);
  const now = Math.floor(row.number('time_ps') / (1000 * tick)) % 2 ** 32;
  const common = { entropy: 0, now, firstDraw: firstDraw % 2 ** 8, secondDraw: secondDraw % 2 ** 16 };
  const { place } = row;
  switch (row.text('kind')) {
    case 'I': {
      const [order, upper] = ['xor', 'up'].map((name) => Number(state.get(name) ?? 0));
      return { place, state, event: { ...common, kind: 'start', firstDraw: order!, secondDraw: upper! } };
    }
    case 'V': {
      const choice = row.text('choice');
      const way = choice === '' || choice === 'bitmap' ? 'walk' : choice;
      return { place, state, event: { ...common, kind: 'pick' }, entropy: row.number('ev'), way };
    }
    case 'F': {
      const kind = kinds[row.text('feedback') as keyof typeof kinds];
      if (kind === undefined) row.refuse('feedback must be GOOD, ECN, NACK or TIMEOUT.');
      return { place, state, event: { ...common, kind, entropy: row.number('ev') } };
    }
    default:
      return row.refuse(`kind is ${JSON.stringify(row.text('kind'))}; it must be I, V or F.`);
  }
}

/** The state of a context by the names of the log; what the hardware does not keep is not there. */
export function shownState(context: PathContext): Readonly<Record<string, string>> {
  const { kept, upper, penalties } = context;
  const sum = penalties.reduce((a, b) => a + b, 0);
  return {
    ...context.ring.shown,
    idx: `${context.index}`,
    xor: `${context.order}`,
    up: `${upper}`,
    skipcnt: `${penalties.filter((penalty) => penalty > 0).length}`,
    sum: `${sum}`,
    fnv: `${fnvOf(penalties)}`,
    qlen: `${kept.length}`,
    front: kept.length === 0 ? '-1' : `${kept[0]! | upper}`,
    back: kept.length === 0 ? '-1' : `${kept.at(-1)! | upper}`,
  };
}
