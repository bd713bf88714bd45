/** The designs of transport security that the catalogue has. */
import type { DesignEntry } from '../../design-entry.ts';
import { datapathDesign } from '../datapath-design.ts';
import { gcmEngine } from './gcm/engine.ts';
import { gcmLanes } from './gcm/lanes.ts';
import { gcmDefaults, gcmName, gcmOnTheFly } from './gcm/settings.ts';
import { layerDefaults, layerManyKeys, layerName, layerWide, tssLayer } from './layer/layer.ts';

export const tssDesigns: readonly DesignEntry[] = [
  datapathDesign({
    name: gcmName(gcmDefaults),
    folder: 'tss',
    summary: 'AES-256-GCM of packets, 16 bytes a clock, another key for each packet',
    parameters: { lanes: 1, keys: gcmDefaults.keys },
    module: () => gcmEngine(gcmDefaults),
  }),
  datapathDesign({
    name: gcmName(gcmOnTheFly),
    folder: 'tss',
    summary: 'AES-256-GCM of packets, 16 bytes a clock, with the key schedule beside the data',
    parameters: { lanes: 1, keys: gcmOnTheFly.keys },
    module: () => gcmEngine(gcmOnTheFly),
  }),
  ...([2, 4, 8] as const).map((lanes) =>
    datapathDesign({
      name: gcmName({ ...gcmDefaults, lanes }),
      folder: 'tss',
      summary: `AES-256-GCM of packets, ${16 * lanes} bytes a clock, another key for each packet`,
      parameters: { lanes, keys: gcmDefaults.keys },
      module: () => gcmLanes({ ...gcmDefaults, lanes }),
    }),
  ),
  datapathDesign({
    name: layerName(layerDefaults),
    folder: 'tss/layer',
    summary: 'Transport security of secure domains, both directions, 16 bytes a clock, with its registers on AXI4-Lite',
    parameters: { lanes: 1, domains: layerDefaults.domains, keys: layerDefaults.keys },
    module: () => tssLayer(layerDefaults),
  }),
  datapathDesign({
    name: layerName(layerManyKeys),
    folder: 'tss/layer',
    summary: `The same with ${layerManyKeys.keys} keys a direction, of 32 bytes each in its engines`,
    parameters: { lanes: 1, domains: layerManyKeys.domains, keys: layerManyKeys.keys },
    module: () => tssLayer(layerManyKeys),
  }),
  datapathDesign({
    name: layerName(layerWide),
    folder: 'tss/layer',
    summary: 'Transport security of secure domains, both directions, 64 bytes a clock, with its registers on AXI4-Lite',
    parameters: { lanes: 4, domains: layerWide.domains, keys: layerWide.keys },
    module: () => tssLayer(layerWide),
  }),
];
