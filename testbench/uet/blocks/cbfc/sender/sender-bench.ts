/** The testbench of the sender: agents on its streams, and the checker over all of them. */
import type { CommandKind, Frame, FreedEntry } from '../../../golden/cbfc/sender-types.ts';
import { clearInputs, type PatternLike, type PortValues, setPorts, type TestContext } from '../../test-kit.ts';
import { type CheckerOptions, SenderChecker, senderOf } from './sender-checker.ts';

export interface SenderBenchOptions extends CheckerOptions {
  readonly enqueue?: PatternLike;
  readonly grant?: PatternLike;
  readonly ccUpdate?: PatternLike;
}

/** Values of the inputs that are no streams. */
type Inputs = PortValues<ReturnType<typeof senderOf>>;

export interface SenderBench {
  readonly checker: SenderChecker;
  /** Sets inputs that are no streams. */
  set(inputs: Inputs): void;
  send(frame: Frame): void;
  /** Frames that are not yet taken. */
  readonly queued: number;
  command(kind: CommandKind, vc: number, value?: number): void;
  /** Commands to one channel, some with values. */
  commands(vc: number, ...of: readonly (CommandKind | readonly [CommandKind, number | undefined])[]): void;
  freed(...entries: readonly [FreedEntry, FreedEntry]): void;
  /** Takes grants, or does not. */
  take(willing: boolean): void;
  /** Waits until all that was sent has been taken, and so many clocks more. */
  idle(clocks?: number): Promise<void>;
}

/** Attach agents and checker to a test of the sender. Stream rules are monitored on both outputs. */
export function senderBench(t: TestContext, options: SenderBenchOptions): SenderBench {
  const checker = t.attach(new SenderChecker(t.dut, options));
  const dut = senderOf(t);
  const set = (inputs: Inputs): void => setPorts(dut, inputs);
  // Limits by channel, turns of one frame, no CC_Updates.
  clearInputs(t.dut);
  dut.updates.clocks.set(1);
  const frames = t.source('enqueue', { valid: options.enqueue ?? true });
  const commands = t.source('command');
  const updates = t.source('cf_update');
  const grants = t.sink('grant', { ready: options.grant ?? true, keep: false });
  t.sink('cc_update', { ready: options.ccUpdate ?? true, keep: false });
  t.monitor('cc_update');
  const command: SenderBench['command'] = (kind, vc, value = 0) => commands.sendNow({ vc, kind, value });
  return {
    checker,
    set,
    send: (frame) => frames.sendNow({ ...frame }),
    get queued() {
      return frames.queued;
    },
    command,
    commands(vc, ...of) {
      for (const one of of) typeof one === 'string' ? command(one, vc) : command(one[0], vc, one[1]);
    },
    freed: (a, b) => updates.sendNow({ vc_0: a.vc, freed_0: a.count, vc_1: b.vc, freed_1: b.count }),
    take: (willing) => (willing ? grants.resume() : grants.pause()),
    idle: async (clocks = 0) => {
      await frames.whenIdle();
      await commands.whenIdle();
      await updates.whenIdle();
      if (clocks > 0) await t.cycles(clocks);
    },
  };
}
