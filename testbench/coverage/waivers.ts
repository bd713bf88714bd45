/**
 * Waivers: comments in the source that say why something is not covered.
 *
 * `// uncovered WHAT: reason` stands on the line of what it is about, or in lines of its own directly above it; further
 * lines of comment there belong to the reason. WHAT is the kind of point, and then which one where not all of that kind
 * on the line are meant:
 *
 * - `if taken`, `if not taken`, `match STATE`, `mux 1`, `mux 0`, `cover`;
 * - `state STATE`, `transition A -> B` on a register's declaration;
 * - `toggle`, `toggle NAME`, `toggle NAME[31:8]`, `toggle [msb]` on what declares the signal; on an instance, with the
 *   name of one of its ports;
 * - `instance` on an instance, `module` on a module: everything inside.
 *
 * What lies within an arm that is waived is waived too. The comment names what it waives, so it cannot come to cover
 * for something else, and one that covers for nothing any more is found.
 */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { Location } from '../../rtl-gen/ir/location.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { CoveragePoint, ToggleSignal } from './coverage-data.ts';

const kinds = ['if', 'match', 'mux', 'state', 'transition', 'cover', 'toggle', 'instance', 'module'] as const;

/** One comment. */
export interface Waiver {
  readonly file: string;
  /** The comment's own line, and that of what it is about. */
  readonly line: number;
  readonly target: number;
  readonly kind: (typeof kinds)[number];
  /** Which of the kind; empty for all. */
  readonly which: string;
  readonly reason: string;
}

const opening = /\/\/ uncovered\b(.*)$/;
const form = /^ ([a-z]+)(?: ((?:[^:[\]]|\[[\w:]+\])+))?: *(\S.*)$/;
const isComment = (line: string | undefined): line is string => /^\s*\/\//.test(line ?? '');

/** The waivers of a source file; one that is not of the form is a `UserError`. */
export function parseWaivers(file: string, text: string): readonly Waiver[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i): Waiver[] => {
    const body = opening.exec(line)?.[1];
    if (body === undefined) return [];
    const [, kind = '', which = '', start = ''] = form.exec(body) ?? [];
    const known = kinds.find((k) => k === kind);
    if (known === undefined) {
      const why = kind === '' ? 'say what and why, as in // uncovered if taken: reason' : unknownKind(kind);
      throw new UserError(`${file}:${i + 1}: not a waiver: ${why}`);
    }
    const reason = [start.trim()];
    let next = i + 1;
    if (isComment(line)) {
      for (; isComment(lines[next]) && !opening.test(lines[next]!); next++) {
        reason.push(lines[next]!.replace(/^\s*\/\/\s*/, '').trim());
      }
      // Several waivers may stand above one line.
      while (isComment(lines[next])) next++;
    }
    const target = isComment(line) ? next + 1 : i + 1;
    return [{ file, line: i + 1, target, kind: known, which: which.trim(), reason: reason.join(' ') }];
  });
}

const unknownKind = (kind: string): string =>
  `there is no kind ${kind}${didYouMean(kind, kinds)} (kinds: ${kinds.join(', ')})`;

/** Whether a waiver stands on a place. */
export const standsAt = ({ file, target }: Waiver, at: Location | undefined): boolean =>
  at !== undefined && at.file === file && at.line === target;

/** Whether a waiver names that point, on the point's own line. */
export const waivesPoint = (waiver: Waiver, { kind, at, arm }: CoveragePoint): boolean =>
  waiver.kind === kind && standsAt(waiver, at) && (waiver.which === '' || waiver.which === arm);

/** The bits of a signal that a waiver names, on the signal's own line or, by name, on that of its instance. */
export function waivedBits(waiver: Waiver, { at, name, width }: ToggleSignal, instanceAt?: Location): bigint {
  const [, named = '', hi, lo = hi] = /^(\w*)(?:\[(\d+|msb)(?::(\d+))?\])?$/.exec(waiver.which) ?? [];
  const stands = standsAt(waiver, at) ? named === '' || named === name : standsAt(waiver, instanceAt) && named === name;
  if (waiver.kind !== 'toggle' || !stands) return 0n;
  if (hi === undefined) return named === waiver.which ? mask(width) : 0n;
  const bit = (text: string): number => (text === 'msb' ? width - 1 : Number(text));
  return mask(bit(hi) + 1) & ~mask(bit(lo!)) & mask(width);
}
