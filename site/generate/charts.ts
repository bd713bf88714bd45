/** Charts of reports, as SVG in the colours of the page. */
import { groupDigits } from '../../report/digits.ts';
import { escapeXml } from '../../report/escape.ts';

/** A bar with its text. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const barWidth = 680;
/** Of a character of a label. */
const character = 7.3;
const barPitch = 24;

/** Horizontal bars from 0; `label` is what readers hear who do not see it. */
export function barChart(bars: readonly Bar[], label: string): string {
  const barLeft = Math.ceil(Math.max(...bars.map(({ label: name }) => name.length)) * character) + 12;
  const most = Math.max(...bars.map(({ value }) => value));
  const drawn = bars.map(({ label: name, value, text }, i) => {
    const y = i * barPitch;
    const long = Math.max(1, ((barWidth - barLeft - 90) * value) / most);
    return [
      `<text class="end" x="${barLeft - 8}" y="${y + 15}">${escapeXml(name)}</text>`,
      `<rect class="bar" x="${barLeft}" y="${y + 2}" width="${px(long)}" height="17" rx="2"/>`,
      `<text x="${px(barLeft + long + 6)}" y="${y + 15}">${escapeXml(text)}</text>`,
    ].join('');
  });
  return svg(barWidth, bars.length * barPitch, label, drawn.join(''));
}

/** A point in time. */
export interface Moment {
  readonly date: Date;
  readonly value: number;
}

const lineWidth = 640;
const lineHeight = 170;
const lineLeft = 70;
const lineRight = 20;
const lineTop = 14;
const lineBottom = 28;

/** Steps over time: each value holds until the next one. */
export function timeChart(moments: readonly Moment[], label: string): string {
  const times = moments.map(({ date }) => date.getTime());
  const values = moments.map(({ value }) => value);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const [low, high] = around(values);
  const x = (time: number): number =>
    lineLeft + ((time - first) / (last - first || 1)) * (lineWidth - lineLeft - lineRight);
  const y = (value: number): number =>
    lineHeight - lineBottom - ((value - low) / (high - low)) * (lineHeight - lineTop - lineBottom);
  const steps = moments.map(
    ({ value }, i) => `${i === 0 ? 'M' : 'H'}${px(x(times[i]!))}${i === 0 ? ' ' : 'V'}${px(y(value))}`,
  );
  const dots = moments.map(
    ({ date, value }, i) =>
      `<circle class="dot" cx="${px(x(times[i]!))}" cy="${px(y(value))}" r="3.5"><title>${day(date)}: ${groupDigits(value)}</title></circle>`,
  );
  const rows = [low, (low + high) / 2, high].map(
    (value) =>
      `<path class="grid" d="M${lineLeft} ${px(y(value))}H${lineWidth - lineRight}"/><text class="end" x="${lineLeft - 8}" y="${px(y(value) + 4)}">${groupDigits(Math.round(value))}</text>`,
  );
  const ends = [
    `<text x="${lineLeft}" y="${lineHeight - 8}">${day(new Date(first))}</text>`,
    `<text class="end" x="${lineWidth - lineRight}" y="${lineHeight - 8}">${day(new Date(last))}</text>`,
  ];
  return svg(
    lineWidth,
    lineHeight,
    label,
    [...rows, `<path class="line" d="${steps.join('')}"/>`, ...dots, ...ends].join(''),
  );
}

/** A range with round ends around values, never empty. */
function around(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most - least, most / 20))));
  return [Math.max(0, Math.floor((least - step / 2) / step) * step), Math.ceil((most + step / 2) / step) * step];
}

const day = (date: Date): string => date.toISOString().slice(0, 10);
const px = (value: number): string => String(Math.round(value * 10) / 10);

const svg = (width: number, height: number, label: string, content: string): string =>
  `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escapeXml(label)}">${content}</svg>`;
