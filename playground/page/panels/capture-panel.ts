/** The tab of a capture: a file is dropped, its packets are shown, and go through the parser. */
import type { ShownPacket } from '../run/results.ts';
import { h } from '../ui.ts';

/** Draws into `host`; `open` takes the bytes of a capture and gives its packets. */
export class CapturePanel {
  readonly #open: (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly ShownPacket[]>;
  readonly #list = h('div', { 'aria-live': 'polite' });

  constructor(host: HTMLElement, open: (bytes: Uint8Array<ArrayBuffer>) => Promise<readonly ShownPacket[]>) {
    this.#open = open;
    const input = h('input', { type: 'file', accept: '.pcap,.pcapng', id: 'capture-file', hidden: true });
    input.addEventListener('change', () => void this.#take(input.files?.[0]));
    const drop = h(
      'div',
      { class: 'drop', id: 'drop' },
      h('p', {}, 'Drop a capture here: pcap or pcapng, of UET over UDP or native IP.'),
      h(
        'p',
        { class: 'choice', style: 'justify-content: center; margin-top: 10px' },
        h('button', { type: 'button', class: 'button main', click: () => input.click() }, 'Choose a file'),
        h('button', { type: 'button', class: 'button', click: () => void this.sample() }, 'The sample'),
      ),
      input,
    );
    drop.addEventListener('dragover', (event) => {
      event.preventDefault();
      drop.classList.add('over');
    });
    drop.addEventListener('dragleave', () => drop.classList.remove('over'));
    drop.addEventListener('drop', (event) => {
      event.preventDefault();
      drop.classList.remove('over');
      void this.#take(event.dataTransfer?.files[0]);
    });
    host.append(drop, this.#list);
  }

  /** The capture that comes with the page. */
  async sample(): Promise<void> {
    const response = await fetch(new URL('../sample.pcap', import.meta.url));
    await this.#show('the sample', new Uint8Array(await response.arrayBuffer()));
  }

  async #take(file: File | undefined): Promise<void> {
    if (file !== undefined) await this.#show(file.name, new Uint8Array(await file.arrayBuffer()));
  }

  async #show(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const packets = await this.#open(bytes);
      this.#list.replaceChildren(
        h('p', { class: 'lead' }, `${packets.length} packets of ${name}. The tests send them through the parser.`),
        h(
          'ul',
          { class: 'packets' },
          ...packets.map(({ summary, text }) =>
            h(
              'li',
              { class: 'packet' },
              h('details', {}, h('summary', {}, summary), h('pre', { tabindex: '0' }, text)),
            ),
          ),
        ),
      );
    } catch (error) {
      this.#list.replaceChildren(
        h('p', { class: 'test failed' }, `${name}: ${error instanceof Error ? error.message : error}`),
      );
    }
  }
}
