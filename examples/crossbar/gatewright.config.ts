import { defineConfig, proof } from 'gatewright/config';
import { deliveryProof } from './proof/delivery.ts';
import { outputProof } from './proof/output.ts';
import { crossbar } from './src/crossbar.ts';

export default defineConfig({
  designs: [
    {
      module: crossbar({ ports: 4, width: 16 }),
      name: 'crossbar',
      summary: 'Packets from 4 inputs to 4 outputs, 16 bits a clock each.',
      tests: async () => (await import('./test/traffic.ts')).tests,
    },
  ],
  proofs: [
    proof(
      'delivery',
      'What passes an input leaves the output that it names, unchanged, and nothing else does.',
      deliveryProof,
    ),
    proof('output', 'An output keeps packets whole, and each waits for at most 3 others.', outputProof),
  ],
  targets: ['ice40', 'xcup'],
});
