/** The parser of Ultra Ethernet packets, 16 bytes a clock: headers, payload and verdict. Drop a capture on the page. */
import { uetParser } from 'gatewright/wire/parser';

export const size = 16;
/** The forms that the sample's generator uses. */
export const settings = { ccxState: 64, nextHeaders: 'any' } as const;

export const top = uetParser(size, settings);
