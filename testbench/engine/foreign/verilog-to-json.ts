/** Verilog to Yosys's word-level netlist, through the cache. */
import { type Bytes, cached, contentKey } from '../../../support/cache.ts';
import type { OnProgress } from '../../../support/progress.ts';
import { UserError } from '../../../support/user-error.ts';
import { runYosys, YosysError, yosysVersion } from '../../../support/yosys/run-yosys.ts';
import { reworded } from './mistakes.ts';
import type { JsonDesign } from './yosys-json.ts';

/** A file by the name with which others refer to it, with `/` between folders. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

export interface ReadOptions {
  /** Values of the top's parameters. */
  readonly parameters?: Readonly<Record<string, number | bigint | string>>;
  /** Macros, as `` `define`` would set them; an empty text for one without a value. */
  readonly defines?: Readonly<Record<string, string>>;
  /** Folders, among the files' names, in which `` `include`` looks. */
  readonly include?: readonly string[];
  /**
   * Files of Yosys's own with further modules, such as the cells of an FPGA family: `ice40/cells_sim.v`. Of each, only
   * what is instantiated is kept.
   */
  readonly cells?: readonly string[];
  /** Whether the netlist is kept on disk for the next time. Default true. */
  readonly keep?: boolean;
  readonly onProgress?: OnProgress;
  /** Ends the reading, which rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * The netlist of module `top`. Files ending in `.v` and `.sv` are read, the latter as SystemVerilog, and those in
 * `.json` as netlists that Yosys wrote, without their black boxes, which come from `cells`; the others are there for ``
 * `include`` and `$readmemh`. A `UserError` with Yosys's own words, file and line when it does not accept them.
 */
export async function verilogToJson(
  files: readonly SourceFile[],
  top: string,
  options: ReadOptions = {},
): Promise<JsonDesign> {
  const script = scriptOf(files, top, options);
  const make = (): Promise<Bytes> => runScript(script, files, top, options);
  const key = contentKey(yosysVersion(), script, ...files.flatMap(({ name, text }) => [name, text]));
  const bytes = await (options.keep === false ? make() : cached('foreign', `${key}.json`, make));
  return JSON.parse(new TextDecoder().decode(bytes)) as JsonDesign;
}

async function runScript(
  script: string,
  files: readonly SourceFile[],
  top: string,
  { onProgress, signal }: ReadOptions,
): Promise<Bytes> {
  const contents = Object.fromEntries(files.map(({ name, text }) => [name, text]));
  const run = async (commands: string): Promise<Bytes> => {
    const { written } = await runYosys({ script: commands, files: contents, write: 'write_json' }, onProgress, signal);
    return new TextEncoder().encode(written);
  };
  try {
    return await run(script);
  } catch (error) {
    if (!(error instanceof YosysError)) throw error;
    // Two registers of one name: without names for them the import can say which.
    if (error.message.includes('count_id(cell->name)')) return await run(script.replace(`; ${NAME_REGISTERS}`, ''));
    throw reworded(error, files, top);
  }
}

const NAME_REGISTERS = 'rename -wire t:*dff* t:*latch*';

/**
 * What is done to each module by itself: the hierarchy stays, because our own flattening costs less. Left out on
 * purpose: `wreduce` and `opt_expr -full`, which cut words into bits; `memory_dff`, which moves registers into memories
 * and changes what they hold at power-up; `opt_dff`, which takes a register that is not seen to change for a constant,
 * whatever it starts with; `opt_merge`, which makes two assertions one, and whose work the import does anyway; and what
 * makes a choice where Verilog has `x` (`-keepdc`). The source's names are kept before anything else, because
 * multiplexers that only waves show would be simplified to nothing; registers are named before names are found to mean
 * the same.
 */
const PASSES = [
  'setattr -set keep 1 w:* w:$* %d',
  'proc',
  NAME_REGISTERS,
  'opt_muxtree',
  'opt_reduce',
  'opt_expr -keepdc',
  'opt_clean',
  'memory_collect',
];

function scriptOf(files: readonly SourceFile[], top: string, options: ReadOptions): string {
  const { parameters = {}, defines = {}, include = [], cells = [] } = options;
  for (const { name } of files) requirePlain('file', name);
  for (const folder of include) requirePlain('folder', folder);
  for (const file of cells) requirePlain('file', file);
  requirePlain('top', top);
  const flags = [
    ...Object.entries(defines).map(
      ([name, value]) => `-D${requirePlain('macro', value === '' ? name : `${name}=${value}`)}`,
    ),
    ...include.map((folder) => `-I${folder}`),
  ].join(' ');
  const sources = files.filter(({ name }) => /\.s?v$/.test(name));
  const netlists = files.filter(({ name }) => name.endsWith('.json'));
  if (sources.length + netlists.length === 0)
    throw new UserError('there is no file of Verilog: give files that end in .v or .sv');
  const read = [
    ...netlists.map(({ name }) => `read_json ${name}; delete =A:blackbox`),
    ...sources.map(({ name }) => `read_verilog -defer ${name.endsWith('.sv') ? '-sv ' : ''}${flags} ${name}`),
    ...cells.map((name) => `read_verilog -defer +/${name}`),
  ];
  const set = Object.entries(parameters).map(
    ([name, value]) => `-chparam ${requirePlain('parameter', name)} ${parameterText(value)}`,
  );
  return [...read, `hierarchy -check -top ${top} ${set.join(' ')}`, ...PASSES].join('; ');
}

/** What stands in a script of Yosys must not end a word or a command. */
function requirePlain(what: string, text: string): string {
  if (/^[\w$./+=:@,'-]+$/.test(text)) return text;
  throw new UserError(`the ${what} ${JSON.stringify(text)} has characters that Yosys cannot be told: rename it`);
}

/** As a constant of Verilog: Yosys takes no texts and no large numbers here. */
function parameterText(value: number | bigint | string): string {
  if (typeof value === 'string') {
    const bytes = [...new TextEncoder().encode(value || '\0')];
    return `${8 * bytes.length}'b${bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')}`;
  }
  const number = BigInt(value);
  const width = Math.max(32, number.toString(2).length + 1);
  return `${width}'sb${BigInt.asUintN(width, number).toString(2)}`;
}
