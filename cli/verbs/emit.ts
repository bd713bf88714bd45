/** `gatewright emit`: designs as Verilog files. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import type { Project } from '../../config/project.ts';
import { type DesignEntry, elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { annotateLocations, locatedNames } from '../../rtl-gen/verilog/locations.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import type { OnProgress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';

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
 */
export function emitDesigns(
  entries: readonly DesignEntry[],
  out: string,
  { locations = false, onProgress }: EmitOptions = {},
): readonly EmittedDesign[] {
  // Everything is emitted before anything is written, so that a mistake in one design leaves the folder as it was.
  const designs = entries.map((entry, i) => {
    if (i % 10 === 9) onProgress?.(`${i + 1} of ${entries.length} designs`);
    const design = elaborateEntry(entry);
    const plain = emitVerilog(design);
    const verilog = locations ? annotateLocations(design, plain) : plain;
    return { folder: join(out, folderOf(entry)), verilog, names: locations ? locatedNames(design) : undefined };
  });
  for (const { folder, verilog, names } of designs) {
    if (names !== undefined) writeWhole(join(folder, 'locations.json'), `${JSON.stringify(names, null, 1)}\n`);
    for (const { name, text } of verilog.files) writeWhole(join(folder, name), text);
    for (const stale of verilogFilesIn(folder)) {
      if (!verilog.files.some((file) => file.name === stale)) rmSync(join(folder, stale));
    }
  }
  return designs.map(({ folder, verilog }) => ({ ...verilog, folder }));
}

/** Where the files in `out` differ from those of the design, `verilog`, one line each. */
export function staleFiles(entry: DesignEntry, { files }: VerilogDesign, out: string): readonly string[] {
  const folder = join(out, folderOf(entry));
  const changed = files.filter(({ name, text }) => readIfThere(join(folder, name)) !== text).map((f) => f.name);
  const extra = verilogFilesIn(folder).filter((name) => !files.some((file) => file.name === name));
  return [...changed, ...extra].map((name) => join(folderOf(entry), name));
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
