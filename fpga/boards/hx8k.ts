/** Lattice's iCE40-HX8K breakout board, iCE40HX8K-B-EVN: eight lights. */
import { type Board, countPins } from './board.ts';

export const hx8k: Board = {
  name: 'hx8k',
  title: 'iCE40-HX8K breakout board',
  part: { family: 'ice40', device: 'hx8k', package: 'ct256' },
  capacity: { lut: 7680, ff: 7680, bram: 32 },
  clock: 12_000_000,
  pins: [
    { signal: 'clk', site: 'J3' },
    { signal: 'uart_tx', site: 'B12' },
    { signal: 'passed', site: 'B5' },
    { signal: 'failed', site: 'B4' },
    ...countPins(['A2', 'A1', 'C5', 'C4', 'B3', 'C3']),
  ],
  source:
    "github.com/YosysHQ/icestorm, examples/hx8kboard/hx8kboard.pcf; the serial line from Lattice's schematic, as in many public .pcf files of the board",
};
