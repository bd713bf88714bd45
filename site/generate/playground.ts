/** "Open in playground" after each example that a browser can run. */
import { fragmentOf } from '../../playground/page/link.ts';
import * as hdl from '../../rtl-gen/hdl/index.ts';

/** What the playground opens: the source of a design, and a test of it if the example is one. */
export interface OpenedExample {
  readonly design: string;
  readonly test?: string;
}

const noTest = '// A test goes here: those of the examples show how.\n';

/** The address of the playground with an example in its editor. */
export async function playgroundLink({ design, test }: OpenedExample): Promise<string> {
  const files = { 'design.ts': design, 'design.test.ts': test ?? noTest };
  return `/playground/${await fragmentOf({ example: 'counter', files, ...(test === undefined ? {} : { view: 'tests' }) })}`;
}

/** Packages that the page has; a test has those of tests beside them. */
const ofDesigns = /^gatewright\/(?:hdl|lib\/.+|uet\/.+|wire\/.+)$/;
const ofTests = /^(?:gatewright\/(?:bench|engine|hdl|lib\/.+|uet\/.+|wire\/.+)|vitest)$/;

/**
 * A block of TypeScript. A comment of HTML above it, which readers do not see, states the module that is opened of an
 * example with parameters, or the design of a test: `playground: counter(8)`. `none` is for what a browser does not
 * show.
 */
const examples = /^(?:<!-- playground: (.*) -->\n)?```ts\n([\s\S]*?)^```$/gm;

interface Block {
  readonly code: string;
  /** The expression that the comment states. */
  readonly stated: string | undefined;
}

const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(examples)].map(([, stated, code]) => ({ stated, code: code! }));

/** All examples of a page that the playground opens, in the order of the page. */
export const openedExamples = (markdown: string): readonly OpenedExample[] => {
  const blocks = blocksOf(markdown);
  return blocks.flatMap((block) => openedOf(block, blocks) ?? []);
};

/** Markdown with a link after each such example. */
export async function withPlaygroundLinks(markdown: string): Promise<string> {
  const blocks = blocksOf(markdown);
  const links = await Promise.all(
    blocks.map(async (block) => {
      const opened = openedOf(block, blocks);
      return opened === undefined
        ? ''
        : `\n\n<a class="try" href="${await playgroundLink(opened)}">Open in playground</a>`;
    }),
  );
  let i = 0;
  return markdown.replace(examples, (text) => `${text}${links[i++]}`);
}

function openedOf(block: Block, page: readonly Block[]): OpenedExample | undefined {
  const { stated } = block;
  const code = withImports(block.code);
  const imported = importsOf(code);
  if (imported.length === 0 || stated === 'none') return undefined;
  const isDesign = imported.every((name) => ofDesigns.test(name));
  if (isDesign && stated !== undefined) return { design: `${code}\nexport const top = ${stated};\n` };
  // A call, which gives a module, and no function that waits for parameters.
  if (isDesign) return /^export const \w+ = \w+\(/m.test(code) ? { design: code } : undefined;
  return testOf(code, imported, stated, page);
}

/** A test and its design: another example of the page that it imports, or the one that is stated. */
function testOf(
  code: string,
  imported: readonly string[],
  stated: string | undefined,
  page: readonly Block[],
): OpenedExample | undefined {
  const beside = imported.filter((name) => name.startsWith('./'));
  if (!imported.every((name) => ofTests.test(name) || beside.includes(name))) return undefined;
  if (beside.length === 0 && stated !== undefined) {
    return { design: `${importsFor(stated, code)}\nexport const top = ${stated};\n`, test: code };
  }
  const [file] = beside;
  const source = page.find((other) => other.code.startsWith(`// ${file?.slice(2)}\n`));
  if (source === undefined || beside.length > 1) return undefined;
  const opened = openedOf(source, page);
  return opened && { design: opened.design, test: code.replace(`'${file}'`, "'./design.ts'") };
}

const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/^import [^;]* from '(.*)';$/gm)].map((found) => found[1]!);

/** The imports of `code` that an expression needs. */
function importsFor(expression: string, code: string): string {
  const words = new Set(expression.match(/[A-Za-z]\w*/g));
  const lines = [...code.matchAll(/^import \{([^}]*)\} from '(.*)';$/gm)].map(([, names, from]) => {
    const used = names!.split(',').filter((name) => words.has(name.trim()));
    return used.length === 0 ? '' : `import { ${used.map((name) => name.trim()).join(', ')} } from '${from}';\n`;
  });
  return lines.join('');
}

/** Of an example that leaves its import of the language out: with it, at the end, where it moves no line. */
function withImports(code: string): string {
  if (/ from 'gatewright\/hdl';/.test(code) || !/^export const \w+ = module\(/m.test(code)) return code;
  const words = new Set(code.match(/[A-Za-z]\w*/g));
  const types = ['Bits', 'Module'].filter((name) => words.has(name)).map((name) => `type ${name}`);
  const used = [...types, ...Object.keys(hdl).filter((name) => words.has(name))];
  return `${code}import { ${used.join(', ')} } from 'gatewright/hdl';\n`;
}
