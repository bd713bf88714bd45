import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivery, PdsTarget, type Reply } from './index.ts';
import { Flow } from './testing/flow.ts';
import { NaiveTarget, type Place } from './testing/naive-target.ts';

/** Far enough above 0 that no PSN before Start_PSN is negative. */
const TURNS = 2n ** 40n;
const wire = (place: Place): number => Number(BigInt.asUintN(32, place));

/** Where a PSN lies: places after CACK, near, at the ends of the window, or anywhere. */
const away = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -3, max: 10 }) },
  { weight: 3, arbitrary: fc.integer({ min: -140, max: 140 }) },
  { weight: 1, arbitrary: fc.constantFrom(-64, -63, 63, 64, 65, -65, 2 ** 30, -(2 ** 30)) },
);
const event = fc.oneof(
  { weight: 10, arbitrary: fc.record({ request: away, clear: fc.integer({ min: -8, max: 2 }), size: fc.nat(9000) }) },
  { weight: 6, arbitrary: fc.record({ respond: fc.nat(20), guaranteed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ clearTo: fc.integer({ min: -3, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ ask: away }) },
  { weight: 5, arbitrary: fc.constant('tick' as const) },
);
const lag = fc.constantFrom(0, 0, 1, 2, 5);
const settings = fc.record({
  startPsn: fc.oneof(fc.nat(2 ** 32 - 1), fc.integer({ min: 2 ** 32 - 60, max: 2 ** 32 - 1 })),
  rod: fc.boolean(),
  lags: fc.record({ window: lag, duplicate: lag }),
});

test('a PDC does what a list of all that happened says', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(settings, fc.array(event, { minLength: 1, maxLength: 120, size: 'max' }), (drawn, events) => {
      const { startPsn, rod, lags } = drawn;
      const registers = { ackPerPacket: true };
      const target = new PdsTarget({ contexts: 1, window: 64, lags, registers });
      const flow = new Flow(target, { startPsn, rod });
      const start = TURNS + BigInt(startPsn);
      const naive = new NaiveTarget(start, 64, rod, lags);
      const waiting: { readonly place: Place; readonly delivery: Delivery }[] = [];

      const checkReply = (reply: Reply | undefined): void => {
        if (reply?.type !== 'ack' || reply.state === undefined) return;
        const { cackPsn, state } = reply;
        const cack = naive.cack();
        const received = naive.received();
        const base = cack + BigInt(state.sackPsnOffset);
        let bitmap = 0n;
        for (let i = 0n; i < 64n; i++) if (base + i <= cack || received.has(base + i)) bitmap |= 1n << i;
        expect({ cackPsn, bitmap: state.sackBitmap, ooo: state.oooCount, bytes: state.rcvdBytes }).toEqual({
          cackPsn: wire(cack),
          bitmap,
          ooo: naive.outOfOrder(),
          bytes: Math.ceil(naive.bytes() / 256),
        });
      };
      const request = (place: Place, clearPlace: Place, size: number, syn: boolean): void => {
        const outcome = target.receive(
          flow.packet(Number(place - start), { syn, size, clearOffset: Number(clearPlace - place) }),
        );
        const verdict = naive.receive(place, clearPlace, size);
        expect(outcome.verdict).toBe(syn ? 'created' : verdict);
        seen.add(outcome.verdict);
        if (outcome.deliver) {
          flow.pdcid = outcome.deliver.pdcid;
          waiting.push({ place, delivery: outcome.deliver });
        }
        checkReply(outcome.reply);
      };

      request(start, start - 1n, 1000, true);
      for (const happening of events) {
        if (happening === 'tick') {
          target.tick();
          naive.tick++;
        } else if ('request' in happening) {
          const place = naive.cack() + BigInt(happening.request);
          request(place, place + BigInt(happening.clear), happening.size, false);
        } else if ('respond' in happening) {
          const [taken] = waiting.splice(happening.respond % Math.max(waiting.length, 1), 1);
          if (taken === undefined) continue;
          const { guaranteed } = happening;
          naive.respond(taken.place, guaranteed);
          checkReply(target.respond({ ...taken.delivery, guaranteed, plainOk: true, handle: 1, nextHdr: 4 }));
        } else if ('clearTo' in happening) {
          const place = naive.cack() + BigInt(happening.clearTo);
          const { verdict } = flow.control('clear_cmd', { payload: wire(place) });
          expect(verdict).toBe(`clear_${naive.clear(place)}`);
          seen.add(verdict);
        } else {
          const place = naive.cack() + BigInt(happening.ask);
          const outcome = flow.control('ack_req', { psn: wire(place) });
          expect(outcome.verdict).toBe(naive.asked(place));
          seen.add(outcome.verdict);
          checkReply(outcome.reply);
        }
        expect(flow.view).toMatchObject({
          cackPsn: wire(naive.cack()),
          clearPsn: wire(naive.clearPsn()),
          frontier: wire(naive.frontier()),
          highest: wire(naive.highest()),
          oooCount: naive.outOfOrder(),
        });
      }
    }),
    { numRuns: 120 },
  );
  expect(seen).toEqual(
    new Set([
      'created',
      'accepted',
      'duplicate_answered',
      'stored_response',
      'ack_req_answered',
      'ack_req_stored',
      'clear_applied',
      'clear_stale',
      'clear_invalid',
      'nack_rcvd_ses_procg',
      'nack_psn_oor_window',
      'nack_pkt_not_rcvd',
      'nack_rod_ooo',
      'dropped_rod_gap',
    ]),
  );
});
