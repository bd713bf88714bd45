/** The messages for records that do not fit their stream. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import { formatValue } from '../checking/values.ts';

/** The error about an item that is no record of the fields `names`. */
export const noRecord = (name: string, item: unknown, names: readonly string[]): UserError =>
  new UserError(`${name} is a record of ${names.join(', ')}, so ${formatValue(item)} cannot be sent`);

/** The error about a record without one of its fields. */
export const lacksField = (name: string, item: object, field: string): UserError =>
  new UserError(`the item ${formatValue(item)} for ${name} lacks ${field}`);

/** Throws a `UserError` if the record has a field that is not among `names`. */
export function checkFields(name: string, item: object, names: readonly string[]): void {
  const unknown = Object.keys(item).find((field) => !names.includes(field));
  if (unknown !== undefined) throw new UserError(`${name} has no field ${unknown}${didYouMean(unknown, names)}`);
}
