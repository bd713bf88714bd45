/** A native program at work. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bytes } from '../../support/cache.ts';
import { type ExecaProcess, execa } from '../../support/execa.ts';
import { ANSWER } from './native-main.ts';

/** What a program answers. */
export interface NativeAnswer {
  /** Processor time of the clocks alone, measured in the program. */
  readonly seconds: number;
  /** In the order of the ports. */
  readonly outputs: readonly bigint[];
}

const options = { reject: false, buffer: false } as const;

/** One program of `buildNative`, from its start on; it waits without work between runs. */
export class NativeProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gatewright-native-'));
  readonly #child: ExecaProcess<typeof options>;
  readonly #lines: AsyncIterator<string>;

  constructor(program: Bytes) {
    const file = join(this.#folder, 'model');
    writeFileSync(file, program, { mode: 0o700 });
    this.#child = execa(file, [], options);
    this.#lines = this.#child.iterable()[Symbol.asyncIterator]();
  }

  /** `clocks` clocks with that reset. */
  async run(reset: 0 | 1, clocks: number): Promise<NativeAnswer> {
    this.#child.stdin.write(`${reset} ${clocks}\n`);
    let line = await this.#lines.next();
    while (!line.done && !line.value.startsWith(`${ANSWER} `)) line = await this.#lines.next();
    if (line.done) throw new Error(`the native program ended before its answer: ${(await this.#child).shortMessage}`);
    const [nanoseconds, ...outputs] = line.value.split(' ').slice(1);
    return { seconds: Number(nanoseconds) / 1e9, outputs: outputs.map((hex) => BigInt(`0x${hex}`)) };
  }

  /** Ends the program. */
  dispose(): void {
    this.#child.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
