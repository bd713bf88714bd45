/** What an endpoint of SES does where sources differ, are silent, or leave a choice. */
import { type AddressSettings, defaultAddressSettings } from './addressing/index.ts';
import { type AtomicRequestSettings, fullAtomicSettings } from './atomics/index.ts';
import { defaultRegionSettings, type RegionSettings } from './regions/index.ts';

/**
 * How much a target keeps of a message that no receive waits for (ses.md 3.3): nothing (U0), of rendezvous sends the
 * header, so that all of their bytes are read (U1), or all that comes (U3); with `keep_sends` all of plain sends, and
 * of rendezvous sends the header. Deferrable sends have a setting of their own.
 */
export type UnexpectedLevel = 'refuse' | 'header' | 'keep_sends' | 'keep';

/** What a target does. Codes of addresses, regions and atomics have settings of their own. */
export interface TargetSettings {
  readonly unexpected: UnexpectedLevel;
  /** Bytes of unexpected messages that are kept at most, of one and of all. */
  readonly keptBytes: number;
  /** The longest of them. */
  readonly keptLongest: number;
  /** Messages that are kept at a time, each until its host gives its place back. */
  readonly keptPlaces: number;
  /** Those of them that the peers of one of so many groups have at most. */
  readonly keptShare: { readonly groups: number; readonly most: number };
  /**
   * The header of a message that has failed without a receive is taken off the list at once, or stays, with its place,
   * until a receive finds it, which looks on.
   */
  readonly failedHeaders: 'taken_off' | 'found';
  /**
   * What answers a message that is kept: NO_RESPONSE, and at the match RESPONSE OK OVERFLOW for the packet with som, as
   * the software provider of ETH has it [M]; or that RESPONSE at once, as Portals (ses.md 3.3 U3).
   */
  readonly keptAnswer: 'at_match' | 'at_once';
  /** Deferrable sends without a receive are deferred, or met as plain ones, as AI Base may (ses.md 4.3). */
  readonly deferrable: 'defer' | 'as_send';
  /** Whether they are deferred on ROD: the reference answers NO_MATCH there, for the order [M]. */
  readonly deferOnRod: boolean;
  /** Messages that wait or are waited for at a time; one more is met as a plain send. */
  readonly deferredPlaces: number;
  /** Those of them that the peers of one of so many groups have at most: one more is met as a plain send. */
  readonly deferredShare: { readonly groups: number; readonly most: number };
  /** The token that RTR gives: one of the target, which a restart is found by, or 0, and it is matched again [M]. */
  readonly restartToken: 'target' | 'zero';
  /** Which half of the word of RTR is the initiator's token: the reference has them the other way (ses.md 9 [M]). */
  readonly tokenOrder: 'initiator_upper' | 'target_upper';
  /** Whether the eager part of a rendezvous send may be several packets; if not they are UNSUPPORTED_OP [D]. */
  readonly eagerParts: boolean;
  /** Rendezvous sends with a receive, or kept for one, at a time; one more is UNCOR_TRNSNT. */
  readonly readPlaces: number;
  /** Those of them that the peers of one of so many groups have at most: one more is UNCOR_TRNSNT. */
  readonly readShare: { readonly groups: number; readonly most: number };
  /** Of those the ones without a receive of which the header alone is kept; one more is refused as a plain send. */
  readonly headerPlaces: number;
  /** Of a send that begins with ie = 1: whether a receive is looked for first (ses.md 1.2, steps 8 and 12 [M]). */
  readonly ieOrder: 'after_match' | 'before_match';
  /** What the first refusal on ROD says: DISABLED_GEN by rule, NO_MATCH in the reference (ses.md 1.4 [M]). */
  readonly rodRefusal: 'disabled_gen' | 'no_match';
  /** Of a receive that is for another job: by the code's meaning, or as the reference (ses.md 1.2, step 9 [L]). */
  readonly wrongJobReceive: 'perm_violation' | 'bad_job_id';
  /** Of a message that is too long and is not cut: the reference has UNSUPPORTED_SIZE (ses.md 3.6). */
  readonly tooLongCode: 'too_long' | 'unsupported_size';
  /** What answers MSG_ERROR: the first error of the message, INITIATOR_ERROR if it had none, or OK (S11). */
  readonly msgErrorAnswer: 'first_error' | 'ok';
  /** What packets of a failed message get after the one that failed: its code again, or OK (S34). */
  readonly afterError: 'repeat' | 'ok';
  /** dc: the response waits until the bytes are visible, or the message is refused (ses.md 6.4 [D]). */
  readonly dc: 'wait' | 'refuse';
  /** Whether NO_RESPONSE is sent in the meantime. */
  readonly dcInterim: boolean;
  /** Longest READ that is answered in the ACK (ses.md 5.2 [M]). */
  readonly maxAckData: number;
  /** A READ of nothing: not found (ses.md 2.5 [L]). */
  readonly emptyRead: 'response' | 'data';
  /** modified_length of the answer to CSWAP and MSWAP: 32 in the reference, or the bytes changed (S29). */
  readonly swapModified: 'request' | 'type';
  /**
   * modified_length of a DEFAULT: all of the message, or 0, which a PDS has that answers by itself (ses.md 6.1 [M]).
   */
  readonly defaultModified: 'length' | 'zero';
  /** The last entry of a multi-receive buffer has the release flag, or an entry of its own (ses.md 3.7). */
  readonly release: 'flag' | 'entry';
  /** Longest SEND: AI profiles may take a packet's worth; sources conflict (ses.md 2.1 [L]). */
  readonly maxSend: number;
  /** Messages that have begun. Without a place UNCOR_TRNSNT, where PDS would send NACK NO_SES_MSG_AVAIL. */
  readonly messagePlaces: number;
  /** ms until a message that does not go on has failed, and a reserved receive is given back (3.4: 5 s [M]). */
  readonly idleTime: number;
}

export const defaultTargetSettings: TargetSettings = {
  unexpected: 'keep',
  keptBytes: 2 ** 20,
  keptLongest: Number.POSITIVE_INFINITY,
  keptPlaces: Number.POSITIVE_INFINITY,
  keptShare: { groups: 16, most: Number.POSITIVE_INFINITY },
  failedHeaders: 'taken_off',
  keptAnswer: 'at_match',
  deferrable: 'defer',
  deferOnRod: false,
  deferredPlaces: Number.POSITIVE_INFINITY,
  deferredShare: { groups: 16, most: Number.POSITIVE_INFINITY },
  restartToken: 'target',
  tokenOrder: 'initiator_upper',
  eagerParts: true,
  readPlaces: Number.POSITIVE_INFINITY,
  readShare: { groups: 16, most: Number.POSITIVE_INFINITY },
  headerPlaces: Number.POSITIVE_INFINITY,
  ieOrder: 'after_match',
  rodRefusal: 'disabled_gen',
  wrongJobReceive: 'perm_violation',
  tooLongCode: 'too_long',
  msgErrorAnswer: 'first_error',
  afterError: 'repeat',
  dc: 'wait',
  dcInterim: false,
  maxAckData: 16,
  emptyRead: 'response',
  swapModified: 'request',
  defaultModified: 'length',
  release: 'flag',
  maxSend: 2 ** 32 - 1,
  messagePlaces: 2 ** 16,
  idleTime: 5000,
};

/** What an initiator does. */
export interface InitiatorSettings {
  /** The first message id; 0 is none of them (ses.md 2.3 [M]), 65,535 is avoided [D]. */
  readonly firstMessageId: number;
  /** The first restart token, which is not 0 (ses.md 4.3 [D]). */
  readonly firstToken: number;
  /** Resends before a message has failed (ses.md 3.4: 5 in the reference [M]). */
  readonly maxResends: number;
  /** ms of the first back-off, drawn between them, and doubled each time (3.4 [M]). */
  readonly backOff: readonly [least: number, most: number];
  /** A send that the target has cut: libfabric calls it a success, the reference a failure (ses.md 3.6 [D]). */
  readonly cutSend: 'success' | 'error';
  /** ms that a deferred message, or one whose rest is read, waits for the target (3.4: 5 s [M]). */
  readonly targetTime: number;
  /** What a rendezvous' read offset points at: the first unread byte, or byte 0 of the message (ses.md 4.2 [D]). */
  readonly readOffset: 'first_unread' | 'message_start';
  /** An RTR that asks to go on elsewhere than at byte 0: refused by default (ses.md 4.3 [D]). */
  readonly partialRestart: 'refuse' | 'from_start';
}

export const defaultInitiatorSettings: InitiatorSettings = {
  firstMessageId: 1,
  firstToken: 1,
  maxResends: 5,
  backOff: [50, 100],
  cutSend: 'success',
  targetTime: 5000,
  readOffset: 'first_unread',
  partialRestart: 'refuse',
};

export interface SesSettings {
  /** Payload of all packets of a message but the last, both ways: how peers agree was not found (ses.md 2.1, 11). */
  readonly payloadMtu: number;
  readonly address: AddressSettings;
  readonly region: RegionSettings;
  readonly atomic: AtomicRequestSettings;
  readonly target: TargetSettings;
  readonly initiator: InitiatorSettings;
}

/** Parts of the settings; what is left out has its default. */
export type SesOptions = {
  readonly [K in keyof SesSettings]?: SesSettings[K] extends number ? number : Partial<SesSettings[K]>;
};

export const sesSettings = (options: SesOptions = {}): SesSettings => ({
  payloadMtu: options.payloadMtu ?? 4096,
  address: { ...defaultAddressSettings, ...options.address },
  region: { ...defaultRegionSettings, ...options.region },
  atomic: { ...fullAtomicSettings, ...options.atomic },
  target: { ...defaultTargetSettings, ...options.target },
  initiator: { ...defaultInitiatorSettings, ...options.initiator },
});
