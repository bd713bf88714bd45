/** Modules of which only the ports are known (`(* blackbox *)`). */
import type { ExprId } from '../../../rtl-gen/ir/expr.ts';
import { UserError } from '../../../support/user-error.ts';
import type { Importing } from './importing.ts';
import type { FlatCell, FlatDesign } from './instances.ts';
import { placed } from './source-place.ts';
import { type JsonModule, parameterValue } from './yosys-json.ts';

type BoxCell = FlatCell & { readonly box: NonNullable<FlatCell['box']> };

/** Whether a cell is an instance of a module whose insides are not known. */
export const isBox = (flat: FlatDesign['cells'][number]): flat is BoxCell => flat.box !== undefined;

/**
 * Add a black box. The input that the stub marks `(* clock *)` (`(* clock = "falling" *)` for that edge) is its clock,
 * all others are inputs of its model. An output that it marks `(* reads = "a b" *)` depends on these inputs alone
 * within one clock, and sees 0 on the others; without it an output depends on all.
 */
export function addBox(at: Importing, { path, cell, instance, box: { module, stub } }: BoxCell): void {
  const { words, leaves } = at;
  const { attributes } = cell;
  const clockPort = clockOf(stub, module);
  const bitsOf = (port: string): readonly number[] => {
    const { bits } = stub.ports[port]!;
    return instance.bits(cell.connections[port] ?? bits.map(() => 'x'));
  };
  const ports = Object.entries(stub.ports);
  for (const [name, { direction }] of ports) {
    if (direction === 'inout') {
      throw new UserError(`the port ${name} of ${placed(path, attributes)} is inout, which cannot be simulated here`);
    }
  }
  const inputNames = ports.filter(([n, p]) => p.direction === 'input' && n !== clockPort?.name).map(([n]) => n);
  const outputs = ports
    .filter(([, p]) => p.direction === 'output')
    .map(([name, { bits }]) => ({ name, width: bits.length }));
  const clock =
    clockPort === undefined
      ? {}
      : { clock: at.clocks.edge(bitsOf(clockPort.name)[0]!, clockPort.rising, { path, attributes }) };
  const inputs = (): readonly ExprId[] => inputNames.map((name) => words.word(bitsOf(name)));
  const index = at.boxes.length;
  outputs.forEach(({ name, width }, output) => {
    if (cell.connections[name] === undefined) return;
    const reaches = reachingOf(stub, name);
    const zero = (input: string): ExprId => words.table.const(bitsOf(input).length, 0n);
    words.drive(bitsOf(name), {
      path: `${path}.${name}`,
      attributes,
      reads: inputNames.filter(reaches).flatMap(bitsOf),
      make: () => {
        const operands = inputNames.map((input) => (reaches(input) ? words.word(bitsOf(input)) : zero(input)));
        return leaves.add(width, { op: 'box', box: index, output, inputs: operands });
      },
    });
  });
  const parameters = Object.entries(stub.parameter_default_values ?? {});
  at.boxes.push({
    finish: () => ({
      path,
      module,
      parameters: Object.fromEntries(parameters.map(([name, value]) => [name, parameterValue(value)])),
      inputs: inputs().map((node, i) => ({ name: inputNames[i]!, node })),
      outputs,
      ...clock,
    }),
  });
}

function clockOf(stub: JsonModule, module: string): { readonly name: string; readonly rising: boolean } | undefined {
  const marked = Object.keys(stub.ports).filter((name) => stub.netnames[name]?.attributes.clock !== undefined);
  if (marked.length > 1)
    throw new UserError(`the black box ${module} has the clocks ${marked.join(' and ')}: mark one`);
  const [name] = marked;
  return name === undefined ? undefined : { name, rising: stub.netnames[name]!.attributes.clock !== 'falling' };
}

/** Which inputs an output depends on. */
function reachingOf(stub: JsonModule, output: string): (input: string) => boolean {
  const reads = stub.netnames[output]?.attributes.reads;
  if (reads === undefined) return () => true;
  const names = String(parameterValue(reads)).split(' ');
  return (input) => names.includes(input);
}
