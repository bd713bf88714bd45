/** `gatewright emit`: designs as Verilog files. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { elaborateEntry, everyDesign, findDesign } from '../../rtl-gen/catalogue.ts';
import type { CatalogueEntry } from '../../rtl-gen/catalogue-entry.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { annotateLocations, locatedNames } from '../../rtl-gen/verilog/locations.ts';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import type { OnProgress } from '../../support/progress.ts';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';

/** The folder of the committed Verilog: a folder a design. */
export const generatedFolder: string = inProject('generated');

/** Where in such a folder a design's files are: parts of the library have a folder of their own. */
const folderOf = ({ group, name }: CatalogueEntry): string => (group === 'library' ? join('lib', name) : name);

/** The designs of those names, all of them for an empty list. */
export function chosenDesigns(names: readonly string[]): readonly CatalogueEntry[] {
  return names.length === 0 ? everyDesign : names.map(findDesign);
}

/** The Verilog of a catalogue entry. */
export function verilogOf(entry: CatalogueEntry): VerilogDesign {
  return emitVerilog(elaborateEntry(entry));
}

export interface EmitOptions {
  /**
   * Write the place of every name in the source too: as a comment on its line, and all of them as
   * `<design>/locations.json`. Not for `generated/`: an unrelated edit would change it.
   */
  readonly locations?: boolean;
  readonly onProgress?: OnProgress;
}

/** A design's Verilog, and the folder that it was written to. */
export interface EmittedDesign extends VerilogDesign {
  readonly folder: string;
}

/**
 * Write the Verilog of the designs to `out`, a folder a design (the library's in `lib/`), and remove files there that
 * are no longer emitted.
 */
export function emitDesigns(
  entries: readonly CatalogueEntry[],
  out: string,
  { locations = false, onProgress }: EmitOptions = {},
): readonly EmittedDesign[] {
  if (locations && resolve(out) === generatedFolder) {
    throw new UserError(
      '--locations is not for generated/, whose files must not change with unrelated edits: give --out',
    );
  }
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

/** Where the files in `out` differ from what would be emitted now, one line each. */
export function staleFiles(entries: readonly CatalogueEntry[], out: string): readonly string[] {
  return entries.flatMap((entry) => {
    const folder = join(out, folderOf(entry));
    const { files } = verilogOf(entry);
    const changed = files.filter(({ name, text }) => readIfThere(join(folder, name)) !== text).map((f) => f.name);
    const extra = verilogFilesIn(folder).filter((name) => !files.some((file) => file.name === name));
    return [...changed, ...extra].map((name) => join(folderOf(entry), name));
  });
}

/** Folders in `out` that no design of the catalogue has, such as that of a design with another name now. */
export function strayFolders(out: string): readonly string[] {
  const known = new Set(everyDesign.map(folderOf));
  const within = (folder: string): readonly string[] =>
    readdirSync(join(out, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  return [...within('').filter((folder) => folder !== 'lib'), ...within('lib')].filter((folder) => !known.has(folder));
}

function verilogFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.v'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
