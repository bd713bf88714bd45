/** A program from outside, on the core and in the simulator in software. */
import { readFile } from 'node:fs/promises';
import { runSeed } from 'gatewright/bench';
import { type Replay, UserError } from 'gatewright/config';
import { imageOf, Machine, memoryBytes } from './machine.ts';

/** Instructions after which a program has run long enough. */
const most = 1_000_000;

/**
 * `gatewright replay rv32i FILE`: the words of a memory in hexadecimal, as `$readmemh` reads them, from address 0.
 * Every instruction is compared until the core halts.
 */
export const replay: Replay = async (simulator, file) => {
  const image = imageOf(wordsOf(await readFile(file, 'utf8'), file));
  let instructions = 0;
  const run = await runSeed(simulator, 1, async (t) => {
    const machine = new Machine(t);
    await machine.start(image);
    try {
      await machine.run(most);
    } finally {
      instructions = machine.retired;
    }
  });
  const first = run.failure?.message;
  return {
    counts: { instructions },
    disagreements: first === undefined ? 0 : 1,
    ...(first === undefined ? {} : { firstDisagreement: first }),
    clocks: run.cycles,
  };
};

/** The words of a file, without comments; what is no word is a `UserError` with its line. */
function wordsOf(text: string, file: string): readonly number[] {
  const words = text.split('\n').flatMap((line, i) =>
    line
      .replace(/\/\/.*/, '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => {
        if (/^[0-9a-f]{1,8}$/i.test(word)) return Number.parseInt(word, 16);
        throw new UserError(`${file}:${i + 1}: ${word} is no word of 32 bits in hexadecimal`);
      }),
  );
  if (4 * words.length <= memoryBytes) return words;
  throw new UserError(`${file} has ${words.length} words: the memory has ${memoryBytes / 4}`);
}
