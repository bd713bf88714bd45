/** What the check of the package measures, and whether the page that keeps it is still right. */
import { UserError } from '../support/user-error.ts';
import { megabytes } from './outside.ts';

/** Sizes are the same on every machine, seconds are not. */
export type Figure =
  | { readonly what: string; readonly bytes: number }
  | { readonly what: string; readonly seconds: number };

/** By how much a size on the page may differ from the one measured: others change the package, too. */
const tolerance = 0.1;

const shown = (figure: Figure): string =>
  'bytes' in figure ? megabytes(figure.bytes) : `${figure.seconds.toFixed(1)} s`;

/** The table of the page. */
export const figureRows = (figures: readonly Figure[]): readonly string[] => [
  '| what | how much |',
  '| --- | --: |',
  ...figures.map((figure) => `| ${figure.what} | ${shown(figure)} |`),
];

/** A `UserError` for a size that is missing on the page, or more than a tenth off there. */
export function requireFresh(page: string, figures: readonly Figure[]): void {
  const old = figures.flatMap((figure) => {
    if (!('bytes' in figure)) return [];
    const row = page.split('\n').find((line) => line.startsWith(`| ${figure.what} |`));
    const kept = Number(/\| ([\d.]+) MB \|$/.exec(row ?? '')?.[1]);
    return Math.abs(kept * 1e6 - figure.bytes) <= tolerance * figure.bytes
      ? []
      : [`${figure.what}: ${shown(figure)}, and ${Number.isNaN(kept) ? 'nothing' : `${kept} MB`} on the page`];
  });
  if (old.length === 0) return;
  throw new UserError(`docs/performance.md is old, npm run check-package -- --update makes it new: ${old.join('; ')}`);
}
