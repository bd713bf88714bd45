/** What has begun by the call alone. */
import type { Wait } from '../kernel/wait.ts';

/**
 * The wait for the end of something that takes place whether it is awaited or not: an item that is queued, a word that
 * is written. Every other `Wait` does nothing before it is awaited, so the lint reports it where nothing does.
 */
export interface Begun<T> extends Wait<T> {}
