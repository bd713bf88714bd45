/** How operators of two operands are written, for people and in Verilog. */
export const operatorSigns = {
  and: '&',
  or: '|',
  xor: '^',
  add: '+',
  sub: '-',
  mul: '*',
  eq: '==',
  lt: '<',
  shl: '<<',
  shr: '>>',
} as const;
