/*
 * Many signatures of strangers in one equation, each multiplied by a number that nobody could foresee; and the same
 * with one of them forged.
 *
 *   cc -Iinclude examples/batch.c $(pkg-config --cflags --libs --static blst) -o batch && ./batch
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blst.h"

enum { COUNT = 20 };

static const char TAG[] = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

struct item {
    byte message[32];
    blst_p2_affine pk;
    blst_p1_affine sig;
};

static int verify_all(const struct item *items, size_t n)
{
    blst_pairing *context = malloc(blst_pairing_sizeof());
    int valid = context != NULL;
    size_t i;

    if (!valid)
        return 0;
    blst_pairing_init(context, 1, (const byte *)TAG, sizeof TAG - 1);
    for (i = 0; i < n && valid; i++) {
        byte random[8] = {1, 7, 3, 9, 2, 8, 5, 4}; /* a program takes these from a random generator, for each */

        random[1] = (byte)(i + 1);
        valid = blst_pairing_chk_n_mul_n_aggr_pk_in_g2(context, &items[i].pk, 1, &items[i].sig, 1, random, 64,
                                                       items[i].message, sizeof items[i].message, NULL, 0)
                == BLST_SUCCESS;
    }
    blst_pairing_commit(context);
    valid = valid && blst_pairing_finalverify(context, NULL);
    free(context);
    return valid;
}

int main(void)
{
    static struct item items[COUNT];
    int all, but_one;
    size_t i;

    for (i = 0; i < COUNT; i++) {
        byte material[32] = {42};
        blst_scalar sk;
        blst_p1 hash, sig;
        blst_p2 pk;

        material[1] = (byte)i;
        blst_sha256(items[i].message, material, sizeof material);
        blst_keygen(&sk, material, sizeof material, NULL, 0);
        blst_sk_to_pk_in_g2(&pk, &sk);
        blst_p2_to_affine(&items[i].pk, &pk);
        blst_hash_to_g1(&hash, items[i].message, sizeof items[i].message, (const byte *)TAG, sizeof TAG - 1, NULL, 0);
        blst_sign_pk_in_g2(&sig, &hash, &sk);
        blst_p1_to_affine(&items[i].sig, &sig);
    }
    all = verify_all(items, COUNT);
    items[7].sig = items[8].sig;
    but_one = verify_all(items, COUNT);
    printf("all %d, with one forged %d\n", all, but_one);
    return !(all && !but_one);
}
