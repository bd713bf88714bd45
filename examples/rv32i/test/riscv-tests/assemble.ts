/** The programs of riscv-tests, assembled with the tools of GNU for this core. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The names of the programs for RV32I in a checkout of riscv-tests. */
export const programsOf = (checkout: string): readonly string[] =>
  readdirSync(join(checkout, 'isa/rv32ui'))
    .filter((file) => file.endsWith('.S'))
    .map((file) => file.slice(0, -2));

/**
 * The bytes of a program, for address 0. Needs `gcc` for its preprocessor, and `riscv64-unknown-elf-as`, `-ld`,
 * `-objcopy`.
 */
export function assembled(checkout: string, name: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'riscv-tests-'));
  const [text, object, linked, image] = ['s', 'o', 'elf', 'bin'].map((end) => join(folder, `${name}.${end}`)) as [
    string,
    string,
    string,
    string,
  ];
  const run = (tool: string, ...options: string[]) =>
    execFileSync(tool, options, { stdio: ['ignore', 'pipe', 'pipe'] });
  const isa = join(checkout, 'isa');
  try {
    const include = ['-I', import.meta.dirname, '-I', join(isa, 'macros/scalar')];
    const source = join(isa, 'rv32ui', `${name}.S`);
    run('gcc', '-E', '-x', 'assembler-with-cpp', '-D__riscv_xlen=32', ...include, '-o', text, source);
    run('riscv64-unknown-elf-as', '-march=rv32i_zifencei', '-mabi=ilp32', '-o', object, text);
    // The programs count in gp, so the linker must not take it for the pointer that it relaxes addresses with.
    const places = ['--no-relax', '-Ttext=0', '-Tdata=0x2000', '--no-warn-rwx-segments'];
    run('riscv64-unknown-elf-ld', '-m', 'elf32lriscv', ...places, '-o', linked, object);
    run('riscv64-unknown-elf-objcopy', '-O', 'binary', linked, image);
    return new Uint8Array(readFileSync(image));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
