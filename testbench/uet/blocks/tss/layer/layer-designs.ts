/** The TSS layer as tests build it: few domains and keys, so that both run out. */
import { tssLayer } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import type { LayerOptions } from '../../../../../rtl-gen/uet/tss/layer/transmit.ts';
import { portsOf } from '../../ports.ts';

export const smallLayer: LayerOptions = {
  domains: 4,
  keys: 8,
  engine: { sbox: 'table', ramRounds: 13 },
  verdictBeats: 64,
};

/** The same with engines of several lanes, so as many times 16 bytes a clock. */
export const smallWide = ([2, 4, 8] as const).map((lanes): LayerOptions => ({ ...smallLayer, lanes }));

/** What a test calls it. */
export const widthOf = ({ lanes = 1 }: LayerOptions): string => `${16 * lanes} bytes a clock`;

/**
 * The same as layers of thousands of keys are built: with 32 bytes a key, of which round keys are made beside the data,
 * and looked up in block RAM.
 */
export const smallOnTheFly: LayerOptions = {
  ...smallLayer,
  keyMemory: 'block',
  engine: { ...smallLayer.engine, keySchedule: 'on_the_fly' },
};

/** The ports of a layer of any options, but for bodies, which are as wide as its engines. */
export const layerOf = portsOf(tssLayer(smallLayer));
