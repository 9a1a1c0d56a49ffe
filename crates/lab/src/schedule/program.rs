//! A body before it has registers and an order: steps over variables, and which order of them means the same.
//!
//! A step reads and writes resources: variables, slots of the stack frame, CF and OF. In the order in which the rows
//! are written down, each read takes what one step before it wrote. Another order is legal if each read still takes
//! that step's value: then no step sits between a flag's writer and its reader, and none overwrites a word that is
//! still to be read.

/// A word that lives in a register from the step that makes it to the last that reads it.
pub(super) type Var = u16;

/// A part of the constants, a member of `Params`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    P,
    N0,
    Fold,
}

impl Field {
    pub(super) const ALL: [Self; 3] = [Self::P, Self::N0, Self::Fold];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::P => "p",
            Self::N0 => "n0",
            Self::Fold => "fold1",
        }
    }
}

/// What a step reads beside its destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operand {
    Var(Var),
    /// A word behind a pointer.
    At(Var, u8),
    /// A word of the constants.
    Constant(Field, u8),
    /// A word of the stack frame.
    Slot(u8),
    /// A word behind a pointer that is kept in a slot; only for multipliers.
    Through(u8, u8),
    /// A word of an element: of the destination, of the first operand, of the second.
    Element(u8, u8),
    Immediate(i32),
}

impl Operand {
    /// The variable that it is or that points to it.
    pub(super) const fn variable(self) -> Option<Var> {
        match self {
            Self::Var(var) | Self::At(var, _) => Some(var),
            // The pointer to the constants is the first variable.
            Self::Constant(..) => Some(0),
            Self::Slot(_) | Self::Through(..) | Self::Element(..) | Self::Immediate(_) => None,
        }
    }
}

/// What a step does to its destination.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    /// The high word of `multiplier * from`; the low word goes to `low`. Its load of the multiplier is not a step:
    /// registers bring it.
    Mulx {
        multiplier: Operand,
        low: Var,
    },
    Mov,
    /// Zero by `xor`, which clears both flags, or by `mov`, which leaves them.
    Zero {
        by_mov: bool,
    },
    Imul,
    /// Twice the word modulo `2^64`, without flags.
    Double,
    Add,
    Adc,
    Adcx,
    Adox,
    Sub,
    Sbb,
    Inc,
    Dec,
    Cmovc,
    /// Takes what rsi is not zero for; of the flags that it reads, CF stands for ZF, which the same steps write here.
    Cmovnz,
    /// Whether rsi is zero.
    Test,
    /// CF in every bit.
    Spread,
    And,
    /// A word of the destination's size.
    Mask,
    /// Takes away the highest bit, into CF.
    Btr,
    /// A small multiple modulo `2^64`.
    Times(i32),
    /// To a slot of the frame.
    Store(u8),
    /// To a word of the destination.
    Keep(u8),
    /// To a word of the result behind a pointer, which nothing reads.
    Put {
        pointer: Var,
        word: u8,
    },
    /// Not there in this choice of instructions.
    Nothing,
}

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) op: Op,
    /// What it writes; nothing for a store.
    pub(super) to: Option<Var>,
    pub(super) from: Option<Operand>,
    /// A product's factor in memory is loaded by an instruction of its own.
    pub(super) split: bool,
}

impl Step {
    /// Whether the destination is read too.
    pub(super) const fn updates(&self) -> bool {
        use Op as O;
        !matches!(
            self.op,
            O::Mulx { .. }
                | O::Mov
                | O::Zero { .. }
                | O::Double
                | O::Store(_)
                | O::Keep(_)
                | O::Put { .. }
                | O::Spread
                | O::Test
                | O::Nothing
        )
    }

    /// Whether it reads CF, OF; whether it writes them.
    pub(super) const fn flags(&self) -> ([bool; 2], [bool; 2]) {
        match self.op {
            Op::Adc | Op::Sbb => ([true, false], [true, true]),
            Op::Adcx => ([true, false], [true, false]),
            Op::Adox => ([false, true], [false, true]),
            Op::Cmovc | Op::Cmovnz => ([true, false], [false, false]),
            Op::Spread => ([true, false], [true, true]),
            Op::Add
            | Op::Sub
            | Op::Imul
            | Op::Times(_)
            | Op::And
            | Op::Mask
            | Op::Btr
            | Op::Test
            | Op::Zero { by_mov: false } => ([false; 2], [true, true]),
            Op::Inc | Op::Dec => ([false; 2], [false, true]),
            Op::Mulx { .. }
            | Op::Mov
            | Op::Zero { by_mov: true }
            | Op::Double
            | Op::Store(_)
            | Op::Keep(_)
            | Op::Put { .. }
            | Op::Nothing => ([false; 2], [false; 2]),
        }
    }
}

/// How a row's two chains begin: the steps that can be either.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// Makes a register zero.
    pub(super) zero: usize,
    /// The lowest addition, by `add`, or by `adcx` where `zero` is an `xor` that cleared both flags.
    pub(super) first: usize,
    /// What `first` adds in the second form, if that is another word than in the first.
    pub(super) low: Option<Operand>,
    /// `dec` or `inc` of the zero: clears OF and keeps CF; not there in the second form.
    pub(super) clear: usize,
    /// The closing addition of the carry, which makes good for a zero that began as -1.
    pub(super) close: Option<usize>,
}

/// A word that comes to a body by a pointer, or leaves in a register.
#[derive(Clone, Debug, Default)]
pub(super) struct Interface {
    /// Pointers and the registers that they come in, by number.
    pub(super) pointers: Vec<(Var, u8)>,
    /// The words of the result that leave in registers.
    pub(super) out: Vec<Var>,
    /// The register with the pointer to a result in memory.
    pub(super) result: Option<u8>,
    /// Registers that are not the body's to use.
    pub(super) reserved: Vec<u8>,
}

/// The steps of a body with what may be chosen in them.
#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    /// In the order of the rows, with rows begun by `add`.
    pub(super) steps: Vec<Step>,
    /// What each step does, in words that no two share.
    pub(super) texts: Vec<String>,
    pub(super) rows: Vec<Row>,
    /// Two additions to the same limb, in either order: the sum of their carries is the same.
    pub(super) pairs: Vec<[usize; 2]>,
    pub(super) vars: u16,
    pub(super) slots: u8,
    pub(super) interface: Interface,
}

/// The instructions chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choices {
    /// Rows begun by `xor`.
    pub(super) by_xor: Vec<bool>,
    /// Pairs whose second comes first.
    pub(super) swapped: Vec<bool>,
    /// Steps in their other form: `adcx` for `adc` and back, `mov` for `xor`, a loaded factor.
    pub(super) other: Vec<bool>,
    /// Steps behind which an instruction stands that does nothing but take its place among those that are dispatched
    /// together.
    pub(super) idle: Vec<bool>,
}

/// The steps as chosen, and which step's value each of them takes.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) steps: Vec<Step>,
    pub(super) idle: Vec<bool>,
    needs: Vec<Vec<(u16, u16)>>,
    ends: Vec<u16>,
    vars: u16,
    resources: usize,
}

/// The writer of what was there before the first step.
const BEFORE: u16 = u16::MAX;

impl Program {
    /// The instructions as the rows are written down.
    pub(super) fn choices(&self) -> Choices {
        Choices {
            by_xor: vec![false; self.rows.len()],
            swapped: vec![false; self.pairs.len()],
            other: vec![false; self.steps.len()],
            idle: vec![false; self.steps.len()],
        }
    }

    /// With these instructions, or `None` if a step has no other form.
    pub(super) fn chosen(&self, choices: &Choices) -> Option<Chosen> {
        let mut steps = self.steps.clone();
        let flipped = |id: usize| match self.steps[id].op {
            Op::Zero { by_mov } if choices.other[id] => Op::Zero { by_mov: !by_mov },
            op => op,
        };
        for (row, _) in self.rows.iter().zip(&choices.by_xor).filter(|(_, by_xor)| **by_xor) {
            // The flags that this zero clears are taken by the row; those that any other clears must not be in use.
            steps[row.zero].op = flipped(row.zero);
            if steps[row.zero].op != (Op::Zero { by_mov: false }) {
                return None;
            }
            steps[row.first].op = Op::Adcx;
            if let Some(low) = row.low {
                steps[row.first].from = Some(low);
            }
            if let (Op::Dec, Some(close)) = (steps[row.clear].op, row.close) {
                steps[close].from = Some(Operand::Immediate(0));
            }
            steps[row.clear] = Step { op: Op::Nothing, to: None, from: None, split: false };
        }
        let mut order: Vec<usize> = (0..steps.len()).collect();
        // An `add` before its product is there reads what is not made yet: the row's own order has the product first.
        for ([first, second], _) in self.pairs.iter().zip(&choices.swapped).filter(|(_, swapped)| **swapped) {
            let at = |id: usize, order: &[usize]| order.iter().position(|&o| o == id);
            let (Some(i), Some(j)) = (at(*first, &order), at(*second, &order)) else { return None };
            order[i..=j].rotate_left(1);
        }
        let mut chosen = Chosen {
            needs: Vec::with_capacity(steps.len()),
            ends: Vec::new(),
            idle: choices.idle.clone(),
            steps,
            vars: self.vars,
            resources: usize::from(self.vars) + usize::from(self.slots) + 3,
        };
        let mut needs = vec![Vec::new(); order.len()];
        let mut writer = vec![BEFORE; chosen.resources];
        for &id in &order {
            let (reads, writes) = chosen.touches(id);
            needs[id] = reads.map(|r| (r, writer[usize::from(r)])).collect();
            writes.for_each(|w| writer[usize::from(w)] = id as u16);
        }
        // In this form a step may write a flag that the rows' own order has in use; the order must not.
        for (id, (step, row)) in
            chosen.steps.iter_mut().zip(&self.steps).enumerate().filter(|(id, _)| choices.other[*id])
        {
            match (step.op, step.from) {
                (Op::Adc, Some(from)) if !matches!(from, Operand::Immediate(_)) => step.op = Op::Adcx,
                (Op::Adcx, _) if row.op == Op::Adcx => step.op = Op::Adc,
                (Op::Mulx { .. }, Some(Operand::At(..) | Operand::Constant(..) | Operand::Slot(_))) => {
                    step.split = true;
                }
                (Op::Zero { .. }, _) => step.op = flipped(id),
                _ => return None,
            }
        }
        // It moves the word that its step made to where it is.
        if chosen.steps.iter().zip(&choices.idle).any(|(step, idle)| *idle && step.to.is_none()) {
            return None;
        }
        chosen.ends = self.interface.out.iter().map(|&out| writer[usize::from(out)]).collect();
        chosen.needs = needs;
        Some(chosen)
    }
}

impl Chosen {
    /// What a step reads and what it writes: variables, then slots, then elements in memory as one, then CF and OF. A
    /// word of an element is read before anything is written there, as the destination may be an operand.
    fn touches(&self, id: usize) -> (impl Iterator<Item = u16> + use<>, impl Iterator<Item = u16> + use<>) {
        let step = &self.steps[id];
        let slot = |s: u8| self.vars + u16::from(s);
        let resource = |operand: Operand| match operand {
            Operand::Slot(s) | Operand::Through(s, _) => Some(slot(s)),
            Operand::Element(..) => Some(self.resources as u16 - 3),
            _ => operand.variable(),
        };
        let (read, written) = step.flags();
        let flag = |set: [bool; 2]| {
            let first = self.resources as u16 - 2;
            [set[0].then_some(first), set[1].then_some(first + 1)]
        };
        let other = match step.op {
            Op::Mulx { multiplier, .. } => resource(multiplier),
            Op::Put { pointer, .. } => Some(pointer),
            _ => None,
        };
        let [cf, of] = flag(read);
        let reads = [step.from.and_then(resource), other, step.to.filter(|_| step.updates()), cf, of];
        let [cf, of] = flag(written);
        let beside = match step.op {
            Op::Mulx { low, .. } => Some(low),
            Op::Store(s) => Some(slot(s)),
            Op::Keep(_) => Some(self.resources as u16 - 3),
            _ => None,
        };
        (reads.into_iter().flatten(), [step.to, beside, cf, of].into_iter().flatten())
    }

    /// Whether each step takes what it takes in the order of the rows.
    pub(super) fn legal(&self, order: &[u16], out: &[Var], writer: &mut Vec<u16>) -> bool {
        writer.clear();
        writer.resize(self.resources, BEFORE);
        for &id in order {
            let id = usize::from(id);
            if self.needs[id].iter().any(|&(resource, from)| writer[usize::from(resource)] != from) {
                return false;
            }
            self.touches(id).1.for_each(|w| writer[usize::from(w)] = id as u16);
        }
        out.iter().zip(&self.ends).all(|(&out, &end)| writer[usize::from(out)] == end)
    }

    /// The variables that a step reads in the chosen form.
    pub(super) fn variables_read(&self, id: usize) -> impl Iterator<Item = Var> + use<> {
        let vars = self.vars;
        self.touches(id).0.filter(move |&r| r < vars)
    }
}
