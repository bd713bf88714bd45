/** What the PDS target promises of time: how long a PDC may wait in PENDING, for its close, and linger. */
import assert from 'node:assert/strict';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { type PdsCommand, plenty } from '../../../golden/pds/index.ts';
import { clocks, directedSetup, slack } from './directed-setup.ts';
import type { ClockOut } from './target-bench.ts';
import { targetLatency } from './target-designs.ts';
import { StepsFlow } from './target-steps.ts';

/** The tests, for a target as of `targetDirected`. */
export function timeDirected(hardware: Hardware): readonly NamedTest[] {
  const { contexts, clocksPerUnit, times, isBack, test, opened, fill } = directedSetup(hardware);
  return [
    test('under TSS a PDC waits in PENDING for its Start_PSN, for New_PDC_Time', async (s) => {
      const late = new StepsFlow(7, { startPsn: 70_000 });
      const rules = [
        { method: 'expected_0rtt', startPsn: 70_001 },
        { method: 'random_1rtt', startPsn: 123_456 },
      ] as const;
      for (const tss of rules) {
        await s.expect([late.syn(2, { tss }), 'nack_new_start_psn'], [late.syn(0, { tss }), 'nack_new_start_psn']);
        await s.expectNack('new_start_psn', tss.startPsn);
        await s.expect([late.control('probe', 0, { syn: true }), 'dropped_state']);
        assert((await isBack(s)) > clocks.newPdcTime - 100, 'too early');
      }
      const moved = new StepsFlow(7, { startPsn: 123_456 });
      const tss = { method: 'random_1rtt', startPsn: 123_456 } as const;
      await s.expect([late.syn(0, { tss }), 'nack_new_start_psn']);
      await moved.open(s, { tss });
      await moved.take(s, 1);
      await s.pause(2 * clocks.newPdcTime);
      await moved.take(s, 2);
    }),
    test('a flood of SYN packets for a PDC in PENDING keeps neither it nor others from ending', async (s) => {
      const tss = { method: 'random_1rtt', startPsn: 70_000 } as const;
      const lacking = { ...plenty, pktBuffer: false };
      // It never comes back with its Start_PSN; it does, and something is missing each time.
      const floods = [
        new StepsFlow(60_098).syn(0, { tss }),
        new StepsFlow(60_099, { startPsn: tss.startPsn }).syn(0, { tss, resources: lacking }),
      ];
      const flows = await fill(s, floods.length);
      await s.expect(...flows.map((flow) => [flow.close(1), 'closed'] as const));
      const golden = s.bench.checker.golden;
      // The closed ones end after it, and it opens another PDC in a place of theirs.
      const limit = clocks.newPdcTime + clocks.lingerTime + contexts * slack;
      const times = () => golden.counters.get('new_pdc_timeout');
      for (let clock = 0; golden.free < contexts - floods.length || times() < 3 * floods.length; clock++) {
        assert(
          clock < limit,
          `${golden.free} places are free, and ${times()} PDCs have left PENDING in ${limit} clocks`,
        );
        await s.clock({ packet: clock % 8 === 7 ? undefined : floods[clock % floods.length] });
      }
      await isBack(s);
    }),
    test('when New_PDC_Time is over as the packet comes that ends PENDING, one of them has come first', async (s) => {
      const isOpen = () => s.bench.checker.golden.pdcs().length > 0;
      for (let round = 0; round < 64 / contexts; round++) {
        const flows = Array.from({ length: contexts }, (_, i) => new StepsFlow(i + 1));
        const syns = flows.map((flow) => flow.syn(0, { tss: { method: 'random_1rtt', startPsn: flow.startPsn } }));
        // The second one comes in clocks from that on in which the first time could be over.
        const second = syns.map((_, i) => i + times.newPdcTime * clocksPerUnit + round * contexts + i);
        for (let clock = 0; clock <= second.at(-1)!; clock++) {
          await s.clock({ packet: syns[clock] ?? syns[second.indexOf(clock)] });
        }
        await s.until('the end of all that is on its way', () => true, slack);
        await s.respondAll();
        for (const { pdcid } of s.bench.checker.golden.pdcs()) await s.command({ kind: 'close_in_error', pdcid });
        await s.until('the end of all PDCs', () => !isOpen() && s.free === contexts, 8 * slack);
      }
    }),
    test('a PDC that fails while the packet is on its way that ends its PENDING is gone all the same', async (s) => {
      for (let first = 0; first < 16; first += contexts) {
        for (let at = first; at < first + contexts; at++) {
          const flow = new StepsFlow(at + 1);
          const tss = { method: 'random_1rtt', startPsn: flow.startPsn } as const;
          await s.expect([flow.syn(0, { tss }), 'nack_new_start_psn']);
          const ours = () => s.bench.checker.golden.pdcs().find(({ spdcid }) => spdcid === flow.spdcid);
          await s.until('the PDC', () => ours() !== undefined, 4 * slack);
          const wanted: PdsCommand = { kind: 'close_in_error', pdcid: ours()!.pdcid };
          let isTaken = false;
          for (let clock = 0; clock < 40 || !isTaken; clock++) {
            assert(clock < slack, 'the command is not taken');
            const packet = clock === at ? flow.syn(0, { tss }) : undefined;
            const out: ClockOut = await s.clock({ packet, command: clock < 6 || isTaken ? undefined : wanted });
            isTaken ||= out.commandTaken;
          }
        }
        await s.respondAll();
        await isBack(s);
      }
    }),
    opened('a PDC that does not close within Close_REQ_Time fails, lingers and is gone', async (s, flow) => {
      await s.respondAll();
      await s.command({ kind: 'close', pdcid: flow.pdcid, psn: 555 });
      const { type, control, psn } = await s.reply();
      assert.deepEqual({ type, control, psn }, { type: 'cp', control: 'close_req', psn: 555 });
      await s.expect([flow.packet(0), 'duplicate_answered']);
      assert.equal((await s.reply()).req, 'close');
      const isOver = () => s.bench.checker.golden.pdc(flow.pdcid)?.state === 'error';
      assert(
        (await s.until('the failure', isOver, clocks.closeReqTime + slack)) > clocks.closeReqTime - 300,
        'too early',
      );
      await s.expect([flow.packet(1), 'nack_closing_in_err'], [flow.control('ack_req', 0), 'nack_unexp_event']);
      await isBack(s);
    }),
    opened(
      'a PDC that has failed is gone in time, however long the inputs go on to show its PDCID',
      async (s, flow) => {
        await s.respondAll();
        s.bench.isStill = true;
        await s.command({ kind: 'close_in_error', pdcid: flow.pdcid });
        await isBack(s);
      },
    ),
    test('a PDC that does not close in time fails in time, whatever other PDCs are opened just then', async (s) => {
      let failedAt = Number.POSITIVE_INFINITY;
      for (const isAlone of [true, false]) {
        const flow = await new StepsFlow(7).open(s);
        await s.respondAll();
        await s.pause(
          (contexts * clocksPerUnit - (s.bench.clocks % (contexts * clocksPerUnit))) % (contexts * clocksPerUnit),
        );
        const begun = s.bench.clocks;
        await s.command({ kind: 'close', pdcid: flow.pdcid });
        // Verdicts in a row, a clock before what is done about the time.
        const first = failedAt - targetLatency.verdict - contexts + 2;
        for (let failed = false; !failed; ) {
          const at = s.bench.clocks - begun;
          assert(at < clocks.closeReqTime + slack, 'it does not fail');
          const isOther = !isAlone && at >= first && at < first + contexts - 1;
          ({ failed = false } = await s.clock({ packet: isOther ? new StepsFlow(100 + at).syn() : undefined }));
          if (failed) failedAt = at;
        }
        await s.until('the end of all that is on its way', () => true, slack);
        await s.respondAll();
        for (const { pdcid, spdcid } of s.bench.checker.golden.pdcs()) {
          if (spdcid !== flow.spdcid) await s.command({ kind: 'close_in_error', pdcid });
        }
        await isBack(s);
      }
    }),
  ];
}
