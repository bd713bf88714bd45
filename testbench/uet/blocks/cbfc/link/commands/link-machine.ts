/** The commands of a link with both ends of CBFC: traffic, what goes wrong, channels that come and go. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TestContext } from '../../../../../bench/context.ts';
import type { Machine } from '../../../../../properties/model-property.ts';
import { CommandedLink, type LinkChannel, mishaps } from './commanded-link.ts';

/** What the commands know: each channel as it should be. */
export interface LinkModel {
  readonly channels: readonly LinkChannel[];
}

interface Real {
  readonly t: TestContext;
  readonly link: CommandedLink;
}

/** Frames that the sender takes of one channel. */
const depth = 8;

/**
 * A link of `vcs` channels, all off at first. The golden models of both ends are held against them at every port in
 * every clock; what the commands add is the truth of both together: no buffer holds more than its limit, frames of a
 * channel keep their order, and when nothing more goes wrong, all credits come back.
 */
export function linkMachine(vcs: number): Machine<LinkModel, Real> {
  const anyVc = fc.integer({ min: 0, max: vcs - 1 });
  return {
    model: () => ({
      channels: Array.from({ length: vcs }, () => ({ up: false, limit: 0, waiting: [], buffer: [] })),
    }),
    real: (t, { channels }) => ({ t, link: new CommandedLink(t, channels) }),
    maxCommands: 40,
    commands: (define) => [
      define('bringUp', {
        args: fc.record({ vc: anyVc, limit: fc.integer({ min: 25, max: 200 }) }),
        when: ({ channels }, { vc }) => !channels[vc]!.up,
        model: ({ channels }, { vc, limit }) => void Object.assign(channels[vc]!, { up: true, limit }),
        hardware: ({ link }, { vc, limit }) => link.bringUp(vc, limit),
      }),
      define('remove', {
        args: anyVc,
        when: ({ channels }, vc) => channels[vc]!.up,
        model: ({ channels }, vc) => {
          channels[vc]!.up = false;
        },
        hardware: ({ link }, vc) => link.remove(vc),
      }),
      define('send', {
        args: fc.record({
          vc: anyVc,
          bytes: fc.integer({ min: 64, max: 1_518 }),
          count: fc.integer({ min: 1, max: depth }),
        }),
        when: ({ channels }, { vc, count }) => channels[vc]!.up && channels[vc]!.waiting.length + count <= depth,
        model: () => undefined,
        hardware: async ({ link }, { vc, bytes, count }) => {
          for (let i = 0; i < count; i++) link.send(vc, bytes);
          await link.frames.whenIdle();
        },
      }),
      define('release', {
        args: fc.record({ vc: anyVc, count: fc.integer({ min: 1, max: 20 }) }),
        when: ({ channels }, { vc }) => channels[vc]!.buffer.length > 0,
        model: () => undefined,
        hardware: ({ link }, { vc, count }) => link.release(vc, count),
      }),
      define('strike', {
        args: fc.record({ what: fc.constantFrom(...mishaps), count: fc.integer({ min: 1, max: 8 }) }),
        model: () => undefined,
        hardware: ({ link }, { what, count }) => link.strike(what, count),
      }),
      define('delay', {
        args: fc.integer({ min: 0, max: 300 }),
        model: () => undefined,
        hardware: ({ link }, clocks) => {
          link.delay = clocks;
        },
      }),
      define('force', {
        args: fc.constant(undefined),
        model: () => undefined,
        hardware: async ({ t, link }) => {
          link.set({ near: { force_update: 1 } });
          await t.cycles(1);
          link.set({ near: { force_update: 0 } });
        },
      }),
      define('breakDown', {
        args: fc.record({
          counters: fc.constantFrom('hold' as const, 'reset' as const),
          clocks: fc.integer({ min: 20, max: 60 }),
        }),
        model: () => undefined,
        hardware: ({ link }, { counters, clocks }) => link.breakDown(counters, clocks),
      }),
      define('wait', {
        args: fc.integer({ min: 1, max: 200 }),
        model: () => undefined,
        hardware: ({ t }, clocks) => t.cycles(clocks),
      }),
    ],
    end: async ({ link }, { channels }) => {
      await link.settle();
      const { sender, receiver } = link;
      for (const [vc, { up }] of channels.entries()) {
        if (!up) continue;
        const { used, consumed, freed } = sender.model.status(vc);
        assert.deepEqual({ vc, used, consumed }, { vc, used: 0, consumed: freed });
        assert.deepEqual(
          { vc, consumed: receiver.golden.consumed(vc), freed: receiver.golden.freed(vc) },
          { vc, consumed, freed },
        );
        assert.equal(receiver.golden.overflowed(vc), false);
      }
    },
  };
}
