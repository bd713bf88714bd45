/** A picture of a network of leaf and spine switches, with the mean rate on each link. */
import { escapeXml } from '../escape.ts';
import { label, px } from '../plot-panel.ts';
import { plotStyle } from '../plot-style.ts';

export type TopologyPlace = { readonly kind: 'host' | 'leaf' | 'spine'; readonly index: number };

export interface TopologyLink {
  readonly from: TopologyPlace;
  readonly to: TopologyPlace;
  readonly gbps: number;
}

export interface Topology {
  readonly title: string;
  /** What stands below each host. */
  readonly hosts: readonly string[];
  readonly leaves: number;
  readonly spines: number;
  /** Both directions of each link; `rate` is what one carries at most, in Gb/s. */
  readonly links: readonly TopologyLink[];
  readonly rate: number;
}

/** px. */
const [width, height, side] = [960, 430, 50];
const rows = { spine: 80, leaf: 220, host: 350 } as const;
const box = { width: 76, height: 30 } as const;

/** Standalone, for light and dark. A link is as thick as its fuller direction; rates of hosts stand beside it. */
export function topologyPicture({ title, hosts, leaves, spines, links, rate }: Topology): string {
  const counts = { host: hosts.length, leaf: leaves, spine: spines } as const;
  const at = ({ kind, index }: TopologyPlace): readonly [x: number, y: number] => [
    side + ((width - 2 * side) * (index + 0.5)) / counts[kind],
    rows[kind],
  ];
  const nameOf = ({ kind, index }: TopologyPlace): string => `${kind} ${index}`;
  const back = (link: TopologyLink): number =>
    links.find(({ from, to }) => nameOf(from) === nameOf(link.to) && nameOf(to) === nameOf(link.from))?.gbps ?? 0;
  const upward = links.filter(({ from, to }) => rows[from.kind] > rows[to.kind]);
  const drawn = upward.map((link) => {
    const [[x0, y0], [x1, y1]] = [at(link.from), at(link.to)];
    const most = Math.max(link.gbps, back(link));
    const stroke = (1 + (9 * most) / rate).toFixed(1);
    const words = `${nameOf(link.from)} to ${nameOf(link.to)}: ${link.gbps.toFixed(1)} Gb/s, back ${back(link).toFixed(1)} Gb/s`;
    const line = `M${px(x0)} ${px(y0 - box.height / 2)}L${px(x1)} ${px(y1 + box.height / 2)}`;
    return `<path class="accepted" stroke-width="${stroke}" stroke-opacity=".55" d="${line}"><title>${escapeXml(words)}</title></path>`;
  });
  // Of links between switches the rates are in their titles: there are too many.
  const rates = upward
    .filter(({ from }) => from.kind === 'host')
    .map((link) => {
      const [x] = at(link.from);
      return [
        label(x, rows.host - 58, `\u2191 ${link.gbps.toFixed(1)}`, 'mid'),
        label(x, rows.host - 42, `\u2193 ${back(link).toFixed(1)}`, 'mid'),
      ].join('');
    });
  const place = (kind: TopologyPlace['kind'], index: number): string => {
    const [x, y] = at({ kind, index });
    const rect = `<rect class="band" x="${px(x - box.width / 2)}" y="${px(y - box.height / 2)}" width="${box.width}" height="${box.height}" rx="5"/>`;
    const below = kind === 'host' ? label(x, y + 32, hosts[index]!, 'muted mid') : '';
    return `${rect}${label(x, y + 4, `${kind} ${index}`, 'mid')}${below}`;
  };
  const places = (['spine', 'leaf', 'host'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => place(kind, index)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wp" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<style>${plotStyle}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    label(24, 22, title, 'title'),
    label(24, 42, `mean rates in Gb/s, up and down; the thickness of a line is its share of ${rate} Gb/s`, 'muted'),
    ...drawn,
    ...places,
    ...rates,
    '</svg>\n',
  ].join('\n');
}
