//! EIP-4844 and EIP-7594.

use std::sync::OnceLock;

use crate::group::Group;
use crate::harness::{self, Operation, Peer};
use crate::inputs::Stream;
use crate::peers::c_kzg::CKzg;
use crate::peers::eth_kzg::{self, EthKzg};
use crate::peers::montane::kzg::Montane;
use crate::traits::{Kzg, SetupBytes};

/// The group.
pub const GROUP: Group = Group {
    name: "kzg",
    about: "Random blobs, the setup of Ethereum's ceremony, on one core. Operations whose name ends in tables have tables of \
            points with windows of 8 bits for the cells' proofs, the others none. Recovery is from the 64 odd cells of 128, \
            verification of cells of all 128 of one blob. kzg_load takes compressed points and checks them.",
    operations: &[
        ("kzg_blob_to_kzg_commitment", commitment),
        ("kzg_compute_blob_kzg_proof", proof),
        ("kzg_verify_blob_kzg_proof", verify),
        ("kzg_verify_blob_proof_batch_64", verify_batch),
        ("kzg_compute_cells_and_kzg_proofs", cells),
        ("kzg_compute_cells_and_kzg_proofs_tables", cells_with_tables),
        ("kzg_recover_cells_and_kzg_proofs", recover),
        ("kzg_recover_cells_and_kzg_proofs_tables", recover_with_tables),
        ("kzg_verify_cell_proof_batch_128", verify_cells),
        ("kzg_load", load),
    ],
    long: &[],
};

/// The width of the tables that all are given.
const WIDTH: usize = 8;

/// A random blob: elements below the group order, as their top byte is below its.
pub fn random_blob(stream: &mut Stream) -> Vec<u8> {
    let mut blob = vec![0; 131_072];
    stream.fill(&mut blob);
    blob.iter_mut().step_by(32).for_each(|byte| *byte &= 0x3f);
    blob
}

/// A blob with its commitment, proof, cells and proofs, by a peer.
struct Proved {
    blob: Vec<u8>,
    commitment: [u8; 48],
    proof: [u8; 48],
}

fn proved() -> &'static [Proved] {
    static PROVED: OnceLock<Vec<Proved>> = OnceLock::new();
    PROVED.get_or_init(|| {
        type P = CKzg<0>;
        let mut stream = Stream::new("blobs");
        (0..64)
            .map(|_| {
                let blob = random_blob(&mut stream);
                let decoded = P::blob(&blob);
                let commitment = P::blob_to_kzg_commitment(&decoded).expect("a blob");
                let proof = P::compute_blob_kzg_proof(&decoded, &P::point(&commitment)).expect("a blob");
                Proved { blob, commitment, proof }
            })
            .collect()
    })
}

/// All cells and proofs of the first blob, one after the other.
fn cells_and_proofs() -> &'static [u8] {
    static CELLS: OnceLock<Vec<u8>> = OnceLock::new();
    CELLS.get_or_init(|| {
        type P = CKzg<0>;
        let blob = P::blob(&proved()[0].blob);
        P::bytes(&P::compute_cells_and_kzg_proofs(&blob).expect("a blob"))
    })
}

/// Everyone without tables.
macro_rules! all {
    ($operation:expr, $enter:ident) => {
        $enter::<Montane<0>>($operation);
        $enter::<CKzg<0>>($operation);
        $enter::<EthKzg<0>>($operation);
    };
}

/// Everyone with tables.
macro_rules! all_with_tables {
    ($operation:expr, $enter:ident) => {
        $enter::<Montane<WIDTH>>($operation);
        $enter::<CKzg<{ WIDTH as u64 }>>($operation);
        $enter::<EthKzg<WIDTH>>($operation);
    };
}

fn enter<K: Kzg>(operation: &mut Operation, setup: impl FnOnce() -> (Vec<u8>, harness::Work)) {
    let peer: Peer = K::PEER;
    operation.enter(peer, || {
        K::prepare();
        setup()
    });
}

fn commitment(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation) {
        enter::<K>(operation, || {
            let blob = K::blob(&proved()[0].blob);
            let answer = K::blob_to_kzg_commitment(&blob).expect("a blob").to_vec();
            (answer, harness::each(vec![blob], K::blob_to_kzg_commitment))
        });
    }
    all!(operation, one);
}

fn proof(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation) {
        enter::<K>(operation, || {
            let blob = K::blob(&proved()[0].blob);
            let commitment = K::point(&proved()[0].commitment);
            let answer = K::compute_blob_kzg_proof(&blob, &commitment).expect("a blob").to_vec();
            (answer, harness::each(vec![blob], move |blob| K::compute_blob_kzg_proof(blob, &commitment)))
        });
    }
    all!(operation, one);
}

fn verify(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation) {
        enter::<K>(operation, || {
            let proved = &proved()[0];
            let input = (K::blob(&proved.blob), K::point(&proved.commitment), K::point(&proved.proof));
            let verify = |(blob, commitment, proof): &(K::Blob, K::Point, K::Point)| {
                K::verify_blob_kzg_proof(blob, commitment, proof)
            };
            (vec![u8::from(verify(&input) == Some(true))], harness::each(vec![input], verify))
        });
    }
    all!(operation, one);
}

fn verify_batch(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation) {
        enter::<K>(operation, || {
            let blobs: Vec<K::Blob> = proved().iter().map(|proved| K::blob(&proved.blob)).collect();
            let commitments: Vec<K::Point> = proved().iter().map(|proved| K::point(&proved.commitment)).collect();
            let proofs: Vec<K::Point> = proved().iter().map(|proved| K::point(&proved.proof)).collect();
            let verify = move |blobs: &Vec<K::Blob>| K::verify_blob_kzg_proof_batch(blobs, &commitments, &proofs);
            (vec![u8::from(verify(&blobs) == Some(true))], harness::each(vec![blobs], verify))
        });
    }
    all!(operation, one);
}

fn one_cells<K: Kzg>(operation: &mut Operation) {
    enter::<K>(operation, || {
        let blob = K::blob(&proved()[0].blob);
        let answer = K::bytes(&K::compute_cells_and_kzg_proofs(&blob).expect("a blob"));
        (answer, harness::each(vec![blob], K::compute_cells_and_kzg_proofs))
    });
}

fn cells(operation: &mut Operation) {
    all!(operation, one_cells);
}

fn cells_with_tables(operation: &mut Operation) {
    all_with_tables!(operation, one_cells);
}

fn one_recover<K: Kzg>(operation: &mut Operation) {
    enter::<K>(operation, || {
        let indices: Vec<u64> = (0..64).map(|i| 2 * i + 1).collect();
        let all: Vec<&[u8]> = cells_and_proofs().chunks(2048).collect();
        let cells: Vec<K::Cell> = indices.iter().map(|i| K::cell(all[*i as usize])).collect();
        let recover = move |cells: &Vec<K::Cell>| K::recover_cells_and_kzg_proofs(&indices, cells);
        (K::bytes(&recover(&cells).expect("cells")), harness::each(vec![cells], recover))
    });
}

fn recover(operation: &mut Operation) {
    all!(operation, one_recover);
}

fn recover_with_tables(operation: &mut Operation) {
    all_with_tables!(operation, one_recover);
}

fn verify_cells(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation) {
        enter::<K>(operation, || {
            let (cells, proofs) = cells_and_proofs().split_at(128 * 2048);
            let cells: Vec<K::Cell> = cells.chunks(2048).map(K::cell).collect();
            let proofs: Vec<K::Point> = proofs.as_chunks::<48>().0.iter().map(K::point).collect();
            let commitments = vec![K::point(&proved()[0].commitment); 128];
            let indices: Vec<u64> = (0..128).collect();
            let verify =
                move |cells: &Vec<K::Cell>| K::verify_cell_kzg_proof_batch(&commitments, &indices, cells, &proofs);
            (vec![u8::from(verify(&cells) == Some(true))], harness::each(vec![cells], verify))
        });
    }
    all!(operation, one);
}

/// The setup of Ethereum's ceremony as bytes.
pub fn setup() -> SetupBytes {
    let (g1_monomial, g2_monomial) = eth_kzg::powers();
    let mut lagrange = montane::kzg::TrustedSetup::ethereum().g1_lagrange_brp().to_vec();
    montane::polynomials::bit_reverse(&mut lagrange);
    let g1_lagrange = lagrange.iter().flat_map(|point| point.to_compressed()).collect();
    SetupBytes { g1_lagrange, g2_monomial, g1_monomial }
}

fn load(operation: &mut Operation) {
    fn one<K: Kzg>(operation: &mut Operation, remark: &'static str) {
        operation.enter_with_remark(K::PEER, remark, || {
            let setup = setup();
            (Vec::new(), harness::each(vec![setup], K::load))
        });
    }
    one::<Montane<0>>(operation, "from text, every relation checked");
    one::<CKzg<0>>(operation, "from bytes");
    one::<EthKzg<0>>(operation, "from its own text, no Lagrange basis");
}
