import { creditRequests } from '../../../../../rtl-gen/uet/pds/initiator/credit-requests.ts';
import { initiatorLayout } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { assert, clearInputs, type TestContext } from '../../test-kit.ts';
import { describe, elaborate, expect, hwTest, test } from '../../vitest-kit.ts';

const layout = initiatorLayout({ contexts: 8, window: 128, records: 64, returns: true });
const design = elaborate(creditRequests(layout));
const of = {
  design,
  engine: 'yosys' as const,
  seeds: [7, 8],
};

interface Pdc {
  pdcid: number;
  peer: number;
  rod: boolean;
}

/** Random packets, PDCs that come and go, and asks, with a list of what is to leave, in its order. */
const life = async (t: TestContext, rounds: number): Promise<void> => {
  const random = t.random.fork('credit');
  const port = (name: string) => t.dut.port(name);
  const set = (name: string, value: number | bigint): void => port(name).set(value);
  const get = (name: string): number => Number(port(name).get());
  clearInputs(t.dut);
  const pdcs = new Map<number, Pdc>();
  const known = new Set<number>();
  const kind = (name: string): number => Number(port('down_payload_kind').states!.find((s) => s.name === name)!.value);
  const seen = { sent: 0, ignored: 0, packets: 0 };
  let given = 0;
  let offered = -1;
  let asks: { place: number; target: number } | undefined;
  let expected: { pdc: Pdc | undefined; target: number } | undefined;
  let quiet = 0;
  let shown: string | undefined;
  let id = 1;
  for (let i = 0; i < layout.contexts; i++) await t.rising();
  for (let i = 0; i < rounds; i++) {
    // PDCs change only while nothing is asked, so that a list can say what is known.
    for (const name of ['opened', 'established', 'failed', 'closed', 'ended']) set(`pdc_event_${name}`, 0);
    set('pdc_event_valid', 0);
    set('open_enable', 0);
    const isQuiet = asks === undefined && expected === undefined;
    if (isQuiet && random.chance(0.5)) {
      const place = random.below(8);
      const pdc = pdcs.get(place);
      set('pdc_event_place', place);
      set('pdc_event_valid', 1);
      if (pdc === undefined) {
        const next = { pdcid: id++, peer: random.below(65_536), rod: random.chance(0.5) };
        pdcs.set(place, next);
        if (place >= 4) known.add(place);
        set('open_enable', 1);
        set('open_place', place);
        set('open_rod', Number(next.rod));
        set('pdc_event_opened', 1);
        set('pdc_event_pdcid', next.pdcid);
        set('pdc_event_peer', place >= 4 ? next.peer : 0);
      } else if (place < 4 && !known.has(place)) {
        known.add(place);
        set('pdc_event_established', 1);
        set('pdc_event_pdcid', pdc.pdcid);
        set('pdc_event_peer', pdc.peer);
      } else {
        pdcs.delete(place);
        known.delete(place);
        set(`pdc_event_${random.pick(['failed', 'closed', 'ended'])}`, 1);
      }
      quiet = 0;
    } else quiet++;
    if (asks === undefined && expected === undefined && quiet > 2 && random.chance(0.5)) {
      asks = { place: random.below(8), target: random.bits(24) as number };
    }
    set('ask_valid', asks === undefined ? 0 : 1);
    set('ask_payload_place', asks?.place ?? 0);
    set('ask_payload_credit_target', asks?.target ?? 0);
    if (offered < 0 && random.chance(0.6)) offered = given++;
    set('up_valid', offered >= 0 ? 1 : 0);
    set('up_payload_handle', Math.max(offered, 0));
    set('up_payload_kind', kind('request'));
    const ready = random.chance(0.7);
    set('down_ready', Number(ready));

    if (get('down_valid') === 1) {
      const isCredit = get('down_payload_kind') === kind('credit_req');
      const what = isCredit ? 'credit' : `packet ${get('down_payload_handle')}`;
      assert(shown === undefined || shown === what, 'what is offered stays offered');
      shown = ready ? undefined : what;
      if (ready && isCredit) {
        assert(expected?.pdc !== undefined, 'nothing was asked for');
        assert.equal(get('down_payload_spdcid'), expected.pdc.pdcid);
        assert.equal(get('down_payload_dpdcid'), expected.pdc.peer);
        assert.equal(get('down_payload_rod'), Number(expected.pdc.rod));
        assert.equal(get('down_payload_payload'), expected.target);
        for (const name of ['psn', 'ar', 'syn', 'retx', 'size']) assert.equal(get(`down_payload_${name}`), 0);
        assert.equal(get('sent'), 1);
        expected = undefined;
        seen.sent++;
      } else if (ready) {
        assert.equal(get('down_payload_handle'), seen.packets++, 'packets keep their order');
      }
    } else assert(shown === undefined, 'what is offered stays offered');
    if (get('ignored') === 1) {
      assert(expected !== undefined && expected.pdc === undefined, 'a PDC that knows its peer is ignored');
      expected = undefined;
      seen.ignored++;
    }
    if (offered >= 0 && get('up_ready') === 1) offered = -1;
    if (asks !== undefined && get('ask_ready') === 1) {
      expected = { pdc: known.has(asks.place) ? pdcs.get(asks.place)! : undefined, target: asks.target };
      asks = undefined;
    }
    await t.rising();
  }
  assert(seen.sent > rounds / 60 && seen.ignored > rounds / 100 && seen.packets > rounds / 4, JSON.stringify(seen));
};

describe('CREDIT_REQs among packets that leave, in the emitted Verilog', () => {
  hwTest('one for each that is asked for, by the PDC and its peer as they are; packets keep their order', of, (t) =>
    life(t, 3000),
  );
});

test('an initiator whose events do not tell the peer is refused in one sentence', () => {
  expect(() => creditRequests(initiatorLayout({ contexts: 8, window: 128, records: 64 }))).toThrow(
    'CREDIT_REQ needs an initiator with return spaces, whose events tell the peer',
  );
});
