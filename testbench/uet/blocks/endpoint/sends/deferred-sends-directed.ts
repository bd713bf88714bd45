/** Deferrable sends of a host and RTRs, step by step: what two endpoints that go well do not do. */
import assert from 'node:assert/strict';
import { noRtrCode } from '../../../../../rtl-gen/uet/endpoint/transmit/deferred-sends.ts';
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, namedWith } from '../../../../design-tests/named-test.ts';
import { DeferringHost, hostId, length } from './deferring-host.ts';

const { ok, op_violation: opViolation } = returnCodes.code;

const named = namedWith((t) => new DeferringHost(t));

export const deferredSendsDirected: readonly NamedTest[] = [
  named(
    'a message that its target makes wait is given again with both tokens, and completed then, once',
    async (desk) => {
      const { offset, wrId } = await desk.give();
      assert.equal(offset >> 32n, wrId);
      assert.equal(offset & 0xffff_ffffn, 0n);
      await desk.ends('deferrable_send', wrId, 'ok', 1);
      await desk.clocks(10);
      assert.equal(desk.wide('told_valid'), 0n);
      desk.set({ restart_ready: 0 });
      assert.equal(await desk.rtr(offset | 77n), BigInt(ok));
      await desk.until('restart_valid');
      assert.equal(desk.wide('restart_payload_wr_id'), BigInt(hostId));
      assert.equal(desk.wide('restart_payload_tokens'), offset | 77n);
      assert.equal(desk.wide('restart_payload_length'), BigInt(length));
      desk.set({ restart_ready: 1 });
      await desk.clocks(1);
      const again = await desk.give(offset | 77n);
      assert.deepEqual(again, { offset: offset | 77n, wrId });
      await desk.ends('deferrable_send', wrId, 'ok');
      await desk.told();
      assert(desk.isResult('ok'));
      await desk.clocks(4);
      assert.equal(await desk.rtr(offset | 78n), BigInt(opViolation));
    },
  ),
  named('what an atomic has fetched is shown with its completion, however late the host takes that', async (desk) => {
    desk.set({ told_ready: 0, had_valid: 1, had_value: 7n });
    await desk.offer('ended', { op: 'fetching_atomic', wr_id: 11, result: 'ok', code: ok, bytes: 8 });
    desk.set({ had_valid: 1, had_value: 9n, ended_valid: 1, ended_payload_wr_id: 12 });
    await desk.clocks(5);
    assert.deepEqual(desk.seen(), [11n, 1n, 7n]);
    desk.set({ told_ready: 1 });
    await desk.clocks(1);
    assert.deepEqual(desk.seen(), [12n, 1n, 9n]);
    desk.set({ had_valid: 0, ended_payload_op: 'atomic', ended_payload_wr_id: 13 });
    await desk.clocks(1);
    assert.deepEqual(desk.seen().slice(0, 2), [13n, 0n]);
    desk.set({ ended_valid: 0 });
  }),
  named('one that gets no RTR for three ticks fails, and an RTR for it is OP_VIOLATION then', async (desk) => {
    const { offset, wrId } = await desk.give();
    await desk.ends('deferrable_send', wrId, 'ok', 1);
    await desk.clocks(5);
    desk.set({ told_ready: 0, had_valid: 1, had_value: 5n });
    for (let tick = 0; tick < 4; tick++) {
      desk.set({ tick: 1 });
      await desk.clocks(1);
      desk.set({ tick: 0 });
      await desk.clocks(5);
      if (tick < 2) assert.equal(desk.wide('told_valid'), 0n);
    }
    // It stays until the host takes it, whatever comes then.
    desk.set({ ended_valid: 1, ended_payload_op: 'write', ended_payload_wr_id: 3 });
    await desk.told();
    assert(desk.isResult('failed'));
    assert.equal(desk.wide('told_payload_code'), BigInt(noRtrCode));
    assert.equal(desk.wide('fetched_valid'), 0n);
    await desk.clocks(5);
    await desk.told();
    desk.set({ told_ready: 1 });
    await desk.clocks(1);
    await desk.until('told_valid');
    assert.equal(desk.wide('told_payload_wr_id'), 3n);
    desk.set({ ended_valid: 0 });
    assert.equal(await desk.rtr(offset | 77n), BigInt(opViolation));
  }),
  named(
    'one that has failed and that the host does not take at once is told before what ends after it',
    async (desk) => {
      const { wrId } = await desk.give();
      await desk.ends('deferrable_send', wrId, 'ok', 1);
      desk.set({ told_ready: 0 });
      await desk.ends('write', 1n, 'ok');
      for (let tick = 0; tick < 4; tick++) {
        desk.set({ tick: 1 });
        await desk.clocks(1);
        desk.set({ tick: 0 });
        await desk.clocks(5);
      }
      desk.set({ ended_valid: 1, ended_payload_op: 'write', ended_payload_wr_id: 2 });
      await desk.clocks(5);
      desk.set({ told_ready: 1 });
      for (const id of [1n, BigInt(hostId), 2n]) {
        await desk.until('told_valid');
        assert.equal(desk.wide('told_payload_wr_id'), id);
        await desk.clocks(1);
      }
      desk.set({ ended_valid: 0 });
    },
  ),
  named(
    'an RTR is OP_VIOLATION for a token that none has, of another peer, and for a message that has failed',
    async (desk) => {
      assert.equal(await desk.rtr(0x1234_0000_0001n), BigInt(opViolation));
      const { offset, wrId } = await desk.give();
      assert.equal(await desk.rtr(offset | 1n, 6), BigInt(opViolation));
      assert.equal(await desk.rtr((offset + (64n << 32n)) | 1n), BigInt(opViolation));
      await desk.ends('deferrable_send', wrId, 'refused', 1);
      await desk.told();
      assert(desk.isResult('refused'));
      await desk.clocks(4);
      assert.equal(await desk.rtr(offset | 1n), BigInt(opViolation));
    },
  ),
  named(
    'an RTR that its peer refuses is told with its token, one that it takes is not, and the host hears of neither',
    async (desk) => {
      desk.set({ refused_ready: 0, told_ready: 0 });
      const rtr = { token: 0x55, destination: 9n, match_bits: 0x77_0000_0055n, job_id: 3 };
      await desk.offer('rtrs', rtr);
      await desk.until('out_valid');
      assert.equal(desk.wide('out_payload_key'), rtr.match_bits);
      assert.equal(desk.wide('out_payload_destination'), rtr.destination);
      assert.equal(desk.wide('out_payload_length'), 0n);
      await desk.until('bytes_valid');
      assert.equal(desk.wide('bytes_payload_keep'), 0n);
      assert.equal(desk.wide('bytes_payload_last'), 1n);
      await desk.clocks(2);
      await desk.ends('rtr', 0x56n, 'ok');
      await desk.ends('rtr', 0x55n, 'refused');
      await desk.until('refused_valid');
      assert.equal(desk.wide('refused_payload'), 0x55n);
      await desk.clocks(3);
      assert.equal(desk.wide('refused_valid'), 1n);
      desk.set({ refused_ready: 1 });
      await desk.clocks(2);
      assert.equal(desk.wide('refused_valid'), 0n);
      assert.equal(desk.wide('told_valid'), 0n);
    },
  ),
  named('after a reset a message goes before an RTR, and one that waits is told of twice', async (desk) => {
    const { wrId } = await desk.give();
    desk.set({ ended_payload_op: 'deferrable_send', ended_payload_wr_id: wrId, ended_payload_deferred: 1 });
    desk.set({ ended_payload_result: 'ok', ended_valid: 1, rst: 1 });
    desk.set({ messages_payload_op: 'write', messages_valid: 1, rtrs_valid: 1 });
    await desk.clocks(2);
    desk.set({ rst: 0 });
    assert.deepEqual([desk.wide('messages_ready'), desk.wide('rtrs_ready')], [1n, 0n]);
    assert.equal(desk.wide('ended_ready'), 0n);
    await desk.clocks(1);
    assert.deepEqual([desk.wide('messages_ready'), desk.wide('rtrs_ready')], [0n, 1n]);
    assert.equal(desk.wide('ended_ready'), 1n);
  }),
  named('one that has waited for too long is told when nothing else ends, and only then', async (desk) => {
    const { wrId } = await desk.give();
    await desk.ends('deferrable_send', wrId, 'ok', 1);
    await desk.clocks(5);
    desk.set({ ended_payload_op: 'write', ended_payload_wr_id: 4, ended_valid: 1 });
    for (let tick = 0; tick < 4; tick++) {
      desk.set({ tick: 1 });
      await desk.clocks(1);
      desk.set({ tick: 0 });
      for (let clock = 0; clock < 10; clock++) {
        await desk.clocks(1);
        assert.equal(desk.wide('told_payload_wr_id'), 4n);
      }
    }
    desk.set({ ended_valid: 0 });
    await desk.until('told_valid');
    for (let clock = 0; clock < 3 && desk.wide('told_payload_wr_id') !== BigInt(hostId); clock++) await desk.clocks(1);
    await desk.told();
  }),
  named(
    'one that has its RTR before it is told to wait goes on when it is, and not before all of it is answered',
    async (desk) => {
      const { offset, wrId } = await desk.give();
      assert.equal(await desk.rtr(offset | 77n), BigInt(ok));
      await desk.clocks(20);
      assert.equal(desk.wide('restart_valid'), 0n);
      desk.set({ restart_ready: 0 });
      await desk.ends('deferrable_send', wrId, 'ok', 1);
      await desk.until('restart_valid');
      assert.equal(desk.wide('restart_payload_tokens'), offset | 77n);
    },
  ),
  named('where the target is upper in the word of an RTR its tokens are the other way', async (desk) => {
    desk.set({ choices_target_upper: 1 });
    const { offset, wrId } = await desk.give();
    await desk.ends('deferrable_send', wrId, 'ok', 1);
    await desk.clocks(5);
    desk.set({ restart_ready: 0 });
    assert.equal(await desk.rtr(offset | 77n), BigInt(opViolation));
    assert.equal(await desk.rtr((77n << 32n) | (offset >> 32n)), BigInt(ok));
    await desk.until('restart_valid');
    assert.equal(desk.wide('restart_payload_tokens'), offset | 77n);
  }),
];
