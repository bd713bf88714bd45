import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../../../rtl-gen/uet/designs.ts';
import { managedLlrPortSizes } from '../../../../../rtl-gen/uet/llr/designs.ts';
import { llrPortAxiName } from '../../../../../rtl-gen/uet/llr/registers/port-axi.ts';
import { portMap } from '../../../../../rtl-gen/uet/llr/registers/port-control.ts';
import { portRegisters } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import { testRegisters } from '../../registers/register-sequences.ts';

describe('registers of link-level retry do what their table says', () => {
  for (const options of managedLlrPortSizes) {
    const name = llrPortAxiName(options);
    const file = { table: portRegisters(portMap(options)), instance: 'control.file' };
    testRegisters(name, elaborateEntry(datapathDesignNamed(name)), file);
  }
});
