/** Small modules as the text that a reader sees. */
import { expect } from 'vitest';
import type { AnyModule } from '../../hdl/body/module.ts';
import { type Bits, bit, bits, type Ctx, module } from '../../hdl/index.ts';
import { bodyOf, emitModule } from './emit-module.ts';
import { lint } from './lint.ts';

/** The text between header and end of the module, once the lint tools that are installed have accepted the design. */
export async function shown(mod: unknown): Promise<string> {
  const design = emitModule(mod as AnyModule);
  expect(await lint(design)).toBe('');
  return bodyOf(design);
}

/** What the body of `block` reads. */
export interface Inputs {
  readonly a: Bits<8>;
  readonly b: Bits<8>;
  readonly c: Bits<1>;
  readonly d: Bits<1>;
}

/** A module of two words and two bits, whose body gives the output. */
export const block = (body: (io: Inputs, m: Ctx) => Bits<8>) =>
  module('block', { in: { a: bits(8), b: bits(8), c: bit, d: bit }, out: { y: bits(8) } }, (io, m) => ({
    y: body(io, m),
  }));
