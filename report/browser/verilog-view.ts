/**
 * The lists of the Verilog of the page: a design that is opened gets a line a file. And their search: it shows the
 * files whose name, or whose design's, holds what is typed, in any case; with the box ticked also those whose text
 * does, with a link to the first line. Every design is closed again when nothing is searched for.
 */
import { addressed } from './tabs.ts';

interface ListedFile {
  readonly name: string;
  /** Of its page. */
  readonly path: string;
  /** The number of its text. */
  readonly text: number;
}

interface ListedDesign {
  readonly element: HTMLDetailsElement;
  readonly name: string;
  readonly files: readonly ListedFile[];
}

/** A file that is shown, and the line that was found in its text. */
interface ShownFile {
  readonly file: ListedFile;
  readonly line?: number;
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
  /** What the lists are of; a list of another word than none is written when it is found. */
  #shownWord = '';
  /** Which search is the latest, because texts come later. */
  #turn = 0;
  #loading: Promise<readonly string[]> | undefined;

  constructor(view: HTMLElement) {
    this.#view = view;
    this.#word = view.querySelector<HTMLInputElement>('input[type=search]')!;
    this.#inText = view.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    this.#found = view.querySelector<HTMLElement>('.found')!;
    const files = listedFiles(view.querySelector('script')!.text);
    this.#designs = [...view.querySelectorAll('details')].map((element) => listedDesign(element, files));
    view.querySelector<HTMLElement>('.search')!.hidden = false;
    this.#word.addEventListener('input', () => this.#search());
    this.#inText.addEventListener('change', () => this.#search());
    view.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('li a') : null;
      if (link !== null) this.#mark(link);
    });
    for (const design of this.#designs)
      design.element.addEventListener('toggle', () => {
        if (design.element.open && this.#shownWord === '') listAll(design);
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
    this.#shownWord = word;
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
    const listed = this.#designs.find(({ element }) => element === design);
    if (listed !== undefined) listAll(listed);
    design.open = true;
    design.querySelector('a')?.click();
    design.scrollIntoView({ block: 'nearest' });
    design.closest('section')?.scrollIntoView();
  }
}

function listedFiles(json: string): readonly ListedFile[] {
  const files = JSON.parse(json) as readonly (readonly [string, string])[];
  return files.map(([name, path], text) => ({ name, path, text }));
}

function listedDesign(element: HTMLDetailsElement, files: readonly ListedFile[]): ListedDesign {
  const name = element.querySelector('summary')?.firstChild?.textContent ?? '';
  const numbers = (element.dataset.files ?? '').split(' ').filter((number) => number !== '');
  return { element, name: name.trim().toLowerCase(), files: numbers.map((number) => files[Number(number)]!) };
}

/** Gives the number of files shown. */
function showDesign(design: ListedDesign, word: string, texts: readonly string[]): number {
  const { element, files } = design;
  if (word === '') {
    element.hidden = false;
    element.open = false;
    return files.length;
  }
  const shown = files.flatMap((file) => shownFile(design, file, word, texts[file.text] ?? '') ?? []);
  list(design, shown);
  element.hidden = shown.length === 0;
  element.open = shown.length > 0;
  return shown.length;
}

function shownFile(design: ListedDesign, file: ListedFile, word: string, text: string): ShownFile | undefined {
  const at = text.indexOf(word);
  if (at >= 0) return { file, line: text.slice(0, at).split('\n').length };
  return design.name.includes(word) || file.name.toLowerCase().includes(word) ? { file } : undefined;
}

const listAll = (design: ListedDesign): void =>
  list(
    design,
    design.files.map((file) => ({ file })),
  );

/** Writes the list of a design. */
function list({ element }: ListedDesign, files: readonly ShownFile[]): void {
  const items = files.map(({ file, line }) => {
    const item = document.createElement('li');
    item.append(linkOf(file.path, file.name));
    if (line !== undefined) {
      const hit = linkOf(`${file.path}#L${line}`, `line ${line}`);
      hit.className = 'hit';
      item.append(hit);
    }
    return item;
  });
  element.querySelector('ul')!.replaceChildren(...items);
}

function linkOf(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.target = 'verilog-file';
  link.textContent = text;
  return link;
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
