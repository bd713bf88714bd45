/** The worker that runs designs and tests: one, kept warm, and ended where a body does not end. */
import { serve } from '../rpc.ts';
import type { UserFiles } from './results.ts';
import { openCapture } from './run-capture.ts';
import { designWaves, runDesign } from './run-design.ts';

export const handlers = {
  run: ({ files, top }: { readonly files: UserFiles; readonly top?: string }) => runDesign(files, top),
  waves: () => designWaves(),
  // With fast-check and all agents: only where there are tests.
  test: async (files: UserFiles) => (await import('./run-tests.ts')).runTests(files),
  capture: (bytes: Uint8Array<ArrayBuffer>) => openCapture(bytes),
};

serve(handlers);
