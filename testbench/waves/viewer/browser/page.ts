/** The page that is nothing but a viewer: its waves stand in it, compressed. */
import { storedWaves } from './stored-waves.ts';
import { mountWaves } from './wave-view.ts';

async function begin(): Promise<void> {
  const waves = await storedWaves(document);
  for (const id of ['header', 'changes']) document.getElementById(id)?.remove();
  const host = document.createElement('div');
  host.style.height = '100%';
  document.querySelector('main')?.append(host);
  mountWaves(host, waves, { keysOfPage: true });
  document.title = `${waves.mark === undefined ? '' : `${waves.mark.text} - `}${document.title}`;
  document.documentElement.dataset.ready = 'yes';
}

begin();
