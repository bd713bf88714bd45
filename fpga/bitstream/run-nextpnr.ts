/** nextpnr and icepack for iCE40, as a function: WebAssembly from npm, in a thread of its own. */
import { packageVersion } from '../../support/optional-package.ts';
import type { OnProgress } from '../../support/progress.ts';
import { ThreadPool } from '../../support/thread-pool.ts';
import { UserError } from '../../support/user-error.ts';

export interface NextpnrJob {
  /** But for the names of files: device, package, frequency, seed. */
  readonly options: readonly string[];
  /** Yosys's JSON, and the `.pcf`. */
  readonly netlist: string;
  readonly constraints: string;
}

/** What the thread says: text of the log as it comes, then how it ended. */
export type NextpnrMessage =
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'done'; readonly bitstream: Uint8Array; readonly report: string }
  | { readonly kind: 'failed'; readonly error: string };

export interface NextpnrResult {
  readonly bitstream: Uint8Array;
  /** nextpnr's `--report`, JSON. */
  readonly report: string;
  readonly log: string;
}

/** One at a time: a run needs up to a gigabyte. */
const threads = new ThreadPool<NextpnrJob, NextpnrMessage>(new URL('./nextpnr-worker.ts', import.meta.url), 1);

/**
 * Place, route and pack. `onProgress` hears each stage as it begins, in nextpnr's words. What nextpnr reports as an
 * error, such as a clock that is not met or a part that is full, is a `UserError` with its first error line.
 */
export async function runNextpnr(job: NextpnrJob, onProgress?: OnProgress): Promise<NextpnrResult> {
  let log = '';
  return threads.run<NextpnrResult>(job, (message) => {
    switch (message.kind) {
      case 'log':
        log += message.text;
        for (const [, stage] of message.text.matchAll(
          /^Info: ((?:Packing|Placing|Routing|Running|Creating|Promoting)\b.*?)\.*$/gm,
        ))
          onProgress?.(`nextpnr: ${stage}`);
        return undefined;
      case 'done':
        return { result: { bitstream: message.bitstream, report: message.report, log } };
      case 'failed':
        throw (
          refusal(log) ?? new Error(`nextpnr ended with ${message.error}\n${log.split('\n').slice(-20).join('\n')}`)
        );
    }
  });
}

function refusal(log: string): UserError | undefined {
  const line = /^ERROR: (.*)$/m.exec(log);
  return line === null ? undefined : new UserError(`nextpnr does not accept the design: ${line[1]}`);
}

/** The version of the `@yowasp/nextpnr-ice40` package, which decides what a run gives. Without it, a `UserError`. */
export const nextpnrVersion = (): string => packageVersion('@yowasp/nextpnr-ice40', 'place and route for iCE40');
