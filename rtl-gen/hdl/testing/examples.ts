import { bit, bits, clog2, enumOf, module, record, type Shape, sink, source } from '../index.ts';

export const counter = <const W extends number>(width: W) =>
  module('counter', { in: { en: bit }, out: { count: bits(width) } }, ({ en }, m) => {
    const count = m.reg('count', bits(width), { reset: 0 });
    m.when(en, () => count.set(count.add(1)));
    return { count: count };
  });

export const fifo = <V>(payload: Shape<V>, depth: number) =>
  module('fifo', { link: { up: sink(payload), down: source(payload) } }, ({ up, down }, m) => {
    const ptr = bits(clog2(depth) + 1);
    const mem = m.mem('mem', payload, { depth });
    const wr = m.reg('wr', ptr, { reset: 0 });
    const rd = m.reg('rd', ptr, { reset: 0 });
    const { full, empty } = m.named({ full: wr.sub(rd).eq(depth), empty: wr.eq(rd) });
    const push = up.valid.and(full.not());
    const pop = down.ready.and(empty.not());
    mem.write({ addr: wr.trunc(clog2(depth)), data: up.payload, enable: push });
    m.when(push, () => wr.set(wr.add(1)));
    m.when(pop, () => rd.set(rd.add(1)));
    m.assert('never_overfull', wr.sub(rd).lt(depth + 1));
    return { up: { ready: full.not() }, down: { payload: mem.read(rd.trunc(clog2(depth))), valid: empty.not() } };
  });

const Pixel = record({ r: bits(8), g: bits(8), b: bits(8) });
export const luma = module('luma', { in: { px: Pixel }, out: { y: bits(8) } }, ({ px }, m) => {
  const sum = px.r.zext(10).add(px.g.zext(10)).add(px.g.zext(10)).add(px.b.zext(10));
  return m.named({ y: sum.slice(9, 2) });
});

export const ram = module(
  'ram',
  { in: { addr: bits(10), wdata: bits(32), we: bit }, out: { rdata: bits(32) } },
  ({ addr, wdata, we }, m) => {
    const mem = m.mem('mem', bits(32), { depth: 1024 });
    mem.write({ addr, data: wdata, enable: we });
    return { rdata: mem.readSync({ addr, onCollision: 'old' }) };
  },
);

const State = enumOf('idle', 'start', 'data', 'stop');
export const uartTx = (divisor: number) =>
  module('uart_tx', { out: { tx: bit }, link: { up: sink(bits(8)) } }, ({ up }, m) => {
    const state = m.reg('state', State, { reset: 'idle' });
    const shift = m.reg('shift', bits(8));
    const index = m.reg('index', bits(3), { reset: 0 });
    const baud = m.reg('baud', bits(clog2(divisor)), { reset: 0 });
    const tick = baud.eq(divisor - 1);
    const tx = m.wire('tx', bit, 1);
    m.when(state.is('idle').or(tick), () => baud.set(0)).otherwise(() => baud.set(baud.add(1)));
    m.match(state, {
      idle: () =>
        m.when(up.valid, () => {
          shift.set(up.payload);
          state.set('start');
        }),
      start: () => {
        tx.set(0);
        m.when(tick, () => state.set('data'));
      },
      data: () => {
        tx.set(shift.at(0));
        m.when(tick, () => {
          shift.set(shift.slice(7, 1).zext(8));
          index.set(index.add(1));
          m.when(index.eq(7), () => state.set('stop'));
        });
      },
      stop: () => m.when(tick, () => state.set('idle')),
    });
    return { tx: tx, up: { ready: state.is('idle') } };
  });

export const top = module(
  'top',
  { in: { go: bit }, out: { lo: bits(4) }, link: { down: source(Pixel), up: sink(Pixel) } },
  ({ go, up, down }, m) => {
    const c = m.inst('c', counter(8), { en: go });
    const q = m.inst('q', fifo(Pixel, 16), { up, down });
    return { lo: c.count.slice(3, 0), ...q };
  },
);
