/** Holds the samples that HPCC is given against those that came in at the port `int`, and against what was sent. */
import assert from 'node:assert/strict';
import type { Dut } from '../../../../bench/context.ts';
import { sampledReader } from '../../cms/hpcc/hpcc-ports.ts';
import { removing } from '../../cms/hpcc/sampled-contexts.ts';
import { hopPlaces } from '../pair/int-echo.ts';

/** One of the last so many samples is the one that an ACK brings: it waits for the ACK's way, or the next ACK. */
const kept = 64;

/** Bytes of a context that were sent, and that have left the flight. */
interface Bytes {
  sent: number;
  removed: number;
}

export class SampleChecker {
  given = 0;
  readonly #event: ReturnType<typeof sampledReader>;
  readonly #int: () => readonly [pdcid: number, hops: string] | undefined;
  readonly #contexts = new Map<number, Bytes>();
  /** The last samples of each PDC that were not taken yet, in their order. */
  readonly #waiting = new Map<number, string[]>();
  /** The PDCs of each context that have brought a sample. */
  readonly #pdcs = new Map<number, Set<number>>();

  constructor(dut: Dut, prefix: string) {
    this.#event = sampledReader({ ports: dut.ports, signals: dut.signals, port: (name) => dut.port(prefix + name) });
    const port = (name: string) => dut.port(`int_${name}`);
    const [valid, pdcid, count] = ['valid', 'pdcid', 'path_count'].map(port);
    const hops = Array.from({ length: hopPlaces }, (_, i) =>
      ['time', 'bytes', 'queue'].map((name) => port(`path_hops_${i}_${name}`)),
    );
    this.#int = () => {
      if (Number(valid!.get()) === 0) return undefined;
      const told = hops.slice(0, Number(count!.get())).map((hop) => hop.map((each) => Number(each.get())));
      return [Number(pdcid!.get()), JSON.stringify(told)];
    };
  }

  /** Before each edge; whether HPCC is given a sample in this clock. */
  sample(): boolean {
    const int = this.#int();
    if (int !== undefined) {
      const [pdcid, hops] = int;
      const waiting = this.#waiting.get(pdcid) ?? [];
      this.#waiting.set(pdcid, [...waiting, hops].slice(-kept));
      this.given++;
    }
    const event = this.#event();
    if (event === undefined) return false;
    const { ccc, kind, bytes, sample } = event;
    const context = this.#contexts.get(ccc) ?? { sent: 0, removed: 0 };
    this.#contexts.set(ccc, context);
    const size = bytes % 2 ** 24;
    if (kind === 'start') this.#pdcs.delete(ccc);
    if (kind === 'start' || kind === 'idle') Object.assign(context, { sent: bytes, removed: bytes });
    else if (kind === 'sent') context.sent = (context.sent + size) % 2 ** 32;
    else if (removing.has(kind)) context.removed = (context.removed + size) % 2 ** 32;
    else if (kind === 'readd') context.removed = (context.removed - size + 2 ** 32) % 2 ** 32;
    if (sample === undefined) return false;
    assert(kind === 'ack' || kind === 'probe_ack', `a sample with ${kind}`);
    assert.equal(sample.sequence, context.removed, 'what has left the flight');
    assert.equal(sample.nextToSend, context.sent, 'what is sent next');
    this.#take(ccc, JSON.stringify(sample.hops.map(({ time, bytes: sent, queue }) => [time, sent, queue])));
    return true;
  }

  /** One that came in for a PDC of this context, later than all that were taken before. */
  #take(ccc: number, hops: string): void {
    for (const [pdcid, waiting] of this.#waiting) {
      const place = waiting.lastIndexOf(hops);
      if (place < 0) continue;
      for (const [other, pdcs] of this.#pdcs)
        assert(other === ccc || !pdcs.has(pdcid), `PDC ${pdcid} has context ${other}`);
      this.#pdcs.set(ccc, (this.#pdcs.get(ccc) ?? new Set()).add(pdcid));
      this.#waiting.set(pdcid, waiting.slice(place + 1));
      return;
    }
    assert.fail(`a sample of context ${ccc} that did not come in, or comes twice: ${hops}`);
  }
}
