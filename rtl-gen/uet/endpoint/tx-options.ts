/** How a transmit half is built, what operators choose of it, and what it counts. */
import { bit, bits, record } from '../../hdl/index.ts';
import { type CongestionKind, congestionNeeds } from '../cms/seam/congestion-control.ts';
import { congestionRegisters } from '../cms/seam/congestion-kinds.ts';
import { ChoiceRegisters } from '../pds/initiator/choice/choice-records.ts';
import { InitiatorRegisters } from '../pds/initiator/records.ts';
import type { SenderLayout, SenderSize } from '../pds/initiator/sender/sender-layout.ts';
import { DeparserCounts } from '../wire/deparser/uet-deparser.ts';
import { checkNames } from '../wire/parser/uet-parser.ts';
import type { EndpointWidth, EndpointWire } from './settings.ts';
import { TxRegisters } from './transmit/tx-map.ts';

export interface TxOptions {
  /** Bytes a clock. */
  readonly bytes: EndpointWidth;
  readonly sender: SenderSize;
  /** Bytes of payload that are kept until their packets are retired: a power of two. */
  readonly storeBytes: number;
  /** Most bytes of a packet: a power of two. */
  readonly mtu: number;
  readonly wire: EndpointWire;
  /** How much may be in flight. Default `window`. */
  readonly congestion?: CongestionKind;
  /** Frames of data begin only with `data_open`; those that answer do not wait for them then. */
  readonly gated?: boolean;
  /** Messages may be tagged sends, too. */
  readonly tags?: boolean;
  /** It reads from peers, and answers their reads; of a sender with return spaces. */
  readonly reads?: boolean;
  /** Its messages may wait for receives of peers, and it asks for those of peers; of one with reads. */
  readonly defers?: boolean;
  /** Its messages may be rendezvous sends; of one with `defers`. */
  readonly rests?: boolean;
  /** Its messages may be datagrams; of one with `reads`. */
  readonly datagrams?: boolean;
  /** And WRITEs and READs that go by RUDI; of one with `datagrams`. */
  readonly rudi?: boolean;
}

/** The sender of a transmit half, with what its congestion control needs. */
export function txSender({ sender, congestion = 'window' }: Pick<TxOptions, 'sender' | 'congestion'>): SenderSize {
  const needs = congestionNeeds[congestion];
  return needs === undefined ? sender : { ...sender, congestion: needs };
}

/** What operators choose; may change at any time. */
export const TxHalfRegisters = (layout: SenderLayout, congestion: CongestionKind = 'window') =>
  record({
    /** While it is 0 no message is taken. */
    enable: bit,
    map: TxRegisters,
    gateway: bits(48),
    ...congestionRegisters(congestion),
    initiator: InitiatorRegisters,
    choice: ChoiceRegisters(layout.choice),
    expected_0rtt: bit,
  });

/** What is counted, modulo 2^32. */
export const TxCounts = record({
  deparser: DeparserCounts,
  /** Packets that were to be sent again, and were acknowledged meanwhile. */
  stale: bits(32),
  /** Messages that were taken, and completions that the host has taken. */
  messages: bits(32),
  completions: bits(32),
});

/** The name of a transmit half. */
export const txName = ({ bytes, sender, wire, congestion, gated, ...has }: TxOptions): string =>
  [
    'uet_tx',
    `b${bytes}`,
    `n${sender.contexts}`,
    `w${sender.window}`,
    ...checkNames({ ...wire, marked: false }),
    ...(sender.returns ? ['returns'] : []),
    ...congestionSuffix(congestion),
    ...(gated ? ['gated'] : []),
    ...(has.tags ? ['tags'] : []),
    ...(has.reads ? ['reads'] : []),
    ...(has.defers ? ['defers'] : []),
    ...(has.rests ? ['rests'] : []),
    ...(has.datagrams ? ['uud'] : []),
    ...(has.rudi ? ['rudi'] : []),
  ].join('_');

/** What names of endpoints have of their congestion control. */
export const congestionSuffix = (congestion: CongestionKind = 'window'): readonly string[] =>
  congestion === 'window' ? [] : [congestion];
