import fc from 'fast-check';
import { expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { tssBindings } from '../../../../../rtl-gen/uet/tss/layer/bindings.ts';
import { hwProperty } from '../../../../bench/hw-property.ts';
import { yosysEngine } from '../../../../engine/foreign/engine.ts';
import { TssEndpoint } from '../../../golden/tss/endpoint.ts';

const design = elaborate(tssBindings);
const job = fc.constantFrom(1, 2, 0xff_ffff);
const sdi = fc.constantFrom(5, 6);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('bind' as const), job, sdi, bound: fc.boolean() }),
    fc.record({ kind: fc.constant('ask' as const), job, sdi, secured: fc.boolean(), has_job: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** What the golden endpoint says of a plain packet of a job; of a secured one it is that of its last check. */
function expected(
  bindings: ReadonlyMap<number, number>,
  secured: boolean,
  sdi: number,
  job: number | undefined,
): string {
  const endpoint = new TssEndpoint({ domains: [], bindings, jobOf: () => job });
  if (secured) return job === undefined || bindings.get(job) === sdi ? 'accepted' : 'binding_failure';
  const body = { source: new Uint8Array(4), destination: new Uint8Array(4), body: Uint8Array.of(0x10) };
  const received = endpoint.receive({ ...body, encapsulation: { kind: 'native', entropy: new Uint8Array(4) } });
  return received.kind === 'dropped' ? received.reason : received.kind;
}

hwProperty(
  'jobs are held to the domain they are bound to, or to none, on yosys',
  { create: (o) => yosysEngine.create(design, o), numRuns: 20 },
  steps,
  async (t, drawn) => {
    const [write, query, answer] = [t.source('write'), t.source('query'), t.sink('answer')];
    const bindings = new Map<number, number>();
    for (const step of drawn) {
      if (step.kind === 'bind') {
        await write.send({ job: step.job, sdi: step.sdi, bound: Number(step.bound) });
        if (step.bound) bindings.set(step.job, step.sdi);
        else bindings.delete(step.job);
        continue;
      }
      const { job, sdi, secured, has_job } = step;
      await query.send({ job, sdi, secured: Number(secured), has_job: Number(has_job), bytes: 1 });
      expect((await answer.recv()).item).toBe(expected(bindings, secured, sdi, has_job ? job : undefined));
    }
  },
);
