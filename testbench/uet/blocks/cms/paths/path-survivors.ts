/** Mutants of path selection that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const pathSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in .*(queues|rings|freezes|known_paths|penalised_paths|sets_seen): enable of write 0 to .*memory dropped/,
    'a clock without an event has no kind, so what it reads it writes back: the word with all that the events before it left',
  ),
  survivor(
    /^constant in [\w.]+: constant 0 becomes 1 in \(rst \? 0 : [\w.]*(writes|puts|(starts|touches|valid)(_\w+)?)\)$/,
    'what a context had before the first event after reset, which is its start, says nothing',
  ),
];
