import { expect, test } from 'vitest';
import type { RegisterTable } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';

/**
 * Defaults of SAI 1.18 (opencomputeproject/SAI, doc/CBFC/SAI-Credit_Based_Flow_Control.md) as the registers hold them.
 * The receiver's credit size and overhead are native ones in SAI; here they are those of the sender, as both ends have
 * to agree.
 */
const sai = {
  sender: {
    // CBFC_SENDER_CREDIT_SIZE, 32 x 2^n bytes; CBFC_SENDER_PACKET_OVERHEAD
    'frames.size': Math.log2(128 / 32),
    'frames.overhead': 0,
    // CBFC_SENDER_CREDIT_LIMIT
    'port_limit.credits': 0,
    // CBFC_CC_MESSAGE_TIMER, in microseconds
    'cc_updates.period': 256,
  },
  receiver: {
    'frames.size': Math.log2(128 / 32),
    'frames.overhead': 0,
    // CBFC_CF_MIN_SPACING and CBFC_CF_MAX_SPACING, in bytes
    'minimum_spacing.bytes': 6_400,
    'maximum_spacing.bytes': 262_144,
    // CBFC_RECEIVER_ENABLE of each virtual channel
    'enable.channels': 0,
  },
} as const;

const tables: Readonly<Record<keyof typeof sai, RegisterTable>> = {
  sender: senderMap({ ...defaultSenderSettings, vcs: 32 }),
  receiver: receiverRegisters(32),
};

// That the hardware has the values of the table is what the walk through all registers checks (cbfc-tests.ts).
test.each(['sender', 'receiver'] as const)('settings of the %s that SAI knows have its defaults after reset', (end) => {
  const resets = new Map(
    tables[end].flatMap(({ name, fields }) => fields.map((f) => [`${name}.${f.name}`, 'reset' in f ? f.reset : 0])),
  );
  for (const [name, value] of Object.entries(sai[end])) expect([name, resets.get(name)]).toEqual([name, value]);
});
