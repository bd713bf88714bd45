/** What software is told about the registers of congestion management: `docs/uet/cms-registers.md`. */
import { registerMarkdown } from '../../../lib/axi/register-docs.ts';
import { isCounted, type RegisterTable } from '../../../lib/axi/register-table.ts';
import { cmsRegisters } from './cms-registers.ts';
import { dcqcnRegisterTable, hpccRegisterTable } from './rate-registers.ts';

/** Rates of the table of values, in Gb/s. */
const rates = [100, 200, 400, 800] as const;

/** Contexts that the values of DCQCN are for: its sweep is longer with more than 32. */
const contexts = 8;

/** The values after reset, by field and rate. */
function valuesAfterReset(tableOf: (gbps: number) => RegisterTable): readonly string[] {
  const tables = rates.map((rate) => tableOf(rate));
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
  return [`| field | ${rates.join(' | ')} |`, `| --- |${' --: |'.repeat(rates.length)}`, ...fields, ''];
}

const lower = (text: string): string => text.replaceAll(/^#/gm, '##');

/** The page: the values after reset for each rate, then the registers with their fields. */
export function cmsRegisterPage(): string {
  return [
    '# Registers of congestion management',
    '',
    'Words of 32 bits, addresses of 9 bits. NSCC, path selection and both ends of RCCC are behind one AXI4-Lite interface (`cms_control_g400` and its like), DCQCN and HPCC behind one each,',
    'which an [endpoint](endpoint-registers.md) has that is built with them. The page is made of the tables in `rtl-gen/uet/cms/registers`; `registerHeader` makes a C header of the same. What they are for: [congestion management](cms.md), [DCQCN](dcqcn.md), [HPCC](hpcc.md).',
    '',
    '## Values after reset',
    '',
    'For the rate of the link in Gb/s, a base RTT of 12 us and a clock of 312.5 MHz. For others, [one function](../../rtl-gen/uet/cms/nscc/defaults.ts) of rate, base RTT and clock',
    'works out what NSCC takes, and [one](../../rtl-gen/uet/cms/rccc/rccc-defaults.ts) what RCCC does.',
    '',
    ...valuesAfterReset((gbps) => cmsRegisters(gbps)),
    `Those of DCQCN, with ${contexts} contexts ([their function](../../rtl-gen/uet/cms/dcqcn/dcqcn-defaults.ts)). Rates are set in units of 256 bit/s.`,
    '',
    ...valuesAfterReset((gbps) => dcqcnRegisterTable(gbps, contexts)),
    'Those of HPCC ([their function](../../rtl-gen/uet/cms/hpcc/hpcc-defaults.ts)):',
    '',
    ...valuesAfterReset(hpccRegisterTable),
    lower(registerMarkdown('Registers, for 400 Gb/s', cmsRegisters(400))),
    lower(registerMarkdown('Registers of DCQCN, for 400 Gb/s', dcqcnRegisterTable(400, contexts))),
    lower(registerMarkdown('Registers of HPCC, for 400 Gb/s', hpccRegisterTable(400))),
  ].join('\n');
}
