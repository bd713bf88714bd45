/** Which registers and memories of a design belong to copies of one thing: by their names, as a netlist is flat. */
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';

/** State of one copy; the same place in two copies is the same register or memory of what they are copies of. */
export interface Copy {
  readonly registers: readonly number[];
  readonly memories: readonly number[];
}

/** Copies from which on one program for all of them may pay. */
const FEWEST = 3;

/**
 * Scopes with state of the same names and sizes, as lists of at least three; those with much state come first, so that
 * what they contain follows them.
 */
export function equalScopes(net: Netlist): readonly (readonly Copy[])[] {
  const scopes = new Map<string, { text: string[]; registers: number[]; memories: number[] }>();
  const enter = (path: string, size: string, kind: 'registers' | 'memories', index: number): void => {
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
      const name = path.slice(0, dot);
      const scope = scopes.get(name) ?? { text: [], registers: [], memories: [] };
      scopes.set(name, scope);
      scope.text.push(`${path.slice(dot)} ${size}`);
      scope[kind].push(index);
    }
  };
  net.registers.forEach(({ path, width }, r) => {
    enter(path, `${width}`, 'registers', r);
  });
  net.memories.forEach(({ path, width, depth }, m) => {
    enter(path, `${width}x${depth}`, 'memories', m);
  });
  const groups = Map.groupBy(scopes.values(), ({ text }) => text.join('\n'));
  return [...groups.values()]
    .filter((copies) => copies.length >= FEWEST)
    .sort((a, b) => b[0]!.text.length - a[0]!.text.length);
}
