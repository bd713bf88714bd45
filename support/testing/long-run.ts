/**
 * Whether tests have their long versions: in `.ci/nightly`, and with `GATEWRIGHT_LONG=1 npx vitest run FILE`. A
 * submission does not wait for what takes many seconds where something quicker looks at the same.
 */
export const isLong = process.env.GATEWRIGHT_LONG !== undefined;

/** What stands after the name of a test that only long runs have. */
export const longNote = isLong ? '' : ' (skipped: GATEWRIGHT_LONG=1 runs it)';
