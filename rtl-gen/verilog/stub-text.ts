/** A module that stands for foreign Verilog which tools do not have: ports and parameters, nothing inside. */
import type { ForeignModuleIr } from '../ir/foreign-ir.ts';
import { rangeText } from './declaration-text.ts';
import { parameterText } from './parameter-text.ts';

/**
 * The stub of all black boxes of one name. Where their ports have different widths, the parameters decide: the stub
 * says so, and a tool that reads it finds every connection of the right width.
 */
export function stubText(variants: readonly ForeignModuleIr[]): string {
  const [first] = variants;
  const { name, foreign, decls } = first!;
  const parameters = foreign.parameters.map((p) => `    parameter ${p.name} = ${parameterText(p.value)}`);
  const ports = [
    ...(foreign.clock === undefined ? [] : [`    (* clock *) input wire ${foreign.clock}`]),
    ...(foreign.reset === undefined ? [] : [`    input wire ${foreign.reset.name}`]),
    ...decls.map((d, id) => {
      const range = rangeOf(variants, id);
      const from = d.kind === 'output' ? foreign.paths.get(d.name) : undefined;
      const reads = from === undefined ? '' : `(* reads = "${[...from, foreign.reset?.name ?? ''].join(' ')}" *) `;
      return `    ${reads}${d.kind} wire ${range === '' ? '' : `${range} `}${d.name}`;
    }),
  ];
  return [
    '(* blackbox *)',
    `module ${name} ${parameters.length === 0 ? '' : `#(\n${parameters.join(',\n')}\n) `}(`,
    ports.join(',\n'),
    ');',
    'endmodule',
    '',
  ].join('\n');
}

function rangeOf(variants: readonly ForeignModuleIr[], port: number): string {
  const widths = variants.map((v) => v.decls[port]!.width);
  if (widths.every((w) => w === widths[0])) return widths[0] === 1 ? '' : rangeText(widths[0]!);
  const last = widths.at(-1)!;
  const chosen = variants
    .slice(0, -1)
    .reduceRight((rest, v, i) => `${isVariant(v, variants)} ? ${widths[i]} : (${rest})`, `${last}`);
  return `[(${chosen}) - 1:0]`;
}

/** The condition on the parameters under which the module is this one. */
function isVariant({ foreign: { parameters } }: ForeignModuleIr, variants: readonly ForeignModuleIr[]): string {
  const differing = parameters.filter((_, i) => {
    const texts = variants.map((v) => parameterText(v.foreign.parameters[i]!.value));
    return texts.some((text) => text !== texts[0]);
  });
  return differing.map(({ name, value }) => `(${name} == ${parameterText(value)})`).join(' && ') || '1';
}
