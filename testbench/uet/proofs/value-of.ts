/** What a shape is of. */
import type { Shape } from '../../../rtl-gen/hdl/index.ts';

/** The value of a shape: of `bits(3)` a word of 3 bits. */
export type ValueOf<S> = S extends Shape<infer V> ? V : never;
