/** The Verilog of the page: a list of the files with a search, and the file that was chosen in a frame beside it. */
import { groupDigits, many } from './digits.ts';
import { escapeXml } from './escape.ts';
import type { PageFile, VerilogListing } from './page-data.ts';
import { slug } from './tabs.ts';
import { verilogFilePage, verilogFileStyle, verilogListPage } from './verilog-file-page.ts';
import { verilogTexts } from './verilog-texts.ts';

/** The part that stands on the page, and the files that lie beside it. */
export interface VerilogView {
  readonly html: string;
  readonly files: readonly PageFile[];
}

/** The folder of those files, and in it that of the lists, one a design. */
const folder = 'verilog';
const listFolder = 'designs';

/**
 * The designs below their groups. A design links the list of its files, which the frame shows without a script too; the
 * script of the page (see browser/verilog-view.ts) writes the list below a design that is opened, and searches. So the
 * page stays small however many files there are. Files of one name and text are one page.
 */
export function verilogView(listings: readonly VerilogListing[]): VerilogView {
  const pages = new VerilogPages();
  const lists: PageFile[] = [];
  const groups = [...Map.groupBy(listings, ({ group }) => group)].map(([group, listed]) => {
    const designs = listed.map(({ design, files }) => {
      const own = files.map((file) => pages.of(file));
      const list = { path: `${folder}/${listFolder}/${slug(design)}.html`, text: verilogListPage(design, own) };
      lists.push(list);
      const count = many(own.length, 'file');
      const summary = `<summary>${escapeXml(design)} <small>${count}</small></summary>`;
      const link = `<li><a href="${list.path}" target="verilog-file">${count}</a></li>`;
      const numbers = own.map(({ number }) => number).join(' ');
      return `<details id="${verilogId(design)}" data-files="${numbers}">${summary}<ul>${link}</ul></details>`;
    });
    return `<div class="group"><h3>${escapeXml(group)}</h3>\n${designs.join('\n')}</div>`;
  });
  const count = listings.reduce((sum, { files }) => sum + files.length, 0);
  const first = pages.all[0]?.path ?? 'about:blank';
  const html = [
    '<div class="verilog">',
    `<script type="application/json">${jsonInScript(pages.all.map(({ name, path }) => [name, path]))}</script>`,
    '<div class="files">',
    '<div class="search" hidden>',
    '<input type="search" aria-label="Search files" placeholder="File, design or text" autocomplete="off" spellcheck="false"/>',
    '<label><input type="checkbox"/> in the text too</label>',
    '</div>',
    `<p class="found" role="status">${groupDigits(count)} files of ${many(listings.length, 'design')}</p>`,
    `<div class="list">\n${groups.join('\n')}\n</div>`,
    '</div>',
    `<iframe name="verilog-file" title="Verilog" src="${first}" loading="lazy"></iframe>`,
    '</div>',
  ].join('\n');
  return { html, files: [...pages.files(), ...lists] };
}

/** The fragment that shows a design's files. */
export function verilogId(design: string): string {
  return `verilog-${slug(design)}`;
}

/** Data between the tags of a script, which end at the first `</`. */
const jsonInScript = (data: unknown): string =>
  JSON.stringify(data).replace(/[<&]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u0026'));

interface VerilogPage {
  readonly number: number;
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

/** A page for each name and text. */
class VerilogPages {
  readonly all: VerilogPage[] = [];
  readonly #known = new Map<string, VerilogPage>();
  readonly #paths = new Set<string>();

  of({ name, text }: { readonly name: string; readonly text: string }): VerilogPage {
    const key = JSON.stringify([name, text]);
    let page = this.#known.get(key);
    if (page === undefined) {
      page = { number: this.all.length, path: this.#pathOf(name), name, text };
      this.all.push(page);
      this.#known.set(key, page);
    }
    return page;
  }

  files(): readonly PageFile[] {
    return [
      { path: `${folder}/style.css`, text: verilogFileStyle() },
      { path: `${folder}/texts.js`, text: verilogTexts(this.all.map(({ text }) => text)) },
      ...this.all.map(({ path, name, text }) => ({ path, text: verilogFilePage(name, text) })),
    ];
  }

  /** No two that differ in case alone, which some file systems take for one. */
  #pathOf(name: string): string {
    const base = `${folder}/${slug(name.replace(/\.v$/, ''))}`;
    for (let i = 1; ; i++) {
      const path = `${base}${i === 1 ? '' : `.${i}`}.html`;
      if (this.#paths.has(path.toLowerCase())) continue;
      this.#paths.add(path.toLowerCase());
      return path;
    }
  }
}
