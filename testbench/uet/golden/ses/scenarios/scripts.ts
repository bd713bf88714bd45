/** What scenarios say in words, as scripts. */
import assert from 'node:assert/strict';
import { type Scenario, type ScenarioPost, scenarios } from './read-scenarios.ts';
import { backOff, type ScenarioRun, type Script } from './runner.ts';

const send = { space: 'SEND', length: 4096 } as const;
const tagged = { space: 'TAGGED', length: 4096, tag: '0xa' } as const;

/** Receives, and time for a back-off. */
function posting(run: ScenarioRun, ...posts: readonly ScenarioPost[]): void {
  for (const post of posts) run.post(post);
  run.wait(backOff);
}

/** What the scenarios say in words: what happens between packets. */
export const scripts: Readonly<Record<string, Script>> = {
  S10: { before: { 2: (run) => posting(run, { ...send, length: 256 }) } },
  S11: { after: (run) => posting(run, send) },
  S12: { before: { 2: (run) => run.post(tagged) } },
  S20: { before: { 4: (run) => posting(run, send, send) } },
  S32: { before: { 6: (run) => run.post(tagged) } },
  S33: {
    before: {
      0: (run) => {
        const [packet] = scenarios.find(({ id }) => id === 'S33')!.packets;
        run.startRtr(BigInt(packet!.fields!.match_bits_or_key as string));
      },
    },
  },
  S35: { before: { 2: (run) => assert(run.ends.I.initiator.abort(run.messages[0]!)) } },
  S42: { before: { 0: (run) => run.cancel(0) } },
  S44: {
    before: {
      0: (run) => {
        run.memories.T.isSlow = true;
      },
      1: (run) => {
        assert.deepEqual(run.sent, []);
        run.memories.T.settle();
      },
    },
  },
  S45: { mutate: (request, index) => (index === 1 ? { ...request, matchBits: 0x1003n } : request) },
};

/** The script of a scenario that is one of these; another one with the same name has none. */
export const scriptOf = ({ id, title }: Scenario): Script =>
  (scenarios.some((one) => one.id === id && one.title === title) && scripts[id]) || {};
