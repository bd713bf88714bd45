/** A manager whose channels the test drives itself. */
import { type Design, elaborate, module, sink, source } from '../../../../rtl-gen/hdl/index.ts';
import {
  type Axi4Widths,
  axiBurst,
  axiReadBeat,
  axiReadManager,
  axiWriteBeat,
  axiWriteManager,
  axiWritten,
} from '../../../../rtl-gen/lib/axi/axi4.ts';

/** Streams `aw`, `w` and `ar` are what the manager sends, `b` and `r` what it is answered, with nothing between. */
export const axi4Channels = (widths: Axi4Widths): Design =>
  elaborate(
    module(
      'axi4_channels',
      {
        link: {
          aw: sink(axiBurst(widths)),
          w: sink(axiWriteBeat(widths)),
          b: source(axiWritten(widths)),
          ar: sink(axiBurst(widths)),
          r: source(axiReadBeat(widths)),
          ...axiWriteManager(widths),
          ...axiReadManager(widths),
        },
      },
      ({ aw, w, ar, m_axi_b, m_axi_r }) => ({ m_axi_aw: aw, m_axi_w: w, m_axi_ar: ar, b: m_axi_b, r: m_axi_r }),
    ),
  );
