/** What each packet counts as, and that it is sealed and opened by all that was written of its domain. */
import assert from 'node:assert/strict';
import { layerCounters } from '../../../../../rtl-gen/uet/tss/layer/registers/layer-counters.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { type SecureDomain, TscAllocator } from '../../../golden/tss/index.ts';
import { layerOf } from './layer-designs.ts';
import { begunTest as begun, type Steps, stepTest as test } from './layer-steps.ts';
import { anyAssociation, anyDomain, bytesOf, sealedFor } from './layer-traffic.ts';

type Counter = (typeof layerCounters)[number];

/** All counters, by how much they have grown since the last look. */
class Counts {
  readonly #s: Steps;
  readonly #seen = new Map<Counter, number>();

  constructor(s: Steps) {
    this.#s = s;
  }

  async grown(): Promise<Partial<Record<Counter, number>>> {
    const grown: Partial<Record<Counter, number>> = {};
    for (const name of layerCounters) {
      const now = await this.#s.software.counter(name);
      if (now !== (this.#seen.get(name) ?? 0)) grown[name] = now - (this.#seen.get(name) ?? 0);
      this.#seen.set(name, now);
    }
    return grown;
  }
}

export const layerVerdicts: readonly NamedTest[] = [
  test('each verdict and each answer about a job counts in its own counter, and in no other', async (s, t) => {
    const key = bytesOf(t.random, 32);
    s.domain = {
      ...{ ...s.domain, mode: 'cluster', associations: [{ key }, undefined], authFailureLimit: 1 },
      ...{ epochs: [20, 20], maxEpochLifetime: 2, maxEpochAhead: 1 },
    };
    s.numbers = new TscAllocator({ epoch: 20, counter: 0n });
    await s.begin();
    const { software } = s;
    const counts = new Counts(s);
    const opened = await s.send();
    assert.deepEqual(await counts.grown(), { out_ok: 1, out_octets: 41, out_key_missed: 1 });
    const plain = { ...opened, body: Uint8Array.of(0x10, ...bytesOf(t.random, 30)) };
    const at = (epoch: number) => sealedFor(s.domain, { an: 0, sdi: 5, epoch, counter: 3n }, plain);
    const elsewhere = Uint8Array.from(opened.body);
    elsewhere[3]! ^= 0x40;
    const arrives = async (packet: typeof opened, verdict: string, grown: Partial<Record<Counter, number>>) => {
      assert.equal(await s.receive(packet), verdict);
      await t.cycles(8);
      assert.deepEqual(await counts.grown(), grown, verdict);
    };
    await arrives(opened, 'opened', { in_key_missed: 1 });
    await arrives(plain, 'plain', {});
    await arrives({ ...opened, trimmed: true }, 'hint', { in_trimmed: 1 });
    await arrives({ ...opened, body: opened.body.subarray(0, 11) }, 'invalid', { in_invalid: 1 });
    await arrives({ ...opened, body: elsewhere }, 'invalid_sa', { in_invalid_sa: 1 });
    await arrives(at(17), 'late', { in_late: 1 });
    await arrives(at(22), 'early', { in_early: 1 });
    await software.derivations(4, 0);
    await t.cycles(100);
    await arrives({ ...opened, source: Uint8Array.of(1, 2, 3, 4) }, 'unkeyed', { in_unkeyed: 1 });
    const wrong = Uint8Array.from(opened.body);
    wrong[wrong.length - 1]! ^= 1;
    await arrives({ ...opened, body: wrong }, 'auth_fail', { in_auth_fail: 1 });
    await arrives(opened, 'latched', { in_latched: 1 });
    const [query, answer] = [t.source('job'), t.sink('job_answer')];
    assert.ok(await software.bindJob(7, 5));
    const asks = async (secured: number, sdi: number, expected: string, grown: Partial<Record<Counter, number>>) => {
      await query.send({ secured, sdi, has_job: 1, job: 7, bytes: 100 });
      assert.equal((await answer.recv()).item, expected);
      await t.cycles(4);
      assert.deepEqual(await counts.grown(), grown, expected);
    };
    await asks(1, 5, 'accepted', { in_ok: 1, in_octets: 100 });
    await asks(1, 4, 'binding_failure', { in_binding_failure: 1 });
    await asks(0, 5, 'invalid', { in_invalid: 1 });
    s.give(0, 6);
    assert.equal(await s.outcome(), 0);
    await t.cycles(4);
    assert.deepEqual(await counts.grown(), { out_invoke_fail: 1 });
  }),
  test('a packet is sealed and opened by all that was written of its domain, in any mode', async (s, t) => {
    const { random } = t;
    await s.software.ready();
    for (let round = 0; round < 40; round++) {
      const domain = anyDomain(random, random.below(0x100_0000));
      const rolls = domain.mode === 'cluster';
      const next = BigInt(random.bits(47));
      s.change(
        {
          ...domain,
          associations: [anyAssociation(random, domain.mode), undefined],
          cryptOffset: 12 + random.below(40),
          ...(rolls ? { rekey: { mask: BigInt(random.bits(48)), shift: random.below(48) } } : {}),
        },
        domain.epochs[0],
      );
      await s.software.removeDomain(1);
      await s.software.writeDomain(1, s.domain);
      assert.ok(await s.software.installKey(1, 0, s.domain.associations[0]!, [next, next + 9n]));
      s.renew(s.domain.associations[0]!, next);
      assert.equal(await s.receive(await s.send()), 'opened', domain.mode);
    }
  }),
  test('a domain is what was written of it with its command, whatever is written while that waits', async (s, t) => {
    const { random } = t;
    const { software } = s;
    const [key, ivMask] = [bytesOf(random, 32), bytesOf(random, 12)];
    const any = (): SecureDomain => {
      const domain = anyDomain(random, 5);
      const association = domain.mode === 'client' ? { key, ivMask } : { key };
      return {
        ...{ ...domain, associations: [association, undefined], authFailureLimit: 0xffff },
        ...{
          cryptOffset: 12 + random.below(40),
          maxEpochLifetime: random.below(100),
          maxEpochAhead: random.below(100),
        },
        ...(domain.rekey === undefined ? {} : { rekey: { mask: BigInt(random.bits(48)), shift: random.below(48) } }),
      };
    };
    let next = BigInt(random.bits(40));
    await software.ready();
    s.domain = any();
    await software.writeDomain(1, s.domain);
    assert.ok(await software.installKey(1, 0, { key, ivMask }, [next, 1n << 48n]));
    s.renew(s.domain.associations[0]!, next);
    for (let round = 0; round < 10; round++) {
      const [before, after] = await s.hold();
      const domain = any();
      await software.fillDomain(1, domain);
      await software.begin('write_domain');
      for (const name of software.operands) await software.fill(name, round & 1 ? 0xffff_ffff : 0);
      assert.equal(await software.underWay(), 'write_domain');
      for (const packet of before) await s.complete(packet);
      next += BigInt(before.length);
      s.change(domain, domain.epochs[0]);
      for (const packet of after) {
        assert.equal(await s.receive(await s.complete(packet)), 'opened', domain.mode);
        next++;
      }
      assert.ok(!(await software.isBusy()));
      s.taken = s.heads.sent;
      // As far from its epoch as may be, and one further.
      const { epochs, maxEpochLifetime: most, maxEpochAhead: ahead } = domain;
      for (const [step, verdict] of [
        [-most, 'opened'],
        [-most - 1, 'late'],
        [ahead, 'opened'],
        [ahead + 1, 'early'],
      ] as const) {
        const header = { an: 0, sdi: 5, epoch: (epochs[0] + step) & 0xffff, counter: 5n } as const;
        assert.equal(await s.receive(sealedFor(domain, header, before[0]!)), verdict, `${step} epochs`);
      }
    }
  }),
  begun('each domain that is warned of interrupts once', async (s, t) => {
    const { software } = s;
    const good = await s.send();
    await software.enableInterrupts(8);
    await software.warnAt(1);
    for (let entry = 0; entry < 4; entry++) {
      const sdi = 20 + entry;
      await software.writeDomain(entry, { ...s.domain, sdi, authFailureLimit: 9 });
      assert.ok(await software.installKey(entry, 0, { key: bytesOf(t.random, 32) }, [0n, 1n]));
      const body = Uint8Array.of(good.body[0]!, 0, 0, sdi, ...good.body.subarray(4));
      for (const irq of [1, 0]) {
        assert.equal(await s.receive({ ...good, body }), 'auth_fail');
        await t.cycles(8);
        assert.equal(await software.read('warned', 'entries'), 2 ** (entry + 1) - 1);
        assert.equal(layerOf(t).irq.get(), irq);
        await software.clearInterrupts(8);
        await t.cycles(4);
        assert.equal(layerOf(t).irq.get(), 0);
      }
    }
  }),
  begun('the job is bound that was written with its command, whatever is written while it waits', async (s, t) => {
    const { software } = s;
    const query = t.source('job');
    const asks = (job: number, sdi: number) => query.sendNow({ secured: 1, sdi, has_job: 1, job, bytes: 1 });
    layerOf(t).job_answer.ready.set(0);
    // An answer that is not taken holds up the table of jobs.
    asks(1, 5);
    await t.cycles(20);
    await software.fill('job', 0x12_3456);
    await software.fill('domain', 0x65_4321);
    await software.begin('bind_job');
    for (const name of ['job', 'domain', 'target']) await software.fill(name, 0);
    assert.equal(await software.underWay(), 'bind_job');
    const answer = t.sink('job_answer');
    while (await software.isBusy());
    asks(0x12_3456, 0x65_4321);
    asks(0, 0);
    const told = [];
    for (let i = 0; i < 3; i++) told.push((await answer.recv()).item);
    assert.deepEqual(told, ['binding_failure', 'accepted', 'binding_failure']);
  }),
];
