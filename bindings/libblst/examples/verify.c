/*
 * Makes a key, signs a message, verifies the signature as a stranger would, and sees a forged one refused.
 *
 *   cc -Iinclude examples/verify.c $(pkg-config --cflags --libs --static blst) -o verify && ./verify
 */
#include <stdio.h>
#include <string.h>

#include "blst.h"

static const char TAG[] = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_";

/* Decodes what came over a wire, and says whether the signature is the key's of the message. */
static BLST_ERROR verify(const byte key[48], const byte signature[96], const char *message)
{
    blst_p1_affine pk;
    blst_p2_affine sig;
    BLST_ERROR error = blst_p1_uncompress(&pk, key);

    if (error == BLST_SUCCESS)
        error = blst_p2_uncompress(&sig, signature);
    if (error != BLST_SUCCESS)
        return error;
    /* Both are asked for their group. */
    return blst_core_verify_pk_in_g1(&pk, &sig, 1, (const byte *)message, strlen(message),
                                     (const byte *)TAG, sizeof TAG - 1, NULL, 0);
}

int main(void)
{
    byte material[32], key[48], signature[96];
    const char *message = "the quick brown fox";
    blst_scalar sk;
    blst_p1 pk;
    blst_p2 hash, sig;
    BLST_ERROR good, forged, damaged;
    size_t i;

    for (i = 0; i < sizeof material; i++)
        material[i] = (byte)i; /* a program takes these from a random generator */
    blst_keygen(&sk, material, sizeof material, NULL, 0);
    blst_sk_to_pk_in_g1(&pk, &sk);
    blst_p1_compress(key, &pk);
    blst_hash_to_g2(&hash, (const byte *)message, strlen(message), (const byte *)TAG, sizeof TAG - 1, NULL, 0);
    blst_sign_pk_in_g1(&sig, &hash, &sk);
    blst_p2_compress(signature, &sig);

    good = verify(key, signature, message);
    forged = verify(key, signature, "the quick brown cat");
    signature[0] ^= 0x20; /* the other root: the negative signature */
    damaged = verify(key, signature, message);
    printf("signature %d, of another message %d, negated %d\n", good, forged, damaged);
    return !(good == BLST_SUCCESS && forged == BLST_VERIFY_FAIL && damaged == BLST_VERIFY_FAIL);
}
