/** The pictures of a run of a system of endpoints. */
import type { Figure } from '../page-data.ts';
import { bytesText, type StudyGroup, type StudyLine, studyPlot } from '../study-plot.ts';
import { type TimelineStage, timelinePicture } from './timeline-picture.ts';
import { type Topology, topologyPicture } from './topology-picture.ts';

/** us, and what stands for it. */
export type SystemSeries = readonly (readonly [us: number, value: number])[];

export interface SystemFlow {
  readonly text: string;
  /** Gb/s. */
  readonly rates: SystemSeries;
  /** Bytes; none of a constant window. */
  readonly windows: SystemSeries;
}

export interface SystemFigures {
  readonly topology: Topology;
  readonly timeline: { readonly title: string; readonly stages: readonly TimelineStage[] } | undefined;
  readonly flows: readonly SystemFlow[];
  /** Bytes that wait for the host that all send to. */
  readonly queue: SystemSeries;
}

const colours = ['accepted', 'duplicate', 'cack', 'beyond', 'highest', 'before', 'held'] as const;

export function systemFigures({ topology, timeline, flows, queue }: SystemFigures): readonly Figure[] {
  const line = (series: SystemSeries, i: number): StudyLine => ({
    of: colours[i % colours.length]!,
    isPlain: true,
    points: series,
  });
  const end = Math.max(1, ...flows.flatMap(({ rates }) => rates.map(([us]) => us)));
  const times = { text: (us: number) => `${Math.round(us)} us`, ticks: ticksTo(end) };
  const group = (title: string, remark: string, lines: readonly StudyLine[], text: (value: number) => string) => {
    const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(([, value]) => value)));
    const panel = { title, remark, lines };
    return { panels: [panel], x: times, y: { text, ticks: ticksTo(most) } } satisfies StudyGroup;
  };
  const windows = flows.filter((flow) => flow.windows.length > 0);
  const groups = [
    group(
      'goodput',
      'payload placed, of each flow',
      flows.map(({ rates }, i) => line(rates, i)),
      (v) => `${v} Gb/s`,
    ),
    ...(windows.length === 0
      ? []
      : [
          group(
            'congestion windows',
            'of each sender',
            flows.map((flow, i) => line(flow.windows, i)),
            bytesText,
          ),
        ]),
    group('queue', 'bytes of data that wait for host 0', [line(queue, 0)], bytesText),
  ];
  const legend = flows.map(({ text }, i) => ({ text, mark: 'line', of: colours[i % colours.length]! }) as const);
  return [
    {
      title: 'Rates on the links',
      caption: 'Mean from the first message to the last completion. Lines between switches say theirs when pointed at.',
      svg: topologyPicture(topology),
    },
    ...(timeline === undefined
      ? []
      : [
          {
            title: 'The way of one packet',
            caption: `${timeline.title}, measured in this run: one of the packets that went through at their first sending. Of hardware each stage inside is shown.`,
            svg: timelinePicture(timeline.title, timeline.stages),
          },
        ]),
    {
      title: 'Over time',
      caption: 'Goodput of each flow, its congestion window, and the queue before the host that all send to.',
      svg: studyPlot(groups, { title: 'Flows over time', legend, columns: 1 }),
    },
  ];
}

/** From 0 to the next round number at or above `most`, in four or five steps. */
function ticksTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = power * [1, 2, 2.5, 5, 10].find((factor) => factor * power * 5 >= most)!;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
