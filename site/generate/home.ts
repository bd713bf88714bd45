/** The first page: an example of the tutorial with its Verilog and a run of it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyModule, elaborate, type Module } from '../../rtl-gen/hdl/index.ts';
import { engines } from '../../testbench/engine/engines.ts';
import { record } from '../../testbench/waves/recording.ts';
import { viewerPage } from '../../testbench/waves/viewer/viewer-page.ts';
import { recordedWaves } from '../../testbench/waves/viewer/wave-data.ts';

/** Where texts and waves of the page come from and go to. */
export interface HomeFolders {
  readonly root: string;
  /** Of what is made for the build alone. */
  readonly made: string;
  /** Of files that are served as they are. */
  readonly files: string;
}

/** The page's text, of `site/home.mdx` and the tutorial; the waves of its example are written. */
export async function homePage({ root, made, files }: HomeFolders): Promise<string> {
  const tutorial = readFileSync(join(root, 'docs', 'tutorial.md'), 'utf8');
  const typescript = codeOf(tutorial, 'ts');
  const verilog = codeOf(tutorial, 'verilog');
  const page = viewerPage(recordedWaves(await run(typescript, { root, made }), 'counter'));
  mkdirSync(join(files, 'waves'), { recursive: true });
  writeFileSync(join(files, 'waves', 'counter.html'), page);
  return readFileSync(join(root, 'site', 'home.mdx'), 'utf8')
    .replace('@@typescript@@', () => fenced('ts', typescript))
    .replace('@@verilog@@', () => fenced('verilog', verilog));
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\`\`\``;

/** The first block of code in a language. */
function codeOf(markdown: string, language: string): string {
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(markdown);
  if (block === null) throw new Error(`docs/tutorial.md has no example in ${language}`);
  return block[1]!;
}

/** 40 clocks: reset, and then enabled most of the time. */
async function run(code: string, { root, made }: Pick<HomeFolders, 'root' | 'made'>) {
  const file = join(made, 'counter.ts');
  const language = pathToFileURL(join(root, 'rtl-gen', 'hdl', 'index.ts')).href;
  writeFileSync(file, code.replace("'gatewright/hdl'", `'${language}'`));
  const { counter } = (await import(pathToFileURL(file).href)) as { readonly counter: AnyModule };
  const simulator = await engines.wasm.create(elaborate(counter as Module<unknown, unknown, Record<string, never>>));
  const waves = record(simulator);
  for (let clock = 0; clock < 40; clock++) {
    simulator.port('rst').set(clock < 2 ? 1 : 0);
    simulator.port('en').set(clock >= 4 && clock % 7 < 5 ? 1 : 0);
    waves.sample();
    simulator.step();
  }
  simulator.dispose();
  return waves;
}
