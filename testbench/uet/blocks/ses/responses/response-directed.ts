/** What a responder promises, step by step. */
import assert from 'node:assert/strict';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { type Case, type Fields, giveCases } from './response-property.ts';

/** A packet of a message of 500 bytes that is placed whole, but for what is said. */
const about = (more: Partial<Case>): Case => ({
  ...{ valid: 1, tag: 3, message_id: 77, job_id: 5, request_length: 500, message_offset: 0, psn: 8, small: 0 },
  ...{ code: 0x01, refused: 0, generation: 9, list: 0, modified_length: 500, waits: 0, has_data: 0, payload_length: 0 },
  ...more,
});

/** Numbers of uet-wire.md 12.7 and 12.8. */
export const responseDirected: readonly NamedTest[] = [
  {
    name: 'default, truncated, unexpected, error, none yet, data: opcode, code, length, guarantee',
    body: async (t) => {
      const cases = [
        about({}),
        about({ modified_length: 300 }),
        about({ list: 1 }),
        about({ code: 0x02, list: 1 }),
        about({ refused: 1 }),
        about({ waits: 1, modified_length: 0 }),
        about({ has_data: 1, payload_length: 8 }),
        about({ has_data: 1, payload_length: 8, small: 1 }),
      ];
      const shown = await giveCases(cases, false)(t);
      const row = ({ next_hdr, opcode, list, return_code, modified_length, ri_generation, gtd }: Fields) =>
        [next_hdr, opcode, list, return_code, modified_length, ri_generation, gtd] as const;
      assert.deepEqual(shown.map(row), [
        [4, 0, 0, 0x01, 500, 0, 0],
        [4, 1, 0, 0x01, 300, 0, 1],
        [4, 1, 1, 0x01, 500, 0, 1],
        [4, 1, 0, 0x02, 0, 9, 1],
        [4, 1, 0, 0x21, 0, 0, 1],
        [4, 3, 0, 0x01, 500, 0, 0],
        [5, 2, 0, 0x01, 500, 0, 1],
        [6, 2, 0, 0x01, 0, 0, 1],
      ]);
    },
  },
];
