/**
 * The parameters of a PDS target: its sizes, the policies in which sources differ or are silent, its run-time
 * registers.
 */
import { UserError } from '../../../../support/user-error.ts';

/** What can change while the target runs (7.15). Times are in units of 128 ns, lengths in bytes. */
export interface PdsRegisters {
  /** ACK_On_ECN: a packet with a CE mark is acknowledged at once. */
  ackOnEcn: boolean;
  /** Enb_ACK_Per_Pkt. */
  ackPerPacket: boolean;
  /** ACK_Gen_Trigger, 0 to 32 KiB. */
  ackGenTrigger: number;
  /** ACK_Gen_Min_Pkt_Add, 0 to 2 KiB. */
  ackGenMinAdd: number;
  /**
   * The reference's extra rule: when the highest PSN received is the highest that had ar, the tail of a burst is
   * acknowledged (7.9).
   */
  ackTail: boolean;
  /** New_PDC_Time: how long a PDC waits in PENDING. */
  newPdcTime: number;
  /** New_PDC_Timeout_Thresh: so many of them raise the alarm. */
  newPdcThreshold: number;
  /** Close_REQ_Time: how long an initiator may take to close when it is asked to. */
  closeReqTime: number;
  /**
   * How long a PDC answers after its close, or after an error, before it is gone. Sources give no value. Without TSS
   * nothing else keeps an old SYN from opening it again, so it has to exceed the life of a packet in the network.
   */
  lingerTime: number;
  /**
   * How long a PDCID is not used again. The reference waits 2,000 ms where an endpoint closes (7.5). Its place is,
   * under other PDCIDs, of which it has 2^16 / `contexts` - 1.
   */
  quarantineTime: number;
  /**
   * What ACKs offer and ask: MP_Range in 128 PSNs (4.2), and the penalty and its end of destination flow control (9.5).
   */
  mpr: number;
  rcvCwndPend: number;
  restoreCwnd: boolean;
}

/** Policies, where sources differ or leave the choice. */
export interface PdsPolicies {
  /** Duplicates are answered whether they have retx or not, or only those that have (13.17). */
  readonly duplicates: 'all' | 'retx';
  /** A trimmed packet that has been received is answered as a duplicate is, or dropped (11.4). */
  readonly trimmedDuplicates: 'answer' | 'drop';
  /** What becomes of a packet that would open a ROD PDC and is not its first: NACK ROD_OOO or dropped (7.6). */
  readonly rodFirst: 'nack' | 'drop';
  /** ROD_OOO once for each gap, or for every packet beyond it (7.7). */
  readonly rodNacks: 'gap' | 'every';
  /**
   * Limit_PSN_Range, for PDCs under TSS: PSNs from Start_PSN + 2^n on are out of range, so that none repeats under a
   * key (8.9, where n is 31; tests cannot count so far). The NACK is PSN_OOR_WINDOW, as the end of the range is an end
   * of the window; a CLOSE_CMD there is taken, as closing is what is called for. `undefined`: there is no limit.
   */
  readonly psnRangeBits: number | undefined;
  /**
   * Where the SACK bitmap begins: at the PSN that is acknowledged, or at a pointer that goes over all that was received
   * (4.3).
   */
  readonly sackBase: 'trigger' | 'tracking';
  /** The SACK base is rounded down to a multiple of this many PSNs (13.21). */
  readonly sackAlign: 1 | 8;
  /** ACK_CC with the state of NSCC, or ACK alone (7.9). */
  readonly ackForm: 'ack_cc' | 'ack';
  /** Which bits of pdc_info ask for a PDC of the reserved pool: bit 0, bit 3, either, or none (13.2). */
  readonly reservedBits: 0b0000 | 0b0001 | 0b1000 | 0b1001;
}

/** By how many calls of `tick` the hardware may lag behind the exact sequence of packets. 0 is exact. */
export interface Lags {
  /**
   * The window begins above the CACK that was looked up last, up to so many ticks ago. Each response, and each packet
   * that is answered from the state of responses, looks it up, whether or not an ACK is sent; so the window is behind
   * no CACK that a source knows.
   */
  readonly window: number;
  /** Whether the response to a duplicate has come is decided by the responses of up to so many ticks ago. */
  readonly duplicate: number;
}

export interface PdsTargetSettings {
  /** How many PDCs: a power of two from 1 to 4,096. */
  readonly contexts: number;
  /**
   * Half of them are for PDCs that our own initiator has opened, whose return space this target receives (7.12). The
   * PDCIDs of those have 1 as bit 15, those that this target gives have 0.
   */
  readonly adopts: boolean;
  /** How many of them, the last ones, are the reserved pool. */
  readonly reserved: number;
  /**
   * PSNs that a PDC can track, beyond CACK: a multiple of 64, up to 16,384, so that what is acknowledged is within 16
   * signed bits of CACK.
   */
  readonly window: number;
  /** Guaranteed responses that can be held for all PDCs together. */
  readonly guaranteedEntries: number;
  /**
   * The set that a guaranteed response falls into, and how many of them a set holds. Without it they share all entries.
   */
  readonly store?: { readonly ways: number; setOf(pdcid: number, psn: number): number };
  /** The set that an initiator's PDC falls into, and how many of them a set holds. Without it the table takes all. */
  readonly table?: { readonly ways: number; setOf(identity: PdcIdentity): number };
  /**
   * Who frees PDCs, ends quarantines and gives the places of stored responses back: the model, at the moment that it is
   * due, or whoever calls `expire`, `release` and `sweep`, because a hardware's housekeeping comes a little later.
   */
  readonly housekeeping: 'timed' | 'told';
  readonly policies: PdsPolicies;
  readonly registers: Readonly<PdsRegisters>;
  readonly lags: Lags;
}

/** What finds the PDC of a SYN packet (7.1). */
export interface PdcIdentity {
  readonly source: bigint;
  readonly local: number;
  readonly spdcid: number;
}

/** What a test says of the settings; the rest is as in `defaultPdsSettings`. */
export type PdsTargetOptions = Partial<
  Omit<PdsTargetSettings, 'policies' | 'registers' | 'lags'> & {
    readonly policies: Partial<PdsPolicies>;
    readonly registers: Partial<PdsRegisters>;
    readonly lags: Partial<Lags>;
  }
>;

/** 1 ms in units of 128 ns. */
const MS = 1_000_000 / 128;

export const defaultPdsSettings: PdsTargetSettings = {
  contexts: 256,
  adopts: false,
  reserved: 0,
  window: 1024,
  guaranteedEntries: 1024,
  housekeeping: 'timed',
  policies: {
    duplicates: 'all',
    trimmedDuplicates: 'answer',
    rodFirst: 'nack',
    rodNacks: 'gap',
    psnRangeBits: undefined,
    sackBase: 'tracking',
    sackAlign: 1,
    ackForm: 'ack_cc',
    reservedBits: 0b0000,
  },
  registers: {
    ackOnEcn: true,
    ackPerPacket: false,
    ackGenTrigger: 16 * 1024,
    ackGenMinAdd: 1024,
    ackTail: true,
    newPdcTime: Math.floor(5 * MS),
    newPdcThreshold: 1024,
    closeReqTime: Math.floor(MS),
    lingerTime: Math.floor(MS),
    quarantineTime: Math.floor(2000 * MS),
    mpr: 8,
    rcvCwndPend: 0,
    restoreCwnd: false,
  },
  lags: { window: 0, duplicate: 0 },
};

/** The settings that a test's options mean; a `UserError` on sizes out of range. */
export function pdsSettings(options: PdsTargetOptions): PdsTargetSettings {
  const settings = {
    ...defaultPdsSettings,
    ...options,
    policies: { ...defaultPdsSettings.policies, ...options.policies },
    registers: { ...defaultPdsSettings.registers, ...options.registers },
    lags: { ...defaultPdsSettings.lags, ...options.lags },
  };
  const { contexts, adopts, reserved, window } = settings;
  if (contexts < 1 || contexts > 4096 || !Number.isInteger(Math.log2(contexts))) {
    throw new UserError(`There are ${contexts} PDCs; there must be a power of two of them, from 1 to 4096.`);
  }
  if (adopts && (contexts < 2 || reserved > 0)) {
    throw new UserError('A target that adopts PDCs needs two contexts or more, and has no reserved pool.');
  }
  if (!Number.isInteger(reserved) || reserved < 0 || reserved > contexts) {
    throw new UserError(`The reserved pool has ${reserved} PDCs; it must have from 0 to all ${contexts}.`);
  }
  if (!Number.isInteger(window) || window < 64 || window > 16_384 || window % 64 !== 0) {
    throw new UserError(`The window is ${window} PSNs; it must be a multiple of 64 from 64 to 16384.`);
  }
  return settings;
}
