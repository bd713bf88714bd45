/** The picture of a module from outside: a box, with what goes in on its left and what comes out on its right. */
import { escapeXml } from '../../report/escape.ts';

/** A port, or a link of several. */
export interface SymbolPort {
  readonly name: string;
  readonly direction: 'in' | 'out';
  /** In bits, all together. */
  readonly width: number;
  /** How many ports, where it is a link. */
  readonly ports: number;
}

/** px */
const pitch = 22;
const top = 34;
const character = 7.3;
const stub = 26;

/** The ends of the names of a stream's ports, and of what goes against its direction. */
const ofStream = /_(valid|ready|payload(_\w+)?)$/;

/** The leaf ports of a design, those of one stream or record together, in interface order. */
export function symbolPorts(
  leaves: readonly { readonly name: string; readonly direction: 'in' | 'out'; readonly width: number }[],
): readonly SymbolPort[] {
  const streams = new Set(
    leaves.filter(({ name }) => name.endsWith('_valid')).map(({ name }) => name.replace(/_valid$/, '')),
  );
  const base = (name: string): string => {
    const stream = name.replace(ofStream, '');
    if (streams.has(stream)) return stream;
    // Members of records and arrays: what stands before the first dash, where more than two have it.
    const [first] = name.split('_');
    return leaves.filter((leaf) => leaf.name.startsWith(`${first}_`) && !streams.has(leaf.name.replace(ofStream, '')))
      .length > 2
      ? `${first}_*`
      : name;
  };
  const groups = Map.groupBy(leaves, ({ name }) => base(name));
  return [...groups].flatMap(([name, members]) => {
    const ways = streams.has(name)
      ? [members.filter((leaf) => !leaf.name.endsWith('_ready'))]
      : [members.filter((leaf) => leaf.direction === 'in'), members.filter((leaf) => leaf.direction === 'out')];
    return ways
      .filter((way) => way.length > 0)
      .map((way) => ({
        name: way.length === 1 && !streams.has(name) ? way[0]!.name : name,
        direction: way[0]!.direction,
        width: way.reduce((sum, { width }) => sum + width, 0),
        ports: streams.has(name) ? members.length : way.length,
      }));
  });
}

/** An SVG document; its colours are those of the page. A thick line is a stream or several ports. */
export function blockSymbol(name: string, ports: readonly SymbolPort[]): string {
  const left = ports.filter(({ direction }) => direction === 'in');
  const right = ports.filter(({ direction }) => direction === 'out');
  const longest = (side: readonly SymbolPort[]): number => Math.max(0, ...side.map((port) => port.name.length));
  const inside = (longest(left) + longest(right)) * character + 60;
  const box = Math.max(inside, name.length * character * 1.15 + 40);
  const width = Math.ceil(box + 2 * (stub + 60));
  const height = top + pitch * Math.max(left.length, right.length, 1) + 14;
  const x0 = stub + 60;
  const side = (list: readonly SymbolPort[], isLeft: boolean): string =>
    list
      .map((port, i) => {
        const y = top + pitch * i + 14;
        const [from, to] = isLeft ? [x0 - stub, x0] : [x0 + box, x0 + box + stub];
        const bits = port.width === 1 && port.ports === 1 ? '' : String(port.width);
        const kind = port.ports > 1 ? 'link' : 'wire';
        return [
          `<g><title>${escapeXml(`${port.name}: ${port.width} bits in ${port.ports} ports`)}</title>`,
          `<path class="${kind}" d="M${from} ${y}H${to}"/>`,
          `<text class="bits${isLeft ? ' end' : ''}" x="${isLeft ? from - 5 : to + 5}" y="${y + 4}">${bits}</text>`,
          `<text class="${isLeft ? '' : 'end'}" x="${isLeft ? x0 + 9 : x0 + box - 9}" y="${y + 4}">${escapeXml(port.name)}</text></g>`,
        ].join('');
      })
      .join('');
  return [
    `<svg class="symbol" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="${escapeXml(`${name} with its ports`)}">`,
    `<rect x="${x0}" y="4" width="${box}" height="${height - 8}" rx="5"/>`,
    `<text class="mid name" x="${x0 + box / 2}" y="22">${escapeXml(name)}</text>`,
    side(left, true),
    side(right, false),
    '</svg>',
  ].join('');
}
