import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../support/random.ts';
import { constrained } from './constrained.ts';
import { type Constraint, dist, sumOf, type Term, unique } from './terms.ts';

const draws = <T>(values: fc.Arbitrary<T>, numRuns = 500, seed = 7): T[] => fc.sample(values, { numRuns, seed });
const mistake = (make: () => unknown): string => {
  try {
    make();
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

/** A constraint as the solver takes it, and as a function of the values: random, over three fields. */
interface Both {
  readonly text: string;
  readonly made: (f: readonly Term[]) => Constraint;
  readonly holds: (x: readonly number[]) => boolean;
}

const floorMod = (a: number, n: number): number => ((a % n) + n) % n;

/** Random constraints with their meaning, which shares nothing with the solver. */
class RandomConstraints {
  readonly #random;
  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  term(depth: number): { text: string; made: (f: readonly Term[]) => Term; value: (x: readonly number[]) => number } {
    const r = this.#random;
    const i = r.below(3);
    const kind = depth === 0 ? 'field' : r.pick(['field', 'sum', 'difference', 'product', 'scaled', 'mod', 'div']);
    if (kind === 'field') return { text: `f${i}`, made: (f) => f[i]!, value: (x) => x[i]! };
    const a = this.term(depth - 1);
    const n = r.int(1, 4);
    if (kind === 'scaled')
      return { text: `${a.text}*${-n}`, made: (f) => a.made(f).mul(-n), value: (x) => a.value(x) * -n };
    if (kind === 'mod')
      return { text: `(${a.text})%${n}`, made: (f) => a.made(f).mod(n), value: (x) => floorMod(a.value(x), n) };
    if (kind === 'div')
      return { text: `(${a.text})/${n}`, made: (f) => a.made(f).div(n), value: (x) => Math.floor(a.value(x) / n) };
    const b = this.term(depth - 1);
    if (kind === 'sum')
      return {
        text: `${a.text}+${b.text}`,
        made: (f) => a.made(f).add(b.made(f)),
        value: (x) => a.value(x) + b.value(x),
      };
    if (kind === 'difference')
      return {
        text: `(${a.text})-(${b.text})`,
        made: (f) => a.made(f).sub(b.made(f)),
        value: (x) => a.value(x) - b.value(x),
      };
    return {
      text: `(${a.text})*(${b.text})`,
      made: (f) => a.made(f).mul(b.made(f)),
      value: (x) => a.value(x) * b.value(x),
    };
  }

  constraint(depth: number): Both {
    const r = this.#random;
    const kind = r.pick([
      'eq',
      'ne',
      'le',
      'lt',
      'ge',
      'gt',
      'inside',
      'unique',
      ...(depth > 0 ? ['and', 'or', 'not', 'implies', 'iff'] : []),
    ]);
    if (kind === 'unique') {
      const [a, b, c] = [this.term(1), this.term(0), this.term(0)];
      return {
        text: `unique(${a.text}, ${b.text}, ${c.text})`,
        made: (f) => unique([a, b, c].map((term) => term.made(f))),
        holds: (x) => new Set([a, b, c].map((term) => term.value(x))).size === 3,
      };
    }
    if (kind === 'inside') {
      const a = this.term(1);
      const [low, one] = [r.int(-3, 5), r.int(-5, 8)];
      const high = low + r.below(3);
      return {
        text: `${a.text} in [${low}, ${high}], ${one}`,
        made: (f) => a.made(f).inside([low, high], one),
        holds: (x) => (a.value(x) >= low && a.value(x) <= high) || a.value(x) === one,
      };
    }
    if (['and', 'or', 'not', 'implies', 'iff'].includes(kind)) {
      const [a, b] = [this.constraint(depth - 1), this.constraint(depth - 1)];
      const text = `(${a.text}) ${kind} (${b.text})`;
      if (kind === 'and')
        return { text, made: (f) => a.made(f).and(b.made(f)), holds: (x) => a.holds(x) && b.holds(x) };
      if (kind === 'or') return { text, made: (f) => a.made(f).or(b.made(f)), holds: (x) => a.holds(x) || b.holds(x) };
      if (kind === 'not') return { text: `not ${a.text}`, made: (f) => a.made(f).not(), holds: (x) => !a.holds(x) };
      if (kind === 'implies')
        return { text, made: (f) => a.made(f).implies(b.made(f)), holds: (x) => !a.holds(x) || b.holds(x) };
      return { text, made: (f) => a.made(f).iff(b.made(f)), holds: (x) => a.holds(x) === b.holds(x) };
    }
    const a = this.term(2);
    const isNumber = r.chance(0.5);
    const n = r.int(-4, 8);
    const b = isNumber ? { text: `${n}`, made: () => n, value: () => n } : this.term(1);
    const relations = {
      eq: (p: number, q: number) => p === q,
      ne: (p: number, q: number) => p !== q,
      le: (p: number, q: number) => p <= q,
      lt: (p: number, q: number) => p < q,
      ge: (p: number, q: number) => p >= q,
      gt: (p: number, q: number) => p > q,
    };
    const name = kind as keyof typeof relations;
    return {
      text: `${a.text} ${name} ${b.text}`,
      made: (f) => a.made(f)[name](b.made(f)),
      holds: (x) => relations[name](a.value(x), b.value(x)),
    };
  }
}

const fields = { a: { min: -2, max: 3 }, b: { bits: 2 }, c: { min: 1, max: 5 } } as const;
const everything = [-2, -1, 0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) => [1, 2, 3, 4, 5].map((c) => [a, b, c])),
);

describe('beside all records of a small domain, tried one by one', () => {
  for (let part = 0; part < 8; part++)
    test(`random constraints, part ${part}`, () => {
      let [met, unmet] = [0, 0];
      for (let seed = 30 * part; seed < 30 * part + 30; seed++) {
        const random = new RandomConstraints(seed);
        const count = 1 + (seed % 5);
        const list = Array.from({ length: count }, () => random.constraint(2));
        const text = list.map((one) => one.text).join('; ');
        const solutions = everything.filter((x) => list.every(({ holds }) => holds(x)));
        const make = () =>
          constrained(fields, ({ a, b, c }) =>
            Object.fromEntries(list.map(({ made }, i) => [`c${i}`, made([a, b, c])])),
          );
        if (solutions.length === 0) {
          unmet++;
          const message = mistake(make);
          expect(message, text).toContain('cannot be met');
          // The names are the smallest set that conflicts.
          const named = [...message.matchAll(/"c(\d)"/g)].map(([, i]) => Number(i));
          const sets = Array.from({ length: 2 ** count }, (_, mask) =>
            list.flatMap((_, i) => ((mask >> i) & 1 ? [i] : [])),
          );
          const conflicts = sets.filter((set) => !everything.some((x) => set.every((i) => list[i]!.holds(x))));
          expect(conflicts.map(String), text).toContain(String(named));
          expect(named.length, text).toBe(Math.min(...conflicts.map((set) => set.length)));
          continue;
        }
        met++;
        const drawn = draws(make(), 60, seed).map(({ a, b, c }) => [a, b, c]);
        expect(
          drawn.filter((x) => !list.every(({ holds }) => holds(x))),
          text,
        ).toEqual([]);
        if (solutions.length > 6) continue;
        // Each solution comes.
        const seen = new Set(draws(make(), 400, seed).map(({ a, b, c }) => `${a} ${b} ${c}`));
        expect([...seen].sort(), text).toEqual(solutions.map((x) => x.join(' ')).sort());
      }
      expect(met).toBeGreaterThan(5);
      expect(unmet).toBeGreaterThan(2);
    });
});

const requests = () =>
  constrained(
    {
      kind: ['read', 'write', 'atomic'],
      address: { bits: 40 },
      length: { min: 1, max: 4096 },
      ids: { list: 3, of: { bits: 2 } },
    },
    (f) => ({
      'within a page': f.address.mod(4096).add(f.length).le(4096),
      'atomics are words': f.kind.eq('atomic').implies(f.length.inside(4, 8)),
      'atomics are aligned': f.kind.eq('atomic').implies(f.address.slice(2, 0).eq(0)),
      'ids differ': unique(f.ids),
      'ids add up': sumOf(f.ids).ge(4),
    }),
  );

describe('records', () => {
  test('meet all constraints, with values of the kinds of their fields', () => {
    for (const { kind, address, length, ids } of draws(requests())) {
      expect(typeof address).toBe('bigint');
      expect(Number(address % 4096n) + length).toBeLessThanOrEqual(4096);
      if (kind === 'atomic') expect([[4, 8].includes(length), Number(address % 8n)]).toEqual([true, 0]);
      expect(new Set(ids).size).toBe(3);
      expect(ids.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(4);
    }
  });

  test('are spread: all states, all magnitudes, and ends now and then', () => {
    const drawn = draws(requests(), 2000);
    const share = (holds: (request: (typeof drawn)[number]) => boolean) => drawn.filter(holds).length / drawn.length;
    for (const kind of ['read', 'write', 'atomic']) expect(share((r) => r.kind === kind)).toBeGreaterThan(0.15);
    for (let part = 0n; part < 8n; part++)
      expect(share(({ address }) => address >> 37n === part)).toBeGreaterThan(0.06);
    expect(share(({ length }) => length > 1 && length < 4096)).toBeGreaterThan(0.6);
    expect(share(({ length }) => length === 1)).toBeGreaterThan(0.02);
    expect(new Set(drawn.map(({ address }) => address)).size).toBeGreaterThan(1200);
  });

  test('depend on the seed alone', () => {
    expect(draws(requests(), 50, 3)).toEqual(draws(requests(), 50, 3));
    expect(draws(requests(), 50, 3)).not.toEqual(draws(requests(), 50, 4));
  });

  test('have the weights that they were given, where other constraints leave them', () => {
    const weighted = constrained({ kind: ['a', 'b', 'c'], size: { bits: 16 } }, (f) => ({
      kinds: dist(f.kind, [
        ['a', 8],
        ['b', 2],
        ['c', 0],
      ]),
      sizes: dist(f.size, [
        [[0, 9], 1],
        [100, 3],
        [[1000, 60000], 1],
      ]),
      'b is small': f.kind.eq('b').implies(f.size.lt(10)),
    }));
    const drawn = draws(weighted, 4000);
    const share = (holds: (request: (typeof drawn)[number]) => boolean) => drawn.filter(holds).length / drawn.length;
    expect(share(({ kind }) => kind === 'c')).toBe(0);
    expect(share(({ size }) => size === 100)).toBeGreaterThan(0.4);
    expect(share(({ size }) => size >= 1000)).toBeGreaterThan(0.1);
    const free = draws(
      constrained({ size: { bits: 16 } }, (f) => ({
        sizes: dist(f.size, [
          [[0, 9], 1],
          [100, 3],
        ]),
      })),
      4000,
    );
    const hundreds = free.filter(({ size }) => size === 100).length / free.length;
    expect([hundreds > 0.71, hundreds < 0.79]).toEqual([true, true]);
  });

  test('soft constraints give way to hard ones, and to those before them', () => {
    const make = (most: number) =>
      constrained({ x: { bits: 8 }, y: { bits: 8 } }, (f) => ({ most: f.x.le(most) }), {
        soft: (f) => ({ large: f.x.ge(100), small: f.x.le(150), equal: f.x.eq(f.y), less: f.y.lt(f.x) }),
      });
    const both = draws(make(255));
    expect(both.every(({ x, y }) => x >= 100 && x <= 150 && x === y)).toBe(true);
    const one = draws(make(99));
    expect(one.every(({ x, y }) => x <= 99 && x === y)).toBe(true);
    expect(new Set(one.map(({ x }) => x)).size).toBeGreaterThan(50);
  });
});

describe('constraints that cannot be met are named, at once', () => {
  const wide = { a: { bits: 64 }, b: { bits: 64 }, c: { bits: 64 } } as const;
  test.each<[string, Parameters<typeof constrained<typeof wide>>[1], string]>([
    [
      'a circle',
      (f) => ({ ab: f.a.lt(f.b), odd: f.a.mod(2).eq(1), bc: f.b.lt(f.c), ca: f.c.lt(f.a) }),
      '"ab", "bc", "ca"',
    ],
    ['a pair among others', (f) => ({ x: f.a.ge(10), y: f.a.le(f.b), z: f.c.eq(7), u: f.a.lt(10) }), '"x", "u"'],
    ['parity', (f) => ({ even: f.a.add(f.b).mod(2).eq(0), twice: f.a.eq(f.b.add(1)) }), '"even", "twice"'],
    [
      'a sum',
      (f) => ({ sum: sumOf([f.a, f.b, f.c]).eq(10), each: f.a.gt(3).and(f.b.gt(3), f.c.gt(3)) }),
      '"sum", "each"',
    ],
    [
      'cases',
      (f) => ({ or: f.a.eq(1).or(f.a.eq(5)), no: f.a.ne(5), b: f.b.eq(f.a.mul(2)), c: f.b.gt(2) }),
      '"or", "no", "b", "c"',
    ],
    [
      'a circle through a case',
      (f) => ({ up: f.a.lt(f.b).or(f.c.eq(0)), down: f.b.lt(f.a), c: f.c.gt(0) }),
      '"up", "down", "c"',
    ],
    [
      'strict multiples',
      (f) => ({ m: f.a.eq(f.b.mul(3)), n: f.b.eq(f.a.mul(2)), p: f.a.add(f.c).gt(0), q: f.c.eq(0) }),
      '"m", "n", "p", "q"',
    ],
  ])('%s', (_, constraints, names) => {
    const start = performance.now();
    expect(mistake(() => constrained(wide, constraints))).toBe(
      `the constraints ${names} cannot be met together; no fewer of them conflict`,
    );
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('one alone', () => {
    expect(mistake(() => constrained(wide, (f) => ({ fine: f.a.gt(f.b), wrong: f.a.add(f.b).lt(0) })))).toBe(
      'the constraint "wrong" cannot be met by the fields as they are',
    );
  });

  test('too many for too few values', () => {
    const pigeons = () =>
      constrained({ holes: { list: 20, of: { min: 1, max: 19 } } }, (f) => ({
        differ: unique(f.holes),
        first: f.holes[0]!.gt(3),
      }));
    expect(mistake(pigeons)).toBe('the constraint "differ" cannot be met by the fields as they are');
    const permutation = constrained({ of: { list: 12, of: { min: 1, max: 12 } } }, (f) => ({ differ: unique(f.of) }));
    for (const { of } of draws(permutation, 100))
      expect(of.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  test('beside fields that have nothing to do with it, however many', () => {
    const make = (product: number) => () =>
      constrained(
        { others: { list: 12, of: { bits: 8 } }, a: { min: 2, max: 4096 }, b: { min: 2, max: 4096 } },
        (f) => ({
          product: f.a.mul(f.b).eq(product),
          ...Object.fromEntries(f.others.map((one, i) => [`other ${i}`, one.ge(f.a.mod(7))])),
        }),
      );
    expect(mistake(make(4093))).toBe('the constraint "product" cannot be met by the fields as they are');
    expect(mistake(make(61 * 67))).toBe('none');
  });

  test('what is not decided within the limit is said to be so', () => {
    // No product of two numbers above 1 is a prime, which takes search to see.
    const factors = () =>
      constrained(
        { a: { min: 2, max: 2 ** 40 }, b: { min: 2, max: 2 ** 40 } },
        (f) => ({ prime: f.a.mul(f.b).eq(2n ** 61n - 1n) }),
        {
          limit: 100,
        },
      );
    expect(mistake(factors)).toBe(
      'whether the constraints can be met is not decided after 100 steps: make them simpler, or give a higher limit',
    );
  });
});

describe('shrinking', () => {
  const smallest = <T>(values: fc.Arbitrary<T>, fails: (value: T) => boolean, seed: number): T =>
    fc.check(
      fc.property(values, (value) => !fails(value)),
      { seed, numRuns: 2000 },
    ).counterexample![0];

  test.each([1, 2, 3, 4])('keeps the constraints, seed %i', (seed) => {
    expect(smallest(requests(), ({ length }) => length > 100, seed)).toEqual({
      ...{ kind: 'read', address: 0n, length: 101 },
      ids: expect.toSatisfy((ids: number[]) => ids.reduce((a, b) => a + b) === 4),
    });
    const even = constrained({ x: { min: -100, max: 100 }, y: { min: 5, max: 100 } }, (f) => ({
      even: f.x.mod(2).eq(0),
      order: f.x.le(f.y),
    }));
    expect(smallest(even, () => true, seed)).toEqual({ x: 0, y: 5 });
    expect(smallest(even, ({ x }) => x < -7, seed)).toEqual({ x: -8, y: 5 });
    expect(smallest(even, ({ x, y }) => x > 10 && y > 20, seed)).toEqual({ x: 12, y: 21 });
  });

  test('also of values that were given, and none that breaks a constraint', () => {
    const pair = constrained({ x: { bits: 8 }, y: { bits: 8 } }, (f) => ({ more: f.y.ge(f.x) }));
    expect(pair.canShrinkWithoutContext({ x: 9, y: 10 })).toBe(true);
    for (const other of [{ x: 9, y: 8 }, { x: 9 }, { x: 300, y: 400 }, undefined, { x: 'a', y: 4 }])
      expect(pair.canShrinkWithoutContext(other)).toBe(false);
    const found = fc.check(
      fc.property(pair, ({ x }) => x < 5),
      { examples: [[{ x: 77, y: 99 }]], numRuns: 1 },
    );
    expect(found.counterexample).toEqual([{ x: 5, y: 5 }]);
  });
});

test('fields, terms and weights that cannot be are refused', () => {
  expect(mistake(() => constrained({ a: { bits: 0 } }))).toBe('the field a has 0 bits: 1 to 128 are possible');
  expect(mistake(() => constrained({ a: { min: 4, max: 3 } }))).toBe('the field a is from 4 to 3: none');
  expect(mistake(() => constrained({ a: ['x', 'x'] }))).toContain('are not one or more different names');
  expect(mistake(() => constrained({ a: { list: 0, of: { bits: 1 } } }))).toContain('is a list of 0');
  const a = { a: { bits: 8 }, k: ['x', 'y'] } as const;
  const of = (made: (f: { readonly a: Term }) => unknown) =>
    mistake(() => constrained(a, (f) => ({ c: made(f) as Constraint })));
  expect(of((f) => f.a.div(0))).toBe('div and mod need a number above 0, not 0');
  expect(of((f) => f.a.eq(0.5))).toContain('0.5 is no whole number up to 2^53');
  expect(of((f) => f.a.inside())).toBe('inside needs a value or a range');
  expect(of((f) => f.a.inside([3, 2]))).toContain('the range [3, 2] is empty');
  expect(of((f) => dist(f.a.add(1), [[1, 1]]))).toContain('dist is about a field');
  expect(of((f) => dist(f.a, [[1, -1]]))).toBe('the weight -1 in dist is no integer from 0 up');
  expect(of((f) => dist(f.a, [[1, 0]]))).toBe('dist needs a weight above 0');
  expect(of((f) => dist(f.a, [[1, 1]]).not())).toContain('weights (dist) stand alone');
  expect(of(() => true)).toBe('"c" is no constraint');
  expect(mistake(() => constrained(a, (f) => ({ c: f.k.eq('z' as 'x') })))).toBe('there is no state z, only x, y');
});
