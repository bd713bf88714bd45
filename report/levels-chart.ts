/** How deep the logic before a design's registers is, as bars. */
import { groupDigits } from './digits.ts';
import { escapeXml } from './escape.ts';

const width = 480;
const left = 84;
const right = 70;
const bar = 18;
const pitch = 22;

/** An SVG document: a bar for each number of LUTs from 0 on, its length the number of register inputs. */
export function levelsChart(histogram: readonly number[], label: string): string {
  const most = Math.max(1, ...histogram);
  const bars = histogram.map((count, levels) => {
    const y = levels * pitch;
    // The least of all is seen too.
    const long = count === 0 ? 0 : Math.max(2, ((width - left - right) * count) / most);
    return [
      `<text class="name" x="${left - 8}" y="${y + 14}">${levels} ${levels === 1 ? 'level' : 'levels'}</text>`,
      `<rect x="${left}" y="${y}" width="${Math.round(long * 10) / 10}" height="${bar}"/>`,
      `<text x="${Math.round(left + long + 6)}" y="${y + 14}">${groupDigits(count)}</text>`,
    ].join('');
  });
  const height = Math.max(1, histogram.length) * pitch;
  return `<svg class="levels" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">${bars.join('')}</svg>`;
}

export const levelsStyle = [
  '.levels text { font: 12px system-ui, "Segoe UI", Roboto, "DejaVu Sans", Arial, sans-serif; fill: var(--text); }',
  '.levels .name { text-anchor: end; fill: var(--muted); }',
  '.levels { max-width: 480px; border: 0 !important; }',
  '.levels rect { fill: var(--link); }',
].join('\n');
