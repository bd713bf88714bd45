/** What software is told about the registers of congestion management: `docs/uet/cms-registers.md`. */
import { registerMarkdown } from '../../../lib/axi/register-docs.ts';
import { isCounted, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { cmsRegisters } from './cms-registers.ts';

/** Rates of the table of values, in Gb/s. */
const rates = [100, 200, 400, 800] as const;

/** The page: the values after reset for each rate, then the registers with their fields. */
export function cmsRegisterPage(): string {
  const tables: readonly RegisterTable[] = rates.map((rate) => cmsRegisters(rate));
  const fields = tables[0]!.flatMap((register, r) =>
    register.fields.flatMap((field, f) =>
      isCounted(field)
        ? []
        : [
            `| \`${register.name}.${field.name}\` | ${tables
              .map((table) => Number(table[r]!.fields[f]!.reset ?? 0).toLocaleString('en-US'))
              .join(' | ')} |`,
          ],
    ),
  );
  return [
    '# Registers of congestion management',
    '',
    'Words of 32 bits, addresses of 9 bits: NSCC, path selection and both ends of RCCC behind one AXI4-Lite interface (`cms_control_g400` and its like). The page is made',
    'of the table in `rtl-gen/uet/cms/registers`; `registerHeader` makes a C header of the same. What they are for: [congestion management](cms.md).',
    '',
    '## Values after reset',
    '',
    'For the rate of the link in Gb/s, a base RTT of 12 us and a clock of 312.5 MHz. For others, [one function](../../rtl-gen/uet/cms/nscc/defaults.ts) of rate, base RTT and clock',
    'works out what NSCC takes, and [one](../../rtl-gen/uet/cms/rccc/rccc-defaults.ts) what RCCC does.',
    '',
    `| field | ${rates.join(' | ')} |`,
    `| --- |${' --: |'.repeat(rates.length)}`,
    ...fields,
    '',
    registerMarkdown('Registers, for 400 Gb/s', cmsRegisters(400)).replaceAll(/^#/gm, '##'),
  ].join('\n');
}
