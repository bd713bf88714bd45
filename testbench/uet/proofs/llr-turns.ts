/** Messages of LLR and CBFC: which goes next, and how long each kind waits at most. */
import { type Bits, bind, bit, bits, module, record, sink } from '../../../rtl-gen/hdl/index.ts';
import { CfUpdate } from '../../../rtl-gen/uet/cbfc/messages.ts';
import { controlChoice } from '../../../rtl-gen/uet/llr/end/control-choice.ts';
import { setChoice } from '../../../rtl-gen/uet/llr/line/set-choice.ts';
import { controlKinds, InitMessage } from '../../../rtl-gen/uet/llr/messages.ts';
import { receiveAnswers } from '../../../rtl-gen/uet/llr/receive/answers.ts';
import { ackSpacingBits, lineBytesBits, seqBits } from '../../../rtl-gen/uet/llr/settings.ts';
import { type Proof, proof } from '../../formal/proof.ts';

/** All kinds of messages, in the order of the bits of words of them. */
const kinds = [...controlKinds, 'cf_update'] as const;
type Kind = (typeof kinds)[number];
const place = (kind: Kind): number => kinds.indexOf(kind);

/** The groups that INITs and CF_Updates take turns with, in the order of the bits of their joins. */
const besideInit = controlKinds.filter((kind) => kind !== 'init');
const besideUpdate = controlKinds;

/** The first kind's bit lowest. */
const word = (list: readonly Bits<1>[]): Bits => list.map((one): Bits => one).reduce((low, high) => high.cat(low));

/**
 * The three parts that choose, as `llrEnd` and `llrEncoder` join them: the receiver's answers, an end's choice, and the
 * encoder's. `goes`: the kind that is taken.
 */
const chooser = module(
  'llr_turns',
  {
    in: {
      on: bit,
      init_came: bit,
      nack_due: bit,
      acks: bit,
      acked: bits(seqBits),
      ack_spacing: bits(ackSpacingBits),
      line_bytes: bits(lineBytesBits),
      echo: InitMessage,
      pcs_up: bit,
      set_near: bit,
      set_goes: bit,
    },
    out: { goes: bits(kinds.length), waits: bit, block: bits(64) },
    link: { init: sink(InitMessage), cf: sink(CfUpdate) },
  },
  (io, m) => {
    const answerTaken = m.wire('answer_taken', bit, 0);
    const controlTaken = m.wire('control_taken', bit, 0);
    const answers = m.inst('answers', receiveAnswers, {
      on: io.on,
      init: io.init_came,
      message: io.echo,
      nack_due: io.nack_due,
      acks: io.acks,
      acked: io.acked,
      ack_spacing: io.ack_spacing,
      line_bytes: io.line_bytes,
      control: { ready: answerTaken },
    });
    const end = m.inst('choice', controlChoice, {
      open: io.pcs_up,
      init: io.init,
      answer: answers.control,
      control: { ready: controlTaken },
    });
    const sets = m.inst('sets', setChoice(), { near: io.set_near, goes: io.set_goes, control: end.control, cf: io.cf });
    answerTaken.set(end.answer.ready);
    controlTaken.set(sets.control.ready);
    const goes: Record<Kind, Bits<1>> = {
      ack: answers.ack_sent,
      nack: answers.nack_sent,
      init: io.init.valid.and(end.init.ready),
      init_echo: answers.echo_sent,
      cf_update: io.cf.valid.and(sets.cf.ready),
    };
    return {
      goes: word(kinds.map((kind) => goes[kind])),
      waits: sets.waits,
      block: sets.block,
      init: end.init,
      cf: sets.cf,
    };
  },
);

/** What the parts show the checks. */
interface Answers {
  readonly echoes_probe: Bits<1>;
  readonly passed_probe: Bits<1>;
}
interface Joined {
  readonly turn_probe: { readonly since: Bits };
}

const joined = (n: number) => ({ turn: record({ grants_own: bit, since: bits(n) }) });

/**
 * A kind that asks without a pause, any of the five, while the PCS is up; `went`: the others that have gone meanwhile.
 * Taken for granted of the receiver: it asks for an ACK or a NACK, never both; an INIT that comes withdraws its NACK,
 * and starts the spacing of its ACKs again, which is not 0.
 */
const turns = bind(
  chooser,
  (io, inside, m) => {
    const answers = inside.inst<Answers>('answers');
    const sinceInit = inside.inst<Joined>('choice').turn_probe.since;
    const sinceUpdate = inside.inst<Joined>('sets').turn_probe.since;
    m.assume('acks_or_nacks', io.acks.and(io.nack_due).not());
    m.assume('an_init_withdraws_the_nack', m.pastValid().and(m.past(io.init_came)).implies(io.nack_due.not()));
    m.assume('acks_are_spaced', io.ack_spacing.any());
    const asked: Record<Kind, Bits<1>> = {
      ack: io.acks.and(answers.passed_probe),
      nack: io.nack_due,
      init: io.init.valid,
      init_echo: answers.echoes_probe,
      cf_update: io.cf.valid,
    };
    const who = m.symbolic('spec_who', bits(3));
    m.assume('one_of_the_five', who.lt(kinds.length));
    const isWho = (kind: Kind): Bits<1> => who.eq(place(kind));
    const asks = word(kinds.map((kind) => asked[kind].and(isWho(kind))))
      .any()
      .and(io.pcs_up);
    const went = m.reg('spec_went', bits(kinds.length), { reset: 0 });
    const ownGoes = word(kinds.map((kind) => io.goes.at(place(kind)).and(isWho(kind)))).any();
    m.when(asks.not().or(ownGoes), () => went.set(0)).otherwise(() => went.set(went.or(io.goes)));
    m.assert('one_goes', io.goes.and(io.goes.sub(1)).eq(0));
    m.assert('after_one_of_each_at_most', asks.implies(io.goes.and(went).eq(0)));
    m.cover(
      'one_of_each_goes_before',
      asks.and(isWho('init')).and(went.eq(2 ** kinds.length - 1 - 2 ** place('init') - 2 ** place('nack'))),
    );
    m.cover('an_update_after_all', asks.and(isWho('cf_update')).and(went.eq(2 ** (kinds.length - 1) - 1)));

    // Why: what has gone since is known to the joins, or has gone since it asks.
    const has = (kind: Kind): Bits<1> => went.at(place(kind));
    const waited = (kind: Kind): Bits<1> => asks.and(isWho(kind));
    const sinceOf = (since: Bits, group: readonly Kind[], kind: Kind): Bits<1> => since.at(group.indexOf(kind));
    for (const kind of kinds) {
      m.assert(`not_itself_${kind}`, waited(kind).implies(has(kind).not()));
      for (const [own, since, group] of [
        ['init', sinceInit, besideInit],
        ['cf_update', sinceUpdate, besideUpdate],
      ] as const) {
        for (const other of group) {
          const known = sinceOf(since, group, other);
          if (kind === own) m.assert(`${own}_knows_${other}`, waited(own).and(has(other)).implies(known));
          else if (kind === other)
            m.assert(`${own}_goes_once_before_${other}`, waited(kind).and(has(own)).implies(known.not()));
          else
            m.assert(
              `${kind}_waited_for_${other}_after_${own}`,
              waited(kind).and(has(own)).and(known).implies(has(other)),
            );
        }
      }
    }
    const noEcho = answers.echoes_probe.not();
    for (const kind of ['ack', 'nack'] as const)
      m.assert(`one_echo_before_${kind}`, waited(kind).and(has('init_echo')).implies(noEcho));
    m.assert('no_nack_before_an_ack', waited('ack').implies(has('nack').not()));
    m.assert('no_ack_before_a_nack', waited('nack').implies(has('ack').not()));
    m.assert('no_number_before_an_echo', waited('init_echo').implies(has('ack').or(has('nack')).not()));
  },
  {
    probes: {
      answers: { echoes: bit, passed: bit },
      choice: joined(besideInit.length),
      sets: joined(besideUpdate.length),
    },
  },
);

export const llrTurnProofs: readonly Proof[] = [
  proof(
    'llr-turns',
    'Of ACK, NACK, INIT, INIT_ECHO and CF_Update a kind that waits goes after at most one of each other kind.',
    turns,
    { depth: 2, coverDepth: 30 },
  ),
];
