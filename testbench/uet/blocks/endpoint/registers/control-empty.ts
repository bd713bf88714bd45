/** Addresses of an endpoint's bus that have no register. */
import { addressWidthOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import type { CongestionKind } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import {
  endpointAddressBits,
  endpointWindows,
  windowNamesOf,
} from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';
import { type Empty, emptyBetween } from '../../registers/register-walk.ts';

const windowBytes = 0x1000;

/** Those in a window; and, of those in none, the first and the last ones beside each window and in the empty ones. */
export const controlEmpty = (kind: CongestionKind, whole = false): readonly Empty[] => [
  ...windowNamesOf(kind, whole).flatMap((name) =>
    emptyBetween(endpointWindows[name].table, endpointWindows[name].base),
  ),
  ...Array.from({ length: 2 ** endpointAddressBits / windowBytes }, (_, i) => i * windowBytes).flatMap((base) => {
    const window = windowNamesOf(kind, whole)
      .map((name) => endpointWindows[name])
      .find((each) => each.base === base);
    const from = window === undefined ? 0 : 2 ** addressWidthOf(window.table, 32);
    const at = [from, from + 4, windowBytes / 2, windowBytes - 4].filter((each) => each >= from && each < windowBytes);
    return [...new Set(at)].map((each) => ({ at: base + each, response: 'DECERR' as const }));
  }),
];
