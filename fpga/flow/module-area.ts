/** What each module of a design occupies, in the design's own hierarchy. */
import { areaOf } from './area.ts';
import type { CellTable } from './cell-model.ts';
import { type InputPorts, scopesOfCells } from './scopes.ts';
import type { MappedNetlist, NetlistCell } from './yosys-netlist.ts';

/** Cells of one kind of instance, without those of the instances in it. */
export interface OwnArea {
  /** Memory in LUTs included. */
  readonly lut: number;
  readonly lutram: number;
  readonly ff: number;
  readonly carry: number;
  readonly bram: number;
  readonly dsp: number;
}

/** Instances of one module within one parent: what they occupy together. */
export interface ModuleArea {
  /** The instance's name, of several the first one's. The top's is empty. */
  readonly name: string;
  readonly module: string;
  /** How many instances are in this row; those of several equal parents are counted together. */
  readonly count: number;
  readonly own: OwnArea;
  readonly parts: readonly ModuleArea[];
}

/** The whole tree. All `own` add up to the area of the netlist. Throws as `areaOf` does. */
export function moduleArea(top: string, netlist: MappedNetlist, table: CellTable, inputs: InputPorts): ModuleArea {
  const cells = new Map<string, Record<string, NetlistCell>>();
  for (const [name, scope] of scopesOfCells(netlist, inputs)) {
    const group = cells.get(scope) ?? {};
    group[name] = netlist.cells[name]!;
    cells.set(scope, group);
  }
  const children = new Map<string, string[]>();
  for (const scope of Object.keys(netlist.scopes)) {
    const parent = parentOf(scope, netlist);
    children.set(parent, [...(children.get(parent) ?? []), scope]);
  }
  const row = (scopes: readonly string[], name: string, module: string): ModuleArea => {
    const all = Object.assign({}, ...scopes.map((scope) => cells.get(scope) ?? {})) as MappedNetlist['cells'];
    const { lut, lutram, ff, carry, bram, dsp } = areaOf({ ...netlist, cells: all }, table);
    const byModule = Map.groupBy(
      scopes.flatMap((scope) => children.get(scope) ?? []),
      (scope) => netlist.scopes[scope]!,
    );
    const parts = [...byModule].map(([of, instances]) => {
      const [first] = instances;
      return row(instances, first!.slice(parentOf(first!, netlist).length).replace(/^\./, ''), of);
    });
    return { name, module, count: scopes.length, own: { lut, lutram, ff, carry, bram, dsp }, parts };
  };
  return row([''], '', top);
}

/** The instance that an instance is in: the longest that its name begins with. */
function parentOf(scope: string, { scopes }: MappedNetlist): string {
  for (let end = scope.lastIndexOf('.'); end > 0; end = scope.lastIndexOf('.', end - 1)) {
    if (Object.hasOwn(scopes, scope.slice(0, end))) return scope.slice(0, end);
  }
  return '';
}

/** With what is in the parts. */
export function totalArea({ own, parts }: ModuleArea): OwnArea {
  return parts.map(totalArea).reduce(sum, own);
}

/**
 * The tree without what is small: parts of less than `share` of the whole design's LUTs, flip-flops and RAM become
 * their parent's own.
 */
export function pruned(tree: ModuleArea, share: number): ModuleArea {
  const whole = totalArea(tree);
  const isLarge = (part: ModuleArea): boolean => {
    const { lut, ff, bram } = totalArea(part);
    return lut >= share * whole.lut + 1 || ff >= share * whole.ff + 1 || bram >= share * whole.bram + 1;
  };
  const prune = (node: ModuleArea): ModuleArea => {
    const small = node.parts.filter((part) => !isLarge(part)).map(totalArea);
    return { ...node, own: small.reduce(sum, node.own), parts: node.parts.filter(isLarge).map(prune) };
  };
  return prune(tree);
}

function sum(a: OwnArea, b: OwnArea): OwnArea {
  return {
    lut: a.lut + b.lut,
    lutram: a.lutram + b.lutram,
    ff: a.ff + b.ff,
    carry: a.carry + b.carry,
    bram: a.bram + b.bram,
    dsp: a.dsp + b.dsp,
  };
}
