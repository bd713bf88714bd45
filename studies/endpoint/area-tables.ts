/** What the blocks of an endpoint take, in tables. */

import type { AreaCells, AreaModule } from '../../report/area-data.ts';
import { moduleTotal } from '../../report/area-data.ts';
import { groupDigits } from '../../report/digits.ts';

/** A whole endpoint that was mapped. */
export interface EndpointArea {
  readonly design: string;
  /** In Gb/s, what it is the setting for. */
  readonly rate: number;
  /** What mapped it, and the SHA-256 of the Verilog. */
  readonly tool: string;
  readonly verilog: string;
  readonly whole: AreaCells & { readonly levels: string; readonly clock: string };
  readonly modules: AreaModule;
  /** Levels of the longest path to a register of each block, by the modules of half and block. */
  readonly levels: Readonly<Record<string, string>>;
}

/** The key of `levels`. */
export const blockKey = (half: string, block: string): string => `${half}/${block}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A row an endpoint. */
export function wholeTable(areas: readonly EndpointArea[]): readonly string[] {
  return [
    row(['design', 'for', 'LUT', 'of them LUT RAM', 'FF', 'RAMB18', 'levels', 'MHz (estimate)']),
    row(['---', '--:', '--:', '--:', '--:', '--:', '--:', '---']),
    ...areas.map(({ design, rate, whole }) =>
      row([
        `\`${design}\``,
        `${rate} Gb/s`,
        ...[whole.lut, whole.lutram, whole.ff, whole.bram].map(groupDigits),
        whole.levels,
        whole.clock,
      ]),
    ),
  ];
}

interface Block extends AreaCells {
  readonly half: AreaModule;
  readonly block: AreaModule;
}

const blocksOf = (top: AreaModule): readonly Block[] =>
  top.parts.flatMap((half) =>
    (half.parts.length === 0 ? [half] : half.parts).map((block) => ({ half, block, ...moduleTotal(block) })),
  );

const byRole = ({ half, block }: Block): string => `${half.name}/${block.name}`;

/** A row for each block with 1 % of the LUTs of the first endpoint or more; LUT, FF, RAMB18 and levels of each. */
export function blockTable(areas: readonly EndpointArea[]): readonly string[] {
  const [first] = areas;
  const shown = blocksOf(first!.modules)
    .filter(({ lut }) => lut >= first!.whole.lut / 100)
    .toSorted((a, b) => b.lut - a.lut);
  return [
    row(['block', 'of', ...areas.flatMap(({ rate }) => [`${rate} Gb/s: LUT`, 'FF', 'RAMB18', 'levels'])]),
    row(['---', '---', ...areas.flatMap(() => ['--:', '--:', '--:', '--:'])]),
    ...shown.map((block) =>
      row([
        `\`${block.block.name}\``,
        `\`${block.half.name}\``,
        ...areas.flatMap(({ modules, levels }) => {
          const its = blocksOf(modules).find((one) => byRole(one) === byRole(block));
          if (its === undefined) return ['', '', '', ''];
          const key = blockKey(its.half.module, its.block.module);
          return [...[its.lut, its.ff, its.bram].map(groupDigits), levels[key] ?? ''];
        }),
      ]),
    ),
  ];
}
