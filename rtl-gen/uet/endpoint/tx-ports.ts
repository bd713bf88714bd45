/** What goes in and out of a transmit half. */
import { bit, bits, optional, record, sink, source } from '../../hdl/index.ts';
import { beat } from '../../lib/packet/beat.ts';
import { congestionShown } from '../cms/seam/congestion-kinds.ts';
import { IntSample } from '../cms/seam/int-samples.ts';
import { Open, PdcEvent } from '../pds/initiator/records.ts';
import { SenderCounts } from '../pds/initiator/sender/pds-sender.ts';
import { ReturnChange } from '../pds/initiator/sender/return-records.ts';
import { senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { frameBeat } from '../wire/deparser/trailer-fill.ts';
import { PeerArrival } from './receive/join-records.ts';
import { DataFind, DataFound } from './ses/records.ts';
import { Fetched } from './transmit/fetched-values.ts';
import { NeighbourWrite } from './transmit/next-hops.ts';
import { storePageBits } from './transmit/payload-store.ts';
import { DataOutcome } from './transmit/read-table.ts';
import { RudiCounts } from './transmit/rudi-sends.ts';
import { TxEnd, TxMessage } from './transmit/tx-records.ts';
import { TxCounts, TxHalfRegisters, type TxOptions, txSender } from './tx-options.ts';

const Named = record({ valid: bit, pdcid: bits(16) });

/** Those of `uetTx`, which says what they are for. */
export const txPorts = (options: TxOptions) => {
  const { bytes, congestion = 'window', gated = false, tags = false, reads = false, defers = false } = options;
  const layout = senderLayout(txSender(options));
  const { initiator } = layout;
  const { returns } = initiator;
  const Frame = frameBeat(bytes);
  return {
    in: {
      now: bits(32),
      units: bits(17),
      random: bits(32),
      registers: TxHalfRegisters(layout, congestion),
      neighbour: NeighbourWrite,
      peer: record({ valid: bit, arrival: PeerArrival }),
      payload_wrong: bit,
      data_open: optional(gated, bit),
      int: optional(congestion === 'hpcc', IntSample),
      halves: optional(
        returns,
        record({
          asked: bit,
          answered: bit,
          concluded: Named,
        }),
      ),
      find: optional(reads, DataFind(options.rudi)),
    },
    out: {
      ready: bit,
      counts: TxCounts,
      sender_counts: SenderCounts,
      pdc_event: PdcEvent(initiator),
      neighbour_not_known: bit,
      /** The sender is ready; and a packet has left it. */
      sender: record({ ready: bit, left: bit }),
      rudi_counts: optional(options.rudi === true, RudiCounts),
      /** Pages of payload memory that are free. */
      free: bits(storePageBits(options) + 1),
      ...congestionShown(congestion, initiator),
      /** `fetched`: of the message whose completion is shown. `unasked`: packets with bytes of no READ, mod 2^32. */
      reads: optional(reads, record({ found: DataFound, fetched: Fetched, unasked: bits(32) })),
      halved: optional(
        returns,
        record({
          begun: record({ enable: bit, payload: Open(initiator) }),
          asked: record({ valid: bit, pdcid: bits(16), close: bit }),
          answered: Named,
        }),
      ),
    },
    link: {
      messages: sink(TxMessage(returns, tags, reads)),
      payload: sink(beat(bytes)),
      answers: optional(reads, sink(TxMessage(returns, tags, reads))),
      answer_beats: optional(reads, sink(beat(bytes))),
      answered: optional(reads, sink(DataOutcome)),
      change: optional(returns, sink(ReturnChange)),
      conclude: optional(returns, sink(bits(16))),
      replies: sink(Frame),
      completion: source(TxEnd(reads, defers)),
      frames: source(Frame),
    },
  };
};
