/** What a run has to have shown, for its checks to mean anything. */
import assert from 'node:assert/strict';

/** Each of these has happened more often than `least`. */
export function happened(seen: Readonly<Record<string, number>>, least = 0): void {
  for (const [what, count] of Object.entries(seen)) assert(count > least, `${what}: ${count} times`);
}
