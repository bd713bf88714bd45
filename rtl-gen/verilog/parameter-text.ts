/** Values of the parameters of foreign modules. */
import type { ForeignIr, ParameterValue } from '../ir/foreign-ir.ts';
import { literal } from './expr-text.ts';

/** `#(.W(8), .MODE("FAST")) ` after a module's name, nothing where it has no parameters. */
export function parameterList({ parameters }: ForeignIr): string {
  if (parameters.length === 0) return '';
  return `#(${parameters.map(({ name, value }) => `.${name}(${parameterText(value)})`).join(', ')}) `;
}

/**
 * A constant expression of Verilog. Whole numbers of 32 bits and fewer have no width, so that they fit any integer
 * parameter.
 */
export function parameterText(value: ParameterValue): string {
  if (typeof value === 'string') return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  if (typeof value === 'object') return literal(value.width, BigInt(value.value));
  if (typeof value === 'number' && !Number.isInteger(value)) return realText(value);
  const number = BigInt(value);
  if (BigInt.asIntN(32, number) === number) return `${number}`;
  const magnitude = number < 0n ? -number : number;
  const width = magnitude.toString(2).length;
  return number < 0n ? `-${width + 1}'sd${magnitude}` : `${width}'h${magnitude.toString(16)}`;
}

/** Verilog wants a digit on both sides of the point. */
function realText(value: number): string {
  const text = `${value}`;
  return text.includes('.') ? text : text.replace('e', '.0e');
}
