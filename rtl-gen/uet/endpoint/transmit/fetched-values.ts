/** What atomics of ours have fetched, from the ACKs that bring it to the completions of their messages. */
import { type Bits, bit, bits, module, record, unpack } from '../../../hdl/index.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { responseOpcodes, returnCodes, sesResponseData } from '../../wire/layout/index.ts';
import { firstBytes } from '../../wire/parser/take.ts';
import { PeerArrival } from '../receive/join-records.ts';
import { entryOf, messageEntries } from './message-ids.ts';

/** What a fetching atomic has found, as a number; `valid` where its answer had it. */
export const Fetched = record({ valid: bit, value: bits(64) });

/** Clocks from an ACK to its value. */
export const fetchedLatency = 3;

/**
 * Keeps what `peer` brings for messages that `fetches`. `fetched` is that of the message `asked`, whose completion
 * comes later than `fetchedLatency` clocks after the ACK.
 *
 * An ACK counts that has a response with data, OK, of 1, 2, 4 or 8 bytes, for the message that has the entry now, and
 * comes from where that went. All copies of it say the same, as the target keeps the answer (ses.md 5.4).
 *
 * Source: ses.md 5.3; uet-wire.md 12.7.
 */
export const fetchedValues = module(
  `uet_fetched_values_n${messageEntries}`,
  {
    summary: `What atomics have fetched, of up to ${messageEntries} messages.`,
    in: {
      opened: record({ valid: bit, fetches: bit, id: bits(16), destination: bits(128) }),
      peer: record({ valid: bit, arrival: PeerArrival }),
      asked: bits(16),
    },
    out: { fetched: Fetched },
  },
  ({ opened, peer, asked }, m) => {
    const oneHot = (id: Bits, enable: Bits<1>): Bits => entryOf(id).oneHot(messageEntries).mask(enable);

    // Who is asked.
    const at = m.next('opened_1', opened, { reset: { valid: 0 } });
    const Facts = record({ id: bits(16), fetches: bit, destination: bits(128) });
    const facts = m.mem('facts', Facts, { depth: messageEntries });
    const { id, fetches, destination } = at;
    facts.write({ addr: entryOf(id), data: { id, fetches, destination }, enable: at.valid });

    // Clock 1: an ACK with data; 2: who was asked; 3: whether it is the one.
    const { event, ses, ses_header: header } = peer.arrival;
    const data = unpack(headerShape(sesResponseData), firstBytes(header, sesResponseData.bytes));
    const isAck = event.kind.is('ack').or(event.kind.is('ack_cc')).or(event.kind.is('ack_ccx'));
    const isGood = ses
      .is('response_data')
      .and(data.opcode.eq(responseOpcodes.code.response_w_data))
      .and(data.return_code.eq(returnCodes.code.ok));
    // The view of the header goes on with what follows it.
    const first = header.slice(
      header.width - 1 - 8 * sesResponseData.bytes,
      header.width - 8 * sesResponseData.bytes - 64,
    );
    const length = data.payload_length;
    const arrived = m.next(
      'arrived',
      {
        valid: peer.valid.and(isAck).and(isGood),
        id: data.read_request_message_id,
        source: event.source,
        has: [1, 2, 4, 8].map((bytes) => length.eq(bytes)).reduce((a, b) => a.or(b)),
        value: m.choose(
          [
            [length.at(0), first.shr(56)],
            [length.at(1), first.shr(48)],
            [length.at(2), first.shr(32)],
          ],
          first,
        ),
      },
      { reset: { valid: 0 } },
    );
    // A copy of an ACK may be on its way when the next message opens the entry: it brings nothing.
    const stays = (of: Bits): Bits<1> => at.valid.and(entryOf(id).eq(entryOf(of))).not();
    const fact = facts.readSync({ addr: entryOf(arrived.id), onCollision: 'undefined' });
    const arrived2 = m.next(
      'arrived_2',
      { ...arrived, valid: arrived.valid.and(stays(arrived.id)) },
      { reset: { valid: 0 } },
    );
    const isIts = arrived2.valid
      .and(arrived2.has)
      .and(fact.fetches)
      .and(fact.id.eq(arrived2.id))
      .and(fact.destination.eq(arrived2.source));
    const takes = m.next('takes', isIts.and(stays(arrived2.id)), { reset: 0 });
    const taken = m.next('taken', { id: arrived2.id, value: arrived2.value });
    const values = m.mem('values', bits(64), { depth: messageEntries });
    values.write({ addr: entryOf(taken.id), data: taken.value, enable: takes });
    const has = m.reg('has', bits(messageEntries), { reset: 0 });
    has.set(has.or(oneHot(taken.id, takes)).and(oneHot(id, at.valid).not()));
    return {
      fetched: { valid: has.and(entryOf(asked).oneHot(messageEntries)).any(), value: values.read(entryOf(asked)) },
    };
  },
);
