/** What Yosys says of a user's mistake, in words that help. */
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import type { YosysError } from '../../../support/yosys/run-yosys.ts';
import type { SourceFile } from './verilog-to-json.ts';

/** The error itself, or a better one where it is known what went wrong. */
export function reworded(error: YosysError, files: readonly SourceFile[], top: string): Error {
  const { message } = error;
  const modules = files.flatMap(({ text }) =>
    [...text.matchAll(/^\s*(?:\(\*.*?\*\)\s*)?module\s+(\w+)/gm)].map(([, name]) => name!),
  );
  if (/Module `\\?\S+' not found!/.test(message)) {
    return new UserError(`there is no module ${top} in the files${didYouMean(top, modules)}`);
  }
  const missing = /Module `\\(\S+)' referenced in module `\\?(\S+)' in cell `\\(\S+)' is not part of the design/.exec(
    message,
  );
  if (missing !== null) {
    const [, module, user, cell] = missing;
    return new UserError(
      `${user} has an instance ${cell} of ${module}, which is in none of the files${didYouMean(module!, modules)}; ` +
        'add its file, or an empty module with its ports marked (* blackbox *) and a model in the option boxes',
    );
  }
  return error;
}
