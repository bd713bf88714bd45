/** The words of a NIC as its host sees them, by the endpoint's port for atomics of the host. */
import assert from 'node:assert/strict';
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { hasPort, type Ports } from './endpoint-ports.ts';

/** Clocks within which an atomic of the host is done. */
const patience = 2000;

/** Does an operation on a word of 64 bits; what was there before. `step` passes a clock. */
export function hostAtomic(
  ports: Ports,
  { operation, word, operand = 0n }: { operation: 'read' | 'write' | 'sum'; word: number; operand?: bigint },
  step: () => void,
): bigint {
  const set = (name: string, value: number | bigint) => ports.port(`host_atomic_${name}`).set(value);
  set('payload_opcode', atomicOpcodes.code[operation]);
  set('payload_data_type', atomicDataTypes.code.uint64);
  set('payload_address', 8 * word);
  set('payload_operand', operand);
  set('payload_compare', 0n);
  set('valid', 1);
  for (let clock = 0; clock < patience; clock++) {
    const isTaken = Number(ports.port('host_atomic_done_taken').get()) === 1;
    if (Number(ports.port('host_atomic_done_done_valid').get()) === 1) {
      assert.equal(Number(ports.port('host_atomic_done_done_code').get()), returnCodes.code.ok);
      const fetched = BigInt(ports.port('host_atomic_done_done_fetched').get());
      step();
      return fetched;
    }
    step();
    if (isTaken) set('valid', 0);
  }
  assert.fail('an atomic of the host is not done');
}

/** Whether an endpoint has words. */
export const hasWords = (ports: Ports): boolean => hasPort(ports, 'host_atomic_valid');
