/** AMD's Alveo U50: its lights are those of the QSFP cage, and there is no other. */
import { type Board, countPins } from './board.ts';

const standard = 'LVCMOS18';

export const alveoU50: Board = {
  name: 'alveo_u50',
  title: 'Alveo U50, UltraScale+ XCU50',
  part: {
    family: 'xcup',
    device: 'xcu50-fsvh2104-2-e',
    properties: { CFGBVS: 'GND', CONFIG_VOLTAGE: '1.8', 'BITSTREAM.GENERAL.COMPRESS': 'TRUE' },
  },
  capacity: { lut: 870_720, ff: 1_741_440, bram: 2688 },
  clock: 100_000_000,
  pins: [
    { signal: 'clk', site: 'G17', standard: 'LVDS' },
    { signal: 'clk_n', site: 'G16', standard: 'LVDS' },
    { signal: 'uart_tx', site: 'BE26', standard },
    { signal: 'passed', site: 'E16', standard },
    { signal: 'failed', site: 'F17', standard },
    ...countPins(['E18'], { standard }),
  ],
  tied: [
    {
      name: 'hbm_cattrip',
      site: 'J18',
      standard,
      level: 0,
      because: 'at 1 the card takes its memory to be too hot and cuts the power',
    },
  ],
  source: 'github.com/alexforencich/verilog-ethernet, example/Alveo/fpga_25g/fpga_au50.xdc',
};
