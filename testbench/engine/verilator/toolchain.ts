/** The system's Verilator: whether it is there, and running it. */
import { execa } from '../../../support/execa.ts';
import { packageInstalled } from '../../../support/optional-package.ts';
import { UserError } from '../../../support/user-error.ts';

const OLDEST = 5;

const versions = new Map<string, Promise<string>>();

/** Verilator's version line. Rejects with a `UserError` when there is no Verilator or only an old one. */
export function verilatorVersion(): Promise<string> {
  const path = process.env.PATH ?? '';
  let version = versions.get(path);
  if (version === undefined) {
    version = askVersion();
    versions.set(path, version);
  }
  return version;
}

/** Whether this engine can run here. */
export async function verilatorAvailable(): Promise<boolean> {
  if (!packageInstalled('@yowasp/clang')) return false;
  return await verilatorVersion().then(
    () => true,
    (error: unknown) => {
      if (error instanceof UserError) return false;
      throw error;
    },
  );
}

/** The folder of Verilator's runtime headers and sources. */
export async function verilatorInclude(): Promise<string> {
  const { stdout } = await run(['--getenv', 'VERILATOR_ROOT']);
  return `${stdout.trim()}/include`;
}

/** Run Verilator in `folder`; `what` names the design in the `UserError` that a refusal is. */
export async function runVerilator(args: readonly string[], folder: string, what: string): Promise<void> {
  const { exitCode, stderr } = await run(args, folder);
  if (exitCode === 0) return;
  const lines = stderr.split('\n').filter((l) => l.startsWith('%') && !l.includes('Exiting due to'));
  const first = lines.slice(0, 3).map((l) => l.replace(/^%Error: /, ''));
  throw new UserError(`Verilator does not accept the Verilog of ${what}: ${first.join('; ')}`);
}

async function askVersion(): Promise<string> {
  const { stdout } = await run(['--version']);
  const version = stdout.trim();
  const major = /^Verilator (\d+)/.exec(version)?.[1];
  if (major === undefined || Number(major) < OLDEST) {
    throw new UserError(
      `the verilator engine needs Verilator ${OLDEST} or newer and found ${version}: install a newer one`,
    );
  }
  return version;
}

async function run(
  args: readonly string[],
  cwd?: string,
): Promise<{ exitCode?: number; stdout: string; stderr: string }> {
  const result = await execa('verilator', args, {
    stdin: 'ignore',
    reject: false,
    ...(cwd === undefined ? {} : { cwd }),
  });
  if (result.exitCode === undefined) {
    if (result.code === 'ENOENT') {
      throw new UserError(
        'the verilator engine needs Verilator, which is not installed: run `apt-get install verilator`',
      );
    }
    throw new Error(`verilator did not run: ${result.shortMessage}`);
  }
  return result;
}
