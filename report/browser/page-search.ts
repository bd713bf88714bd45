/** The search over a page: rows of its tables, and what else is marked to be found. */

/** What can be found one by one; the Verilog has a search of its own. */
const findable = 'tbody > tr, .bucket, section li';

/** Let the field of the page's head hide all that does not hold each of its words; `/` leads to it. */
export function makePageSearch(): void {
  const field = document.querySelector<HTMLInputElement>('.page-search input');
  const status = document.querySelector<HTMLElement>('.page-search [role=status]');
  if (field === null || status === null) return;
  const parts = [...document.querySelectorAll<HTMLElement>(findable)].filter(
    (part) => part.closest('.verilog, .machine') === null,
  );
  if (parts.length === 0) return;
  const texts = parts.map((part) => (part.textContent ?? '').toLowerCase());
  field.closest<HTMLElement>('.page-search')!.hidden = false;
  const openBefore = new Map<HTMLDetailsElement, boolean>();
  const search = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    parts.forEach((part, i) => {
      const holds = words.every((word) => texts[i]!.includes(word));
      part.hidden = !holds;
      if (!holds || words.length === 0) return;
      found++;
      for (let up = part.closest('details'); up !== null; up = up.parentElement!.closest('details')) {
        if (!openBefore.has(up)) openBefore.set(up, up.open);
        up.open = true;
      }
    });
    if (words.length === 0) {
      for (const [details, wasOpen] of openBefore) details.open = wasOpen;
      openBefore.clear();
    }
    status.textContent = words.length === 0 ? '' : found === 1 ? '1 place' : `${found.toLocaleString('en')} places`;
  };
  field.addEventListener('input', search);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.activeElement === field) {
      field.value = '';
      search();
      field.blur();
    }
    const writes = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
    if (event.key !== '/' || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}
