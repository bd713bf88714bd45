/** What RUDI carries: READs, and WRITEs that the target's host is not told of (ses.md 7). */
import type { SesOperation } from './operation.ts';

/** What is wrong with a message that is to go by RUDI; `undefined`: nothing, or it goes by another mode. */
export function rudiFault({
  opcode,
  mode,
  headerData,
}: Pick<SesOperation, 'opcode' | 'mode' | 'headerData'>): string | undefined {
  if (mode !== 'rudi') return undefined;
  if (opcode !== 'read' && opcode !== 'write') return `${opcode} does not go by rudi: only reads and writes do`;
  return headerData === undefined ? undefined : 'a write by rudi is not told to the target, so it has no data for it';
}
