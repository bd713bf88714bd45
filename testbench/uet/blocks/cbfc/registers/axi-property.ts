/**
 * Property runs of both ends of CBFC after their registers: what software reads at the end is what went over the
 * streams.
 */
import assert from 'node:assert/strict';
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { channelCommands } from '../../../../../rtl-gen/uet/cbfc/registers/sender-registers.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import type { VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import type { Body, TestContext } from '../../../../bench/context.ts';
import { addCredits, type CreditUnit, frameCost, shortFreed } from '../../../golden/cbfc/credits.ts';
import { Registers } from '../../registers/registers.ts';

/** Inputs that are no streams, at rest. */
function quiet(t: TestContext): void {
  for (const { name, direction, reset } of t.dut.ports)
    if (direction === 'in' && reset === undefined && !/_axi_|_valid$|_ready$|_payload_/.test(name))
      t.dut.port(name).set(0);
}

/** How frames are counted, written to the register that both ends have. */
async function chooseUnit(t: TestContext, registers: Registers): Promise<CreditUnit> {
  const unit = { overhead: t.random.pick([0, 4, -4]), size: t.random.pick([32, 64, 256]) };
  await registers.write('frames', { overhead: unit.overhead & 0xff, size: Math.log2(unit.size / 32) });
  return unit;
}

/** A snapshot of a channel, in credits. */
async function snapshot<N extends string>(t: TestContext, registers: Registers, vc: number, ...names: readonly N[]) {
  await registers.write('channel', { index: vc });
  for (let i = 0; (await registers.read('channel', 'taken')) === 0; i++) {
    assert.ok(i < 50, `no snapshot of channel ${vc}`);
    await t.cycles(4);
  }
  const counts: Partial<Record<N, number>> = {};
  for (const name of names) counts[name] = await registers.read(`channel_${name}`, 'count');
  return counts as Record<N, number>;
}

/**
 * Software brings all channels up with limits of its own, frames and CF_Updates come at random, and snapshots are taken
 * meanwhile. No channel ever has more granted than its limit; in each snapshot consumed is freed and used; at the end
 * they are those of the grants and CF_Updates that were seen.
 */
export function senderAxiProperty(vcs: VcCount, clocks: number): Body<void> {
  return async (t) => {
    quiet(t);
    const registers = new Registers(t, axiLiteManager(t, 's_axi'), senderMap({ ...defaultSenderSettings, vcs }));
    const unit = await chooseUnit(t, registers);
    await registers.write('cc_updates', { period: 2, clocks: 100 });
    const limits = Array.from({ length: vcs }, () => t.random.int(60, 2_000));
    const limitOf = (vc: number): number => limits[vc]!;
    const granted = limits.map(() => 0);
    const freed = limits.map(() => 0);
    let [ccUpdates, cfUpdates, running] = [0, 0, true];
    const random = t.random.fork('traffic');
    const frames = t.source('enqueue');
    const updates = t.source('cf_update');
    t.sink('cc_update', { keep: false, onItem: () => void ccUpdates++ });
    t.sink('grant', {
      keep: false,
      onItem: (item) => {
        const { kind, vc, bytes, cost } = item as unknown as Readonly<Record<'vc' | 'bytes' | 'cost', number>> & {
          readonly kind: string;
        };
        if (kind !== 'frame') return;
        assert.equal(cost, frameCost(bytes, unit));
        granted[vc]! += cost;
        assert.ok(granted[vc]! - freed[vc]! <= limitOf(vc), `channel ${vc} has more granted than its limit`);
      },
    });
    for (const [vc, limit] of limits.entries()) {
      const command = (kind: (typeof channelCommands)[number]) =>
        registers.write('channel_command', { kind: channelCommands.indexOf(kind) + 1 });
      await registers.write('channel', { index: vc });
      await registers.write('channel_limit', { credits: limit });
      await command('zero');
      await command('lossless');
      await command('enable');
    }
    t.attach({
      drive() {
        const vc = random.below(vcs);
        if (running && frames.queued < 2) frames.sendNow({ vc, bytes: random.int(64, 1_518), tag: 0 });
        if (running ? !random.chance(0.1) : updates.queued > 0) return;
        if (running) freed[vc] = random.int(freed[vc]!, granted[vc]!);
        else freed[vc] = granted[vc]!;
        const count = shortFreed(freed[vc]! % 2 ** 20);
        cfUpdates++;
        updates.sendNow({ vc_0: vc, freed_0: count, vc_1: vc, freed_1: count });
      },
    });
    const names = ['used', 'consumed', 'freed'] as const;
    for (const end = t.cycle + clocks; t.cycle < end; await t.cycles(random.below(200))) {
      const { used, consumed, freed: back } = await snapshot(t, registers, random.below(vcs), ...names);
      assert.equal(addCredits(back, used), consumed);
    }
    running = false;
    await t.cycles(40 * vcs + 400);
    for (let vc = 0; vc < vcs; vc++) {
      const consumed = granted[vc]! % 2 ** 20;
      assert.deepEqual(await snapshot(t, registers, vc, ...names), { used: 0, consumed, freed: consumed });
      assert.equal(await registers.read('channel_limit', 'credits'), limits[vc]);
    }
    // Some may have come since, so what is read lies between what was seen before and after.
    for (const [name, seen] of [
      ['cc_updates_sent', () => ccUpdates],
      ['cf_updates_received', () => cfUpdates],
    ] as const) {
      const before = seen();
      const read = await registers.read(name, 'count');
      assert.ok(read >= before - 2 && read <= seen() + 2, `${name} is ${read}, and ${before} to ${seen()} were seen`);
    }
    assert.equal(await registers.read('cf_updates_refused', 'count'), 0);
  };
}

/**
 * Software switches all channels on, frames come and leave at random, some of them not good. At the end the counters
 * are those of what came and left, and every channel was told in a CF_Update.
 */
export function receiverAxiProperty(vcs: VcCount, clocks: number): Body<void> {
  return async (t) => {
    quiet(t);
    const registers = new Registers(t, axiLiteManager(t, 's_axi'), receiverRegisters(vcs));
    const unit = await chooseUnit(t, registers);
    await registers.write('minimum_spacing', { bytes: t.random.pick([0, 800]) });
    await registers.write('enable', { channels: 2 ** vcs - 1 });
    const random = t.random.fork('traffic');
    const [arrivals, releases] = [t.source('arrival'), t.source('release')];
    const held: number[][] = Array.from({ length: vcs }, () => []);
    const consumed = held.map(() => 0);
    const freed = held.map(() => 0);
    const told = held.map(() => 0);
    let [bad, cfUpdates, running] = [0, 0, true];
    t.sink('cf_update', {
      keep: false,
      onItem: (item) => {
        const update = item as unknown as Readonly<Record<'vc_0' | 'freed_0' | 'vc_1' | 'freed_1', number>>;
        cfUpdates++;
        told[update.vc_0] = update.freed_0;
        told[update.vc_1] = update.freed_1;
      },
    });
    for (let i = 0; (await registers.read('active', 'channels')) !== 2 ** vcs - 1; i++) assert.ok(i < 100, 'on');
    t.attach({
      drive() {
        if (!running) return;
        const [vc, from] = [random.below(vcs), random.below(vcs)];
        const bytes = random.int(64, 1_518);
        const isGood = random.chance(0.95);
        arrivals.sendNow({ vc, bytes, good: Number(isGood) });
        if (isGood) {
          held[vc]!.push(bytes);
          consumed[vc] = addCredits(consumed[vc]!, frameCost(bytes, unit));
        } else bad++;
        const left = held[from]!.length > 1 ? held[from]!.shift() : undefined;
        if (left === undefined) return;
        releases.sendNow({ vc: from, bytes: left });
        freed[from] = addCredits(freed[from]!, frameCost(left, unit));
      },
    });
    await t.cycles(clocks);
    running = false;
    await t.cycles(60 * vcs + 200);
    for (let vc = 0; vc < vcs; vc++) {
      const counts = await snapshot(t, registers, vc, 'consumed', 'freed');
      assert.deepEqual(counts, { consumed: consumed[vc], freed: freed[vc] });
      assert.equal(told[vc], shortFreed(freed[vc]!));
    }
    assert.equal(await registers.read('bad_frames', 'count'), bad);
    const before = cfUpdates;
    const read = await registers.read('cf_updates_sent', 'count');
    assert.ok(
      read >= before && read <= cfUpdates,
      `cf_updates_sent is ${read}, and ${before} to ${cfUpdates} were seen`,
    );
  };
}
