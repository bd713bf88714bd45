/**
 * `digests.txt` in the folder of the Verilog: the name of each design and the digest of its Verilog. A project that has
 * the file need not commit the text of all designs: `check` takes the digest where a design's folder is not there.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';

const file = 'digests.txt';

/** Digests by the names of designs. */
export type VerilogDigests = ReadonlyMap<string, string>;

/** Undefined where the folder has no such file. A line that is not a name and 16 digits is a `UserError`. */
export function digestsIn(folder: string): VerilogDigests | undefined {
  const text = readIfThere(join(folder, file));
  if (text === undefined) return undefined;
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line, i) => {
        const [, name, digest] = /^(\S+) ([0-9a-f]{16})$/.exec(line) ?? [];
        if (name === undefined || digest === undefined)
          throw new UserError(
            `line ${i + 1} of ${join(folder, file)} is no name with a digest: empty the file and emit`,
          );
        return [name, digest];
      }),
  );
}

/**
 * Write the digests of designs that have been emitted into a folder that has the file, in the order of names; other
 * designs of the project keep theirs.
 */
export function updateDigests(folder: string, emitted: VerilogDigests, isDesign: (name: string) => boolean): void {
  if (!existsSync(join(folder, file))) return;
  const all = new Map([...(digestsIn(folder) ?? []), ...emitted]);
  const lines = [...all].filter(([name]) => isDesign(name)).map((line) => `${line.join(' ')}\n`);
  writeWhole(join(folder, file), lines.sort().join(''));
}
