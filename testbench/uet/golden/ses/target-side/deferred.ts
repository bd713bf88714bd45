/** Receives that wait for a deferred message to come again (ses.md 4.3). */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Resource } from '../addressing/index.ts';
import type { Claim } from '../matching/index.ts';
import { type ReturnCodeName, sesRequest, tokensIn, wordOf } from '../packets/packet.ts';
import type { TargetSettings } from '../settings.ts';
import type { TargetMessage } from './message.ts';
import type { TargetPort } from './port.ts';

interface Reserved {
  readonly claim: Claim;
  readonly message: TargetMessage;
  readonly since: number;
}

export class DeferredReceives {
  readonly #settings: TargetSettings;
  readonly #port: TargetPort;
  readonly #ownId: number;
  readonly #giveBack: (resource: Resource<TargetMessage>, claim: Claim) => void;
  /** By the target's token. */
  readonly #reserved = new Map<number, Reserved>();
  #nextToken: number;

  /** `giveBack`: the message will not come, and its receive is to be posted again. */
  constructor(
    settings: TargetSettings,
    port: TargetPort,
    own: { readonly initiator: number; readonly firstToken: number },
    giveBack: (resource: Resource<TargetMessage>, claim: Claim) => void,
  ) {
    this.#settings = settings;
    this.#port = port;
    this.#ownId = own.initiator;
    this.#nextToken = own.firstToken;
    this.#giveBack = giveBack;
  }

  /** Those that a receive is kept for. */
  get messages(): readonly TargetMessage[] {
    return [...this.#reserved.values()].map(({ message }) => message);
  }

  /** A receive is there for a deferred message: asks for it. With a token of 0 the receive is not kept for it. */
  ask(message: TargetMessage, claim: Claim, now: number): void {
    const { restartToken, tokenOrder } = this.#settings;
    let token = 0;
    if (restartToken === 'target') {
      token = this.#nextToken;
      this.#nextToken = (this.#nextToken % 0xffff_ffff) + 1;
      this.#reserved.set(token, { claim, message, since: now });
    }
    const { first, arrival, resource } = message;
    const initiator = tokensIn(first.bufferOffset).initiator;
    const tokens = { initiator, target: token };
    const isUsual = tokenOrder === 'initiator_upper';
    const request = sesRequest({
      opcode: opcodes.code.deferrable_rtr,
      rel: first.rel,
      jobId: first.jobId,
      initiator: this.#ownId,
      matchBits: wordOf(isUsual ? tokens : { initiator: token, target: initiator }),
    });
    this.#port.sendRtr(arrival.peer, request, (code: ReturnCodeName) => {
      if (code === 'ok' || !this.#reserved.delete(token)) return;
      this.#giveBack(resource!, claim);
    });
    if (token === 0) this.#giveBack(resource!, claim);
  }

  /** The receive that a restarted message has been promised, once. */
  take(word: bigint, peer: number): Claim | undefined {
    const { initiator, target } = tokensIn(word);
    const found = this.#reserved.get(target);
    if (found === undefined || found.message.arrival.peer !== peer) return undefined;
    if (tokensIn(found.message.first.bufferOffset).initiator !== initiator) return undefined;
    this.#reserved.delete(target);
    return found.claim;
  }

  /** Gives back what has waited for too long. */
  advance(now: number): void {
    for (const [token, { claim, message, since }] of this.#reserved) {
      if (now - since < this.#settings.idleTime) continue;
      this.#reserved.delete(token);
      this.#giveBack(message.resource!, claim);
    }
  }
}
