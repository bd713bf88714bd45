/**
 * SHA-256 (FIPS 180-4) where there is no Node: elaboration needs it at once, and `crypto.subtle` gives a promise.
 */

/** The first 32 bits of the fractional parts of the square (`root` 2) or cube roots of the first `count` primes. */
function fractions(count: number, root: 2 | 3): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  return primes.map((p) => {
    // Exact: the root of p * 2^(32 * root), by bisection.
    const scaled = BigInt(p) << BigInt(32 * root);
    let [low, high] = [0n, 1n << 40n];
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** BigInt(root) <= scaled) low = middle;
      else high = middle;
    }
    return Number(low & 0xffff_ffffn) | 0;
  });
}

const start = fractions(8, 2);
const constants = fractions(64, 3);

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** In hexadecimal, 64 digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(start);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) block(state, w, view, at);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function block(state: Int32Array, w: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}
