/** The checks of a packet that need no other packet: of its header, its address, its region, and its message. */
import type { Ctx } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { addressResolver, addressResolverLatency } from '../address-resolver/address-resolver.ts';
import { memoryRegions, memoryRegionsLatency } from '../memory-regions/memory-regions.ts';
import { messageTracker, messageTrackerLatency } from '../message-tracker/message-tracker.ts';
import { checkedPacket } from './checked-packet.ts';
import { headerFacts, headerVerdict, isOneOf } from './header-check.ts';
import { regionPacket, resolverPacket, trackedPacket } from './table-inputs.ts';
import { type SesTargetOptions, targetWidths } from './target-options.ts';
import type { TargetIo } from './target-ports.ts';

/** Clocks from a packet until all of them are done. */
export const checkLatency = 3 + addressResolverLatency + memoryRegionsLatency;

/**
 * What is `checked`, a clock after them, where `is_checked`, with the `extension` and the flag `rel` of that packet.
 * The tables have their instances here.
 */
export function earlyChecks(m: Ctx, options: SesTargetOptions, io: TargetIo) {
  const { rod = false, rudi = false, datagrams = false, unexpected } = options;
  const { contextBits, readBits } = targetWidths(options);
  const [hasTagged, defers] = [options.tagged !== undefined, options.deferrals !== undefined];
  const [multi, reads] = [options.multi !== undefined, options.rendezvous !== undefined];
  const { valid, ...packet } = io.packet;
  const inputs = { packet, extension: io.rendezvous?.extension, uud: io.uud };
  const header = pipeline(m, inputs, { valid, reset: { has_address: 0, is_checked: 0 } })
    .stage('enter', idle)
    .stage('read_header', ({ packet, extension, uud }) => ({
      facts: headerFacts(m, packet, { eager: extension?.eager_length, uud, rudi }),
    }))
    .stage('judge_header', ({ facts }) => ({ header: headerVerdict(m, facts) }));

  const resolving = header.stage('resolve', ({ packet, header }) => ({
    // No resource is looked for.
    is_alone: header.cut
      .or(isOneOf(m, packet.opcode, 'no_op'))
      .or(packet.small.and(isOneOf(m, packet.opcode, 'write', 'read'))),
  }));
  const asks = resolving.at('resolve');
  const resolver = m.inst('resolver', addressResolver({ ...options.addresses, late: rod }), {
    packet: resolverPacket(asks.packet, asks.valid, asks.is_alone),
    settings: io.resolver_settings,
    job_commands: io.job_commands,
    process_commands: io.process_commands,
    resource_commands: io.resource_commands,
    contexts: io.contexts,
  });
  m.unused(resolver.verdict.has_context);

  // Its region, and beside it its message.
  const found = resolving.repeat(addressResolverLatency - 1, 'resolving', idle).stage('find_region', () => {
    const { code, generation, context, guarded, valid } = resolver.verdict;
    return { address: { code, generation, context, guarded }, has_address: valid };
  });
  const named = found.at('find_region');
  const regions = m.inst('region_table', memoryRegions(options.regions), {
    packet: regionPacket(named.packet, named.has_address, named.address.context),
    settings: io.region_settings,
    commands: io.regions,
  });
  m.unused(regions.verdict.valid, regions.verdict.payload_length);
  const tracking = found
    .repeat(memoryRegionsLatency - messageTrackerLatency - 1, 'finding_region', idle)
    .stage('find_message', idle);
  const { packet: counted, header: itsHeader, has_address } = tracking.at('find_message');
  const tracker = m.inst('tracker', messageTracker(options.messages), {
    packet: trackedPacket(m, { valid: has_address, packet: counted, header: itsHeader, reads }),
    tick: io.tick,
  });
  const { verdict: message, expired } = tracker;
  m.unused(message.place, expired.code);

  // What is known of it by itself, and of a message that begins with it.
  const done = tracking
    .repeat(messageTrackerLatency - 1, 'finding_message', idle)
    .stage('check', ({ packet, header, address }) => {
      m.unused(packet.version, packet.header_data);
      if (!defers) m.unused(packet.rod);
      return {
        checked: checkedPacket(m, {
          ...{ packet, header, address, region: regions.verdict, message, contextBits, hasTagged, defers, datagrams },
          ...{ multi, readBits: reads ? readBits : undefined, keptBytes: unexpected?.bytes },
        }),
        is_checked: message.valid,
        rel: packet.rel,
      };
    });
  return { resolver, regions, tracker, done: done.out };
}
