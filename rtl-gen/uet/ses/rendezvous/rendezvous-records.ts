/** What goes in and out of the reader of rendezvous sends. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/** Choices; registers that hold still. */
export const RendezvousChoices = record({
  /** Bytes that a READ packet asks for at most, 1 or more (ses.md 2.1). */
  payload_mtu: bits(14),
  /** The read offset of a message points at its byte 0; otherwise at the first byte after the eager ones (4.2 [D]). */
  from_start: bit,
  /** The message id of the READ of place 0; those of the others follow. */
  first_id: bits(16),
});

/** Where a message's bytes are read: of its header and of the extension that each packet of it has (ses.md 4.2). */
export const RendezvousHeader = record({
  peer: bits(16),
  rel: bit,
  job_id: bits(24),
  eager_length: bits(32),
  ri_generation: bits(8),
  pid_on_fep: bits(12),
  resource_index: bits(12),
  read_offset: bits(64),
  read_key: bits(64),
});

/** The message of a place has a receive, or will not get one. */
export const RendezvousKind = enumOf('go', 'drop');

/** Of `go`: its receive, what it gets of the message in all, and whether its eager bytes are in place. */
export const RendezvousCommand = (slotBits: number) =>
  record({
    kind: RendezvousKind,
    slot: bits(slotBits),
    wr_id: bits(32),
    address: bits(64),
    length: bits(32),
    has_eager: bit,
  });

/** A READ packet, and where its bytes go. All packets of a READ have the same `buffer_offset` (ses.md 5.2). */
export const RendezvousRead = (slotBits: number) =>
  record({
    slot: bits(slotBits),
    peer: bits(16),
    rel: bit,
    job_id: bits(24),
    ri_generation: bits(8),
    pid_on_fep: bits(12),
    resource_index: bits(12),
    message_id: bits(16),
    som: bit,
    eom: bit,
    key: bits(64),
    buffer_offset: bits(64),
    request_length: bits(32),
    payload_length: bits(14),
    message_offset: bits(32),
    address: bits(64),
  });

/** A READ packet was answered: its bytes are in place, or it has failed. */
export const RendezvousAnswer = (slotBits: number) => record({ slot: bits(slotBits), return_code: bits(6) });

/** The message of a place is complete: every byte is there, or its first error. */
export const RendezvousDone = (slotBits: number) =>
  record({ slot: bits(slotBits), wr_id: bits(32), return_code: bits(6) });
