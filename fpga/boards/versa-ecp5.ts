/** Lattice's ECP5-5G Versa board: the clock is differential, which the pin's standard says. */
import { type Board, countPins } from './board.ts';

const led = { standard: 'LVCMOS25', activeLow: true } as const;

export const versaEcp5: Board = {
  name: 'versa_ecp5',
  title: 'ECP5-5G Versa, LFE5UM5G-45F',
  part: { family: 'ecp5', device: 'um5g-45k', package: 'CABGA381', speed: 8 },
  capacity: { lut: 43_848, ff: 43_848, bram: 108 },
  clock: 100_000_000,
  pins: [
    { signal: 'clk', site: 'P3', standard: 'LVDS' },
    { signal: 'uart_tx', site: 'A11', standard: 'LVCMOS33' },
    { signal: 'passed', site: 'E16', ...led },
    { signal: 'failed', site: 'D17', ...led },
    ...countPins(['D18', 'E18', 'F17', 'F18', 'E17', 'F16'], led),
  ],
  source: 'github.com/YosysHQ/prjtrellis, examples/soc_versa5g/versa.lpf',
};
