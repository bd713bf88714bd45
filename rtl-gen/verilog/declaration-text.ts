/** Declarations in columns. */

export interface Declaration {
  readonly kind: string;
  readonly width: number;
  readonly name: string;
}

/** `[7:0]`; nothing for one bit. */
export const rangeText = (width: number): string => (width === 1 ? '' : `[${width - 1}:0]`);

/** `kind [range] name` with the names in one column. */
export function alignDeclarations(list: readonly Declaration[]): readonly string[] {
  const ranges = list.map(({ width }) => rangeText(width));
  const longest = Math.max(0, ...ranges.map((r) => r.length));
  return list.map(({ kind, name }, i) => `${kind} ${longest === 0 ? '' : `${ranges[i]!.padStart(longest)} `}${name}`);
}
