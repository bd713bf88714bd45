/** A port of link-level retry that hands on whole frames, and none that LLR drops. */
import { bit, bits, module, sink, source } from '../../../hdl/index.ts';
import { CfUpdate } from '../../cbfc/messages.ts';
import { lineColumn } from '../line/block.ts';
import { SetSpacing } from '../line/spacing.ts';
import { llrFrameStore, StoredBeat } from '../receive/frame-store.ts';
import { eventCountBits } from '../settings.ts';
import { clientBeat } from '../transmit/client.ts';
import type { TransmitOptions } from '../transmit/transmit.ts';
import { ReceiveCommands, ReceiveStatus, TransmitCommands, TransmitStatus } from './end.ts';
import { LineStatus, llrPort } from './port.ts';

export interface StorePortOptions extends TransmitOptions {
  /**
   * Beats that wait on the receiving side, a power of two: room for the longest frame, and for what comes while the
   * client waits.
   */
  readonly depth: number;
}

export const llrStorePortName = ({ size, beats, frames, longest, depth }: StorePortOptions): string =>
  `llr_store_port_b${size}_n${beats}_f${frames}_l${longest}_d${depth}`;

/**
 * `llrPort` with `llrFrameStore` after its receiver: `received` has each frame whole, without a pause and only if it
 * is wanted, in place of `out_beat` with its `verdict`. `lost` counts frames that found no room. Other ports are those
 * of `llrPort`.
 */
export const llrStorePort = (options: StorePortOptions) => {
  const { size, frames, depth } = options;
  if (depth < options.longest)
    throw new RangeError(
      `a store of ${depth} beats never holds a frame of ${options.longest}: give it as many or more`,
    );
  const Client = clientBeat(size);
  const Column = lineColumn(size);
  return module(
    llrStorePortName(options),
    {
      summary: `Link-level retry between MAC clients and PCS, ${size} bytes a clock, that keeps up to ${frames - 1} frames and hands on whole ones.`,
      in: {
        transmit: TransmitCommands,
        receive: ReceiveCommands,
        spacing: SetSpacing,
        pcs_up: bit,
        advance: bit,
        far_column: Column,
        far_valid: bit,
      },
      out: {
        column: Column,
        far_cf: CfUpdate,
        far_cf_valid: bit,
        transmit_status: TransmitStatus,
        receive_status: ReceiveStatus,
        line_status: LineStatus,
        lost: bits(eventCountBits),
      },
      link: { eligible: sink(Client), beside: sink(Client), cf: sink(CfUpdate), received: source(StoredBeat(size)) },
    },
    ({ received, ...io }, m) => {
      const { out_beat, out_valid, verdict, ...shown } = m.inst('port', llrPort(options), io);
      const store = m.inst('store', llrFrameStore(size, depth), {
        beat: out_beat,
        valid: out_valid,
        verdict,
        down: received,
      });
      return { ...shown, lost: store.lost, received: store.down };
    },
  );
};
