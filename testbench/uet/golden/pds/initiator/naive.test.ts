import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PdcPacket, PeerAck } from './index.ts';
import { ackState, Desk, rudTuple } from './testing/desk.ts';
import { NaiveInitiator, type Place } from './testing/naive-initiator.ts';

const TURNS = 2n ** 40n;
const wire = (place: Place): number => Number(BigInt.asUintN(32, place));

/** Where a PSN lies: places after the oldest that is outstanding, or the next one. */
const near = fc.oneof(
  { weight: 8, arbitrary: fc.record({ from: fc.constant('oldest'), n: fc.integer({ min: -3, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ from: fc.constant('next'), n: fc.integer({ min: -12, max: 3 }) }) },
);
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ submit: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 8, arbitrary: fc.record({ send: fc.integer({ min: 1, max: 12 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      ack: near,
      cack: near,
      base: fc.integer({ min: -70, max: 10 }),
      bits: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ trim: near }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 60 }) }) },
);
const settings = fc.record({
  startPsn: fc.oneof(fc.nat(2 ** 32 - 1), fc.integer({ min: 2 ** 32 - 60, max: 2 ** 32 - 1 })),
  window: fc.constantFrom(3, 10, 40),
  rto: fc.constantFrom(50, 200),
});

test('a PDC does what a list of all that happened says', () => {
  const seen = { retx: 0, sacked: 0, shut: 0, response: 0, default_ok: 0 };
  fc.assert(
    fc.property(settings, fc.array(event, { minLength: 1, maxLength: 100, size: 'max' }), (drawn, events) => {
      const { startPsn, window, rto } = drawn;
      const desk = new Desk({
        window,
        queueLimit: 2000,
        registers: {
          rtoInitTime: rto,
          rtoMaxTime: rto,
          maxRtoRetx: 15,
          idleTime: 0,
          clearTime: 1e9,
          loss: { outOfOrder: false, ackReq: false },
        },
      });
      const tuple = { ...rudTuple, destination: 5n };
      desk.model.expectStart(tuple, startPsn);
      const first = TURNS + BigInt(startPsn);
      const naive = new NaiveInitiator(first, window, 1024, rto);
      const acked = (psn: Place, cack: Place, fields: Partial<PeerAck> = {}): void =>
        desk.ack(0, { source: 5n, cackPsn: wire(cack), answered: { ackPsnOffset: Number(psn - cack) }, ...fields });
      // The first packet opens the PDC, and is acknowledged.
      desk.submit(1, { tuple });
      desk.sent();
      acked(first, first);
      naive.submit();
      naive.send(first, 0);
      naive.ack(first, first, [], 0);

      const placeOf = ({ from, n }: { from: string; n: number }): Place =>
        (from === 'next' ? naive.next() : ([...naive.outstanding().keys()][0] ?? naive.next())) + BigInt(n);
      for (const happening of events) {
        const now = desk.model.time;
        if ('submit' in happening) {
          desk.submit(happening.submit, { tuple });
          for (let i = 0; i < happening.submit; i++) naive.submit();
        } else if ('send' in happening) {
          for (let i = 0; i < happening.send; i++) {
            const wanted = naive.sendable();
            const [packet] = desk.sent(1) as PdcPacket[];
            expect(packet && { psn: packet.psn, retx: packet.retx }).toEqual(
              wanted && { psn: wire(wanted.psn), retx: wanted.retx },
            );
            if (wanted === undefined) break;
            if (wanted.retx) seen.retx++;
            naive.send(wanted.psn, now);
          }
          if (naive.sendable() === undefined && desk.pdc.queued > 0) seen.shut++;
        } else if ('ack' in happening) {
          const { base, bits } = happening;
          const [psn, cack] = [placeOf(happening.ack), placeOf(happening.cack)];
          acked(psn, cack, { state: ackState({ sackPsnOffset: base, sackBitmap: bits }) });
          const shown = Array.from({ length: 64 }, (_, i) => i).filter((i) => (bits >> BigInt(i)) & 1n);
          naive.ack(
            psn,
            cack,
            shown.map((i) => cack + BigInt(base + i)),
            now,
          );
        } else if ('trim' in happening) {
          const place = placeOf(happening.trim);
          desk.nack(0, 'trimmed', { source: 5n, refused: { psn: wire(place) } });
          naive.trim(place);
        } else {
          desk.wait(happening.wait);
          naive.wait(desk.model.time);
        }
        const states = [...naive.outstanding()].map(([psn, state]) => ({ psn: wire(psn), state }));
        expect(desk.pdc.outstanding.map(({ psn, state }) => ({ psn, state }))).toEqual(states);
        seen.sacked += states.filter(({ state }) => state === 'sacked').length;
        expect(desk.pdc).toMatchObject({ next: wire(naive.next()), cackPsn: wire(naive.cack()) });
      }
      const results = naive.results();
      for (const { by } of results) seen[by as 'response' | 'default_ok']++;
      expect(desk.outcomes.map(({ send, result }) => [send.message, result.kind])).toEqual(
        results.map(({ psn, by }) => [Number(psn - first), by]),
      );
    }),
    { numRuns: 60 },
  );
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(20);
});
