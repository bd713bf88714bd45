import { readRequestsOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { readRequests } from '../../../../../rtl-gen/uet/endpoint/transmit/read-requests.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { requestsDirected, requestsProperty } from './requests-property.ts';

const design = elaborate(readRequests(readRequestsOptions));

describe('READs as packets', () => {
  hwTest(
    'each message leaves as it has to, with its bytes, and the host hears of each of its own once',
    { design, seeds: 4, maxCycles: 60_000 },
    requestsProperty(readRequestsOptions, 8000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', design), seeds: 1, maxCycles: 40_000 },
    requestsProperty(readRequestsOptions, 2000),
  );
  for (const { name, body } of requestsDirected(readRequestsOptions))
    hwTest(name, { design, seeds: 1, maxCycles: 10_000 }, body);
});
