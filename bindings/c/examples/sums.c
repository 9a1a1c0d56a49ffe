/* Sums of points on both curves, and Ethereum's contracts on BN254. */
#include "check.h"

static const char G1[] = "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb"
                         "08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1";
static const char G2[] = "13e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e"
                         "024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8"
                         "0606c4a02ea734cc32acd2b02bc28b99cb3e287e85a763af267492ab572e99ab3f370d275cec1da1aaa9075ff05f79be"
                         "0ce5d527727d6e118cc9cdc6da2e351aadfd9baa8cbdd3a76d429a695160d12c923ac9cc3baca289e193548608b82801";
/* The order of BLS12-381's groups, and of BN254's. */
static const char R_BLS[] = "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";
static const char R_BN[] = "30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001";

typedef montane_status sum_function(const uint8_t *, size_t, const uint8_t *, size_t, uint8_t *, size_t);

/* A number less a small one, both most significant first. */
static void subtract(uint8_t number[32], unsigned small) {
    for (int i = 31; small && i >= 0; i--) {
        unsigned less = small & 0xff;
        small = (small >> 8) + (number[i] < less);
        number[i] = (uint8_t)(number[i] - less);
    }
}

/* Three times the base, less twice it, is the base; with the group order in place of a number, an error; and lengths. */
static int identities(sum_function *sum, const uint8_t *base, size_t len, const char *order) {
    uint8_t bases[3 * 192], scalars[96] = {0}, out[192], before[192];
    for (int i = 0; i < 3; i++) memcpy(bases + (size_t)i * len, base, len);
    scalars[31] = 3;
    hex(scalars + 32, order);
    CHECK(sum(bases, 2 * len, scalars, 64, out, len) == MONTANE_MALFORMED);
    subtract(scalars + 32, 2);
    CHECK(sum(bases, 2 * len, scalars, 64, out, len) == MONTANE_OK);
    CHECK(memcmp(out, base, len) == 0);
    /* 1 + 3 - 4: infinity, as that of no base, of which nothing is read. */
    subtract(scalars + 32, 2);
    scalars[95] = 1;
    CHECK(sum(bases, 3 * len, scalars, 96, out, len) == MONTANE_OK);
    CHECK(sum(NULL, 0, NULL, 0, before, len) == MONTANE_OK);
    CHECK(memcmp(out, before, len) == 0);
    CHECK(memcmp(out, base, len) != 0);
    /* Infinity counts as nothing: 1 - 4 and 3 more. */
    memcpy(bases, out, len);
    CHECK(sum(bases, 3 * len, scalars, 96, out, len) == MONTANE_OK);
    scalars[31] = 0;
    memcpy(bases, base, len);
    CHECK(sum(bases, 3 * len, scalars, 96, before, len) == MONTANE_OK);
    CHECK(memcmp(out, before, len) == 0);
    CHECK(sum(base, len, scalars, 0, out, len) == MONTANE_LENGTH);
    CHECK(sum(bases, 3 * len - 1, scalars, 96, out, len) == MONTANE_LENGTH);
    CHECK(sum(bases, 3 * len, scalars, 95, out, len) == MONTANE_LENGTH);
    CHECK(sum(bases, 3 * len, scalars, 64, out, len) == MONTANE_LENGTH);
    CHECK(sum(bases, 3 * len, scalars, 96, out, len - 1) == MONTANE_LENGTH);
    CHECK(sum(NULL, 3 * len, scalars, 96, out, len) == MONTANE_NULL);
    CHECK(sum(bases, 3 * len, NULL, 96, out, len) == MONTANE_NULL);
    CHECK(sum(bases, 3 * len, scalars, 96, NULL, len) == MONTANE_NULL);
    /* Off the curve. */
    bases[len - 1] ^= 1;
    bases[2 * len - 1] ^= 1;
    CHECK(sum(bases, 3 * len, scalars, 96, out, len) == MONTANE_MALFORMED);
    return 0;
}

int main(void) {
    uint8_t point[192], scalar[32] = {0}, out[192];
    hex(point, G1);
    if (identities(montane_bls12_381_g1_sum, point, 96, R_BLS)) return 1;
    /* (0, 2) is on the curve and has order 3. */
    memset(point, 0, 96);
    point[95] = 2;
    CHECK(montane_bls12_381_g1_sum(point, 96, scalar, 32, out, 96) == MONTANE_MALFORMED);
    hex(point, G2);
    if (identities(montane_bls12_381_g2_sum, point, 192, R_BLS)) return 1;

    /* (1, 2) generates BN254's G1; five times it by the contract and by a sum. */
    uint8_t input[192] = {0}, product[64], sum[64];
    input[31] = 1;
    input[63] = 2;
    if (identities(montane_bn254_g1_sum, input, 64, R_BN)) return 1;
    input[95] = scalar[31] = 5;
    CHECK(montane_bn254_g1_mul(input, 96, product, 64) == MONTANE_OK);
    CHECK(montane_bn254_g1_sum(input, 64, scalar, 32, sum, 64) == MONTANE_OK);
    CHECK(memcmp(sum, product, 64) == 0);
    /* Four times it, and once; over the input. */
    input[95] = 4;
    CHECK(montane_bn254_g1_mul(input, 96, input + 64, 64) == MONTANE_OK);
    CHECK(montane_bn254_g1_add(input, 128, input, 64) == MONTANE_OK);
    CHECK(memcmp(input, product, 64) == 0);
    CHECK(montane_bn254_g1_add(input, 128, input, 63) == MONTANE_LENGTH);
    CHECK(montane_bn254_g1_mul(input, 96, NULL, 64) == MONTANE_NULL);
    CHECK(montane_bn254_g1_mul(NULL, 96, out, 64) == MONTANE_NULL);
    input[0] = 0xff;
    CHECK(montane_bn254_g1_add(input, 128, out, 64) == MONTANE_MALFORMED);
    CHECK(montane_bn254_g1_mul(input, 96, out, 64) == MONTANE_MALFORMED);

    /* EIP-197: e(G1, G2) is not one, e(infinity, G2) is; c1 comes first. */
    static const char BN_G2[] = "198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2"
                                "1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed"
                                "090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b"
                                "12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa";
    hex(point, BN_G2);
    if (identities(montane_bn254_g2_sum, point, 128, R_BN)) return 1;
    memset(input, 0, 64);
    memcpy(input + 64, point, 128);
    CHECK(montane_bn254_pairing_check(input, 192) == MONTANE_OK);
    CHECK(montane_bn254_pairing_check(NULL, 0) == MONTANE_OK);
    input[31] = 1;
    input[63] = 2;
    CHECK(montane_bn254_pairing_check(input, 192) == MONTANE_REFUSED);
    CHECK(montane_bn254_pairing_check(input, 191) == MONTANE_LENGTH);
    CHECK(montane_bn254_pairing_check(NULL, 192) == MONTANE_NULL);
    input[63] = 3;
    CHECK(montane_bn254_pairing_check(input, 192) == MONTANE_MALFORMED);
    printf("sums: ok\n");
    return 0;
}
