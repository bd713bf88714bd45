/** The programs that prove: Yosys, its driver of solvers, and the solver. */
import { execa } from '../../support/execa.ts';
import { UserError } from '../../support/user-error.ts';

const packages = { yosys: 'yosys', 'yosys-smtbmc': 'yosys', z3: 'z3' } as const;
export type Tool = keyof typeof packages;

/** The Debian packages that are missing here; none if proofs can run. */
export async function missingPackages(): Promise<readonly string[]> {
  const tools = Object.keys(packages) as Tool[];
  const missing = await Promise.all(tools.map(async (tool) => ((await answers(tool)) ? [] : [packages[tool]])));
  return [...new Set(missing.flat())];
}

/** Rejects with a `UserError` that names the packages to install when something is missing. */
export async function requireTools(): Promise<void> {
  const missing = await missingPackages();
  if (missing.length > 0) {
    throw new UserError(
      `proofs need yosys, yosys-smtbmc and z3, which are not all installed: run \`apt-get install ${missing.join(' ')}\``,
    );
  }
}

/**
 * Whether Yosys and its driver are of one release: the driver reads comments that Yosys writes, and both change them
 * together. The driver of 0.23 does not tell its version; where it does, the two must agree.
 */
export async function requireOneRelease(): Promise<void> {
  const [yosys, driver] = await Promise.all([
    execa('yosys', ['-V']),
    execa('yosys-smtbmc', ['--version'], { reject: false }),
  ]);
  const release = (text: string): string | undefined => /Yosys (\d+\.\d+)/.exec(text)?.[1];
  const [ours, theirs] = [release(yosys.stdout), release(driver.stdout)];
  if (theirs !== undefined && theirs !== ours) {
    throw new UserError(`yosys is of release ${ours} and yosys-smtbmc of ${theirs}: install both from one package`);
  }
}

async function answers(tool: Tool): Promise<boolean> {
  const { code } = await execa(tool, ['-h'], { reject: false, stdin: 'ignore' });
  return code !== 'ENOENT';
}
