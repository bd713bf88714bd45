/**
 * What the PDS target promises, step by step. The bench holds everything that is shown against the golden model
 * besides.
 */
import assert from 'node:assert/strict';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import { storeWays } from '../../../../../rtl-gen/uet/pds/target-side/store/guaranteed-store.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { type PdsCommand, type PdsPacket, plenty, type Resources } from '../../../golden/pds/index.ts';
import type { TargetNack } from '../../../golden/pds/reply.ts';
import { addPsn } from '../../../golden/serial.ts';
import { clocks, directedSetup, slack } from './directed-setup.ts';
import { replyDirected } from './reply-directed.ts';
import { type ClockOut, TargetBench } from './target-bench.ts';
import { modelOf, targetLatency } from './target-designs.ts';
import { resetTarget } from './target-property.ts';
import { StepsFlow, TargetSteps } from './target-steps.ts';
import { timeDirected } from './time-directed.ts';

/** Of what was in memories and on its way before the reset nothing is left. */
export const generationNone = 'a PDCID of generation 0 is that of no PDC, whatever was there before the reset';

/** The tests for a target of 8 PDCs or a few more, with the usual policies. */
export function targetDirected(hardware: Hardware): readonly NamedTest[] {
  const { window, contexts, clocksPerUnit, times, isBack, test, opened, fill } = directedSetup(hardware);
  return [
    test(generationNone, async (s) => {
      const zeros = { source: 0n, local: 0, spdcid: 0, clearOffset: 0 };
      const places = Array.from({ length: contexts }, (_, place) => place);
      await s.expect(
        ...places.map((dpdcid) => [new StepsFlow(0).packet(0, { ...zeros, dpdcid }), 'nack_inv_dpdcid'] as const),
      );
    }),
    named('a reset leaves no PDC, and a PDCID of before it is that of no PDC', async (t) => {
      const model = modelOf(hardware);
      const begin = async (): Promise<TargetSteps> => {
        const bench = new TargetBench(t, model, clocksPerUnit, targetLatency);
        await bench.begin();
        return new TargetSteps(bench);
      };
      const old = await begin();
      const flows = await fill(old, 0);
      for (const flow of flows) await flow.take(old, 1);
      await resetTarget(t);
      const s = await begin();
      // SES may still respond to what it was given before.
      for (const delivery of old.deliveries) {
        const response = { ...delivery, guaranteed: true, plainOk: false, handle: 1, nextHdr: 4 };
        while (!(await s.clock({ response })).responseTaken);
      }
      await s.pause();
      assert.equal(s.bench.events.get('response_stale'), contexts);
      await s.expect(...flows.map((flow) => [flow.packet(1), 'nack_inv_dpdcid'] as const));
      await s.expect(...flows.map((flow) => [flow.syn(), 'created'] as const));
      await s.respondAll();
      await s.bench.finish();
    }),
    named('PDCs that were over before a reset are not when their PDCIDs come again', async (t) => {
      const model = modelOf(hardware);
      const options = { ...model, registers: { ...model.registers, ...times } };
      const begin = async (): Promise<TargetSteps> => {
        const bench = new TargetBench(t, options, clocksPerUnit, targetLatency);
        await bench.begin();
        return new TargetSteps(bench);
      };
      const old = await begin();
      for (const { pdcid } of await fill(old, 0)) await old.command({ kind: 'close_in_error', pdcid: pdcid! });
      await isBack(old);
      await resetTarget(t);
      const s = await begin();
      const flows = await fill(s, 0);
      for (const flow of flows) await flow.take(s, 1);
      await s.respondAll({ guaranteed: true, plainOk: false });
      // Until each stored response has been looked at more than once.
      await s.pause(300);
      await s.expect(...flows.map((flow) => [flow.packet(1, { retx: true }), 'stored_response'] as const));
      assert.equal(s.bench.events.get('response_stale'), undefined);
      await s.bench.finish();
    }),
    test('a PDC is opened, filled in any order over the end of the PSNs, and closed', async (s) => {
      const flow = await new StepsFlow(7, { startPsn: 2 ** 32 - 3 }).open(s);
      await flow.take(s, 5, 1, 4, 2);
      await s.respondAll();
      await s.expect([flow.packet(5, { retx: true }), 'duplicate_answered']);
      const { cack_psn, sack_bitmap, sack_psn_offset, ooo_count } = await s.reply();
      assert.deepEqual([cack_psn, ooo_count], [2 ** 32 - 1, 2]);
      const base = addPsn(Number(cack_psn), Number(sack_psn_offset));
      const shown = [1, 2].map((psn) => (BigInt(sack_bitmap!) >> BigInt((psn - base) >>> 0)) & 1n);
      if (hardware.ackForm === 'ack_cc') assert.deepEqual(shown, [hardware.sackBase === 'trigger' ? 0n : 1n, 1n]);
      await s.expect([flow.close(7), 'dropped_close_early'], [flow.close(6), 'nack_rcvd_ses_procg']);
      // The close is announced, and nothing comes after it; but only once the PDC is closed is that fatal.
      await s.expect([flow.packet(7), 'nack_psn_oor_window'], [flow.packet(6), 'nack_psn_oor_window']);
      await flow.take(s, 3);
      await s.respondAll();
      await s.expect([flow.close(6, { retx: true }), 'closed'], [flow.packet(6), 'nack_closing']);
      await isBack(s);
      await s.expect([flow.packet(3), 'nack_inv_dpdcid']);
    }),
    opened('the window ends W PSNs above CACK, and duplicates are answered W PSNs below', async (s, flow) => {
      await flow.take(s, window - 1);
      await s.expect([flow.packet(window), 'nack_psn_oor_window'], [flow.packet(-1), 'duplicate_answered']);
      await s.settle();
      await flow.take(s, window);
      await s.expect([flow.packet(1 - window), 'duplicate_answered'], [flow.packet(-window), 'nack_psn_oor_window']);
      await flow.take(s, ...Array.from({ length: window - 2 }, (_, i) => i + 1));
      await s.settle();
      await s.expect([flow.syn(1), 'duplicate_answered'], [flow.syn(0), 'nack_invalid_syn']);
    }),
    opened('a window that a CLEAR has moved is found by what lies beyond it', async (s, flow) => {
      await s.respondAll({ guaranteed: true, plainOk: false });
      await flow.take(s, ...Array.from({ length: window - 1 }, (_, i) => i + 1));
      await s.settle();
      const beyond = (clearOffset: number): PdsPacket => flow.packet(window, { clearOffset });
      const uncleared = -window - 1;
      await s.expect([beyond(uncleared), 'nack_psn_oor_window']);
      await s.pause();
      await s.expect([beyond(uncleared), 'nack_psn_oor_window']);
      // The first one with a CLEAR is refused as well; what comes after it finds where CACK is.
      await s.expect([beyond(-1), 'nack_psn_oor_window']);
      await s.pause();
      await s.expect([beyond(-1), 'accepted']);
    }),
    test('a SYN packet beyond the window is told to come again, with a PDC and without one', async (s) => {
      const flow = new StepsFlow(7);
      await s.expect([flow.syn(window), 'nack_no_bitmap'], [flow.syn(window - 1), 'created']);
      flow.pdcid = s.deliveries[0]!.pdcid;
      await s.expect([flow.syn(window), 'nack_psn_oor_window'], [flow.syn(0), 'accepted']);
      await s.settle();
      await s.expect([flow.syn(window), 'accepted']);
      const pending = new StepsFlow(8, { startPsn: 70_000 });
      const tss = { method: 'random_1rtt', startPsn: 70_000 } as const;
      await s.expect([pending.syn(0, { tss }), 'nack_new_start_psn'], [pending.syn(window), 'nack_no_bitmap']);
      await s.expectNack('no_bitmap', 0);
      await pending.open(s);
    }),
    test('each resource that is missing has its NACK, and nothing has happened', async (s) => {
      const codes: Record<Exclude<keyof Resources, 'gtdLast'>, TargetNack> = {
        ccc: 'no_ccc_avail',
        bitmap: 'no_bitmap',
        pktBuffer: 'no_pkt_buffer',
        gtdDel: 'no_gtd_del_avail',
        sesMsg: 'no_ses_msg_avail',
        other: 'no_resource',
      };
      const flow = new StepsFlow(7);
      const without = (name: string) => ({ resources: { ...plenty, [name]: false } });
      const lastGuaranteed = { resources: { ...plenty, gtdLast: true } };
      for (const [name, code] of Object.entries(codes)) {
        await s.expect([flow.syn(0, without(name)), `nack_${code}`]);
        await s.expectNack(code);
      }
      await s.expect([flow.syn(1, lastGuaranteed), 'nack_no_gtd_del_avail']);
      await flow.open(s);
      // An established PDC has its context and its bitmap.
      await s.expect(
        [flow.packet(1, without('ccc')), 'accepted'],
        [flow.packet(2, without('bitmap')), 'accepted'],
        [flow.packet(3, without('pktBuffer')), 'nack_no_pkt_buffer'],
        [flow.packet(3, without('other')), 'nack_no_resource'],
        [flow.packet(3, lastGuaranteed), 'nack_no_gtd_del_avail'],
        [flow.packet(3), 'accepted'],
      );
    }),
    test('the oldest packet takes one of the last guaranteed responses, also where only a refused one has cleared', async (s) => {
      const last = { resources: { ...plenty, gtdLast: true } };
      const flow = await new StepsFlow(9).open(s);
      await s.respondAll({ guaranteed: true, plainOk: false });
      await s.pause();
      // The CLEAR of the first attempt lets CACK go on; the window follows as it is refused.
      const next = flow.packet(1, { ...last, clearOffset: -1 });
      await s.expect([next, 'nack_no_gtd_del_avail']);
      await s.expectNack('no_gtd_del_avail');
      await s.pause();
      await s.expect([flow.packet(2, last), 'nack_no_gtd_del_avail'], [next, 'accepted']);
    }),
    opened('what is wrong about a packet has its NACK, and the PDC goes on', async (s, flow) => {
      const rod = await new StepsFlow(8, { rod: true }).open(s);
      const nacks = [
        [flow.packet(1, { trimmed: 'trimmed' }), 'trimmed'],
        [flow.packet(1, { trimmed: 'last_hop' }), 'trimmed_lasthop'],
        [rod.packet(2), 'rod_ooo'],
        [flow.packet(1, { dpdcid: flow.pdcid ^ contexts }), 'inv_dpdcid'],
        [flow.packet(1, { spdcid: 9 }), 'pdc_hdr_mismatch'],
        [flow.packet(1, { source: 5n }), 'pdc_hdr_mismatch'],
        [flow.packet(1, { local: 5 }), 'pdc_hdr_mismatch'],
        [flow.control('ack_req', 1), 'pkt_not_rcvd'],
        [flow.control('ack_req', 0), 'rcvd_ses_procg'],
        [flow.packet(0), 'rcvd_ses_procg'],
        [flow.syn(1, { psn: 5 }), 'invalid_syn'],
        [flow.packet(1, { rod: true }), 'pdc_mode_mismatch'],
        [flow.control('close_req', 1), 'unexp_event'],
      ] as const;
      for (const [packet, code] of nacks) {
        await s.expect([packet, `nack_${code}`]);
        await s.expectNack(code, code === 'rod_ooo' ? 1001 : 0);
      }
      await s.expect([rod.packet(3), 'dropped_rod_gap'], [rod.packet(1), 'accepted'], [rod.packet(3), 'nack_rod_ooo']);
      // A CLOSE_CMD is a packet like every other (7.7).
      await s.expect([rod.close(4), 'dropped_rod_gap'], [rod.packet(2), 'accepted'], [rod.close(4), 'nack_rod_ooo']);
      await flow.take(s, 1);
    }),
    test('CLOSE_CMD with PSNs of the return space outstanding is an error; when they are not, it closes', async (s) => {
      const [flow, other] = [await new StepsFlow(7).open(s), await new StepsFlow(8).open(s)];
      await s.respondAll();
      for (const { pdcid } of [flow, other]) await s.command({ kind: 'return_busy', pdcid, busy: true });
      // It stays so, whatever is wanted of another PDC that would have that context.
      for (const kind of ['close', 'close_in_error'] as const) await s.command({ kind, pdcid: flow.pdcid ^ 0x8000 });
      await s.command({ kind: 'return_busy', pdcid: other.pdcid, busy: false });
      await s.expect([flow.close(1), 'nack_closing_in_err'], [other.close(1), 'closed']);
      await isBack(s);
      // What was said of them is not true of those that come after them.
      const again = await fill(s, 0);
      await s.expect(...again.map((each) => [each.close(1), 'closed'] as const));
      await isBack(s);
    }),
    test('a place whose generations come round waits in quarantine, and what came before is never for its next PDC', async (s) => {
      const flows = await fill(s, 0);
      const newcomer = new StepsFlow(60_099);
      await s.expect([newcomer.syn(), 'nack_no_pdc_avail']);
      const [gone] = flows;
      await s.expect([gone!.close(1), 'closed'], [gone!.packet(0), 'duplicate_answered']);
      // It lingers, and answers what was sent again meanwhile.
      await s.pause(clocks.lingerTime - 120);
      await s.expect([gone!.close(1, { retx: true }), 'duplicate_answered']);
      const before = s.replies.length;
      for (let i = 0; s.deliveries.length === 0; i++) {
        assert(i < (clocks.lingerTime + 2 * slack) / targetLatency.verdict, 'no PDC comes back');
        await s.clock({ packet: newcomer.syn() });
        await s.pause(targetLatency.verdict);
      }
      assert(
        s.replies.length - before > clocks.quarantineTime / targetLatency.verdict,
        'it has waited for its quarantine',
      );
      newcomer.pdcid = s.deliveries[0]!.pdcid;
      // The first place begins with its last generation.
      assert.deepEqual(
        [gone!.pdcid, newcomer.pdcid],
        [2 ** 16 - contexts, contexts],
        'the same place, a generation later',
      );
      await s.expect([gone!.packet(0), 'nack_inv_dpdcid'], [newcomer.packet(1), 'accepted']);
      await s.respondAll();
    }),
    test('of SYN packets in a row the first opens the PDC, and of two initiators the first has the last place', async (s) => {
      await fill(s, 1);
      const [first, second] = [new StepsFlow(60_098), new StepsFlow(60_099)];
      await s.expect(
        [first.syn(2), 'created'],
        [second.syn(0), 'nack_no_pdc_avail'],
        [first.syn(0), 'accepted'],
        [first.syn(1), 'accepted'],
        [first.syn(1), 'nack_rcvd_ses_procg'],
        [new StepsFlow(60_098, { startPsn: 1001 }).syn(5), 'nack_invalid_syn'],
        [second.syn(0), 'nack_no_pdc_avail'],
      );
      assert.equal(new Set(s.deliveries.map(({ pdcid }) => pdcid)).size, 1);
      await s.respondAll();
    }),
    test('a guaranteed response holds CACK and is sent again until it is cleared; what finds no room is told', async (s) => {
      const flow = await new StepsFlow(7, { startPsn: 0 }).open(s);
      const sets = hardware.guaranteedEntries / storeWays;
      const same = Array.from({ length: storeWays + 1 }, (_, i) => (i + 1) * sets);
      const kept = (place: number) => flow.packet(place, { clearOffset: -place - 1 });
      await s.expect(...same.map((place) => [kept(place), 'accepted'] as const));
      await s.respond();
      await s.respondAll({ guaranteed: true, plainOk: false });
      await s.pause();
      for (const place of same.slice(0, -1)) {
        await s.expect([kept(place), 'stored_response']);
        const { type, response, handle } = await s.reply();
        assert.deepEqual([String(type).slice(0, 3), response, handle], ['ack', 'ses', place]);
      }
      await s.expect([kept(same.at(-1)!), 'stored_response']);
      await s.expectNack('gtd_resp_unavail');
      await s.expect([flow.control('ack_req', same.at(-1)!), 'ack_req_stored']);
      await s.expectNack('ack_with_data');
      await s.expect([flow.control('clear_cmd', 0, { payload: same[1]! }), 'clear_applied']);
      await s.until('room', () => s.bench.checker.golden.stored === storeWays - 2, 4 * Math.max(64, sets * storeWays));
      await s.expect([kept(same[0]!), 'duplicate_answered'], [kept(same[2]!), 'stored_response']);
    }),
    opened('a guaranteed response to a PDC that is gone is not kept', async (s, flow) => {
      await s.command({ kind: 'close_in_error', pdcid: flow.pdcid });
      await isBack(s);
      await s.respondAll({ guaranteed: true, plainOk: false });
      // What were kept would be released, as its PDC is not there.
      await s.pause(4 * Math.max(64, hardware.guaranteedEntries));
      assert(s.bench.events.has('response_stale'));
    }),
    test('a PDC that closes as it is to be closed lingers and is gone', async (s) => {
      for (let first = 12; first < 28; first += contexts) {
        const flows = await fill(s, 0);
        for (const [i, flow] of flows.entries()) {
          const request_close: PdsCommand = { kind: 'close', pdcid: flow.pdcid };
          let isTaken = false;
          for (let clock = 0; clock < 40 || !isTaken; clock++) {
            const packet = clock === 0 ? flow.close(1) : undefined;
            const out: ClockOut = await s.clock({
              packet,
              command: clock < first + i || isTaken ? undefined : request_close,
            });
            isTaken ||= out.commandTaken;
          }
        }
        await isBack(s);
      }
    }),
    test('a packet that is shown and not sent leaves nothing, whatever a PDC before has left in its context', async (s) => {
      const places = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
      const before = await new StepsFlow(7).open(s);
      await before.take(s, ...places(1, window));
      await s.respondAll();
      await s.expect([before.close(window), 'closed']);
      await isBack(s);
      for (const spdcid of places(10, 10 + contexts)) {
        const flow = await new StepsFlow(spdcid).open(s);
        await flow.take(s, ...places(1, 40), ...places(41, 64));
        await s.settle();
        await flow.take(s, window + 2);
        for (const place of [40, 70, 40]) await s.clock({ unsent: flow.packet(place) });
        await s.pause();
        for (const place of [0, 64]) {
          await s.expect([flow.control('probe', 0, { payload: flow.startPsn + place }), 'probe_answered']);
        }
        const { cack_psn, ooo_count } = await s.reply();
        assert.deepEqual([cack_psn, ooo_count], [flow.startPsn + 39, hardware.ackForm === 'ack_cc' ? 24 : ooo_count]);
      }
    }),
    opened('a PDC that is to be closed again has no more time to do so', async (s, flow) => {
      await s.respondAll();
      await s.command({ kind: 'close', pdcid: flow.pdcid });
      const half = clocks.closeReqTime / 2;
      await s.pause(half);
      await s.command({ kind: 'close', pdcid: flow.pdcid });
      const isOver = () => s.bench.checker.golden.pdc(flow.pdcid)?.state === 'error';
      await s.until('the failure', isOver, half + 300);
      await isBack(s);
    }),
    test('a place whose generations have not come round is free at once, before one that waits in quarantine', async (s) => {
      const flows = [await new StepsFlow(7).open(s), await new StepsFlow(8).open(s)];
      await s.respondAll();
      await s.expect(...flows.map((flow) => [flow.close(1), 'closed'] as const));
      const { golden } = s.bench.checker;
      await s.pause(150);
      assert.equal(golden.pdcs().length, 2, 'both linger');
      await s.until('the second place', () => s.free === contexts - 1, clocks.lingerTime + 2 * slack);
      assert.equal(golden.pdcs().length, 0, 'both are gone');
      const waited = await s.until(
        'the quarantine of the first',
        () => s.free === contexts,
        clocks.quarantineTime + slack,
      );
      assert(waited < clocks.quarantineTime + 120, `its place is free after ${waited} clocks`);
    }),
    test('a SYN packet for a new PDC under the SPDCID of one that lingers is told to come again, and then opens it', async (s) => {
      for (const how of ['closed', 'failed']) {
        const flow = await new StepsFlow(7).open(s);
        await s.respondAll();
        if (how === 'closed') await s.expect([flow.close(1), 'closed']);
        else await s.command({ kind: 'close_in_error', pdcid: flow.pdcid });
        await s.pause(20);
        const again = new StepsFlow(7, { startPsn: 200_000, rod: true });
        await s.expect(
          [flow.syn(0), how === 'closed' ? 'duplicate_answered' : 'nack_closing_in_err'],
          [again.close(0, { syn: true, dpdcid: 0 }), 'nack_invalid_syn'],
          [new StepsFlow(7, { startPsn: 200_000 }).syn(), 'nack_no_pdc_avail'],
          [again.syn(), 'nack_no_pdc_avail'],
        );
        await s.expectNack('no_pdc_avail', 0);
        assert.equal((await s.reply()).spdcid, 0, 'the PDCID of the old one');
        await isBack(s);
        await again.open(s);
        await s.respondAll();
        await s.expect([again.close(1), 'closed']);
        await isBack(s);
      }
    }),
    test('a PDC of many thousand packets knows each of them', async (s) => {
      const startPsn = 2 ** 32 - 9_000;
      const flow = await new StepsFlow(7, { startPsn }).open(s);
      const count = 17_000;
      // In pairs, the second first.
      const places = Array.from({ length: count }, (_, i) => 1 + (i ^ 1));
      await s.sendAnswered(...places.map((place) => flow.packet(place, { clearOffset: -window })));
      await s.respondAll();
      await s.expect([flow.packet(count, { clearOffset: -window, retx: true }), 'duplicate_answered']);
      assert.equal((await s.reply()).cack_psn, addPsn(startPsn, count));
    }),
    ...timeDirected(hardware),
    ...replyDirected(hardware),
  ];
}
