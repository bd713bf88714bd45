/** Decimal-digit arithmetic on literal number types: exact at any width, O(digits) instantiations a step. */

/**
 * A width as it stands in a type: the literal, or `any` where TypeScript only knows that it is a number. `Bits<any>`
 * goes with words of every width, in both directions: elaboration knows whether the widths are equal, and checks it.
 */
// biome-ignore lint/suspicious/noExplicitAny: a width that goes with every other.
export type Width<W extends number> = number extends W ? any : W;

/** The sum of two literal number types; `any` where one of them is not a literal. */
export type Add<A extends number, B extends number> = number extends A
  ? Width<number>
  : number extends B
    ? Width<number>
    : Num<AddR<Rev<`${A}`>, Rev<`${B}`>>>;

/**
 * The difference of two literal number types, `never` where it is negative; `any` where one of them is not a
 * literal.
 */
export type Sub<A extends number, B extends number> = number extends A
  ? Width<number>
  : number extends B
    ? Width<number>
    : [SubR<Rev<`${A}`>, Rev<`${B}`>>] extends [infer R extends string]
      ? Num<Strip<R>>
      : never;

/** The number of bits that number `W` things: the smallest `n` with 2^n >= `W`; `any` where `W` is not a literal. */
export type Clog2<W extends number, P extends number = 1, N extends number = 0> = number extends W
  ? Width<number>
  : [Sub<P, W>] extends [never]
    ? Clog2<W, Add<P, P>, Add<N, 1>>
    : N;

type D = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
// Sums row by row as strings "cs" (carry, sum), indexed [a][b]; row 10 is 9 with a carry in.
type S0 = ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'];
type S1 = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
type S2 = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
type S3 = ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
type S4 = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '13'];
type S5 = ['05', '06', '07', '08', '09', '10', '11', '12', '13', '14'];
type S6 = ['06', '07', '08', '09', '10', '11', '12', '13', '14', '15'];
type S7 = ['07', '08', '09', '10', '11', '12', '13', '14', '15', '16'];
type S8 = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17'];
type S9 = ['09', '10', '11', '12', '13', '14', '15', '16', '17', '18'];
type S10 = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];
type SumT = [S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10];
type Dig = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type N<S extends Dig> = S extends `${infer X extends D}` ? X : never;
type Rev<S extends string, A extends string = ''> = S extends `${infer H}${infer T}` ? Rev<T, `${H}${A}`> : A;
type Inc = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
// Digit strings reversed, so that the least significant digit comes first; O is the result so far.
type AddR<
  A extends string,
  B extends string,
  C extends 0 | 1 = 0,
  O extends string = '',
> = A extends `${infer a extends Dig}${infer ar}`
  ? B extends `${infer b extends Dig}${infer br}`
    ? SumT[C extends 1 ? Inc[N<a>] : N<a>][N<b>] extends `${infer c extends 0 | 1}${infer s}`
      ? AddR<ar, br, c, `${s}${O}`>
      : never
    : SumT[C extends 1 ? Inc[N<a>] : N<a>][0] extends `${infer c extends 0 | 1}${infer s}`
      ? AddR<ar, '', c, `${s}${O}`>
      : never
  : B extends `${infer b extends Dig}${infer br}`
    ? SumT[C extends 1 ? Inc[N<b>] : N<b>][0] extends `${infer c extends 0 | 1}${infer s}`
      ? AddR<'', br, c, `${s}${O}`>
      : never
    : C extends 1
      ? `1${O}`
      : O;
type Num<S extends string> = S extends `${infer X extends number}` ? X : never;
// Differences row by row as strings "bd" (borrow, difference), indexed [a][b].
type B0 = ['00', '19', '18', '17', '16', '15', '14', '13', '12', '11'];
type B1 = ['01', '00', '19', '18', '17', '16', '15', '14', '13', '12'];
type B2 = ['02', '01', '00', '19', '18', '17', '16', '15', '14', '13'];
type B3 = ['03', '02', '01', '00', '19', '18', '17', '16', '15', '14'];
type B4 = ['04', '03', '02', '01', '00', '19', '18', '17', '16', '15'];
type B5 = ['05', '04', '03', '02', '01', '00', '19', '18', '17', '16'];
type B6 = ['06', '05', '04', '03', '02', '01', '00', '19', '18', '17'];
type B7 = ['07', '06', '05', '04', '03', '02', '01', '00', '19', '18'];
type B8 = ['08', '07', '06', '05', '04', '03', '02', '01', '00', '19'];
type B9 = ['09', '08', '07', '06', '05', '04', '03', '02', '01', '00'];
type SubT = [B0, B1, B2, B3, B4, B5, B6, B7, B8, B9];
type DecD = [[9, 1], [0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [8, 0]]; // digit minus borrow-in
type SubStep<a extends number, b extends number, C extends 0 | 1> = C extends 0
  ? SubT[a & keyof SubT & number][b & keyof B0 & number]
  : a extends 0
    ? SubT[9][b & keyof B0 & number] extends `${string}${infer s}`
      ? `1${s}`
      : never
    : SubT[DecD[a & keyof DecD & number][0] & keyof SubT & number][b & keyof B0 & number];
type SubR<
  A extends string,
  B extends string,
  C extends 0 | 1 = 0,
  O extends string = '',
> = A extends `${infer a extends Dig}${infer ar}`
  ? B extends `${infer b extends Dig}${infer br}`
    ? SubStep<N<a>, N<b>, C> extends `${infer c extends 0 | 1}${infer s}`
      ? SubR<ar, br, c, `${s}${O}`>
      : never
    : SubStep<N<a>, 0, C> extends `${infer c extends 0 | 1}${infer s}`
      ? SubR<ar, '', c, `${s}${O}`>
      : never
  : B extends ''
    ? C extends 0
      ? O
      : never
    : never;
type Strip<S extends string> = S extends `0${infer R}` ? (R extends '' ? '0' : Strip<R>) : S;
