/** ULX3S with an LFE5U-85F, by Radiona. */
import { type Board, countPins } from './board.ts';

const standard = 'LVCMOS33';

export const ulx3s: Board = {
  name: 'ulx3s',
  title: 'ULX3S, ECP5 LFE5U-85F',
  part: { family: 'ecp5', device: '85k', package: 'CABGA381', speed: 6 },
  capacity: { lut: 83_640, ff: 83_640, bram: 208 },
  clock: 25_000_000,
  pins: [
    { signal: 'clk', site: 'G2', standard },
    // The board calls it ftdi_rxd: what the FTDI chip receives.
    { signal: 'uart_tx', site: 'L4', standard },
    { signal: 'passed', site: 'B2', standard },
    { signal: 'failed', site: 'C2', standard },
    ...countPins(['C1', 'D2', 'D1', 'E2', 'E1', 'H3'], { standard }),
  ],
  tied: [
    {
      name: 'wifi_gpio0',
      site: 'L2',
      standard,
      level: 1,
      because: 'the ESP32 keeps the design of the FPGA only while it is 1',
    },
  ],
  source: 'github.com/emard/ulx3s, doc/constraints/ulx3s_v20.lpf',
};
