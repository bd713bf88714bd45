/** The regions of host memory that peers may read, write and do atomics in, by their keys. */
import { type Bits, bit, bits, module, record, sink } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
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
    ({ packet: { valid, key: asks, ...packet }, settings, commands }, m) => {
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

      const asked = pipeline(m, { packet, key: asks }, { valid })
        .stage('take', () => ({}))
        .stage('look_up', ({ key }) => ({ key_kind: key.slice(63, 62) }));
      const table = m.inst('keys', keyTable({ keyWidth: 64, sets, ways, drain }), {
        lookup: lookedUp(asked.at('look_up').key),
        legal,
        commands: { payload: { remove, key: lookedUp(region.key) }, valid: commands.valid },
      });
      const regions = m.mem('regions', Kept, { depth: sets * ways });
      const { key, ...others } = region;
      regions.write({
        addr: table.placed.slot,
        data: { ...others, idempotent_safe: key.at(63) },
        enable: table.placed.valid,
      });
      const stored = regions.readSync({ addr: table.slot, onCollision: 'undefined' });
      const found = asked
        .repeat(keyTableLatency - 1, 'compare', () => ({}))
        .stage('read', () => ({ has_key: table.hit }))
        .stage('fetch', () => ({ kept: stored }))
        .stage('prepare', ({ packet, key_kind, has_key, kept }) => {
          const { opcode, rudi, ie, buffer_offset, message_offset, payload_length, request_length } = packet;
          const { remote_read, remote_write, remote_atomic, idempotent_safe, base, first, length } = kept;
          const isSafe = key_kind.at(0).and(packet.small.not()).implies(key_kind.at(1).eq(idempotent_safe));
          return {
            rights: {
              ...{ hit: has_key.and(isSafe), remote_read, remote_write, remote_atomic, idempotent_safe },
              job_fits: kept.restricts_job.not().or(kept.job_id.eq(packet.job_id)),
              resource_fits: kept.restricts_resource.not().or(kept.resource.eq(packet.resource)),
            },
            bytes: { base, first, length, offset: buffer_offset, message_offset, payload_length, request_length },
            kind: { opcode, rudi, ie },
          };
        })
        .stage('check', ({ bytes }) => ({ bytes_here: bytes.payload_length }))
        .repeat(regionCheckLatency - 1, 'checked', () => ({}));
      const { bytes, kind, rights } = found.at('check');
      const { code, address } = m.inst('check', regionCheck(wireWidths), { ...bytes, kind, rights, settings });
      return {
        ready: table.ready,
        verdict: { valid: found.out.valid, code, address, payload_length: found.out.bytes_here },
        done: table.done,
        commands: table.commands,
      };
    },
  );
};
