/** The steps that bring the virtual channels of a sender up and take them down (link-layer.md B7). */
import { bit, bits, clog2, module, record, vec } from '../../../hdl/index.ts';
import { Command, CommandKind } from '../../cbfc/sender/commands.ts';
import { creditBits } from '../../cbfc/settings.ts';
import { builtChannels, usedChannels } from './link-options.ts';

/** Steps of a channel that comes up: disable, zero, limit, lossless or best effort, enable. */
const steps = 5;
/** Clocks from one command to the next, in which the first one has acted. */
const stepClocks = 4;
const clocks = usedChannels * steps * stepClocks;

/**
 * Gives `command` for all channels, one after the other, where `on` changes: `steps` of them when it becomes 1, as
 * `lossless` and `limits` say then, and `disable` when it becomes 0. The receiver at the other end has to be on before.
 */
export const channelCommands = module(
  'uet_channel_commands',
  {
    summary: 'Brings virtual channels up and takes them down.',
    in: { on: bit, lossless: bits(usedChannels), limits: vec(bits(creditBits), usedChannels) },
    out: { command: record({ valid: bit, payload: Command(clog2(builtChannels)) }) },
  },
  ({ on, lossless, limits }, m) => {
    const was = m.reg('was', bit, { reset: 0 });
    const changing = m.reg('changing', bit, { reset: 0 });
    const at = m.reg('at', bits(clog2(clocks)), { reset: 0 });
    m.when(changing, () => {
      at.set(at.add(1));
      m.when(at.eq(clocks - 1), () => changing.set(0));
    }).elsewhen(was.ne(on), () => {
      was.set(on);
      changing.set(1);
      at.set(0);
    });
    const vc = m.named('vc', at.ge(steps * stepClocks));
    const place = m.named('place', m.mux(vc, at.sub(steps * stepClocks), at));
    const step = m.named('step', place.shr(clog2(stepClocks)));
    const kind = m.wire('kind', CommandKind, 'disable');
    m.when(was, () => {
      m.when(step.eq(1), () => kind.set('zero'));
      m.when(step.eq(2), () => kind.set('limit'));
      m.when(step.eq(3), () => {
        m.when(lossless.at(vc), () => kind.set('lossless')).otherwise(() => kind.set('best_effort'));
      });
      m.when(step.eq(4), () => kind.set('enable'));
    });
    const begins = place.trunc(clog2(stepClocks)).eq(0);
    return {
      command: {
        valid: changing.and(begins),
        payload: { vc: vc.zext(clog2(builtChannels)), kind, value: m.mux(vc, limits.at(1), limits.at(0)) },
      },
    };
  },
);
