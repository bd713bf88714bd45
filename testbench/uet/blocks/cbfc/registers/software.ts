/** What a driver does with the registers of both ends of CBFC, in the order of link-layer.md B7. */
import { receiverRegisters } from '../../../../../rtl-gen/uet/cbfc/registers/receiver-registers.ts';
import { senderMap } from '../../../../../rtl-gen/uet/cbfc/registers/sender-axi.ts';
import { channelCommands } from '../../../../../rtl-gen/uet/cbfc/registers/sender-registers.ts';
import { defaultSenderSettings } from '../../../../../rtl-gen/uet/cbfc/sender/sender.ts';
import type { VcCount } from '../../../../../rtl-gen/uet/cbfc/settings.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../../bench/context.ts';
import { Registers } from '../../registers/registers.ts';

/** What a sender shows of a channel. */
export interface SenderChannel {
  readonly used: number;
  readonly consumed: number;
  readonly freed: number;
  readonly waiting: number;
}

/** The driver of one direction of a link. */
export class CbfcSoftware {
  readonly near: Registers;
  readonly far: Registers;
  readonly #t: TestContext;

  constructor(t: TestContext, vcs: VcCount) {
    this.#t = t;
    this.near = new Registers(t, axiLiteManager(t, 's_axi'), senderMap({ ...defaultSenderSettings, vcs }));
    this.far = new Registers(t, axiLiteManager(t, 'far_axi'), receiverRegisters(vcs));
  }

  /** One command for a channel of the sender. */
  async command(vc: number, kind: (typeof channelCommands)[number]): Promise<void> {
    await this.near.write('channel', { index: vc });
    await this.near.write('channel_command', { kind: channelCommands.indexOf(kind) + 1 });
  }

  /** A lossless channel comes up: B7, steps 1 to 4. */
  async bringUp(vc: number, limit: number): Promise<void> {
    const { near, far } = this;
    const others = (await far.read('enable', 'channels')) & ~(1 << vc);
    await far.write('enable', { channels: others >>> 0 });
    await far.write('channel', { index: vc });
    await far.write('channel_limit', { credits: limit });
    await this.command(vc, 'disable');
    await this.command(vc, 'zero');
    await near.write('channel_limit', { credits: limit });
    await this.command(vc, 'lossless');
    await far.write('enable', { channels: (others | (1 << vc)) >>> 0 });
    await this.poll(async () => (((await far.read('active', 'channels')) >>> vc) & 1) === 1);
    await this.command(vc, 'enable');
  }

  /** The channel is taken away, and is best effort from then on. No one enqueues on it meanwhile. */
  async remove(vc: number): Promise<void> {
    const { near, far } = this;
    await this.poll(async () => (await this.sender(vc)).waiting === 0);
    await this.command(vc, 'disable');
    await near.write('channel_limit', { credits: 0 });
    await far.write('enable', { channels: ((await far.read('enable', 'channels')) & ~(1 << vc)) >>> 0 });
    await this.command(vc, 'best_effort');
    await this.command(vc, 'enable');
  }

  /** A snapshot of a channel of the sender. */
  async sender(vc: number): Promise<SenderChannel> {
    const { near } = this;
    await near.write('channel', { index: vc });
    await this.poll(async () => (await near.read('channel', 'taken')) === 1);
    const count = (name: string): Promise<number> => near.read(`channel_${name}`, 'count');
    return {
      used: await count('used'),
      consumed: await count('consumed'),
      freed: await count('freed'),
      waiting: await near.read('channel_state', 'waiting'),
    };
  }

  /** A snapshot of a channel of the receiver. */
  async receiver(vc: number): Promise<{ readonly consumed: number; readonly freed: number }> {
    const { far } = this;
    await far.write('channel', { index: vc });
    await this.poll(async () => (await far.read('channel', 'taken')) === 1);
    return { consumed: await far.read('channel_consumed', 'count'), freed: await far.read('channel_freed', 'count') };
  }

  async poll(isSo: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < 200; i++) {
      if (await isSo()) return;
      await this.#t.cycles(10);
    }
    throw new Error('what software waits for does not come');
  }
}
