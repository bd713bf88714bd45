import { defineConfig, proof } from 'gatewright/config';
import { loopbackProof } from './proof/loopback.ts';
import { board, boardUart } from './src/board.ts';

export default defineConfig({
  designs: [
    {
      module: boardUart,
      name: 'uart',
      summary: 'A UART with 16 bytes each way, behind AXI4-Lite.',
      tests: async () => (await import('./test/uart-tests.ts')).tests,
    },
    {
      module: board,
      summary: 'The UART on iCEBreaker: sends back what comes.',
      pins: { icebreaker: { rx: '6', tx: '9', sending: { site: '37', activeLow: true } } },
    },
  ],
  proofs: [
    proof('loopback', 'Each byte that the transmitter takes is received, once and unchanged.', loopbackProof, {
      depth: 2,
      coverDepth: 20,
    }),
  ],
  targets: ['ice40'],
});
