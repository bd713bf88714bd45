/** Operations of the host of an endpoint in hardware, as SES has them. */
import { atomicDataTypes, atomicOpcodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { AtomicOperation, AtomicType } from '../../golden/ses/atomics/index.ts';
import type { Asked } from './address-vector.ts';
import type { RtlMessage } from './rtl-host.ts';

/** The operation of SES and its mode. */
export function operationOf(op: RtlMessage['op'], isTagged: boolean, mode: 'rud' | 'rod'): Asked {
  if (op === 'datagram') return { opcode: 'datagram_send', mode: 'uud' };
  if (op === 'rudi_write' || op === 'rudi_read') return { opcode: op === 'rudi_read' ? 'read' : 'write', mode: 'rudi' };
  if (op === 'send') return { opcode: isTagged ? 'tagged_send' : 'send', mode };
  if (op === 'deferrable_send') return { opcode: isTagged ? 'deferrable_tsend' : op, mode };
  if (op === 'rendezvous_send') return { opcode: isTagged ? 'rendezvous_tsend' : op, mode };
  return { opcode: op, mode };
}

/** The extension header of uet-wire.md 12.5, and the operand. */
export const atomicBytes = (operation: AtomicOperation, type: AtomicType, operand: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.of(atomicOpcodes.code[operation], atomicDataTypes.code[type], 0, 0), operand]);
