/** Programs of hosts: what each sends, receives and waits for, as those of MPI ranks are written. */

/** Something under way. */
export interface Pending {
  isDone: boolean;
}

/** What a program waits for: all of these, or until a time in ps. */
export type Wait = readonly Pending[] | number;

/** It goes on as soon as what it has yielded has come. What it computes takes no time. */
export type HostProgram = Generator<Wait, void, void>;

/** Messages between hosts, by one of the ways that UET has for them. */
export interface Messenger {
  /** Done when the buffer may be used again. `at`: where its bytes lie in this host's memory. */
  send(to: number, tag: number, at: number, length: number): Pending;
  /** Done when the bytes lie at `at`. `from` may be `any` where the profile has wildcards. */
  receive(from: number | 'any', tag: number, at: number, length: number): Pending;
}

/** A host as its program sees it. */
export interface ProgramHost {
  readonly rank: number;
  readonly hosts: number;
  readonly memory: Uint8Array;
  readonly messenger: Messenger;
  /** Copies bytes of a peer's memory, or writes there, past its processor; memory of all hosts is open to all. */
  read(from: number, at: number, length: number, to: number): Pending;
  /** ps. */
  now(): number;
}
