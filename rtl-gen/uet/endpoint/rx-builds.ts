/** What a receive half has, by how it is built. */
import type { RxOptions } from './uet-rx.ts';

/** Whether a receive half has reads: with the semantic sublayer and return spaces. */
export const readsOf = ({ ses, target: { adopts = false } }: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  ses !== undefined && adopts;

/** Words on which an endpoint does atomics, where it has reads. */
export const atomicWordsOf = (options: Pick<RxOptions, 'ses' | 'target' | 'atomicWords'>): number | undefined =>
  readsOf(options) ? (options.atomicWords ?? 1024) : undefined;

/** Whether deferrable sends may wait for their receives: those of peers, and ours. */
export const defersOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  readsOf(options) && options.ses?.deferrals !== undefined;

/** Whether the rest of rendezvous sends is read: of those of peers, and of ours. */
export const restsOf = (options: Pick<RxOptions, 'ses' | 'target'>): boolean =>
  defersOf(options) && options.ses?.rendezvous !== undefined;
