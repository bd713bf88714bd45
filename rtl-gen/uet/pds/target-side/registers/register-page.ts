/** What software is told about the registers of a PDS target: `docs/uet/pds-registers.md`. */
import { registerMarkdown } from '../../../../lib/axi/register-docs.ts';
import { counterNames } from './counter-list.ts';
import { counterBits, pdsRegisterTable } from './pds-register-table.ts';

const width = 4;

/** The page: registers with their fields, then the counters. */
export function registerPage(): string {
  const rows = Array.from({ length: Math.ceil(counterNames.length / width) }, (_, row) =>
    Array.from({ length: width }, (_, column) => row * width + column)
      .filter((index) => index < counterNames.length)
      .map((index) => ` ${index} | \`${counterNames[index]}\` |`)
      .join(''),
  );
  return [
    registerMarkdown('Registers of the PDS target', pdsRegisterTable),
    '## Counters',
    '',
    `Each has ${counterBits} bits and stops at the largest number. Write its index to \`counter_select\`, read \`counter_high\` until \`taken\` is 1,`,
    'which it is five clocks later, then `counter_low`. Verdicts of packets first: every packet counts in one of them. A packet that asks for',
    'a stored response counts as `stored_response` or `ack_req_stored` if the store has it, and as the NACK that it gets if not.',
    '',
    `|${' Index | Counter |'.repeat(width)}`,
    `|${' --: | --- |'.repeat(width)}`,
    ...rows.map((row) => `|${row}`),
    '',
  ].join('\n');
}
