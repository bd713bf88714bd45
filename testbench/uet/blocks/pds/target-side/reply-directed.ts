/** What the PDS target promises of its replies, step by step: CACK, SACK, triggers, and room for replies that wait. */
import assert from 'node:assert/strict';
import type { PdsTargetOptions as Hardware } from '../../../../../rtl-gen/uet/pds/target-side/pds-target.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import { addPsn } from '../../../golden/serial.ts';
import { directedSetup } from './directed-setup.ts';
import { StepsFlow } from './target-steps.ts';

/** The tests, for a target as of `targetDirected`. */
export function replyDirected(hardware: Hardware): readonly NamedTest[] {
  const { window, test, opened } = directedSetup(hardware);
  return [
    test('CACK stops before a guaranteed response, asks for CLEAR, and follows it', async (s) => {
      const flow = await new StepsFlow(7, { startPsn: 2 ** 32 - 1 }).open(s);
      await flow.take(s, 1, 2);
      await s.respond();
      await s.respond({ guaranteed: true, plainOk: false });
      await s.respond();
      const shown = async () => {
        await s.expect([flow.control('probe', 0, { payload: 0 }), 'probe_answered']);
        const { cack_psn, req } = await s.reply();
        return [cack_psn, req];
      };
      assert.deepEqual(await shown(), [2 ** 32 - 1, 'clear']);
      await s.command({ kind: 'request_clear', pdcid: flow.pdcid });
      const { type, control, payload } = await s.reply();
      assert.deepEqual([type, control, payload], ['cp', 'clear_req', 1]);
      // Beyond all that has come; older than what is known; then the one.
      await s.expect(
        [flow.control('clear_cmd', 0, { payload: 2 }), 'clear_invalid'],
        [flow.control('clear_cmd', 0, { payload: 2 ** 32 - 2 }), 'clear_stale'],
        [flow.control('clear_cmd', 0, { payload: 0 }), 'clear_applied'],
      );
      assert.deepEqual(await shown(), [1, 'none']);
    }),
    opened(
      'CACK stops before a guaranteed response among many others, also after a control packet with its PSN',
      async (s, flow) => {
        const [kept, far] = [40, 70];
        await flow.take(s, ...Array.from({ length: far }, (_, i) => i + 1));
        for (let place = 0; place <= far; place++) {
          await s.respond(place === kept ? { guaranteed: true, plainOk: false } : {});
        }
        const shown = async () => {
          await s.expect([flow.control('probe', 0, { payload: flow.startPsn }), 'probe_answered']);
          return (await s.reply()).cack_psn;
        };
        await s.expect([flow.control('clear_cmd', 0, { payload: flow.startPsn + 10 }), 'clear_applied']);
        assert.equal(await shown(), flow.startPsn + kept - 1);
        await s.command({ kind: 'close', pdcid: flow.pdcid, psn: flow.startPsn + kept });
        await s.pause();
        assert.equal(await shown(), flow.startPsn + kept - 1);
      },
    ),
    opened('a PDC takes thousands of PSNs, one a clock, and CACK and SACK follow them', async (s, flow) => {
      const far = 2100;
      let taken = 0;
      for (let place = 1; place <= far; ) {
        // The window may be full.
        const isOpen = place - taken < window - 2;
        const [delivery] = s.deliveries;
        const response = delivery && { ...delivery, guaranteed: false, plainOk: true, handle: 0, nextHdr: 4 };
        const packet = isOpen ? flow.packet(place, { clearOffset: 0, ar: place % 31 === 0 }) : undefined;
        const { responseTaken } = await s.clock({ packet, response });
        if (isOpen) place++;
        if (responseTaken) {
          s.deliveries.shift();
          taken++;
        }
      }
      await s.settle();
      await flow.take(s, far + 3, far + 5);
      await s.respondAll();
      await s.expect([flow.control('probe', far, { payload: addPsn(flow.startPsn, far + 1) }), 'probe_answered']);
      assert.equal((await s.reply()).cack_psn, flow.startPsn + far);
    }),
    opened('a PROBE about a PSN as far from CACK as a SACK can tell, and further', async (s, flow) => {
      await flow.take(s, 1, 2, 4);
      await s.settle();
      for (const away of [2 ** 15, -(2 ** 15), 2 ** 16, -(2 ** 16)]) {
        for (const more of [-1, 0, 1]) {
          const payload = addPsn(flow.startPsn, 2 + away + more);
          await s.expect([flow.control('probe', 0, { payload }), 'probe_answered']);
        }
      }
    }),
    test('a packet that is a byte shorter than ACK_Gen_Min_Add counts as that, and the trigger is reached by its last byte', async (s) => {
      const { ackGenMinAdd, ackGenTrigger } = s.bench.settings.registers;
      const flow = await new StepsFlow(7).open(s);
      await s.respondAll();
      const count = ackGenTrigger / ackGenMinAdd;
      const places = Array.from({ length: 3 * count }, (_, i) => i + 1);
      await s.expect(...places.map((at) => [flow.packet(at, { length: ackGenMinAdd - 1 }), 'accepted'] as const));
      const asked = s.deliveries.flatMap(({ cookie }, i) => (cookie.ack ? [i] : []));
      assert.deepEqual([asked[1]! - asked[0]!, asked[2]! - asked[1]!], [count, count]);
    }),
    opened('responses of SES wait when nothing takes replies, but for two fill all of their room', async (s, flow) => {
      await flow.take(s, ...Array.from({ length: window - 2 }, (_, i) => i + 1));
      s.ready = false;
      let taken = 0;
      for (let clock = 0; clock < 3 * hardware.replyDepth; clock++) {
        const response = { ...s.deliveries[taken]!, guaranteed: false, plainOk: false, handle: clock, nextHdr: 4 };
        if ((await s.clock({ response })).responseTaken) taken++;
      }
      assert.equal(taken, hardware.replyDepth - 2);
      s.ready = true;
      s.deliveries.splice(0, taken);
      await s.respondAll();
    }),
    opened('replies that nothing takes are dropped when there is no room, and asked for again', async (s, flow) => {
      await s.respondAll();
      await flow.take(s, 1);
      await s.pause();
      s.ready = false;
      const count = hardware.replyDepth + 40;
      const before = s.replies.length;
      for (let i = 0; i < count; i++) await s.clock({ packet: flow.packet(0, { entropy: i }) });
      await s.pause();
      assert(s.bench.events.has('reply_dropped'), 'no reply was dropped');
      await s.respond({ plainOk: false });
      await s.command({ kind: 'request_clear', pdcid: flow.pdcid });
      await s.pause();
      s.ready = true;
      await s.pause(hardware.replyDepth + 60);
      const own = s.replies.splice(-2);
      assert.deepEqual(
        own.map(({ type, control, psn }) => [type, type === 'cp' ? control : psn]),
        [
          ['ack_cc', flow.startPsn + 1],
          ['cp', 'clear_req'],
        ],
        'responses and control packets have room of their own',
      );
      const taken = s.replies.slice(before).map(({ entropy }) => entropy);
      assert.equal(
        taken.length,
        (3 * hardware.replyDepth) / 4,
        'replies to packets; the rest of the room is not theirs',
      );
      assert.deepEqual(
        taken,
        Array.from(taken, (_, i) => i),
        'the first ones, in order',
      );
      await s.expect([flow.packet(0, { entropy: 7777 }), 'duplicate_answered']);
      assert.equal((await s.reply()).entropy, 7777);
    }),
  ];
}
