/** What software and the TSS layer promise each other, step by step. */
import { secretRegisters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-registers.ts';
import { linearHashOf } from '../../../golden/linear-hash.ts';
import { type KeyMode, type Packet, type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { assert, type NamedTest, reset, type TestContext } from '../../test-kit.ts';
import { layerOf } from './layer-designs.ts';
import { begunTest as begun, stepTest as test } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

const anyClient = ({ random }: TestContext) => ({ key: bytesOf(random, 32), ivMask: bytesOf(random, 12) });

export const layerDirected: readonly NamedTest[] = [
  begun(
    'a key is refused unless all its words were written since the last install, and none is left of a refused one',
    async (s, t) => {
      await s.receive(await s.send());
      const { software } = s;
      const refuses = async (): Promise<void> => {
        assert.ok(!(await software.command('install_key')));
        // The key and its numbers are those before.
        await s.receive(await s.send());
      };
      await software.setNumbers(7n, 1000n);
      await software.target(1, 0);
      // Nothing has been written since the last install.
      await refuses();
      const next = { key: bytesOf(t.random, 32), ivMask: bytesOf(t.random, 12) };
      for (const missing of secretRegisters) {
        await software.fillKey(next, (name) => name !== missing);
        await refuses();
        // Nor is what was missing enough then.
        await software.fillKey(next, (name) => name === missing);
        await refuses();
      }
      // A word that was written in two halves has one of them.
      await software.fillKey(next, (name) => name !== 'key_3');
      for (const half of [0, 2]) await software.fillBytes('key_3', half, Uint8Array.of(1, 2));
      await refuses();
      // A whole one whose numbers are refused is gone too.
      assert.ok(!(await software.installKey(1, 0, next, [5n, 4n])));
      await software.setNumbers(7n, 1000n);
      await refuses();
      // A key without any word of a mask is whole.
      await software.fillKey(next, (name) => name.startsWith('key'));
      assert.ok(await software.command('install_key'));
      s.renew({ key: next.key }, 7n);
      assert.equal(await s.receive(await s.send()), 'opened');
      await refuses();
    },
  ),
  test('a mask that was not written is zeros, whatever the one before was', async (s, t) => {
    s.domain = { ...s.domain, mode: 'client', associations: [anyClient(t), undefined] };
    await s.begin();
    assert.equal(await s.receive(await s.send()), 'opened');
    const { key } = anyClient(t);
    await s.software.setNumbers(0n, 1000n);
    await s.software.fillKey({ key }, (name) => name.startsWith('key'));
    assert.ok(await s.software.command('install_key'));
    s.renew({ key, ivMask: new Uint8Array(12) }, 0n);
    assert.equal(await s.receive(await s.send()), 'opened');
  }),
  test('a domain of another mode has no key that was made under the one before', async (s, t) => {
    const { key, ivMask } = anyClient(t);
    // Each ordered pair of modes comes once.
    const modes = [
      ...(['direct', 'cluster', 'direct', 'server', 'direct', 'client', 'cluster'] as const),
      ...(['server', 'cluster', 'client', 'server', 'client', 'direct'] as const),
    ] as const;
    assert.equal(new Set(modes.slice(1).map((mode, i) => `${modes[i]} ${mode}`)).size, 12);
    const of = (mode: KeyMode): SecureDomain => ({
      ...{ ...s.domain, mode, authFailureLimit: 0xffff },
      associations: [mode === 'client' ? { key, ivMask } : { key }, undefined],
    });
    s.domain = of(modes[0]);
    await s.software.ready();
    await s.software.writeDomain(1, s.domain);
    assert.ok(await s.software.installKey(1, 0, { key, ivMask }, [0n, 1000n]));
    let before: Packet | undefined;
    for (const mode of modes) {
      s.change(of(mode), 0);
      await s.software.writeDomain(1, s.domain);
      // In both directions, and the key is there for the second one.
      const packet = await s.send();
      assert.equal(await s.receive(packet), 'opened', mode);
      // One that was sealed in the mode before is none of this one's.
      if (before !== undefined) assert.equal(await s.receive(before), 'auth_fail', mode);
      assert.equal(await s.receive(await s.send()), 'opened', mode);
      before = packet;
    }
    // Each of them had to be installed once in each direction.
    for (const name of ['in_key_missed', 'out_key_missed'] as const)
      assert.equal(await s.software.counter(name), modes.length);
  }),
  test('another epoch leaves the keys that are made, and takes a few clocks; what a packet key is made of does not', async (s, t) => {
    s.domain = { ...s.domain, mode: 'cluster', epochs: [7, 7] };
    s.numbers = new TscAllocator({ epoch: 7, counter: 0n });
    await s.begin();
    const { software } = s;
    const before = await s.send();
    assert.equal(await s.receive(before), 'opened');
    const made = async (sent: number, received: number): Promise<void> => {
      await t.cycles(4);
      assert.equal(await software.counter('out_key_missed'), sent);
      assert.equal(await software.counter('in_key_missed'), received);
    };
    /** Clocks of `write_domain`. */
    const written = async (domain: SecureDomain): Promise<number> => {
      await software.fillDomain(1, domain);
      const start = t.cycle;
      await software.command('write_domain');
      s.change(domain, domain.epochs[0]);
      return t.cycle - start;
    };
    // Of 8 keys each is overwritten in 2 clocks.
    const quick = await written({ ...s.domain, epochs: [8, 7], maxEpochLifetime: 3, authFailureLimit: 9 });
    const sweeps = (clocks: number): void => assert.ok(clocks > quick + 8, `${clocks} clocks, with an epoch ${quick}`);
    // The key of the epoch before is there, the one of this epoch is made.
    assert.equal(await s.receive(before), 'opened');
    await made(1, 1);
    assert.equal(await s.receive(await s.send()), 'opened');
    await made(2, 2);
    assert.ok((await written({ ...s.domain, epochs: [7, 7] })) < quick + 8);
    assert.equal(await s.receive(await s.send()), 'opened');
    await made(2, 2);
    // With an association more, or another mode, all are made again.
    const { key } = s.domain.associations[0]!;
    sweeps(await written({ ...s.domain, associations: [{ key }, { key }] }));
    assert.equal(await s.receive(await s.send()), 'opened');
    await made(3, 3);
    sweeps(await written({ ...s.domain, mode: 'server' }));
    assert.equal(await s.receive(await s.send()), 'opened');
    await made(4, 4);
    // So are they where the entry was another's in between.
    const { domain } = s;
    await software.removeDomain(1);
    await software.writeDomain(1, domain);
    assert.ok(await software.installKey(1, 0, { key }, [500n, 1000n]));
    s.renew({ key }, 500n);
    assert.equal(await s.receive(await s.send()), 'opened');
    await made(5, 5);
  }),
  test('no key is derived for a packet of a domain that is latched', async (s, t) => {
    s.domain = { ...s.domain, mode: 'cluster' };
    await s.begin();
    const good = await s.send();
    const from = (host: number): Packet => ({ ...good, source: Uint8Array.of(10, 9, 8, host) });
    assert.equal(await s.receive(from(0)), 'auth_fail');
    assert.equal(await s.receive(from(1)), 'auth_fail');
    for (let host = 2; host < 40; host++) s.arrives(from(host));
    for (let host = 2; host < 40; host++) assert.equal(await s.verdict(), 'latched');
    await t.cycles(4);
    assert.equal(await s.software.counter('in_key_missed'), 2);
    assert.equal(await s.software.counter('in_latched'), 38);
    // Nor for one whose epoch is long ago.
    await s.software.writeDomain(1, { ...s.domain, epochs: [100, 0] });
    assert.equal(await s.receive(good), 'latched');
    await s.software.writeDomain(1, s.domain);
    await s.software.clearFailures(1);
    assert.equal(await s.receive(good), 'opened');
    assert.equal(await s.software.counter('in_key_missed'), 3);
  }),
  test('a command does what the registers held when it was written, and waits for the packets before it', async (s, t) => {
    s.domain = { ...s.domain, mode: 'client', associations: [anyClient(t), undefined] };
    await s.begin();
    for (const [word, first] of [
      [0, 3n],
      [0xffff_ffff, 0x1_0000_0007n],
    ] as const)
      for (const operation of ['write_domain', 'install_key'] as const) {
        const [before, after] = await s.hold();
        const next = { ...s.domain, epochs: [9, 4] as const, cryptOffset: 20, maxEpochLifetime: 5 };
        const key = anyClient(t);
        await s.software.fillDomain(1, next);
        await s.software.fillKey(key);
        await s.software.setNumbers(first, first + 1000n);
        await s.software.begin(operation);
        for (const name of s.software.operands) await s.software.fill(name, word);
        // What is written before it is done has no effect.
        await s.software.begin('remove_domain');
        await s.software.fill('domain', word);
        await t.cycles(20);
        assert.equal(await s.software.underWay(), operation);
        // Those that have been taken are of the domain and the key before.
        for (const packet of before) await s.complete(packet);
        if (operation === 'write_domain') s.change(next, next.epochs[0]);
        else s.renew(key, first);
        for (const packet of after) assert.equal(await s.receive(await s.complete(packet)), 'opened');
        assert.ok(!(await s.software.isBusy()));
        s.taken = s.heads.sent;
      }
  }),
  test('what changes no domain or key does not wait for packets; a domain is removed after those that were taken', async (s, t) => {
    // The table of jobs is swept for 64 clocks.
    while (t.cycle < 50) assert.equal(await s.software.read('status', 'ready'), 0);
    await s.begin();
    const { software } = s;
    const packets = Array.from({ length: 48 }, () => s.offer());
    await t.cycles(300);
    const taken = s.heads.sent;
    assert.ok(taken < packets.length);
    assert.ok(await software.raiseNumbers(1, 0, 2000n));
    await software.clearFailures(1);
    assert.ok(await software.bindJob(3, 5));
    assert.ok(await software.command('none'));
    await software.begin('remove_domain');
    await t.cycles(50);
    assert.ok(await software.isBusy());
    for (const packet of packets) s.bodies.sendNow(packet.body);
    for (const packet of packets.slice(0, taken)) await s.left(packet);
    for (const _ of packets.slice(taken)) assert.equal(await s.outcome(), 0);
    assert.ok(!(await software.isBusy()));
  }),
  begun('commands are done under any traffic, and no packet or question is lost', async (s, t) => {
    const { software } = s;
    const [query, answer] = [t.source('job'), t.sink('job_answer')];
    await software.writeDomain(2, { ...s.domain, sdi: 9, authFailureLimit: 0xffff });
    assert.ok(await software.installKey(2, 0, { key: bytesOf(t.random, 32) }, [0n, 1n]));
    const [good, forged] = await s.sendForged();
    const elsewhere = { ...good, body: Uint8Array.of(good.body[0]!, 0, 0, 9, ...good.body.subarray(4)) };
    for (let round = 0; round < 12; round++) {
      // A limit is raised while packets take numbers: one below it is refused then.
      const limit = 1001n + 2n * BigInt(round);
      await software.setNumbers(0n, limit);
      await software.target(1, 0);
      const packets = Array.from({ length: 6 }, () => s.offer());
      for (const packet of packets) s.bodies.sendNow(packet.body);
      await t.cycles(t.random.below(12));
      assert.ok(await software.command('raise_numbers'));
      for (const packet of packets) await s.left(packet);
      assert.ok(!(await software.raiseNumbers(1, 0, limit - 1n)));
      // Failures are forgiven while those of another domain are counted.
      assert.deepEqual(
        [await s.receive(forged), await s.receive(forged), await s.receive(good)],
        ['auth_fail', 'auth_fail', 'latched'],
      );
      await software.target(1, 0);
      for (let i = 0; i < 8; i++) s.arrives(elsewhere);
      await t.cycles(40 + t.random.below(30));
      await software.command('clear_failures');
      for (let i = 0; i < 8; i++) assert.equal(await s.verdict(), 'auth_fail');
      assert.equal(await s.receive(good), 'opened');
      // A job is bound while others are asked for.
      for (let i = 0; i < 12; i++) query.sendNow({ secured: 0, sdi: 5, has_job: 1, job: 100, bytes: 1 });
      assert.ok(await software.bindJob(round, 5));
      for (let i = 0; i < 12; i++) assert.equal((await answer.recv()).item, 'accepted');
    }
  }),
  begun('after a reset nothing is left of a secret, and a counter that was chosen is told', async (s, t) => {
    const { software } = s;
    await software.fillKey({ key: bytesOf(t.random, 32) });
    await software.counter('out_octets');
    await software.setNumbers(0xffff_ffffn, 0n);
    assert.equal(await software.read('counter_select', 'index'), 8);
    await reset(t, 2);
    await software.ready();
    assert.equal(await software.read('counter_select', 'index'), 0);
    await software.writeDomain(1, s.domain);
    await software.setNumbers(0n, 10n);
    await software.target(1, 0);
    assert.ok(!(await software.command('install_key')));
    assert.ok(await software.installKey(1, 0, s.domain.associations[0]!, [0n, 10n]));
    s.numbers = new TscAllocator({ epoch: 0, counter: 0n }, 10n);
    await s.send();
  }),
  begun(
    'packets of any length are sent and counted, and none is opened that is longer than there is room for',
    async (s, t) => {
      const [query, answer] = [t.source('job'), t.sink('job_answer')];
      // Each bit of a length is 1 in one of them.
      const lengths = [0x2400, 0x1bff];
      for (const bytes of lengths) {
        const packet = s.give(0, 5, bytes);
        assert.equal(await s.receive(await s.left(packet)), 'invalid');
        assert.equal(await s.receive(packet), 'plain');
        await query.send({ secured: 0, sdi: 0, has_job: 0, job: 0, bytes });
        assert.equal((await answer.recv()).item, 'accepted');
      }
      await t.cycles(4);
      for (const name of ['in_octets', 'out_octets'] as const)
        assert.equal(await s.software.counter(name), lengths[0]! + lengths[1]!);
    },
  ),
  begun('each domain that is latched interrupts once', async (s, t) => {
    const { software } = s;
    const good = await s.send();
    await software.enableInterrupts(1);
    for (let entry = 0; entry < 4; entry++) {
      const sdi = 20 + entry;
      const key = { key: bytesOf(t.random, 32) };
      await software.writeDomain(entry, { ...s.domain, sdi, authFailureLimit: 1 });
      assert.ok(await software.installKey(entry, 0, key, [0n, 1n]));
      const body = Uint8Array.of(good.body[0]!, 0, 0, sdi, ...good.body.subarray(4));
      assert.equal(await s.receive({ ...good, body }), 'auth_fail');
      await t.cycles(6);
      assert.equal(await software.read('latched', 'entries'), 2 ** (entry + 1) - 1);
      assert.equal(layerOf(t).irq.get(), 1);
      await software.clearInterrupts(1);
      await t.cycles(4);
      assert.equal(layerOf(t).irq.get(), 0);
    }
  }),
  test('failures count in their window alone, and a domain is warned of before it is latched', async (s, t) => {
    s.domain = { ...s.domain, authFailureLimit: 3 };
    await s.software.warnAt(2);
    await s.begin();
    const { software } = s;
    await software.enableInterrupts(8);
    const [good, forged] = await s.sendForged();
    // A window is ended by a short one, and by none of those registers.
    const nextWindow = async (): Promise<void> => {
      await software.failureWindow(1);
      await software.failureWindow(0);
    };
    const shows = async (warned: number, latched: number): Promise<void> => {
      await t.cycles(8);
      assert.deepEqual(
        [await software.read('warned', 'entries'), await software.read('latched', 'entries')],
        [2 * warned, 2 * latched],
      );
    };
    for (let round = 0; round < 3; round++) {
      assert.equal(await s.receive(forged), 'auth_fail');
      await shows(0, 0);
      assert.equal(layerOf(t).irq.get(), 0);
      assert.equal(await s.receive(forged), 'auth_fail');
      await shows(1, 0);
      assert.equal(layerOf(t).irq.get(), 1);
      await nextWindow();
      await shows(0, 0);
      await software.clearInterrupts(8);
    }
    for (let i = 0; i < 3; i++) assert.equal(await s.receive(forged), 'auth_fail');
    await shows(1, 1);
    await nextWindow();
    // What is latched stays so, whatever management writes but clear_failures.
    await software.writeDomain(1, { ...s.domain, authFailureLimit: 0xffff });
    await shows(0, 1);
    assert.equal(await s.receive(good), 'latched');
    await software.clearFailures(1);
    assert.equal(await s.receive(good), 'opened');
    await shows(0, 0);
  }),
  begun('what was refused stays so, whatever command is written while it is under way', async (s, t) => {
    const { software } = s;
    for (let clocks = 0; clocks < 16; clocks++) {
      assert.ok(!(await software.raiseNumbers(1, 0, 999n)));
      // The same again, twice: some are written before it is done, and have no effect.
      const first = software.begin('raise_numbers');
      await t.cycles(clocks);
      await software.begin('raise_numbers');
      await first;
      while (await software.isBusy());
      assert.equal(await software.read('status', 'refused'), 1);
    }
    assert.ok(await software.raiseNumbers(1, 0, 1001n));
  }),
  begun('a job that finds no room is refused, and has one when another is gone', async (s, t) => {
    const [query, answer] = [t.source('job'), t.sink('job_answer')];
    const setOf = (job: number): number => linearHashOf(BigInt(job), 6);
    const jobs = [...Array(1000).keys()].filter((job) => setOf(job) === setOf(7)).slice(0, 5);
    const may = async (job: number, sdi = 5): Promise<unknown> => {
      await query.send({ secured: 1, sdi, has_job: 1, job, bytes: 1 });
      return (await answer.recv()).item;
    };
    const bound = jobs.slice(0, 4);
    const last = jobs[4]!;
    for (const job of bound) assert.ok(await s.software.bindJob(job, 5));
    assert.ok(!(await s.software.bindJob(last, 5)));
    for (const job of bound) assert.equal(await may(job), 'accepted');
    assert.equal(await may(last), 'binding_failure');
    // Nor is one bound that is a bit away, nor to a domain whose SDI is.
    for (let bit = 0; bit < 24; bit++) {
      assert.equal(await may(bound[0]!, 5 ^ (1 << bit)), 'binding_failure');
      const near = bound[0]! ^ (1 << bit);
      if (!bound.includes(near)) assert.equal(await may(near), 'binding_failure');
    }
    // One that is there is bound to another domain all the same.
    assert.ok(await s.software.bindJob(bound[1]!, 6));
    assert.equal(await may(bound[1]!), 'binding_failure');
    assert.ok(await s.software.bindJob(bound[2]!, undefined));
    assert.ok(await s.software.bindJob(last, 5));
    assert.equal(await may(last), 'accepted');
    assert.equal(await may(bound[2]!), 'binding_failure');
  }),
  begun(
    'what happens is counted once, interrupts where that is enabled, and stays until it is cleared',
    async (s, t) => {
      const { software } = s;
      const irq = async (bits: number): Promise<void> => {
        await t.cycles(8);
        assert.equal(await software.interrupts(), bits);
        assert.equal(layerOf(t).irq.get(), 0);
        for (let bit = 0; bit < 5; bit++) {
          await software.enableInterrupts(1 << bit);
          await t.cycles(3);
          assert.equal(layerOf(t).irq.get(), (bits >> bit) & 1);
        }
        await software.clearInterrupts(bits);
        await software.enableInterrupts(0);
      };
      await irq(0);
      const good = await s.send();
      const short = s.give(-3);
      assert.equal(await s.outcome(), 1);
      assert.equal(await s.receive({ ...short, body: await s.leaving() }), 'auth_fail');
      await irq(4);
      s.numbers.allocate();
      s.give(0, 6);
      assert.equal(await s.outcome(), 0);
      await irq(2);
      assert.equal(await s.receive(good), 'opened');
      assert.equal(await software.read('latched', 'entries'), 0);
      assert.equal(await s.receive({ ...good, source: Uint8Array.of(1, 2, 3, 4) }), 'auth_fail');
      assert.equal(await s.receive(good), 'latched');
      assert.equal(await software.read('latched', 'entries'), 2);
      await irq(1);
      await software.clearFailures(1);
      assert.equal(await s.receive(good), 'opened');
      await irq(0);
      await t.cycles(4);
      const expected = {
        ...{ in_auth_fail: 2, in_latched: 1, in_key_missed: 1, in_ok: 0, in_late: 0, in_invalid: 0, in_invalid_sa: 0 },
        ...{ out_ok: 2, out_octets: 41 + 38, out_invoke_fail: 1, out_misfit: 1, out_key_missed: 1, in_trimmed: 0 },
      } as const;
      for (const [name, count] of Object.entries(expected))
        assert.equal(await software.counter(name as keyof typeof expected), count, name);
      await software.removeDomain(1);
      assert.equal(await s.receive(good), 'invalid_sa');
      await software.writeDomain(1, s.domain);
      assert.equal(await s.receive(good), 'invalid_sa');
      assert.ok(await software.installKey(1, 0, s.domain.associations[0]!, [0n, 10n]));
      assert.equal(await s.receive(good), 'opened');
    },
  ),
];
