/** A Verilog module around the design that gives its ports names which Verilator never has to change. */
import type { UnsetState } from '../start-values.ts';
import { clockNames, type VerilatedSource } from './source.ts';

/** Name of the wrapper, and of nothing else. */
export const WRAPPER_NAME = 'gatewright_wrapper';

/**
 * The wrapper's clock ports, one for each of the design's: `clk`, or `clk0`, `clk1`, ...; `clk` too where there is
 * none.
 */
export function wrapperClocks(source: VerilatedSource): readonly string[] {
  const names = clockNames(source);
  return names.length < 2 ? ['clk'] : names.map((_, i) => `clk${i}`);
}

/**
 * The wrapper's text: clocks, then ports `p0`, `p1`, ... in the order of the source's, and the design as instance
 * `dut`.
 */
export function wrapperText(source: VerilatedSource): string {
  const { ports } = source;
  const clocks = wrapperClocks(source);
  const declarations = ports.map((p, i) => `${p.direction}put wire [${p.width - 1}:0] p${i}`);
  const connections = ports.map((p, i) => `.${p.name} (p${i})`);
  const list = (items: readonly string[]): string => items.map((item) => `\n    ${item}`).join(',');
  return [
    `module ${WRAPPER_NAME} (${list([...clocks.map((name) => `input wire ${name}`), ...declarations])});`,
    `  ${source.verilog.top} dut (${list([...clockNames(source).map((name, i) => `.${name} (${clocks[i]})`), ...connections])});`,
    ...startLines(source.unset ?? []),
    'endmodule',
    '',
  ].join('\n');
}

/**
 * Statements that give the design's state its start values: `gatewright_start` of the harness returns 32 bits of one,
 * found by its index, the address and the part counted from the least significant one.
 */
function startLines(unset: readonly UnsetState[]): readonly string[] {
  if (unset.length === 0) return [];
  const statements = unset.map(({ path, width, depth }, index) => {
    const part = (_: unknown, i: number): string => `$c32("gatewright_start(${index}, ", address, ", ${i})")`;
    const parts = Array.from({ length: Math.ceil(width / 32) }, part);
    const value = parts.length === 1 ? parts[0] : `{${parts.toReversed().join(', ')}}`;
    if (depth === undefined) return `    dut.${path} = ${value};`;
    return `    for (address = 0; address < ${depth}; address = address + 1) dut.${path}[address] = ${value};`;
  });
  return [
    '  integer address;',
    // Values of whole words are cut to the width of what takes them, and Verilator takes words from C as unsized.
    '  // verilator lint_off WIDTH',
    '  // verilator lint_off WIDTHCONCAT',
    '  initial begin',
    '    address = 0;',
    ...statements,
    '  end',
    '  // verilator lint_on WIDTHCONCAT',
    '  // verilator lint_on WIDTH',
  ];
}

/** A path in the design, from Verilator's path through the wrapper; `undefined` for what is outside of the design. */
export function designPath(verilatorPath: string): string | undefined {
  const parts = verilatorPath.split('.');
  const top = parts.indexOf(WRAPPER_NAME);
  return top < 0 || parts[top + 1] !== 'dut' ? undefined : parts.slice(top + 2).join('.');
}
