/** What is loaded into the board: a UART at 115,200 baud that sends back what comes. */
import { asynchronous, bit, module } from 'gatewright/hdl';
import { axiLiteResponse } from 'gatewright/lib/axi/axi-lite';
import { echo } from './echo.ts';
import { divisorOf } from './sample-tick.ts';
import { bus, uart } from './uart.ts';

/** Of iCEBreaker's oscillator, in hertz. */
export const clockRate = 12_000_000;

/** The rate of the line in baud; 12 MHz gives 115,385. */
export const baud = 115_200;

/** The UART of the board, with 16 bytes each way. */
export const boardUart = uart({ depth: 16, divisor: divisorOf(clockRate, baud) });

/** The pins: `rx` and `tx` as the board sees them, and a light, which is on while a 0 is sent. */
export const board = module(
  'uart_board',
  {
    summary: 'Sends back what comes, 115,200 baud 8N1.',
    in: { rx: asynchronous(bit) },
    out: { tx: bit, sending: bit },
  },
  ({ rx }, m) => {
    const answers = m.forward('answers', axiLiteResponse(bus));
    const software = m.inst('software', echo, { m_axi: answers });
    const line = m.inst('uart', boardUart, { rx, s_axi: software.m_axi });
    answers.set(line.s_axi);
    return { tx: line.tx, sending: line.tx.not() };
  },
);
