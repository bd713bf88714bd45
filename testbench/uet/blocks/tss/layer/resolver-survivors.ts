/** Mutants of the keys of sent packets that no test can kill, and why; of some it is proved. */
import { always } from '../../../../design-tests/apart.ts';
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import { betweenLookups, decidedNext, orderedOneMore, setBetween, sweptEarly, sweptInAnyTurn } from './cache-apart.ts';
import { cacheSurvivors } from './cache-survivors.ts';

export const resolverSurvivors: readonly Explanation[] = [
  ...cacheSurvivors,
  survivor(
    /^constant in cache: constant 8 becomes \d+ in \(cache\.is_made \? 8 : \(cache\.lookable \? 3 : 2\)\)$/,
    'Where misses wait a key is waited for in `await`, so that in `idle` none has been made.',
    {},
  ),
  survivor(
    /^(constant in cache: constant (9 becomes (8|10) in \(cache\.state == 9\)|1 becomes \d+ in \(\(cache\.state == 9\) \? 1 : .*|0 becomes 1 in \(0 \? \(\(cache\.turn == 2\) \? .*)|(stuck bit in cache:|off by one in cache: a == b becomes a [+-] 1 == b in) \(cache\.state == 9\)( stuck at 0)?)$/,
    'In `swap` alone, which keys on probation are for: where misses wait it is not reached. 8, for 9, goes on with `idle` as well.',
    {},
  ),
  survivor(
    /^(constant in cache: constant 0 becomes 1 in \(0 \? cache\.flights_promote_payload_row : .*\)|stuck bit in cache: (\(cache\.is_made \? cache\.claimed_row : parity\(cache\.subject\)\)|\(0 \? cache\.flights_promote_payload_row : .*\)) stuck at [01]|swapped arms in cache: arms of (\(cache\.is_made \? cache\.claimed_row : .*|\(\(cache\.changes & cache\.drained\) \? \(0 \? cache\.flights_promote_payload_row : .*) swapped)$/,
    'The set in the clock before a packet is looked up again, in which nothing is looked up; in others it is the same.',
    setBetween,
  ),
  survivor(
    /^(stuck bit in cache: (\(\(cache\.state == 6\) \? cache\.set : cache\.claimed_row\)|cache\.claimed_row) stuck at [01]|swapped arms in cache: arms of \(\(cache\.state == 6\) \? cache\.set : cache\.claimed_row\) swapped|dropped enable in cache: enable of cache\.claimed_row dropped: \(cache\.state == 6\))$/,
    'Looked at where a key has been made in `idle`; in `await` the set is that of what was asked all the time.',
    { registers: { 'cache.claimed_row': always } },
  ),
  survivor(
    /^operator in cache: and becomes or in \(\(cache\.state == 0\) & cache\.erasing\)$/,
    'Of the two clocks in which an entry is swept the first one says the same of it as the second.',
    sweptEarly,
  ),
  survivor(
    /^operator in cache: and becomes or in \(\(\(cache\.state == 0\) & cache\.erasing\) & \(cache\.swept_way == [1-3]\)\)$/,
    "A way that is swept in the turn of another one has the same said of it in its own. Outside of a sweep it is the first one's turn.",
    sweptInAnyTurn,
  ),
  survivor(
    /^(stuck bit in cache: \(maker_quiet \? 0 : cache\.orders\) stuck at 0|swapped arms in cache: arms of \(maker_quiet \? 0 : cache\.orders\) swapped)$/,
    'An order is taken in its first clock: there is one at a time, and nothing is written meanwhile. In the second one what makes keys takes none.',
    orderedOneMore,
  ),
  survivor(
    /^stuck bit in cache: \(cache\.set \+ 1\) stuck at 1$/,
    'Of two sets: the one after the last is not swept, and each packet brings its own.',
    setBetween,
  ),
  survivor(
    /^dropped enable in cache: enable of cache\.subject dropped: cache\.enters$/,
    'The packet that is looked up next, which while a key is made is the one that it is made for; nothing is looked up meanwhile.',
    betweenLookups,
  ),
  survivor(
    /^stuck bit in cache: ~cache\.claims stuck at 1$/,
    'Where misses wait `claim`, which sets it, leads to `await`, and `store` alone leads back to `idle`, and clears it; a sweep begins in `idle`. So it is 0 in `idle`, and elsewhere it is not quiet anyhow.',
    {},
  ),
  survivor(
    /^swapped arms in cache: arms of \(cache\.lookable \? \{up_payload_request_wide, .* swapped$/,
    'In the clock before `rewind`, which loads it.',
    betweenLookups,
  ),
  survivor(
    /^dropped enable in cache: enable of write 0 to cache\.results dropped: cache\.answers$/,
    'Of the packet that is decided next: it is not looked at before that, and written with it.',
    decidedNext,
  ),
];
