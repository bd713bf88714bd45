/** The designs that engines are measured on. */
import { type Design, elaborate, type Links, type Module } from '../../rtl-gen/hdl/index.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { aes256Pipeline } from './aes256-pipeline.ts';
import { crc32Wide } from './crc32-512.ts';
import { mostlyIdle } from './mostly-idle.ts';
import { rmwTracker } from './rmw-tracker-1024.ts';
import { sackTrackerBench } from './sack-tracker-w1024.ts';

/**
 * A design that keeps itself busy: its only inputs are `clk` and `rst`, and its output `checksum` (64 bits) depends on
 * everything that it has done since reset. After power-up and a clock with `rst` it behaves the same whatever values
 * registers and memories without start values had.
 */
export interface BenchDesign {
  readonly name: string;
  /** What it is and what keeps it busy, in one line. */
  readonly summary: string;
  /** Elaborated anew by each call. */
  readonly elaborate: () => Design;
}

const entry = <I, O, L extends Links>(name: string, summary: string, module: Module<I, O, L>): BenchDesign => ({
  name,
  summary,
  elaborate: () => elaborate(module),
});

/** In the order in which reports list them. */
export const benchDesigns: readonly BenchDesign[] = [
  entry('sack_tracker_w1024', 'the SACK tracker, an arrival and a query in every clock', sackTrackerBench),
  entry('aes256_pipeline', 'AES-256, 14 rounds in a pipeline, a new block and key in every clock', aes256Pipeline),
  entry('crc32_512', 'CRC-32 over 64 bytes in every clock, random packets', crc32Wide),
  entry(
    'rmw_tracker_1024',
    'read-modify-write of 1,024 contexts of 150 bits, a random packet in every clock',
    rmwTracker,
  ),
  entry(
    'mostly_idle',
    '32 channels with FIFO, CRC, timer and state machine, one of them at work at a time',
    mostlyIdle,
  ),
];

/** The design of that name; an unknown name is a `UserError` with the nearest one. */
export function findBenchDesign(name: string): BenchDesign {
  const found = benchDesigns.find((d) => d.name === name);
  if (found !== undefined) return found;
  const names = benchDesigns.map((d) => d.name);
  throw new UserError(`there is no benchmark design ${name}${didYouMean(name, names)} (designs: ${names.join(', ')})`);
}
