/**
 * The search over the Verilog of the page: it shows the files whose name, or whose design's, holds what is typed, in
 * any case; with the box ticked also those whose text does, with a link to the first line. Every design is closed again
 * when nothing is searched for.
 */
import { addressed } from './tabs.ts';

interface ListedFile {
  readonly item: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly name: string;
  /** The number of its text. */
  readonly text: number;
}

interface ListedDesign {
  readonly element: HTMLDetailsElement;
  readonly name: string;
  readonly files: readonly ListedFile[];
}

/** Let the list of files be searched, and follow addresses that name a design. */
export function makeVerilogView(): void {
  const view = document.querySelector<HTMLElement>('.verilog');
  if (view !== null) new VerilogView(view);
}

class VerilogView {
  readonly #view: HTMLElement;
  readonly #word: HTMLInputElement;
  readonly #inText: HTMLInputElement;
  readonly #found: HTMLElement;
  readonly #designs: readonly ListedDesign[];
  /** Which search is the latest, because texts come later. */
  #turn = 0;
  #loading: Promise<readonly string[]> | undefined;

  constructor(view: HTMLElement) {
    this.#view = view;
    this.#word = view.querySelector<HTMLInputElement>('input[type=search]')!;
    this.#inText = view.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    this.#found = view.querySelector<HTMLElement>('.found')!;
    this.#designs = [...view.querySelectorAll('details')].map(listedDesign);
    view.querySelector<HTMLElement>('.search')!.hidden = false;
    this.#word.addEventListener('input', () => this.#search());
    this.#inText.addEventListener('change', () => this.#search());
    view.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('li a') : null;
      if (link !== null) this.#mark(link);
    });
    addEventListener('hashchange', () => this.#openDesign());
    this.#openDesign();
  }

  #mark(link: Element): void {
    this.#view.querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  }

  async #search(): Promise<void> {
    const turn = ++this.#turn;
    const word = this.#word.value.trim().toLowerCase();
    let texts: readonly string[] = [];
    if (word !== '' && this.#inText.checked) {
      this.#found.textContent = 'Loading the texts ...';
      try {
        this.#loading ??= loadTexts();
        texts = await this.#loading;
      } catch (error) {
        this.#found.textContent = (error as Error).message;
        return;
      }
      if (turn !== this.#turn) return;
    }
    this.#show(word, texts);
  }

  #show(word: string, texts: readonly string[]): void {
    for (const hit of this.#view.querySelectorAll('.hit')) hit.remove();
    const counts = this.#designs.map((design) => showDesign(design, word, texts));
    for (const group of this.#view.querySelectorAll<HTMLElement>('.group'))
      group.hidden = [...group.querySelectorAll('details')].every((design) => design.hidden);
    const files = counts.reduce((sum, count) => sum + count, 0);
    const designs = counts.filter((count) => count > 0).length;
    this.#found.textContent =
      files === 0 ? 'No file has that.' : `${many(files, 'file')} of ${many(designs, 'design')}`;
  }

  #openDesign(): void {
    const design = addressed();
    if (!(design instanceof HTMLDetailsElement) || !this.#view.contains(design)) return;
    this.#word.value = '';
    this.#search();
    design.open = true;
    design.querySelector('a')?.click();
    design.scrollIntoView({ block: 'nearest' });
    design.closest('section')?.scrollIntoView();
  }
}

function listedDesign(element: HTMLDetailsElement): ListedDesign {
  const name = element.querySelector('summary')?.firstChild?.textContent ?? '';
  const files = [...element.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a')!;
    return { item, link, name: link.textContent.toLowerCase(), text: Number(item.dataset.text) };
  });
  return { element, name: name.trim().toLowerCase(), files };
}

/** Gives the number of files shown. */
function showDesign({ element, name, files }: ListedDesign, word: string, texts: readonly string[]): number {
  let shown = 0;
  for (const file of files) {
    const text = texts[file.text] ?? '';
    const at = word === '' ? -1 : text.indexOf(word);
    file.item.hidden = !(name.includes(word) || file.name.includes(word) || at >= 0);
    if (file.item.hidden) continue;
    if (at >= 0) file.item.append(hitOf(file.link, text.slice(0, at).split('\n').length));
    shown++;
  }
  element.hidden = shown === 0;
  element.open = word !== '' && shown > 0;
  return shown;
}

function hitOf(link: HTMLAnchorElement, line: number): HTMLAnchorElement {
  const hit = document.createElement('a');
  hit.className = 'hit';
  hit.href = `${link.getAttribute('href')}#L${line}`;
  hit.target = link.target;
  hit.textContent = `line ${line}`;
  return hit;
}

/** The script `verilog/texts.js` sets `verilogTexts`: a page that is a file may not fetch, but may load scripts. */
function loadTexts(): Promise<readonly string[]> {
  const path = 'verilog/texts.js';
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = path;
    script.addEventListener('load', () => {
      const { verilogTexts } = globalThis as { verilogTexts?: readonly string[] };
      resolve((verilogTexts ?? []).map((text) => text.toLowerCase()));
    });
    script.addEventListener('error', () => reject(new Error(`${path} is not beside this page`)));
    document.head.append(script);
  });
}

const many = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
