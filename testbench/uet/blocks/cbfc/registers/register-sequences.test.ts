import { describe } from 'vitest';
import { elaborateEntry } from '../../../../../rtl-gen/design-entry.ts';
import { cbfcReceiverAxiName, cbfcSenderAxiName, managedCbfcSizes } from '../../../../../rtl-gen/uet/cbfc/designs.ts';
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import { datapathDesignNamed } from '../../../../../rtl-gen/uet/designs.ts';
import { testRegisters } from '../../registers/register-sequences.ts';

describe('registers of credit-based flow control do what their tables say', () => {
  for (const vcs of managedCbfcSizes) {
    const sender = elaborateEntry(datapathDesignNamed(cbfcSenderAxiName(vcs)));
    const receiver = elaborateEntry(datapathDesignNamed(cbfcReceiverAxiName(vcs)));
    const sending = { table: senderMap({ ...defaultSenderSettings, vcs }), instance: 'file' };
    const receiving = { table: receiverRegisters(vcs), instance: 'file' };
    testRegisters(`the sender, ${vcs} channels`, sender, sending);
    testRegisters(`the receiver, ${vcs} channels`, receiver, receiving);
  }
});
