/** Proofs that a mutant is the original for each value that one state machine, or one input, can have. */
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { Folded } from '../folded.ts';

/** Bits of state machines and enumerations that are looked at. */
const WIDEST = 4;

/** An input or a register, by its key in `Folded`, and all values that it has once reset has come. */
interface Few {
  readonly key: string;
  readonly values: readonly bigint[];
}

/**
 * Whether constant folding finds the two to be the same netlist for each value of some register or input of a few bits.
 * An input has those of its enumeration. A register has the constant that a clock of reset gives it, and the constants
 * that its next value chooses from, if there is nothing else. In reset, in which it may still have any value, the two
 * are to be the same for all.
 */
export function sameForEveryValue(original: Netlist, mutant: Netlist): boolean {
  const folded = new Folded();
  const isSame = (held: ReadonlyMap<string, bigint>): boolean =>
    folded.key(original, held) === folded.key(mutant, held);
  const after = afterReset(original, mutant, folded);
  const machines = (after?.machines ?? []).map(({ register, values }) => ({ key: `register ${register}`, values }));
  const inputs = original.inputs.flatMap(({ width, states }, i): readonly Few[] =>
    states === undefined || width > WIDEST
      ? []
      : [{ key: `input ${i}`, values: states.map(({ value }) => BigInt(value)) }],
  );
  const outside = (key: string, value: bigint): ReadonlyMap<string, bigint> =>
    new Map([
      [key, value],
      ...(key.startsWith('register') ? [[`input ${after!.reset}`, after!.inactive] as const] : []),
    ]);
  return [...machines, ...inputs].some(({ key, values }) => values.every((value) => isSame(outside(key, value))));
}

/** Outside of reset: the level of the reset input, and registers that have only these values once it has come. */
export interface AfterReset {
  readonly reset: number;
  readonly inactive: bigint;
  readonly machines: readonly { readonly register: number; readonly values: readonly bigint[] }[];
}

/**
 * What holds outside of reset, where in reset constant folding finds the two to be the same netlist, whatever the
 * registers hold; undefined else.
 */
export function afterReset(original: Netlist, mutant: Netlist, folded = new Folded()): AfterReset | undefined {
  const reset = original.inputs.findIndex((input) => input.reset !== undefined);
  if (reset < 0) return undefined;
  const active = BigInt(original.inputs[reset]!.reset!.active);
  const held = new Map([[`input ${reset}`, active]]);
  if (folded.key(original, held) !== folded.key(mutant, held)) return undefined;
  return { reset, inactive: 1n - active, machines: machinesOf(original, reset, active) };
}

/** The registers that a clock of reset sets, and that have only some values from then on. */
function machinesOf(net: Netlist, reset: number, active: bigint): AfterReset['machines'] {
  return net.registers.flatMap(({ width, next, asyncReset }, register): AfterReset['machines'] => {
    if (width < 2 || width > WIDEST || asyncReset !== undefined) return [];
    const values = choices(net, next, register);
    if (values === undefined) return [];
    const isRead = net.syncReads.some((read) => read.register === register);
    const isSet = !isRead && isConstantIn(net, next, reset, active);
    return isSet ? [{ register, values: [...values] }] : [];
  });
}

/** The constants that multiplexers choose from, besides the register itself; undefined if there is anything else. */
function choices(net: Netlist, root: NodeId, register: number): ReadonlySet<bigint> | undefined {
  const values = new Set<bigint>();
  const seen = new Set<NodeId>();
  const stack = [root];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const node = net.nodes[id]!;
    if (node.op === 'mux') stack.push(node.a, node.b);
    else if (node.op === 'const') values.add(node.value);
    else if (node.op !== 'register' || node.register !== register) return undefined;
  }
  return values;
}

/** Whether the multiplexers that the reset input alone switches lead to a constant while it is active. */
function isConstantIn(net: Netlist, root: NodeId, reset: number, active: bigint): boolean {
  for (let id = root; ; ) {
    const node = net.nodes[id]!;
    if (node.op === 'const') return true;
    const sel = node.op === 'mux' ? net.nodes[node.sel]! : undefined;
    if (node.op !== 'mux' || sel?.op !== 'input' || sel.input !== reset) return false;
    id = active === 1n ? node.a : node.b;
  }
}
