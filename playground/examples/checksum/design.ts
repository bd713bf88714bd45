/** The CRC-32 of Ethernet over packets, four bytes a clock, with back-pressure: one call of the library. */
import { crcs } from 'gatewright/lib/coding/crc';
import { crcGenerator } from 'gatewright/lib/coding/crc-generator';

export const top = crcGenerator(crcs.crc32, 32);
