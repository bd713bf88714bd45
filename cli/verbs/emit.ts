/** `gatewright emit`: designs as Verilog files. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import type { Project } from '../../config/project.ts';
import { verilogDigest } from '../../fpga/report/design-report.ts';
import { type DesignEntry, elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { annotateLocations, locatedNames } from '../../rtl-gen/verilog/locations.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import type { OnProgress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';
import { updateDigests, type VerilogDigests } from './verilog-digests.ts';

/** Where in the folder of the Verilog a design's files are. */
const folderOf = ({ verilog, name }: DesignEntry): string => verilog ?? name;

/** The Verilog of a design. */
export function verilogOf(entry: DesignEntry): VerilogDesign {
  return emitVerilog(elaborateEntry(entry));
}

export interface EmitOptions {
  /**
   * Write the place of every name in the source too: as a comment on its line, and all of them as
   * `<design>/locations.json`.
   */
  readonly locations?: boolean;
  /** All designs that there are: the digests of others are dropped. Default: those that are emitted. */
  readonly designs?: readonly DesignEntry[];
  readonly onProgress?: OnProgress;
}

/** `--locations` is refused for the project's own folder, whose files must not change with unrelated edits. */
export function checkLocations({ folders }: Project, out: string): void {
  if (resolve(out) !== folders.verilog) return;
  throw new UserError(
    `--locations is not for ${shown(folders.verilog)}/, whose files must not change with unrelated edits: give --out`,
  );
}

/** A design's Verilog, and the folder that it was written to. */
export interface EmittedDesign extends VerilogDesign {
  readonly folder: string;
}

/**
 * Write the Verilog of the designs to `out`, a folder a design, and remove files there that are no longer emitted.
 * Where `out` has digests, those of the designs are written.
 */
export function emitDesigns(
  entries: readonly DesignEntry[],
  out: string,
  { locations = false, designs: known = entries, onProgress }: EmitOptions = {},
): readonly EmittedDesign[] {
  // Everything is emitted before anything is written, so that a mistake in one design leaves the folder as it was.
  const designs = entries.map((entry, i) => {
    if (i % 10 === 9) onProgress?.(`${i + 1} of ${entries.length} designs`);
    const design = elaborateEntry(entry);
    const plain = emitVerilog(design);
    const verilog = locations ? annotateLocations(design, plain) : plain;
    const names = locations ? locatedNames(design) : undefined;
    return { name: entry.name, folder: join(out, folderOf(entry)), verilog, names };
  });
  for (const { folder, verilog, names } of designs) {
    if (names !== undefined) writeWhole(join(folder, 'locations.json'), `${JSON.stringify(names, null, 1)}\n`);
    for (const { name, text } of verilog.files) writeWhole(join(folder, name), text);
    for (const stale of verilogFilesIn(folder)) {
      if (!verilog.files.some((file) => file.name === stale)) rmSync(join(folder, stale));
    }
  }
  const names = new Set(known.map(({ name }) => name));
  const digests = new Map(designs.map(({ name, verilog }) => [name, verilogDigest(verilog)]));
  updateDigests(out, digests, (name) => names.has(name));
  return designs.map(({ folder, verilog }) => ({ ...verilog, folder }));
}

/**
 * What differs in `out` from the design's Verilog, a line each: its files, and its digest where there are digests. With
 * digests its folder may be missing.
 */
export function staleFiles(
  entry: DesignEntry,
  verilog: VerilogDesign,
  out: string,
  digests: VerilogDigests | undefined,
): readonly string[] {
  const folder = join(out, folderOf(entry));
  const { files } = verilog;
  const isSame = digests === undefined || digests.get(entry.name) === verilogDigest(verilog);
  const ofDigest = isSame ? [] : [`the digest of ${entry.name}`];
  if (digests !== undefined && !existsSync(folder)) return ofDigest;
  const changed = files.filter(({ name, text }) => readIfThere(join(folder, name)) !== text).map((f) => f.name);
  const extra = verilogFilesIn(folder).filter((name) => !files.some((file) => file.name === name));
  return [...[...changed, ...extra].map((name) => join(folderOf(entry), name)), ...ofDigest];
}

/**
 * Folders in `out` that none of the designs has, such as that of a design with another name now. Folders that others
 * lie in are looked into.
 */
export function strayFolders(designs: readonly DesignEntry[], out: string): readonly string[] {
  const known = new Set(designs.map(folderOf).map(normalize));
  const parents = new Set([...known].flatMap(parentsOf));
  const within = (folder: string): readonly string[] =>
    foldersIn(join(out, folder))
      .map((name) => join(folder, name))
      .flatMap((path) => (parents.has(path) ? within(path) : known.has(path) ? [] : [path]));
  return within('');
}

/** The folders that a relative path lies in. */
const parentsOf = (path: string): readonly string[] => {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
};

/** None where the folder is not there. */
function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function verilogFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.v'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
