import { senderSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { sendGate } from '../../../../../../rtl-gen/uet/pds/initiator/sender/send-gate.ts';
import { senderLayout } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import type { Simulator } from '../../../../../engine/simulator.ts';
import { elaborate, engines, expect, test } from '../../../vitest-kit.ts';

const place = 2;
const pdcid = 0x8010 | place;
const handle = 0x1234;
const clocks = 8;

const set = (s: Simulator, values: Readonly<Record<string, number>>): void => {
  for (const [name, value] of Object.entries(values)) s.port(name).set(value);
};

/** In which clock after it was placed a packet is sent or unsent, where its PDC is over in clock `over`, if at all. */
function outcome(
  s: Simulator,
  contexts: number,
  over: number | undefined,
): { readonly by: string; readonly clock: number } {
  set(s, { rst: 1, send_ready: 1, unsent_ready: 1, closes_ready: 1 });
  s.step();
  set(s, { rst: 0, clear_enable: 1 });
  for (let i = 0; i < contexts; i++) {
    set(s, { clear_place: i });
    s.step();
  }
  set(s, { clear_enable: 0, told: 1 });
  s.step();
  set(s, { told: 0, opened_enable: 1, opened_place: place, opened_pdcid: pdcid });
  s.step();
  set(s, { opened_enable: 0, placed_valid: 1, placed_pdcid: pdcid, placed_packet_handle: handle });
  let seen: { readonly by: string; readonly clock: number } | undefined;
  for (let clock = 0; clock < clocks; clock++) {
    set(s, { over_enable: Number(clock === over), over_place: place, over_pdcid: pdcid });
    for (const by of ['send', 'unsent']) {
      if (s.port(`${by}_valid`).get() !== 1) continue;
      expect(seen, 'it comes once').toBeUndefined();
      expect(Number(s.port(`${by}_payload_handle`).get())).toBe(handle);
      seen = { by, clock };
    }
    s.step();
    set(s, { placed_valid: 0 });
  }
  set(s, { over_enable: 0 });
  return seen!;
}

test.each(['pds_sender_n8_w128', 'pds_sender_n16_w128_returns'])(
  'the gate of %s lets no packet of a PDC pass that is over before the clock in which it is shown',
  async (name) => {
    const size = senderSizes.find(
      ({ contexts, returns }) => name.includes(`n${contexts}_`) && name.includes('returns') === (returns ?? false),
    )!;
    const layout = senderLayout(size);
    for (const engine of [engines.wasm, engines.yosys]) {
      const s = await engine.create(elaborate(sendGate(layout)));
      const { contexts } = layout.initiator;
      const free = outcome(s, contexts, undefined);
      expect(free.by).toBe('send');
      for (let over = 0; over < clocks; over++) {
        const { by } = outcome(s, contexts, over);
        expect(by, `over in clock ${over}`).toBe(over < free.clock ? 'unsent' : 'send');
      }
    }
  },
);
