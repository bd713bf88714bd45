/** What housekeeping is told, and what it tells the other parts of a PDS target. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/**
 * What host or firmware may want of a PDC (uet-wire.md 6.2, 7.6). `close`: ask its initiator to close, in all ACKs from
 * now on, and by CLOSE_REQ where `with_psn` says so. `close_in_error`: refuse its packets until it is gone.
 * `return_busy_set`, `return_busy_clear`: PSNs of the return space are outstanding, or none. `request_clear`: send
 * CLEAR_REQ. `release`: an adopted PDC is over, and is forgotten without a linger time.
 */
export const CommandKind = enumOf(
  'close',
  'close_in_error',
  'return_busy_set',
  'return_busy_clear',
  'request_clear',
  'release',
);

/** `psn`: that of CLOSE_REQ, a new one of the return space. */
export const Command = record({ kind: CommandKind, pdcid: bits(16), with_psn: bit, psn: bits(32) });

/** The control packets that a target sends of its own (uet-wire.md 6.2). */
export const ControlKind = enumOf('clear_req', 'close_req');

/** A control packet to be sent; what CLEAR_REQ asks for, the answers find out. */
export const ControlOrder = record({ kind: ControlKind, pdcid: bits(16), psn: bits(32) });

/**
 * A PDC's time is over. It is to be forgotten if it is still in PENDING where `pending` says so, otherwise if it is in
 * CLOSE_ACK_WAIT or ERROR.
 */
export const End = record({ pdcid: bits(16), pending: bit });

/** A context has been taken by a PDC; `pending`: which waits in PENDING, and is established otherwise. */
export const Taken = record({ enable: bit, pdcid: bits(16), pending: bit });

/** Into ERROR, if the PDC is in PENDING or established. */
export const Fail = record({ valid: bit, pdcid: bits(16) });

/** A bit that housekeeping keeps of a context for others to read: each keeps a copy. */
export const FlagWrite = (contextBits: number) => record({ enable: bit, pdc: bits(contextBits), flag: bit });

/** A context that nothing remembers any more. */
export const Retired = (contextBits: number) => record({ valid: bit, pdc: bits(contextBits) });

/** Times in units of 128 ns (uet-wire.md 7.15). */
export const HousekeepingTimes = record({
  /** New_PDC_Time: how long a PDC waits in PENDING. */
  new_pdc: bits(20),
  /** How long a PDC answers after its close, or after an error, before it is gone. */
  linger: bits(20),
  /** Close_REQ_Time: how long an initiator may take to close when it is asked to. */
  close_req: bits(20),
});

/** Bits of a time. */
export const timeBits = 20;

/** What is counted; each is 1 for a clock when it happens. */
export const HousekeepingEvents = record({
  /** A PDC whose initiator did not come back with the Start_PSN in time. */
  new_pdc_timeout: bit,
  /** A PDC whose initiator did not close in time. */
  close_req_timeout: bit,
  /** A command for a PDC that is gone, or not in a state for it. */
  command_ignored: bit,
});
