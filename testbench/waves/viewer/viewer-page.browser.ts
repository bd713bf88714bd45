/** In a browser the viewer is mounted on an element (`mountWaves`): a page of its own is not written there. */
import { UserError } from '../../../support/user-error.ts';
import type { WaveData } from './wave-data-types.ts';

/** Refuses, with what to do. */
export function viewerPage(_waves: WaveData): never {
  throw new UserError('a browser writes no page of waves: end the name with .vcd or .fst, or mount the viewer');
}
