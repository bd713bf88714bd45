/** Pages of a memory: free ones, and those that packets have, as chains. */
import { bit, bits, clog2, module, record } from '../../../hdl/index.ts';

/** Pages that are always free: the one that is given next is never the end of the chain of free ones. */
export const sparePages = 4;

/**
 * All pages are links of chains, the free ones of one. Whoever takes pages without anyone else taking one between them
 * has a chain: `link` of each is the next. A chain comes `back` as a whole in one clock, at the end of the free ones.
 *
 * `page` may be taken while `there`, one a clock. `linked` is what follows `page_of`, a clock after `asks`, until the
 * next `asks`. `free`: the pages that are free. After reset `ready` is 0 for as many clocks as there are pages.
 */
export const pageList = (pages: number) => {
  const width = clog2(pages);
  if (2 ** width !== pages || pages <= 2 * sparePages)
    throw new RangeError(`${pages} pages: give a power of two, 16 at least`);
  const Page = bits(width);
  const Count = bits(width + 1);
  return module(
    `page_list_n${pages}`,
    {
      summary: `Chains of ${pages} pages.`,
      in: {
        take: bit,
        back: record({ valid: bit, first: Page, last: Page, count: Count }),
        asks: bit,
        page_of: Page,
      },
      out: { ready: bit, there: bit, page: Page, linked: Page, free: Count },
    },
    ({ take, back, asks, page_of }, m) => {
      const filling = m.reg('filling', bit, { reset: 1 });
      const at = m.reg('at', Page, { reset: 0 });
      at.set(at.add(1));
      m.when(at.all(), () => filling.set(0));
      const head = m.reg('head', Page, { reset: 0 });
      const tail = m.reg('tail', Page, { reset: pages - 1 });
      const free = m.reg('free_now', Count, { reset: pages });
      const links = m.mem('links', Page, { depth: pages });
      links.write({
        addr: m.mux(filling, at, tail),
        data: m.mux(filling, at.add(1), back.first),
        enable: filling.or(back.valid),
      });
      const headNext = m.forward('head_next', Page);
      const afterHead = links.readSync({ addr: headNext, onCollision: 'old' });
      headNext.set(m.mux(take, afterHead, head));
      head.set(headNext);
      m.when(back.valid, () => tail.set(back.last));
      free.set(free.add(back.count.mask(back.valid)).sub(take.zext(width + 1)));
      // Of the clock before: one that is taken in it is not counted yet.
      const there = m.next('is_there', filling.not().and(free.ge(sparePages)), { reset: 0 });
      m.assert('takes_what_is_there', take.implies(there));
      m.assert('keeps_the_last', take.implies(head.ne(tail)));
      m.assert('no_more_than_all', free.le(pages));
      return {
        ready: filling.not(),
        there,
        page: head,
        linked: links.readSync({ addr: page_of, enable: asks, onCollision: 'old' }),
        free,
      };
    },
  );
};
