/** What a PDS target promises of PDCs that it has adopted (uet-wire.md 7.12), for one of 8 of them and 8 of its own. */
import assert from 'node:assert/strict';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { type PdsPacket, pdsPacket } from '../../../golden/pds/index.ts';
import { clocks, directedSetup, slack } from './directed-setup.ts';
import { StepsFlow, type TargetSteps } from './target-steps.ts';

/** What opens the receiving half of a PDC of our initiator, whose PDCID is this; its flow. */
class AdoptedFlow extends StepsFlow {
  constructor(pdcid: number, options: { startPsn?: number; rod?: boolean; spdcid?: number } = {}) {
    super(options.spdcid ?? 7, options);
    this.pdcid = pdcid;
  }

  get adopt(): PdsPacket {
    const { spdcid, rod, pdcid: dpdcid, startPsn: psn } = this;
    return pdsPacket({ kind: 'adopt', spdcid, rod, dpdcid, psn, length: 0, size: 0 });
  }
}

export function adoptedDirected(hardware: Hardware): readonly NamedTest[] {
  const { test, contexts, window } = directedSetup(hardware);
  const half = contexts / 2;
  /** The PDCID of a place of our initiator; generation 0 is none's. */
  const pdcidOf = (index: number, generation = 1): number => 0x8000 | (generation * half) | index;
  const adopted = (name: string, body: (s: TargetSteps) => Promise<void>): NamedTest =>
    test(`an adopted PDC: ${name}`, body);
  const release = async (s: TargetSteps, flow: AdoptedFlow): Promise<void> => {
    await s.command({ kind: 'release', pdcid: flow.pdcid });
    await s.until('its end', () => s.bench.checker.golden.pdc(flow.pdcid) === undefined, slack);
    await s.pause(100);
  };
  return [
    adopted('its requests come from Start_PSN on, without SYN, in any order', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(3));
      await s.expect(
        [flow.adopt, 'created'],
        [flow.packet(0), 'accepted'],
        [flow.packet(2, { ar: true }), 'accepted'],
        [flow.packet(1), 'accepted'],
        [flow.packet(1), 'nack_rcvd_ses_procg'],
      );
      assert.equal(s.deliveries[0]?.pdcid, flow.pdcid);
      await s.respondAll();
      await s.expect([flow.packet(1, { retx: true }), 'duplicate_answered'], [flow.control('probe'), 'probe_answered']);
      const { spdcid, dpdcid, cack_psn } = await s.reply();
      assert.deepEqual({ spdcid, dpdcid, cack_psn }, { spdcid: flow.pdcid, dpdcid: 7, cack_psn: 1002 });
    }),
    adopted('nothing answers that it is adopted, whatever is acknowledged at once', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(1));
      await s.expect([flow.adopt, 'created']);
      await s.pause();
      assert.deepEqual(s.replies, []);
    }),
    adopted('in order, the first is Start_PSN', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(0), { rod: true });
      await s.expect([flow.adopt, 'created'], [flow.packet(1), 'nack_rod_ooo']);
      await s.expectNack('rod_ooo', 1000);
      await flow.take(s, 0, 1);
      await s.expect([flow.packet(2, { rod: false }), 'nack_pdc_mode_mismatch']);
    }),
    adopted('its window, and packets that are trimmed or lack something', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(5));
      await s.expect([flow.adopt, 'created']);
      await s.pause();
      await s.expect(
        [flow.packet(window), 'nack_psn_oor_window'],
        [flow.packet(window - 1), 'accepted'],
        [flow.packet(-1), 'duplicate_answered'],
        [flow.packet(3, { trimmed: 'trimmed' }), 'nack_trimmed'],
        [flow.control('ack_req', 4), 'nack_pkt_not_rcvd'],
      );
    }),
    adopted('CLOSE_REQ takes a PSN and is acknowledged; CLOSE_CMD is none of its packets', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(2));
      const asks = flow.packet(1, { kind: 'close_req', ar: true, length: 0 });
      await s.expect([flow.adopt, 'created'], [flow.packet(0), 'accepted'], [asks, 'accepted']);
      await s.respondAll();
      assert.equal((await s.reply()).type, 'ack_cc');
      await s.expect([{ ...asks, retx: true }, 'duplicate_answered'], [flow.close(2), 'nack_unexp_event']);
      await s.expect([flow.packet(2), 'accepted']);
    }),
    adopted('CLOSE_REQ is none of the packets of other PDCs', async (s) => {
      const flow = await new StepsFlow(9).open(s);
      await s.expect([flow.packet(1, { kind: 'close_req', ar: true, length: 0 }), 'nack_unexp_event']);
    }),
    adopted('source, address and PDCID are those of the peer', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(4));
      await s.expect(
        [flow.adopt, 'created'],
        [flow.packet(0, { source: 1n }), 'nack_pdc_hdr_mismatch'],
        [flow.packet(0, { local: 1 }), 'nack_pdc_hdr_mismatch'],
        [flow.packet(0, { spdcid: 8 }), 'nack_pdc_hdr_mismatch'],
      );
    }),
    adopted('what comes before it, or after it is released, is dropped; its place has another one then', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(6));
      await s.expect([flow.packet(0), 'dropped_no_pdc'], [flow.adopt, 'created'], [flow.packet(0), 'accepted']);
      await s.respondAll();
      await s.expect([flow.packet(1, { dpdcid: pdcidOf(6, 2) }), 'dropped_no_pdc']);
      await release(s, flow);
      await s.expect([flow.packet(1), 'dropped_no_pdc']);
      const next = new AdoptedFlow(pdcidOf(6, 2), { startPsn: 77_000 });
      await s.expect([next.adopt, 'created'], [next.packet(0), 'accepted'], [flow.packet(1), 'dropped_no_pdc']);
      await s.expect([next.packet(0), 'nack_rcvd_ses_procg']);
    }),
    adopted('its end comes without a linger time, and takes its stored responses with it', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(7));
      await s.expect([flow.adopt, 'created'], [flow.packet(0), 'accepted']);
      await s.respond({ guaranteed: true, plainOk: false });
      await s.expect([flow.packet(0), 'stored_response']);
      await release(s, flow);
      assert.equal(s.bench.checker.golden.held, 0);
      await s.expect([flow.packet(0), 'dropped_no_pdc']);
      assert(clocks.lingerTime > 0);
    }),
    adopted('all of them, beside as many that are opened here, each place again and again', async (s) => {
      for (let generation = 1; generation <= 3; generation++) {
        const mine = Array.from({ length: half }, (_, i) => new AdoptedFlow(pdcidOf(i, generation), { spdcid: i + 1 }));
        await s.expect(...mine.map((flow) => [flow.adopt, 'created'] as const));
        await s.expect(...mine.map((flow) => [flow.packet(0), 'accepted'] as const));
        if (generation === 1) {
          // SYN packets of the same source and SPDCID open PDCs of their own.
          const theirs = Array.from({ length: half + 1 }, (_, i) => new StepsFlow(i + 1).syn());
          await s.expect(...theirs.map((syn, i) => [syn, i < half ? 'created' : 'nack_no_pdc_avail'] as const));
        }
        await s.respondAll();
        for (const flow of mine) await release(s, flow);
      }
      await s.expect([new StepsFlow(1).syn(), 'duplicate_answered']);
    }),
    adopted('commands: it is not asked to close, and only it is released', async (s) => {
      const flow = new AdoptedFlow(pdcidOf(1));
      await s.expect([flow.adopt, 'created']);
      const other = await new StepsFlow(9).open(s);
      await s.settle();
      await s.command({ kind: 'close', pdcid: flow.pdcid });
      await s.command({ kind: 'release', pdcid: other.pdcid });
      await s.command({ kind: 'release', pdcid: pdcidOf(1, 2) });
      await s.pause();
      assert.equal(s.bench.events.get('command_ignored'), 3);
      await s.expect([flow.packet(0), 'accepted'], [other.packet(1), 'accepted']);
    }),
  ];
}
