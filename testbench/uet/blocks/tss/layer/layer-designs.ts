/** The TSS layer as tests build it: few domains and keys, so that both run out. */
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';

export const smallLayer: LayerOptions = {
  domains: 4,
  keys: 8,
  engine: { sbox: 'table', ramRounds: 13 },
  verdictBeats: 64,
};

/** The same with 32 bytes a key, of which round keys are made beside the data. */
export const smallOnTheFly: LayerOptions = {
  ...smallLayer,
  engine: { ...smallLayer.engine, keySchedule: 'on_the_fly' },
};
