/** What software sees of an endpoint: all its registers after one AXI4-Lite interface, and its interrupt. */
import { bit, bits, clog2, module, optional, record, source } from '../../../hdl/index.ts';
import { axiLiteResponse, axiLiteSubordinate } from '../../../lib/axi/axi-lite.ts';
import { axiLiteDecoder } from '../../../lib/axi/axi-lite-decoder.ts';
import { axiLiteRegisters } from '../../../lib/axi/register-file.ts';
import { CmsEvents, cmsControl } from '../../cms/registers/cms-control.ts';
import { DcqcnEvents, dcqcnControl, HpccEvents, hpccControl } from '../../cms/registers/rate-control.ts';
import type { CongestionKind } from '../../cms/seam/congestion-control.ts';
import { congestionPaths } from '../../cms/seam/nscc-congestion.ts';
import { PdcEvent } from '../../pds/initiator/records.ts';
import { SenderCounts } from '../../pds/initiator/sender/pds-sender.ts';
import { senderControl } from '../../pds/initiator/sender/registers/sender-control.ts';
import { senderLayout } from '../../pds/initiator/sender/sender-layout.ts';
import { VerdictShown } from '../../pds/target-side/arrival/pds-arrival.ts';
import { Command } from '../../pds/target-side/housekeeping-records.ts';
import { pdsControl } from '../../pds/target-side/registers/pds-control.ts';
import { atomicWordsOf, defersOf, readsOf, rudiOf, sesSizesOf } from '../rx-options.ts';
import { RxCounts, SesUnits, TargetShown } from '../rx-records.ts';
import { HostAtomicTold, hostAtomics } from '../ses/atomic-answers.ts';
import { RegionWrite, SesEvents } from '../ses/records.ts';
import { semanticCommands, semanticDone } from '../ses/semantic-control.ts';
import { HostDeferralIn, HostDeferralOut } from '../transmit/deferred-sends.ts';
import { NeighbourWrite } from '../transmit/next-hops.ts';
import { storePageBits } from '../transmit/payload-store.ts';
import { RudiCounts } from '../transmit/rudi-sends.ts';
import { congestionSuffix, TxCounts, txSender } from '../tx-options.ts';
import { type EndpointOptions, EndpointRegisters, endpointName } from '../uet-endpoint.ts';
import { addressControl } from './address-control.ts';
import { commandControl } from './command-control.ts';
import { congestionRate, congestionRegisters } from './congestion-registers.ts';
import { decodedWindows, endpointAddressBits, type WindowName, windowNamesOf } from './endpoint-windows.ts';
import { identityControl } from './identity-control.ts';
import { levelControl } from './level-control.ts';
import { neighbourControl } from './neighbour-control.ts';
import { regionControl } from './region-control.ts';
import { semanticControl } from './semantic-control.ts';
import { trafficCounters } from './traffic-counters.ts';

/** Its bus. */
export const endpointBus = { data: 32, address: endpointAddressBits } as const;

/** The name of the registers of an endpoint. */
export const endpointControlName = (options: EndpointOptions): string => `${endpointName(options)}_control`;

/** What the registers of congestion control count, by its kind. */
export const CongestionCounted = (kind: CongestionKind) => ({
  congestion: optional(kind === 'nscc', CmsEvents('nscc')),
  paced: optional(kind === 'dcqcn', DcqcnEvents),
  sampled: optional(kind === 'hpcc', HpccEvents),
});

/**
 * The registers of `endpointWindows`, for the ports of a `uetEndpoint` that have their names. `bad_frame`: the MAC has
 * marked a frame. `irq` is 1 while an event that is enabled has not been cleared, of the endpoint, of its target or of
 * its initiator.
 *
 * An address in no window is answered DECERR, one of a window without a register SLVERR.
 */
export const endpointControl = (options: EndpointOptions) => {
  const { rx, tx } = options;
  const { congestion: kind = 'window' } = tx;
  const layout = senderLayout(txSender(tx));
  const { ses } = rx;
  const sizes = sesSizesOf(rx);
  const atomicWords = atomicWordsOf(rx);
  const whole = ses !== undefined;
  const reads = readsOf(rx);
  const defers = defersOf(rx);
  const windows = windowNamesOf(kind, whole);
  const ringBits = clog2(rx.ringBytes / rx.bytes) + 1;
  const storeBits = storePageBits({ ...tx, bytes: rx.bytes }) + 1;
  return module(
    endpointControlName(options),
    {
      summary: 'The registers of an endpoint behind AXI4-Lite, and its interrupt.',
      in: {
        ready: bit,
        rx_counts: RxCounts,
        tx_counts: TxCounts,
        sender_counts: SenderCounts,
        ses_events: SesEvents,
        pdc_event: PdcEvent(layout.initiator),
        neighbour_not_known: bit,
        verdict: VerdictShown,
        target: TargetShown,
        sender: record({ ready: bit, left: bit }),
        units: SesUnits(sizes),
        level: bits(ringBits),
        free: bits(storeBits),
        bad_frame: bit,
        ...CongestionCounted(kind),
        /** Of the semantic sublayer. */
        commands_done: semanticDone(ses),
        host_atomic_done: optional(reads, HostAtomicTold),
        bytes_unasked: optional(reads, bits(32)),
        rudi_counts: optional(rudiOf(rx), RudiCounts),
        deferral_told: optional(defers, HostDeferralOut(ses?.multi !== undefined)),
      },
      out: {
        registers: EndpointRegisters(layout, kind),
        regions: optional(!whole, RegionWrite),
        commands: semanticCommands(ses),
        host_atomic: hostAtomics(atomicWords),
        deferral: optional(defers, HostDeferralIn),
        neighbour: NeighbourWrite,
        irq: bit,
      },
      link: { command: source(Command), s_axi: axiLiteSubordinate(endpointBus) },
    },
    ({ command, s_axi, ...io }, m) => {
      const answer = (name: WindowName) => m.forward(`${name}_answers`, axiLiteResponse(endpointBus));
      const answers = Object.fromEntries(windows.map((name) => [name, answer(name)])) as Readonly<
        Record<WindowName, ReturnType<typeof answer>>
      >;
      const asked = m.inst(
        'decoder',
        axiLiteDecoder(
          ['uet_endpoint_decoder', ...congestionSuffix(kind), ...(whole ? ['ses'] : [])].join('_'),
          endpointBus,
          decodedWindows(kind, whole),
        ),
        {
          s_axi,
          ...answers,
        },
      );

      const addresses = m.inst('addresses', addressControl, { s_axi: asked.addresses });
      const traffic = m.inst('traffic', trafficCounters, {
        rx: io.rx_counts,
        tx: io.tx_counts,
        ses: io.ses_events,
        s_axi: asked.traffic,
      });
      const target = m.inst('target_registers', pdsControl, {
        ready: io.target.ready,
        verdict: io.verdict,
        events: io.target.events,
        housekeeping_events: io.target.housekeeping_events,
        s_axi: asked.target,
      });
      const initiator = m.inst('initiator', senderControl(layout), {
        ready: io.sender.ready,
        counts: io.sender_counts,
        pdc_event: io.pdc_event,
        left: io.sender.left,
        s_axi: asked.initiator,
      });
      const constant =
        kind === 'window'
          ? m.inst('congestion', axiLiteRegisters('uet_endpoint_congestion_registers', congestionRegisters), {
              hw: {},
              s_axi: asked.congestion,
            })
          : undefined;
      const nscc =
        kind === 'nscc'
          ? m.inst('congestion', cmsControl({ gbps: congestionRate, parts: 'nscc' }), {
              events: io.congestion!,
              s_axi: asked.nscc,
            })
          : undefined;
      const dcqcn =
        kind === 'dcqcn'
          ? m.inst('congestion', dcqcnControl({ gbps: congestionRate, contexts: layout.initiator.contexts }), {
              events: io.paced!,
              s_axi: asked.dcqcn,
            })
          : undefined;
      const hpcc =
        kind === 'hpcc'
          ? m.inst('congestion', hpccControl({ gbps: congestionRate }), { events: io.sampled!, s_axi: asked.hpcc })
          : undefined;
      const regions = whole ? undefined : m.inst('regions', regionControl, { s_axi: asked.regions });
      const semantics =
        ses &&
        m.inst('semantics', semanticControl(ses, atomicWords), {
          done: io.commands_done!,
          host_atomic_done: io.host_atomic_done,
          bytes_unasked: io.bytes_unasked,
          rudi_counts: io.rudi_counts,
          deferral_told: io.deferral_told,
          s_axi: asked.semantics,
        });
      const neighbours = m.inst('neighbours', neighbourControl, { ready: io.ready, s_axi: asked.neighbours });
      const levels = m.inst('levels', levelControl(ringBits, storeBits, sizes), {
        level: io.level,
        free: io.free,
        units: io.units,
        messages: io.tx_counts.messages,
        completions: io.tx_counts.completions,
        s_axi: asked.levels,
      });
      const commands = m.inst('commands', commandControl, { command, s_axi: asked.commands });
      const identity = m.inst('identity', identityControl(options), {
        status: { ready: io.ready, target: io.target.ready, initiator: io.sender.ready },
        events: {
          neighbour_not_known: io.neighbour_not_known,
          ring_above: levels.ring_above,
          store_below: levels.store_below,
          bad_frame: io.bad_frame,
        },
        target_irq: target.irq,
        initiator_irq: initiator.irq,
        s_axi: asked.identity,
      });
      const given = {
        identity,
        addresses,
        traffic,
        target,
        initiator,
        congestion: constant,
        nscc,
        dcqcn,
        hpcc,
        regions,
        semantics,
        neighbours,
        levels,
        commands,
      };
      for (const name of windows) answers[name].set(given[name]!.s_axi);
      return {
        registers: {
          receive: identity.receive,
          transmit: identity.transmit,
          addresses: addresses.addresses,
          gateway: addresses.gateway,
          data_dscp: addresses.data_dscp,
          control_dscp: addresses.control_dscp,
          last_hop: addresses.last_hop,
          outer: addresses.outer,
          target: target.registers,
          cwnd: constant?.regs.cwnd.bytes,
          nscc: nscc && {
            nscc: nscc.nscc,
            paths: { ...nscc.paths, unused: nscc.paths.unused.trunc(clog2(congestionPaths)) },
            full: nscc.full,
          },
          dcqcn: dcqcn?.registers,
          hpcc: hpcc?.registers,
          ...initiator.registers,
        },
        regions: regions?.regions,
        commands: semantics?.commands,
        host_atomic: semantics?.host_atomic,
        deferral: semantics?.deferral,
        neighbour: neighbours.neighbour,
        irq: identity.irq,
        command: commands.command,
        s_axi: asked.s_axi,
      };
    },
  );
};
