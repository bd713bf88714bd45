/**
 * Runs commands in one process, one after the other, as each would run in a process of its own: what takes a second of
 * that is to load all designs. `node many-commands.ts '[["list"], ["lst"]]'` prints their results as JSON.
 */
interface Result {
  code: number;
  out: string;
  err: string;
}

const results: Result[] = [];
const [node, , given] = process.argv;
const print = process.stdout.write.bind(process.stdout);
for (const [i, args] of (JSON.parse(given!) as string[][]).entries()) {
  const result: Result = { code: 0, out: '', err: '' };
  const taking = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    result[stream] += text;
    return true;
  };
  process.stdout.write = taking('out');
  process.stderr.write = taking('err');
  process.exitCode = undefined;
  process.argv = [node!, 'gatewright', ...args];
  // The program runs when it is loaded: each time under another name.
  await import(`../program.ts?${i}`);
  process.stdout.removeAllListeners('error');
  result.code = Number(process.exitCode ?? 0);
  results.push(result);
}
process.exitCode = 0;
print(JSON.stringify(results));
