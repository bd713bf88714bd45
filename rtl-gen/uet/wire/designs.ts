/** The designs of the wire that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import type { DeparserSettings } from './deparser/settings.ts';
import { type DeparserWidth, deparserName, deparserWidths, uetDeparser } from './deparser/uet-deparser.ts';
import type { ParserSettings } from './parser/settings.ts';
import { type ParserWidth, parserName, parserWidths, uetParser } from './parser/uet-parser.ts';

interface ParserDesign extends Pick<ParserSettings, 'crc' | 'fcs'> {
  readonly bytes: ParserWidth;
}

interface DeparserDesign extends Pick<DeparserSettings, 'crc' | 'fcs' | 'pad'> {
  readonly bytes: DeparserWidth;
}

export const parserDesigns: readonly ParserDesign[] = [
  ...parserWidths.map((bytes) => ({ bytes, crc: 'none', fcs: false }) as const),
  { bytes: 64, crc: 'little', fcs: true },
];

export const deparserDesigns: readonly DeparserDesign[] = [
  ...deparserWidths.map((bytes) => ({ bytes, crc: 'none', fcs: false, pad: false }) as const),
  { bytes: 64, crc: 'little', fcs: true, pad: true },
];

export const wireDesigns: readonly DesignEntry[] = [
  ...parserDesigns.map(({ bytes, ...settings }) =>
    datapathDesign({
      name: parserName(bytes, settings),
      folder: 'wire',
      summary: `Parser of UET packets, ${bytes} bytes a clock: headers, payload and verdict`,
      parameters: { bytes, crc: settings.crc, fcs: String(settings.fcs) },
      module: () => uetParser(bytes, settings),
    }),
  ),
  ...deparserDesigns.map(({ bytes, ...settings }) =>
    datapathDesign({
      name: deparserName(bytes, settings),
      folder: 'wire',
      summary: `Deparser of UET packets, ${bytes} bytes a clock: frames from records of headers and payloads`,
      parameters: { bytes, crc: settings.crc, fcs: String(settings.fcs), pad: String(settings.pad) },
      module: () => uetDeparser(bytes, settings),
    }),
  ),
];
