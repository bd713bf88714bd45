import { defineConfig } from 'gatewright/config';
import { queueProof } from './proof/queue-proof.ts';
import { demo } from './src/demo.ts';
import { queue } from './src/queue.ts';

export default defineConfig({
  designs: [
    {
      name: 'queue',
      summary: 'A queue between two streams.',
      module: queue,
      parameters: { width: 8, depth: 16 },
      // Read only when they run, so that other commands need no test library.
      tests: async () => {
        const { fills, inOrder } = await import('./test/queue-tests.ts');
        return { property: inOrder, directed: [{ name: 'fills', body: fills(16) }] };
      },
    },
    {
      name: 'demo',
      summary: 'The queue on a board: a button and five lights.',
      module: demo,
      parameters: { slow: 22, fast: 18 },
      pins: {
        icebreaker: {
          button: { site: '10', activeLow: true },
          'lights[0]': '26',
          'lights[1]': '27',
          'lights[2]': '25',
          'lights[3]': '23',
          'lights[4]': '21',
        },
      },
    },
  ],
  proofs: [queueProof],
  targets: ['ice40', 'ecp5', 'xcup'],
});
