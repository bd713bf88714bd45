import { readAnswers } from '../../../../../rtl-gen/uet/endpoint/transmit/read-answers.ts';
import { describe, elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { answersProperty } from './read-answers-property.ts';

const design = elaborate(readAnswers({ bytes: 64, tags: true }));
const withRudi = elaborate(readAnswers({ bytes: 64, tags: true, rudi: true }));

describe('what peers have read, as messages', () => {
  hwTest(
    'each answer is a message for the PDC that has asked, with its bytes, or a beat without any',
    { design, seeds: 3, maxCycles: 10_000 },
    answersProperty(6000),
  );
  hwTest(
    'or by RUDI, with what its request had',
    { design: withRudi, seeds: 2, maxCycles: 10_000 },
    answersProperty(4000),
  );
  hwTest(
    'the emitted Verilog, through Yosys: the same',
    { create: onEngine('yosys', withRudi), seeds: 1, maxCycles: 5000 },
    answersProperty(2000),
  );
});
