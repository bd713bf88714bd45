/** The one place where objects of the testbench become awaitable; on purpose, so the linter's rule is off here. */

/** What `await` hands to a thenable, and what a user may. */
export type OnValue<T, A> = ((value: T) => A | PromiseLike<A>) | null | undefined;
/** As `OnValue`, for a rejection. */
export type OnError<B> = ((error: unknown) => B | PromiseLike<B>) | null | undefined;

/** A lazy promise: `subscribe` runs once for each `await`, and nothing before. */
export abstract class Thenable<T> implements PromiseLike<T> {
  then<A = T, B = never>(onValue?: OnValue<T, A>, onError?: OnError<B>): PromiseLike<A | B> {
    return this.subscribe(onValue, onError);
  }

  /** Call one of the two when there is an outcome; the result is what `then` has to return. */
  protected abstract subscribe<A, B>(onValue: OnValue<T, A>, onError: OnError<B>): PromiseLike<A | B>;
}
