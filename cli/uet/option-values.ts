/** Values of options, which come as text. */
import { UserError } from '../../support/user-error.ts';

/** A whole number from `least` to `most`; a `UserError` otherwise. */
export function count(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least && value <= most && text.trim() !== '') return value;
  throw new UserError(`--${name} is ${JSON.stringify(text)}: give an integer from ${least} to ${most}`);
}

/** A probability up to `most`; a `UserError` otherwise. */
export function fraction(name: string, text: string, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= most) return value;
  throw new UserError(`--${name} is ${text}: give a fraction from 0 to ${most}`);
}

/** One of some words; a `UserError` otherwise. */
export function oneOf<const W extends string>(name: string, text: string, words: readonly W[]): W {
  const word = words.find((known) => known === text);
  if (word !== undefined) return word;
  throw new UserError(`--${name} is ${JSON.stringify(text)}: give ${words.join(' or ')}`);
}
