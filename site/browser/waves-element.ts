/** `<gw-waves src="...">`: waves in a page of the site, loaded when they come into view. */
import { storedWaves } from '../../testbench/waves/viewer/browser/stored-waves.ts';
import { mountWaves } from '../../testbench/waves/viewer/browser/wave-view.ts';

class WavesElement extends HTMLElement {
  connectedCallback(): void {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        seen.disconnect();
        this.#load().catch((error: unknown) => this.append(String(error)));
      },
      { rootMargin: '400px' },
    );
    seen.observe(this);
  }

  /** The waves stand in the page of the viewer that `src` names. */
  async #load(): Promise<void> {
    const src = this.getAttribute('src') ?? '';
    const answer = await fetch(src);
    if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const waves = await storedWaves(page);
    const host = document.createElement('div');
    host.className = 'waves';
    this.prepend(host);
    mountWaves(host, waves, { listClosed: true });
    this.dataset.ready = '';
  }
}

customElements.define('gw-waves', WavesElement);
