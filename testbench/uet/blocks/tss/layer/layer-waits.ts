/** Commands to the TSS layer that have to wait: for packets, for who counts failures; and what zeroising lets in. */
import { registerAt } from '../../inside.ts';
import { assert, type NamedTest, pulse } from '../../test-kit.ts';
import { layerOf } from './layer-designs.ts';
import { begunTest as begun } from './layer-steps.ts';
import { bytesOf } from './layer-traffic.ts';

/** Written while another command waits. */
const others = [
  ...(['none', 'raise_numbers', 'clear_failures', 'bind_job', 'unbind_job'] as const),
  ...(['install_key', 'write_domain', 'remove_domain'] as const),
];

export const layerWaits: readonly NamedTest[] = [
  begun('a command that waits for packets goes on waiting, whatever command is written meanwhile', async (s, t) => {
    const { software } = s;
    for (const other of others) {
      const [before, after] = await s.hold();
      const epoch = s.domain.epochs[0] + 1;
      const next = { ...s.domain, epochs: [epoch, epoch] as const };
      await software.fillDomain(1, next);
      await software.begin('write_domain');
      await software.begin(other);
      await t.cycles(30);
      assert.equal(await software.underWay(), 'write_domain', other);
      for (const packet of before) await s.complete(packet);
      s.change(next, epoch);
      for (const packet of after) assert.equal(await s.receive(await s.complete(packet)), 'opened');
      assert.ok(!(await software.isBusy()));
      s.taken = s.heads.sent;
    }
  }),
  begun('a key that waits for packets is installed, whatever is refused of what is written meanwhile', async (s, t) => {
    const { software } = s;
    // Those of domains and jobs.
    await software.fill('lock', 1);
    const [before, after] = await s.hold();
    const key = bytesOf(t.random, 32);
    await software.fillKey({ key });
    await software.setNumbers(0n, 1000n);
    await software.target(1, 0);
    await software.begin('install_key');
    await software.begin('write_domain');
    assert.equal(await software.underWay(), 'install_key');
    for (const packet of before) await s.complete(packet);
    s.renew({ key }, 0n);
    for (const packet of after) await s.complete(packet);
    assert.ok(!(await software.isBusy()));
    assert.equal(await software.read('status', 'refused'), 0);
  }),
  begun('what is sent and opened stays until it is taken', async (s, t) => {
    const { tx_down, rx_down } = layerOf(t);
    const untilShown = async ({ name, valid }: typeof tx_down): Promise<void> => {
      for (let clock = 0; valid.get() !== 1; clock++) {
        assert.ok(clock < 1000, `${name} is not shown`);
        await t.cycles(1);
      }
      await t.cycles(40);
    };
    for (let i = 0; i < 4; i++) {
      s.takes = false;
      const packet = s.give();
      await untilShown(tx_down);
      s.takes = true;
      const sent = await s.left(packet);
      s.takes = false;
      s.arrives(sent);
      await untilShown(rx_down);
      assert.deepEqual(await s.opened(), packet.body);
    }
  }),
  begun('limits are written, and failures forgotten, while counts of failures end all the time', async (s, t) => {
    const { software } = s;
    // They end in every second clock, and no limit is taken then.
    await software.failureWindow(1);
    const [good, forged] = await s.sendForged();
    for (let round = 0; round < 16; round++) {
      await software.fillDomain(1, { ...s.domain, authFailureLimit: round & 1 ? 0xffff : 1 });
      await t.cycles(t.random.below(4));
      await software.command('write_domain');
      assert.equal(await s.receive(forged), 'auth_fail');
      await t.cycles(8);
      assert.equal(await s.receive(good), round & 1 ? 'opened' : 'latched');
      await software.target(1, 0);
      await t.cycles(t.random.below(4));
      await software.command('clear_failures');
      assert.equal(await s.receive(good), 'opened');
    }
  }),
  begun('of a key nothing is gathered in a clock in which it zeroises', async (s, t) => {
    const { software } = s;
    const words = ['gathered_key_5', 'gathered_iv_mask_1'].map((name) => registerAt(t.dut, `control.${name}`));
    const zeroising = registerAt(t.dut, 'zeroising');
    let cleared = 0;
    t.fork(async (child) => {
      for (;;) {
        const zeroised = Number(zeroising.get());
        await child.cycles(1);
        if (zeroised === 0) continue;
        cleared++;
        for (const word of words) assert.equal(Number(word.get()), 0);
      }
    });
    for (const name of ['key_5', 'iv_mask_1'] as const)
      for (let clocks = 0; clocks < 14; clocks++) {
        const written = software.fill(name, 0x1234_5678);
        await t.cycles(clocks);
        await pulse(t, layerOf(t).zeroise);
        await written;
        while ((await software.read('status', 'ready')) === 0);
      }
    assert.equal(cleared, 28);
  }),
];
