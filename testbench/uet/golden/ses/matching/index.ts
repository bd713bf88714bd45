/** Matching of messages and posted receives. */
export { ExactMatcher } from './exact-matcher.ts';
export { OrderedMatcher } from './ordered-matcher.ts';
export {
  type Arrived,
  admits,
  type Claim,
  defaultMatchSettings,
  type Matcher,
  type MatchSettings,
  type MessageHeader,
  matches,
  type Posted,
  type PostedReceive,
  type TooLong,
} from './receive.ts';
