/** The log of a run: what components say, with the simulated time. */
import { formatValue } from '../checking/values.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { RunKey, RunStore } from '../kernel/run-store.ts';
import { timeText } from '../kernel/time.ts';
import { type LogLevel, type LogRules, levels } from './levels.ts';

/** A sentence, or a function that makes one only where it is written. */
export type LogMessage = string | (() => string);

/** Values by name, written behind the sentence. */
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * What one component says. Where its lines are not written, a call does nothing at all: neither a function nor fields
 * are looked at.
 */
export interface Logger {
  debug(message: LogMessage, fields?: LogFields): void;
  info(message: LogMessage, fields?: LogFields): void;
  warn(message: LogMessage, fields?: LogFields): void;
  error(message: LogMessage, fields?: LogFields): void;
  /** Whether lines of that level are written; for what is costly to find out. */
  writes(level: LogLevel): boolean;
}

/** Where the log of a run goes. */
export interface LogTarget {
  readonly rules: LogRules;
  /** Takes a line, without its end. */
  readonly write: (line: string) => void;
}

/**
 * The logger of a component. Its lines begin with the simulated time and the cycle of the clock of `t`. Nothing is
 * written in an ordinary run. The repeat of a failed run, which has waves, writes everything to a file beside them, and
 * GATEWRIGHT_LOG has every run write to the error output (see `parseLogRules`).
 *
 * @example
 * const log = logger(t, 'source');
 * log.info('packet sent', { length: 64 }); // 120ns      cycle 12     info   source: packet sent, length 0x40
 */
export function logger(t: { readonly host: AgentHost }, component: string): Logger {
  const { host } = t;
  const target = host.store.find(logKey)?.target;
  if (target === undefined) return silent;
  const least = target.rules(component);
  const say = (level: LogLevel) => {
    if (levels[level] < least) return nothing;
    return (message: LogMessage, fields: LogFields = {}): void => {
      const text = typeof message === 'string' ? message : message();
      const values = Object.entries(fields).map(([name, value]) => `, ${name} ${formatValue(value)}`);
      const when = `${timeText(host.time).padEnd(COLUMN - 2)} ${`cycle ${host.cycle}`.padEnd(COLUMN)}`;
      target.write(`${when} ${level.padEnd(5)}  ${component}: ${text}${values.join('')}`);
    };
  };
  const writes = (level: LogLevel): boolean => levels[level] >= least;
  return { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error'), writes };
}

/** Have the loggers of a run write to `target`; those that have been made before stay silent. */
export function openLog(store: RunStore, target: LogTarget): void {
  store.of(logKey).target = target;
}

const COLUMN = 12;

const logKey: RunKey<{ target: LogTarget | undefined }> = { make: () => ({ target: undefined }) };

const nothing = (): void => {};

/** One object for all who are silent. */
const silent: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, writes: () => false };
