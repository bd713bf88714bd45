import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../../../rtl-gen/uet/designs.ts';
import { layerDefaults, layerManyKeys, layerName, layerWide } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import { layerRegisters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { testRegisters } from '../../registers/register-sequences.ts';

describe('registers of transport security do what their table says', () => {
  for (const name of [layerDefaults, layerWide, layerManyKeys].map(layerName)) {
    const design = elaborateEntry(datapathDesignNamed(name));
    testRegisters(name, design, { table: layerRegisters, instance: 'control.registers' });
  }
});
