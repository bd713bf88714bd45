/**
 * Priority flow control (IEEE 802.1Qbb) in software, over the same wire as the hardware of CBFC: there is no hardware
 * of it here.
 */
import { bytesPerNs, gapBytes, type Line, oneWayNs } from '../line/line.ts';
import { storedBytes } from './cells.ts';

/** A PFC frame with preamble and gap. */
const pauseBytes = 64 + gapBytes;

export interface PauseOptions {
  readonly line: Line;
  readonly metres: number;
  /** Bytes of every frame, FCS included, in both directions. */
  readonly frame: number;
  readonly priorities: number;
  /** Nanoseconds from a PFC frame's end at the MAC until the MAC begins no frame of the priority any more. */
  readonly reactionNs: number;
  /** What all priorities share, and what each has for itself once it has been told to stop; in frames. */
  readonly pool: number;
  readonly headroom: number;
  /**
   * Which priorities have frames: always one, always all, or one after the other, each once the one before has stopped,
   * which fills every headroom.
   */
  readonly traffic: 'one' | 'all' | 'in turn';
  /** Nanoseconds for which the receiver's frames leave, and for which they do not, in turn, the latter first. */
  readonly drainNs: number;
  readonly stallNs: number;
  readonly totalNs: number;
}

export interface PauseResult {
  /** Frames that found no room. */
  readonly lost: number;
  /** The share of the time in which frames may leave in which they do. */
  readonly share: number;
}

/** What happens, and when. */
type Event =
  | { readonly at: number; readonly kind: 'send' | 'left' | 'drain' | 'stall' }
  | { readonly at: number; readonly kind: 'arrive'; readonly priority: number }
  | { readonly at: number; readonly kind: 'pause'; readonly priority: number; readonly stop: boolean };

/**
 * A run. A frame that comes goes into the pool while it fits and its priority has not been told to stop, else into the
 * headroom of its priority. When the pool takes no further frame, or a frame did not go there, its priority is told to
 * stop; when the pool has room for one again and its headroom is empty, to go on. Each PFC frame waits for a frame that
 * has just begun in its direction, the worst case, and its sender ends the frame that it is sending.
 */
export function runPause(options: PauseOptions): PauseResult {
  const { line, frame, priorities, reactionNs, metres } = options;
  const rate = bytesPerNs(line);
  const way = oneWayNs(line, metres);
  const frameNs = (frame + gapBytes) / rate;
  const room = { pool: options.pool * storedBytes(frame), headroom: options.headroom * storedBytes(frame) };
  const size = storedBytes(frame);
  const events = new Events();
  const told = Array.from({ length: priorities }, () => false);
  const stopped = Array.from({ length: priorities }, () => false);
  const inHeadroom = Array.from({ length: priorities }, () => 0);
  const queues = Array.from({ length: priorities }, () => 0);
  let [pool, lost, turn, sending, drainTurn] = [0, 0, 0, false, 0];
  let [leaving, drains, idleNs, drainsNs, since] = [false, false, 0, 0, 0];
  /** Since when a frame might leave and there is none. */
  let idleSince: number | undefined;
  let leavesPriority = 0;

  const tell = (priority: number, stop: boolean, at: number): void => {
    told[priority] = stop;
    events.add({ at: at + (frame + gapBytes + pauseBytes) / rate + way + reactionNs, kind: 'pause', priority, stop });
  };
  /** The next priority to send, if any. */
  const next = (): number | undefined => {
    const has = (p: number): boolean => !stopped[p];
    if (options.traffic === 'one') return has(0) ? 0 : undefined;
    const order = Array.from({ length: priorities }, (_, i) =>
      options.traffic === 'all' ? (turn + i) % priorities : i,
    );
    return order.find(has);
  };
  const send = (at: number): void => {
    const priority = next();
    sending = priority !== undefined;
    if (priority === undefined) return;
    turn = (priority + 1) % priorities;
    events.add({ at: at + frame / rate + way, kind: 'arrive', priority });
    events.add({ at: at + frameNs, kind: 'send' });
  };
  const arrive = (priority: number, at: number): void => {
    const fits = !told[priority] && pool + size <= room.pool;
    if (!fits && inHeadroom[priority]! + size > room.headroom) {
      lost++;
      return;
    }
    if (fits) pool += size;
    else inHeadroom[priority]! += size;
    queues[priority]!++;
    if (!told[priority] && (!fits || pool + size > room.pool)) tell(priority, true, at);
    leave(at);
  };
  /** The next frame begins to leave. */
  const leave = (at: number): void => {
    if (leaving || !drains) return;
    idleSince ??= at;
    const order = Array.from({ length: priorities }, (_, i) => (drainTurn + i) % priorities);
    const priority = order.find((p) => queues[p]! > 0);
    if (priority === undefined) return;
    [leaving, leavesPriority, drainTurn] = [true, priority, (priority + 1) % priorities];
    idleNs += at - idleSince;
    idleSince = undefined;
    events.add({ at: at + frameNs, kind: 'left' });
  };
  const left = (at: number): void => {
    leaving = false;
    queues[leavesPriority]!--;
    if (inHeadroom[leavesPriority]! > 0) inHeadroom[leavesPriority]! -= size;
    else pool -= size;
    for (let p = 0; p < priorities; p++)
      if (told[p] && inHeadroom[p] === 0 && pool + size <= room.pool) tell(p, false, at);
    leave(at);
  };

  events.add({ at: 0, kind: 'send' });
  events.add({ at: options.stallNs, kind: 'drain' });
  for (let event = events.take(); event !== undefined && event.at < options.totalNs; event = events.take()) {
    const { at } = event;
    if (event.kind === 'send') send(at);
    else if (event.kind === 'arrive') arrive(event.priority, at);
    else if (event.kind === 'left') left(at);
    else if (event.kind === 'pause') {
      stopped[event.priority] = event.stop;
      if (!sending) send(at);
    } else {
      drains = event.kind === 'drain';
      if (drains) since = at;
      else {
        drainsNs += at - since;
        if (idleSince !== undefined) idleNs += at - idleSince;
        idleSince = undefined;
      }
      leave(at);
      events.add({ at: at + (drains ? options.drainNs : options.stallNs), kind: drains ? 'stall' : 'drain' });
    }
  }
  if (drains) drainsNs += options.totalNs - since;
  if (idleSince !== undefined) idleNs += options.totalNs - idleSince;
  return { lost, share: 1 - idleNs / drainsNs };
}

/** Events in the order of time, those of one time in the order in which they were added. */
class Events {
  readonly #events: Event[] = [];

  add(event: Event): void {
    let i = this.#events.length;
    while (i > 0 && this.#events[i - 1]!.at > event.at) i--;
    this.#events.splice(i, 0, event);
  }

  take(): Event | undefined {
    return this.#events.shift();
  }
}
