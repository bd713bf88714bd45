/** What the register maps of senders have in common. */

/** Clocks of so many microseconds, at 312.5 MHz. */
export const us = (count: number): number => Math.floor(count * 312.5);

/** A register that is a time in clocks. */
export const time = <const N extends string, const O extends number>(
  name: N,
  offset: O,
  reset: number,
  doc: string,
) => ({
  name,
  offset,
  doc,
  fields: [{ name: 'clocks', bits: [31, 0] as const, access: 'rw' as const, reset }] as const,
});
