/** The regions of host memory that peers may read, write and do atomics in, by their keys. */
import { type Bits, bit, bits, module, pack, record, sink, unpack } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { flagLine } from '../tables/flag-line.ts';
import { CommandStatus, keyTable, keyTableLatency, slotBits } from '../tables/key-table.ts';
import { regionCheck, regionCheckLatency, wireWidths } from './region-check.ts';
import { RegionCommand, RegionPacket, RegionSettings, RegionVerdict } from './region-records.ts';

export interface MemoryRegionsOptions {
  /** A power of two, 2 or more. */
  readonly sets: number;
  /** Regions of one set, a power of two. */
  readonly ways: number;
}

/** Clocks from the key's slot to the region in registers. */
const regionRead = 2;

/** Clocks from `packet` to `verdict`. */
export const memoryRegionsLatency = 1 + keyTableLatency + regionRead + regionCheckLatency + 1;

/** The key that is looked up: of an OPTIMIZED one IDEMPOTENT_SAFE is left out, as small headers do not have it. */
const lookedUp = (key: Bits<64>): Bits<64> => key.at(63).and(key.at(62).not()).cat(key.slice(62, 0)).as(64);

/**
 * Takes a packet in each clock and gives its verdict `memoryRegionsLatency` clocks later: the host address of its
 * bytes, or the return code. What is said of a packet is by one region as one command has set it, whole.
 *
 * `commands` register and end regions; each is taken when it is done, and `done` says in that clock what became of it.
 * When the end of a region is done, no packet that was let into it has its verdict still to come, so its pages can be
 * given back as soon as what was placed by then is. A region is `illegal` where `base + length` or `first + length` is
 * above 2^64, or where a reserved bit of the key is 1: 61:56 always, 55:12 of OPTIMIZED ones.
 *
 * Source: ses.md 1.2 (steps 8 to 12), 2.4, 5.1, 5.3, 7.
 */
export const memoryRegions = (options: MemoryRegionsOptions) => {
  const { sets, ways } = options;
  const Slot = bits(slotBits(options));
  // The key is looked up a clock after its packet.
  const drain = memoryRegionsLatency - 1;
  const Kept = record({
    base: bits(64),
    first: bits(64),
    length: bits(64),
    remote_read: bit,
    remote_write: bit,
    remote_atomic: bit,
    idempotent_safe: bit,
    restricts_job: bit,
    job_id: bits(24),
    restricts_resource: bit,
    resource: bits(12),
  });
  return module(
    `ses_memory_regions_s${sets}_w${ways}`,
    {
      summary: `${sets * ways} regions of host memory by their keys: a packet in each clock, its address or code out.`,
      in: { packet: RegionPacket, settings: RegionSettings },
      out: {
        ready: bit,
        verdict: RegionVerdict,
        done: record({ valid: bit, status: CommandStatus, slot: Slot }),
      },
      link: { commands: sink(RegionCommand) },
    },
    ({ packet, settings, commands }, m) => {
      const later = delayer(m);
      // Whether a region may be: its sums, and what is reserved of its key.
      const { remove, region } = commands.payload;
      const end = (name: string, from: Bits<64>): Bits<65> =>
        m.next(name, from.zext(65).add(region.length.zext(65))) as Bits<65>;
      const fits = (sum: Bits<65>): Bits<1> => sum.at(64).not().or(sum.trunc(64).any().not());
      const reserved = region.key
        .slice(61, 56)
        .any()
        .or(region.key.slice(55, 12).any().and(region.key.at(62)));
      const legal = m.next(
        'legal',
        fits(end('base_end', region.base))
          .and(fits(end('first_end', region.first)))
          .and(m.next('no_reserved', reserved.not())),
      );

      // Clock 1: registers; to 6: the key.
      const packet1 = m.next('packet_1', packet, { reset: { valid: 0 } });
      const table = m.inst('keys', keyTable({ keyWidth: 64, sets, ways, drain }), {
        lookup: lookedUp(packet1.key),
        legal,
        commands: { payload: { remove, key: lookedUp(region.key) }, valid: commands.valid },
      });
      const hit = later('hit', bit, table.hit, regionRead);

      // To 8: its region.
      const regions = m.mem('regions', Kept, { depth: sets * ways });
      const { key, ...others } = region;
      regions.write({
        addr: table.placed.slot,
        data: { ...others, idempotent_safe: key.at(63) },
        enable: table.placed.valid,
      });
      const kept = m.next('region', regions.readSync({ addr: table.slot, onCollision: 'undefined' }));
      const clocks = keyTableLatency + regionRead;
      const at8 = unpack(RegionPacket, later('packet', bits(RegionPacket.width), pack(packet1), clocks));

      // Clock 9: who may; to 13: what is checked.
      const who = m.next('rights', {
        hit: hit.and(at8.key.at(62).and(at8.small.not()).implies(at8.key.at(63).eq(kept.idempotent_safe))),
        remote_read: kept.remote_read,
        remote_write: kept.remote_write,
        remote_atomic: kept.remote_atomic,
        idempotent_safe: kept.idempotent_safe,
        job_fits: kept.restricts_job.not().or(kept.job_id.eq(at8.job_id)),
        resource_fits: kept.restricts_resource.not().or(kept.resource.eq(at8.resource)),
      });
      const bytes = m.next('bytes', {
        base: kept.base,
        first: kept.first,
        length: kept.length,
        offset: at8.buffer_offset,
        message_offset: at8.message_offset,
        payload_length: at8.payload_length,
        request_length: at8.request_length,
      });
      const kind = m.next('kind', { opcode: at8.opcode, rudi: at8.rudi, ie: at8.ie });
      const check = m.inst('check', regionCheck(wireWidths), { ...bytes, kind, rights: who, settings });
      const valid = flagLine(m, 'valid', packet1.valid, memoryRegionsLatency - 1);
      return {
        ready: table.ready,
        verdict: {
          valid,
          code: check.code,
          address: check.address,
          payload_length: later('length', bits(14), bytes.payload_length, regionCheckLatency),
        },
        done: table.done,
        commands: table.commands,
      };
    },
  );
};
