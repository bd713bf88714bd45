/**
 * What two peers say to each other, in SENDs of one packet: a transfer is offered, gets a region, is written there, and
 * is checked. JSON, so that a capture can be read.
 */

/** A transfer: bytes that are written in messages of `messageBytes`, the last one of what is left. */
export interface Offer {
  readonly kind: 'offer';
  /** 32 bits that the sender chooses: all that is said of the transfer has them. */
  readonly transfer: number;
  readonly name: string;
  readonly bytes: number;
  readonly messageBytes: number;
  readonly sha256: string;
}

/** The region is there, under this key. */
export interface Grant {
  readonly kind: 'grant';
  readonly transfer: number;
  /** Hexadecimal. */
  readonly key: string;
}

export interface Refusal {
  readonly kind: 'refusal';
  readonly transfer: number;
  readonly why: string;
}

/** All messages have their completions. */
export interface Done {
  readonly kind: 'done';
  readonly transfer: number;
}

/** What the receiver has found. */
export interface Verdict {
  readonly kind: 'verdict';
  readonly transfer: number;
  /** Bytes that were not written, that were more than once, and whether all of them have the hash. */
  readonly missing: number;
  readonly twice: number;
  readonly hashIsRight: boolean;
  /** Messages that were not heard of once. */
  readonly lostMessages: number;
}

export type ControlMessage = Offer | Grant | Refusal | Done | Verdict;

export const controlBytes = (message: ControlMessage): Uint8Array =>
  Buffer.from(JSON.stringify({ gatewright: 1, ...message }));

/** What a SEND says; `undefined` for those of others. */
export function controlOf(bytes: Uint8Array): ControlMessage | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || !('gatewright' in parsed)) return undefined;
  const { gatewright, ...rest } = parsed;
  const fields = rest as Readonly<Record<string, unknown>>;
  const kind = String(fields.kind);
  const form = Object.hasOwn(forms, kind) ? forms[kind as ControlMessage['kind']] : undefined;
  const fits = form !== undefined && Object.entries(form).every(([name, check]) => check(fields[name]));
  return gatewright === 1 && fits ? (fields as unknown as ControlMessage) : undefined;
}

type Check = (value: unknown) => boolean;

const count = (most: number) => (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const text = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const transfer = count(2 ** 32 - 1);
const bytes = count(2 ** 40);

const forms: Readonly<Record<ControlMessage['kind'], Readonly<Record<string, Check>>>> = {
  offer: {
    transfer,
    name: text(/^.{1,255}$/u),
    bytes,
    messageBytes: (value) => count(2 ** 30)(value) && value !== 0,
    sha256: text(/^[0-9a-f]{64}$/),
  },
  grant: { transfer, key: text(/^[0-9a-f]{1,16}$/) },
  refusal: { transfer, why: text(/^.{0,1000}$/s) },
  done: { transfer },
  verdict: {
    transfer,
    missing: bytes,
    twice: bytes,
    hashIsRight: (value) => typeof value === 'boolean',
    lostMessages: count(2 ** 32),
  },
};
