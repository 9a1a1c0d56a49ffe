//! The order of a body's steps, and its registers: a list scheduler for cores that reorder by themselves.
//!
//! The chains of additions stay in the order of the rows, as one carry serves them all. Products, loads and stores are
//! put between their steps: whatever is needed first, as soon as a model of a core has its words, while there are
//! registers. The core behind it reorders again; what it cannot do is look further ahead than its window, or need fewer
//! registers.

use std::collections::{BTreeSet, HashMap};

use super::program::{Base, Op, Program, Source, Var};

/// A general register by its number.
pub(super) type Register = u8;

/// Those that a body may change: not x18 and x29, which belong to the platform, nor x19, which compilers keep from
/// `asm!`, nor the link.
pub(super) const REGISTERS: [Register; 27] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24, 25, 26, 27, 28];

/// Words in registers at once, if a body can do with them: by the models of `docs/aarch64.md` 0.96 to 1.00 of the
/// cycles with all.
const FEW: usize = 16;

/// What the list scheduler takes a core for: most have this or more (Arm's software optimization guides for Neoverse
/// N1, N2, V1 and V2 and Cortex-A76).
struct Core {
    /// Instructions in a cycle, and products among them.
    width: usize,
    products: usize,
    product: usize,
    load: usize,
}

const CORE: Core = Core { width: 4, products: 2, product: 3, load: 4 };

/// One instruction: a step with registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) step: usize,
    pub(super) op: Op,
    pub(super) to: Vec<Register>,
    /// `None` is the register that is zero.
    pub(super) from: Vec<Option<Register>>,
    /// The pointer's register.
    pub(super) base: Option<Register>,
}

/// A body with registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Body {
    pub(super) lines: Vec<Line>,
    pub(super) slots: u8,
    pub(super) pointers: usize,
    /// Where the words of the result are.
    pub(super) out: Vec<Register>,
}

/// What a step waits for, and who waits for it.
struct Dependencies {
    before: Vec<Vec<usize>>,
    /// The first step of a chain, by its place among them, that cannot be without this one.
    wanted: Vec<usize>,
}

impl Dependencies {
    fn of(program: &Program, chains: &[usize]) -> Self {
        let n = program.steps.len();
        let mut maker: HashMap<Var, usize> = HashMap::new();
        let mut stored: HashMap<u8, usize> = HashMap::new();
        let mut before = vec![Vec::new(); n];
        for (id, step) in program.steps.iter().enumerate() {
            before[id].extend(step.reads().filter_map(|var| maker.get(&var).copied()));
            if let Op::Load(Base::Frame, at) = step.op {
                before[id].extend((0..step.to.len()).filter_map(|i| stored.get(&(at + i as u8)).copied()));
            }
            if let Op::Store(Base::Frame, at) = step.op {
                (0..step.from.len()).for_each(|i| _ = stored.insert(at + i as u8, id));
            }
            step.to.iter().for_each(|&var| _ = maker.insert(var, id));
        }
        let mut wanted = vec![usize::MAX; n];
        chains.iter().enumerate().for_each(|(place, &id)| wanted[id] = place);
        for id in (0..n).rev() {
            for &earlier in &before[id] {
                wanted[earlier] = wanted[earlier].min(wanted[id]);
            }
        }
        Self { before, wanted }
    }
}

/// An order that keeps at most so many words in registers where it has the choice.
fn order(program: &Program, registers: usize) -> Vec<usize> {
    let n = program.steps.len();
    let in_chain = |id: usize| program.steps[id].carry() != (false, false);
    let chains: Vec<usize> = (0..n).filter(|&id| in_chain(id)).collect();
    let dependencies = Dependencies::of(program, &chains);
    let mut readers = vec![0usize; usize::from(program.vars)];
    program.steps.iter().flat_map(|step| step.reads()).for_each(|var| readers[usize::from(var)] += 1);
    program.out.iter().for_each(|&var| readers[usize::from(var)] += 1);
    let mut rest: Vec<usize> = (0..n).filter(|&id| !in_chain(id)).collect();
    rest.sort_by_key(|&id| (dependencies.wanted[id], id));
    let mut done: Vec<Option<usize>> = vec![None; n];
    let mut order = Vec::with_capacity(n);
    let (mut live, mut next, mut cycle) = (program.pointers.len(), 0, 0);
    let (mut issued, mut products) = (0, 0);
    while order.len() < n {
        let ready = |id: usize| dependencies.before[id].iter().all(|&b| done[b].is_some_and(|at| at <= cycle));
        let store = |id: &usize| matches!(program.steps[*id].op, Op::Store(..)) && ready(*id);
        let fits = |id: &usize| {
            let step = &program.steps[*id];
            let freed = step.reads().filter(|&var| readers[usize::from(var)] == 1).count();
            let product = matches!(step.op, Op::Mul | Op::Umulh);
            // What the next step of a chain waits for is always let in.
            let asked = next == chains.len() || dependencies.wanted[*id] <= next;
            ready(*id)
                && !(product && products == CORE.products)
                && (asked || live + step.to.len() <= registers + freed)
        };
        let choice = if issued == CORE.width {
            None
        } else if let Some(at) = rest.iter().position(store) {
            Some(rest.remove(at))
        } else if next < chains.len() && ready(chains[next]) {
            next += 1;
            Some(chains[next - 1])
        } else {
            rest.iter().position(fits).map(|at| rest.remove(at))
        };
        let Some(id) = choice else {
            (issued, products, cycle) = (0, 0, cycle + 1);
            continue;
        };
        let step = &program.steps[id];
        let latency = match step.op {
            Op::Mul | Op::Umulh => CORE.product,
            Op::Load(..) => CORE.load,
            _ => 1,
        };
        products += usize::from(matches!(step.op, Op::Mul | Op::Umulh));
        issued += 1;
        done[id] = Some(cycle + latency);
        for var in step.reads() {
            readers[usize::from(var)] -= 1;
            live -= usize::from(readers[usize::from(var)] == 0);
        }
        live += step.to.len();
        order.push(id);
    }
    order
}

/// Gives registers, or `None` if there are too few in this order.
fn allocate(program: &Program, order: &[usize]) -> Option<Body> {
    let mut last = vec![0; usize::from(program.vars)];
    for (at, &id) in order.iter().enumerate() {
        program.steps[id].reads().for_each(|var| last[usize::from(var)] = at);
    }
    program.out.iter().for_each(|&var| last[usize::from(var)] = usize::MAX);
    let mut register: Vec<Option<Register>> = vec![None; last.len()];
    let pointers = program.pointers.len();
    for (at, &var) in program.pointers.iter().enumerate() {
        register[usize::from(var)] = Some(at as Register);
    }
    let mut free: BTreeSet<Register> = REGISTERS[pointers..].iter().copied().collect();
    let mut lines = Vec::with_capacity(order.len());
    for (at, &id) in order.iter().enumerate() {
        let step = &program.steps[id];
        let of = |var: Var| register[usize::from(var)];
        let word = |source: &Source| match *source {
            Source::Var(var) => of(var).map(Some),
            Source::Zero => Some(None),
        };
        let from = step.from.iter().map(word).collect::<Option<Vec<_>>>()?;
        let base = match step.op {
            Op::Load(Base::Pointer(var) | Base::Constants(var, _), _) | Op::Store(Base::Pointer(var), _) => {
                Some(of(var)?)
            }
            _ => None,
        };
        // What is read for the last time makes room for what is made.
        for var in step.reads() {
            if last[usize::from(var)] == at {
                free.extend(register[usize::from(var)].take());
            }
        }
        let mut to = Vec::new();
        for &var in &step.to {
            // The lowest, which callers do not want kept; results leave in registers that no pointer comes in.
            let is_out = last[usize::from(var)] == usize::MAX;
            let taken = free.iter().copied().find(|&r| !is_out || usize::from(r) >= pointers)?;
            free.remove(&taken);
            register[usize::from(var)] = Some(taken);
            to.push(taken);
        }
        lines.push(Line { step: id, op: step.op, to, from, base });
    }
    let out = program.out.iter().map(|&var| register[usize::from(var)]).collect::<Option<_>>()?;
    Some(Body { lines, slots: program.slots, pointers, out })
}

/// The body, with about so many words in registers that few are kept for the caller: what is next in a chain needs
/// more.
pub(super) fn body(program: &Program) -> Option<Body> {
    let (more, fewer) = (FEW..=REGISTERS.len(), (0..FEW).rev());
    more.chain(fewer).find_map(|registers| allocate(program, &order(program, registers)))
}
