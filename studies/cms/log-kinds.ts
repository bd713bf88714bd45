/** Which models and which designs take a recording of congestion management. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LogSettings, logName } from '../../testbench/uet/traces/cms/log.ts';

/** What a recording is put through, by the names that `gatewright replay` takes. */
export interface Takers {
  /** What it is of, in words. */
  readonly what: string;
  readonly models: readonly string[];
  readonly designs: readonly string[];
}

const none: readonly string[] = [];

/**
 * Those of a log: by the ending of its name, its settings, and of vectors by their columns. What a flow has sent
 * (`tx`) goes through its models with what came to it (`cc`), so it is not taken again.
 */
export function takersOf(file: string): Takers | undefined {
  const { kind, settings } = logName(file);
  switch (kind) {
    case 'tx':
      return undefined;
    case 'cc':
      return flowTakers(new LogSettings(settings));
    case 'lb':
      return pathTakers('paths of a flow', new LogSettings(settings));
    case 'sleek':
      return { what: 'recovery of a flow', models: ['sleek'], designs: none };
    case 'rccc':
      return { what: 'a receiver', models: ['rccc_receiver'], designs: ['rccc_receiver_n64'] };
    default:
      return vectorTakers(file, settings);
  }
}

function flowTakers(log: LogSettings): Takers {
  const [hasWindow, hasCredit] = [log.flag('nscc'), log.flag('rccc')];
  const ways = [...(hasWindow ? ['NSCC'] : []), ...(hasCredit ? ['RCCC'] : [])];
  return {
    what: `a flow with ${ways.join(' and ')}`,
    models: [hasWindow ? 'nscc' : 'rccc_source', ...(hasWindow ? ['nscc_fixed'] : [])],
    designs: [...(hasWindow ? ['nscc_n256'] : []), ...(hasCredit ? ['rccc_source_n256'] : [])],
  };
}

function pathTakers(what: string, log: LogSettings): Takers {
  const scheme = log.text('load_balancing');
  // REPS without freezing is a model alone: docs/uet/cms.md.
  const isBuilt = scheme !== 'reps_legacy';
  const design = log.number('paths') > 64 ? 'path_select_n256_p256' : 'path_select_n256_p64';
  return { what: `${what}, ${scheme}`, models: ['path_select'], designs: isBuilt ? [design] : none };
}

function vectorTakers(file: string, settings: string): Takers {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  const columns = text.slice(0, text.indexOf('\n')).trim().split(',');
  const has = (column: string): boolean => columns.includes(column);
  if (has('choice')) return pathTakers('vectors of paths', new LogSettings(settings));
  if (has('U')) return { what: 'vectors of HPCC', models: ['hpcc'], designs: ['hpcc_n256'] };
  if (has('alpha')) return { what: 'vectors of DCQCN', models: ['dcqcn'], designs: ['dcqcn_n256'] };
  return { what: 'vectors of NSCC', models: ['nscc', 'nscc_fixed'], designs: ['nscc_n256'] };
}
