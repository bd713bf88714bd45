/** Many designs in one run of Yosys, which takes seconds to start: instances of one module around them. */
import { flatten } from '../../../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../../../rtl-gen/ir/module-ir.ts';
import type { Netlist } from '../../../../rtl-gen/ir/netlist.ts';
import { emitVerilog } from '../../../../rtl-gen/verilog/emit.ts';
import { Interpreter } from '../../interpreter/engine.ts';
import type { PortHandle, Signal, Simulator } from '../../simulator.ts';
import { simulate } from '../../wasm/engine.ts';
import { importNetlist } from '../import-netlist.ts';
import type { StartValues } from '../importing.ts';
import { startsOf } from '../through-yosys.ts';
import { type SourceFile, verilogToJson } from '../verilog-to-json.ts';
import type { Running } from './agreement.ts';

/**
 * The designs, whose modules must have different names unless they are equal, in the interpreter as they are, and as their Verilog through
 * Yosys. Both have the same ports and paths: those of design `i` begin with `d<i>`.
 */
export async function sideBySide(
  designs: readonly Design[],
  seed: number,
): Promise<{ readonly reference: Running; readonly subject: Running }> {
  const nets = designs.map(flatten);
  const sources = [...verilogFiles(designs), wrapper(designs, nets)];
  const json = await verilogToJson(sources, 'all', { defines: { FORMAL: '' } });
  const all = nets.map((net) => startsOf(net, seed));
  const prefixed = <T>(pick: (s: StartValues) => ReadonlyMap<string, T>): ReadonlyMap<string, T> =>
    new Map(all.flatMap((s, i) => [...pick(s)].map(([path, value]) => [`d${i}.${path}`, value] as const)));
  const subject = await simulate(
    importNetlist(json, { registers: prefixed((s) => s.registers), memories: prefixed((s) => s.memories) }),
    { trace: true },
  );
  const references = nets.map((net) => new Interpreter(net, { seed }));
  return { reference: together(references), subject };
}

/** Modules that designs share, those of the library, once. */
function verilogFiles(designs: readonly Design[]): readonly SourceFile[] {
  const texts = new Map<string, string>();
  for (const { name, text } of designs.flatMap((design) => emitVerilog(design).files)) {
    if ((texts.get(name) ?? text) !== text) throw new Error(`two designs have different modules in ${name}`);
    texts.set(name, text);
  }
  return [...texts].map(([name, text]) => ({ name: name.replace(/\.v$/, '.sv'), text }));
}

const portName = (i: number, name: string): string => (name === 'rst' ? 'rst' : `d${i}_${name}`);

function wrapper(designs: readonly Design[], nets: readonly Netlist[]): SourceFile {
  const ports = nets.flatMap((net, i) => [
    ...net.inputs.filter((p) => p.name !== 'rst').map((p) => `input [${p.width - 1}:0] ${portName(i, p.name)}`),
    ...net.outputs.map((p) => `output [${p.width - 1}:0] ${portName(i, p.name)}`),
  ]);
  const instances = nets.map((net, i) => {
    const names = [...net.inputs, ...net.outputs].map((p) => `.${p.name}(${portName(i, p.name)})`);
    const { name, usesClock } = designs[i]!.top;
    return `  ${name} d${i} (${[...(usesClock ? ['.clk(clk)'] : []), ...names].join(', ')});`;
  });
  const text = [`module all (${['input clk', 'input rst', ...ports].join(', ')});`, ...instances, 'endmodule', ''];
  return { name: 'all.v', text: text.join('\n') };
}

function each<T>(list: readonly T[], action: (item: T) => void): void {
  for (const item of list) action(item);
}

/** Simulators as one; `rst` is that of all. */
function together(parts: readonly Simulator[]): Running {
  const resets = parts.flatMap((s) => s.ports.filter((p) => p.name === 'rst'));
  const rst: readonly PortHandle[] = resets
    .slice(0, 1)
    .map((first) => ({ ...first, set: (value) => each(resets, (p) => p.set(value)) }));
  const ports = parts.flatMap((s, i) =>
    s.ports.filter((p) => p.name !== 'rst').map((p): PortHandle => ({ ...p, name: portName(i, p.name) })),
  );
  const signals = parts.flatMap((s, i) => s.signals.map((x): Signal => ({ ...x, path: `d${i}.${x.path}` })));
  return {
    ports: [...ports, ...rst],
    signals,
    step: (n, clocks) => each(parts, (s) => s.step(n, clocks)),
    takeFailures: () => parts.flatMap((s, i) => s.takeFailures().map((f) => ({ ...f, path: `d${i}.${f.path}` }))),
  };
}
