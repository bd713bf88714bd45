/** Reserved bits of headers, where a receiver refuses those that are not 0. */
import type { Bits, Ctx, When } from '../../../hdl/index.ts';
import { type Field, type Layout, placed } from '../layout/index.ts';
import type { ParserSettings } from './settings.ts';

/**
 * Whether the header that `bytes` begin with, their first byte on top, has reserved bits that are not 0: also those of
 * the views that its selectors choose, and of no others.
 */
export function reservedBits(m: Ctx, { items }: Layout, bytes: Bits): Bits<1> {
  const none = m.lit(1, 0);
  const at = (offset: number, { width }: Field): Bits =>
    bytes.slice(bytes.width - 1 - offset, bytes.width - offset - width);
  const anyOf = (fields: readonly Field[], from: number): Bits<1> =>
    placed(fields, from)
      .filter(({ item }) => item.role === 'reserved')
      .map(({ item, offset }) => at(offset, item).any())
      .reduce((a, b) => a.or(b), none);

  const all = placed(items);
  return all
    .map(({ item, offset }) => {
      if (item.kind === 'field') return anyOf([item], offset);
      const selector = all.find((other) => other.item.name === item.selector)!;
      const selected = at(selector.offset, selector.item as Field);
      const values = item.views.flatMap(({ is }) => (is === undefined ? [] : [is]));
      return item.views
        .filter(({ fields }) => fields.some(({ role }) => role === 'reserved'))
        .map(({ is, fields }) => {
          const chosen =
            is === undefined
              ? values.map((value) => selected.ne(value)).reduce((a, b) => a.and(b), m.lit(1, 1))
              : selected.eq(is);
          return chosen.and(anyOf(fields, offset));
        })
        .reduce((a, b) => a.or(b), none);
    })
    .reduce((a, b) => a.or(b), none);
}

/** The chain, and where the settings refuse reserved bits, what to do with some after it. */
export const refusing = (
  { reserved }: Pick<ParserSettings, 'reserved'>,
  chain: When,
  stray: () => Bits<1>,
  refuse: () => void,
): When => (reserved === 'refuse' ? chain.elsewhen(stray(), refuse) : chain);
