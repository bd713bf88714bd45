/** The question whether two netlists take the same steps, where nothing is known of what their memories hold. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import type { Netlist, NetWrite, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { nodeExprs } from '../node-expr.ts';
import { observable } from '../observable.ts';
import type { AfterReset } from './every-value.ts';
import type { Question } from './miter.ts';

/**
 * As `sameStep`, for memories of any size: each is cut out, and what is read of it is any word, the same in both where
 * the addresses are. Claimed is that from the same state, with the same inputs, both show the same and leave the same
 * in registers, and that each write and each registered read has the same enable and, where it is enabled, the same
 * address and data. So memories stay the same, whatever they hold. An output `x_*` need not be the same where `x_valid`
 * is 0.
 *
 * That allows states which the design never reaches, so what is claimed may be false of two that are the same. With
 * `after` it is claimed outside of reset alone, for the values that state machines have then.
 */
export function sameAround(original: Netlist, mutant: Netlist, after?: AfterReset): Question {
  const table = new ExprTable();
  let symbols = 0;
  const symbol = (width: number): ExprId => table.ref(width, symbols++);
  const inputs = original.inputs.map(({ width }) => symbol(width));
  const registers = original.registers.map(({ width }) => symbol(width));
  const reads = original.memories.map(() => new Map<ExprId, ExprId>());
  const nets = [original, mutant] as const;
  const exprs = nets.map((net) =>
    nodeExprs(table, net.nodes, (node, of) => {
      switch (node.op) {
        case 'input':
          return inputs[node.input]!;
        case 'register':
          return registers[node.register]!;
        case 'memRead':
          return wordAt(reads[node.memory]!, of(node.addr), node.width);
        case 'box':
          throw new Error(`${net.name} has a black box`);
      }
    }),
  );

  /** Any word, but that of an earlier read where the addresses are the same. */
  function wordAt(known: Map<ExprId, ExprId>, addr: ExprId, width: number): ExprId {
    const word = known.get(addr);
    if (word !== undefined) return word;
    let other = symbol(width);
    for (const [at, there] of known) other = table.mux(table.compare('eq', addr, at), there, other);
    known.set(addr, other);
    return other;
  }

  const pair = (of: (net: Netlist) => NodeId): readonly [ExprId, ExprId] => [
    exprs[0]![of(nets[0])]!,
    exprs[1]![of(nets[1])]!,
  ];
  const same = ([a, b]: readonly [ExprId, ExprId]): ExprId => table.compare('eq', a, b);
  const not = (a: ExprId): ExprId => table.unary('not', a);
  const or = (a: ExprId, b: ExprId): ExprId => table.binary('or', a, b);
  const seen = nets.flatMap((net) => observable(net).readers.map(({ reader }) => reader));
  const isSeen = {
    registers: new Set(seen.flatMap((r) => (r.kind === 'register' ? [r.register] : []))),
    memories: new Set(seen.flatMap((r) => (r.kind === 'write' ? [r.memory] : []))),
  };
  const claims: ExprId[] = [];
  for (const [i, { name }] of original.outputs.entries()) {
    const valid = original.outputs.findIndex((o) => isValidOf(o.name, name));
    const isSame = same(pair((net) => net.outputs[i]!.node));
    claims.push(valid < 0 ? isSame : or(not(exprs[0]![original.outputs[valid]!.node]!), isSame));
  }
  const readInto = new Map(original.syncReads.map((read, i) => [read.register, i]));
  for (const register of isSeen.registers) {
    const isSame = same(pair((net) => net.registers[register]!.next));
    const read = readInto.get(register);
    if (read === undefined) {
      claims.push(isSame);
      continue;
    }
    const enable = pair((net) => net.syncReads[read]!.enable);
    claims.push(
      same(enable),
      or(enable[0], isSame),
      or(not(enable[0]), same(pair((net) => net.syncReads[read]!.addr))),
    );
  }
  for (const memory of isSeen.memories) {
    for (const [w, { mask }] of original.memories[memory]!.writes.entries()) {
      const field = (name: keyof NetWrite): readonly [ExprId, ExprId] =>
        pair((net) => net.memories[memory]!.writes[w]![name] as NodeId);
      const enable = field('enable');
      const masks = mask === undefined ? undefined : field('mask');
      const masked = (data: ExprId, which: 0 | 1): ExprId =>
        masks === undefined ? data : table.binary('and', data, masks[which]);
      const [a, b] = field('data');
      const isEnabled = enable[0];
      claims.push(same(enable), or(not(isEnabled), same(field('addr'))));
      claims.push(or(not(isEnabled), same([masked(a, 0), masked(b, 1)])));
      if (masks !== undefined) claims.push(or(not(isEnabled), same(masks)));
    }
  }
  const isTrue = (id: ExprId): boolean => {
    const e = table.get(id);
    return e.op === 'const' && e.value === 1n;
  };
  const open = [...new Set(claims)].filter((claim) => !isTrue(claim));
  if (after === undefined) return { table, claims: open };
  const equals = (id: ExprId, value: bigint): ExprId =>
    table.compare('eq', id, table.const(table.get(id).width, value));
  const reached = after.machines
    .map(({ register, values }) => values.map((value) => equals(registers[register]!, value)).reduce(or))
    .reduce((a, b) => table.binary('and', a, b), equals(inputs[after.reset]!, after.inactive));
  return { table, claims: open.map((claim) => or(not(reached), claim)) };
}

/** Whether an output says of another one when it says something: `x_valid` of `x_*`. */
const isValidOf = (valid: string, name: string): boolean =>
  valid !== name && valid.endsWith('_valid') && name.startsWith(valid.slice(0, -'valid'.length));
