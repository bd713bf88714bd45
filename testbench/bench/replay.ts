/** Which run of a property is to be repeated alone. */
import { UserError } from '../../support/user-error.ts';

/** The variable that has a property run one stimulus alone, with waves. */
export const REPLAY_VARIABLE = 'GATEWRIGHT_REPLAY';

/**
 * One run of a property: the seed that everything random comes from, and where fast-check finds the stimulus (which one
 * of those it draws, then which of the shrunk ones, as often as it was shrunk). `commands` is the same for lists of
 * commands, whose shrinking depends on what was executed. Written `seed:path`, with commands `seed:path/commands`.
 */
export interface Replay {
  readonly seed: number;
  readonly path: string;
  readonly commands?: string;
}

/** The text for `REPLAY_VARIABLE`. */
export const replayText = ({ seed, path, commands }: Replay): string =>
  `${seed}:${path}${commands === undefined ? '' : `/${commands}`}`;

/** What the environment asks for; `UserError` for a text that no message of a property has. */
export function chooseReplay(environment: Readonly<Record<string, string | undefined>>): Replay | undefined {
  const text = environment[REPLAY_VARIABLE]?.trim();
  if (!text) return undefined;
  const [, seed, path, commands] = /^(-?\d+):(\d+(?::\d+)*)(?:\/([A-Za-z0-9:+/]+))?$/.exec(text) ?? [];
  if (seed === undefined || path === undefined || !isSeed(Number(seed)))
    throw new UserError(
      `${REPLAY_VARIABLE} is ${text}, but must be what the message of a failed property says: seed:path`,
    );
  return { seed: Number(seed), path, ...(commands === undefined ? {} : { commands }) };
}

/** fast-check's seeds are 32 bits, signed. */
const isSeed = (seed: number): boolean => seed === (seed | 0);
