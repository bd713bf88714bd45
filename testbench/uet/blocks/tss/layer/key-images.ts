/** Where in a design something of a key is: in any register or word of a memory, at any bit of it. */
import { laneCounts } from '../../../../../rtl-gen/uet/tss/gcm/settings.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { aesEncrypt, aesRoundKeys } from '../../../golden/tss/reference/aes.ts';
import { powersOf } from '../../../golden/tss/reference/gf128.ts';

/** So many bits of a key that stand together are an image of it; by chance they are met once in some thousand runs. */
const windowBits = 48;

/** Registers and words that are shorter, as those in which software gathers a key, are compared as a whole. */
const leastBits = 32;

const bitsOf = (value: bigint, width: number): string => value.toString(2).padStart(width, '0');

const reversed = (word: string): string => (word.match(/.{8}/g) ?? []).toReversed().join('');

/** A key of AES-256, all that is made of it: its round keys, H and its powers, the subkey of CMAC. */
function imagesOf(key: Uint8Array): readonly string[] {
  const h = aesEncrypt(key, 0n);
  const subkey = ((h << 1n) ^ (h >> 127n ? 0x87n : 0n)) & ((1n << 128n) - 1n);
  const whole = bitsOf(BigInt(`0x${Buffer.from(key).toString('hex')}`), 256);
  const blocks = [...aesRoundKeys(key), ...powersOf(h, 4), subkey].map((block) => bitsOf(block, 128));
  return [whole, ...blocks].flatMap((image) => [image, reversed(image)]);
}

/** Every part of so many bits. */
const partsOf = (image: string, width: number): readonly string[] =>
  Array.from({ length: image.length - width + 1 }, (_, at) => image.slice(at, at + width));

export class KeyImages {
  readonly #dut: TestContext['dut'];
  readonly #images: string[];
  readonly #parts = new Map<number, Set<string>>();
  /** The parts of `windowBits`, as numbers. */
  readonly #windows: ReadonlySet<number>;

  constructor({ dut }: TestContext, keys: readonly Uint8Array[]) {
    this.#dut = dut;
    this.#images = keys.flatMap(imagesOf);
    this.#windows = new Set(this.#images.flatMap(windowsOf));
  }

  #isPart(word: string): boolean {
    const width = word.length;
    let parts = this.#parts.get(width);
    if (parts === undefined) {
      parts = new Set(this.#images.flatMap((image) => partsOf(image, width)));
      this.#parts.set(width, parts);
    }
    return parts.has(word);
  }

  #shows(value: number | bigint, width: number): boolean {
    // Of a key no part is zeros, but for one in some 10^12.
    if (width < leastBits || BigInt(value) === 0n) return false;
    const word = bitsOf(BigInt(value), width);
    if (width < windowBits) return this.#isPart(word);
    return windowsOf(word).some((window) => this.#windows.has(window));
  }

  /** The paths of all registers and words that have something of one of the keys. */
  found(): readonly string[] {
    return [...this.#each()];
  }

  /** Whether there is any. */
  isFound(): boolean {
    return this.#each().next().done !== true;
  }

  *#each(): Generator<string, undefined> {
    const { registers, memories } = this.#dut;
    if (registers === undefined || memories === undefined) throw new Error('this engine shows no registers');
    for (const { get, width, path } of registers) if (this.#shows(get(), width)) yield path;
    for (const { path, width, depth, get } of memories)
      for (let at = 0; at < depth; at++) if (this.#shows(get(at), width)) yield `${path}[${at}]`;
  }
}

/** Every part of `windowBits` of a word, as a number. */
function windowsOf(word: string): readonly number[] {
  const windows: number[] = [];
  let window = 0;
  for (let at = 0; at < word.length; at++) {
    window = (window % 2 ** (windowBits - 1)) * 2 + (word.charCodeAt(at) & 1);
    if (at >= windowBits - 1) windows.push(window);
  }
  return windows;
}

/** The words of all memories of keys that are not 0, at least some of which there are. */
export function keyWords({ dut }: TestContext): readonly string[] {
  const memories = dut.memories!.filter(({ path }) =>
    /association_keys$|\.masks$|aes\.round_\d+\.keys$|aes\.keys_\d$|\.powers$/.test(path),
  );
  // Of each lane of either side those of round keys, or of the halves of a key, and one of powers of H.
  if (![15, 2].some((parts) => laneCounts.some((lanes) => memories.length === 2 * (lanes * (parts + 1) + 2))))
    throw new Error(`${memories.length} memories of keys`);
  return memories.flatMap(({ path, depth, get }) =>
    Array.from({ length: depth }, (_, at) => (BigInt(get(at)) === 0n ? [] : [`${path}[${at}]`])).flat(),
  );
}
