/** Messages of the golden initiator, whose deferrals the hardware follows. */
import assert from 'node:assert/strict';
import { opcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Body } from '../../../../bench/context.ts';
import type { OutPacket } from '../../../golden/ses/initiator/index.ts';
import { type OutMessage, SesInitiator } from '../../../golden/ses/initiator/index.ts';
import { type ReturnCodeName, sesRequest, wordOf } from '../../../golden/ses/packets/packet.ts';
import { sesSettings } from '../../../golden/ses/settings.ts';
import { errorResponse, okResponse } from '../../../golden/ses/target-side/responses.ts';
import { type EventKind, InitiatorDesk } from './initiator-desk.ts';

const mtu = 1024;

/** What of a message the hardware has been told. */
interface Followed {
  readonly message: OutMessage;
  readonly token: number;
  stop: OutMessage['stop'];
  isSettled: boolean;
}

/**
 * `steps` things that happen to messages of the golden initiator: packets leave, are answered OK, deferred, refused or
 * with an error, RTRs come, time passes. The hardware is told of each as an initiator would; its answers to RTRs are
 * the model's, and it restarts what the model sends again with the target's token, then and not before.
 */
export const deferralInitiatorModel =
  (slots: number, steps: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('initiator');
    const partial = random.pick(['refuse', 'from_start'] as const);
    const targetUpper = random.chance(0.5);
    const desk = new InitiatorDesk(t, slots, { partial, targetUpper });
    const settings = sesSettings({
      payloadMtu: mtu,
      initiator: { partialRestart: partial, firstToken: 1000 },
      target: { tokenOrder: targetUpper ? 'target_upper' : 'initiator_upper' },
    });
    const model = new SesInitiator(settings, { place: () => {}, random: () => random.below(1000) / 1000 });
    const followed: Followed[] = [];
    const out: OutPacket[] = [];
    let [now, restarts, refused, accepted] = [0, 0, 0, 0];

    const tell = async (kind: EventKind, token: number) => {
      await desk.go({ event: { kind, token } });
      await desk.idle(1);
    };
    /** Tells the hardware what has become of each message, and looks at what goes on. */
    const follow = async (before: number) => {
      const expected: { readonly message: number; readonly target: number; readonly offset: number }[] = [];
      for (const one of followed) {
        const { message, token } = one;
        const comesAgain = one.stop === 'deferred' && message.stop === undefined;
        if (one.stop !== message.stop && !comesAgain) {
          if (message.stop === 'deferred') await tell('deferred', token);
          else if (message.stop === undefined) {
            await tell('again', token);
            one.isSettled = false;
          } else if (one.stop === undefined || one.stop === 'deferred') await tell('failed', token);
        }
        const isOut = message.outstanding > 0 || message.needsCut || message.hasMore;
        if ((comesAgain || (message.stop === 'deferred' && !isOut)) && !one.isSettled) {
          await tell('settled', token);
          one.isSettled = true;
        }
        if (comesAgain) {
          expected.push({ message: message.id, target: message.targetToken, offset: 0 });
          one.isSettled = false;
        }
        one.stop = message.stop;
      }
      await desk.idle(8);
      const shown = desk.restarts.slice(before);
      assert.deepEqual(
        shown.map(({ message, tokens: { target }, offset }) => ({ message, target, offset })),
        expected,
      );
      restarts += shown.length;
    };
    const close = async (token: number) => {
      const index = followed.findIndex((one) => one.token === token);
      if (index < 0) return;
      followed.splice(index, 1);
      await tell('closed', token);
    };
    const done: number[] = [];

    for (let i = 0; i < steps; i++) {
      const before = desk.restarts.length;
      const step = random.below(10);
      if (step < 2 && followed.length < slots - 1) {
        const length = random.int(1, 4 * mtu);
        while (desk.offered === undefined) await desk.go();
        const peer = random.int(1, 2);
        const token = desk.offered;
        const of = { mode: 'rud', rel: true, jobId: 1, pidOnFep: 1, resourceIndex: 5, initiator: 3 } as const;
        const message = model.start(
          { ...of, opcode: 'deferrable_send', peer, matchBits: 0n, payload: new Uint8Array(length) },
          () => done.push(token),
        );
        await desk.go({ open: { peer, message: message.id, length } });
        await desk.idle(3);
        followed.push({ message, token, stop: undefined, isSettled: false });
      } else if (step < 4) {
        const packet = model.next();
        if (packet !== undefined) out.push(packet);
      } else if (step < 7 && out.length > 0) {
        const [packet] = out.splice(random.below(out.length), 1);
        const { handle, request } = packet!;
        const isCut = request.payload.length === 0;
        const code: ReturnCodeName = random.pick(['ok', 'ok', 'ok', 'ok', 'no_match', 'perm_violation']);
        const isDeferred = isCut || random.chance(0.7);
        const response =
          code === 'ok'
            ? okResponse(request, isDeferred ? 0 : request.requestLength, isDeferred ? 'overflow' : 'expected')
            : errorResponse(request, code);
        model.outcome(handle, { kind: 'response', response });
      } else if (step < 9 && followed.length > 0) {
        const { message, token } = random.pick(followed);
        const offset = BigInt(random.pick([0, 0, 0, 0, random.below(message.length + 1)]));
        const theirs = random.pick([0, random.below(2 ** 32)]);
        const peer = random.chance(0.9) ? message.op.peer : 9;
        const isStale = random.chance(0.1);
        const own = isStale ? 7 : message.token;
        const tokens = targetUpper ? { initiator: theirs, target: own } : { initiator: own, target: theirs };
        const request = sesRequest({
          opcode: opcodes.code.deferrable_rtr,
          ...{ matchBits: wordOf(tokens), bufferOffset: offset },
        });
        // What the hardware answers is what the model does, before anything else happens.
        const code = model.readyToReceive(peer, request);
        const own32 = isStale ? token + 2 ** 20 : token;
        await desk.go({ rtr: { peer, own: own32 >>> 0, theirs, offset } });
        await desk.idle(3);
        assert.equal(desk.answers.at(-1)!.code, returnCodes.code[code], `RTR of message ${message.id}`);
        if (code === 'ok') accepted += 1;
        else refused += 1;
        const one = followed.find((of) => of.message === message);
        if (code === 'ok' && one !== undefined && one.stop === undefined) one.stop = 'deferred';
      } else {
        now += random.int(1, 200);
        model.advance(now);
      }
      await follow(before);
      for (const token of done.splice(0)) await close(token);
    }
    if (steps >= 300) assert(restarts > 2 && refused > 2 && accepted > 2, 'nothing happens');
  };
