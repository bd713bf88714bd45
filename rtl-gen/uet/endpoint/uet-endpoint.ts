/** A whole endpoint: its receive half and its transmit half on one line. */

import { UserError } from '../../../support/user-error.ts';
import { bit, bits, clog2, module, optional, record, sink, source } from '../../hdl/index.ts';
import { axiBurst, axiReadBeat } from '../../lib/axi/axi4.ts';
import { beat } from '../../lib/packet/beat.ts';
import type { CongestionKind } from '../cms/seam/congestion-control.ts';
import { congestionRegisters, congestionShown } from '../cms/seam/congestion-kinds.ts';
import { IntSample } from '../cms/seam/int-samples.ts';
import { ChoiceRegisters } from '../pds/initiator/choice/choice-records.ts';
import { InitiatorRegisters, PdcEvent } from '../pds/initiator/records.ts';
import { SenderCounts } from '../pds/initiator/sender/pds-sender.ts';
import { ReturnChange } from '../pds/initiator/sender/return-records.ts';
import { type SenderLayout, senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { VerdictShown } from '../pds/target-side/arrival/pds-arrival.ts';
import { Command } from '../pds/target-side/housekeeping-records.ts';
import { PdsRegisters } from '../pds/target-side/pds-target.ts';
import { Request, StartMethod } from '../pds/target-side/records.ts';
import { frameBeat } from '../wire/deparser/trailer-fill.ts';
import { arrivedBeat } from '../wire/parser/arrived-beat.ts';
import { checkNames } from '../wire/parser/uet-parser.ts';
import { allReady } from './all-ready.ts';
import { eitherOffer } from './either-offer.ts';
import { memoryWidths, messagesOf } from './host-messages.ts';
import { pdcHalves } from './pdc-halves.ts';
import {
  atomicWordsOf,
  datagramsOf,
  defersOf,
  type RxOptions,
  readsOf,
  restsOf,
  rudiOf,
  sesSizesOf,
} from './rx-options.ts';
import { RxCounts, SesUnits, TargetShown } from './rx-records.ts';
import { HostAtomicTold, hostAtomics } from './ses/atomic-answers.ts';
import { ReceiveDeferralIn } from './ses/receive-deferral.ts';
import { moreTold } from './ses/receive-options.ts';
import { ReceiveRestIn, restBits } from './ses/receive-rest.ts';
import { Completion, DataFound, Placement, ReceiveBuffer, RegionWrite, SesEvents } from './ses/records.ts';
import { semanticCommands, semanticDone } from './ses/semantic-control.ts';
import { LocalAddresses, OptionalDscp } from './settings.ts';
import { HostDeferralIn, HostDeferralOut } from './transmit/deferred-sends.ts';
import { Fetched } from './transmit/fetched-values.ts';
import { messageEntries } from './transmit/message-ids.ts';
import { NeighbourWrite } from './transmit/next-hops.ts';
import { OuterSettings } from './transmit/outer-headers.ts';
import { storePageBits } from './transmit/payload-store.ts';
import { RudiCounts } from './transmit/rudi-sends.ts';
import { TxCompletion, TxMessage } from './transmit/tx-records.ts';
import { congestionSuffix, TxCounts, type TxOptions, txSender } from './tx-options.ts';
import { uetRx } from './uet-rx.ts';
import { uetTx } from './uet-tx.ts';

export interface EndpointOptions {
  readonly rx: Omit<RxOptions, 'mtu'>;
  /** With the width and the wire of `rx`. */
  readonly tx: Omit<TxOptions, 'bytes' | 'wire' | 'tags' | 'reads' | 'defers' | 'rests' | 'datagrams' | 'rudi'>;
}

/** What operators choose; may change at any time. */
export const EndpointRegisters = (layout: SenderLayout, congestion: CongestionKind = 'window') =>
  record({
    receive: bit,
    transmit: bit,
    addresses: LocalAddresses,
    gateway: bits(48),
    /** DSCPs of data, which may be trimmed, of what answers and controls, and of what the last switch has trimmed. */
    data_dscp: bits(6),
    control_dscp: bits(6),
    last_hop: OptionalDscp,
    outer: OuterSettings,
    target: PdsRegisters,
    ...congestionRegisters(congestion),
    initiator: InitiatorRegisters,
    choice: ChoiceRegisters(layout.choice),
    expected_0rtt: bit,
  });

/** The name of an endpoint: of the PDCs that others open, and of its own where they are others. */
export const endpointName = ({ rx: { bytes, target, wire, ses, secured }, tx }: EndpointOptions): string =>
  [
    'uet_endpoint',
    `b${bytes}`,
    `n${target.contexts}${tx.sender.contexts === target.contexts ? '' : `_${tx.sender.contexts}`}`,
    `w${target.window}${tx.sender.window === target.window ? '' : `_${tx.sender.window}`}`,
    ...checkNames(wire),
    ...(tx.sender.returns ? ['returns'] : []),
    ...congestionSuffix(tx.congestion),
    ...(tx.gated ? ['gated'] : []),
    ...(ses ? ['ses', ses.profile] : []),
    ...(secured ? ['secured'] : []),
  ].join('_');

const Named = record({ valid: bit, pdcid: bits(16) });

/**
 * `uetRx` and `uetTx`. Frames of `received` come in, in each clock and never refused; frames of `sent` leave.
 *
 * - Sending: `messages` and `payload`, `sent_completion`. Receiving: `place`, `completion`, `buffers`, `regions`.
 * - PDCIDs of PDCs that others have opened have 0 in their top bit, those of ours 1. ACKs, NACKs and control packets of
 *   peers go from the receive half to the initiator, those of the target to the line, before data.
 * - `int`: what ACKs bring of the switches of their path, where HPCC asks for it; frames have no place for that.
 * - With return spaces (`returns` of the sender, `adopts` of the target, of as many PDCs) a message may go by that of a
 *   PDC that a peer has opened (uet-wire.md 7.12). `pdcHalves` joins both halves of each PDC. A message that `expects`
 *   one keeps its PDC open until the peer knows that one has come, until it is refused, or until `conclude` names the
 *   PDC: the host waits for it no more.
 * - With `ses` of the receive half, `commands` and `commands_done` are software's way to its tables and receives, and
 *   messages may be tagged sends where the profile has them.
 * - With that and return spaces hosts read from each other: `memory` and `memory_reads` are the channels of AXI4 by
 *   which the bytes are read that peers ask for, 64 bits of address and ids of 4 bits.
 *   They do atomics then, too, on words of the NIC of their peers: `fetched` goes with `sent_completion`. The host does
 *   them on its own words with `host_atomic`.
 * - With `datagrams` of `ses` messages may be datagrams, which go by UUD (uet-wire.md 7.14); with `rudi` WRITEs
 *   and READs may go by RUDI, and so do those of peers (7.13).
 * - With `unexpected` of `ses` a message without a receive is placed in a buffer of the host, which copies it when the
 *   completion names the buffer (`kept`), and gives that back with `commands`.
 * - With `ses` there is `flush`, for each packet with delivery complete: the host answers it by `flushed`, in order,
 *   when all that it has taken from `place` up to then is visible, and only then the packet is answered (ses.md 6.4).
 *   With return spaces messages may ask for that by `dc`.
 * - With `deferrals` of `ses` messages may be deferrable sends, and those of peers wait for their receives. The host
 *   gives a message again when `deferral_told` has its `restart`, and posts a receive again that is `returned`.
 * - Time is counted inside, from reset: clocks, and units of 128 ns of so many clocks as the target is built for.
 */
export const uetEndpoint = (options: EndpointOptions) => {
  const { rx: rxOptions, tx: txOptions } = options;
  const { bytes, ringBytes, wire, ses: semantic, secured = false } = rxOptions;
  const { clocksPerUnit } = rxOptions.target;
  const layout = senderLayout(txSender(txOptions));
  const { congestion = 'window' } = txOptions;
  const tags = semantic?.tagged !== undefined;
  const reads = readsOf(rxOptions);
  const atomicWords = atomicWordsOf(rxOptions);
  const defers = defersOf(rxOptions);
  const rests = restsOf(rxOptions);
  const [datagrams, rudi] = [datagramsOf(rxOptions), rudiOf(rxOptions)];
  const more = moreTold(semantic);
  const sending: TxOptions = { ...txOptions, bytes, wire, tags, reads, defers, rests, datagrams, rudi };
  const widths = memoryWidths(bytes);
  const Frame = frameBeat(bytes);
  const { returns } = layout.initiator;
  if (
    returns !== (rxOptions.target.adopts ?? false) ||
    (returns && layout.initiator.contexts !== rxOptions.target.contexts)
  ) {
    throw new UserError(
      'An endpoint with return spaces needs a target that adopts as many PDCs: give both, or neither',
    );
  }
  return module(
    endpointName(options),
    {
      summary: `A UET endpoint, ${bytes} bytes a clock: messages to frames, and frames to placed payload.`,
      in: {
        random: bits(32),
        registers: EndpointRegisters(layout, congestion),
        regions: optional(semantic === undefined, RegionWrite),
        commands: semanticCommands(semantic),
        neighbour: NeighbourWrite,
        payload_wrong: bit,
        /** Of what takes the frames: one of data finds room. */
        data_open: optional(txOptions.gated ?? false, bit),
        int: optional(congestion === 'hpcc', IntSample),
        /** Of a secured one: of a frame, with its first beat; what is demanded of Start_PSN. */
        ...{ plain: optional(secured, bit), start_method: optional(secured, StartMethod) },
        /** Atomics of the host on words of the NIC; each stays until it is taken. */
        host_atomic: hostAtomics(atomicWords),
        /** The answer to the oldest `flush`: all that was placed before it is visible. */
        flushed: optional(semantic !== undefined, bit),
        deferral: optional(defers, HostDeferralIn),
        memory: optional(reads, record({ ar_ready: bit, r: record({ valid: bit, payload: axiReadBeat(widths) }) })),
      },
      out: {
        plain_refused: optional(secured, bits(32)),
        commands_done: semanticDone(semantic),
        host_atomic_done: optional(reads, HostAtomicTold),
        /** The host is to say when all that it has taken from `place` is visible, once for each clock with it. */
        flush: optional(semantic !== undefined, bit),
        /** Of the message whose completion is shown: a fetching atomic, what was in memory before it, as a number. */
        fetched: optional(reads, Fetched),
        /** Packets with bytes that no READ waited for by their PDC or pkt_id; modulo 2^32. */
        bytes_unasked: optional(reads, bits(32)),
        rudi_counts: optional(rudi, RudiCounts),
        deferral_told: optional(defers, HostDeferralOut(more.multi === true)),
        memory_reads: optional(reads, record({ ar: record({ valid: bit, payload: axiBurst(widths) }), r_ready: bit })),
        ready: bit,
        rx_counts: RxCounts,
        tx_counts: TxCounts,
        sender_counts: SenderCounts,
        ses_events: SesEvents,
        pdc_event: PdcEvent(layout.initiator),
        neighbour_not_known: bit,
        /** What registers of target and sender count beside. */
        verdict: VerdictShown,
        target: TargetShown,
        sender: record({ ready: bit, left: bit }),
        /** What is free of what SES reserves. */
        units: SesUnits(sesSizesOf(options.rx)),
        /** Beats in the ring of what was received, and free pages of what is sent. */
        level: bits(clog2(ringBytes / bytes) + 1),
        free: bits(storePageBits(sending) + 1),
        ...congestionShown(congestion, layout.initiator),
      },
      link: {
        received: sink(arrivedBeat(bytes, wire.marked ?? false)),
        sent: source(Frame),
        messages: sink(TxMessage(returns, tags, reads)),
        payload: sink(beat(bytes)),
        conclude: optional(returns, sink(bits(16))),
        sent_completion: source(TxCompletion(reads)),
        buffers: sink(ReceiveBuffer),
        command: sink(Command),
        place: source(beat(bytes, Placement(more))),
        completion: source(Completion(more)),
      },
    },
    ({ random, registers, neighbour, payload_wrong, data_open, int, command, memory, ...io }, m) => {
      const now = m.reg('now', bits(32), { reset: 0, next: (at) => at.add(1) });
      const tick = m.reg('tick', bits(clog2(clocksPerUnit)), { reset: 0, next: (at) => at.add(1) });
      const units = m.reg('units', bits(17), { reset: 0 });
      m.when(tick.eq(clocksPerUnit - 1), () => {
        tick.set(0);
        units.set(units.add(1));
      });
      const { addresses, gateway, outer, data_dscp, control_dscp, last_hop } = registers;
      const adopt = returns ? m.stream('adopt', Request) : undefined;
      const change = returns ? m.stream('change', ReturnChange) : undefined;
      const order = returns ? m.forward('order', record({ valid: bit, payload: Command })) : undefined;
      const tell = returns ? m.forward('tell', record({ asked: bit, answered: bit, concluded: Named })) : undefined;
      const found = memory && m.forward('found', DataFound);
      const deferring = io.deferral && m.forward('deferring', ReceiveDeferralIn);
      const resting = rests ? m.forward('resting', ReceiveRestIn(restBits(semantic!))) : undefined;
      const { regions, commands, plain, start_method, buffers, host_atomic, flushed } = io;
      const rx = m.inst('rx', uetRx({ ...rxOptions, mtu: txOptions.mtu }), {
        now: units,
        registers: {
          ...{ enable: registers.receive, addresses, last_hop, gateway, pds: registers.target },
          reply: { dscp: control_dscp, outer },
        },
        ...{ regions, commands, neighbour, plain, start_method, buffers, host_atomic, flushed },
        random: secured ? random : undefined,
        frames: io.received,
        ...{ adopt, found, deferral: deferring, rest: resting },
        command: order === undefined ? command : eitherOffer(m, command, order),
      });
      const slots = rests ? semantic!.rendezvous!.slots : undefined;
      const hosts = messagesOf(
        m,
        { bytes, mtu: txOptions.mtu, tags, slots, rudi },
        { units, payload_wrong, memory, deferral: io.deferral, rx, messages: io.messages, payload: io.payload },
      );
      const { cwnd, nscc, dcqcn, hpcc, initiator, choice, expected_0rtt } = registers;
      const tx = m.inst('tx', uetTx(sending), {
        ...{ now, units, random, neighbour, data_open, int, ...hosts.out, replies: rx.replies, peer: rx.peer },
        registers: {
          ...{ enable: registers.transmit, gateway, cwnd, nscc, dcqcn, hpcc, initiator, choice, expected_0rtt },
          map: { addresses, data_dscp, control_dscp, outer },
        },
        ...{ find: rx.find, answered: rx.answered, halves: tell, change, conclude: io.conclude },
      });
      const sentCompletion = hosts.listen(tx);
      deferring?.set(hosts.deferring!);
      resting?.set(hosts.resting!);
      found?.set(tx.reads!.found);
      m.unused(rx.trace.request, rx.trace.deliver, rx.trace.response, rx.trace.reply);
      if (adopt !== undefined) {
        const [received, sent] = [rx.halved!, tx.halved!];
        const { pdcs, ended, free, concluded } = received;
        const { valid: asks, ...asked } = sent.asked;
        const halves = m.inst('halves', pdcHalves(layout, messageEntries), {
          ...{ begun: sent.begun, pdc_event: tx.pdc_event, pdcs, ended, free, traffic_class: m.lit(4, 0) },
          asked: { valid: asks, payload: asked },
          answered: { valid: sent.answered.valid, payload: sent.answered.pdcid },
        });
        adopt.connect(halves.adopts);
        change!.connect(halves.changes);
        order!.set(halves.commands.takeWhen(rx.command.ready.and(command.valid.not())));
        tell!.set({ asked: halves.asked.ready, answered: halves.answered.ready, concluded });
      }
      const { plain_refused, commands_done, host_atomic_done, flush, ses_events, target, level, trace } = rx;
      const { sender_counts, pdc_event, rudi_counts, sender, free, congestion, paced, sampled } = tx;
      return {
        ready: allReady(rx.ready.and(tx.ready), hosts.ready),
        ...{ rx_counts: rx.counts, plain_refused, commands_done, host_atomic_done, flush, ses_events, target, level },
        ...{ verdict: trace.verdict, units: trace.free },
        ...{ tx_counts: tx.counts, sender_counts, pdc_event, rudi_counts, sender, free, congestion, paced, sampled },
        neighbour_not_known: rx.neighbour_not_known.or(tx.neighbour_not_known),
        deferral_told: hosts.restart && { restart: hosts.restart, returned: rx.deferral_told!.returned },
        fetched: hosts.fetched ?? tx.reads?.fetched,
        bytes_unasked: tx.reads?.unasked,
        memory_reads: hosts.memory_reads,
        sent: tx.frames,
        sent_completion: sentCompletion,
        command: rx.command,
        place: rx.place,
        completion: rx.completion,
      };
    },
  );
};
