/**
 * The parameters of a PDS initiator: its sizes, the policies in which sources differ or are silent, its run-time
 * registers.
 */
import { UserError } from '../../../../../support/user-error.ts';

/** A retry limit of this value has no limit (7.15): of Max_RTO_Retx_Cnt, Max_NACK_Retx_Cnt and Max_Tail_Loss_Retx. */
export const endless = { rto: 15, nack: 31, tail: 15 } as const;

/** Which ways of finding losses are on. */
export interface LossSwitches {
  /** NACK TRIMMED, TRIMMED_LASTHOP and TRIMMED_ACK have their packet sent again; off, its RTO does. */
  trimNack: boolean;
  /** So do the other NACKs that report a loss: RCVR_INFER_LOSS, PKT_NOT_RCVD, ACK_WITH_DATA and EXP_NACK_ERR. */
  lossNack: boolean;
  /** The count of packets out of order in ACKs, with its recovery state (SLEEK, cms.md 7.2). */
  outOfOrder: boolean;
  /** A packet that has come shows that earlier ones of the same entropy value have not (10.2). */
  entropy: boolean;
  /** PROBE on silence (10.2, cms.md 7.2). */
  probe: boolean;
  /** What Tail_Loss_Time does: nothing, a PROBE, or the last packet again (7.11). */
  tail: 'off' | 'probe' | 'resend';
  /** The retransmission timer (7.11). */
  rto: boolean;
  /** ACK_REQ in place of a packet that SACK has covered; off, the packet is sent again (7.11). */
  ackReq: boolean;
}

/** What can change while the initiator runs (7.15). Times are in units of the clock that `advance` is told. */
export interface InitiatorRegisters {
  rtoInitTime: number;
  /** No RTO is longer than this, however often it has doubled (7.11: the field has 0 to 8 s). */
  rtoMaxTime: number;
  /** Max_RTO_Retx_Cnt, 0 to 15. */
  maxRtoRetx: number;
  nackRetxTime: number;
  /** Max_NACK_Retx_Cnt, 0 to 31. */
  maxNackRetx: number;
  /** For how long another ROD_OOO of the same expected PSN is taken for one of the same gap. */
  goBackTime: number;
  tailLossTime: number;
  /** Max_Tail_Loss_Retx, 0 to 15. */
  maxTailLoss: number;
  /** Silence until the first PROBE, while data waits; and while none waits; and between PROBEs (cms.md 7.2). */
  probeTime: number;
  probeTailTime: number;
  probeAgainTime: number;
  /** A PROBE after the first ACK or NACK of a PDC, which tells the base RTT early (9.6). */
  probeFirst: boolean;
  /** PDS_Clear_Time: how often CLEAR_CMD is sent while nothing else carries CLEAR_PSN and CACK has not followed. */
  clearTime: number;
  /** After so long without work a PDC closes; 0: never. */
  idleTime: number;
  /** How long a PDCID is not used again. */
  quarantineTime: number;
  /** Syn_Retx_Safety_Time: the same, at least, where a SYN packet was sent twice. */
  synRetxSafetyTime: number;
  /** Default_MPR: the peer's MP_Range before its first ACK, in 128 PSNs; 0 acts as 1. */
  defaultMpr: number;
  /** Override_MPR_Zero_Value: what an mpr of 0 means, in 128 PSNs; 0: no news. */
  overrideMprZero: number;
  /** A packet after which fewer bytes than this may follow asks for an ACK (9.4: MTU). */
  ackRequestBelow: number;
  /** The threshold of the out-of-order count is at least five of these bytes, and counted in them (cms.md 7.2: mss). */
  packetBytes: number;
  loss: LossSwitches;
}

/** Policies, where sources differ or leave the choice. */
export interface InitiatorPolicies {
  /**
   * Several PDCs of a tuple: the next is opened when the windows of the others are full, or messages take turns on all.
   */
  readonly spread: 'fill' | 'turns';
  /** How many PDCs a tuple of RUD may have; ROD has one, as its order is that of a PDC. */
  readonly pdcsPerTuple: number;
  /** Start_PSN: at random, or by EXPECTED_0RTT_START what the peer expects (8.9). */
  readonly startPsn: 'random' | 'expected_0rtt';
  /**
   * Limit_PSN_Range: the PSNs of a PDC end at Start_PSN + 2^n (7.2, where n is 31; tests cannot count so far).
   * `undefined`: never.
   */
  readonly psnRangeBits: number | undefined;
  /** No message begins on a PDC that has fewer PSNs left than this. */
  readonly psnRangeMargin: number;
  /** What INV_DPDCID and CLOSING do: report all that is outstanding to SES, or send it on a new PDC (5.3). */
  readonly lostPdc: 'report' | 'retry';
  /** `newly` of an ACK: how far rcvd_bytes went on, or the bytes of the packets that it covers (9.4). */
  readonly newly: 'rcvd_bytes' | 'covered';
  /** RTT samples need a service_time that was measured, or do without (9.4, cms.md 4). */
  readonly serviceTime: 'required' | 'optional';
  /** PSN_OOR_WINDOW has its packet sent again after NACK_Retx_Time, or as soon as the window allows (5.3). */
  readonly outOfWindow: 'delayed' | 'at_once';
  /** The last packet of a message asks for an ACK (7.9). */
  readonly ackLast: boolean;
  /** So does a packet after which none waits on its PDC (cms.md 3.12). */
  readonly ackEmpty: boolean;
}

export interface InitiatorSettings {
  /** How many PDCs: a power of two from 1 to 4,096. */
  readonly contexts: number;
  /** How many return spaces of PDCs that peers have opened (7.12): 0, or a power of two up to 4,096. */
  readonly returns: number;
  /** Local MP_Range: how many PSNs a PDC can have outstanding, 64 to 16,384. */
  readonly window: number;
  /** How many packets of a tuple may wait to be sent. */
  readonly queueLimit: number;
  /**
   * PDCIDs are this number or'ed with {generation, index}; all bits from its lowest one on are fixed. A power of two up
   * to 2^15.
   */
  readonly pdcidBase: number;
  /** Units of time in 128 ns, the unit of service_time. */
  readonly unitsPer128ns: number;
  /** Bytes in a unit of rcvd_bytes: 256 on the wire (4.4). */
  readonly rcvdUnit: number;
  readonly policies: InitiatorPolicies;
  readonly registers: Readonly<InitiatorRegisters>;
}

/** What a test says of the settings; the rest is as in `defaultInitiatorSettings`. */
export type InitiatorOptions = Partial<
  Omit<InitiatorSettings, 'policies' | 'registers'> & {
    readonly policies: Partial<InitiatorPolicies>;
    readonly registers: Partial<Omit<InitiatorRegisters, 'loss'> & { readonly loss: Partial<LossSwitches> }>;
  }
>;

/** A microsecond in clocks of 312.5 MHz, the unit of the defaults. */
const US = 312.5;
const us = (count: number): number => Math.floor(count * US);

export const defaultInitiatorSettings: InitiatorSettings = {
  contexts: 256,
  returns: 0,
  window: 256,
  queueLimit: 64,
  pdcidBase: 0x8000,
  unitsPer128ns: 40,
  rcvdUnit: 256,
  policies: {
    spread: 'fill',
    pdcsPerTuple: 1,
    startPsn: 'random',
    psnRangeBits: undefined,
    psnRangeMargin: 2 ** 22,
    lostPdc: 'report',
    newly: 'rcvd_bytes',
    serviceTime: 'required',
    outOfWindow: 'delayed',
    ackLast: true,
    ackEmpty: true,
  },
  registers: {
    rtoInitTime: us(1_000),
    rtoMaxTime: us(8_000_000),
    maxRtoRetx: 5,
    nackRetxTime: us(1_000),
    maxNackRetx: 5,
    goBackTime: us(12),
    tailLossTime: us(1_000),
    maxTailLoss: 5,
    probeTime: us(36),
    probeTailTime: us(21),
    probeAgainTime: us(60),
    probeFirst: false,
    clearTime: us(1_000),
    idleTime: us(10_000),
    quarantineTime: us(2_000_000),
    synRetxSafetyTime: us(2_000_000),
    defaultMpr: 8,
    overrideMprZero: 0,
    ackRequestBelow: 4160,
    packetBytes: 4096,
    loss: {
      trimNack: true,
      lossNack: true,
      outOfOrder: true,
      entropy: false,
      probe: true,
      tail: 'probe',
      rto: true,
      ackReq: true,
    },
  },
};

/** The settings that a test's options mean; a `UserError` on sizes out of range. */
export function initiatorSettings(options: InitiatorOptions): InitiatorSettings {
  const { policies, registers } = defaultInitiatorSettings;
  const settings = {
    ...defaultInitiatorSettings,
    ...options,
    policies: { ...policies, ...options.policies },
    registers: { ...registers, ...options.registers, loss: { ...registers.loss, ...options.registers?.loss } },
  };
  const { contexts, returns, window, pdcidBase, queueLimit } = settings;
  if (contexts < 1 || contexts > 4096 || !Number.isInteger(Math.log2(contexts))) {
    throw new UserError(`There are ${contexts} PDCs; there must be a power of two of them, from 1 to 4096.`);
  }
  if (returns !== 0 && (returns < 1 || returns > 4096 || !Number.isInteger(Math.log2(returns)))) {
    throw new UserError(`There are ${returns} return spaces; there must be none, or a power of two up to 4096.`);
  }
  if (!Number.isInteger(window) || window < 1 || window > 16_384) {
    throw new UserError(`The window is ${window} PSNs; it must be from 1 to 16384.`);
  }
  if (!Number.isInteger(Math.log2(pdcidBase)) || pdcidBase <= contexts || pdcidBase > 2 ** 15) {
    throw new UserError(
      `The base of PDCIDs is ${pdcidBase}; it must be a power of two above ${contexts}, up to 32768, to tell PDCs apart.`,
    );
  }
  if (!Number.isInteger(queueLimit) || queueLimit < 1) {
    throw new UserError(`A tuple has room for ${queueLimit} packets; it must have room for 1 at least.`);
  }
  return settings;
}
