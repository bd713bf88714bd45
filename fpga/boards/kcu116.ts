/** AMD's KCU116: the clock is the one of 125 MHz, not the one of the memory. */
import { type Board, countPins } from './board.ts';

const standard = 'LVCMOS33';

export const kcu116: Board = {
  name: 'kcu116',
  title: 'KCU116, Kintex UltraScale+ KU5P',
  part: {
    family: 'xcup',
    device: 'xcku5p-ffvb676-2-e',
    properties: { CFGBVS: 'GND', CONFIG_VOLTAGE: '1.8', 'BITSTREAM.GENERAL.COMPRESS': 'TRUE' },
  },
  capacity: { lut: 216_960, ff: 433_920, bram: 960 },
  clock: 125_000_000,
  pins: [
    { signal: 'clk', site: 'G12', standard: 'LVDS_25' },
    { signal: 'clk_n', site: 'F12', standard: 'LVDS_25' },
    { signal: 'uart_tx', site: 'W13', standard },
    { signal: 'passed', site: 'C9', standard },
    { signal: 'failed', site: 'D9', standard },
    ...countPins(['E10', 'E11', 'F9', 'F10', 'G9', 'G10'], { standard }),
  ],
  source: 'github.com/litex-hub/litex-boards, litex_boards/platforms/xilinx_kcu116.py',
};
