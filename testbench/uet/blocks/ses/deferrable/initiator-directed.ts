/** What the table of deferred sends at their initiator promises, step by step. */
import assert from 'node:assert/strict';
import { type NamedTest, named, namedWith } from '../../../../design-tests/named-test.ts';
import { type EventKind, InitiatorDesk, type Rtr } from './initiator-desk.ts';

const [ok, violation] = [0x01, 0x18];

export function deferralInitiatorDirected(slots: number): readonly NamedTest[] {
  const atDesk = namedWith((t) => new InitiatorDesk(t, slots, {}));
  const begin = async (desk: InitiatorDesk, message: number) => {
    while (desk.offered === undefined) await desk.go();
    const token = (await desk.go({ open: { peer: 4, message, length: 9000 } }))!;
    await desk.idle(4);
    return token;
  };
  const tell = async (desk: InitiatorDesk, token: number, ...kinds: readonly EventKind[]) => {
    for (const kind of kinds) await desk.go({ event: { kind, token } });
    await desk.idle(2);
  };
  const ask = async (desk: InitiatorDesk, own: number, more: Partial<Rtr> = {}) => {
    await desk.go({ rtr: { peer: 4, own, theirs: 0x55, offset: 0n, ...more } });
    await desk.idle(8);
    return desk.answers.at(-1)!.code;
  };
  return [
    atDesk(
      'a deferred message goes on when its packets are answered and its RTR is there, whichever comes first',
      async (desk) => {
        const first = await begin(desk, 1);
        await tell(desk, first, 'deferred', 'settled');
        assert.equal(await ask(desk, first), ok);
        const second = await begin(desk, 2);
        // The RTR overtakes the answer that defers: nothing more is sent, and the rest is answered first.
        assert.equal(await ask(desk, second), ok);
        assert.deepEqual(desk.answers.at(-1), { code: ok, message: 2, stops: 1 });
        assert.equal(desk.restarts.length, 1);
        await tell(desk, second, 'deferred', 'settled');
        await desk.idle(6);
        assert.deepEqual(
          desk.restarts.map(({ message, tokens: { target }, offset }) => [message, target, offset]),
          [
            [1, 0x55, 0],
            [2, 0x55, 0],
          ],
        );
      },
    ),
    atDesk(
      'a message comes again by one token of the target, and by the token 0 as often as it is deferred',
      async (desk) => {
        const token = await begin(desk, 1);
        for (let i = 0; i < 3; i++) {
          await tell(desk, token, 'deferred', 'settled');
          assert.equal(await ask(desk, token, { theirs: i < 2 ? 0 : 7 }), ok);
        }
        assert.equal(desk.restarts.length, 3);
        assert.equal(await ask(desk, token), violation);
        await tell(desk, token, 'deferred', 'settled');
        assert.equal(await ask(desk, token), violation);
      },
    ),
    atDesk(
      'an RTR for a token that is not there, of another peer, doubled, or of a message that has failed is OP_VIOLATION',
      async (desk) => {
        const token = await begin(desk, 1);
        assert.equal(await ask(desk, token + slots), violation);
        assert.equal(await ask(desk, 0), violation);
        assert.equal(await ask(desk, token, { peer: 5 }), violation);
        await tell(desk, token, 'failed');
        assert.equal(await ask(desk, token), violation);
        await tell(desk, token, 'again');
        assert.equal(await ask(desk, token), ok);
        assert.equal(await ask(desk, token), violation);
        await tell(desk, token, 'closed');
        assert.equal(await ask(desk, token), violation);
      },
    ),
    ...(['refuse', 'from_start', 'at_offset'] as const).map((partial) =>
      named(`an RTR that asks to go on within the message, ${partial}`, async (t: Parameters<NamedTest['body']>[0]) => {
        const desk = new InitiatorDesk(t, slots, { partial });
        const token = await begin(desk, 1);
        await tell(desk, token, 'deferred', 'settled');
        assert.equal(await ask(desk, token, { offset: 9001n }), violation);
        assert.equal(await ask(desk, token, { offset: 2n ** 32n }), violation);
        const code = await ask(desk, token, { offset: 4096n });
        assert.equal(code, partial === 'refuse' ? violation : ok);
        const expected = { refuse: [], from_start: [0], at_offset: [4096] }[partial];
        assert.deepEqual(
          desk.restarts.map(({ offset }) => offset),
          expected,
        );
      }),
    ),
    atDesk(
      'a message whose RTR does not come fails after three whole ticks; a table that is full gives no token',
      async (desk) => {
        const tokens: number[] = [];
        for (let i = 0; i < slots; i++) tokens.push(await begin(desk, i));
        await desk.idle(8);
        assert.equal(desk.offered, undefined);
        await tell(desk, tokens[0]!, 'deferred', 'settled');
        await tell(desk, tokens[1]!, 'deferred');
        for (let i = 0; i < 3; i++) await desk.go({ tick: true });
        await desk.idle(6);
        assert.deepEqual(desk.expired, []);
        await desk.go({ tick: true });
        await desk.idle(6);
        assert.deepEqual(desk.expired, [0]);
        assert.equal(await ask(desk, tokens[0]!), violation);
        await tell(desk, tokens[0]!, 'closed');
        await desk.idle(6);
        assert.equal(desk.slotOf(desk.offered!), desk.slotOf(tokens[0]!));
      },
    ),
  ];
}
