import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import {
  cmsControlName,
  cmsControlRates,
  dcqcnControlName,
  hpccControlName,
  rateControlGbps,
  seamContexts,
} from '../../../../../rtl-gen/uet/cms/designs.ts';
import { cmsRegisters } from '../../../../../rtl-gen/uet/cms/registers/cms-registers.ts';
import { dcqcnRegisterTable, hpccRegisterTable } from '../../../../../rtl-gen/uet/cms/registers/rate-registers.ts';
import { datapathDesignNamed } from '../../../../../rtl-gen/uet/designs.ts';
import { testRegisters } from '../../registers/register-sequences.ts';

const instance = 'file';

describe('registers of congestion management do what their tables say', () => {
  const tables = [
    ...cmsControlRates.map((gbps) => [cmsControlName(gbps), cmsRegisters(gbps)] as const),
    [dcqcnControlName, dcqcnRegisterTable(rateControlGbps, seamContexts)] as const,
    [hpccControlName, hpccRegisterTable(rateControlGbps)] as const,
  ];
  for (const [name, table] of tables)
    testRegisters(name, elaborateEntry(datapathDesignNamed(name)), { table, instance });
});
