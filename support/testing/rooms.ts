/** The rooms of the house, and who imports whom among them. */
import { importsOf, isProduct, sourceFiles } from './imports.ts';

/** A folder that is one thing. */
export interface Room {
  readonly name: string;
  /** It is the product's, and not a tool for everyone. */
  readonly isProduct: boolean;
  /** The rooms that it imports, by their names. */
  readonly imports: readonly string[];
}

/** Folders whose folders are rooms, beside the other folders of the root. */
const halls: readonly string[] = ['rtl-gen', 'testbench', 'fpga'];
/** A room of this name within a room is the product's share of it. */
const product = 'uet';

/** The room of a file: `testbench/engine`, `cli`, `cli/uet`; a file at the root or beside rooms is one of its own. */
export function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return second !== '' && (halls.includes(first) || second === product) ? `${first}/${second}` : first;
}

/** What lists the product's designs: it imports all others, so it is the first room. */
const config = 'gatewright.config.ts';
/** What everybody may import, and nothing is said by. */
const everywhere = 'support';

/** All rooms: the config first, the others by name. */
export function houseRooms(): readonly Room[] {
  const files = [config, ...sourceFiles];
  const names = [...new Set(files.map(roomOf))].filter((name) => name !== everywhere);
  const imports = files.flatMap(importsOf).map(({ file, target }) => ({ from: roomOf(file), to: roomOf(target) }));
  const [first, ...others] = names;
  return [first!, ...others.toSorted()].map((name) => {
    const targets = new Set(imports.filter(({ from }) => from === name).map(({ to }) => to));
    return {
      name,
      isProduct: files.filter((file) => roomOf(file) === name).every(isProduct),
      imports: names.filter((other) => other !== name && targets.has(other)).toSorted(),
    };
  });
}

/**
 * The rooms with only those arrows that no detour over other rooms says too: from `a` to `c` none where `a` leads to
 * `b` and `b` to `c`. No room may be in a circle.
 */
export function withoutDetours(rooms: readonly Room[]): readonly Room[] {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const below = new Map<string, ReadonlySet<string>>();
  const reach = (name: string): ReadonlySet<string> => {
    const known = below.get(name);
    if (known !== undefined) return known;
    // Of a circle each room would ask the next without an end.
    below.set(name, new Set());
    const found = new Set(byName.get(name)!.imports.flatMap((next) => [next, ...reach(next)]));
    below.set(name, found);
    return found;
  };
  return rooms.map((room) => ({
    ...room,
    imports: room.imports.filter((to) => !room.imports.some((over) => over !== to && reach(over).has(to))),
  }));
}
