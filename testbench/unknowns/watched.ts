/** What must not be unknown after reset: controls, and outputs that mean something. */
import type { Netlist, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';

export type WatchedKind =
  | 'output'
  | 'payload'
  | 'handshake'
  | 'write enable'
  | 'write address'
  | 'write mask'
  | 'assertion';

/** A value that must be known, all the time or while the one-bit value `when` is 1. */
export interface Watched {
  /** Name of the output, path of the signal or of the check, or the memory's path. */
  readonly name: string;
  readonly kind: WatchedKind;
  readonly node: NodeId;
  readonly when?: { readonly name: string; readonly node: NodeId };
}

/** Which outputs are looked at. */
export interface OutputChoice {
  /**
   * Outputs that mean something only while another one, of one bit, is 1: `{ sum: 'done' }`. Those of a stream, or
   * whose names begin as that of an output `..._valid` or `..._tvalid` does, need not be listed.
   */
  readonly when?: Readonly<Record<string, string>>;
  /** Outputs, and signals, memories and checks by their paths, that may be unknown; with `*` at the end, prefixes. */
  readonly ignore?: readonly string[];
}

/** Outputs in the order of the interface; then the controls inside, by their paths. Each node once in each role. */
export function watchedOf(net: Netlist, { when = {}, ignore = [] }: OutputChoice = {}): readonly Watched[] {
  const inside = [...handshakesOf(net), ...writesOf(net), ...checksOf(net)];
  const listed = [...outputsOf(net, { when, ignore }), ...inside.filter(({ name }) => isWanted(name, ignore))];
  const seen = new Set<string>();
  return listed.filter(({ node, kind, when: condition }) => {
    const key = `${node} ${condition?.node} ${kind.startsWith('write') ? kind : ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const isWanted = (name: string, ignore: readonly string[]): boolean =>
  !ignore.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name));

type Output = Netlist['outputs'][number];

/** The outputs in the order of the interface, each with what says that it means something. */
export function outputsOf(net: Netlist, { when = {}, ignore = [] }: OutputChoice): readonly Watched[] {
  const { outputs, name: design } = net;
  const named = (name: string): Output => {
    const output = outputs.find((o) => o.name === name);
    if (output !== undefined) return output;
    const near = didYouMean(
      name,
      outputs.map((o) => o.name),
    );
    throw new UserError(`${design} has no output ${name}${near}`);
  };
  for (const name of Object.keys(when)) named(name);
  const valids = outputs.filter(({ name, width }) => width === 1 && /valid$/.test(name));
  const wanted = outputs.filter(({ name }) => isWanted(name, ignore));
  return wanted.map((output): Watched => {
    const { name, width, node } = output;
    if (width === 1 && /valid$/.test(name)) return { name, kind: 'handshake', node };
    if (width === 1 && /ready$/.test(name)) {
      // Whether an item is taken says nothing where there is none.
      const valid = inputNode(net, name.replace(/ready$/, 'valid'));
      return { name, kind: 'handshake', node, ...(valid === undefined ? {} : { when: valid }) };
    }
    const given = Object.hasOwn(when, name) ? named(when[name]!) : undefined;
    // The longest name wins: `m_axi_aw` before `m_axi_a`. A port that is `valid` itself says nothing of others.
    const prefix = (o: Output): string => o.name.slice(0, -'valid'.length);
    const [own] = valids
      .filter((o) => prefix(o) !== '' && name.startsWith(prefix(o)))
      .toSorted((a, b) => b.name.length - a.name.length);
    const condition = given ?? own;
    if (condition === undefined) return { name, kind: 'output', node };
    return { name, kind: 'payload', node, when: { name: condition.name, node: condition.node } };
  });
}

function inputNode({ inputs, nodes }: Netlist, name: string): Watched['when'] {
  const input = inputs.findIndex((i) => i.name === name && i.width === 1);
  const node = nodes.findIndex((n) => n.op === 'input' && n.input === input);
  return input < 0 || node < 0 ? undefined : { name, node };
}

/** The streams that leave each module of the design. */
function handshakesOf({ instances = [] }: Netlist): readonly Watched[] {
  return instances.flatMap(({ path, module: m, decls }) =>
    (m.streams ?? []).flatMap(({ valid, ready }): readonly Watched[] => {
      const handshake = (name: string): Omit<Watched, 'kind'> | undefined => {
        const id = m.ports.find((port) => m.decls[port]!.name === name);
        const node = id === undefined ? undefined : decls.get(id);
        return node === undefined ? undefined : { name: path === '' ? name : `${path}.${name}`, node };
      };
      const [offered, taken] = [handshake(valid), handshake(ready)];
      if (offered === undefined) return [];
      const first: Watched = { ...offered, kind: 'handshake' };
      return taken === undefined ? [first] : [first, { ...taken, kind: 'handshake', when: offered }];
    }),
  );
}

function writesOf({ memories }: Netlist): readonly Watched[] {
  return memories.flatMap(({ path: name, writes }) =>
    writes.flatMap(({ enable, addr, mask }): Watched[] => {
      const when = { name: 'its write enable', node: enable };
      return [
        { name, kind: 'write enable', node: enable },
        { name, kind: 'write address', node: addr, when },
        ...(mask === undefined ? [] : [{ name, kind: 'write mask' as const, node: mask, when }]),
      ];
    }),
  );
}

const checksOf = ({ checks }: Netlist): readonly Watched[] =>
  checks.map(({ path, node }) => ({ name: path, kind: 'assertion', node }));
