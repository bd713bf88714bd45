/** Whether a literal fits in a word, for the editor to say. */

/**
 * `N` if it fits in `W` bits, else a sentence that says that it does not. Computed numbers, widths that are not
 * literals and widths above 64 are left to the port, which checks every value.
 */
export type Fits<N extends number | bigint, W extends number> = number extends N
  ? N
  : bigint extends N
    ? N
    : number extends W
      ? N
      : W extends keyof Largest
        ? `${N}` extends `-${string}`
          ? `${N} is negative: ${W} bits hold 0 to ${Largest[W]}`
          : IsAbove<`${N}`, Largest[W]> extends true
            ? `${N} does not fit in ${W} bits: 0 to ${Largest[W]}`
            : N
        : N;

/** Whether the decimal number `A` is above `B`: `Before` is how the digits compare that came before these. */
type IsAbove<A extends string, B extends string, Before = 'equal'> = A extends `${infer X}${infer RestA}`
  ? B extends `${infer Y}${infer RestB}`
    ? IsAbove<RestA, RestB, Before extends 'equal' ? Compare<X, Y> : Before>
    : true
  : B extends ''
    ? Before extends 'above'
      ? true
      : false
    : false;

type Compare<A extends string, B extends string> = A extends B
  ? 'equal'
  : '0123456789' extends `${string}${A}${string}${B}${string}`
    ? 'below'
    : 'above';

/** The largest number of each width that is checked. */
interface Largest {
  1: '1';
  2: '3';
  3: '7';
  4: '15';
  5: '31';
  6: '63';
  7: '127';
  8: '255';
  9: '511';
  10: '1023';
  11: '2047';
  12: '4095';
  13: '8191';
  14: '16383';
  15: '32767';
  16: '65535';
  17: '131071';
  18: '262143';
  19: '524287';
  20: '1048575';
  21: '2097151';
  22: '4194303';
  23: '8388607';
  24: '16777215';
  25: '33554431';
  26: '67108863';
  27: '134217727';
  28: '268435455';
  29: '536870911';
  30: '1073741823';
  31: '2147483647';
  32: '4294967295';
  33: '8589934591';
  34: '17179869183';
  35: '34359738367';
  36: '68719476735';
  37: '137438953471';
  38: '274877906943';
  39: '549755813887';
  40: '1099511627775';
  41: '2199023255551';
  42: '4398046511103';
  43: '8796093022207';
  44: '17592186044415';
  45: '35184372088831';
  46: '70368744177663';
  47: '140737488355327';
  48: '281474976710655';
  49: '562949953421311';
  50: '1125899906842623';
  51: '2251799813685247';
  52: '4503599627370495';
  53: '9007199254740991';
  54: '18014398509481983';
  55: '36028797018963967';
  56: '72057594037927935';
  57: '144115188075855871';
  58: '288230376151711743';
  59: '576460752303423487';
  60: '1152921504606846975';
  61: '2305843009213693951';
  62: '4611686018427387903';
  63: '9223372036854775807';
  64: '18446744073709551615';
}
