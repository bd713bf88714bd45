/** How software brings a port of LLR up. */
import type { LoopBench } from './loop-bench.ts';

/** What software writes for them, register by register; switches both halves on at last. */
export function written({ settings, spacing }: LoopBench, firstSeq: number) {
  const { echoMatch } = settings;
  const codes = { discard: 0, block: 1, best_effort: 2 } as const;
  return {
    line: { bytes: settings.bytesPerNs },
    longest_frame: { bytes: settings.longestFrame },
    poison: { pattern: settings.poison.pattern },
    answers: { ack_spacing: settings.ackSpacing, rearm: Number(settings.rearm) },
    init: {
      data: settings.initData,
      match_seq: Number(echoMatch === 'seq' || echoMatch === 'both'),
      match_data: Number(echoMatch === 'data' || echoMatch === 'both'),
    },
    behaviour: {
      init: codes[settings.initBehaviour],
      flush: codes[settings.flushBehaviour],
      re_init_on_discard: Number(settings.reInitOnDiscard),
    },
    init_spacing: { bytes: settings.initSpacing },
    first_seq: { seq: firstSeq },
    outstanding_seq_max: { frames: settings.outstandingSeqMax },
    outstanding_data_max: { bytes: settings.outstandingDataMax },
    replay_timer_max: { clocks: settings.replayTimerMax },
    replay_ct_max: { replays: settings.replayCountMax },
    pcs_lost_timer_max: { clocks: settings.pcsLostTimerMax },
    data_age_timer_max: { clocks: settings.dataAgeTimerMax },
    spacing_minimum: { bytes: spacing.minimum },
    spacing_from_frame_start: { bytes: spacing.fromStart },
    spacing_within_frame: { bytes: spacing.inFrame },
    mode: { tx: 1, rx: 1 },
  };
}

/** Writes them, and in place of some of them what `others` says. */
export async function bringUp(
  bench: LoopBench,
  firstSeq: number,
  others: Readonly<Record<string, Readonly<Record<string, number>>>> = {},
): Promise<void> {
  for (const [register, fields] of Object.entries({ ...written(bench, firstSeq), ...others }))
    await bench.registers.write(register, fields);
}
