/** Source files with their lines coloured by coverage. */
import type { CoverageNote } from './coverage-notes.ts';
import type { CoveragePageData, SourcePlace } from './coverage-page-data.ts';
import { escapeXml } from './escape.ts';
import { slug, tabSet } from './tabs.ts';
import { highlightTypeScript } from './typescript-highlight.ts';

/** The fragment of a line. */
export const lineId = ({ file, line }: SourcePlace): string => `${slug(file)}-${line}`;

/** What is known of a line: how many things there are hit, missed or waived. */
interface LineState {
  hit: number;
  missed: number;
  waived: number;
  readonly notes: CoverageNote[];
}

/**
 * A tab a file. A line is `hit` when all of its points are, `missed` when none is, `partly` in between and `waived`
 * when what is missing is; an assignment counts with the arm that it is in. Its notes stand after it.
 */
export function coverageSource(data: CoveragePageData, notes: readonly CoverageNote[]): string {
  const lines = lineStates(data, notes);
  return tabSet(
    'source files',
    [...data.sources].map(([file, text]) => {
      const body = highlightTypeScript(text).map((html, i) => {
        const place = { file, line: i + 1 };
        const state = lines.get(lineId(place));
        const kind = state === undefined ? '' : ` ${kindOf(state)}`;
        return `<span class="line${kind}" id="${lineId(place)}">${html}${noteText(state?.notes ?? [])}\n</span>`;
      });
      return {
        id: slug(file),
        name: file.replace(/^.*\//, ''),
        heading: `<h3>${escapeXml(file)}</h3>`,
        html: [
          `<div class="bar"><span>${escapeXml(file)}</span><span>${legend}</span></div>`,
          `<pre tabindex="0" aria-label="${escapeXml(file)}"><code>${body.join('')}</code></pre>`,
        ].join('\n'),
      };
    }),
  );
}

const legend = ['hit', 'partly', 'missed', 'waived'].map((k) => `<span class="key ${k}">${k}</span>`).join(' ');

function lineStates(data: CoveragePageData, notes: readonly CoverageNote[]): ReadonlyMap<string, LineState> {
  const lines = new Map<string, LineState>();
  const at = (place: SourcePlace): LineState => {
    const id = lineId(place);
    const known = lines.get(id) ?? { hit: 0, missed: 0, waived: 0, notes: [] };
    lines.set(id, known);
    return known;
  };
  for (const { at: place, state, statements } of data.points) {
    at(place)[state]++;
    for (const statement of statements) at(statement)[state]++;
  }
  for (const { at: place, bits, rose, fell, waived } of data.signals) {
    const toggled = BigInt(rose) & BigInt(fell);
    const missing = BigInt(bits) & ~toggled & ~BigInt(waived);
    const line = at(place);
    if (toggled !== 0n) line.hit++;
    if (missing !== 0n) line.missed++;
    if (BigInt(waived) !== 0n) line.waived++;
  }
  for (const note of notes) at(note.at).notes.push(note);
  return lines;
}

function kindOf({ hit, missed, waived }: LineState): string {
  if (missed > 0) return hit > 0 ? 'partly' : 'missed';
  return waived > 0 ? 'waived' : 'hit';
}

/** The first few in place, all of them in the tip. */
function noteText(notes: readonly CoverageNote[]): string {
  if (notes.length === 0) return '';
  const several = new Set(notes.map((n) => n.module)).size > 1;
  const texts = notes.map(({ module, kind, what, state }) => {
    // Of bits the text says itself what they lack.
    const verb = state === 'waived' ? 'waived: ' : kind === 'toggle' ? '' : 'missed: ';
    return `${verb}${several ? `${module}: ` : ''}${kind} ${what}`;
  });
  const shown = texts.slice(0, 2).join('; ');
  const more = texts.length > 2 ? `; and ${texts.length - 2} more` : '';
  return `<span class="note" title="${escapeXml(texts.join('\n'))}">${escapeXml(shown + more)}</span>`;
}
