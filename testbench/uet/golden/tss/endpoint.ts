/**
 * Both directions of TSS at an endpoint: what is sent sealed, what is received opened or dropped, and what is counted
 * (8.8).
 */
import { UserError } from '../../../../support/user-error.ts';
import { gcmOpen, gcmSeal } from './cipher.ts';
import { checkDomain, clearBytes, packetKey, type SecureDomain, sourcesDiffer } from './domain.ts';
import { type Packet, readTssHeader, tssAad, tssHeaderBytes, tssIv, writeTssHeader } from './packet.ts';
import type { TscAllocator } from './tsc.ts';

/** The counters, the first nine by the reference's names. */
export interface TssCounters {
  inOk: number;
  inOctets: number;
  inAuthFail: number;
  inLate: number;
  /** Of an epoch that is too far ahead. */
  inEarly: number;
  inInvalid: number;
  inInvalidSA: number;
  inBindingFailure: number;
  outOk: number;
  outOctets: number;
  /** Packets that could not be sent: no counter left, no key, or too short. */
  outInvokeFail: number;
  /** Packets of a domain that takes none because too many were not authentic. */
  inLatched: number;
  /** Trimmed packets, of which nothing is known. */
  inTrimmed: number;
}

export type Dropped = 'auth_fail' | 'late' | 'early' | 'invalid' | 'invalid_sa' | 'binding_failure' | 'latched';

export type Received =
  /** The packet from its PDS header on. */
  | { readonly kind: 'accepted'; readonly body: Uint8Array; readonly sdi: number | undefined }
  /** A trimmed packet with TSS header: a hint of congestion and nothing else, because nothing of it is authentic. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'dropped'; readonly reason: Dropped };

/** How a packet is sent. */
export interface SendOptions {
  readonly sdi: number;
  readonly an: 0 | 1;
  readonly ssi?: number;
  /** The numbers of that key and source. */
  readonly numbers: TscAllocator;
}

export interface EndpointSettings {
  readonly domains: readonly SecureDomain[];
  /** The domain that each job must use; a job that is not listed must use none. */
  readonly bindings: ReadonlyMap<number, number>;
  /** The job that a packet from its PDS header on belongs to; `undefined` where it names none, as ACKs do. */
  readonly jobOf: (body: Uint8Array) => number | undefined;
}

const icvBytes = 16;

const counterOf = {
  auth_fail: 'inAuthFail',
  late: 'inLate',
  early: 'inEarly',
  invalid: 'inInvalid',
  invalid_sa: 'inInvalidSA',
  binding_failure: 'inBindingFailure',
  latched: 'inLatched',
} as const satisfies Readonly<Record<Dropped, keyof TssCounters>>;

/** An endpoint with its domains. Two domains of one SDI, or one that contradicts itself, are a `UserError`. */
export class TssEndpoint {
  readonly counters: TssCounters = {
    inOk: 0,
    inOctets: 0,
    inAuthFail: 0,
    inLate: 0,
    inEarly: 0,
    inInvalid: 0,
    inInvalidSA: 0,
    inBindingFailure: 0,
    outOk: 0,
    outOctets: 0,
    outInvokeFail: 0,
    inLatched: 0,
    inTrimmed: 0,
  };
  readonly #settings: EndpointSettings;
  readonly #domains = new Map<number, { domain: SecureDomain; failures: number; latched: boolean }>();

  constructor(settings: EndpointSettings) {
    this.#settings = settings;
    for (const domain of settings.domains) {
      if (this.#domains.has(domain.sdi))
        throw new UserError(`two secure domains have SDI ${domain.sdi}: give each its own`);
      this.configure(domain);
    }
  }

  /** Management adds a domain or changes one: new keys, a new epoch. What is latched stays so. */
  configure(domain: SecureDomain): void {
    checkDomain(domain);
    const before = this.#domains.get(domain.sdi) ?? { failures: 0, latched: false };
    this.#domains.set(domain.sdi, { ...before, domain });
    this.#latch(domain.sdi);
  }

  /** Failures are counted from 0 again; what is latched stays so. */
  beginWindow(): void {
    for (const [sdi, entry] of this.#domains) {
      entry.failures = 0;
      this.#latch(sdi);
    }
  }

  /** Management takes a domain away. */
  remove(sdi: number): void {
    this.#domains.delete(sdi);
  }

  /** Management lets a latched domain take packets again. */
  clearFailures(sdi: number): void {
    const entry = this.#domains.get(sdi);
    if (entry === undefined) return;
    entry.failures = 0;
    entry.latched = false;
    this.#latch(sdi);
  }

  /** Whether a domain takes no packets, because too many were not authentic. */
  isLatched(sdi: number): boolean {
    return this.#domains.get(sdi)?.latched === true;
  }

  /** A domain with as many failures as its limit is latched until management clears them. */
  #latch(sdi: number): void {
    const entry = this.#domains.get(sdi);
    if (entry !== undefined && entry.failures >= entry.domain.authFailureLimit) entry.latched = true;
  }

  /**
   * The packet with TSS header and ICV; `undefined`, and counted, where it cannot be sent. Each call takes a number of
   * its own, retransmissions too.
   */
  send(packet: Packet, { sdi, an, ssi, numbers }: SendOptions): Packet | undefined {
    const domain = this.#domains.get(sdi)?.domain;
    const tsc = domain?.associations[an] === undefined ? undefined : numbers.allocate();
    const header = {
      an,
      sdi,
      epoch: tsc?.epoch ?? 0,
      counter: tsc?.counter ?? 0n,
      ...(ssi === undefined ? {} : { ssi }),
    };
    const whole = Uint8Array.of(...writeTssHeader(header), ...packet.body);
    // One that ends before its encrypted part begins no one would take.
    const fits = domain !== undefined && whole.length >= clearBytes(domain, header);
    if (!fits || tsc === undefined || !sourcesDiffer(domain, header, packet)) {
      this.counters.outInvokeFail++;
      return undefined;
    }
    const clear = whole.subarray(0, clearBytes(domain, header));
    const { key, ivMask } = packetKey(domain, header, packet, 'transmit');
    const aad = tssAad(packet, clear, domain.udpAad);
    const iv = tssIv(header, packet.source, ivMask);
    const { ciphertext, icv } = gcmSeal(key, iv, aad, whole.subarray(clear.length));
    this.counters.outOk++;
    this.counters.outOctets += packet.body.length;
    return { ...packet, body: Uint8Array.of(...clear, ...ciphertext, ...icv) };
  }

  /** What becomes of a packet. The checks come in this order, and the first that fails is the one that is counted. */
  receive(packet: Packet): Received {
    const header = readTssHeader(packet.body);
    if (header === 'none') return this.#bound(packet.body, undefined);
    if (packet.trimmed === true) {
      this.counters.inTrimmed++;
      return { kind: 'hint' };
    }
    if (header === 'short') return this.#drop('invalid');
    const entry = this.#domains.get(header.sdi);
    if (entry?.domain.associations[header.an as 0 | 1] === undefined) return this.#drop('invalid_sa');
    const { domain } = entry;
    const clear = clearBytes(domain, header);
    if (packet.body.length < clear + icvBytes || !sourcesDiffer(domain, header, packet)) return this.#drop('invalid');
    if (this.isLatched(header.sdi)) return this.#drop('latched');
    const age = behind(domain.epochs[header.an as 0 | 1], header.epoch);
    if (age > domain.maxEpochLifetime) return this.#drop('late');
    if (-age > domain.maxEpochAhead) return this.#drop('early');

    const { key, ivMask } = packetKey(domain, header, packet, 'receive');
    const aad = tssAad(packet, packet.body.subarray(0, clear), domain.udpAad);
    const plaintext = gcmOpen(key, tssIv(header, packet.source, ivMask), aad, {
      ciphertext: packet.body.subarray(clear, -icvBytes),
      icv: packet.body.subarray(-icvBytes),
    });
    if (plaintext === undefined) {
      entry.failures++;
      this.#latch(header.sdi);
      return this.#drop('auth_fail');
    }
    const headerEnd = tssHeaderBytes(header);
    return this.#bound(Uint8Array.of(...packet.body.subarray(headerEnd, clear), ...plaintext), header.sdi);
  }

  /** A packet that is whole: its job must use the domain that it came in, or none. */
  #bound(body: Uint8Array, sdi: number | undefined): Received {
    const job = this.#settings.jobOf(body);
    if (job !== undefined && this.#settings.bindings.get(job) !== sdi) {
      // A plain packet of a job that has to be secured is not even of the right form.
      return this.#drop(sdi === undefined ? 'invalid' : 'binding_failure');
    }
    this.counters.inOk++;
    this.counters.inOctets += body.length;
    return { kind: 'accepted', body, sdi };
  }

  #drop(reason: Dropped): Received {
    this.counters[counterOf[reason]]++;
    return { kind: 'dropped', reason };
  }
}

/** How many epochs `epoch` is behind `present`: negative where it is ahead, as serial numbers of 16 bits compare. */
function behind(present: number, epoch: number): number {
  return ((present - epoch) << 16) >> 16;
}
