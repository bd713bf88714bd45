/** Which lines of the log are written: levels, by component. */
import { UserError } from '../../support/user-error.ts';

/** How much a line matters, least first. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Levels as numbers: a component writes the lines whose level is at least its own. */
export const levels: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** The level of a component that writes nothing. */
export const OFF = 4;

/** The least level that a component writes, as a number; `OFF` if it writes nothing. */
export type LogRules = (component: string) => number;

/** Everything, of everyone. */
export const everything: LogRules = () => levels.debug;

/** The variable that has every run write its log to the error output: `debug`, or `link=debug,source=info`. */
export const LOG_VARIABLE = 'GATEWRIGHT_LOG';

/**
 * The rules that a text states: a list, with commas, of a level for all components, or `component=level`, or a
 * component alone (all its lines). A component stands for those whose names begin with it and a dot or a space, too;
 * the longest that fits counts. Undefined for an empty text; `UserError` for a level that is none.
 */
export function parseLogRules(text: string | undefined): LogRules | undefined {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const rules = parts.map(parseRule).sort((a, b) => b.component.length - a.component.length);
  return (component) => rules.find((rule) => covers(rule.component, component))?.level ?? OFF;
}

interface Rule {
  /** Empty for all. */
  readonly component: string;
  readonly level: number;
}

function parseRule(part: string): Rule {
  const at = part.indexOf('=');
  if (at < 0) return isLevel(part) ? { component: '', level: levels[part] } : { component: part, level: levels.debug };
  const level = part.slice(at + 1).trim();
  if (level === 'off') return { component: part.slice(0, at).trim(), level: OFF };
  if (isLevel(level)) return { component: part.slice(0, at).trim(), level: levels[level] };
  const known = [...Object.keys(levels), 'off'].join(', ');
  throw new UserError(`${LOG_VARIABLE} has the level ${level || '(nothing)'}; there are ${known}`);
}

const isLevel = (text: string): text is LogLevel => Object.hasOwn(levels, text);

const covers = (rule: string, component: string): boolean =>
  rule === '' || component === rule || component.startsWith(`${rule}.`) || component.startsWith(`${rule} `);
