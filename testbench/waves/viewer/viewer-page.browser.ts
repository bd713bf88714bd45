/**
 * In a browser the viewer is mounted on an element (`mountWaves`): in the place of a page, the file has its data.
 */
import { UserError } from '../../../support/user-error.ts';
import type { WaveData } from './wave-data-types.ts';

/** JSON of `WaveData`, its bytes as a list of numbers. */
export function viewerPage(waves: WaveData): string {
  if (waves.cycles === 0) throw new UserError('nothing was recorded, so there are no waves to show');
  return JSON.stringify({ ...waves, bytes: [...waves.bytes] });
}
