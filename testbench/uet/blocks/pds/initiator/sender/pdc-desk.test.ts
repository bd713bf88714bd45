import { senderSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdcDesk } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pdc-desk.ts';
import { senderLayout } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { type Random, type Simulator, seededRandom } from '../../../test-kit.ts';
import { describe, elaborate, engines, expect, test } from '../../../vitest-kit.ts';

const layout = senderLayout(senderSizes[0]!);
const contexts = layout.initiator.contexts;
const design = elaborate(pdcDesk(layout));

interface Tuple {
  readonly sdi: number;
  readonly local: number;
  readonly destination: bigint;
  readonly traffic_class: number;
}

/** A PDC that has not ended, as the desk opened it. */
interface Live {
  readonly pdcid: number;
  readonly tuple: Tuple;
  readonly ccc: number;
}

/** The desk, with a list of what it must know: none of it is worked out as the hardware does. */
class Desk {
  readonly live = new Map<number, Live>();
  readonly #s: Simulator;
  readonly #random: Random;
  /** What each peer expects. */
  readonly #expected = new Map<string, number>();

  constructor(s: Simulator, random: Random, expected0rtt: boolean) {
    this.#s = s;
    this.#random = random;
    s.port('rst').set(1);
    s.step();
    s.port('rst').set(0);
    this.#set({ opens_ready: 1, notice_ready: 1, expected_0rtt: Number(expected0rtt) });
    for (let i = 0; this.#get('ready') === 0; i++) {
      expect(i).toBeLessThan(4 * contexts);
      s.step();
    }
  }

  #get = (name: string): number => Number(this.#s.port(name).get());
  #set(values: Readonly<Record<string, number | bigint>>): void {
    for (const [name, value] of Object.entries(values)) this.#s.port(name).set(value);
  }

  /** Opens a PDC at a free place; the Start_PSN that it has, and that PDC choice had asked for. */
  open(place: number, tuple: Tuple, last = 0x4000): { readonly start: number; readonly asked: number } {
    const pdcid = 0x8000 | (this.#random.below(1 << 8) << 4) | place;
    const asked = this.#random.word();
    this.#set({ open_valid: 1, open_pdcid: pdcid, open_start_psn: asked, open_last_psn: last });
    for (const [name, value] of Object.entries(tuple)) this.#s.port(`open_tuple_${name}`).set(value);
    this.#s.step();
    this.#set({ open_valid: 0, open_pdcid: 0xffff });
    this.#until('opens_valid');
    const ccc = this.#get('opens_payload_ccc');
    expect(this.#get('opens_payload_pdcid')).toBe(pdcid);
    expect(this.#get('opens_payload_place')).toBe(place);
    expect(BigInt(this.#s.port('opens_payload_destination').get())).toBe(tuple.destination);
    const same = [...this.live.values()].filter((pdc) => keyOf(pdc.tuple) === keyOf(tuple));
    expect(this.#get('opens_payload_starts'), 'the context begins with its first PDC').toBe(Number(same.length === 0));
    for (const pdc of this.live.values()) expect(pdc.ccc === ccc).toBe(keyOf(pdc.tuple) === keyOf(tuple));
    this.live.set(place, { pdcid, tuple, ccc });
    const start = this.#get('opens_payload_start_psn');
    this.#s.step();
    return { start, asked };
  }

  /** What a PDC tells: that its peer expects another PSN, or that it has ended. */
  tell(place: number, news: 'moved' | 'closed' | 'ended', next: number): void {
    const { pdcid, tuple } = this.live.get(place)!;
    this.#set({ pdc_event_valid: 1, pdc_event_pdcid: pdcid, pdc_event_next_psn: next, [`pdc_event_${news}`]: 1 });
    this.#s.step();
    this.#set({ pdc_event_valid: 0, [`pdc_event_${news}`]: 0 });
    const peer = peerOf(tuple);
    const known = this.#expected.get(peer);
    if (known === undefined || ((next - known) | 0) > 0) this.#expected.set(peer, next >>> 0);
    if (news === 'moved') {
      for (let i = 0; i < 12; i++) this.#s.step();
      return;
    }
    this.#until('notice_valid');
    expect(this.#get('notice_payload_news'), 'ended').toBe(1);
    expect(this.#get('notice_payload_pdcid')).toBe(pdcid);
    expect(this.#get('notice_payload_next')).toBe(next >>> 0);
    this.live.delete(place);
    this.#s.step();
  }

  /** Events in clocks in a row while no notice is taken, until one is late; then the notices in their order. */
  hold(events: readonly (readonly [place: number, news: string])[]): readonly (readonly [string, number])[] {
    this.#set({ notice_ready: 0, pdc_event_valid: 1 });
    for (const [place, news] of events) {
      this.#set({ pdc_event_pdcid: this.live.get(place)!.pdcid, [`pdc_event_${news}`]: 1 });
      this.#s.step();
      this.#set({ [`pdc_event_${news}`]: 0 });
    }
    this.#set({ pdc_event_valid: 0 });
    this.#until('late');
    this.#set({ notice_ready: 1 });
    const told: [string, number][] = [];
    const places = new Map([...this.live].map(([place, { pdcid }]) => [pdcid, place]));
    // Nothing that was on its way before the news is placed any more when it is over.
    for (let quiet = 0; this.#get('late') === 1 || told.length < events.length; quiet++) {
      expect(quiet).toBeLessThan(200);
      if (this.#get('notice_valid') === 1) {
        const news = this.#get('notice_payload_news') === 1 ? 'ended' : 'quiesce';
        told.push([news, places.get(this.#get('notice_payload_pdcid'))!]);
      }
      this.#s.step();
    }
    return told;
  }

  expectedOf(tuple: Tuple): number | undefined {
    return this.#expected.get(peerOf(tuple));
  }

  #until(valid: string): void {
    for (let i = 0; this.#get(valid) === 0; i++) {
      expect(i, valid).toBeLessThan(40);
      this.#s.step();
    }
  }
}

const keyOf = ({ local, destination, traffic_class }: Tuple): string => `${local}/${destination}/${traffic_class}`;
const peerOf = ({ sdi, local, destination }: Tuple): string => `${sdi}/${local}/${destination}`;

const peer = (n: number, traffic_class = 0, sdi = 0): Tuple => ({
  sdi,
  local: 1,
  destination: 0xffff_0a00_0000n + BigInt(n),
  traffic_class,
});

describe.each(['wasm', 'yosys'] as const)('the desk of PDCs, on %s', (engine) => {
  const desk = async (seed: number, expected0rtt: boolean): Promise<Desk> =>
    new Desk(await engines[engine].create(design, { seed }), seededRandom(seed), expected0rtt);

  test('PDCs to one address in one traffic class share a context, others never, whatever ends and begins', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(100 + seed);
      const at = await desk(seed, false);
      for (let i = 0; i < 60; i++) {
        const place = random.below(contexts);
        if (at.live.has(place)) at.tell(place, random.chance(0.5) ? 'closed' : 'ended', random.word());
        else {
          const { start, asked } = at.open(place, peer(random.below(4), random.below(2), random.below(2)));
          expect(start, 'without expected_0rtt').toBe(asked);
        }
      }
    }
  });

  test('with expected_0rtt a PDC begins at what its peer was last known to expect in its secure domain', async () => {
    const at = await desk(1, true);
    const first = at.open(0, peer(1, 0, 5));
    expect(first.start, 'a peer of which nothing is known').toBe(first.asked);
    at.tell(0, 'moved', 0x1234_5678);
    expect(at.open(1, peer(1, 3, 5)).start).toBe(0x1234_5678);
    // An older one is late news, and a newer one counts; so across the end of the numbers.
    at.tell(0, 'moved', 0x1234_5600);
    expect(at.open(2, peer(1, 0, 5)).start).toBe(0x1234_5678);
    at.tell(1, 'closed', 0x9000_0000);
    expect(at.open(1, peer(1, 0, 5)).start).toBe(0x9000_0000);
    at.tell(2, 'ended', 0x0000_0010);
    expect(at.open(2, peer(1, 0, 5)).start).toBe(0x0000_0010);
    // The addresses of 40 domains are those of fewer places of the memory.
    for (let sdi = 6; sdi < 46; sdi++) {
      const other = at.open(3, peer(1, 0, sdi));
      expect(other.start, 'of another domain nothing is known').toBe(other.asked);
      at.tell(3, 'closed', other.start);
      if (at.open(3, peer(1, 0, 5)).start !== 0x0000_0010) break;
      at.tell(3, 'closed', 0x0000_0010);
    }
  });

  test('that a PDC takes no new messages is told before an end that came first, and late where it must wait', async () => {
    const at = await desk(1, false);
    for (const place of [0, 1, 2]) at.open(place, peer(place));
    const told = at.hold([
      [0, 'quiesce'],
      [1, 'ended'],
      [2, 'failed'],
    ]);
    expect(told).toEqual([
      ['quiesce', 0],
      ['quiesce', 2],
      ['ended', 1],
    ]);
  });

  test('it keeps 2^16 from the last PSN of its PDCID', async () => {
    const at = await desk(1, true);
    at.open(0, peer(2));
    at.tell(0, 'moved', 0x4001_beef);
    for (const last of [0x3fff, 0x4000, 0x4001, 0x4002, 0x4003]) {
      const { start } = at.open(1, peer(2), last);
      // The PSN last used may be any with that upper half.
      for (const used of [last << 16, (last << 16) | 0xffff]) {
        expect(Math.abs((start - used) | 0)).toBeGreaterThanOrEqual(1 << 16);
      }
      at.tell(1, 'closed', 0x4001_beef);
    }
    for (const last of [0x3ffe, 0x4004, 0xc001]) {
      expect(at.open(1, peer(2), last).start).toBe(0x4001_beef);
      at.tell(1, 'closed', 0x4001_beef);
    }
  });

  test('what is known of peers is true of each, though not of all for good', async () => {
    const random = seededRandom(3);
    const at = await desk(3, true);
    let known = 0;
    for (let i = 0; i < 400; i++) {
      const place = random.below(contexts);
      if (at.live.has(place)) {
        const { tuple } = at.live.get(place)!;
        at.tell(place, 'closed', ((at.expectedOf(tuple) ?? 0x2000_0000) + 0x20_0000) >>> 0);
      } else {
        const tuple = peer(random.below(30));
        const { start, asked } = at.open(place, tuple, 0xe000);
        if (start === asked) continue;
        expect(start).toBe(at.expectedOf(tuple));
        known++;
      }
    }
    expect(known).toBeGreaterThan(20);
  });
});
