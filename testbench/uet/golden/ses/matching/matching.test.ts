/** Both matchers against one list of arrays, and the corners of ses.md 3. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExactMatcher, type MessageHeader, OrderedMatcher, type PostedReceive } from './index.ts';

const all = 2n ** 64n - 1n;
const receive = (wrId: number, of: Partial<PostedReceive> = {}): PostedReceive => ({
  wrId,
  address: BigInt(wrId) << 12n,
  length: 64,
  matchBits: 0n,
  ignoreBits: 0n,
  initiator: undefined,
  ...of,
});
const header = (matchBits: bigint, initiator = 17, requestLength = 8): MessageHeader => ({
  matchBits,
  initiator,
  requestLength,
});

type Step =
  | { readonly do: 'post'; readonly tag: bigint; readonly ignore: bigint; readonly from: number | undefined }
  | { readonly do: 'arrive'; readonly tag: bigint; readonly from: number; readonly keep: boolean }
  | { readonly do: 'cancel'; readonly nth: number };

const tag = fc.bigInt(0n, 3n);
const from = fc.integer({ min: 0, max: 1 });
const steps = (wildcards: boolean) =>
  fc.array(
    fc.oneof(
      fc.record({
        do: fc.constant('post' as const),
        tag,
        ignore: wildcards ? fc.constantFrom(0n, 1n, 3n) : fc.constant(0n),
        from: fc.option(from, { nil: undefined }),
      }),
      fc.record({ do: fc.constant('arrive' as const), tag, from, keep: fc.boolean() }),
      fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(40) }),
    ),
    { maxLength: 60 },
  );

/** What each step should come to: a list of receives and one of headers, looked through from the front. */
function naive(program: readonly Step[]): string[] {
  let posted: { id: number; tag: bigint; ignore: bigint; from: number | undefined }[] = [];
  let waiting: { id: number; tag: bigint; from: number }[] = [];
  return program.map((step, id) => {
    if (step.do === 'cancel') {
      const before = posted.length;
      posted = posted.filter((one) => one.id !== step.nth);
      return String(posted.length < before);
    }
    if (step.do === 'post') {
      const hit = waiting.find(
        (w) => (w.tag | step.ignore) === (step.tag | step.ignore) && [undefined, w.from].includes(step.from),
      );
      waiting = waiting.filter((w) => w !== hit);
      if (hit === undefined) posted.push({ ...step, id });
      return hit === undefined ? 'posted' : `matched ${hit.id}`;
    }
    const hit = posted.find(
      (p) => (p.tag | p.ignore) === (step.tag | p.ignore) && [undefined, step.from].includes(p.from),
    );
    posted = posted.filter((p) => p !== hit);
    if (hit !== undefined) return `matched ${hit.id}`;
    if (step.keep) waiting.push({ ...step, id });
    return step.keep ? 'kept' : 'refused';
  });
}

function run(matcher: OrderedMatcher | ExactMatcher, program: readonly Step[]): string[] {
  const ids = new Map<MessageHeader, number>();
  return program.map((step, id) => {
    if (step.do === 'cancel') return String(matcher.cancel(step.nth) !== undefined);
    if (step.do === 'post') {
      const done = matcher.post(receive(id, { matchBits: step.tag, ignoreBits: step.ignore, initiator: step.from }));
      return done.kind === 'matched' ? `matched ${done.messages.map((one) => ids.get(one.header))}` : done.kind;
    }
    const message = header(step.tag, step.from);
    ids.set(message, id);
    const done = matcher.arrive(message, step.keep);
    return done.kind === 'matched' ? `matched ${done.claim.receive.wrId}` : done.kind;
  });
}

test('ordered matching is that of two lists, with wildcards and cancels', () => {
  fc.assert(
    fc.property(steps(true), (program) => {
      expect(run(new OrderedMatcher(), program)).toEqual(naive(program));
    }),
    { numRuns: 500 },
  );
});

test('exact matching takes the oldest receive of both keys', () => {
  fc.assert(
    fc.property(steps(false), (program) => {
      expect(run(new ExactMatcher(), program)).toEqual(naive(program));
    }),
    { numRuns: 500 },
  );
});

test('exact matching refuses wildcards', () => {
  expect(() => new ExactMatcher().post(receive(1, { ignoreBits: 1n }))).toThrow(RangeError);
});

const both = [
  ['ordered', OrderedMatcher],
  ['exact', ExactMatcher],
] as const;

test.each(both)('%s: a multi-receive buffer takes messages until too little is free', (_name, Of) => {
  const matcher = new Of();
  matcher.post(receive(1, { length: 4096, minFree: 1024 }));
  const claims = [1500, 1500, 100].map((length) => matcher.arrive(header(0n, 17, length), false));
  expect(claims).toMatchObject([
    { claim: { offset: 0, length: 1500, released: false } },
    { claim: { offset: 1500, length: 1500, released: false } },
    { claim: { offset: 3000, length: 100, released: true } },
  ]);
  expect(matcher.arrive(header(0n), false)).toEqual({ kind: 'refused' });
});

test.each(both)('%s: a multi-receive buffer takes all waiting messages that fit, and stays posted', (_name, Of) => {
  const matcher = new Of();
  for (const length of [30, 20]) matcher.arrive(header(0n, 17, length), true);
  expect(matcher.post(receive(1, { length: 100, minFree: 10 }))).toMatchObject({
    messages: [{ claim: { offset: 0, released: false } }, { claim: { offset: 30, length: 20, released: false } }],
  });
  expect(matcher.arrive(header(0n, 17, 50), false)).toMatchObject({
    claim: { offset: 50, length: 50, released: true },
  });
  expect(matcher.posted).toEqual([]);
});

test.each(both)('%s: what is left of a multi-receive buffer is taken back', (_name, Of) => {
  const matcher = new Of();
  matcher.post(receive(1, { length: 100, minFree: 10 }));
  matcher.arrive(header(0n, 17, 30), false);
  expect(matcher.cancel(1)).toMatchObject({ offset: 30, length: 70 });
  expect(matcher.cancel(1)).toBeUndefined();
  expect(matcher.arrive(header(0n), false)).toEqual({ kind: 'refused' });
});

test.each(both)('%s: a message that is too long is cut, or refused and the buffer kept', (_name, Of) => {
  const cutting = new Of();
  cutting.post(receive(1, { length: 100 }));
  expect(cutting.arrive(header(0n, 17, 300), false)).toMatchObject({ claim: { length: 100, released: true } });
  const refusing = new Of({ tooLong: 'reject' });
  refusing.post(receive(1, { length: 100 }));
  expect(refusing.arrive(header(0n, 17, 300), false)).toMatchObject({ kind: 'too_long', receive: { wrId: 1 } });
  expect(refusing.arrive(header(0n, 17, 100), false)).toMatchObject({ kind: 'matched' });
});

test('a buffer that is too small can be passed over', () => {
  const matcher = new OrderedMatcher({ tooLong: 'skip' });
  matcher.post(receive(1, { length: 10 }));
  matcher.post(receive(2, { length: 300 }));
  expect(matcher.arrive(header(0n, 17, 300), false)).toMatchObject({ claim: { receive: { wrId: 2 } } });
});

test.each(both)('%s: what there is no place for is refused', (_name, Of) => {
  const shared = new Of({ places: 2 });
  expect(shared.post(receive(1, { matchBits: 1n })).kind).toBe('posted');
  expect(shared.arrive(header(2n), true).kind).toBe('kept');
  expect(shared.arrive(header(2n), true).kind).toBe('refused');
  expect(shared.post(receive(3, { matchBits: 3n })).kind).toBe('full');
  // A match needs no place.
  expect(shared.post(receive(2, { matchBits: 2n })).kind).toBe('matched');
  const parted = new Of({ postedPlaces: 1, unexpectedPlaces: 0 });
  expect(parted.arrive(header(2n), true).kind).toBe('refused');
  expect(parted.post(receive(1)).kind).toBe('posted');
  expect(parted.post(receive(2)).kind).toBe('full');
});

test.each(both)('%s: a header that is dropped gets no receive', (_name, Of) => {
  const matcher = new Of();
  const [first, second] = [header(1n), header(1n)];
  matcher.arrive(first, true);
  matcher.arrive(second, true);
  expect([matcher.drop(first), matcher.drop(first)]).toEqual([true, false]);
  expect(matcher.unexpected).toEqual([second]);
  expect(matcher.post(receive(1, { matchBits: 1n }))).toMatchObject({ messages: [{ header: second }] });
});

test('receives of the SEND space ignore all match bits', () => {
  const matcher = new OrderedMatcher();
  matcher.post(receive(1, { ignoreBits: all }));
  expect(matcher.arrive(header(0x1234n), false)).toMatchObject({ kind: 'matched' });
});
