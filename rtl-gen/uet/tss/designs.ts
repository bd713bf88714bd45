/** The designs of transport security that the catalogue has. */
import { type CatalogueEntry, datapathDesign } from '../../catalogue-entry.ts';
import { gcmDefaults, gcmEngine, gcmName } from './gcm/engine.ts';

export const tssDesigns: readonly CatalogueEntry[] = [
  datapathDesign({
    name: gcmName(gcmDefaults),
    folder: 'tss',
    summary: 'AES-256-GCM of packets, 16 bytes a clock, another key for each packet',
    parameters: { lanes: 1, keys: gcmDefaults.keys },
    module: () => gcmEngine(gcmDefaults),
  }),
];
