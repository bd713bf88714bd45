/** An endpoint with its registers behind AXI4-Lite, and AXI4-Stream to a MAC. */
import { bit, bits, clog2, module, optional, record, sink, source } from '../../hdl/index.ts';
import { axiLiteSubordinate } from '../../lib/axi/axi-lite.ts';
import { axiBurst, axiReadBeat } from '../../lib/axi/axi4.ts';
import { beat } from '../../lib/packet/beat.ts';
import { IntSample } from '../cms/seam/int-samples.ts';
import { senderLayout } from '../pds/initiator/sender/sender-layout.ts';
import { Command } from '../pds/target-side/housekeeping-records.ts';
import { memoryWidths } from './host-messages.ts';
import { endpointBus, endpointControl } from './registers/endpoint-control.ts';
import { atomicWordsOf, defersOf, readsOf } from './rx-options.ts';
import { HostAtomicOffer } from './ses/atomic-answers.ts';
import { moreTold } from './ses/receive-options.ts';
import { Completion, Placement, ReceiveBuffer, RegionWrite } from './ses/records.ts';
import { SemanticCommands } from './ses/semantic-control.ts';
import { HostDeferralIn } from './transmit/deferred-sends.ts';
import { Fetched } from './transmit/fetched-values.ts';
import { NeighbourWrite } from './transmit/next-hops.ts';
import { storePageBits } from './transmit/payload-store.ts';
import { TxCompletion, TxMessage } from './transmit/tx-records.ts';
import { txSender } from './tx-options.ts';
import { type EndpointOptions, EndpointRegisters, endpointName, uetEndpoint } from './uet-endpoint.ts';

/** A beat of a frame between a MAC and an endpoint: `user` is 1 in the last beat of one that is bad. */
export const lineBeat = (bytes: number) => record({ data: bits(8 * bytes), keep: bits(bytes), last: bit, user: bit });

/** Its name. */
export const endpointAxiName = (options: EndpointOptions): string => `${endpointName(options)}_axi`;

/**
 * `uetEndpoint` with `endpointControl`: what the registers of software hold is what the endpoint goes by. Ports as of
 * both, but for those to the MAC, which are AXI4-Stream as the MACs of Corundum and taxi have it: frames without FCS,
 * byte 0 in the least significant bits, `tkeep` all ones but in the last beat.
 *
 * - `s_axis_rx`: `tuser` in the last beat says that the frame is bad; it is dropped, and counted. A beat is taken in
 *   each clock, so a MAC without `tready` may be there.
 * - `m_axis_tx`: `tuser` in the last beat asks the MAC to send the frame as a bad one, because its payload was not as
 *   long as was said. Once a frame has begun there is a beat in each clock in which the MAC takes one.
 * - Messages and receives that the host is to give again are in registers until it has taken them.
 */
export const uetEndpointAxi = (given: EndpointOptions) => {
  const { bytes, ringBytes } = given.rx;
  const { rx } = given;
  const options: EndpointOptions = { ...given, rx: { ...rx, wire: { ...rx.wire, marked: true } } };
  const layout = senderLayout(txSender(given.tx));
  const { congestion = 'window' } = given.tx;
  const { ses } = given.rx;
  const whole = ses !== undefined;
  const more = moreTold(ses);
  const reads = readsOf(given.rx);
  const atomicWords = atomicWordsOf(given.rx);
  const widths = memoryWidths(bytes);
  const Line = lineBeat(bytes);
  return module(
    endpointAxiName(given),
    {
      summary: `A UET endpoint, ${bytes} bytes a clock, with registers behind AXI4-Lite and AXI4-Stream to a MAC.`,
      in: {
        random: bits(32),
        payload_wrong: bit,
        /** Of what takes the frames of one that is `gated`, as of `uetEndpoint`. */
        data_open: optional(given.tx.gated ?? false, bit),
        /** What ACKs bring of the switches: of HPCC. */
        int: optional(congestion === 'hpcc', IntSample),
        /** As of `uetEndpoint`. */
        flushed: optional(whole, bit),
        /** Of what peers read, as of `uetEndpoint`. */
        memory: optional(reads, record({ ar_ready: bit, r: record({ valid: bit, payload: axiReadBeat(widths) }) })),
      },
      out: {
        memory_reads: optional(reads, record({ ar: record({ valid: bit, payload: axiBurst(widths) }), r_ready: bit })),
        /** Of the message whose completion is shown, as of `uetEndpoint`. */
        fetched: optional(reads, Fetched),
        flush: optional(whole, bit),
        ready: bit,
        irq: bit,
        level: bits(clog2(ringBytes / bytes) + 1),
        free: bits(storePageBits({ ...given.tx, bytes }) + 1),
      },
      link: {
        s_axis_rx: sink(Line, { names: 'axi-stream' }),
        m_axis_tx: source(Line, { names: 'axi-stream' }),
        messages: sink(TxMessage(layout.initiator.returns, ses?.tagged !== undefined, reads)),
        payload: sink(beat(bytes)),
        sent_completion: source(TxCompletion(reads)),
        buffers: sink(ReceiveBuffer),
        place: source(beat(bytes, Placement(more))),
        completion: source(Completion(more)),
        s_axi: axiLiteSubordinate(endpointBus),
      },
    },
    ({ s_axis_rx: line, s_axi, ...io }, m) => {
      const registers = m.forward('registers', EndpointRegisters(layout, congestion));
      const regions = whole ? undefined : m.forward('regions', RegionWrite);
      const commands = ses && m.forward('commands', SemanticCommands(ses));
      const hostAtomic = atomicWords === undefined ? undefined : m.forward('host_atomic', HostAtomicOffer(atomicWords));
      const deferral = defersOf(rx) ? m.forward('deferral', HostDeferralIn) : undefined;
      const neighbour = m.forward('neighbour', NeighbourWrite);
      const command = m.forward('command', record({ valid: bit, payload: Command }));
      const endpoint = m.inst('endpoint', uetEndpoint(options), {
        ...{ ...io, registers, regions, neighbour, commands, deferral, command, host_atomic: hostAtomic },
        ...{ plain: undefined, start_method: undefined },
        conclude: layout.initiator.returns ? { valid: m.lit(1, 0), payload: m.lit(16, 0) } : undefined,
        received: line.map(({ data, keep, last, user }) => ({ data, keep, last, user: { bad: user } })),
      });
      const { cc, path } = endpoint.congestion ?? {};
      const counted = cc && {
        nscc: { valid: cc.limit.valid, outcome: cc.outcome },
        picked: { valid: path!.picked.valid, way: path!.picked.way },
        grant: undefined,
        spend: undefined,
      };
      const { paced, sampled } = endpoint;
      const turned = paced && {
        packet: paced.event.valid.and(paced.event.kind.is('sent')),
        mark: paced.event.valid.and(paced.event.kind.is('mark')),
        turn: paced.limit.valid,
        rate: paced.limit.rate,
      };
      const told = sampled && {
        ack: sampled.event.valid.and(sampled.event.kind.is('ack').or(sampled.event.kind.is('probe_ack'))),
        sample: sampled.event.valid.and(sampled.sample.valid),
        heard: sampled.limit.valid.and(sampled.outcome.heard),
        load: sampled.outcome.load,
      };
      const { last, user } = line.payload;
      const bad_frame = line.valid.and(last).and(user);
      // What the endpoint shows has the names of what its registers count.
      const control = m.inst('control', endpointControl(given), {
        ...{ ...endpoint, bad_frame, congestion: counted, paced: turned, sampled: told, s_axi },
      });
      registers.set(control.registers);
      if (control.regions !== undefined) regions?.set(control.regions);
      if (control.commands !== undefined) commands?.set(control.commands);
      if (control.host_atomic !== undefined) hostAtomic?.set(control.host_atomic);
      if (control.deferral !== undefined) deferral?.set(control.deferral);
      neighbour.set(control.neighbour);
      command.set(control.command);
      const { memory_reads, fetched, flush, ready, level, free, sent, place, completion, sent_completion } = endpoint;
      return {
        ...{ memory_reads, fetched, flush, ready, irq: control.irq, level, free },
        m_axis_tx: sent.map(({ data, keep, last, wrong }) => ({ data, keep, last, user: wrong.and(last) })),
        ...{ sent_completion, place, completion },
        s_axi: control.s_axi,
      };
    },
  );
};
