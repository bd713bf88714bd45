/**
 * LLR in software: `LlrTransmit` and `LlrReceive` are the two halves, each an exact machine of events and of time in
 * bytes of the line; `LlrWorld` of `peer/world.ts` is two whole ends over links that lose, damage and delay.
 */
export { type Bounded, bounded, boundedLength, LEAST_FRAME } from './bounds.ts';
export { FCS_BYTES, type FcsStatus, fcsStatus, type Poison, withFcs } from './fcs.ts';
export { normalPreamble, preambleOf, readPreamble } from './preamble.ts';
export { LlrReceive, type RxControl, type RxCounter, type RxState, rxCounters, type Verdict } from './receive.ts';
export { addSeq, placeOf, SEQ_COUNT, type SeqPlace, seqsBetween, WINDOW_MAX } from './sequence.ts';
export { type Behaviour, defaultLlrSettings, type LlrSettings, llrSettings, NO_REPLAY_LIMIT } from './settings.ts';
export { type ClientFrame, LlrTransmit, type SentFrame, type TxCounter, type TxState, txCounters } from './transmit.ts';
