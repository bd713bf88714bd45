import { describe } from 'vitest';
import type { Random } from '../../../../support/random.ts';
import { everyEngineTest } from '../../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../../hdl/index.ts';
import { controlKinds } from '../messages.ts';
import { inStep, type PartModel, type Values } from '../testing/in-step.ts';
import { messageCheck } from './message-check.ts';

const numbers = 2 ** 20;
const from = (a: number, b: number): number => (b - a + numbers) % numbers;

/** A message, and what it meant in the clock in which it was looked at. */
interface Message {
  readonly values: Values;
  readonly meaning?: Values;
}

/** One message at a time: comes, is looked at, applies; `hold` sends it back to be looked at. */
class Check implements PartModel {
  #message: Message | undefined;
  #oldest = 0;

  inputs(random: Random): Values {
    if (random.chance(0.02)) this.#oldest = random.pick([0, numbers - random.int(1, 9), random.below(numbers)]);
    const outstanding = random.int(0, 6);
    const number = (): number => (this.#oldest + random.int(-2, 7) + numbers) % numbers;
    return {
      hold: Number(random.chance(0.3)),
      oldest: this.#oldest,
      kept: random.int(0, outstanding),
      next_seq: (this.#oldest + outstanding) % numbers,
      sends: Number(random.chance(0.5)),
      replay_seq: (this.#oldest + random.int(0, outstanding)) % numbers,
      init_data: random.int(0, 2),
      match_seq: random.below(2),
      match_data: random.below(2),
      message_valid: Number(random.chance(0.7)),
      message_payload_kind: random.below(controlKinds.length),
      message_payload_seq: number(),
      message_payload_init_data: random.int(0, 2),
    };
  }

  step(inputs: Values): Values {
    const message = this.#message;
    const busy = Number(message !== undefined);
    const kind = message?.values.message_payload_kind;
    const applies = Number(message?.meaning !== undefined && inputs.hold === 0);
    const seen = {
      busy,
      message_ready: 1 - busy,
      nack: Number(kind === controlKinds.indexOf('nack')),
      applies,
      ...(applies === 1 ? { kind: kind!, seq: message!.values.message_payload_seq!, ...message!.meaning } : {}),
    };
    if (message === undefined) this.#message = inputs.message_valid === 1 ? { values: inputs } : undefined;
    else if (message.meaning !== undefined) this.#message = inputs.hold === 1 ? { values: message.values } : undefined;
    else if (inputs.hold === 0) this.#message = { values: message.values, meaning: meaning(message.values, inputs) };
    return seen;
  }
}

/** By how many frames are freed. */
function meaning({ message_payload_seq: seq, message_payload_init_data: data }: Values, now: Values): Values {
  const { oldest, kept, next_seq: next, replay_seq: again, sends, init_data, match_seq, match_data } = now;
  const after = (seq! + 1) % numbers;
  const freed = from(oldest!, after);
  return {
    after,
    believed: Number(freed <= kept!),
    frees: Number(freed > 0),
    all: Number(after === next && sends === 0),
    beyond: Number(freed > from(oldest!, again!)),
    at_hand: Number(freed >= from(oldest!, again!)),
    echo_right: Number((match_seq === 0 || seq === next) && (match_data === 0 || data === init_data)),
  };
}

describe('the check of messages', () => {
  everyEngineTest(
    'each is taken when the one before has been applied, and means what its number says',
    elaborate(messageCheck),
    { seeds: 3 },
    inStep(() => new Check(), 800, [
      (_, out) => out.applies === 1 && out.believed === 1 && out.beyond === 1,
      (_, out) => out.applies === 1 && out.believed === 1 && out.frees === 0,
      (_, out) => out.applies === 1 && out.believed === 0,
      (_, out) => out.applies === 1 && out.all === 1,
      (_, out) => out.applies === 1 && out.echo_right === 1,
      (_, out) => out.applies === 1 && out.echo_right === 0,
    ]),
  );
});
