//! Formulas on points of 2^255 - 19 in one assembly body each, as subjects: they compute in memory, so they are in no
//! list of kernels.

use crate::command::Error;

/// Executed with these digits (for a step of the ladder, whether they are negative), and random coordinates.
#[cfg(target_arch = "x86_64")]
const ARGUMENTS: [i8; 4] = [1, -1, -16, 5];
#[cfg(target_arch = "x86_64")]
const SEED: u64 = 25519;

/// A body that computes a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Body {
    LadderStep,
    Double,
    AddAffine,
    Select,
    DoubleWithoutT,
}

impl Body {
    pub(crate) const ALL: [Self; 5] =
        [Self::LadderStep, Self::Double, Self::AddAffine, Self::Select, Self::DoubleWithoutT];

    /// The name that the command uses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::LadderStep => "fe25519_ladder_step_limbs64_adx",
            Self::Double => "fe25519_double_limbs64_adx",
            Self::AddAffine => "fe25519_add_affine_limbs64_adx",
            Self::Select => "fe25519_select_limbs64_adx",
            Self::DoubleWithoutT => "fe25519_double_without_t_limbs64_adx",
        }
    }

    pub(crate) const fn summary(self) -> &'static str {
        match self {
            Self::LadderStep => "a step of the Montgomery ladder of X25519",
            Self::Double => "a doubling of a point of edwards25519",
            Self::AddAffine => "an addition of an affine point of edwards25519, and the selection of the next",
            Self::Select => "the selection of a prepared point of edwards25519",
            Self::DoubleWithoutT => {
                "a doubling of a point of edwards25519 that is doubled again, in the order of the one above"
            }
        }
    }

    pub(crate) fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|body| body.name() == name)
    }

    /// How many elements its state has.
    pub(crate) const fn elements(self) -> usize {
        if matches!(self, Self::LadderStep) { 11 } else { 13 }
    }

    /// Elements of the entries that it reads.
    pub(crate) const fn entries(self) -> usize {
        if matches!(self, Self::AddAffine | Self::Select) { 48 } else { 0 }
    }

    /// Whether it can run here.
    pub(crate) fn available(self) -> Result<(), Error> {
        #[cfg(target_arch = "x86_64")]
        if montane_kernels::cpu::level() >= montane_kernels::cpu::Level::Adx {
            return Ok(());
        }
        Err(Error::Unavailable(format!("cannot trace {}: needs adx", self.name())))
    }

    /// In the child: as [`super::subject::Subject::run_traced`].
    #[cfg(not(target_arch = "x86_64"))]
    pub(crate) fn run_traced(self, _: usize) -> Result<(), Error> {
        self.available()
    }

    /// In the child: as [`super::subject::Subject::run_traced`].
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn run_traced(self, inputs: usize) -> Result<(), Error> {
        use montane_kernels::cpu::{Adx, Isa};
        use montane_kernels::fe25519::{FieldForm, FieldOps, Limbs64Adx, limbs64_adx_entries};
        use rand::{RngExt, SeedableRng};

        use super::record::{Layout, Region};

        self.available()?;
        let Some((isa, bodies)) = Adx::detect().zip(Limbs64Adx::BODIES) else { return Ok(()) };
        let mut ladder = [Limbs64Adx::zero(isa); 11];
        let mut sum = [Limbs64Adx::zero(isa); 13];
        let mut window = [[[0; 4]; 3]; 16];
        let state = if self == Self::LadderStep { ladder.as_ptr() } else { sum.as_ptr() };
        let region = |name: &str, start: usize, elements: usize| Region {
            name: name.into(),
            start: start as u64,
            bytes: 32 * elements as u64,
        };
        let arguments: Vec<i8> = ARGUMENTS.into_iter().cycle().take(inputs).collect();
        Layout {
            entry: limbs64_adx_entries()[self as usize] as u64,
            regions: vec![
                region("state", state.addr(), self.elements()),
                region("window", window.as_ptr().addr(), window.len() * 3),
            ],
            inputs: arguments.iter().map(|n| format!("argument {n} and random coordinates")).collect(),
        }
        .announce()?;
        let run = |argument: i8, ladder: &mut _, sum: &mut _, window: &_| match self {
            Self::LadderStep => (bodies.ladder_step)(ladder, u64::from(argument < 0)),
            Self::Double => (bodies.double)(sum),
            Self::AddAffine => (bodies.add_affine)(sum, window, argument),
            Self::Select => (bodies.select)(sum, window, argument),
            Self::DoubleWithoutT => (bodies.double_without_t)(sum),
        };
        run(1, &mut ladder, &mut sum, &window);
        super::step::trace_me();
        let mut rng = rand::rngs::SmallRng::seed_from_u64(SEED);
        for argument in arguments {
            let mut element = || Limbs64Adx::from_words(isa, std::array::from_fn(|_| rng.random::<u64>() >> 1));
            ladder.fill_with(&mut element);
            sum.fill_with(&mut element);
            window.as_flattened_mut().fill_with(|| element().to_any_words());
            super::step::hand_over()?;
            run(argument, &mut ladder, &mut sum, &window);
        }
        Ok(())
    }
}
