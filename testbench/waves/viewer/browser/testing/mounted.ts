/** What a test drives: a viewer on the element `plot`, and where its cursor has been. */
import type { WaveData } from '../../wave-data-types.ts';
import { mountWaves, type WaveView, type WaveViewOptions } from '../wave-view.ts';

/** Waves as JSON has them. */
type PlainWaves = Omit<WaveData, 'bytes'> & { readonly bytes: readonly number[] };

const bytesOf = (waves: PlainWaves): WaveData => ({ ...waves, bytes: Uint8Array.from(waves.bytes) });
const cursors: number[] = [];

function mount(waves: PlainWaves, options: WaveViewOptions = {}): void {
  const host = document.querySelector<HTMLElement>('div#plot')!;
  const view: WaveView = mountWaves(host, bytesOf(waves), { ...options, onCursor: (cycle) => cursors.push(cycle) });
  Object.assign(globalThis, { mounted: { ...mounted, view } });
}

const mounted = { mount, bytesOf, cursors };
Object.assign(globalThis, { mounted });
