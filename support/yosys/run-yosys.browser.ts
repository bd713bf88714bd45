/** `run-yosys.ts` in a browser: Yosys runs in the worker that calls it, and is loaded at the first call. */
import type { OnProgress } from '../progress.ts';
import type { YosysJob, YosysResult } from './run-yosys.ts';
import { YosysError } from './yosys-error.ts';
import { YosysOutput } from './yosys-output.ts';
import { passesIn, treeOf } from './yosys-script.ts';

export { YosysError };

type Yosys = typeof import('@yowasp/yosys');

/**
 * The package's own bundle, which loads its WebAssembly and its files from beside it: a page has it in a folder `yosys`
 * beside that of the worker's script.
 */
function load(): Promise<Yosys> {
  const { location } = globalThis as unknown as { readonly location: { readonly href: string } };
  return import(new URL('../yosys/bundle.js', location.href).href);
}

/** As that of `run-yosys.ts`; a signal has no effect, as who wants to end it ends the worker. */
export async function runYosys({ script, files, write }: YosysJob, onProgress?: OnProgress): Promise<YosysResult> {
  onProgress?.('loading Yosys');
  const { runYosys: run } = await load();
  let log = '';
  const output = new YosysOutput((text) => {
    log += text;
    for (const pass of passesIn(text)) onProgress?.(pass);
  });
  const commands = write === undefined ? script : `${script}; ${output.around(write)}`;
  try {
    await run(['-p', commands], treeOf(files), {
      stdin: null,
      stdout: output.sink(),
      stderr: output.sink(),
      decodeASCII: true,
    });
  } catch (error) {
    output.end();
    throw YosysError.of(log) ?? error;
  }
  return { written: output.end(), log };
}

/** Which one it is decides nothing here: nothing is kept from one version to the next. */
export const yosysVersion = (): string => 'of the page';
