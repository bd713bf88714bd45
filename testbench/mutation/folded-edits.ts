/** Whether two changes of one netlist are the same once constants are folded. */
import type { ExprId } from '../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../rtl-gen/ir/expr-table.ts';
import { type Netlist, type NetNode, type NodeId, netOperands } from '../../rtl-gen/ir/netlist.ts';
import type { Reader } from './edit-netlist.ts';
import { sourceKey } from './folded.ts';
import type { Edit } from './mutant.ts';
import { nodeExpr } from './node-expr.ts';
import { type Observable, observable } from './observable.ts';

/** As `Folded`, for edits, of which only what hangs on the changed place is looked at. */
export class FoldedEdits {
  readonly #net: Netlist;
  readonly #table = new ExprTable();
  readonly #sources = new Map<string, number>();
  /** Of the design, by node. */
  readonly #exprs: ExprId[] = [];
  readonly #seen: Observable;
  readonly #readers: ReadonlyMap<NodeId, readonly Observable['readers'][number][]>;
  readonly #users: ReadonlyMap<NodeId, readonly NodeId[]>;

  constructor(net: Netlist) {
    this.#net = net;
    this.#seen = observable(net);
    this.#readers = Map.groupBy(this.#seen.readers, ({ node }) => node);
    for (const node of net.nodes) this.#exprs.push(this.#expr(node, this.#own));
    const uses = [...this.#seen.nodes].flatMap((user) =>
      [...new Set(netOperands(net.nodes[user]!))].map((node) => ({ node, user })),
    );
    this.#users = new Map(
      [...Map.groupBy(uses, ({ node }) => node)].map(([node, of]) => [node, of.map((u) => u.user)]),
    );
  }

  /** Equal for edits that change the same to the same; empty for one that changes nothing. */
  key(edit: Edit): string {
    const changes: string[] = [];
    const tell = (reader: Reader, expr: ExprId): void => {
      changes.push(`${Object.values(reader).join('.')}=${expr}`);
    };
    if ('at' in edit) {
      for (const [node, expr] of this.#changed(edit.at, this.#made(edit)))
        for (const { reader } of this.#readers.get(node) ?? []) tell(reader, expr);
    } else {
      const key = JSON.stringify(edit.reader);
      const { node } = this.#seen.readers.find(({ reader }) => JSON.stringify(reader) === key)!;
      const expr = this.#expr(edit.node, this.#own);
      if (expr !== this.#own(node)) tell(edit.reader, expr);
    }
    return changes.sort().join(';');
  }

  /** What takes the place of a node. */
  #made({ at, make }: Extract<Edit, { readonly at: NodeId }>): ExprId {
    const added: ExprId[] = [];
    const of = (id: NodeId): ExprId => (id < at ? this.#own(id) : added[id - at]!);
    return of(make((node) => at + added.push(this.#expr(node, of)) - 1));
  }

  /** The nodes that change where one does, with what they are then. */
  #changed(at: NodeId, made: ExprId): ReadonlyMap<NodeId, ExprId> {
    const changed = new Map<NodeId, ExprId>();
    const of = (id: NodeId): ExprId => changed.get(id) ?? this.#own(id);
    const known = new Set([at]);
    // The one with the smallest number is the last.
    const waiting = [at];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const expr = id === at ? made : this.#expr(this.#net.nodes[id]!, of);
      if (expr === this.#own(id)) continue;
      changed.set(id, expr);
      const users = (this.#users.get(id) ?? []).filter((user) => !known.has(user));
      if (users.length === 0) continue;
      for (const user of users) known.add(user);
      waiting.push(...users);
      waiting.sort((a, b) => b - a);
    }
    return changed;
  }

  readonly #own = (id: NodeId): ExprId => this.#exprs[id]!;

  #expr(node: NetNode, of: (id: NodeId) => ExprId): ExprId {
    return nodeExpr(
      this.#table,
      node,
      (source) => {
        const key = sourceKey(source, of);
        const known = this.#sources.get(key) ?? this.#sources.size;
        this.#sources.set(key, known);
        return this.#table.ref(source.width, known);
      },
      of,
    );
  }
}
