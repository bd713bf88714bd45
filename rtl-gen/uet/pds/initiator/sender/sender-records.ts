/** What goes over the ports of a PDS sender beside what its initiator has. */
import { bit, bits, record } from '../../../../hdl/index.ts';
import { ChoiceRegisters } from '../choice/choice-records.ts';
import type { InitiatorLayout } from '../layout.ts';
import { EmittedPacket, InitiatorRegisters } from '../records.ts';
import type { SenderLayout } from './sender-layout.ts';

/** What may change while a sender runs. */
export const SenderRegisters = (layout: SenderLayout) =>
  record({
    initiator: InitiatorRegisters,
    choice: ChoiceRegisters(layout.choice),
    /** A PDC begins with the PSN that its peer was last known to expect (uet-wire.md 8.9); otherwise at random. */
    expected_0rtt: bit,
  });

/** A packet that leaves, with where it goes to and which of our addresses it comes from. */
export const TxPacket = (layout: InitiatorLayout) =>
  record({ packet: EmittedPacket(layout), destination: bits(128), local: bits(4) });

/** A packet that was never given a PSN: the PDC of its message has failed. */
export const Unsent = record({ handle: bits(32), message: bits(16) });

/** The PDC of a place, in the clock with `enable`. */
export const PlacedPdc = ({ contextBits }: Pick<InitiatorLayout, 'contextBits'>) =>
  record({ enable: bit, place: bits(contextBits), pdcid: bits(16) });
