import { rudiReplies } from '../../../../../rtl-gen/uet/endpoint/receive/rudi-replies.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { rudiRepliesProperty } from './rudi-replies-property.ts';

const design = elaborate(rudiReplies);

describe('replies of the target and what answers RUDI', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `leave once, as they are, in turn, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 3 : 1, maxCycles: 20_000 },
      rudiRepliesProperty(engine === 'wasm' ? 4_000 : 1_500),
    );
});
