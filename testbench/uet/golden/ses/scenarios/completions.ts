/** The completions of a scenario beside those of its run. */
import type { TargetCompletion } from '../target-side/index.ts';
import type { Scenario } from './read-scenarios.ts';
import type { ScenarioRun } from './runner.ts';

/** Bytes of a WRITE whose completion says none: all that it carries, over its packets. */
const writtenBytes = ({ packets }: Scenario): number =>
  packets.reduce((sum, { dir, payload_bytes = 0 }) => (dir === 'I->T' ? sum + payload_bytes : sum), 0);

/** Those of the target, as the scenarios write them: what has run, and what is listed. */
export function targetCompletions(run: ScenarioRun, scenario: Scenario) {
  const target = run.heard.map(({ kind, code, bytes, cut }) =>
    code === 'ok' && cut === 0 ? `${kind} ${bytes}` : 'error',
  );
  const listed = scenario.completions.filter(({ side }) => side === 'T');
  const expected = listed.flatMap(({ what, len, n = 1 }) => {
    const kind = what === 'write_imm' ? 'write' : what === 'trecv' ? 'recv' : String(what);
    const bytes = len ?? writtenBytes(scenario);
    return Array.from({ length: Number(n) }, () => (kind === 'error' ? 'error' : `${kind} ${bytes}`));
  });
  return { target, expected };
}

/** A field of a listed completion of the target, as its run has it. */
const fields: Readonly<Record<string, (of: TargetCompletion, scenario: Scenario) => number | bigint | string>> = {
  data: ({ headerData }) => headerData ?? 'none',
  tag: ({ matchBits }) => matchBits,
  olen: ({ cut }) => cut,
  buf_offset: ({ offset }) => offset,
  ctx: ({ wrId }, { setup }) => setup.posts?.[wrId ?? -1]?.ctx ?? 'none',
};

const isSame = (has: number | bigint | string, listed: unknown): boolean =>
  typeof has === 'string' || !/^(0x)?[0-9a-f]+$/i.test(String(listed))
    ? has === listed
    : BigInt(has) === BigInt(listed as string);

/** What a fetching atomic has brought: an integer, high byte first, as responses have it. */
const resultOf = ({ result }: { readonly result: Uint8Array | undefined }): bigint | undefined =>
  result && BigInt(`0x${Buffer.from(result).toString('hex')}`);

/** Where the completions of both ends are not those of the list, in words. */
export function completionDifferences(run: ScenarioRun, scenario: Scenario): readonly string[] {
  const differences: string[] = [];
  const { target, expected } = targetCompletions(run, scenario);
  const [has, wants] = [target, expected].map((list) => list.join(', ') || 'none');
  if (has !== wants) differences.push(`the target completes ${has}; listed are ${wants}`);
  const listed = scenario.completions.filter(({ side }) => side === 'T');
  const each = listed.flatMap((one) => Array.from({ length: Number(one.n ?? 1) }, () => one));
  for (const [i, one] of each.entries()) {
    const completion = run.heard[i];
    for (const [name, read] of Object.entries(fields)) {
      if (one[name] === undefined || completion === undefined) continue;
      const is = read(completion, scenario);
      if (!isSame(is, one[name])) differences.push(`completion ${i} of the target: ${name} is ${is}, not ${one[name]}`);
    }
  }
  const initiator = scenario.completions.filter(({ side }) => side === 'I');
  const count = initiator.reduce((sum, { n = 1 }) => sum + Number(n), 0);
  const codes = run.sent.map(({ code }) => code as string);
  const told = `the initiator completes ${codes.join(', ') || 'none'}`;
  if (codes.length !== count) differences.push(`${told}; listed are ${count}`);
  for (const { what, n = 1, ses_code: code, result } of initiator) {
    const isError = String(what).startsWith('error');
    const isEither = what === 'send or error';
    if (!isEither && codes.filter((one) => (one !== 'ok') === isError).length < Number(n))
      differences.push(`${told}; listed are ${n} of ${what}`);
    const wanted = code === undefined ? undefined : String(code).toLowerCase();
    if (wanted !== undefined && !codes.includes(wanted)) differences.push(`${told}; none of them is ${wanted}`);
    if (result !== undefined && !run.sent.some((one) => resultOf(one) === BigInt(result as number)))
      differences.push(`the initiator fetches ${run.sent.map(resultOf).join(', ')}; listed is ${result}`);
  }
  return differences;
}
