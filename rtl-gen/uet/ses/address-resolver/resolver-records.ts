/** What goes in and out of the resolver of addresses. */
import { type Bits, bit, bits, type Ctx, enumOf, record } from '../../../hdl/index.ts';
import { opcodes } from '../../wire/layout/index.ts';

/** The three spaces of resource indices of a process, and operations that belong to none (ses.md 1.3). */
export const ResourceSpace = enumOf('rma', 'send', 'tagged', 'none');

export type SpaceName = 'rma' | 'send' | 'tagged' | 'none';

/** The space of each operation; those that are not here are not supported. */
export const spaceOf: Readonly<Partial<Record<keyof typeof opcodes.code, SpaceName>>> = {
  no_op: 'none',
  write: 'rma',
  read: 'rma',
  atomic: 'rma',
  fetching_atomic: 'rma',
  send: 'send',
  rendezvous_send: 'send',
  datagram_send: 'send',
  deferrable_send: 'send',
  tagged_send: 'tagged',
  rendezvous_tsend: 'tagged',
  deferrable_tsend: 'tagged',
  deferrable_rtr: 'none',
  tsend_atomic: 'tagged',
  tsend_fetch_atomic: 'tagged',
  msg_error: 'none',
};

/** 1 where the operation is of one of the spaces. Combinational. */
export const isOfSpace = (m: Ctx, opcode: Bits<6>, ...spaces: readonly SpaceName[]): Bits<1> =>
  Object.entries(spaceOf)
    .filter(([, space]) => spaces.includes(space))
    .map(([name]) => opcode.eq(opcodes.code[name as keyof typeof spaceOf]))
    .reduce<Bits<1>>((a, b) => a.or(b), m.lit(1, 0));

/** What a packet says of where it goes (uet-wire.md 12.1). */
export const AddressedPacket = record({
  valid: bit,
  version: bits(2),
  opcode: bits(6),
  rel: bit,
  job_id: bits(24),
  pid_on_fep: bits(12),
  resource_index: bits(12),
  ri_generation: bits(8),
  /** It needs no context: its process alone is looked up (small headers, NO_OP, the end of a message). */
  no_resource: bit,
});

/** A process: of a job by relative addresses, of the whole endpoint by absolute ones, where `job_id` is 0. */
export const ProcessAddress = record({ rel: bit, job_id: bits(24), pid_on_fep: bits(12) });

/** A receive context, as its owner or the matching sets it. */
export const ReceiveContext = record({
  enabled: bit,
  /** Requests have to have its generation, and are told of it. */
  uses_generation: bit,
  generation: bits(8),
  /** Bit n: the operation with opcode n is supported here. */
  supported: bits(16),
});

/** Choices that no source settles; registers that hold still. */
export const ResolverSettings = record({
  /** Return code for another version than 0: UNCOR in the reference (ses.md 1.2, step 0). */
  version_code: bits(6),
});
