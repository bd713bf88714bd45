/** Domains that are latched, or are so no more, while their packets are inside the receiving side of the TSS layer. */
import { assert, type Body, everyNth, startPattern } from '../../test-kit.ts';
import { receiveOf } from './layer-ports.ts';
import { keyedDomain } from './layer-traffic.ts';
import { ReceiveLine } from './receive-line.ts';

/** Late, early and true packets right after the failure that latches their domain are told as latched. */
export const latchedMeanwhile: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  for (const index of [1, 2]) {
    const domain = { ...keyedDomain(t, 7 + index), epochs: [20, 20] as const, maxEpochLifetime: 2, maxEpochAhead: 1 };
    await line.domain(index, domain, 1);
    line.offer(line.sealed(domain, 20, { epoch: 20 }), 0);
    await line.tell(['opened'], 'before');
    const epochs = [20, 17, 22, 20];
    for (const [tag, epoch] of epochs.entries()) line.offer(line.sealed(domain, 20, { epoch, forged: tag === 0 }), tag);
    await line.tell(['auth_fail', 'latched', 'latched', 'latched'], `entry ${index}`);
    await line.forgive(index);
    for (const [tag, epoch] of epochs.entries()) line.offer(line.sealed(domain, 20, { epoch }), tag);
    await line.tell(['opened', 'late', 'early', 'opened'], `entry ${index}`);
  }
};

/** Clocks from a beat of a body to the next. */
const beatClocks = 60;

/** A packet of a latched domain whose key is there is told as latched before its body has come: it is not opened. */
export const latchedAtOnce: Body<void> = async (t) => {
  let slow = false;
  const pattern = startPattern(everyNth(beatClocks), t.random);
  const line = new ReceiveLine(t, () => pattern() || !slow);
  for (const index of [1, 2, 3]) {
    const domain = keyedDomain(t, 7 + index);
    await line.domain(index, domain, 1);
    for (const forged of [false, true]) line.offer(line.sealed(domain, 20, { forged }), Number(forged));
    await line.tell(['opened', 'auth_fail'], 'before');
    await t.cycles(20);
    slow = true;
    // More than a beat of any width.
    line.offer(line.sealed(domain, 2 * t.dut.port('body_payload_keep').width), 0);
    await line.tell(['latched'], `entry ${index}`);
    assert.equal(line.body.queued, 1);
    slow = false;
    await t.cycles(20);
  }
};

/** What was judged as latched stays so, though failures are forgotten before it is told. */
export const latchedThen: Body<void> = async (t) => {
  const line = new ReceiveLine(t);
  const domain = keyedDomain(t, 7);
  await line.domain(2, domain, 1);
  for (const forged of [false, true]) line.offer(line.sealed(domain, 20, { forged }), Number(forged));
  await line.tell(['opened', 'auth_fail'], 'before');
  line.stalls.verdict = true;
  const many = 12;
  for (let tag = 0; tag < many; tag++) line.offer(line.sealed(domain, 20), tag);
  await t.cycles(200);
  await line.forgive(2);
  line.stalls.verdict = false;
  await line.tell(
    Array.from({ length: many }, () => 'latched'),
    'judged before',
  );
  line.offer(line.sealed(domain, 20), 0);
  await line.tell(['opened'], 'after');
};

/** A failure that waits to be counted is that of its own domain, whichever the next packet is of. */
export const countsItsOwn: Body<void> = async (t) => {
  const dut = receiveOf(t);
  const line = new ReceiveLine(t);
  const indices = [1, 2] as const;
  const domains = [keyedDomain(t, 8), keyedDomain(t, 9)] as const;
  for (let round = 0; round < 24; round++) {
    for (const i of [0, 1] as const) {
      await line.domain(indices[i], domains[i]!, 1);
      line.offer(line.sealed(domains[i]!, 20), 0);
      await line.tell(['opened'], 'before');
    }
    const [fails, other] = round % 2 === 0 ? domains : [domains[1], domains[0]];
    line.limits(3, 120);
    await t.cycles(round);
    for (const tag of [0, 1, 2]) line.offer(line.sealed(tag === 0 ? fails : other, 20, { forged: tag === 0 }), tag);
    await line.tell(['auth_fail', 'opened', 'opened'], `round ${round}`);
    await t.cycles(8);
    assert.equal(dut.latched.get(), 1 << indices[round % 2]!, `round ${round}`);
    await t.cycles(400);
  }
};
