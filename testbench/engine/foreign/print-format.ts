/** What a `$print` cell of Yosys prints: its format taken apart, and filled in. */
import { PATH, TASK, type TaskName, WIDTH } from './display-tasks.ts';

/** A value in a format. */
interface Field {
  /** Bits; 0 for the time. */
  readonly size: number;
  readonly justify: string;
  readonly pad: string;
  readonly width: number;
  readonly base: string;
  readonly signed: boolean;
  /** As the Verilog says it, where it says one. */
  readonly spec?: string;
}

export interface PrintFormat {
  /** What the task does besides. */
  readonly task: TaskName | undefined;
  readonly parts: readonly (string | Field)[];
}

/** The values' sizes in order, 0 for the time. */
export const sizesOf = ({ parts }: PrintFormat): readonly number[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.size]));

const field = /\{(\d+):([<>=])(.)(\d*)([bodhHctrU])([-+ ]?)#?_?([us]?)\}/;

/** Take a format apart, as the parameter of a cell is written: a text that could be bits has one blank more. */
export function parseFormat(parameter: string): PrintFormat {
  const text = parameter.replace(/^([01xz]* *) $/, '$1');
  const parts: (string | Field)[] = [];
  let task: TaskName | undefined;
  let rest = text;
  if (rest.startsWith(TASK.begin)) {
    const end = rest.indexOf(TASK.end);
    task = rest.slice(1, end) as TaskName;
    rest = rest.slice(end + 1);
  }
  const all = new RegExp(`\\{\\{|\\}\\}|(?:${WIDTH.begin}([-\\dc]*)${WIDTH.end})?${field.source}`, 'g');
  let at = 0;
  for (const match of rest.matchAll(all)) {
    parts.push(rest.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, spec, size, justify, pad, width, base, , sign] = match;
    if (whole === '{{' || whole === '}}') parts.push(whole[0]!);
    else {
      parts.push({
        size: Number(size),
        justify: justify!,
        pad: pad!,
        width: Number(width),
        base: base!,
        signed: sign === 's',
        ...(spec === undefined ? {} : { spec }),
      });
    }
  }
  parts.push(rest.slice(at));
  return { task, parts: parts.filter((part) => part !== '') };
}

/** The text, with the values in order, those of the time among them. */
export function printed({ parts }: PrintFormat, values: readonly bigint[], path: string): string {
  let next = 0;
  return parts
    .map((part) => (typeof part === 'string' ? part.replaceAll(PATH, path) : fieldText(part, values[next++]!)))
    .join('');
}

function fieldText(part: Field, value: bigint): string {
  if (part.base === 'c') return characters(part, value);
  const isTime = part.size === 0;
  const signed = part.signed && !isTime ? BigInt.asIntN(part.size, value) : value;
  const sign = signed < 0n && part.base === 'd' ? '-' : '';
  const radix = isTime ? 10 : ({ b: 2, o: 8, d: 10, h: 16, H: 16 }[part.base] ?? 10);
  const digits = (
    part.base === 'd' && signed < 0n ? -signed : isTime ? value : BigInt.asUintN(part.size, value)
  ).toString(radix);
  const all = radix === 10 ? digits : digits.padStart(Math.ceil(part.size / bitsOf(radix)), '0');
  if (part.spec !== undefined) return bySpec(part.spec, sign, all);
  const width = isTime && part.justify === '>' ? 20 : part.width;
  if (part.justify === '=') return sign + digits.padStart(width - sign.length, part.pad);
  const text = sign + digits;
  return part.justify === '<' ? text.padEnd(width, part.pad) : text.padStart(width, part.pad);
}

const bitsOf = (radix: number): number => ({ 2: 1, 8: 3, 16: 4 })[radix] ?? 1;

/** By the width that the Verilog has, as Icarus Verilog does it: a small one leaves no digits out. */
function bySpec(spec: string, sign: string, digits: string): string {
  const width = Math.abs(Number(spec));
  if (spec.startsWith('0')) return sign + digits.padStart(width - sign.length, '0');
  return spec.startsWith('-') ? (sign + digits).padEnd(width) : (sign + digits).padStart(width);
}

/** Bytes, the first in the highest bits; those that are zero are blanks, in front as far as the width goes. */
function characters({ size, spec }: Field, value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n; rest >>= 8n) text = String.fromCharCode(Number(rest & 255n) || 32) + text;
  if (spec === undefined) return text.padStart(Math.ceil(size / 8));
  if (spec.endsWith('c')) text = String.fromCharCode(Number(value & 255n));
  const width = Math.abs(Number(spec.replace('c', '')));
  return spec.startsWith('-') ? text.padEnd(width) : text.padStart(width);
}
