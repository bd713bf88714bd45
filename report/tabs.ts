/** Tabs of the page. */
import { escapeXml } from './escape.ts';

/** One of several parts, of which the page's script shows one at a time. */
export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly heading: string;
  readonly html: string;
}

/** A set of tabs; without the script all are shown, each below its heading. */
export function tabSet(what: string, tabs: readonly Tab[]): string {
  const panels = tabs.map(({ id, name, heading, html }) => {
    return `<div class="tab" id="${id}" data-name="${escapeXml(name)}">\n${heading}\n${html}\n</div>`;
  });
  return `<div class="tabs" data-what="${escapeXml(what)}">\n${panels.join('\n')}\n</div>`;
}

/** A fragment's name: letters, digits, and dashes for all else. */
export const slug = (name: string): string => name.replace(/[^A-Za-z0-9_]+/g, '-');
