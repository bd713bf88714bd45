/** Registers: flip-flops with enables, synchronous and asynchronous resets of either polarity. */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Importing } from './importing.ts';
import type { FlatCell } from './instances.ts';
import { registerPath } from './names.ts';
import { placed } from './source-place.ts';
import { bigintOf, numberOf } from './yosys-json.ts';

/** Kinds of cells that are registers here. */
export const registerKinds: ReadonlySet<string> = new Set([
  ...['$dff', '$dffe', '$sdff', '$sdffe', '$sdffce', '$adff', '$adffe'],
]);

/** Latches, which cannot be simulated here, with the reason. */
const latches: Readonly<Record<string, string>> = {
  $dlatch: 'is a latch: give it a value in every case, or a clock',
  $adlatch: 'is a latch: give it a value in every case, or a clock',
  $dlatchsr: 'is a latch: give it a value in every case, or a clock',
  $sr: 'is a latch of set and reset: give it a clock',
};

/** State that cannot be simulated here, with the reason. */
export const refusedState: Readonly<Record<string, string>> = {
  ...latches,
  $dffsr: 'has both an asynchronous set and an asynchronous reset: only one of constant value can be simulated here',
  $dffsre: 'has both an asynchronous set and an asynchronous reset: only one of constant value can be simulated here',
  $aldff: 'is loaded asynchronously with a value that is no constant: give it a constant, or a clock',
  $aldffe: 'is loaded asynchronously with a value that is no constant: give it a constant, or a clock',
  $ff: 'changes with time itself: give it a clock',
  $anyinit: 'changes with time itself: give it a clock',
};

/** The path of the register that a cell is. */
const pathOf = ({ cell, instance, name }: FlatCell): ReturnType<typeof registerPath> =>
  registerPath(instance, cell.connections.Q ?? [], { ...cell, name });

/** The value of a latch is needed. */
export class LatchRead extends UserError {}

/**
 * Refuse a cell of `refusedState`; a latch only when something reads it. A loop variable (`integer i` in `always @*`)
 * and what a block keeps for itself are latches by the letter of the language, and their values matter to nothing.
 */
export function refuseState({ words }: Importing, flat: FlatCell): void {
  const { path, attributes } = pathOf(flat);
  const sentence = `${placed(path, attributes)} ${refusedState[flat.cell.type]}`;
  if (!(flat.cell.type in latches)) throw new UserError(sentence);
  words.drive(flat.instance.bits(flat.cell.connections.Q!), {
    path,
    attributes,
    reads: [],
    make: () => {
      throw new LatchRead(sentence);
    },
  });
}

/** Add a flip-flop. */
export function addRegister(at: Importing, flat: FlatCell): void {
  const { cell, instance } = flat;
  const { words, leaves } = at;
  const { path, attributes } = pathOf(flat);
  const bits = instance.bits(cell.connections.Q!);
  const width = bits.length;
  const register = at.registers.length;
  let own: ExprId | undefined;
  const q = (): ExprId => {
    own ??= leaves.add(width, { op: 'register', register });
    return own;
  };
  words.drive(bits, { path, attributes, reads: [], state: true, make: q });
  at.kept.push(bits);
  const clock = at.clocks.edge(clockNet(flat), numberOf(cell.parameters.CLK_POLARITY) === 1, { path, attributes });
  const port = (name: string): ExprId => words.word(instance.bits(cell.connections[name]!));
  /** The one-bit control, 1 where it acts. */
  const control = (name: string): ExprId =>
    numberOf(cell.parameters[`${name}_POLARITY`]) === 1 ? port(name) : words.table.unary('not', port(name));
  const next = (): ExprId => {
    const t = words.table;
    const enabled = (value: ExprId): ExprId => ('EN' in cell.connections ? t.mux(control('EN'), value, q()) : value);
    if (!('SRST' in cell.connections)) return enabled(port('D'));
    const reset = (value: ExprId): ExprId =>
      t.mux(control('SRST'), t.const(width, bigintOf(cell.parameters.SRST_VALUE)), value);
    return cell.type === '$sdffce' ? enabled(reset(port('D'))) : reset(enabled(port('D')));
  };
  at.registers.push({
    finish: () => {
      const init = startValue(at, bits);
      return {
        path,
        width,
        clock,
        next: next(),
        ...('ARST' in cell.connections
          ? { asyncReset: { active: control('ARST'), value: bigintOf(cell.parameters.ARST_VALUE) } }
          : {}),
        ...(init === undefined ? {} : { init }),
      };
    },
  });
}

const clockNet = ({ cell, instance }: FlatCell): number => instance.bits(cell.connections.CLK!)[0]!;

/** The value of nets at power-up; bits without one are 0 if others have one. */
function startValue({ inits }: Importing, bits: readonly number[]): bigint | undefined {
  if (!bits.some((bit) => inits.has(bit))) return undefined;
  return bits.reduceRight((value, bit) => (value << 1n) | (inits.get(bit) === true ? 1n : 0n), 0n);
}
