/** What arbiters have in common: requests in, one grant out, and the hold. */
import { type Bits, bit, bits, type Ctx, clog2, type Module, module } from '../../hdl/index.ts';
import { positionOf } from '../bits/encode.ts';

/** `request`: bit i is 1 while requester i waits. `accept`: what is granted in this clock is made use of. */
export interface ArbiterInputs {
  readonly request: Bits;
  readonly accept: Bits<1>;
}

/**
 * At most one bit of `grant` is set, and `index` is its position; `valid` is 1 while the one that it names is to be
 * served.
 */
export interface ArbiterOutputs {
  readonly grant: Bits;
  readonly index: Bits;
  readonly valid: Bits<1>;
}

/** A module that grants one of n requests; every part that needs an arbiter takes any of them. */
export interface Arbiter extends Module<ArbiterInputs, ArbiterOutputs, Record<never, never>> {
  /**
   * What keeps a grant as it is until it is accepted: nothing, its request, or the grant itself even without its
   * request.
   */
  readonly heldBy: 'nothing' | 'request' | 'grant';
}

export interface ArbiterOptions {
  /**
   * Whether a grant stays as it is until `accept`, even if the request goes or another comes that would go before it.
   * For grants that choose what a stream offers, which must not change before it is taken. Default false.
   */
  readonly hold?: boolean;
}

/** The ports of an arbiter of `n` requests. */
export const arbiterPorts = (n: number) => ({
  in: { request: bits(n), accept: bit },
  out: { grant: bits(n), index: bits(clog2(n)), valid: bit },
});

/** Throws a `RangeError` unless `n` is a number of requests, for the arbiter that `what` names. */
export function checkRequests(what: string, n: number): void {
  if (!Number.isInteger(n) || n < 2) throw new RangeError(`${what} of ${n} requests: give an integer from 2 up`);
}

/**
 * A policy in hardware: chooses one of the requests that may be granted in this clock, as one bit, which is 0 only
 * where there is none. `onTaken` sets what the policy remembers of the grant when it is made use of.
 */
export type Policy = (m: Ctx, eligible: Bits) => { readonly grant: Bits; readonly onTaken?: (grant: Bits) => void };

/** The body of an arbiter: the policy, the hold around it, and the position of the grant. */
export function arbitrate(
  m: Ctx,
  { request, accept }: ArbiterInputs,
  { hold = false }: ArbiterOptions,
  policy: Policy,
): ArbiterOutputs {
  const held = hold ? makeHold(m, request) : undefined;
  const eligible = held === undefined ? request : held.eligible;
  const valid = m.named('valid', eligible.any());
  const { grant: choice, onTaken } = policy(m, eligible);
  const grant = m.named('grant', choice);
  // A policy that remembers nothing does not ask what becomes of its grants.
  m.unused(accept);
  if (onTaken !== undefined) m.when(valid.and(accept), () => onTaken(grant));
  held?.keep(grant, valid.and(accept.not()));
  m.assert('one_grant', grant.and(grant.sub(1)).eq(0));
  m.assert('grant_where_eligible', grant.and(eligible.not()).eq(0));
  m.assert('grant_where_requested', grant.any().eq(valid));
  return { grant, index: positionOf(grant), valid };
}

/** While a grant is held, its request is the only one that counts, and counts even when it is gone. */
function makeHold(m: Ctx, request: Bits) {
  const held = m.reg('held', bits(request.width), { reset: 0 });
  const holding = m.reg('holding', bit, { reset: 0 });
  const eligible = m.named('eligible', m.mux(holding, held, request));
  m.assert('one_held', held.and(held.sub(1)).eq(0));
  m.assert('holding_one', holding.not().or(held.any()));
  const keep = (grant: Bits, unused: Bits<1>): void => {
    held.set(grant);
    holding.set(unused);
  };
  return { eligible, keep };
}

/** What the name of an arbiter's module ends with: the number of its requests, and whether it holds. */
export const arbiterSuffix = (n: number, { hold = false }: ArbiterOptions): string => `n${n}${hold ? '_hold' : ''}`;

/** The summary of an arbiter's module. */
export const arbiterSummary = (text: string, { hold = false }: ArbiterOptions): string =>
  `${text}${hold ? ', each grant held until it is accepted' : ''}.`;

/** An arbiter of `n` requests under a policy that needs no ports of its own. */
export const arbiterModule = (
  name: string,
  summary: string,
  n: number,
  options: ArbiterOptions,
  policy: Policy,
): Arbiter => ({
  heldBy: options.hold === true ? 'grant' : 'nothing',
  ...module(
    `${name}_${arbiterSuffix(n, options)}`,
    { summary: arbiterSummary(summary, options), ...arbiterPorts(n) },
    (io, m) => arbitrate(m, io, options, policy),
  ),
});
