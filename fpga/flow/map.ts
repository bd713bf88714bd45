/** Verilog to netlists of an FPGA family's cells, by Yosys. */
import { allFiles, type VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { type Bytes, cached, contentKey } from '../../support/cache.ts';
import { gunzippedText, gzipped } from '../../support/compress.ts';
import type { KeptQuestion, KeptResults } from '../../support/kept/kept-results.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { runYosys, YosysError, yosysVersion } from '../../support/yosys/run-yosys.ts';
import { sharedModules } from './shared-modules.ts';
import { type SynthTarget, targetFlows } from './targets.ts';
import { type MappedNetlist, readNetlists } from './yosys-netlist.ts';

export interface MapOptions {
  /** Hears that Yosys begins, then every few seconds how far it is; nothing where the result was cached. */
  readonly onProgress?: OnProgress | undefined;
  /** Ends Yosys; then the reason is what is thrown. */
  readonly signal?: AbortSignal;
  /** Where netlists are taken from, in place of the cache. */
  readonly kept?: KeptResults | undefined;
}

/**
 * The netlists of the designs, in their order, from one run of Yosys; flattened, though modules that have many
 * instances are mapped once (`shared-modules.ts`). Cached by what Yosys is given. Designs may share files; two of one
 * name that differ are a `UserError`, as is, in Yosys's words, what it does not accept; a memory that the family has no
 * RAM for is a `NoRamError`.
 */
export async function mapTogether(
  designs: readonly VerilogDesign[],
  target: SynthTarget,
  options: MapOptions = {},
): Promise<readonly MappedNetlist[]> {
  const tops = designs.map((verilog) => verilog.top);
  return readNetlists(await mappedJson(designs, target, options), tops);
}

/** The same as the JSON that Yosys writes of these modules, which is what place and route reads. */
export async function mappedJson(
  designs: readonly VerilogDesign[],
  target: SynthTarget,
  { onProgress, signal, kept }: MapOptions = {},
): Promise<string> {
  const { top, files, keep } = oneDesign(designs);
  const tops = designs.map((verilog) => verilog.top);
  const shared = [...new Set(designs.flatMap(sharedModules))];
  const script = [
    `read_verilog ${Object.keys(files).join(' ')}`,
    ...keep,
    ...(shared.length === 0 ? [] : [`setattr -mod -set keep_hierarchy 1 ${shared.join(' ')}`]),
    targetFlows[target].commands(top),
    // What is instantiated often is mapped by now: copied into each place, less what that does not use.
    ...(shared.length === 0 ? [] : [`setattr -mod -unset keep_hierarchy ${shared.join(' ')}; flatten; opt_clean`]),
    // `autoname` gives cells names such as `state_LUT6_O_I2`. The cells of the family that are not in use go before the
    // netlist is written, which takes a second to sort those of AMD; `-selected` leaves the others out.
    `autoname; hierarchy -purge_lib -top ${top}; select ${tops.join(' ')}`,
  ].join('; ');
  const inputs = [yosysVersion(), target, script, ...Object.entries(files).flat()];
  const what = `${tops.join(', ')} to ${target}`;
  const make = async (): Promise<Bytes> => {
    onProgress?.(`Yosys maps ${what}`);
    const job = { script, files, write: 'write_json -selected' };
    const { written } = await runYosys(job, nowAndThen(onProgress, `Yosys still maps ${what}`), signal).catch(
      (error) => {
        throw withoutRam(error, target) ?? error;
      },
    );
    return gzipped(written);
  };
  const bytes = await (kept === undefined
    ? cached('netlist', `${contentKey(...inputs)}.json.gz`, make)
    : keptBytes(kept, { inputs, of: what }, make));
  return gunzippedText(bytes);
}

/** Packed text that is kept with the digest of what is in it, which is what two runs have to agree on. */
async function keptBytes(kept: KeptResults, question: KeptQuestion, make: () => Promise<Bytes>): Promise<Bytes> {
  const { found } = await kept.result(question, async () => {
    const bytes = await make();
    return { text: contentKey(gunzippedText(bytes)), evidence: Buffer.from(bytes).toString('base64') };
  });
  return Uint8Array.from(Buffer.from(found.evidence, 'base64'));
}

/**
 * Whether Yosys stopped because memories would have become flip-flops (`targets.ts`): then a sentence that names them.
 */
function withoutRam(error: unknown, target: SynthTarget): UserError | undefined {
  if (!(error instanceof YosysError)) return undefined;
  const found = /selection is not empty: t:\$mem_v2.*\nSelection contains:\n((?:\S.*\n)+)/.exec(error.log);
  if (found === null) return undefined;
  const names = found[1]!.trimEnd().replaceAll('/', '.').split('\n');
  const { family } = targetFlows[target].cells;
  const all = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
  return new NoRamError(
    `${family} has no RAM for what is written and read as ${all} is, and it is too large for flip-flops`,
  );
}

/** A memory of the design fits no RAM of the family. */
export class NoRamError extends UserError {}

/**
 * What Yosys reads for all designs, its top, and the commands that keep the designs apart when everything is flattened.
 */
function oneDesign(designs: readonly VerilogDesign[]): {
  readonly top: string;
  readonly files: Readonly<Record<string, string>>;
  readonly keep: readonly string[];
} {
  const files: Record<string, string> = {};
  for (const { name, text } of designs.flatMap(allFiles)) {
    files[name] ??= text;
    if (files[name] !== text) {
      throw new UserError(`two of the designs have a file ${name} that differs: synthesise them apart`);
    }
  }
  const [first, ...others] = designs.map(({ top }) => top);
  if (others.length === 0) return { top: first!, files, keep: [] };
  const tops = [first, ...others];
  const instances = tops.map((name) => `  (* keep *) ${name} ${name} ();\n`).join('');
  return {
    top: TOGETHER,
    files: { ...files, [`${TOGETHER}.v`]: `module ${TOGETHER};\n${instances}endmodule\n` },
    keep: [`setattr -mod -set keep_hierarchy 1 ${tops.join(' ')}`],
  };
}

/** Module that has the designs as instances: none that a user would choose. */
const TOGETHER = 'gatewright_designs';

/** Yosys runs some two hundred passes, most of them in no time: one line in three seconds is enough to see it work. */
function nowAndThen(onProgress: OnProgress | undefined, text: string): OnProgress {
  const started = performance.now();
  let last = started;
  let passes = 0;
  return () => {
    passes++;
    const now = performance.now();
    if (now - last < 3_000) return;
    last = now;
    onProgress?.(`${text}: ${passes} passes in ${Math.round((now - started) / 1000)} s`);
  };
}
