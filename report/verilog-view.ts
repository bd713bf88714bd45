/** The Verilog of the page: a list of the files with a search, and the file that was chosen in a frame beside it. */
import { groupDigits, many } from './digits.ts';
import { escapeXml } from './escape.ts';
import type { PageFile, VerilogListing } from './page-data.ts';
import { slug } from './tabs.ts';
import { verilogFilePage, verilogFileStyle } from './verilog-file-page.ts';
import { verilogTexts } from './verilog-texts.ts';

/** The part that stands on the page, and the files that lie beside it. */
export interface VerilogView {
  readonly html: string;
  readonly files: readonly PageFile[];
}

/** The folder of those files. */
const folder = 'verilog';

/**
 * The designs below their groups, the files of each below it: links that show a page of their own in the frame, without
 * a script too. Files of one name and text are one page. The script of the page searches (see browser/verilog-view.ts).
 */
export function verilogView(listings: readonly VerilogListing[]): VerilogView {
  const pages = new VerilogPages();
  const groups = [...Map.groupBy(listings, ({ group }) => group)].map(([group, listed]) => {
    const designs = listed.map(({ design, files }) => {
      const links = files.map((file) => {
        const page = pages.of(file);
        return `<li data-text="${page.number}"><a href="${page.path}" target="verilog-file">${escapeXml(file.name)}</a></li>`;
      });
      const summary = `<summary>${escapeXml(design)} <small>${many(files.length, 'file')}</small></summary>`;
      return `<details id="${verilogId(design)}">${summary}<ul>${links.join('')}</ul></details>`;
    });
    return `<div class="group"><h3>${escapeXml(group)}</h3>\n${designs.join('\n')}</div>`;
  });
  const count = listings.reduce((sum, { files }) => sum + files.length, 0);
  const first = pages.all[0]?.path ?? 'about:blank';
  const html = [
    '<div class="verilog">',
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
  return { html, files: pages.files() };
}

/** The fragment that shows a design's files. */
export function verilogId(design: string): string {
  return `verilog-${slug(design)}`;
}

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
