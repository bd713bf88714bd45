/** Where something stands in the Verilog, from Yosys's `src` attribute. */
import type { Location } from '../../../rtl-gen/ir/location.ts';
import type { JsonAttributes } from './yosys-json.ts';

/** The first place of an attribute such as `a.v:3.2-3.31|a.v:9.1-9.5`; undefined where there is none. */
export function placeOf({ src }: JsonAttributes): Location | undefined {
  const found = src === undefined ? null : /^([^|]*?):(\d+)(?:\.(\d+))?(?:-[\d.]*)?(?:\||$)/.exec(src);
  if (found === null) return undefined;
  const [, file, line, column] = found;
  return { file: file!, line: Number(line), column: Number(column ?? 1) };
}

/** A name in a message: with ` (file:line)` where the place is known. */
export function placed(name: string, attributes: JsonAttributes): string {
  const at = placeOf(attributes);
  return at === undefined ? name : `${name} (${at.file}:${at.line})`;
}
