/** The waves that stand in a page of the viewer. */
import type { WaveData, WaveHeader } from '../wave-data-types.ts';

/** The waves of `page`, as `viewerPage` writes them. */
export async function storedWaves(page: Document): Promise<WaveData> {
  const textOf = (id: string): string => page.getElementById(id)?.textContent ?? '';
  const header = JSON.parse(textOf('header')) as WaveHeader;
  return { ...header, bytes: await unpacked(textOf('changes')) };
}

async function unpacked(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
