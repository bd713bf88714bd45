import { readingLayout } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { messageEntries } from '../../../../../rtl-gen/uet/endpoint/transmit/message-ids.ts';
import { messageTable } from '../../../../../rtl-gen/uet/endpoint/transmit/message-table.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { everyUse, messageTableProperty } from './message-table-property.ts';

const sizes = { mtu: 1024, bytes: 64 };
const design = elaborate(messageTable(readingLayout, { ...sizes, tags: true, reads: true, defers: true }));

describe('the messages under way', () => {
  for (const engine of ['wasm', 'yosys'] as const)
    hwTest(
      `have an entry each until they are told, with all that they have had, on ${engine}`,
      { create: onEngine(engine, design), seeds: engine === 'wasm' ? 2 : 1, maxCycles: 30_000 },
      messageTableProperty({ ...sizes, entries: messageEntries }, engine === 'wasm' ? 8_000 : 1_500),
    );
  const { name, body } = everyUse({ entries: messageEntries });
  hwTest(name, { create: onEngine('wasm', design), seeds: 1, maxCycles: 300_000 }, body);
});
