/** A FIFO with AXI4-Stream on both sides, for the agents to meet through. */
import { elaborate, module, type Shape, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import { fifo } from '../../../../rtl-gen/lib/stream/fifo.ts';

/** From `s_axis` to `m_axis`, 4 beats deep; the fields of `shape` are the signals. */
export const axiFifo = <V>(shape: Shape<V>) =>
  elaborate(
    module(
      'axi_fifo',
      {
        link: { up: sink(shape, { names: 'axi-stream' }), down: source(shape, { names: 'axi-stream' }) },
        verilogNames: { up: 's_axis', down: 'm_axis' },
      },
      (io, m) => m.inst('fifo', fifo(shape, 4), io),
    ),
  );
