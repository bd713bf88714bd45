/** Where messages of a receive half wait: its optional parts that have tables for them. */
import type { Ctx } from '../../../../hdl/index.ts';
import type { SesTargetOptions } from '../target-options.ts';
import type { TargetIo } from '../target-ports.ts';
import { type DeferredSends, deferredSends } from './deferred-sends.ts';
import { type KeptMessages, keptMessages } from './kept-messages.ts';
import { type RendezvousSends, rendezvousSends } from './rendezvous-sends.ts';
import type { WaitingTable } from './waiting-table.ts';

export interface WaitingParts {
  readonly deferred: DeferredSends | undefined;
  readonly rest: RendezvousSends | undefined;
  readonly kept: KeptMessages | undefined;
  /** Those that there are. */
  readonly tables: readonly WaitingTable[];
}

export function waitingParts(m: Ctx, options: SesTargetOptions, io: TargetIo): WaitingParts {
  const deferred = deferredSends(m, options, io);
  const rest = rendezvousSends(m, options, io);
  const kept = keptMessages(m, options, io);
  return { deferred, rest, kept, tables: [deferred, rest, kept].filter((table) => table !== undefined) };
}
