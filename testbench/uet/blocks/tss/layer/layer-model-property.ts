/**
 * Random steps of software and packets with the TSS layer, held against the golden model of management: what is
 * refused,
 * locked, warned of, latched and overwritten, and which packets are sent and opened after it.
 */
import { secretRegisters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { domainDefaults, type Packet, type SecureDomain } from '../../../golden/tss/index.ts';
import { TssManagement } from '../../../golden/tss/management.ts';
import { assert, type Body, pulse, reset, type TestContext } from '../../test-kit.ts';
import { layerOf, smallLayer } from './layer-designs.ts';
import { Steps } from './layer-steps.ts';
import { bytesOf, nativePacket, sealedFor } from './layer-traffic.ts';

const entries = smallLayer.domains;
type An = 0 | 1;

/** Numbers about which something is decided. */
const numbers = [0n, 1n, 2n, 5n, 1n << 47n, (1n << 48n) - 1n, 1n << 48n, (1n << 48n) + 1n] as const;

const events = { latched: 1, not_sent: 2, warned: 8 } as const;

/** A few jobs, for which there always is room. */
const jobs = [1, 0x12_3456, 0xff_ffff] as const;

class Walk {
  readonly #t: TestContext;
  readonly #dut;
  readonly #s: Steps;
  readonly #model = new TssManagement(entries);
  readonly #keys: readonly Uint8Array[];
  /** Of each entry, whose limits are written. */
  readonly #written: (SecureDomain | undefined)[] = [];
  #notSent = false;
  #counter = 0n;

  constructor(t: TestContext) {
    this.#t = t;
    this.#dut = layerOf(t);
    this.#s = new Steps(t);
    this.#keys = [new Uint8Array(32), ...Array.from({ length: 4 }, () => bytesOf(t.random, 32))];
  }

  get #software() {
    return this.#s.software;
  }

  async begin(): Promise<void> {
    this.#dut.privileged_only.set(0);
    this.#dut.zeroise.set(0);
    await this.#software.ready();
    for (let entry = 0; entry < entries; entry++) await this.#writeDomain(entry);
  }

  async step(): Promise<void> {
    const { random } = this.#t;
    const [entry, an] = [random.below(entries), random.below(2) as An];
    const kinds = [
      ...(['install', 'install', 'install', 'raise', 'write', 'remove', 'clear', 'bind', 'window'] as const),
      ...(['send', 'send', 'authentic', 'forged', 'forged', 'forged', 'strap'] as const),
    ];
    const rare = random.below(100);
    if (rare < 3) await this.#zeroise();
    else if (rare < 6) await this.#lock();
    else if (rare === 6) await this.#reset();
    else {
      const kind = random.pick(kinds);
      if (kind === 'install') await this.#install(entry, an);
      else if (kind === 'raise') {
        const limit = random.pick(numbers);
        const done = await this.#software.raiseNumbers(entry, an, limit);
        assert.equal(done, this.#model.raiseNumbers(entry, an, limit), `raise to ${limit}`);
      } else if (kind === 'write') await this.#writeDomain(entry);
      else if (kind === 'remove') {
        await this.#software.target(entry, an);
        assert.equal(await this.#software.command('remove_domain'), this.#model.removeDomain(entry), 'remove');
      } else if (kind === 'clear') await this.#clear(entry);
      else if (kind === 'bind') {
        const sdi = random.chance(0.5) ? undefined : random.below(9);
        assert.equal(await this.#software.bindJob(random.pick(jobs), sdi), this.#model.bindsJobs, 'bind');
      } else if (kind === 'window') await this.#window();
      else if (kind === 'send') await this.#send(entry, an);
      else if (kind === 'strap') await this.#strap();
      else await this.#arrives(entry, an, kind);
    }
    await this.#compare();
  }

  /** Of two limits, one near enough to be reached. */
  async #writeDomain(entry: number): Promise<void> {
    const { random } = this.#t;
    const domain: SecureDomain = {
      ...{ ...domainDefaults, mode: 'direct', sdi: 16 * entry + random.below(2) },
      associations: [{ key: this.#keys[0]! }, { key: this.#keys[0]! }],
      authFailureLimit: 1 + random.below(5),
    };
    const warning = random.below(4);
    await this.#software.fillDomain(entry, domain);
    await this.#software.warnAt(warning);
    const done = await this.#software.command('write_domain');
    const write = { sdi: domain.sdi, failureLimit: domain.authFailureLimit, warning };
    assert.equal(done, this.#model.writeDomain(entry, write), 'write');
    if (done) this.#written[entry] = domain;
  }

  async #clear(entry: number): Promise<void> {
    // An entry without limits is none.
    if (this.#written[entry] === undefined) return;
    await this.#software.target(entry, 0);
    assert.equal(await this.#software.command('clear_failures'), this.#model.clearFailures(entry));
  }

  async #install(entry: number, an: An): Promise<void> {
    const { random } = this.#t;
    // All words of one key, most often.
    const key = random.pick(this.#keys);
    const [missing, withMask] = [random.chance(0.1) ? random.below(8) : -1, random.chance(0.5)];
    const lost = withMask && random.chance(0.1) ? 8 + random.below(3) : -1;
    const isThere = (i: number): boolean => i !== missing && i !== lost && (i < 8 || withMask);
    await this.#software.fillKey({ key }, (name) => isThere(secretRegisters.indexOf(name)));
    for (const i of secretRegisters.keys()) if (isThere(i)) this.#model.gather(i);
    // One command is enough for what was gathered.
    for (const _ of Array(random.chance(0.1) ? 2 : 1)) {
      const next = random.chance(0.5) ? random.pick(numbers) : this.#counter;
      const limit = random.chance(0.7) ? 1n << 48n : random.pick(numbers);
      await this.#software.setNumbers(next, limit);
      await this.#software.target(entry, an);
      const done = await this.#software.command('install_key');
      assert.equal(done, this.#model.installKey(entry, an, key, next, limit), `install from ${next} to ${limit}`);
    }
  }

  async #lock(): Promise<void> {
    const word = this.#t.random.below(4);
    await this.#software.fill('lock', word);
    this.#model.lock({ keys: (word & 2) !== 0, domains: (word & 1) !== 0 });
  }

  async #zeroise(): Promise<void> {
    const { random } = this.#t;
    if (random.chance(0.5)) await this.#software.begin('zeroise');
    else {
      await pulse(this.#t, this.#dut.zeroise, 1 + random.below(3));
      await this.#t.cycles(1);
    }
    this.#model.zeroise();
    this.#written.length = 0;
    // What is written before it is done has no effect.
    if (random.chance(0.3)) await this.#software.begin('clear_failures');
    while ((await this.#software.read('status', 'ready')) === 0);
    assert.equal(this.#dut.clearing.get(), 0);
    while (await this.#software.isBusy());
  }

  async #reset(): Promise<void> {
    await reset(this.#t, 2);
    this.#model.reset();
    this.#written.length = 0;
    this.#notSent = false;
    await this.#software.ready();
    for (let entry = 0; entry < entries; entry++) await this.#writeDomain(entry);
  }

  async #window(): Promise<void> {
    await this.#software.failureWindow(1);
    await this.#software.failureWindow(0);
    await this.#t.cycles(6);
    this.#model.beginWindow();
  }

  /** Who has no privilege changes nothing, whatever is written. */
  async #strap(): Promise<void> {
    const { random } = this.#t;
    this.#dut.privileged_only.set(1);
    const address = random.pick([0, 0x04, 0x0c, 0x18, 0x34, 0x3c, 0x64, 0x80, 0x9c, 0xa8]);
    const data = Uint8Array.from(bytesOf(random, 4));
    // Any command, all locks, any word of a key.
    if (address === 0) data[0] = 1 + random.below(8);
    const prot = 2 * random.below(4);
    assert.equal((await this.#software.bus.write(address, data, { prot })).response, 'SLVERR');
    const seen = await this.#software.bus.read(address, 4, { prot });
    assert.deepEqual([seen.response, Buffer.from(seen.bytes).readUInt32LE()], ['SLVERR', 0]);
    this.#dut.privileged_only.set(0);
    await this.#t.cycles(2);
    assert.ok(!(await this.#software.isBusy()));
  }

  #packet(): Packet {
    return nativePacket(this.#t.random, 21, 1, 2);
  }

  #domain(entry: number, an: An): SecureDomain | undefined {
    const [domain, key] = [this.#written[entry], this.#model.keyOf(entry, an)];
    if (domain === undefined || key === undefined) return undefined;
    return { ...domain, associations: an === 0 ? [{ key }, undefined] : [undefined, { key }] };
  }

  async #send(entry: number, an: An): Promise<void> {
    const domain = this.#domain(entry, an);
    const counter = this.#model.allocate(entry, an);
    const packet = this.#packet();
    this.#s.sends(packet, this.#written[entry]?.sdi ?? 16 * entry, an);
    assert.equal(await this.#s.outcome(), Number(counter !== undefined));
    this.#notSent ||= counter === undefined;
    if (counter === undefined) return;
    this.#counter = counter + 1n;
    const sealed = sealedFor(domain!, { an, sdi: domain!.sdi, epoch: 0, counter }, packet);
    assert.deepEqual(await this.#s.leaving(), sealed.body);
  }

  async #arrives(entry: number, an: An, kind: 'authentic' | 'forged'): Promise<void> {
    const { random } = this.#t;
    const domain = this.#domain(entry, an);
    const key = domain?.associations[an]?.key ?? random.pick(this.#keys);
    const sdi = this.#written[entry]?.sdi ?? 16 * entry;
    const header = { an, sdi, epoch: 0, counter: BigInt(random.bits(48)) };
    const of: SecureDomain = {
      ...{ ...domainDefaults, mode: 'direct', sdi },
      associations: an === 0 ? [{ key }, undefined] : [undefined, { key }],
    };
    const packet = sealedFor(of, header, this.#packet());
    if (kind === 'forged') packet.body[12 + random.below(packet.body.length - 12)]! ^= 1 << random.below(8);
    const expected = (): string => {
      if (domain === undefined) return 'invalid_sa';
      if (this.#model.isLatched(entry)) return 'latched';
      if (kind === 'authentic') return 'opened';
      this.#model.fail(entry);
      return 'auth_fail';
    };
    assert.equal(await this.#s.receive(packet), expected());
  }

  /** What software sees. */
  async #compare(): Promise<void> {
    const software = this.#software;
    await this.#t.cycles(6);
    const { latched, warned, locked } = this.#model;
    assert.deepEqual(
      [await software.read('latched', 'entries'), await software.read('warned', 'entries')],
      [latched, warned],
    );
    assert.equal(await software.read('lock', 'commands'), 2 * Number(locked.keys) + Number(locked.domains));
    assert.equal(await software.read('status', 'ready'), 1);
    const happened = await software.interrupts();
    const { events: told } = this.#model;
    assert.equal(
      happened,
      events.latched * Number(told.latched) +
        events.warned * Number(told.warned) +
        events.not_sent * Number(this.#notSent),
    );
    await software.clearInterrupts(happened);
    this.#model.events = { latched: false, warned: false };
    this.#notSent = false;
  }
}

/** So many random steps. */
export const layerModelProperty =
  (steps: number): Body<void> =>
  async (t) => {
    const walk = new Walk(t);
    await walk.begin();
    for (let step = 0; step < steps; step++) await walk.step();
  };
