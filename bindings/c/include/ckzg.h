/* c-kzg-4844's interface (2.1.8), computed by Montane.
 *
 * Programs that call these functions are compiled with this header, or with c-kzg's own, and linked with libmontane
 * instead of libckzg. Functions that c-kzg's header shows for its own tests and parts (compute_challenge,
 * compute_verify_cell_kzg_proof_batch_challenge, bytes_*, blob_to_polynomial, print_*, fr_*, g1_*) are not here. */
#ifndef MONTANE_CKZG_H
#define MONTANE_CKZG_H

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define BYTES_PER_COMMITMENT 48
#define BYTES_PER_PROOF 48
#define BYTES_PER_FIELD_ELEMENT 32
#define BITS_PER_FIELD_ELEMENT 255
#define FIELD_ELEMENTS_PER_BLOB 4096
#define BYTES_PER_BLOB (FIELD_ELEMENTS_PER_BLOB * BYTES_PER_FIELD_ELEMENT)
#define LOG_EXPANSION_FACTOR 1
#define FIELD_ELEMENTS_PER_EXT_BLOB (FIELD_ELEMENTS_PER_BLOB << LOG_EXPANSION_FACTOR)
#define FIELD_ELEMENTS_PER_CELL 64
#define BYTES_PER_CELL (FIELD_ELEMENTS_PER_CELL * BYTES_PER_FIELD_ELEMENT)
#define CELLS_PER_BLOB (FIELD_ELEMENTS_PER_BLOB / FIELD_ELEMENTS_PER_CELL)
#define CELLS_PER_EXT_BLOB (FIELD_ELEMENTS_PER_EXT_BLOB / FIELD_ELEMENTS_PER_CELL)

typedef enum {
    C_KZG_OK = 0,
    C_KZG_BADARGS, /* the input breaks a rule */
    C_KZG_ERROR,   /* never answered */
    C_KZG_MALLOC,  /* never answered */
} C_KZG_RET;

typedef struct {
    uint8_t bytes[32];
} Bytes32;

typedef struct {
    uint8_t bytes[48];
} Bytes48;

typedef Bytes48 KZGCommitment;
typedef Bytes48 KZGProof;

typedef struct {
    uint8_t bytes[BYTES_PER_BLOB];
} Blob;

typedef struct {
    uint8_t bytes[BYTES_PER_CELL];
} Cell;

/* As large as c-kzg's. What is inside is the library's, but for wbits, the argument precompute. */
typedef struct {
    void *arrays[7];
    void *setup;
    size_t wbits;
    size_t scratch_size;
} KZGSettings;

#ifdef __cplusplus
extern "C" {
#endif

C_KZG_RET blob_to_kzg_commitment(KZGCommitment *out, const Blob *blob, const KZGSettings *s);

C_KZG_RET compute_kzg_proof(
    KZGProof *proof_out,
    Bytes32 *y_out,
    const Blob *blob,
    const Bytes32 *z_bytes,
    const KZGSettings *s
);

C_KZG_RET compute_blob_kzg_proof(
    KZGProof *out, const Blob *blob, const Bytes48 *commitment_bytes, const KZGSettings *s
);

C_KZG_RET verify_kzg_proof(
    bool *ok,
    const Bytes48 *commitment_bytes,
    const Bytes32 *z_bytes,
    const Bytes32 *y_bytes,
    const Bytes48 *proof_bytes,
    const KZGSettings *s
);

C_KZG_RET verify_blob_kzg_proof(
    bool *ok,
    const Blob *blob,
    const Bytes48 *commitment_bytes,
    const Bytes48 *proof_bytes,
    const KZGSettings *s
);

C_KZG_RET verify_blob_kzg_proof_batch(
    bool *ok,
    const Blob *blobs,
    const Bytes48 *commitments_bytes,
    const Bytes48 *proofs_bytes,
    uint64_t n,
    const KZGSettings *s
);

/* cells and proofs have 128 items each; one of them may be NULL. */
C_KZG_RET compute_cells_and_kzg_proofs(
    Cell *cells, KZGProof *proofs, const Blob *blob, const KZGSettings *s
);

/* recovered_proofs may be NULL. */
C_KZG_RET recover_cells_and_kzg_proofs(
    Cell *recovered_cells,
    KZGProof *recovered_proofs,
    const uint64_t *cell_indices,
    const Cell *cells,
    uint64_t num_cells,
    const KZGSettings *s
);

C_KZG_RET verify_cell_kzg_proof_batch(
    bool *ok,
    const Bytes48 *commitments_bytes,
    const uint64_t *cell_indices,
    const Cell *cells,
    const Bytes48 *proofs_bytes,
    uint64_t num_cells,
    const KZGSettings *s
);

/* precompute is the width in bits of windows of tables for cell proofs, 1 to 15 (8192 2^(precompute - 1) points of 128
 * bytes), or 0 for none. A setup whose points are not those of one secret is refused. */
C_KZG_RET load_trusted_setup(
    KZGSettings *out,
    const uint8_t *g1_monomial_bytes,
    uint64_t num_g1_monomial_bytes,
    const uint8_t *g1_lagrange_bytes,
    uint64_t num_g1_lagrange_bytes,
    const uint8_t *g2_monomial_bytes,
    uint64_t num_g2_monomial_bytes,
    uint64_t precompute
);

C_KZG_RET load_trusted_setup_file(KZGSettings *out, FILE *in, uint64_t precompute);

void free_trusted_setup(KZGSettings *s);

#ifdef __cplusplus
}
#endif

#endif
