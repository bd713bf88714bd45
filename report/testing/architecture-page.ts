/** What of `docs/architecture.md` comes from the imports. */
import { houseRooms, withoutDetours } from '../../support/testing/rooms.ts';
import { renderHouse } from '../house-picture.ts';

/** `docs/architecture.svg`. */
export const architecturePicture = (): string =>
  renderHouse(withoutDetours(houseRooms()), 'The rooms of the house, each above those that it imports');

/** The page's table: every room with all that it imports. */
export function architectureTable(): readonly string[] {
  const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(', ');
  const rows = houseRooms().map(({ name, isProduct, imports }) => {
    const shown = names([name]);
    return `| ${isProduct ? `**${shown}**` : shown} | ${names(imports)} |`;
  });
  return ['| room | imports |', '| --- | --- |', ...rows];
}
