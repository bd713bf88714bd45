/** What the TSS layer refuses to software, step by step: keys that are in use, what is locked, who has no privilege. */
import { assert, type NamedTest, reset } from '../../test-kit.ts';
import { KeyImages } from './key-images.ts';
import { layerOf } from './layer-designs.ts';
import { begunTest as begun, stepTest as test } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

export const layerGuards: readonly NamedTest[] = [
  begun(
    'a key that is in use is refused in every other association, and in its own with numbers that were given',
    async (s, t) => {
      const { software } = s;
      const own = s.domain.associations[0]!;
      await software.writeDomain(2, { ...s.domain, sdi: 9, associations: [own, own] });
      await software.writeDomain(1, { ...s.domain, associations: [own, own] });
      const install = (entry: number, an: number, key: Uint8Array, next: bigint): Promise<boolean> =>
        software.installKey(entry, an, { key }, [next, 5000n]);
      // Two numbers are given, 0 and 1.
      for (let i = 0; i < 2; i++) await s.receive(await s.send());
      for (const [entry, an] of [
        [1, 1],
        [2, 0],
        [2, 1],
      ] as const)
        assert.ok(!(await install(entry, an, own.key, 100n)));
      assert.ok(!(await install(1, 0, own.key, 0n)));
      assert.ok(!(await install(1, 0, own.key, 1n)));
      // The key and its numbers are those before, and no other association has one.
      assert.equal(await s.receive(await s.send()), 'opened');
      s.give(0, 9);
      assert.equal(await s.outcome(), 0);
      // It goes on from the next one, or from a later one.
      assert.ok(await install(1, 0, own.key, 3n));
      s.renew(own, 3n);
      assert.equal(await s.receive(await s.send()), 'opened');
      assert.ok(await install(1, 0, own.key, 40n));
      s.renew(own, 40n);
      assert.equal(await s.receive(await s.send()), 'opened');
      // A key that differs in a bit, whichever, is another one.
      const changed = new Set([7, 248]);
      while (changed.size < 12) changed.add(t.random.below(256));
      for (const [round, bit] of [...changed].entries()) {
        const near = Uint8Array.from(own.key);
        near[bit >> 3]! ^= 1 << (bit & 7);
        assert.ok(await install(2, round & 1, near, 0n));
        assert.ok(!(await install(1, 1, near, 0n)));
      }
      // One of zeros is refused everywhere.
      assert.ok(!(await install(2, 0, new Uint8Array(32), 0n)));
      // A key that is gone is not seen any more.
      await software.removeDomain(2);
      await software.removeDomain(1);
      await software.writeDomain(2, { ...s.domain, sdi: 9, associations: [own, undefined] });
      assert.ok(await install(2, 0, own.key, 100n));
    },
  ),
  begun('what is locked is refused until a reset, and nothing else', async (s, t) => {
    const { software } = s;
    const key = () => ({ key: bytesOf(t.random, 32) });
    await software.fill('lock', 2);
    assert.ok(!(await software.installKey(1, 1, key(), [0n, 9n])));
    // It is cleared all the same.
    assert.ok(!(await software.command('install_key')));
    assert.ok(await software.bindJob(4, 5));
    await software.writeDomain(1, s.domain);
    await software.fill('lock', 0);
    await software.fill('lock', 1);
    assert.equal(await software.read('lock', 'commands'), 3);
    for (const operation of ['write_domain', 'remove_domain', 'bind_job', 'unbind_job', 'install_key'] as const)
      assert.ok(!(await software.command(operation)), operation);
    assert.ok(await software.raiseNumbers(1, 0, 1001n));
    await software.target(1, 0);
    assert.ok(await software.command('clear_failures'));
    assert.equal(await s.receive(await s.send()), 'opened');
    // Keys can always be overwritten, and do not come back.
    await software.command('zeroise');
    while ((await software.read('status', 'ready')) === 0);
    assert.ok(!(await software.command('write_domain')));
    await reset(t, 2);
    await software.ready();
    assert.equal(await software.read('lock', 'commands'), 0);
    await software.writeDomain(1, s.domain);
    assert.ok(await software.installKey(1, 0, key(), [0n, 9n]));
  }),
  begun('with the strap only privileged accesses reach a register', async (s, t) => {
    const { bus } = s.software;
    const [domain, data] = [0x0c, Uint8Array.of(0x55, 0, 0, 0)];
    const strap = layerOf(t).privileged_only;
    const write = async (prot: number): Promise<unknown> => (await bus.write(domain, data, { prot })).response;
    const read = async (prot: number) => bus.read(domain, 4, { prot });
    for (const on of [0, 1]) {
      strap.set(on);
      // Secure or not, for data or instructions.
      for (let prot = 0; prot < 8; prot++) {
        const may = on === 0 || (prot & 1) === 1;
        data[0]! ^= 0xff;
        assert.equal(await write(prot), may ? 'OKAY' : 'SLVERR');
        const seen = await read(prot);
        assert.equal(seen.response, may ? 'OKAY' : 'SLVERR');
        assert.deepEqual(seen.bytes, may ? data : new Uint8Array(4));
        const kept = await read(1);
        if (!may) assert.notDeepEqual(kept.bytes, data);
      }
    }
  }),
  begun('a domain is warned of and latched at the numbers that were there when it was written', async (s, t) => {
    const { software } = s;
    for (const word of [0, 0xffff_ffff]) {
      // Heads without bodies, so that the command waits.
      const packets = Array.from({ length: 4 }, () => s.offer());
      await t.cycles(300);
      s.domain = { ...s.domain, authFailureLimit: 3 };
      await software.fillDomain(1, s.domain);
      await software.warnAt(2);
      await software.begin('write_domain');
      await software.fill('domain_limits', word);
      await software.fill('domain_warning', word);
      assert.equal(await software.underWay(), 'write_domain');
      for (const packet of packets) await s.complete(packet);
      while (await software.isBusy());
      const [good, forged] = await s.sendForged();
      for (const expected of [
        [0, 0],
        [2, 0],
        [2, 2],
      ]) {
        assert.equal(await s.receive(forged), 'auth_fail');
        await t.cycles(8);
        const seen = [await software.read('warned', 'entries'), await software.read('latched', 'entries')];
        assert.deepEqual(seen, expected);
      }
      assert.equal(await s.receive(good), 'latched');
      await software.clearFailures(1);
      assert.equal(await s.receive(good), 'opened');
    }
  }),
  test('a packet whose key the budget of its domain does not have is dropped, and counted as unkeyed', async (s, t) => {
    s.domain = { ...s.domain, mode: 'cluster' };
    await s.begin();
    const { software } = s;
    await software.derivations(4, 0);
    await t.cycles(100);
    const packet = await s.send();
    for (let count = 1; count <= 3; count++) {
      assert.equal(await s.receive(packet), 'unkeyed');
      await t.cycles(8);
      assert.equal(await software.counter('in_unkeyed'), count);
    }
    assert.equal(await software.counter('in_key_missed'), 0);
    await software.derivations(4, 1);
    await t.cycles(100);
    assert.equal(await s.receive(packet), 'opened');
    assert.equal(await software.counter('in_key_missed'), 1);
    assert.equal(await software.counter('in_unkeyed'), 3);
  }),
  begun('the key of a domain that is another one is overwritten, whenever its limits can be written', async (s, t) => {
    const { software } = s;
    // Counts of failures end in every second clock, and take no limit then.
    await software.failureWindow(1);
    for (let round = 0; round < 8; round++) {
      const key = bytesOf(t.random, 32);
      await software.writeDomain(2, { ...s.domain, sdi: 100 + 2 * round });
      assert.ok(await software.installKey(2, 0, { key }, [0n, 9n]));
      await software.fillDomain(2, { ...s.domain, sdi: 101 + 2 * round });
      await t.cycles(t.random.below(2));
      await software.command('write_domain');
      assert.deepEqual(new KeyImages(t, [key]).found(), []);
    }
  }),
  begun('a command that changes no domain or key holds no packet up, however long it waits', async (s, t) => {
    const { software } = s;
    // An answer that is not taken holds up the table of jobs.
    const { job_answer } = layerOf(t);
    job_answer.ready.set(0);
    t.source('job').sendNow({ secured: 1, sdi: 5, has_job: 1, job: 1, bytes: 1 });
    await t.cycles(20);
    for (const operation of ['bind_job', 'unbind_job'] as const) {
      await software.begin(operation);
      for (let i = 0; i < 3; i++) assert.equal(await s.receive(await s.send()), 'opened');
      assert.equal(await software.underWay(), operation);
      job_answer.ready.set(1);
      while (await software.isBusy());
      job_answer.ready.set(0);
      t.source('job').sendNow({ secured: 1, sdi: 5, has_job: 1, job: 1, bytes: 1 });
      await t.cycles(20);
    }
  }),
  begun('a body waits for its head, and a plain one for who takes it', async (s, t) => {
    const good = await s.send();
    for (const packet of [good, { ...good, body: Uint8Array.of(0x10, ...bytesOf(t.random, 60)) }]) {
      s.takesPlain = false;
      s.bodyArrives(packet);
      await t.cycles(200);
      assert.equal(layerOf(t).rx_verdict.valid.get(), 0);
      s.headArrives(packet);
      assert.equal(await s.verdict(), packet === good ? 'opened' : 'plain');
      await t.cycles(100);
      assert.equal(s.plain.waiting, 0);
      if (packet === good) continue;
      assert.equal(layerOf(t).rx_plain.valid.get(), 1);
      s.takesPlain = true;
      assert.deepEqual((await s.plain.recv()).item.bytes, packet.body);
    }
  }),
];
