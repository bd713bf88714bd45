/** Digilent's Arty A7-100T. */
import { type Board, countPins } from './board.ts';

const standard = 'LVCMOS33';

export const artyA7: Board = {
  name: 'arty_a7',
  title: 'Arty A7-100T, Artix-7',
  part: {
    family: 'xc7',
    device: 'xc7a100tcsg324-1',
    properties: { CFGBVS: 'VCCO', CONFIG_VOLTAGE: '3.3', 'BITSTREAM.GENERAL.COMPRESS': 'TRUE' },
  },
  capacity: { lut: 63_400, ff: 126_800, bram: 270 },
  clock: 100_000_000,
  pins: [
    { signal: 'clk', site: 'E3', standard },
    // The board calls it uart_rxd_out: what the host receives.
    { signal: 'uart_tx', site: 'D10', standard },
    { signal: 'passed', site: 'H5', standard },
    { signal: 'failed', site: 'J5', standard },
    ...countPins(['T9', 'T10'], { standard }),
  ],
  source: 'github.com/Digilent/digilent-xdc, Arty-A7-100-Master.xdc',
};
