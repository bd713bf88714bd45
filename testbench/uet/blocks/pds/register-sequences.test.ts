import { describe } from 'vitest';
import { elaborateEntry } from '../../../../rtl-gen/design-entry.ts';
import { datapathDesignNamed } from '../../../../rtl-gen/uet/designs.ts';
import {
  datagramSizes,
  managedSenderSizes,
  managedTargetName,
  managedTargetSizes,
} from '../../../../rtl-gen/uet/pds/designs.ts';
import { pdsDatagramsAxiName } from '../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams-axi.ts';
import { datagramRegisterTable } from '../../../../rtl-gen/uet/pds/initiator/datagrams/registers/datagram-register-table.ts';
import { pdsSenderAxiName } from '../../../../rtl-gen/uet/pds/initiator/sender/pds-sender-axi.ts';
import { senderRegisterTable } from '../../../../rtl-gen/uet/pds/initiator/sender/registers/sender-register-table.ts';
import { pdsRegisterTable } from '../../../../rtl-gen/uet/pds/target-side/registers/pds-register-table.ts';
import { testRegisters } from '../registers/register-sequences.ts';

const instance = 'control.registers';

describe('registers of packet delivery do what their tables say', () => {
  const tables = [
    ...datagramSizes.map((size) => [pdsDatagramsAxiName(size), datagramRegisterTable] as const),
    ...managedSenderSizes.map((size) => [pdsSenderAxiName(size), senderRegisterTable] as const),
    ...managedTargetSizes.map((size) => [managedTargetName(size), pdsRegisterTable] as const),
  ];
  for (const [name, table] of tables)
    testRegisters(name, elaborateEntry(datapathDesignNamed(name)), { table, instance });
});
