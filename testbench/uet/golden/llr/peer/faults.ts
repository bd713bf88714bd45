/** Errors that are injected on a line by intention (link-layer.md A11). */
import type { ControlMessage } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { ControlSet } from '../../wire/index.ts';
import { FCS_BYTES, type Poison, withFcs } from '../fcs.ts';
import { readPreamble } from '../preamble.ts';
import type { LineFrame, LineItem, Tamper } from './link.ts';

/** Which of the items that a fault is meant for it happens to, by their number from 0: the first, all, or as said. */
export type Occasions = 'once' | 'always' | ((nth: number) => boolean);

/** So many in a row from the one with that number. */
export const burst =
  (from: number, count: number): Occasions =>
  (nth) =>
    nth >= from && nth < from + count;

const happens = (occasions: Occasions, nth: number): boolean =>
  typeof occasions === 'function' ? occasions(nth) : occasions === 'always' || nth === 0;

/** Frames with that number, each time that they pass. */
function onFrame(seq: number, occasions: Occasions, fault: (frame: LineFrame) => readonly LineItem[]): Tamper {
  let passed = 0;
  return (item) => {
    if (item.kind !== 'frame' || readPreamble(item.preamble) !== seq) return [item];
    return happens(occasions, passed++) ? fault(item) : [item];
  };
}

function onControl(
  message: ControlMessage,
  occasions: Occasions,
  fault: (set: ControlSet) => readonly ControlSet[],
): Tamper {
  let passed = 0;
  return (item) => {
    if (item.kind !== 'control' || item.set.message !== message) return [item];
    if (!happens(occasions, passed++)) return [item];
    return fault(item.set).map((set) => ({ kind: 'control', set }));
  };
}

export const dropFrame = (seq: number, occasions: Occasions = 'once'): Tamper => onFrame(seq, occasions, () => []);

export const duplicateFrame = (seq: number): Tamper => onFrame(seq, 'once', (frame) => [frame, frame]);

/** The check sequence is wrong. */
export const spoilFrame = (seq: number, occasions: Occasions = 'once'): Tamper =>
  onFrame(seq, occasions, (frame) => {
    const bytes = frame.bytes.slice();
    bytes[0]! ^= 1;
    return [{ ...frame, bytes }];
  });

/** The check sequence says that the frame is damaged. */
export const poisonFrame = (seq: number, poison: Poison): Tamper =>
  onFrame(seq, 'once', (frame) => [{ ...frame, bytes: withFcs(frame.bytes.subarray(0, -FCS_BYTES), poison) }]);

export const dropControl = (message: ControlMessage, occasions: Occasions = 'always'): Tamper =>
  onControl(message, occasions, () => []);

/** Control sets of that kind carry something else. */
export const alterControl = (
  message: ControlMessage,
  fields: { readonly seq?: number; readonly init_data?: number },
  occasions: Occasions = 'always',
): Tamper => onControl(message, occasions, (set) => [{ ...set, ...fields } as ControlSet]);

/** One fault after the other. */
export const allOf =
  (...faults: readonly Tamper[]): Tamper =>
  (item, ...when) =>
    faults.reduce<readonly LineItem[]>((items, fault) => items.flatMap((each) => fault(each, ...when)), [item]);
