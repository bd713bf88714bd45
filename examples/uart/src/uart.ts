/** The UART: a line behind registers. */
import { asynchronous, bit, bits, module } from 'gatewright/hdl';
import { axiLiteSubordinate } from 'gatewright/lib/axi/axi-lite';
import { axiLiteRegisters } from 'gatewright/lib/axi/register-file';
import { synchroniser } from 'gatewright/lib/crossing/synchroniser';
import { levelFifo } from 'gatewright/lib/stream/fifo';
import { receiver } from './receiver.ts';
import { registerMap } from './register-map.ts';
import { sampleTick } from './sample-tick.ts';
import { transmitter } from './transmitter.ts';

/** Widths of the bus: data, and the byte addresses of `registerMap`. */
export const bus = { data: 32, address: 5 } as const;

export interface UartOptions {
  /** Bytes in each FIFO, 2 to 128. */
  readonly depth: number;
  /** Clocks of a sample, less one, after reset: `divisorOf(clock, baud)`. */
  readonly divisor: number;
}

/**
 * 8N1 on the pins `rx` and `tx`, with a FIFO of `depth` bytes each way and the registers of `registerMap` on AXI4-Lite.
 */
export const uart = ({ depth, divisor }: UartOptions) =>
  module(
    `uart_d${depth}`,
    {
      summary: `UART with ${depth} bytes each way, behind AXI4-Lite.`,
      in: { rx: asynchronous(bit) },
      out: { tx: bit },
      link: { s_axi: axiLiteSubordinate(bus) },
    },
    ({ rx, s_axi }, m) => {
      const divisorNow = m.forward('divisor', bits(16));
      const rxTaken = m.forward('rx_taken', bit);
      const txByte = m.forward('tx_byte', bits(8));
      const txWritten = m.forward('tx_written', bit);
      const txReady = m.forward('tx_ready', bit);

      const { tick } = m.inst('sampling', sampleTick, { divisor: divisorNow });
      const { q: line } = m.inst('rx_sync', synchroniser(1, { reset: 1n }), { d: rx });
      const received = m.inst('receiver', receiver, { tick, line });
      const rxFifo = m.inst('rx_fifo', levelFifo(bits(8), depth), {
        up: { payload: received.data, valid: received.valid },
        down: { ready: rxTaken },
      });
      const txFifo = m.inst('tx_fifo', levelFifo(bits(8), depth), {
        up: { payload: txByte, valid: txWritten },
        down: { ready: txReady },
      });
      const sent = m.inst('transmitter', transmitter, { tick, up: txFifo.down });

      // `rx` holds a byte until it is read, and takes the next one then: a read clears its bits, and `hw` sets them.
      const { loads } = m.named({ loads: rxTaken.and(rxFifo.down.valid) });
      const { regs, s_axi: answers } = m.inst('registers', axiLiteRegisters('uart_registers', registerMap(divisor)), {
        hw: {
          tx: { data: m.lit(8, 0) },
          rx: { data: m.mux(loads, rxFifo.down.payload, m.lit(8, 0)), valid: loads },
          status: {
            tx_level: txFifo.level.zext(8),
            rx_level: rxFifo.level.zext(8),
            tx_full: txFifo.up.ready.not(),
          },
          events: {
            overrun: received.valid.and(rxFifo.up.ready.not()),
            framing: received.framing,
            tx_lost: txWritten.and(txFifo.up.ready.not()),
          },
        },
        s_axi,
      });
      divisorNow.set(regs.divisor.value);
      rxTaken.set(regs.rx.valid.not());
      txByte.set(regs.tx.data.value);
      txWritten.set(regs.tx.data.written);
      txReady.set(sent.up.ready);
      return { tx: sent.tx, s_axi: answers };
    },
  );
