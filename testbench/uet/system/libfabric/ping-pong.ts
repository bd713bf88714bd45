/** A ping-pong of tagged messages between two endpoints on a network that loses frames. */
import { BadNetwork } from './bad-network.ts';

/** `rounds` of `length` bytes there and back; the simulated time of each in us. */
export function pingPong(rounds: number, length: number, loss: number): number[] {
  const network = new BadNetwork({ hosts: 2, seed: 1, loss, profile: 'hpc', mode: 'rud' });
  const [ping, pong] = network.endpoints as [(typeof network.endpoints)[0], (typeof network.endpoints)[0]];
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251);
  return Array.from({ length: rounds }, (_, round) => {
    const begin = network.now;
    const tag = BigInt(round);
    ping.trecv(0n, length, tag, 'back');
    pong.trecv(0n, length, tag, 'there');
    ping.tsend(1, bytes, tag, 'ping');
    network.run(() => pong.cqRead().some(({ context }) => context === 'there'));
    pong.tsend(0, network.memories[1]!.read(0n, length), tag, 'pong');
    network.run(() => ping.cqRead().some(({ context }) => context === 'back'));
    return (network.now - begin) / 1e6;
  });
}
