/** The modules of a design as a tree for a map of it. */
import { type AreaModule, moduleTotal } from './area-data.ts';
import { groupDigits } from './digits.ts';
import type { TreemapNode } from './treemap.ts';

const rowName = ({ name, module, count }: AreaModule): string =>
  count === 1 ? name || module : `${count} × ${module}`;

/** A module with all that is in it, as large as its LUTs or flip-flops; `unit` is what they are called. */
export function areaTree(module: AreaModule, kind: 'lut' | 'ff', unit: string): TreemapNode {
  const value = moduleTotal(module)[kind];
  const which = module.count === 1 ? `${module.name} (${module.module})` : rowName(module);
  return {
    label: `${rowName(module)} ${groupDigits(value)}`,
    title: `${which}: ${groupDigits(value)} ${unit}, ${groupDigits(module.own[kind])} of these its own`,
    value,
    parts: module.parts.map((part) => areaTree(part, kind, unit)),
  };
}
