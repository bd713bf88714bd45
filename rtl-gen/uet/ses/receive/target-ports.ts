/** What goes in and out of the receive half of the semantic sublayer's core. */
import { bit, bits, type Link, optional, record, sink, type ValueOf } from '../../../hdl/index.ts';
import { ProcessAddress, ReceiveContext, ResolverSettings } from '../address-resolver/resolver-records.ts';
import { RegionCommand, RegionSettings } from '../memory-regions/region-records.ts';
import { SesPacket } from '../ses-packet.ts';
import { CommandStatus, KeyCommand, slotBits } from '../tables/key-table.ts';
import { DeferralIn, DeferralOut, WaitingMessage } from './target-deferral.ts';
import { KeptIn, KeptOut } from './target-kept.ts';
import { type SesTargetOptions, targetWidths } from './target-options.ts';
import { ReceiveCommand, ReceiveDone, TargetChoices, TargetResource, TargetResult } from './target-records.ts';
import { RendezvousIn, RendezvousOut } from './target-rendezvous.ts';

/** Those of `sesTarget`, which says what they are for. */
export const targetPorts = (options: SesTargetOptions) => {
  const { addresses, regions: regionsOptions, deferrals, rendezvous, datagrams = false, jobs, rod = false } = options;
  const { contextBits, readBits, keptBits, ownerBits } = targetWidths(options);
  const [hasTagged, defers, multi] = [
    options.tagged !== undefined,
    deferrals !== undefined,
    options.multi !== undefined,
  ];
  const [reads, keepsBytes] = [rendezvous !== undefined, options.unexpected !== undefined];
  const Context = bits(slotBits(addresses.resources));
  const done = <W extends number>(width: W) => record({ valid: bit, status: CommandStatus, slot: bits(width) });
  return {
    in: {
      packet: SesPacket,
      tick: bit,
      resolver_settings: ResolverSettings,
      region_settings: RegionSettings,
      choices: TargetChoices,
      deferral: optional(defers, DeferralIn),
      rendezvous: optional(reads, RendezvousIn(readBits)),
      kept: optional(keepsBytes, KeptIn(keptBits)),
      /** The packet has come by UUD. */
      uud: optional(datagrams, bit),
    },
    out: {
      ready: bit,
      result: TargetResult(multi),
      job_done: done(slotBits(addresses.jobs)),
      process_done: done(slotBits(addresses.processes)),
      resource_done: done(Context.width),
      region_done: done(slotBits(regionsOptions)),
      send_done: ReceiveDone(multi),
      tagged_done: optional(hasTagged, ReceiveDone(multi)),
      deferral_told: optional(defers, DeferralOut(multi)),
      /** Beside `result`. */
      waits: optional(defers, WaitingMessage),
      rendezvous_told: optional(reads, RendezvousOut(readBits, multi)),
      kept_told: optional(keepsBytes, KeptOut(keptBits)),
      /** Beside `result`: its place is in a buffer of unexpected messages. */
      is_kept: optional(keepsBytes, bit),
      /** A refusal on ROD has disabled that context. */
      exhausted: optional(rod, record({ valid: bit, context: Context })),
      begins_rest: optional(reads, record({ valid: bit, slot: bits(readBits) })),
    },
    link: {
      job_commands: sink(KeyCommand(24)),
      process_commands: sink(record({ remove: bit, process: ProcessAddress })),
      resource_commands: sink(TargetResource(ownerBits)),
      contexts: sink(record({ index: Context, context: ReceiveContext })),
      regions: sink(RegionCommand),
      receives: sink(ReceiveCommand(contextBits, jobs !== undefined, multi)),
    },
  };
};

type Given = ReturnType<typeof targetPorts>;

/** What the body reads of them. */
export type TargetIo = { readonly [K in keyof Given['in']]: ValueOf<Given['in'][K]> } & {
  readonly [K in keyof Given['link']]: Given['link'][K] extends Link<infer L> ? L['read'] : never;
};
