/** What the study of workloads runs, and its tables and picture. */
import { type StudyGroup, studyPlot } from '../../report/study-plot.ts';
import { oneMessage, oneMessageForm } from '../../testbench/uet/system/programs/one-message.ts';
import { messageWays, runPrograms } from '../../testbench/uet/system/programs/run-programs.ts';
import { workloads } from '../../testbench/uet/system/programs/workloads.ts';

const kibi = 1024;
export const studySizes = {
  hosts: 8,
  vector: 1024 * kibi,
  part: 64 * kibi,
  edge: 16 * kibi,
  rounds: 10,
  gradient: 256 * kibi,
  block: 128 * kibi,
  blocks: 16,
} as const;

export const losses = [0, 0.001] as const;
const ways = Object.entries(messageWays);

/** One run of a workload: us, and frames that switches trimmed or had no room for. */
export interface WorkloadRun {
  readonly us: number;
  readonly trimmed: number;
  readonly dropped: number;
  readonly wrong: number;
}

export interface WorkloadRow {
  readonly name: string;
  readonly text: string;
  readonly formula: string;
  readonly form: number;
  /** By way, a run for each loss; `null` where the way lacks what it needs. */
  readonly runs: Readonly<Record<string, readonly WorkloadRun[] | null>>;
}

export interface MessageRow {
  readonly bytes: number;
  readonly form: number;
  /** By way, us. */
  readonly expected: Readonly<Record<string, number>>;
  readonly unexpected: Readonly<Record<string, number>>;
}

export const rounded = (us: number): number => Number(us.toFixed(2));

export function workloadRows(onRun: (text: string) => void, sizes: Parameters<typeof workloads>[0] = studySizes) {
  return workloads(sizes).map(({ name, text, formula, form, memory, suits, program, wrong }): WorkloadRow => {
    const runs = ways.map(([key, way]) => {
      if (!suits(way)) return [key, null] as const;
      const all = losses.map((loss): WorkloadRun => {
        const run = { hosts: sizes.hosts, way, memory, loss, seed: 1 };
        const { ends, memories, trimmed, dropped } = runPrograms({ ...run, program: (host) => program(host, way) });
        onRun(`${name}, ${way.name}, loss ${loss}`);
        return { us: rounded(Math.max(...ends)), trimmed, dropped, wrong: wrong(memories) };
      });
      return [key, all] as const;
    });
    return { name, text, formula, form: rounded(form), runs: Object.fromEntries(runs) };
  });
}

const lengths = [64, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576];

export const messageRows = (): MessageRow[] =>
  lengths.map((bytes) => {
    const of = (isExpected: boolean) =>
      Object.fromEntries(ways.map(([key, way]) => [key, rounded(oneMessage({ way, bytes, isExpected }))]));
    return { bytes, form: rounded(oneMessageForm(bytes)), expected: of(true), unexpected: of(false) };
  });

const sizeText = (bytes: number): string => (bytes < kibi ? `${bytes} B` : `${bytes / kibi} KiB`);
const names = ways.map(([, { name }]) => name);
const us = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** us without loss and with it, and what switches trimmed or dropped without loss. */
function runsText(runs: readonly WorkloadRun[]): string {
  const [first] = runs;
  const cut = [first!.trimmed && `${first!.trimmed} trimmed`, first!.dropped && `${first!.dropped} dropped`];
  return [runs.map((run) => us(run.us)).join(', '), ...cut.filter(Boolean)].join('; ');
}

/** The closed form of a row, and what it comes to. */
const formText = ({ formula, form }: Pick<WorkloadRow, 'formula' | 'form'>): string => `${formula} = ${us(form)}`;

/** A column for each way, by default those of golden endpoints. */
export function workloadTable(
  rows: readonly WorkloadRow[],
  of: readonly (readonly [key: string, way: { readonly name: string }])[] = ways,
): string[] {
  const cell = (runs: readonly WorkloadRun[] | null): string => (runs === null ? 'no READ' : runsText(runs));
  return [
    `| | closed form | ${of.map(([, { name }]) => name).join(' | ')} |`,
    `| --- | --: |${' --: |'.repeat(of.length)}`,
    ...rows.map((row) => {
      const cells = of.map(([key]) => cell(row.runs[key]!)).join(' | ');
      return `| ${row.name}: ${row.text} | ${formText(row)} | ${cells} |`;
    }),
  ];
}

/** us where a receive waits, and where it comes later. */
export function messageTable(rows: readonly MessageRow[]): string[] {
  const cell = ({ expected, unexpected }: MessageRow, key: string): string =>
    `${expected[key]!.toFixed(1)}, ${unexpected[key]!.toFixed(1)}`;
  return [
    `| | closed form | ${names.join(' | ')} |`,
    `| --- | --: |${' --: |'.repeat(names.length)}`,
    ...rows.map(
      (row) =>
        `| ${sizeText(row.bytes)} | ${row.form.toFixed(1)} | ${ways.map(([key]) => cell(row, key)).join(' | ')} |`,
    ),
  ];
}

const colours = ['accepted', 'cack', 'duplicate', 'highest'] as const;
/** us, where a logarithmic axis has no 0. */
const atOnce = 0.1;

/** Times over lengths, expected and unexpected. */
export function messagePicture(rows: readonly MessageRow[]): string {
  const lines = (of: (row: MessageRow) => Readonly<Record<string, number>>) =>
    ways.map(([key], i) => ({
      of: colours[i]!,
      points: rows.map((row) => [row.bytes, Math.max(atOnce, of(row)[key]!)] as const),
    }));
  const form = { of: 'held', isDashed: true, points: rows.map((row) => [row.bytes, row.form] as const) };
  const group: StudyGroup = {
    panels: [
      {
        title: 'a receive waits',
        remark: 'us from the send to the completion of the receive',
        lines: [form, ...lines(({ expected }) => expected)],
      },
      {
        title: 'the receive comes later',
        remark: 'us from the receive to its completion; 0.1: the bytes are there',
        lines: [form, ...lines(({ unexpected }) => unexpected)],
      },
    ],
    x: sizeText,
    y: { text: (value) => `${value} us` },
  };
  const legend = [
    { text: 'closed form', mark: 'line', of: 'held' } as const,
    ...names.map((text, i) => ({ text, mark: 'line', of: colours[i]! }) as const),
  ];
  return studyPlot([group], { title: 'One message of each length, by four ways', legend, columns: 2 });
}
