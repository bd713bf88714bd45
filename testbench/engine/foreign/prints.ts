/** What a design prints: the `$print` cells of Yosys. */
import type { Netlist, NetSignal } from '../../../rtl-gen/ir/netlist.ts';
import type { Importing } from './importing.ts';
import type { FlatCell } from './instances.ts';
import { type PrintFormat, parseFormat, sizesOf } from './print-format.ts';
import { placed } from './source-place.ts';
import { numberOf } from './yosys-json.ts';

/** One call of `$display` or the like. */
export interface Print {
  readonly format: PrintFormat;
  /** The instance, from the top's name on. */
  readonly scope: string;
  /** The task in the source, for messages. */
  readonly place: string;
  /** The index of the clock edge at which it prints; undefined of what `initial` prints. */
  readonly clock: number | undefined;
  /** The signals that hold whether it prints, and what: of one bit, and of the values that are no time. */
  readonly enable: string;
  readonly values: readonly string[];
}

/** A netlist, and what prints in it; its signals end with those that the prints need. */
export interface PrintingNetlist {
  readonly net: Netlist;
  readonly prints: readonly Print[];
}

/** A print, and the signals that it needs, made after the rest of the import; their nodes are expressions. */
export interface PendingPrint {
  readonly order: number;
  readonly print: Print;
  signals(): readonly NetSignal[];
}

/** Signals of prints begin so, which no name of Verilog does. */
export const HIDDEN = '$print';

/** Add what a cell prints at the edge of a clock, or at the start; what `always @*` prints is left out. */
export function addPrint(at: Importing, { path, cell, instance }: FlatCell, top: string): PendingPrint | undefined {
  const { connections, parameters, attributes } = cell;
  if (numberOf(parameters.TRG_ENABLE) !== 1) return undefined;
  const { words, clocks } = at;
  const triggers = instance.bits(connections.TRG ?? []);
  const [net] = triggers;
  const rising = (parameters.TRG_POLARITY ?? '').at(-1) === '1';
  const format = parseFormat(parameters.FORMAT ?? '');
  const number = at.prints.length;
  const sizes = sizesOf(format).filter((size) => size > 0);
  const print: Print = {
    format,
    scope: [top, ...instance.prefix.split('.').filter((name) => name !== '')].join('.'),
    place: placed(`$${format.task ?? 'display'}`, attributes),
    clock: net === undefined ? undefined : clocks.edge(net, rising, { path, attributes }),
    enable: `${HIDDEN}_${number}`,
    values: sizes.map((_, i) => `${HIDDEN}_${number}_${i}`),
  };
  // As outputs, because those are kept where other signals are not.
  const signal = (name: string, bits: readonly number[]): NetSignal => ({
    path: name,
    width: bits.length,
    kind: 'output',
    node: words.word(bits),
  });
  const signals = (): readonly NetSignal[] => {
    const args = instance.bits(connections.ARGS ?? []);
    let from = 0;
    const values = sizes.map((size, i) => {
      const bits = args.slice(from, from + size);
      from += size;
      return signal(print.values[i]!, bits);
    });
    return [signal(print.enable, instance.bits(connections.EN!)), ...values];
  };
  // The higher, the earlier; Yosys counts down from -1.
  return { order: numberOf(parameters.PRIORITY) | 0, print, signals };
}
