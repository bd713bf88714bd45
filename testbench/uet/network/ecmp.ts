/** Equal-cost multipath: which of several links a packet takes, by a hash of its flow and its entropy value. */
import { mix } from '../../../support/random.ts';

/** `salt`: of the switch, so that no two of them choose alike. The same inputs give the same link. */
export function ecmpChoice(flow: number, entropy: number, salt: number, links: number): number {
  return mix(mix(mix(flow ^ salt) ^ entropy) + salt) % links;
}
