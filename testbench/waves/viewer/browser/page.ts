/** The page that is nothing but a viewer: its waves stand in it, compressed. */
import type { WaveHeader } from '../wave-data-types.ts';
import { mountWaves } from './wave-view.ts';

async function begin(): Promise<void> {
  const header = JSON.parse(textOf('header')) as WaveHeader;
  const waves = { ...header, bytes: await unpacked(textOf('changes')) };
  for (const id of ['header', 'changes']) document.getElementById(id)?.remove();
  const host = document.createElement('div');
  host.style.height = '100%';
  document.querySelector('main')?.append(host);
  mountWaves(host, waves, { keysOfPage: true });
  document.title = `${header.mark === undefined ? '' : `${header.mark.text} - `}${document.title}`;
  document.documentElement.dataset.ready = 'yes';
}

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';

async function unpacked(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

begin();
