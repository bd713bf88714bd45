/**
 * How much of what came out of order SACKs tell an initiator, and how soon, by where they begin (4.3): on recorded
 * flows.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTrace } from '../../traces/read-trace.ts';
import { type Ack, type PdsPolicies, type PdsRegisters, PdsTarget } from './index.ts';
import { ackPsnOf, Flow, shownPlaces } from './testing/flow.ts';

const DATA = join(import.meta.dirname, '../../traces/data');

/** Packets of 4 KiB, and ACK_Gen_Trigger in bytes: how ACKs are coalesced. */
const coalescings = {
  'ACKs for CE marks and 16 KiB, as after reset': {},
  'ACKs for 16 KiB': { ackOnEcn: false },
  'ACKs for 32 KiB': { ackOnEcn: false, ackGenTrigger: 32 * 1024 },
} satisfies Record<string, Partial<PdsRegisters>>;

/** Of the packets that came while one before them was missing. */
interface Coverage {
  readonly outOfOrder: number;
  /** Those that no ACK showed while CACK was below them, neither as its PSN nor in its bitmap. */
  readonly untold: number;
  /** Packets that came from one of the others until an ACK showed it: the mean, in tenths. */
  readonly delay: number;
}

/** A recorded flow; SES answers each delivery when four more packets have come. */
async function coverageOf(
  name: string,
  sackBase: PdsPolicies['sackBase'],
  registers: Partial<PdsRegisters>,
): Promise<Coverage> {
  const target = new PdsTarget({ contexts: 1, window: 4096, policies: { sackBase }, registers });
  const flow = new Flow(target, { startPsn: 0 });
  const { arrivals } = await readTrace(join(DATA, `${name}.rx.csv.gz`));
  /** When they came. */
  const waiting = new Map<number, number>();
  const places: number[] = [];
  let [now, outOfOrder, untold, told, delays] = [0, 0, 0, 0, 0];
  const hear = (ack: Ack | undefined): void => {
    if (ack === undefined) return;
    const cack = flow.placeOf(ack.cackPsn);
    for (const place of [flow.placeOf(ackPsnOf(ack)), ...shownPlaces(flow, ack)]) {
      const since = waiting.get(place);
      if (since === undefined || place <= cack) continue;
      waiting.delete(place);
      told++;
      delays += now - since;
    }
    for (const place of waiting.keys()) if (place <= cack && waiting.delete(place)) untold++;
  };
  for (const { psn, rtx, ecn } of arrivals) {
    const isFirst = now === 0;
    const isNext = isFirst || psn === flow.placeOf(flow.view.frontier);
    flow.send(psn, { syn: isFirst, retx: rtx === true, ce: ecn === true, length: 4096 });
    if (!isNext) {
      outOfOrder++;
      waiting.set(psn, now);
    }
    now++;
    places.push(psn);
    if (places.length > 4) hear(flow.respond(places.shift()!));
  }
  for (const place of places) hear(flow.respond(place));
  return { outOfOrder, untold: untold + waiting.size, delay: Math.round((10 * delays) / told) };
}

/**
 * What each flow gives with each coalescing: {untold, delay} of a base at the PSN that is acknowledged, and of one that
 * tracks.
 */
const flows = {
  'perm_oblivious.f76': {
    outOfOrder: 4533,
    figures: [
      [31, 206, 0, 34],
      [246, 216, 1, 42],
      [717, 345, 7, 88],
    ],
  },
  'slow_uplink_trim.f25': {
    outOfOrder: 4715,
    figures: [
      [3, 84, 0, 37],
      [108, 80, 9, 41],
      [142, 178, 11, 88],
    ],
  },
  // Its sender honours no window: holes stay for up to 3,086 PSNs, of which an ACK shows 64.
  'slow_uplink_drop_rto.f59': {
    outOfOrder: 4981,
    figures: [
      [0, 317, 0, 880],
      [12, 1070, 0, 962],
      [24, 2841, 2, 2891],
    ],
  },
} as const;

describe.each(Object.entries(flows))('%s', (name, { outOfOrder, figures }) => {
  test.each(Object.entries(coalescings).map(([about, registers], i) => [about, registers, figures[i]!] as const))(
    '%s',
    async (_, registers, figure) => {
      const trigger = await coverageOf(name, 'trigger', registers);
      const tracking = await coverageOf(name, 'tracking', registers);
      expect([trigger.outOfOrder, tracking.outOfOrder]).toEqual([outOfOrder, outOfOrder]);
      expect([trigger.untold, trigger.delay, tracking.untold, tracking.delay]).toEqual(figure);
    },
  );
});
