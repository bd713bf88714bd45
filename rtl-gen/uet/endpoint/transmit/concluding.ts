/** PDCs of a transmit half in lines: those that are told of one by one, and what messages expect of ours. */
import { type Bits, bit, bits, type Ctx, record } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { messageEntries } from './message-ids.ts';

const Told = record({ pdcid: bits(16), close: bit });

/** What a message table says of a PDC. */
interface Asked {
  readonly enable: Bits<1>;
  readonly pdcid: Bits<16>;
  readonly close: Bits<1>;
}

/** Those that are `asked`, in an instance of that name; there are no more of them than messages. */
export function pdcLine(m: Ctx, name: string, { enable, ...payload }: Asked, ready: Bits<1>) {
  const list = m.inst(name, blockFifo(Told, messageEntries), { up: { payload, valid: enable }, down: { ready } });
  m.assert(`${name}_finds_room`, enable.implies(list.up.ready));
  return { valid: list.down.valid, ...list.down.payload };
}

/** By its place: a message of a PDC will not be answered. */
interface Unanswered {
  readonly enable: Bits<1>;
  readonly place: Bits;
}

interface Expected {
  /** A PDC of ours has begun. */
  readonly begun: { readonly enable: Bits<1>; readonly payload: { readonly place: Bits; readonly pdcid: Bits<16> } };
  /** Of messages, and of READs, where there are such. */
  readonly unanswered: Unanswered;
  readonly unread: Unanswered | undefined;
  /** The peer knows that it came; and the word of the host. */
  readonly concluded: { readonly valid: Bits<1>; readonly pdcid: Bits<16> };
  readonly conclude: { readonly valid: Bits<1>; readonly payload: Bits<16> };
}

/**
 * Which PDC of ours `concludes`: what is expected has come, or will not. The peer knows that it came, it has refused
 * what was to be answered, or the host does not wait any more; `takesHosts` says that the host's word is taken.
 */
export function concluding(
  m: Ctx,
  contexts: number,
  { begun, unanswered: told, unread, concluded, conclude }: Expected,
) {
  const mayConclude = m.named('may_conclude', concluded.valid.not());
  const refusedWaits = m.forward('refused_waits', bit);
  const pdcids = m.mem('pdcids', bits(16), { depth: contexts });
  const { enable, payload: opened } = begun;
  pdcids.write({ addr: opened.place, data: opened.pdcid, enable });
  // That of a READ comes in the clock in which the table would tell of its outcome, and does not.
  const unread1 = unread && m.next('unread_1', unread, { reset: { enable: 0 } });
  const unread2 = unread1 && m.next('unread', unread1, { reset: { enable: 0 } });
  const { enable: isRefused, place } =
    unread2 === undefined
      ? told
      : { enable: told.enable.or(unread2.enable), place: m.mux(told.enable, told.place, unread2.place) };
  const refused = pdcLine(
    m,
    'refused',
    { enable: isRefused, pdcid: pdcids.read(place), close: m.lit(1, 0) },
    mayConclude,
  );
  refusedWaits.set(refused.valid);
  const hosts = m.mux(refused.valid, refused.pdcid, conclude.payload);
  return {
    concludes: {
      enable: concluded.valid.or(refused.valid).or(conclude.valid),
      pdcid: m.mux(concluded.valid, concluded.pdcid, hosts),
    },
    takesHosts: mayConclude.and(refusedWaits.not()),
  };
}
