/** iCEBreaker 1.0 by 1BitSquared: the lights of the count are those of the part that can be broken off, on PMOD 2. */
import { type Board, countPins } from './board.ts';

export const icebreaker: Board = {
  name: 'icebreaker',
  title: 'iCEBreaker, iCE40UP5K',
  part: { family: 'ice40', device: 'up5k', package: 'sg48' },
  capacity: { lut: 5280, ff: 5280, bram: 30 },
  clock: 12_000_000,
  pins: [
    { signal: 'clk', site: '35' },
    { signal: 'uart_tx', site: '9' },
    { signal: 'passed', site: '37', activeLow: true },
    { signal: 'failed', site: '11', activeLow: true },
    ...countPins(['26', '27', '25', '23', '21']),
  ],
  source: 'github.com/icebreaker-fpga/icebreaker-examples, icebreaker/icebreaker.pcf',
};
