/* c-kzg's interface: a blob is committed to, proved, cut into cells and recovered. The argument is a trusted setup's text. */
#include "check.h"
#include <ckzg.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    KZGSettings settings, unloaded;
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    CHECK(file != NULL);
    CHECK(load_trusted_setup_file(&settings, file, 3) == C_KZG_OK);
    CHECK(settings.wbits == 3);
    /* At the end of the file there is no setup, and what was not loaded may be freed. */
    CHECK(load_trusted_setup_file(&unloaded, file, 0) == C_KZG_BADARGS);
    free_trusted_setup(&unloaded);
    rewind(file);
    CHECK(load_trusted_setup_file(&unloaded, file, 16) == C_KZG_BADARGS);
    free_trusted_setup(&unloaded);
    /* Blanks may follow the points, as long as there are fewer than 2^21 characters. */
    static const struct { long length; C_KZG_RET answer; } files[] = {
        {(1 << 21) - 1, C_KZG_OK}, {1 << 21, C_KZG_BADARGS},
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        FILE *longer = tmpfile();
        CHECK(longer != NULL);
        rewind(file);
        for (int c; (c = getc(file)) != EOF;) putc(c, longer);
        while (ftell(longer) < files[i].length) putc('\n', longer);
        rewind(longer);
        CHECK(load_trusted_setup_file(&unloaded, longer, 0) == files[i].answer);
        free_trusted_setup(&unloaded);
        fclose(longer);
    }
    fclose(file);

    Blob *blob = calloc(1, sizeof(Blob));
    Cell *cells = calloc(CELLS_PER_EXT_BLOB, sizeof(Cell)), *recovered = calloc(CELLS_PER_EXT_BLOB, sizeof(Cell));
    CHECK(blob != NULL && cells != NULL && recovered != NULL);
    for (size_t i = 0; i < BYTES_PER_BLOB; i++) blob->bytes[i] = i % 32 ? (uint8_t)(i * i >> 3) : 0;
    KZGCommitment commitment;
    KZGProof proof, proofs[CELLS_PER_EXT_BLOB], again[CELLS_PER_EXT_BLOB];
    bool ok;
    CHECK(blob_to_kzg_commitment(&commitment, blob, &settings) == C_KZG_OK);
    CHECK(compute_blob_kzg_proof(&proof, blob, &commitment, &settings) == C_KZG_OK);
    CHECK(verify_blob_kzg_proof(&ok, blob, &commitment, &proof, &settings) == C_KZG_OK && ok);
    CHECK(verify_blob_kzg_proof_batch(&ok, blob, &commitment, &proof, 1, &settings) == C_KZG_OK && ok);
    blob->bytes[31] ^= 1;
    CHECK(verify_blob_kzg_proof(&ok, blob, &commitment, &proof, &settings) == C_KZG_OK && !ok);
    blob->bytes[31] ^= 1;

    Bytes32 z = {{0}}, y;
    z.bytes[31] = 7;
    CHECK(compute_kzg_proof(&proof, &y, blob, &z, &settings) == C_KZG_OK);
    CHECK(verify_kzg_proof(&ok, &commitment, &z, &y, &proof, &settings) == C_KZG_OK && ok);
    y.bytes[31] ^= 1;
    CHECK(verify_kzg_proof(&ok, &commitment, &z, &y, &proof, &settings) == C_KZG_OK && !ok);

    CHECK(compute_cells_and_kzg_proofs(cells, proofs, blob, &settings) == C_KZG_OK);
    CHECK(compute_cells_and_kzg_proofs(NULL, NULL, blob, &settings) == C_KZG_BADARGS);
    uint64_t indices[CELLS_PER_EXT_BLOB];
    KZGCommitment commitments[CELLS_PER_EXT_BLOB];
    for (uint64_t i = 0; i < CELLS_PER_EXT_BLOB; i++) {
        indices[i] = i;
        commitments[i] = commitment;
    }
    CHECK(verify_cell_kzg_proof_batch(&ok, commitments, indices, cells, proofs, 128, &settings) == C_KZG_OK && ok);
    /* The second half gives back the first. */
    CHECK(recover_cells_and_kzg_proofs(recovered, again, indices + 64, cells + 64, 64, &settings) == C_KZG_OK);
    CHECK(memcmp(recovered, cells, sizeof(Cell) * CELLS_PER_EXT_BLOB) == 0);
    CHECK(memcmp(again, proofs, sizeof proofs) == 0);
    CHECK(recover_cells_and_kzg_proofs(recovered, NULL, indices + 65, cells + 65, 63, &settings) == C_KZG_BADARGS);
    free(blob);
    free(cells);
    free(recovered);
    free_trusted_setup(&settings);
    free_trusted_setup(&settings);
    free_trusted_setup(NULL);
    printf("blobs: ok\n");
    return 0;
}
