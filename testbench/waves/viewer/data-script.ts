/** The page's script, part 1: the changes, and values as text. */

/**
 * Decodes what `ChangeChain` encodes, a signal at a time and only when it is needed. Times are cycles since the first.
 * Defines `signals`, `cycles`, `firstCycle`, `tree`, `mark`, `changeAt`, `valueOf`, `radices`, `format`.
 */
export const dataScript = `
const byId = (id) => document.getElementById(id);

async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const { signals, cycles, firstCycle, tree, mark } = JSON.parse(byId('header').textContent);
const bytes = await unpack(byId('changes').textContent);
byId('changes').remove();

// times[i] is that of change i; places[i] is its value if the signal has one bit, else where the value begins in bytes.
function decode(signal) {
  const size = Math.ceil(signal.width / 8);
  const times = new Uint32Array(signal.changes);
  const places = new Uint32Array(signal.changes);
  let at = signal.at;
  let time = 0;
  for (let i = 0; i < signal.changes; i++) {
    let head = 0;
    let unit = 1;
    let byte;
    do {
      byte = bytes[at++];
      head += (byte & 127) * unit;
      unit *= 128;
    } while (byte >= 128);
    if (signal.width === 1) {
      time += Math.floor(head / 4);
      places[i] = (head & 2) / 2;
    } else {
      time += Math.floor(head / 2);
      places[i] = at;
      at += size;
    }
    times[i] = time;
  }
  signal.times = times;
  signal.places = places;
}

function timesOf(signal) {
  if (signal.times === undefined) decode(signal);
  return signal.times;
}

// The last change at or before a time; the first change is at 0.
function changeAt(signal, time) {
  const times = timesOf(signal);
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

// A number up to 32 bits, a bigint above.
function valueOf(signal, change) {
  timesOf(signal);
  const place = signal.places[change];
  if (signal.width === 1) return place;
  const size = Math.ceil(signal.width / 8);
  const padding = size * 8 - signal.width;
  if (signal.width <= 32) {
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + bytes[place + i];
    return Math.floor(value / 2 ** padding);
  }
  let digits = '0x';
  for (let i = 0; i < size; i++) digits += bytes[place + i].toString(16).padStart(2, '0');
  return BigInt(digits) >> BigInt(padding);
}

const radixNames = { enum: 'names', hex: 'hexadecimal', dec: 'decimal', signed: 'signed', bin: 'binary' };
const radices = (signal) => (signal.states ? ['enum'] : []).concat('hex', 'dec', 'signed', 'bin');

function format(signal, value) {
  switch (signal.radix) {
    case 'enum':
      return signal.states[String(value)] ?? String(value);
    case 'dec':
      return String(value);
    case 'bin':
      return value.toString(2).padStart(signal.width, '0');
    case 'signed': {
      const range = 1n << BigInt(signal.width);
      return String(BigInt(value) * 2n >= range ? BigInt(value) - range : value);
    }
    default:
      return value.toString(16);
  }
}
for (const signal of signals) signal.radix = radices(signal)[0];

const state = { cursor: 0, marker: undefined, selected: undefined, from: 0, scale: 1 };
`;
