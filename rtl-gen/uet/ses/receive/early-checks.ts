/** The checks of a packet that need no other packet: of its header, its address, its region, and its message. */
import { bit, bits, type Ctx, optional, record, type ValueOf } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { addressResolver, addressResolverLatency } from '../address-resolver/address-resolver.ts';
import { memoryRegions, memoryRegionsLatency } from '../memory-regions/memory-regions.ts';
import { messageTracker, messageTrackerLatency } from '../message-tracker/message-tracker.ts';
import { SesPacket } from '../ses-packet.ts';
import { flagLine } from '../tables/flag-line.ts';
import { slotBits } from '../tables/key-table.ts';
import { checkedPacket } from './checked-packet.ts';
import { HeaderVerdict, headerCheckLatency, headerVerdict, isOneOf } from './header-check.ts';
import { regionPacket, resolverPacket, trackedPacket } from './table-inputs.ts';
import { type SesTargetOptions, targetWidths } from './target-options.ts';
import type { TargetIo } from './target-ports.ts';
import { RendezvousExtension } from './target-rendezvous.ts';

/** Clocks from a packet until all of them are done. */
export const checkLatency = 1 + headerCheckLatency + addressResolverLatency + memoryRegionsLatency;

/**
 * What is `checked`, a clock after them, where `isChecked`; the `extension` is of the same clock, and `rel` of the one
 * before it. The tables have their instances here.
 */
export function earlyChecks(m: Ctx, options: SesTargetOptions, io: TargetIo) {
  const { addresses, regions: regionsOptions, messages, rod = false, rudi = false, datagrams = false } = options;
  const { unexpected } = options;
  const { contextBits, readBits } = targetWidths(options);
  const [hasTagged, defers] = [options.tagged !== undefined, options.deferrals !== undefined];
  const [multi, reads] = [options.multi !== undefined, options.rendezvous !== undefined];
  const ofRest = reads ? readBits : undefined;
  const { packet, tick } = io;
  const later = delayer(m);
  type Packet = ValueOf<typeof SesPacket>;

  // Clock 1: registers; 3: the header; 18: the address.
  const packet1 = m.next('packet_1', packet, { reset: { valid: 0 } });
  const extension1 = io.rendezvous && m.next('extension_1', io.rendezvous.extension);
  const uud1 = io.uud && m.next('uud_1', io.uud);
  const header3 = headerVerdict(m, packet1, { eager: extension1?.eager_length, uud: uud1, rudi });
  const valid3 = m.next('valid_3', m.next('valid_2', packet1.valid, { reset: 0 }), { reset: 0 });
  const at3: Packet = { ...later('packet_to_3', SesPacket, packet1, headerCheckLatency), valid: valid3 };
  const isAlone = header3.cut
    .or(isOneOf(m, at3.opcode, 'no_op'))
    .or(at3.small.and(isOneOf(m, at3.opcode, 'write', 'read')));
  const resolver = m.inst('resolver', addressResolver({ ...addresses, late: rod }), {
    packet: resolverPacket(at3, isAlone),
    settings: io.resolver_settings,
    job_commands: io.job_commands,
    process_commands: io.process_commands,
    resource_commands: io.resource_commands,
    contexts: io.contexts,
  });
  const { verdict: address18 } = resolver;
  const at18 = later('packet_to_18', SesPacket, at3, addressResolverLatency);

  // 31: its region, and its message.
  const regions = m.inst('region_table', memoryRegions(regionsOptions), {
    packet: regionPacket(at18, address18),
    settings: io.region_settings,
    commands: io.regions,
  });
  const toTracker = memoryRegionsLatency - messageTrackerLatency;
  const at25 = later('packet_to_25', SesPacket, at18, toTracker);
  const header25 = later('header_to_25', HeaderVerdict, header3, addressResolverLatency + toTracker);
  const extension32 = extension1 && later('extension_to_32', RendezvousExtension, extension1, checkLatency);
  const valid25 = m.forward('valid_25', bit);
  const tracker = m.inst('tracker', messageTracker(messages), {
    packet: trackedPacket(m, { valid: valid25, packet: at25, header: header25, reads }),
    tick,
  });
  valid25.set(flagLine(m, 'checked_address', address18.valid, toTracker));
  const at31 = later('packet_to_31', SesPacket, at25, messageTrackerLatency);
  const header31 = later('header_to_31', HeaderVerdict, header25, messageTrackerLatency);
  const Context = bits(slotBits(addresses.resources));
  const Address = record({ code: bits(6), generation: bits(8), context: Context, guarded: optional(rod, bit) });
  const { code, generation, context: found18, guarded } = address18;
  const its18 = { code, generation, context: found18, guarded };
  const address31 = later('address_to_31', Address, its18, memoryRegionsLatency);
  const { verdict: message31, expired } = tracker;
  m.unused(message31.place, address18.has_context, at31.valid, at31.version, at31.header_data, expired.code);
  if (!defers) m.unused(at31.rod);

  // 32: what is known of it by itself, and of a message that begins with it.
  const checked = m.next(
    'checked',
    checkedPacket(m, {
      ...{ packet: at31, header: header31, address: address31, region: regions.verdict, message: message31 },
      ...{ hasTagged, defers, datagrams, contextBits, multi, readBits: ofRest, keptBytes: unexpected?.bytes },
    }),
  );
  m.unused(regions.verdict.valid, regions.verdict.payload_length);
  const isChecked = flagLine(m, 'checked_valid', message31.valid, 1);
  return { resolver, regions, tracker, checked, isChecked, extension: extension32, rel: at31.rel };
}
