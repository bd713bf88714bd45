/** The search over the Verilog of the page: by names, and, when the reader asks for it, by text. */

/**
 * The script that brings the texts, loaded by the first search for text: a page that is a file may not fetch, but may
 * load scripts.
 */
export function verilogTexts(texts: readonly string[]): string {
  return `globalThis.verilogTexts = ${JSON.stringify(texts)};\n`;
}

/**
 * Shows the files whose name, or whose design's, holds what is typed, in any case; with the box ticked also those whose
 * text does, with a link to the first line. Every design is closed again when nothing is searched for.
 */
export const verilogSearchScript = `
const view = document.querySelector('.verilog');
const searched = view?.querySelector('input[type=search]');
const inText = view?.querySelector('input[type=checkbox]');
const designs = [...(view?.querySelectorAll('details') ?? [])].map((element) => ({
  element,
  name: element.querySelector('summary').firstChild.textContent.trim().toLowerCase(),
  files: [...element.querySelectorAll('li')].map((item) => {
    const link = item.querySelector('a');
    return { item, link, name: link.textContent.toLowerCase(), text: Number(item.dataset.text) };
  }),
}));

let loading;
const texts = () => (loading ??= new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = 'verilog/texts.js';
  script.addEventListener('load', () => resolve(globalThis.verilogTexts.map((text) => text.toLowerCase())));
  script.addEventListener('error', () => reject(new Error('verilog/texts.js is not beside this page')));
  document.head.append(script);
}));

function hitOf(link, text, at) {
  const line = text.slice(0, at).split('\\n').length;
  const hit = document.createElement('a');
  hit.className = 'hit';
  hit.href = link.getAttribute('href') + '#L' + line;
  hit.target = link.target;
  hit.textContent = 'line ' + line;
  return hit;
}

let latest = 0;
async function search() {
  const turn = ++latest;
  const word = searched.value.trim().toLowerCase();
  const found = view.querySelector('.found');
  let all = [];
  if (word !== '' && inText.checked) {
    found.textContent = 'Loading the texts ...';
    try {
      all = await texts();
    } catch (error) {
      found.textContent = error.message;
      return;
    }
    if (turn !== latest) return;
  }
  let shown = 0;
  let of = 0;
  for (const hit of view.querySelectorAll('.hit')) hit.remove();
  for (const { element, name, files } of designs) {
    let here = 0;
    for (const file of files) {
      const at = word === '' ? -1 : (all[file.text]?.indexOf(word) ?? -1);
      file.item.hidden = !(name.includes(word) || file.name.includes(word) || at >= 0);
      if (file.item.hidden) continue;
      if (at >= 0) file.item.append(hitOf(file.link, all[file.text], at));
      here++;
    }
    element.hidden = here === 0;
    element.open = word !== '' && here > 0;
    shown += here;
    of += here > 0 ? 1 : 0;
  }
  for (const group of view.querySelectorAll('.group')) {
    group.hidden = [...group.querySelectorAll('details')].every((design) => design.hidden);
  }
  const files = shown.toLocaleString('en') + (shown === 1 ? ' file' : ' files');
  found.textContent = shown === 0 ? 'No file has that.' : files + ' of ' + of + (of === 1 ? ' design' : ' designs');
}

function openDesign() {
  const design = document.getElementById(location.hash.slice(1));
  if (design === null || design.localName !== 'details') return;
  searched.value = '';
  search();
  design.open = true;
  design.querySelector('a').click();
  design.scrollIntoView({ block: 'nearest' });
  design.closest('section').scrollIntoView();
}

if (view) {
  view.querySelector('.search').hidden = false;
  searched.addEventListener('input', search);
  inText.addEventListener('change', search);
  view.addEventListener('click', (event) => {
    const link = event.target.closest('li a');
    if (link === null) return;
    view.querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  });
  addEventListener('hashchange', openDesign);
  openDesign();
}
document.documentElement.dataset.ready = '';
`;

/** List and frame beside each other, or one below the other where the window is narrow. */
export const verilogViewStyle = `
.verilog { display: grid; grid-template-columns: minmax(0, 340px) minmax(0, 1fr); gap: 16px; height: min(80vh, 1000px); margin-top: 12px; }
.verilog .files { display: flex; flex-direction: column; min-height: 0; }
.verilog [hidden] { display: none; }
.verilog input[type=search] { width: 100%; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 6px 10px; }
.verilog label { display: block; margin: 6px 0 0; font-size: 13px; }
.verilog .found { margin: 6px 0; font-size: 13px; color: var(--muted); }
.verilog .list { overflow: auto; flex: 1; border: 1px solid var(--line); border-radius: 6px; padding: 0 12px 12px; }
.verilog h3 { font-size: 13px; color: var(--muted); margin: 14px 0 4px; }
.verilog summary { cursor: pointer; font: 13px/1.7 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.verilog summary small { color: var(--muted); }
.verilog ul { list-style: none; margin: 0 0 8px; padding-left: 20px; font: 12px/1.7 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.verilog li { overflow-wrap: anywhere; }
.verilog li a { text-decoration: none; }
.verilog li a:hover { text-decoration: underline; }
.verilog li a[aria-current] { font-weight: 700; color: var(--text); }
.verilog .hit { margin-left: 8px; font-size: 11px; white-space: nowrap; }
.verilog iframe { width: 100%; height: 100%; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color-scheme: light dark; }
@media (max-width: 800px) { .verilog { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 2fr) minmax(0, 3fr); height: 140vh; } }
`;
