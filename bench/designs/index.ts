/** Designs that engines are measured on; `find` is by name. */
import type { BusyDesign } from '../../config/busy-design.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { aes256Pipeline } from './aes256-pipeline.ts';
import { crc32Wide } from './crc32-512.ts';
import { mostlyIdle } from './mostly-idle.ts';
import { rmwTracker } from './rmw-tracker-1024.ts';

/** In the order in which reports list them. */
export const busyDesigns: readonly BusyDesign[] = [
  {
    name: 'aes256_pipeline',
    summary: 'AES-256, 14 rounds in a pipeline, a new block and key in every clock',
    module: aes256Pipeline,
  },
  {
    name: 'crc32_512',
    summary: 'CRC-32 over 64 bytes in every clock, random packets',
    module: crc32Wide,
  },
  {
    name: 'rmw_tracker_1024',
    summary: 'read-modify-write of 1,024 contexts of 150 bits, a random packet in every clock',
    module: rmwTracker,
  },
  {
    name: 'mostly_idle',
    summary: '32 channels with FIFO, CRC, timer and state machine, one of them at work at a time',
    module: mostlyIdle,
  },
];

/** The design of that name; an unknown name is a `UserError` with the nearest one. */
export function findBusyDesign(all: readonly BusyDesign[], name: string): BusyDesign {
  const found = all.find((d) => d.name === name);
  if (found !== undefined) return found;
  const names = all.map((d) => d.name);
  throw new UserError(`there is no benchmark design ${name}${didYouMean(name, names)} (designs: ${names.join(', ')})`);
}
