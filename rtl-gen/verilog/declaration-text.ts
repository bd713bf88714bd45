/** Declarations in columns. */

export interface Declaration {
  readonly kind: string;
  readonly width: number;
  readonly name: string;
  /** Each is text between quotation marks. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** `[7:0]`; nothing for one bit. */
export const rangeText = (width: number): string => (width === 1 ? '' : `[${width - 1}:0]`);

/** `kind [range] name`, indented, with the names in one column; attributes stand on a line of their own above. */
export function alignDeclarations(list: readonly Declaration[]): readonly string[] {
  const ranges = list.map(({ width }) => rangeText(width));
  const longest = Math.max(0, ...ranges.map((r) => r.length));
  return list.map(({ kind, name, attributes = {} }, i) => {
    const line = `    ${kind} ${longest === 0 ? '' : `${ranges[i]!.padStart(longest)} `}${name}`;
    const given = Object.entries(attributes).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
    return given.length === 0 ? line : `    (* ${given.join(', ')} *)\n${line}`;
  });
}
