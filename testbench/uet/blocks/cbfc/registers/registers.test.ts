import type { RegisterTable } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import type { VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { RegisterShadow } from '../../registers/testing/register-shadow.ts';
import { chance, type TestContext } from '../../test-kit.ts';
import { elaborate, hwTest } from '../../vitest-kit.ts';
import { receiverPair, senderPair } from './end-pairs.ts';
import { ReceiverGlue } from './testing/receiver-glue.ts';
import { SenderGlue } from './testing/sender-glue.ts';

/** Values that let something happen, by register; others are any. */
const likely: Readonly<Record<string, readonly number[]>> = {
  frames: [0x000, 0x100, 0x1fc, 0x204],
  limits: [0, 0, 0, 1, 2, 3],
  port_limit: [300, 3_000, 100_000],
  largest_frame: [5, 30, 200],
  turns: [0, 1],
  cc_updates: [0x0010_0005, 0x8010_0005, 0x0020_0040, 0],
  link: [0, 0, 1, 2, 3, 0x100, 0x101],
  line: [64, 128],
  minimum_spacing: [0, 320, 800],
  maximum_spacing: [2_000, 16_384],
  urgent: [1, 60, 2_000],
  channel_limit: [40, 400, 5_000, 500_000],
  channel_reserved: [0, 0, 40],
  channel_weight: [0, 5, 100],
  channel_command: [1, 1, 1, 3, 3, 2, 4, 5, 6, 7, 15],
  enable: [0xffff_ffff, 0xffff_ffff, 0xffff_fffe, 0x5555_5555],
};

/** Software that reads and writes registers at random, the more often those of channels. */
async function drive(t: TestContext, table: RegisterTable, vcs: number, accesses: number): Promise<void> {
  const bus = axiLiteManager(t, 's_axi', { pauses: { b: chance(0.8), r: chance(0.8), w: chance(0.8) } });
  const random = t.random.fork('software');
  const ofChannels = table.filter(({ name }) => name.startsWith('channel'));
  for (let i = 0; i < accesses; i++) {
    const { name, offset } = random.pick(random.chance(0.6) ? ofChannels : table);
    const isIndex = name === 'channel';
    const value = isIndex
      ? random.below(vcs + (random.chance(0.1) ? 8 : 0))
      : random.pick(likely[name] ?? [2 ** 32 - 1]);
    const kind = random.below(8);
    if (kind < 3) bus.readWord(offset);
    else if (kind === 3) bus.writeWord(offset + random.below(4), random.below(256), { bytes: 1 });
    else bus.writeWord(offset, random.chance(0.05) ? random.below(2 ** 32) : value % 2 ** 32);
    if (random.chance(0.3)) await t.cycles(random.below(30));
    else if (random.chance(0.5)) await bus.whenIdle();
  }
  await bus.whenIdle();
}

const mapOf = (vcs: VcCount) => senderMap({ ...defaultSenderSettings, vcs });

async function playSender(t: TestContext, vcs: VcCount, accesses: number): Promise<void> {
  t.attach(new RegisterShadow(t, mapOf(vcs), new SenderGlue(vcs, t.random.fork('glue'))));
  const random = t.random.fork('traffic');
  const frames = t.source('enqueue');
  const updates = t.source('cf_update');
  const freed = Array.from({ length: vcs }, () => 0);
  t.sink('cc_update', { keep: false });
  t.sink('grant', {
    keep: false,
    onItem: (item) => {
      const { kind, vc, cost } = item as unknown as {
        readonly kind: string;
        readonly vc: number;
        readonly cost: number;
      };
      if (kind === 'frame') freed[vc]! += cost;
    },
  });
  const update = () => {
    const [a, b] = [random.below(vcs), random.below(vcs)];
    return { vc_0: a, freed_0: freed[a]! % 2 ** 15, vc_1: b, freed_1: freed[b]! % 2 ** 15 };
  };
  t.attach({
    drive() {
      if (frames.queued < 2) frames.sendNow({ vc: random.below(vcs), bytes: random.int(64, 1_518), tag: 0 });
      if (random.chance(0.05)) updates.sendNow(update());
    },
  });
  await drive(t, mapOf(vcs), vcs, accesses);
}

async function playReceiver(t: TestContext, vcs: VcCount, accesses: number): Promise<void> {
  t.attach(new RegisterShadow(t, receiverRegisters(vcs), new ReceiverGlue(vcs, t.random.fork('glue'))));
  const random = t.random.fork('traffic');
  const [arrivals, releases, updates] = [t.source('arrival'), t.source('release'), t.source('cc_update')];
  t.sink('cf_update', { keep: false, ready: chance(0.5) });
  const consumed = () =>
    Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`consumed_${i}`, random.below(2 ** 20)]));
  t.attach({
    drive() {
      const vc = random.below(vcs);
      const bytes = random.int(64, 1_518);
      if (random.chance(0.5)) arrivals.sendNow({ vc, bytes, good: Number(random.chance(0.95)) });
      if (random.chance(0.5)) releases.sendNow({ vc, bytes });
      if (random.chance(0.02)) updates.sendNow({ half: random.below(2), ...consumed() });
    },
  });
  await drive(t, receiverRegisters(vcs), vcs, accesses);
}

for (const vcs of [4, 8, 32] as const) {
  const [senders, receivers] = [elaborate(senderPair(vcs)), elaborate(receiverPair(vcs))];
  // The emitted Verilog, of the smallest ones: Verilator runs both ends in bring-up.test.ts.
  const on = vcs === 4 ? 'yosys' : 'wasm';
  const options = { seeds: 2, maxCycles: 50_000 };
  hwTest(
    `${vcs} channels: the sender behind registers does what they say, and they show what it does, on ${on}`,
    { ...options, design: senders, engine: on },
    (t) => playSender(t, vcs, 800),
  );
  hwTest(
    `${vcs} channels: the receiver behind registers does what they say, and they show what it does, on ${on}`,
    { ...options, design: receivers, engine: on },
    (t) => playReceiver(t, vcs, 800),
  );
}
