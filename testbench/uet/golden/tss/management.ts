/**
 * What management may do to the TSS of an endpoint, and what becomes of keys, numbers and latches by it: commands about
 * entries of a table of domains, locks, zeroising, failures counted by entry with a warning before the latch. Sources:
 * uet-wire.md 8.8 (failures, numbers); the others are decided in docs/uet/tss-layer.md.
 */
import { UserError } from '../../../../support/user-error.ts';
import { COUNTERS, TscAllocator } from './tsc.ts';

/** Words of a key and of its mask, as software gathers them. */
const keyWords = 8;
const allWords = 11;

/** What `write_domain` says that counts here. */
export interface EntryWrite {
  readonly sdi: number;
  readonly failureLimit: number;
  /** 0: never. */
  readonly warning: number;
}

/** Failures of an entry; they outlast its domain. */
interface Failures {
  count: number;
  limit: number;
  warning: number;
  latched: boolean;
  warned: boolean;
}

/** Which commands are refused until a reset. */
export interface Locked {
  readonly keys: boolean;
  readonly domains: boolean;
}

type Key = Uint8Array | undefined;
type An = 0 | 1;

const isZero = (key: Uint8Array): boolean => key.every((byte) => byte === 0);
const isSame = (a: Key, b: Uint8Array): boolean => a !== undefined && Buffer.from(a).equals(b);

/** Every command tells whether it was done: `false` where it is refused, and then nothing has changed. */
export class TssManagement {
  locked: Locked = { keys: false, domains: false };
  /** What has happened since it was last asked for. */
  events = { latched: false, warned: false };
  readonly #entries: number;
  #sdis: (number | undefined)[] = [];
  #keys: [Key, Key][] = [];
  #numbers: [TscAllocator | undefined, TscAllocator | undefined][] = [];
  #failures: Failures[] = [];
  readonly #gathered = new Set<number>();

  constructor(entries: number) {
    this.#entries = entries;
    this.zeroise();
  }

  /** All that `zeroise` does, and locks are open. */
  reset(): void {
    this.zeroise();
    this.locked = { keys: false, domains: false };
    this.events = { latched: false, warned: false };
  }

  /** No key, domain, number or failure is left, nor what was gathered of a key. What is locked stays so. */
  zeroise(): void {
    const each = <T>(make: () => T): T[] => Array.from({ length: this.#entries }, make);
    this.#sdis = each(() => undefined);
    this.#keys = each(() => [undefined, undefined]);
    this.#numbers = each(() => [undefined, undefined]);
    this.#failures = each(() => ({ count: 0, limit: 0, warning: 0, latched: false, warned: false }));
    this.#gathered.clear();
  }

  /** What is locked stays so. */
  lock({ keys, domains }: Locked): void {
    this.locked = { keys: this.locked.keys || keys, domains: this.locked.domains || domains };
  }

  /** A word of the next key, 0 to 7, or of its mask, 8 to 10, is written whole. */
  gather(word: number): void {
    this.#gathered.add(word);
  }

  writeDomain(entry: number, { sdi, failureLimit: limit, warning }: EntryWrite): boolean {
    if (this.locked.domains) return false;
    // A key is of the SDI that it was installed under.
    if (this.#sdis[entry] !== sdi) this.#keys[entry] = [undefined, undefined];
    this.#sdis[entry] = sdi;
    Object.assign(this.#failures[entry]!, { limit, warning });
    this.#judge(entry);
    return true;
  }

  removeDomain(entry: number): boolean {
    if (this.locked.domains) return false;
    this.#sdis[entry] = undefined;
    this.#keys[entry] = [undefined, undefined];
    return true;
  }

  /** What was gathered is gone, whether it is refused or not. */
  installKey(entry: number, an: An, key: Uint8Array, next: bigint, limit: bigint): boolean {
    const ofKey = [...this.#gathered].filter((word) => word < keyWords).length;
    const ofMask = this.#gathered.size - ofKey;
    const isWhole = ofKey === keyWords && (ofMask === 0 || ofMask === allWords - keyWords);
    this.#gathered.clear();
    if (this.locked.keys || !isWhole) return false;
    const all = this.#keys.flat();
    const own = 2 * entry + an;
    if (all.some((one, i) => i !== own && isSame(one, key))) return false;
    if (isZero(key) && all.includes(undefined)) return false;
    try {
      const numbers = this.#numbers[entry]![an];
      // The same key goes on; another one begins.
      if (isSame(all[own], key) && numbers !== undefined) numbers.resume(next, limit);
      else this.#numbers[entry]![an] = new TscAllocator({ epoch: 0, counter: next }, limit);
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
    this.#keys[entry]![an] = Uint8Array.from(key);
    return true;
  }

  raiseNumbers(entry: number, an: An, limit: bigint): boolean {
    const numbers = this.#numbers[entry]![an];
    if (numbers === undefined || limit < numbers.limit || limit > COUNTERS) return false;
    numbers.raise(limit);
    return true;
  }

  clearFailures(entry: number): boolean {
    Object.assign(this.#failures[entry]!, { count: 0, latched: false, warned: false });
    this.#judge(entry);
    return true;
  }

  /** Whether jobs may be bound and unbound. */
  get bindsJobs(): boolean {
    return !this.locked.domains;
  }

  /** Failures are counted from 0 again. */
  beginWindow(): void {
    for (const entry of this.#failures.keys()) {
      this.#failures[entry]!.count = 0;
      this.#failures[entry]!.warned = false;
    }
  }

  /** A packet of the entry's domain is not authentic. */
  fail(entry: number): void {
    this.#failures[entry]!.count++;
    this.#judge(entry);
  }

  /** The key that packets of the entry are opened with. */
  keyOf(entry: number, an: An): Key {
    return this.#sdis[entry] === undefined ? undefined : this.#keys[entry]![an];
  }

  /** The number of the next packet that is sent, where there is one; it takes it. */
  allocate(entry: number, an: An): bigint | undefined {
    return this.keyOf(entry, an) === undefined ? undefined : this.#numbers[entry]![an]?.allocate()?.counter;
  }

  isLatched(entry: number): boolean {
    return this.#failures[entry]!.latched;
  }

  /** A bit for each entry. */
  get latched(): number {
    return this.#bits(({ latched }) => latched);
  }

  get warned(): number {
    return this.#bits(({ warned }) => warned);
  }

  #bits(is: (one: Failures) => boolean): number {
    return this.#failures.reduce((word, one, i) => word | (Number(is(one)) << i), 0);
  }

  #judge(entry: number): void {
    const one = this.#failures[entry]!;
    const [latched, warned] = [one.latched, one.warned];
    one.latched ||= one.count >= one.limit;
    one.warned = one.warning > 0 && one.count >= one.warning;
    this.events.latched ||= one.latched && !latched;
    this.events.warned ||= one.warned && !warned;
  }
}
