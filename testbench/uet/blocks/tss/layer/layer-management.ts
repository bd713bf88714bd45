/** What management does with the TSS layer in random runs, in hardware and golden endpoint alike. */
import assert from 'node:assert/strict';
import type { TestContext } from '../../../../bench/context.ts';
import type { Association, KeyMode, SecureDomain } from '../../../golden/tss/domain.ts';
import { type Packet, TscAllocator } from '../../../golden/tss/index.ts';
import type { LayerBench, Sending } from './layer-bench.ts';
import { anyAssociation, anyDomain, anyPacket, anySdi, anySsi, bytesOf, sdisOf } from './layer-traffic.ts';

/** How domains come to be. */
export interface DomainChoice {
  /** After how many forged packets one is latched. */
  readonly failureLimits: readonly number[];
  /** Numbers below which are given. */
  readonly numberLimits: readonly bigint[];
}

/** Each bit is 0 in one of them, and 1 in another. */
export const jobs = [1, 0xff_fffe, 0x55_5555] as const;

export class LayerManagement {
  readonly domains: SecureDomain[] = [];
  readonly #numbers = new Map<string, TscAllocator>();
  /** The key that an association was given, with the mask that counts in client mode. */
  readonly #keys = new Map<string, Required<Association>>();
  readonly #t: TestContext;
  readonly #bench: LayerBench;
  readonly #choice: DomainChoice;

  constructor(t: TestContext, bench: LayerBench, choice: DomainChoice) {
    this.#t = t;
    this.#bench = bench;
    this.#choice = choice;
  }

  /** A new domain in the place of the one that an entry has, with its keys. */
  async define(entry: number): Promise<void> {
    const { random } = this.#t;
    const { endpoint, software } = this.#bench;
    const sdi = anySdi(random, sdisOf(this.domains));
    const domain = { ...anyDomain(random, sdi), authFailureLimit: random.pick(this.#choice.failureLimits) };
    if (this.domains[entry] !== undefined) endpoint.remove(this.domains[entry].sdi);
    this.domains[entry] = domain;
    endpoint.configure(domain);
    endpoint.clearFailures(sdi);
    await software.writeDomain(entry, domain);
    await software.clearFailures(entry);
    for (const an of [0, 1] as const) await this.#install(entry, an);
  }

  /** New keys of both associations. */
  async renew(entry: number): Promise<void> {
    const { random } = this.#t;
    const { associations, mode } = this.domains[entry]!;
    const [a, b] = associations.map((one) => one && anyAssociation(random, mode));
    this.domains[entry] = { ...this.domains[entry]!, associations: [a, b] };
    this.#bench.endpoint.configure(this.domains[entry]);
    for (const an of [0, 1] as const) await this.#install(entry, an);
  }

  /** The next epoch of an association; in the last one nothing changes. */
  async age(entry: number): Promise<void> {
    const an = this.#t.random.below(2) as 0 | 1;
    const [a, b] = this.domains[entry]!.epochs;
    const next = this.domains[entry]!.epochs[an] + 1;
    if (next > 0xffff) return;
    this.domains[entry] = { ...this.domains[entry]!, epochs: an === 0 ? [next, b] : [a, next] };
    this.#numbers.get(`${entry} ${an}`)?.setEpoch(next);
    this.#bench.endpoint.configure(this.domains[entry]);
    await this.#bench.software.writeDomain(entry, this.domains[entry]);
  }

  /**
   * Sends packets, and while they are under way changes a domain or a key. Registers that the command goes by are
   * others before it is done, and what is written then has no effect.
   */
  async changeUnderWay(list: readonly Sending[]): Promise<readonly Packet[]> {
    const { random } = this.#t;
    const { software } = this.#bench;
    const [entry, an] = [random.below(this.domains.length), random.below(2) as 0 | 1];
    const renews = random.chance(0.5);
    const change = renews ? this.#newKey(entry, an) : this.#newParameters(entry);
    const begin = async (): Promise<void> => {
      await change.fill();
      await software.begin(renews ? 'install_key' : 'write_domain');
      for (const name of software.operands) await software.fill(name, random.pick([0, 0xffff_ffff]));
      await software.begin('remove_domain');
    };
    return this.#bench.send(list, { begin, done: change.done });
  }

  /** The same key as a domain of another mode has it. */
  #asIn(mode: KeyMode, entry: number, an: 0 | 1, association: Association | undefined): Association | undefined {
    const given = this.#keys.get(`${entry} ${an}`);
    if (association === undefined || given === undefined) return association;
    return mode === 'client' ? given : { key: given.key };
  }

  /** Other parameters of a domain, its mode among them, under the same keys. */
  #newParameters(entry: number) {
    const { random } = this.#t;
    const { endpoint, software } = this.#bench;
    const { sdi, mode: old, associations, epochs } = this.domains[entry]!;
    const mode = random.chance(0.5) ? old : random.pick(['direct', 'cluster', 'server', 'client'] as const);
    const later = (epoch: number): number => epoch + random.below(0x10000 - epoch);
    const authFailureLimit = random.pick(this.#choice.failureLimits);
    const [a, b] = epochs;
    const { rekey: _, ...rest } = anyDomain(random, sdi);
    const rekey = mode === 'cluster' ? { rekey: { mask: BigInt(random.bits(48)), shift: random.below(48) } } : {};
    const kept = ([0, 1] as const).map((an) => this.#asIn(mode, entry, an, associations[an]));
    const next: SecureDomain = {
      ...{ ...rest, ...rekey, mode, authFailureLimit },
      ...{ associations: [kept[0], kept[1]], epochs: [later(a), later(b)] },
    };
    return {
      fill: () => software.fillDomain(entry, next),
      done: (): void => {
        this.domains[entry] = next;
        endpoint.configure(next);
        for (const an of [0, 1] as const) this.#numbers.get(`${entry} ${an}`)?.setEpoch(next.epochs[an]);
      },
    };
  }

  /** Another key of an association. */
  #newKey(entry: number, an: 0 | 1) {
    const { random } = this.#t;
    const { endpoint, software } = this.#bench;
    const domain = this.domains[entry]!;
    const given = { key: bytesOf(random, 32), ivMask: bytesOf(random, 12) };
    const fresh = domain.mode === 'client' ? given : { key: given.key };
    const first = BigInt(random.bits(48));
    const limit = 1n << 48n;
    return {
      fill: async (): Promise<void> => {
        await software.fillKey(given);
        await software.setNumbers(first, limit);
        await software.target(entry, an);
      },
      done: (): void => {
        this.#keys.set(`${entry} ${an}`, given);
        const [a, b] = domain.associations;
        // A key that its domain does not name is not used.
        if (domain.associations[an] === undefined) return;
        this.domains[entry] = { ...domain, associations: an === 0 ? [fresh, b] : [a, fresh] };
        endpoint.configure(this.domains[entry]);
        const epoch = domain.epochs[an];
        this.#numbers.set(`${entry} ${an}`, new TscAllocator({ epoch, counter: first }, limit));
      },
    };
  }

  /** Binds one of three jobs to the entry's domain, or to none. */
  async bind(entry: number): Promise<void> {
    const { random } = this.#t;
    await this.bindJob(random.pick(jobs), random.chance(0.3) ? undefined : this.domains[entry]!.sdi);
  }

  async bindJob(job: number, sdi: number | undefined): Promise<void> {
    if (sdi === undefined) this.#bench.bindings.delete(job);
    else this.#bench.bindings.set(job, sdi);
    assert.ok(await this.#bench.software.bindJob(job, sdi));
  }

  /** A packet to be sent in one of the domains; its body has one of so many bytes at most. */
  sending(longest: readonly number[], sources?: number): Sending {
    const { random } = this.#t;
    const [entry, an, ssi] = [random.below(this.domains.length), random.below(2) as 0 | 1, anySsi(random)];
    const packet = anyPacket(random, 2 + random.below(random.pick(longest)), sources);
    const numbers = () => this.#numbers.get(`${entry} ${an}`) ?? new TscAllocator();
    return { packet, sdi: this.domains[entry]!.sdi, an, numbers, ...(ssi === undefined ? {} : { ssi }) };
  }

  async #install(entry: number, an: 0 | 1): Promise<void> {
    const { random } = this.#t;
    const { software } = this.#bench;
    const association = this.domains[entry]!.associations[an];
    this.#numbers.delete(`${entry} ${an}`);
    if (association === undefined) return;
    const limit = random.pick(this.#choice.numberLimits);
    const given = { ivMask: bytesOf(random, 12), ...association };
    this.#keys.set(`${entry} ${an}`, given);
    assert.ok(await software.installKey(entry, an, given, [0n, limit]));
    const epoch = this.domains[entry]!.epochs[an];
    this.#numbers.set(`${entry} ${an}`, new TscAllocator({ epoch, counter: 0n }, limit));
    // A limit beyond 2^48 changes nothing, nor does one below the present.
    assert.ok(!(await software.raiseNumbers(entry, an, random.pick([limit - 1n, (1n << 48n) + 1n]))));
  }
}
