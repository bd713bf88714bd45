/** "Open in playground" after each example that is a design. */
import { fragmentOf } from '../../playground/page/link.ts';

/** An example whose module can be elaborated as it stands: it imports the language, and exports a module. */
const isDesign = (code: string): boolean =>
  /from 'gatewright\/hdl'/.test(code) &&
  /^export const \w+ = module\(/m.test(code) &&
  !/from '(?!gatewright\/)/.test(code);

/** The address of the playground with a design in its editor. */
export async function playgroundLink(code: string): Promise<string> {
  const test = '// A test goes here: those of the examples show how.\n';
  const shared = { example: 'counter', files: { 'design.ts': code, 'design.test.ts': test } };
  return `/playground/${await fragmentOf(shared)}`;
}

/** Markdown with a link after each such example. */
export async function withPlaygroundLinks(markdown: string): Promise<string> {
  const links = new Map<string, string>();
  for (const [, code] of markdown.matchAll(examples))
    if (isDesign(code!)) links.set(code!, await playgroundLink(code!));
  return markdown.replace(examples, (block, code: string) => {
    const link = links.get(code);
    return link === undefined ? block : `${block}\n\n<a class="try" href="${link}">Open in playground</a>`;
  });
}

const examples = /^```ts\n([\s\S]*?)^```$/gm;
